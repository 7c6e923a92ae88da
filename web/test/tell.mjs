/** Tells what it is given on standard input, as the browser does: for tests that compare the two. */
import { readFileSync } from "node:fs";
import { plain, Words } from "../src/words/fluent.ts";

/**
 * @typedef {{ locale: string, files: Record<string, string> }} Catalogue
 * @type {{ catalogues: Record<string, Catalogue>, said: [string, import("../src/types/generated").Said][] }}
 */
const { catalogues, said } = JSON.parse(readFileSync(0, "utf8"));
const eyes = { me: 0, names: ["Ada", "Ben", "Cleo", "Dora"], own: new Map() };
const words = Object.fromEntries(
  Object.entries(catalogues).map(([key, { locale, files }]) => [
    key,
    new Words(locale, new Map(Object.entries(files)), () => eyes),
  ]),
);
process.stdout.write(JSON.stringify(said.map(([key, what]) => plain(words[key]?.said(what) ?? ""))));
