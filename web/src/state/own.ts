/** A player's own figures for cards, by game: what a table can be laid with in place of ours. Kept in this browser. */
import { effect, signal } from "@preact/signals";

/** `{card: {field: value}}`, as a table's option `cards` takes it. */
export type Corrections = Record<string, Record<string, unknown>>;

const KEY = "bigsmoke.figures";

function read(): Record<string, Corrections> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Corrections>;
  } catch {
    return {};
  }
}

const all = signal<Record<string, Corrections>>(read());
effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.value));
  } catch {
    // A browser that keeps nothing has them until the page is left.
  }
});

export const ownFigures = (game: string): Corrections => all.value[game] ?? {};

export function setOwnFigures(game: string, figures: Corrections): void {
  const { [game]: _before, ...others } = all.peek();
  all.value = Object.keys(figures).length ? { ...others, [game]: figures } : others;
}

/** Corrections with one more; a field may lie in another, whose other fields stay as they were: `effect.money`. */
export function corrected(before: Corrections, card: string, field: string, value: unknown): Corrections {
  const [outer = field, inner] = field.split(".");
  const fields = before[card] ?? {};
  const whole = inner ? { ...(fields[outer] as object | undefined), [inner]: value } : value;
  return { ...before, [card]: { ...fields, [outer]: whole } };
}

/** A table's options with one's own figures, where there are any. */
export function withOwn(game: string): Record<string, unknown> {
  const cards = ownFigures(game);
  return Object.keys(cards).length ? { cards } : {};
}

const toml = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(toml).join(", ")}]`
    : typeof value === "object" && value !== null
      ? `{ ${Object.entries(value)
          .map(([key, part]) => `${JSON.stringify(key)} = ${toml(part)}`)
          .join(", ")} }`
      : JSON.stringify(value);

/** The same as a file that the terminal takes: `bigsmoke play --cards`. */
export function asFile(figures: Corrections): string {
  return Object.entries(figures)
    .map(([card, fields]) =>
      [`[${card}]`, ...Object.entries(fields).map(([field, value]) => `${field} = ${toml(value)}`), ""].join("\n"),
    )
    .join("\n");
}
