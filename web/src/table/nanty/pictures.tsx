/** How the rules picture Nanty Narking: the map with its pieces, and the card in play. */
import type { JSX } from "preact";
import type { NantyView } from "../../types/generated";
import { say } from "../../words/language";
import type { Pictures, SceneProps } from "../pictures";
import { ActionFace, actionWords } from "./card/action";
import { actionCard } from "./catalog";
import { Plan } from "./map/plan";
import { controlled, modelOf } from "./model";
import { type Nanty, useTable } from "./wire";

const nothing = (): void => undefined;

function AreaMap(): JSX.Element | null {
  const model = modelOf(useTable().session);
  return model && <Plan model={model} hot={null} onPick={nothing} onTake={nothing} />;
}

/** The card that is being carried out, with the sign that comes next lit; else those that were played last. */
function Played({ frame, example }: Pick<SceneProps<Nanty>, "frame" | "example">): JSX.Element | null {
  const { catalog, control } = useTable();
  const now = frame.view.acting.at(-1);
  const until = example.frames.slice(0, example.frames.indexOf(frame) + 1);
  const played = until.findLast(({ used }) => used.length)?.used ?? [];
  const cards = (now ? [now.card] : played).flatMap((id) => actionCard(catalog, id) ?? []);
  if (!cards.length) return null;
  return (
    <div class="scene scene-card">
      <h3 class="cap">{say("scene-card")}</h3>
      <div class="pic-row">
        {cards.map((card) => (
          <button key={card.id} type="button" class="face pic-card" onClick={() => control.look(card.id)}>
            <span class="vh">{actionWords(card)}</span>
            <ActionFace card={card} {...(now ? { at: now.symbol } : {})} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Scene({ part, frame, example }: SceneProps<Nanty>): JSX.Element | null {
  if (part === "card") return <Played frame={frame} example={example} />;
  return (
    <div class="scene scene-map nn">
      <AreaMap />
    </div>
  );
}

const COUNTED: Readonly<Record<string, (view: NantyView, seat: number) => number>> = {
  money: (view, seat) => view.seats[seat]?.money ?? 0,
  hand: (view, seat) => view.seats[seat]?.hand_size ?? 0,
  agents: (view, seat) => view.areas.reduce((sum, area) => sum + (area.agents[seat] ?? 0), 0),
  buildings: (view, seat) => view.areas.filter((area) => area.building === seat).length,
  control: controlled,
  trouble: (view) => view.trouble,
};

export const pictures: Pictures<Nanty> = {
  examples: () =>
    import("./examples/nanty-narking.json").then(
      (m) => m.default as unknown as Awaited<ReturnType<Pictures<Nanty>["examples"]>>,
    ),
  Scene,
  parts: () => [
    [".a-band", "left"],
    [".a-col", "left"],
    [".a-tx", "right"],
  ],
  figure: (name, view, seat) => COUNTED[name]?.(view, seat) ?? 0,
  shared: ["trouble"],
};
