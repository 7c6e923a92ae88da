/** At the bottom of a phone: the hand, the powers, the aims. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { NantyOption } from "../../../types/generated";
import type { Model } from "../model";
import { Powers } from "../parts/powers";
import { Race } from "../parts/race";
import { Secret } from "../parts/secret";
import { RACE } from "../places";
import { OrderButton } from "../windows/orders";
import { useTable } from "../wire";
import { say } from "../words";
import { HeldCard, PhoneCard, PhoneHand } from "./hand";

type Tab = "hand" | "powers" | "race" | "card";

/** Hand, powers, who could win, the card in play. */
export function Sheet({ model }: { model: Model }): JSX.Element {
  const { control } = useTable();
  const held = control.held.value;
  const { side } = model;
  const handed = model.marks.hand.size > 0;
  // Who comes to the table sees first who they are, unless a card is asked for.
  const [tab, setTab] = useState<Tab>(handed || !side.personality ? "hand" : "powers");
  const ready = model.marks.power.size + model.marks.ability.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move that asks for a card the hand comes up anew
  useEffect(() => {
    if (handed) setTab("hand");
  }, [handed, model.view.ply]);
  const options = (...rows: Iterable<NantyOption>[]): number[] =>
    rows.flatMap((of) => [...of].map((row) => row.option));
  const { hand, power, ability } = model.marks;
  const tabs: [Tab, string, number | null, (string | number)[]][] = [
    ["hand", say("hand"), side.hand_size, ["hand", ...options(...hand.values())]],
    [
      "powers",
      say("powers"),
      side.cards.length + (side.secret?.length ?? 0) + (side.revealed?.length ?? 0),
      ["secret", "powers", ...options(power.values(), ability.values())],
    ],
    ["race", say("race"), null, RACE],
    ["card", say("in-play"), null, ["pile"]],
  ];
  return (
    <section class="ph-sheet laid" aria-label={say("hand")}>
      {held?.card && <HeldCard row={held} aside={model.asides.get(held.card)} />}
      <div class="ptabs" role="tablist">
        {tabs.map(([id, label, n, holds]) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            data-holds={holds.join(" ")}
            class={`tab ${tab === id ? "on" : ""} ${id === "powers" && ready ? "ready" : ""}`}
            onClick={() => setTab(id)}
          >
            {label} {n !== null && <i>{n}</i>}
          </button>
        ))}
      </div>
      <div class="pbody" role="tabpanel">
        {tab === "hand" && <PhoneHand model={model} />}
        {tab === "powers" && (
          <>
            <Secret model={model} />
            <Powers model={model} />
            <OrderButton model={model} />
          </>
        )}
        {tab === "race" && <Race model={model} />}
        {tab === "card" && <PhoneCard model={model} />}
      </div>
    </section>
  );
}
