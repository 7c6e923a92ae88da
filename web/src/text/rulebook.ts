/** A game's rules in our own words, and the rulings on what the printed rules leave open. */

export interface Section {
  id: string;
  title: string;
  /** Paragraphs, and lists. */
  body: (string | string[])[];
}

export interface Ruling {
  id: string;
  question: string;
  answer: string;
  reason: string;
}

export interface Book {
  sections: Section[];
  rulings: Ruling[];
}

function plain(cell: string): string {
  return cell.replace(/[*`]/g, "").trim();
}

/** The tables of a page of docs/rulings-*.md, where each ruling stands once, for the code and for the player. */
export function rulingsIn(markdown: string, heading = /./): Ruling[] {
  const found: Ruling[] = [];
  let within = !/^## /m.test(markdown);
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) within = heading.test(line);
    if (!within || !line.startsWith("|") || /^\|[\s:|-]+\|?$/.test(line)) continue;
    const [id = "", question = "", answer = "", reason = ""] = line.split("|").slice(1).map(plain);
    if (id !== "id" && answer) found.push({ id, question, answer, reason });
  }
  return found;
}
