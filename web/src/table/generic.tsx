/** A table for any game: its state in clear words, its decisions as a list. */
import type { JSX } from "preact";
import type { Shapes } from "../state/wire";
import type { OptionRow, ViewHead } from "../types/generated";
import { Mark } from "../ui/glyph";
import { LargePlain, PlainFace } from "../ui/plain";
import { said } from "../ui/said";
import { say, tell } from "../words/language";
import { ChoiceList } from "./choices";
import { nameOf, useTable } from "./context";
import { Frame } from "./frame";
import type { Kit } from "./kit";
import { SubLine } from "./subline";

/** Whatever a view may hold besides its head. */
interface Any extends Shapes {
  view: ViewHead & Record<string, unknown>;
  option: OptionRow & { card?: string };
}

const HEAD = new Set(["game", "players", "options", "ply", "you", "turn", "over", "asked", "sealed", "seats", "turns"]);

function Value({ value }: { value: unknown }): JSX.Element {
  const { catalog, control } = useTable();
  if (typeof value === "string" && catalog.byId.has(value)) {
    return (
      <button type="button" class="cn town" onClick={() => control.look(value)}>
        {catalog.name(value)}
      </button>
    );
  }
  if (Array.isArray(value)) {
    if (!value.length) return <span class="muted">{say("generic-none")}</span>;
    if (value.every((v) => typeof v !== "object" || v === null)) {
      return (
        <span class="flow">
          {value.map((v, i) => (
            <Value key={i} value={v} />
          ))}
        </span>
      );
    }
    return (
      <ol class="rows-g">
        {value.map((v, i) => (
          <li key={i}>
            <Value value={v} />
          </li>
        ))}
      </ol>
    );
  }
  if (value !== null && typeof value === "object") {
    return (
      <dl class="facts">
        {Object.entries(value as Record<string, unknown>).map(([key, inner]) => (
          <div key={key}>
            <dt>{catalog.byId.has(key) ? catalog.name(key) : key.replace(/_/g, " ")}</dt>
            <dd>
              <Value value={inner} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (value === null) return <span class="muted">{say("generic-hidden")}</span>;
  return <span class="val">{said(value)}</span>;
}

export function GenericTable(): JSX.Element | null {
  const { session } = useTable<Any>();
  const s = session.state.value;
  if (!s) return null;
  const shared = Object.entries(s.view).filter(([key]) => !HEAD.has(key));
  const seats = (Array.isArray(s.view.seats) ? s.view.seats : []) as Record<string, unknown>[];
  return (
    <Frame cls="generic" main="g-main" tickets={[]} sub={<SubLine />} opponents={[]}>
      <section class="sheet laid g-ask" aria-label={say("generic-choose")}>
        <h2 class="cap">{say("generic-choose")}</h2>
        <ChoiceList />
      </section>
      <section class="sheet laid g-state" aria-label={say("generic-table")}>
        <h2 class="cap">{say("generic-table")}</h2>
        <dl class="facts">
          {shared.map(([key, value]) => (
            <div key={key}>
              <dt>{key.replace(/_/g, " ")}</dt>
              <dd>
                <Value value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <div class="g-seats">
          {seats.map((seat, i) => (
            <section key={i} class={`g-seat ${s.view.turn === i ? "at-turn" : ""}`}>
              <h3>
                <Mark seat={i} />
                {nameOf(session, i)}
              </h3>
              <Value value={Object.fromEntries(Object.entries(seat).filter(([key]) => key !== "seat"))} />
            </section>
          ))}
        </div>
      </section>
    </Frame>
  );
}

export const kit: Kit<Any> = {
  Table: GenericTable,
  path: () => null,
  icon: (row) => (row.done ? "check" : "arrow"),
  look: (row) => row.card ?? null,
  cards: {
    Face: PlainFace,
    Large: LargePlain,
    words: (row) => tell(row.name),
    wide: () => false,
    types: [],
    type: (type) => type.replace(/_/g, " "),
    figures: ["cost", "text"],
    fields: () => [],
    sieves: [],
  },
  sheet: { line: () => undefined, total: () => say("sheet-total"), ending: () => null },
  keys: [],
  signs: [],
  about: [],
  rule: () => "turn",
};
