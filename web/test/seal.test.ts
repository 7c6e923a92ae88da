import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { judge, type Note, noteOf, reveal, sealOf, sit, type Verdict } from "../src/state/seal";
import { sha256 } from "../src/state/sha256";
import type { Table } from "../src/types/wire";

const theirs = (text: string): string => createHash("sha256").update(text).digest("hex");

test("the sum is SHA-256, whatever the length and the letters", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, i) => "aé🂡-"[(i * 7) % 5] ?? "z").join("");
    expect(sha256(text)).toBe(theirs(text));
  }
});

const PART = "a".repeat(64);
const SECRET = "5".repeat(64);
const COMMITMENT = theirs(`bigsmoke-deal-2:secret:${SECRET}`);
const OTHER = { by: "browser", seal: sealOf("b".repeat(64)), part: "b".repeat(64) };
const OWN = { by: "browser", seal: sealOf(PART), part: PART };
const AWAY = { by: "away", seal: OWN.seal, part: theirs(`bigsmoke-deal-2:away:${SECRET}:${OWN.seal}`) };
const NONE = { by: "none" };
type Added = { by: string; seal?: string; part?: string };

/** A record as the server writes it, with a seed larger than a browser's numbers. */
function record(seats: Added[], change: object = {}): string {
  const parts = seats.map(({ part }) => part ?? "-");
  const seed = BigInt(`0x${theirs(`bigsmoke-deal-2:deal:${SECRET}:${parts.join(":")}`)}`);
  const fairness = { label: "bigsmoke-deal-2", commitment: COMMITMENT, secret: SECRET, seats, ...change };
  return `{"format":"x","seed":${seed},"steps":[[0,1]],"table":${JSON.stringify({ id: "t", fairness })}}`;
}

describe("what is said of a deal", () => {
  const note: Note = { part: PART, commitment: COMMITMENT, seals: [OWN.seal, OTHER.seal, null], taken: true, at: 0 };
  const cases: [string, Verdict | undefined, string, Note | null][] = [
    ["one's own part is in it", "own", record([OWN, OTHER, NONE]), note],
    ["somebody else looks on", "others", record([OWN, OTHER, NONE]), null],
    ["nobody's part is in it", "server", record([NONE, NONE]), null],
    ["nobody's, though one was sealed", "server", record([AWAY, NONE]), null],
    ["a record from before the seals", "server", record([], { label: undefined, contributions: [] }), null],
    ["a table that was brought along", undefined, '{"seed":1,"table":{"id":"t"}}', null],
    ["the part was not sent in time", "late", record([AWAY, OTHER]), { ...note, seals: undefined, taken: false }],
    ["it was sent, and no answer came", "late", record([AWAY, OTHER, NONE]), { ...note, taken: false }],
    ["the server took it and left it out", "mismatch", record([AWAY, OTHER, NONE]), note],
    ["another commitment", "mismatch", record([OWN, OTHER, NONE]), { ...note, commitment: "0" }],
    ["another's seal was changed", "mismatch", record([OWN, OTHER, OTHER]), note],
    ["one's own seal is gone", "mismatch", record([NONE, OTHER, NONE]), { ...note, seals: undefined }],
    ["the proof is gone", "mismatch", '{"seed":1,"table":{"id":"t"}}', note],
    ["it is of the older kind", "mismatch", record([], { label: undefined, contributions: [] }), note],
    ["another secret", "broken", record([OWN, OTHER, NONE], { secret: "6".repeat(64) }), note],
    ["another seed", "broken", record([OWN, OTHER, NONE]).replace('"seed":', '"seed":1'), note],
    ["a part that does not fit", "broken", record([{ ...OWN, part: "c".repeat(64) }, OTHER, NONE]), note],
    ["an absent one's part was chosen", "broken", record([{ ...AWAY, part: PART }, OTHER]), note],
    ["nothing, with something in it", "broken", record([{ by: "none", part: PART }, OTHER]), note],
  ];
  test.each(cases)("%s", (_, verdict, text, noted) => {
    expect(judge(text, noted)?.verdict).toBe(verdict);
  });
});

/** A table as the server tells it, with this browser at seat 0. */
function table(seal: string | undefined, last: "person" | "open", change: Partial<Table> = {}): Table {
  const seats = [
    { index: 0, kind: "person", name: "Ann", stand_in: null, you: true, seal },
    { index: 1, kind: last, name: "", stand_in: null, seal: last === "person" ? OTHER.seal : undefined },
  ];
  return { id: "t", status: "waiting", commitment: COMMITMENT, seats, ...change } as Table;
}

describe("sitting down", () => {
  const sent: { path: string; part: string; noted: Note | null }[] = [];
  let refuse = false;
  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    refuse = false;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const { part } = JSON.parse(String(init.body)) as { part: string };
      sent.push({ path, part, noted: noteOf("t") });
      if (refuse) return Promise.resolve(new Response('{"message":"later"}', { status: 503 }));
      const begun = table(sealOf(part), "person", { status: "playing" });
      return Promise.resolve(new Response(JSON.stringify({ table: begun })));
    });
  });
  const sitAt = async (last: "person" | "open"): Promise<[Table, string]> => {
    let sealed = "";
    const { table: now } = await sit((seal) => {
      sealed = seal ?? "";
      return Promise.resolve({ table: table(seal, last) });
    });
    return [now, sealed];
  };

  test("keeps the part until every seat is taken", async () => {
    const [now, sealed] = await sitAt("open");
    expect(sent).toEqual([]);
    const note = noteOf("t");
    expect([sealOf(note?.part ?? ""), note?.commitment, note?.seals]).toEqual([sealed, COMMITMENT, undefined]);
    expect(await reveal(now)).toBe(now);
    expect(sent).toEqual([]);
  });

  test("on the last seat reveals it at once, having noted what stands there", async () => {
    const [now, sealed] = await sitAt("person");
    expect(now.status).toBe("playing");
    expect(sent.map(({ path, part }) => [path, sealOf(part)])).toEqual([["/api/tables/t/reveal", sealed]]);
    expect([sent[0]?.noted?.seals, sent[0]?.noted?.taken]).toEqual([[sealed, OTHER.seal], undefined]);
    expect(noteOf("t")?.taken).toBe(true);
  });

  test("tries again after a failure, but never for other seals or another commitment", async () => {
    refuse = true;
    const [now, sealed] = await sitAt("person");
    expect([now.status, sent.length, noteOf("t")?.taken]).toEqual(["waiting", 1, undefined]);
    refuse = false;
    const changed = table(sealed, "person");
    const [, bob] = changed.seats;
    if (bob) bob.seal = OWN.seal;
    for (const other of [changed, table(sealed, "person", { commitment: "0" })]) {
      expect(await reveal(other)).toBe(other);
    }
    expect(sent.length).toBe(1);
    expect((await reveal(table(sealed, "person"))).status).toBe("playing");
    expect(sent.length).toBe(2);
  });

  test("shows a part to nobody who does not show its seal", async () => {
    const [, sealed] = await sitAt("open");
    const strange = table(OTHER.seal, "person");
    expect(await reveal(strange)).toBe(strange);
    expect(sent).toEqual([]);
    expect(sealed).not.toBe("");
  });

  test("where it was done before, keeps the first part", async () => {
    await sitAt("open");
    const first = noteOf("t");
    await sit(() => Promise.resolve({ table: table(sealOf(first?.part ?? ""), "open") }));
    expect(noteOf("t")).toEqual(first);
  });

  test("seals nothing where nothing can be noted", async () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("full");
      },
    });
    const [, sealed] = await sitAt("open");
    vi.unstubAllGlobals();
    expect(sealed).toBe("");
  });
});
