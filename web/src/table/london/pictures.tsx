/** How the rules picture London: cities, hands, boards and maps, with the cards of the table. */
import type { JSX } from "preact";
import type { LondonSeat } from "../../types/generated";
import { say } from "../../words/language";
import type { Frame, Part, Pictures, SceneProps } from "../pictures";
import { CardBack } from "./card/back";
import { BoroughChip, BoroughFace } from "./card/borough";
import { boroughWords } from "./card/boroughwords";
import { CardFace } from "./card/face";
import { Peek } from "./card/small";
import { cardWords } from "./card/words";
import { boroughOf, cityOf, onMap } from "./catalog";
import { modelOf } from "./model";
import { Plan } from "./parts/plan";
import { type London, type TableView, useTable } from "./wire";

/** A card with its words for those who do not see it; glowing if the step used it. */
function Shown({ id, used, children }: { id: string; used: boolean; children: JSX.Element }): JSX.Element {
  const { catalog, control } = useTable();
  const card = cityOf(catalog, id);
  return (
    <button type="button" class={`face pic-card ${used ? "used" : ""}`} onClick={() => control.look(id)}>
      <span class="vh">{card ? cardWords(card) : catalog.name(id)}</span>
      {children}
      {used && <span class="used-tag">{say("rules-used")}</span>}
    </button>
  );
}

function Card({ id, frame }: { id: string; frame: Frame<TableView> }): JSX.Element | null {
  const card = cityOf(useTable().catalog, id);
  return card ? (
    <Shown id={id} used={frame.used.includes(id)}>
      <CardFace card={card} size="stack-s" />
    </Shown>
  ) : null;
}

function City({ side, frame }: { side: LondonSeat; frame: Frame<TableView> }): JSX.Element {
  const { catalog } = useTable();
  if (!side.stacks.length) return <p class="muted it">{say("scene-empty")}</p>;
  return (
    <div class="pic-row">
      {side.stacks.map(({ cards, top, up, coins }, i) => {
        const card = top ? cityOf(catalog, top) : null;
        return (
          <span key={i} class="pic-stack">
            {cards.slice(0, -1).map((id, j) => (
              <Peek key={j} card={id ? cityOf(catalog, id) : null} down={false} />
            ))}
            {card && (
              <Shown id={card.id} used={frame.used.includes(card.id)}>
                {up ? <CardFace card={card} size="stack-s" coins={coins} /> : <CardBack own={card} />}
              </Shown>
            )}
          </span>
        );
      })}
    </div>
  );
}

function Board({ frame }: { frame: Frame<TableView> }): JSX.Element {
  const { top, bottom } = frame.view.board;
  return (
    <div class="pic-board">
      {[top, bottom].map((row, r) => (
        <div key={r} class="pic-row">
          {row.map((id, i) =>
            id ? <Card key={i} id={id} frame={frame} /> : <span key={i} class="slot" aria-hidden="true" />,
          )}
        </div>
      ))}
    </div>
  );
}

function Boroughs({ ids, lie }: { ids: readonly string[]; lie: boolean }): JSX.Element {
  const { catalog, control } = useTable();
  // Of those that are held only the last is on top: of the others their edge is seen.
  const faces = lie ? ids : ids.slice(-1);
  return (
    <div class="pic-row boroughs">
      {!lie &&
        ids.slice(0, -1).map((id) => {
          const b = boroughOf(catalog, id) ?? onMap(catalog, id);
          return b ? <BoroughChip key={id} b={b} top={false} /> : null;
        })}
      {faces.map((id) => {
        const b = boroughOf(catalog, id);
        return b ? (
          <button key={id} type="button" class="face pic-borough" onClick={() => control.look(id)}>
            <span class="vh">{boroughWords(b)}</span>
            <BoroughFace b={b} />
          </button>
        ) : null;
      })}
    </div>
  );
}

function CityMap(): JSX.Element | null {
  const model = modelOf(useTable().session);
  return model && <Plan model={model} large={false} />;
}

function Scene({ part, frame, example }: SceneProps<London>): JSX.Element | null {
  const { view } = frame;
  const side = view.seats[example.seat];
  const name = example.names[example.seat] ?? "";
  if (!side) return null;
  const [title, drawn] =
    part === "city"
      ? [say("scene-city", { name }), <City key="city" side={side} frame={frame} />]
      : part === "hand"
        ? [say("scene-hand", { name }), (side.hand ?? []).map((id, i) => <Card key={i} id={id} frame={frame} />)]
        : part === "board"
          ? [say("scene-board", { game: view.game }), <Board key="board" frame={frame} />]
          : part === "market"
            ? [say("scene-market"), <Boroughs key="market" ids={view.market ?? []} lie />]
            : part === "boroughs"
              ? [say("scene-boroughs", { name }), <Boroughs key="boroughs" ids={side.boroughs} lie={false} />]
              : ["", <CityMap key="map" />];
  return (
    <div class={`scene scene-${part}`}>
      {title && <h3 class="cap">{title}</h3>}
      {part === "hand" ? <div class="pic-row">{drawn}</div> : drawn}
    </div>
  );
}

const COUNTED: Readonly<Record<string, (seat: LondonSeat) => number>> = {
  money: (seat) => seat.money,
  prestige: (seat) => seat.prestige,
  poverty: (seat) => seat.poverty,
  loans: (seat) => seat.loans,
  hand: (seat) => seat.hand_size,
  boroughs: (seat) => seat.boroughs.length,
};

const CITY: readonly Part[] = [
  [".c-band", "left"],
  [".c-cost", "left"],
  [".c-set", "right"],
  [".c-run .pay", "left"],
  [".c-run > .tok:last-child", "right"],
  [".c-foot .fl", "left"],
  [".c-foot .tok", "right"],
];
const BOROUGH: readonly Part[] = [
  [".b-name-t", "left"],
  [".b-side .ic:last-child", "left"],
  [".b-name .tok", "right"],
  [".b-gain", "right"],
  [".b-abl", "right"],
];
const ON_MAP: readonly Part[] = [
  [".b-name-t", "left"],
  [".b-side .ic:last-child", "left"],
  [".b-name .tok", "right"],
  [".cardn", "left"],
  [".b-gain .tok", "right"],
];

export const pictures: Pictures<London> = {
  examples: (game) =>
    (game === "london-1e" ? import("./examples/london-1e.json") : import("./examples/london-2e.json")).then(
      (m) => m.default as unknown as Awaited<ReturnType<Pictures<London>["examples"]>>,
    ),
  Scene,
  parts: (row) => (row.type === "city" ? CITY : "prestige" in row ? BOROUGH : ON_MAP),
  figure: (name, view, seat) => {
    const side = view.seats[seat];
    return (side && COUNTED[name]?.(side)) ?? 0;
  },
};
