/** What a London table shows, worked out from the view. */
import type { Catalog } from "../../state/catalog";
import type { Session } from "../../state/session";
import type { CityCard, FirstView, ForecastRow, LondonOption, LondonSeat, LondonUnavailable, LondonView, SecondView } from "../../types/generated";
import type { Prefs } from "../../state/prefs";
import { landing, marksOf, type Marks } from "./marks";

/** What the two editions do in different ways. */
export interface Edition {
  first: boolean;
  /** The names of the four actions, in the order of their tickets. */
  actions: string[];
  develop: string;
  draw: string;
  /** The row of the board that leaves when both are full. */
  leaves: "top" | "bottom";
}

const SECOND: Edition = {
  first: false,
  actions: ["develop", "buy_land", "run_city", "draw_three"],
  develop: "develop",
  draw: "draw_three",
  leaves: "bottom",
};
const FIRST: Edition = {
  first: true,
  actions: ["play_cards", "buy_land", "run_city", "take_three"],
  develop: "play_cards",
  draw: "take_three",
  leaves: "top",
};

/** Both editions' views, as far as the same parts show them. */
export type TableView = LondonView & Partial<Pick<SecondView, "market" | "borough_deck">> & Partial<Pick<FirstView, "land" | "underground" | "underground_left">>;

export interface Model {
  view: TableView;
  edition: Edition;
  me: number | null;
  /** The side shown along the bottom: one's own, or for a bystander the seat whose turn it is. */
  side: LondonSeat;
  marks: Marks;
  why: LondonUnavailable[];
  forecast: { run: ForecastRow; score: ForecastRow } | null;
}

export function modelOf(session: Session): Model | null {
  const s = session.state.value;
  if (!s) return null;
  const view = s.view as unknown as TableView;
  const me = session.me.value;
  const side = view.seats[me ?? view.turn] ?? view.seats[0];
  if (!side) return null;
  return {
    view,
    edition: view.game === "london-1e" ? FIRST : SECOND,
    me,
    side,
    marks: marksOf(session.decision.value),
    why: s.unavailable as LondonUnavailable[],
    forecast: s.forecast as Model["forecast"],
  };
}

/** Questions that may come in between a shortcut's steps and are the player's own to answer. */
export const BETWEEN: ReadonlySet<string> = new Set(["payment", "activation_cost"]);

const COLOURS = ["brown", "blue", "pink", "grey"];

export function sorted(hand: readonly string[], catalog: Catalog, by: Prefs["sort"]): string[] {
  if (by === "dealt") return [...hand];
  const colour = (id: string): number => COLOURS.indexOf(catalog.city(id)?.colour ?? "grey");
  const cost = (id: string): number => catalog.city(id)?.cost ?? 0;
  return [...hand].sort((a, b) => {
    const first = by === "cost" ? cost(a) - cost(b) : colour(a) - colour(b);
    return first || colour(a) - colour(b) || cost(a) - cost(b) || catalog.name(a).localeCompare(catalog.name(b));
  });
}

/** The hand card that would be discarded for building this one, where there is no choice. */
export function onlyPayment(card: CityCard, hand: readonly string[], side: LondonSeat, catalog: Catalog): string | null {
  if (card.free || card.action) return null;
  const school = side.stacks.some((k) => k.up && k.top && catalog.city(k.top)?.ongoing === "school");
  const topmost = side.boroughs[side.boroughs.length - 1];
  if (school || (topmost && catalog.borough(topmost)?.ability === "paupers_pay")) return null;
  const rest = [...hand];
  rest.splice(rest.indexOf(card.id), 1);
  const same = new Set(rest.filter((id) => catalog.city(id)?.colour === card.colour));
  return same.size === 1 ? ([...same][0] ?? null) : null;
}

export interface Preview {
  /** The card that would land on the board, and where. */
  lands: { card: string; space: number; clears: boolean } | null;
  /** The hand card that would be discarded besides the one pointed at. */
  victim: string | null;
  /** Changes of stacks, loans and hand, for the forecast of a run. */
  run: { stacks: number; loans: number; hand: number; boroughs: number } | null;
}

const SHEDS = new Set(["payment", "discard", "activation_cost", "prison_discard"]);

/** What choosing this would bring, as far as the table can show it. */
export function previewOf(row: LondonOption | null, model: Model, catalog: Catalog): Preview {
  const none: Preview = { lands: null, victim: null, run: null };
  if (!row) return none;
  const hand = model.side.hand ?? [];
  const at = landing(model.view.board, model.edition.leaves);
  const loans = row.loans ?? 0;
  if (row.card && SHEDS.has(row.kind)) {
    return { lands: { card: row.card, ...at }, victim: null, run: row.kind === "payment" ? null : { stacks: 0, loans, hand: -1, boroughs: 0 } };
  }
  if (row.kind === "develop" && row.card) {
    const card = catalog.city(row.card);
    if (!card) return none;
    if (card.action) return { ...none, run: { stacks: 0, loans: 0, hand: -1, boroughs: 0 } };
    const victim = onlyPayment(card, hand, model.side, catalog);
    return {
      lands: victim ? { card: victim, ...at } : null,
      victim,
      run: { stacks: model.side.stacks.length ? 0 : 1, loans, hand: card.free ? -1 : -2, boroughs: 0 },
    };
  }
  if (row.kind === "buy" && row.borough) {
    const hand = (catalog.borough(row.borough) ?? catalog.onMap(row.borough))?.cards ?? 0;
    return { ...none, run: { stacks: 0, loans: model.edition.first ? 0 : loans, hand, boroughs: boroughChange(row.borough, model, catalog) } };
  }
  if (row.kind === "draw") return { ...none, run: { stacks: 0, loans: 0, hand: 1, boroughs: 0 } };
  if (row.loan) return { ...none, run: { stacks: 0, loans: 1, hand: 0, boroughs: 0 } };
  return none;
}

/** How a new borough changes the poverty of a run: one less in the 1st edition; in the 2nd the topmost alone acts. */
function boroughChange(id: string, model: Model, catalog: Catalog): number {
  if (model.edition.first) return -1;
  const acts = (borough: string | undefined, poverty: number): number => {
    const b = borough ? catalog.borough(borough) : undefined;
    const added = b?.run_poverty ?? 0;
    return added - Math.min(b?.run_relief ?? 0, poverty + added);
  };
  const { boroughs, poverty } = model.side;
  const left = Math.max(0, poverty - (catalog.borough(id)?.relief ?? 0));
  return acts(id, left) - acts(boroughs[boroughs.length - 1], poverty);
}

export function holders(view: TableView): Map<string, number> {
  const map = new Map<string, number>();
  for (const seat of view.seats) for (const id of seat.boroughs) map.set(id, seat.seat);
  return map;
}

/** How much of the poverty would be over the fewest at the table, hands counted. */
export function povertyOver(view: TableView, seat: number): number {
  const counts = view.seats.map((s) => s.poverty + s.hand_size);
  return (counts[seat] ?? 0) - Math.min(...counts);
}
