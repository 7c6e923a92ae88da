/** Every word that a player can read stands in the text table: none is written into a component. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
/** Attributes that are read out or shown. */
const SHOWN = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
/** Signs that are the same in every language. */
const SIGNS = /^[\s\d£×+−=:≤…—·&,.;()/|½%]*$/;
const KEYS = new Set(["U", "L", "F", "Enter"]);

type Node = { type: string; [field: string]: unknown };

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const item of node) yield* walk(item);
  } else if (node !== null && typeof node === "object") {
    if (typeof (node as Node).type === "string") yield node as Node;
    for (const value of Object.values(node)) yield* walk(value);
  }
}

function words(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  for (const node of walk(program)) {
    if (node.type === "JSXText") found.push(String(node.value).trim());
    if (node.type === "JSXAttribute") {
      const name = (node.name as { name?: string }).name ?? "";
      const value = node.value as { type?: string; value?: string } | null;
      if (SHOWN.has(name) && value?.type === "Literal") found.push(String(value.value));
    }
    if (node.type === "JSXExpressionContainer") {
      const inner = node.expression as { type?: string; value?: unknown };
      if (inner.type === "Literal" && typeof inner.value === "string") found.push(inner.value);
    }
  }
  return found.filter((text) => text && !SIGNS.test(text.replace(/&nbsp;|\u00a0/g, " ")) && !KEYS.has(text));
}

const files = readdirSync(SOURCE, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".tsx"));

describe("the text table", () => {
  test("a stray word would be found", () => {
    const source = '<p title="Loose">Stray {"word"}</p>;';
    expect(words("stray.tsx", source).sort()).toEqual(["Loose", "Stray", "word"]);
  });
  test("there are components to look at", () => expect(files.length).toBeGreaterThan(20));
  test.each(files)("%s has no words of its own", (file) =>
    expect(words(file, readFileSync(join(SOURCE, file), "utf8"))).toEqual([]),
  );
});
