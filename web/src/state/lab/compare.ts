/** Two branches side by side: the figures of a seat in each, and which of them differ. */
import type { ForecastRow, Said } from "../../types/generated";
import type { StateMessage } from "../wire";

export interface Figure {
  /** A figure of the seat's side of the table, by its name; or what the forecast calls it. */
  label: string | Said;
  a: number | null;
  b: number | null;
  differs: boolean;
}

const isRow = (value: unknown): value is ForecastRow =>
  typeof value === "object" && value !== null && typeof (value as ForecastRow).total === "number";

/** The numbers of a seat's side of the table, by name. */
function sideOf(state: StateMessage, seat: number): Record<string, number> {
  const seats = (state.view as { seats?: Record<string, unknown>[] }).seats ?? [];
  const side = Object.entries(seats[seat] ?? {});
  return Object.fromEntries(
    side.filter((row): row is [string, number] => typeof row[1] === "number" && row[0] !== "seat"),
  );
}

/** The rows that two states can be compared by, for a seat through whose eyes both are seen. */
export function figures(a: StateMessage, b: StateMessage, seat: number, known: (name: string) => boolean): Figure[] {
  const [mine, other] = [sideOf(a, seat), sideOf(b, seat)];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])].filter(known);
  const row = (label: string | Said, one: number | undefined, two: number | undefined): Figure => ({
    label,
    a: one ?? null,
    b: two ?? null,
    differs: one !== two,
  });
  const sides = names.map((name) => row(name, mine[name], other[name]));
  const [first, second] = [a.forecast ?? {}, b.forecast ?? {}] as Record<string, unknown>[];
  const totals = Object.keys({ ...first, ...second }).flatMap((name) => {
    const [one, two] = [first?.[name], second?.[name]];
    const label = isRow(one) ? one.label : isRow(two) ? two.label : null;
    return label ? [row(label, isRow(one) ? one.total : undefined, isRow(two) ? two.total : undefined)] : [];
  });
  return [...sides, ...totals];
}
