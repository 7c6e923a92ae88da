/**
 * One's own part of the deal (docs/fairness.md): drawn here, shown as its seal when one sits down, revealed when every
 * seat is taken, and found again in the record. What this browser saw on the way is noted, for the server to be held to.
 */
import type { Table } from "../types/wire";
import { api } from "./api";
import { sha256 } from "./sha256";
import { dealing } from "./wire";

const LABEL = "bigsmoke-deal-2";
const KEY = "bigsmoke.seal.";
/** How many tables are kept in mind. */
const MOST = 200;

export interface Note {
  part: string;
  commitment: string;
  /** The seals of all seats as they stood when the part was revealed; none: it was not. */
  seals?: (string | null)[];
  /** Whether the server has said that it took the part. */
  taken?: boolean;
  at: number;
}

/** What there is to say of a deal: whose parts are in it, or what is wrong with it. */
export type Verdict = "own" | "late" | "others" | "server" | "mismatch" | "broken";

export interface Judged {
  verdict: Verdict;
  /** How many seats' own parts are in it. */
  browsers: number;
}

interface Added {
  by: "browser" | "away" | "none";
  seal?: string;
  part?: string;
}

interface Proof {
  label?: string;
  commitment: string;
  secret: string;
  seats?: Added[];
}

export function sealOf(part: string): string {
  return sha256(`${LABEL}:part:${part}`);
}

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function noteOf(id: string): Note | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? "null") as Note | null;
  } catch {
    return null;
  }
}

/** Whether it could be written down; a part that is not is of no use. */
function note(id: string, what: Note): boolean {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

/** Forget the oldest notes. */
function tidy(): void {
  const ids = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));
  const age = (id: string): number => noteOf(id)?.at ?? 0;
  for (const id of ids.sort((a, b) => age(b) - age(a)).slice(MOST)) localStorage.removeItem(KEY + id);
}

const sealsOf = (table: Table): (string | null)[] => table.seats.map((seat) => seat.seal ?? null);

/** Sit down somewhere with a part of one's own in the deal, and reveal it at once if it was the last seat. */
export async function sit<T extends { table: Table }>(go: (seal?: string) => Promise<T>): Promise<T> {
  const part = draw();
  const drawn = { part, commitment: "", at: Date.now() };
  // Where nothing can be written down, nothing is sealed: the part would be lost before it is wanted.
  if (!note("next", drawn)) return go();
  const answer = await go(sealOf(part));
  localStorage.removeItem(`${KEY}next`);
  const { table } = answer;
  // Who sat there already is there with an earlier part.
  if (table.seats.some((seat) => seat.you && seat.seal === sealOf(part))) {
    note(table.id, { ...drawn, commitment: table.commitment });
    tidy();
    return { ...answer, table: await reveal(table) };
  }
  return answer;
}

const revealing = new Set<string>();

/**
 * Reveal one's part if the table waits for it; the table after that. The part is shown for one set of seals and one
 * commitment alone: to whoever knows it, another seal could be made to measure.
 */
export async function reveal(table: Table): Promise<Table> {
  const known = noteOf(table.id);
  const mine = known && table.seats.some((seat) => seat.you && seat.seal === sealOf(known.part));
  if (!known || !mine || !dealing(table) || known.taken || revealing.has(table.id)) return table;
  const seals = sealsOf(table);
  if (known.commitment !== table.commitment || (known.seals && String(known.seals) !== String(seals))) return table;
  const shown = { ...known, seals };
  if (!note(table.id, shown)) return table;
  revealing.add(table.id);
  try {
    const { table: now } = await api.act(table.id, "reveal", { part: known.part });
    note(table.id, { ...shown, taken: true });
    return now;
  } catch {
    return table; // dealt without it, or the server is away: the next news of the table tries again
  } finally {
    revealing.delete(table.id);
  }
}

/** Whether the sums of a proof hold; `seed` in decimal. */
function holds(proof: Proof, seats: Added[], seed: string): boolean {
  const { secret } = proof;
  const each = seats.every(({ by, seal, part }) => {
    if (by === "none") return seal === undefined && part === undefined;
    if (seal === undefined || part === undefined) return false;
    return by === "browser" ? sealOf(part) === seal : sha256(`${LABEL}:away:${secret}:${seal}`) === part;
  });
  const added = seats.map(({ part }) => part ?? "-");
  const sum = BigInt(`0x${sha256([LABEL, "deal", secret, ...added].join(":"))}`);
  return each && sha256(`${LABEL}:secret:${secret}`) === proof.commitment && sum === BigInt(seed);
}

/** Whether the seed of each part follows from the one before, where a game went on under other rules. */
function follow(seeds: string[]): boolean {
  return seeds
    .slice(1)
    .every((seed, i) => BigInt(`0x${sha256(`${LABEL}:later:${seeds[i]}:${i + 1}`)}`) === BigInt(seed));
}

/** What a record's own text says of its deal, held against the note of one who played it (null: of somebody else). */
export function judge(record: string, mine: Note | null): Judged | null {
  // The seed is a larger number than a browser can hold.
  const parsed = JSON.parse(record.replace(/"seed":\s*(\d+)/, '"seed":"$1"')) as {
    seed: string;
    table?: { fairness?: Proof; before?: { seed: string }[] };
  };
  const proof = parsed.table?.fairness;
  if (!proof) return mine && { verdict: "mismatch", browsers: 0 };
  if (proof.label !== LABEL || !proof.seats) return { verdict: mine ? "mismatch" : "server", browsers: 0 };
  const { seats } = proof;
  const browsers = seats.filter(({ by }) => by === "browser").length;
  const as = (verdict: Verdict): Judged => ({ verdict, browsers });
  const seeds = [...(parsed.table?.before ?? []).map((part) => part.seed), parsed.seed];
  const [dealt = ""] = seeds;
  if (!holds(proof, seats, dealt) || !follow(seeds)) return as("broken");
  if (!mine) return as(browsers ? "others" : "server");
  const seals = seats.map(({ seal }) => seal ?? null);
  if (mine.commitment !== proof.commitment || (mine.seals && String(mine.seals) !== String(seals)))
    return as("mismatch");
  const own = seats.find(({ seal }) => seal === sealOf(mine.part));
  if (own?.by === "browser" && own.part === mine.part && mine.seals) return as("own");
  return as(own?.by === "away" && !mine.taken ? "late" : "mismatch");
}
