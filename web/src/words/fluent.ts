/** A room's words in one language: Project Fluent's messages, with the functions that they call. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import type { Said } from "../types/generated";
import type { Arg } from "../types/words";

/** For whom something is told. */
export interface Eyes {
  /** The reader's seat, who is called "you". */
  me: number | null;
  /** The names of all seats. */
  names: readonly string[];
  /** What the table calls by a name of its own, by the key of that name. */
  own: ReadonlyMap<string, string>;
}

export const NOBODY: Eyes = { me: null, names: [], own: new Map() };

export type Args = Readonly<Record<string, Arg>>;

/** A piece of a sentence: text, somebody at the table, or a thing that has a name. */
export type Part =
  | { is: "text"; text: string }
  | { is: "seat"; seat: number; text: string }
  | { is: "thing"; kind: string; id: string; text: string };

// Names stand in a sentence between these marks, with what they name, so that they can be found in the whole.
const OPEN = "\uE000";
const NAMED = "\uE001";
const CLOSE = "\uE002";
const marked = (what: string, name: string): string => OPEN + what + NAMED + name + CLOSE;
const MARK = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");

/** A sentence without its marks. */
export const plain = (sentence: string): string => sentence.replace(MARK, "$2");

/** A sentence in its pieces. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const text = (upto: number): void => {
    if (upto > from) parts.push({ is: "text", text: sentence.slice(from, upto) });
  };
  for (const match of sentence.matchAll(MARK)) {
    const [whole, what = "", name = ""] = match;
    text(match.index);
    from = match.index + whole.length;
    const [kind = "", id = ""] = what.split(":");
    parts.push(kind === "seat" ? { is: "seat", seat: Number(id), text: name } : { is: "thing", kind, id, text: name });
  }
  text(sentence.length);
  return parts;
}

/** A list on its way through a message to the function that tells it. */
class Several extends FluentType<readonly unknown[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

const isSaid = (value: object): value is Said => "key" in value;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const number = (value: unknown): number => (value instanceof FluentNumber ? value.value : Number(value));
const style = (named: Record<string, unknown>): string => String(named.style ?? "and");
const form = (named: Record<string, unknown>): string => String(named.form ?? "");

function capital(words: string): string {
  const at = words.startsWith(OPEN) ? words.indexOf(NAMED) + 1 : 0;
  return words.slice(0, at) + words.charAt(at).toLocaleUpperCase() + words.slice(at + 1);
}

/** How the name of a file ends that names things. */
export const NAMES = ".names";

export class Words {
  private readonly bundle: FluentBundle;
  private readonly eyes: () => Eyes;

  /** `files` are the texts of the catalogue's files by their names, in order: what a later one says otherwise counts. */
  constructor(
    locale: string,
    files: ReadonlyMap<string, string>,
    eyes: () => Eyes = () => NOBODY,
    transform: (text: string) => string = (text) => text,
  ) {
    this.eyes = eyes;
    const functions: Record<string, FluentFunction> = {
      SEAT: ([seat]: unknown[], named: Record<string, unknown>) => this.seat(seat, form(named)),
      ME: ([seat]: unknown[]) => (this.isMe(seat) ? "you" : "other"),
      LIST: ([several]: unknown[], named: Record<string, unknown>) =>
        this.joined(several instanceof Several ? several.value.map((each) => this.inside(each)) : [], style(named)),
      SIGN: ([amount]: unknown[]) => (number(amount) < 0 ? "minus" : "plus"),
      ABS: ([amount]: unknown[]) => new FluentNumber(Math.abs(number(amount))),
      CAP: ([what]: unknown[]) => capital(this.inside(what)),
    };
    for (const [name, source] of files) {
      if (!name.endsWith(NAMES)) continue;
      for (const [, kind = ""] of source.matchAll(/^([a-z_]+)-\S+ =/gm))
        functions[kind.toUpperCase()] ??= this.namer(kind);
    }
    this.bundle = new FluentBundle(locale, { functions, useIsolating: false, transform });
    for (const source of files.values()) this.bundle.addResource(resource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A message with its arguments, names marked; `card-brewing.text` is the form `text` of `card-brewing`. */
  marked(key: string, args: object = {}): string {
    const own = this.eyes().own.get(key);
    if (own !== undefined) return own;
    const pattern = this.pattern(key);
    const errors: Error[] = [];
    const told = pattern === null ? key : this.bundle.formatPattern(pattern, this.variables(args), errors);
    // biome-ignore lint/suspicious/noConsole: a gap in a catalogue must not take the table away, and tests look here
    if (pattern === null || errors.length) console.error(`untold: ${key}`, args, ...errors);
    return told;
  }

  said(said: Said): string {
    return this.marked(said.key.slice(said.key.lastIndexOf("/") + 1), said);
  }

  /** Several things as a list of the language. */
  list(items: readonly string[], how = "and"): string {
    return plain(this.joined(items, how));
  }

  private pattern(key: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private variables(args: object): Record<string, FluentVariable> {
    const known: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args) as [string, unknown][]) {
      if (value === null || value === undefined) continue;
      if (typeof value === "object" && !isList(value) && !isSaid(value)) {
        for (const [part, figure] of Object.entries(value) as [string, unknown][])
          if (figure !== null) known[`${name}_${part}`] = this.variable(figure);
      } else known[name] = this.variable(value);
    }
    return known;
  }

  private variable(value: unknown): FluentVariable {
    if (isList(value)) return new Several(value);
    if (typeof value === "number") return value;
    if (typeof value === "object" && value !== null) return isSaid(value) ? this.said(value) : new Several([value]);
    return String(value);
  }

  /** An argument inside a sentence, as text. */
  private inside(value: unknown): string {
    const told = value instanceof FluentType ? value : this.variable(value);
    return typeof told === "number" ? new FluentNumber(told).toString() : String(told);
  }

  private isMe(seat: unknown): boolean {
    const me = this.eyes().me;
    return seat instanceof Several ? seat.value.includes(me) : number(seat) === me;
  }

  private seat(which: unknown, as: string): string {
    if (which instanceof Several)
      return this.joined(
        which.value.map((each) => this.seat(each, as)),
        "and",
      );
    const seat = number(which);
    const { me, names } = this.eyes();
    const key = (message: string): string => (as ? `${message}.${as}` : message);
    const name = names[seat];
    if (seat === me) return marked(`seat:${seat}`, this.marked(key("seat-you")));
    if (name !== undefined) return marked(`seat:${seat}`, this.marked(key("seat-named"), { name }));
    return marked(`seat:${seat}`, this.marked(key("seat-numbered"), { number: seat + 1 }));
  }

  private namer(kind: string): FluentFunction {
    const name = (thing: unknown, as: string): string => {
      const id = thing instanceof FluentNumber ? String(thing.value) : String(thing);
      return marked(`${kind}:${id}`, plain(this.marked(`${kind}-${id}${as ? `.${as}` : ""}`)));
    };
    return ([thing], named) =>
      thing instanceof Several
        ? this.joined(
            thing.value.map((each) => name(each, form(named))),
            style(named),
          )
        : name(thing, form(named));
  }

  private joined(items: readonly string[], how: string): string {
    return items.reduce((before, next, i) => {
      if (i === 0) return next;
      const between = (how === "and" || how === "or") && i < items.length - 1 ? "comma" : how;
      return this.marked(`list-${between}`, { before, next });
    }, "");
  }
}

const parsed = new Map<string, FluentResource>();
/** A file's messages, read once for all rooms that have it. */
function resource(source: string): FluentResource {
  const known = parsed.get(source) ?? new FluentResource(source);
  parsed.set(source, known);
  return known;
}
