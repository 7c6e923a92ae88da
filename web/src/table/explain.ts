/** What anything on a table means, in the words that a screen reader hears. */
import { markOf } from "../state/prefs";
import { say, tell } from "../words/language";
import type { Table } from "./context";
import { meaningOf } from "./legend";

/** A word on something. */
export interface Explained {
  /** What it is about: the note stands beside it, never over it. */
  anchor: Element;
  title: string;
  text: string;
}

/** The drawing that a sign is, by its name in the sprite; pieces and marks of all players are one sign. */
export function signOf(element: Element): string | null {
  const drawing = element.closest("use") ?? element.closest("svg")?.querySelector(":scope > use");
  const name = drawing?.getAttribute("href")?.slice(1);
  return name ? name.replace(/^(np_pw|np_hs)[1-4]$/, "$1") : null;
}

/** What a sign means at this table. */
const signWords = (table: Table, sign: string): string | null =>
  meaningOf(table.kit, table.session.table.value?.game ?? "", sign);

/** Whose mark it is. */
function markWords(table: Table, sign: string): string | null {
  const [, mark] = /^player_([1-4])$/.exec(sign) ?? [];
  const seat = table.session.table.value?.seats.find(({ index }) => markOf(index) === Number(mark))?.index;
  return mark === undefined || seat === undefined ? null : say("help-mark", { seat });
}

type Rule = (target: Element, table: Table) => Explained | null;

const plain = (anchor: Element | null, text: string | null | undefined): Explained | null =>
  anchor && text?.trim() ? { anchor, title: "", text: text.trim() } : null;

/** A card by its name and all that is on it. */
function card(target: Element, table: Table): Explained | null {
  const anchor = target.closest("[data-look]");
  const row = table.catalog.byId.get(anchor?.getAttribute("data-look") ?? "");
  if (!anchor || !row) return null;
  const title = table.catalog.name(row.id);
  const words = table.kit.cards.words(row, table.catalog);
  const rest = words.startsWith(title) ? words.slice(title.length).replace(/^[,.:]\s*/, "") : words;
  const more = row.text && !words.includes(tell(row.text).replace(/\.$/, "")) ? tell(row.text) : "";
  const text = [rest, more].filter(Boolean).join(". ");
  return { anchor, title, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

const drawnSign: Rule = (target, table) => {
  const name = signOf(target);
  const anchor = target.closest("use") ?? target.closest("svg");
  return name ? plain(anchor, signWords(table, name) ?? markWords(table, name)) : null;
};

/** A figure means what its sign means. */
const figure: Rule = (target, table) => {
  const anchor = target.closest("[data-stat], .st, .tile");
  const drawn = anchor?.querySelector("use");
  const name = drawn && signOf(drawn);
  const title = anchor?.getAttribute("title");
  const text = name ? signWords(table, name) : null;
  return plain(anchor, [text, title].filter(Boolean).join(" "));
};

const titled: Rule = (target) => {
  const anchor = target.closest("[title]");
  return plain(anchor, anchor?.getAttribute("title"));
};

/** What is drawn and named, or a button with nothing but a drawing on it. */
const labelled: Rule = (target) => {
  const anchor = target.closest("path[aria-label], g[aria-label], svg[aria-label], button[aria-label]");
  return plain(anchor, anchor?.getAttribute("aria-label"));
};

/** What has words for those who do not see it. */
const unseen: Rule = (target) => {
  const anchor = target.closest(".moment :has(> .vh), dialog :has(> .vh)");
  // A card is told by what is on it, not by what choosing it would do: that is told elsewhere.
  if (anchor?.closest("label, form, [data-look]")) return null;
  return plain(anchor, anchor?.querySelector(":scope > .vh")?.textContent);
};

const GENERAL: readonly Rule[] = [drawnSign, card, figure, titled, labelled, unseen];

/** Where what stands on the table is named, and a word on the place is welcome besides. */
const NAMES = new Set(["BUTTON", "SPAN", "DIV"]);

const depth = (element: Element): number => {
  let steps = 0;
  for (let at: Element | null = element; at; at = at.parentElement) steps++;
  return steps;
};

/** A word on what is pointed at: on the smallest thing there that has one. */
export function explain(target: Element, table: Table): Explained | null {
  const own: Rule[] = table.kit.about.map(({ at, says }) => (pointed: Element) => {
    const anchor = pointed.closest(at);
    return anchor ? plain(anchor, says(anchor)) : null;
  });
  let best: Explained | null = null;
  for (const rule of GENERAL) {
    const found = rule(target, table);
    if (found && (!best || depth(found.anchor) > depth(best.anchor))) best = found;
  }
  const place = own.map((rule) => rule(target, table)).find((found) => found !== null);
  if (!place || !best) return place ?? best;
  if (place.anchor.contains(best.anchor) && NAMES.has(best.anchor.tagName) && !best.title)
    return { ...best, text: `${best.text.replace(/\.$/, "")}. ${place.text}` };
  return depth(place.anchor) > depth(best.anchor) ? place : best;
}
