/** At the bottom of a phone: what is asked, one's goods, one's special cards. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";
import { cratesOf } from "../crates";
import { fitLine } from "../fit";
import { GOODS } from "../goods";
import { inks } from "../inks";
import { type Model, marketOf } from "../model";
import { Matrix } from "../parts/matrix";
import { Piles } from "../parts/piles";
import { Specials } from "../parts/specials";
import { ToCome } from "../parts/tocome";
import { SPECIAL } from "../places";
import { useTable } from "../wire";
import { say } from "../words";
import { Choices, Held } from "./choices";
import { PhoneOffer } from "./offer";
import type { PhoneProps } from "./table";

type Tab = "now" | "special" | "crates" | "round";

const TABS: Tab[] = ["now", "special", "crates", "round"];

/** What is asked, special cards, crates, and the cards to come, one at a time. */
export function Sheet({ model, preview, composer }: PhoneProps): JSX.Element {
  const { side, view } = model;
  const { control } = useTable();
  const [tab, setTab] = useState<Tab>("now");
  const moment = model.marks.kind ? `${view.ply} ${model.marks.kind}` : "";
  const held = side.specials_held;
  const words = TABS.map(
    (id) => [id, id === "special" && held ? say("tab-special-held", { cards: held }) : say(`tab-${id}`)] as const,
  );
  const holds = (id: Tab): (string | number)[] | null => {
    if (id === "now") return ["hand", ...model.marks.rows.map((row) => row.option)];
    return id === "special" ? SPECIAL : null;
  };
  // A new question brings its answers to the front.
  useEffect(() => {
    if (moment) setTab("now");
  }, [moment]);
  // So does a choice that is held up, from the board too.
  const up = control.held.value?.option;
  useEffect(() => {
    if (up !== undefined) setTab("now");
  }, [up]);
  return (
    <section class="ph-sheet laid" aria-label={say("tabs")}>
      <div class="ptabs">
        <div role="tablist" aria-label={say("tabs")} style={fitLine(words.map(([, label]) => label).join(""), 25)}>
          {words.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={tab === id}
              data-holds={holds(id)?.join(" ")}
              class={`tab ${tab === id ? "on" : ""}`}
              onClick={() => setTab(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <span class="pmoney" data-place={`purse-${side.seat}`}>
          <Icon name="coin" size="s" />
          <span>
            {side.money === null ? (
              say("hidden-money")
            ) : (
              <>
                £<Count value={side.money} />
              </>
            )}
          </span>
          {preview.money !== 0 && <em class="diff">{say("gain", { amount: preview.money })}</em>}
        </span>
      </div>
      <div class="ptab" role="tabpanel" aria-label={say(`tab-${tab}`)}>
        {tab === "now" && <Now model={model} preview={preview} composer={composer} />}
        {tab === "special" && <Specials model={model} />}
        {tab === "crates" && <Matrix model={model} preview={preview} />}
        {tab === "round" && (
          <>
            <ToCome model={model} />
            <Piles model={model} />
          </>
        )}
      </div>
    </section>
  );
}

function Now({ model, preview, composer }: PhoneProps): JSX.Element {
  const { marks } = model;
  if (marks.kind === "offer" || composer.sealed) return <PhoneOffer model={model} composer={composer} />;
  if (!marks.kind) {
    return (
      <>
        <Tiles model={model} />
        <Standing model={model} />
      </>
    );
  }
  return (
    <>
      {(marks.good.size > 0 || marks.swaps.length > 0) && <Tiles model={model} />}
      <Held model={model} preview={preview} />
      <Choices model={model} />
    </>
  );
}

/** Where one stands, while others think. */
function Standing({ model }: { model: Model }): JSX.Element {
  const { side, view } = model;
  return (
    <p class="pstand">
      <span>
        <Icon name="crates" size="s" /> {say("standing-crates", { crates: cratesOf(view, side.seat) })}
      </span>
      <span>
        <Icon name="bar" size="s" /> {say("standing-bars", { bars: side.bars })}
      </span>
      <span>
        <Icon name="supply" size="s" /> {say("standing-supply", { cards: side.replenishment })}
      </span>
    </p>
  );
}

/** The hand by kinds; where goods are asked for, each is a choice. */
function Tiles({ model }: { model: Model }): JSX.Element {
  const { control } = useTable();
  const { marks, side } = model;
  const held = control.held.value;
  return (
    <div class="pgts" role="group" aria-label={say("goods-of", { seat: side.seat })} data-place={`hand-${side.seat}`}>
      {GOODS.map((good) => {
        const row = marks.good.get(good);
        const pile = marketOf(model.view, good)?.pile ?? null;
        const words = row ? say("take-good", { good }) : say("good-name", { good });
        const body = (
          <>
            <Icon name={good} />
            <b>{side.hand ? (side.hand[good] ?? 0) : "?"}</b>
            <small style={fitLine(words, 10)}>{words}</small>
          </>
        );
        return row ? (
          <button
            key={good}
            type="button"
            class={`pgt is-playable ${held?.option === row.option ? "on" : ""}`}
            style={inks(good)}
            data-option={row.option}
            data-hand={good}
            onClick={() => control.take(row)}
          >
            {body}
            {pile !== null && <span class="vh">{say("pile-left", { cards: pile })}</span>}
          </button>
        ) : (
          <span key={good} class="pgt" style={inks(good)} data-hand={good}>
            {body}
          </span>
        );
      })}
    </div>
  );
}
