// List all faults that can be planted into the client, as JSON, for `python -m tools.mutants`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const OPERATORS = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "+",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/** Yield the changes of a node: the changed expression, the replaced span and the new source. */
function* changes(node, text) {
  const whole = [node.start, node.end];
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
    const other = OPERATORS[node.operator];
    const at = text.indexOf(node.operator, node.left.end);
    // A product of mixed operators needs brackets.
    const mixed = [node.left, node.right].some((side) => side.type === "LogicalExpression");
    if (other && !mixed) yield [node.operator, whole, [at, at + node.operator.length], other];
  }
  if (node.type === "UnaryExpression" && node.operator === "!")
    yield ["not", whole, whole, text.slice(node.argument.start, node.argument.end)];
  if (node.type === "Literal" && typeof node.value === "number")
    yield ["constant", whole, whole, String(node.value + 1)];
  if (node.type === "Literal" && typeof node.value === "boolean") yield ["constant", whole, whole, String(!node.value)];
  if (node.type === "IfStatement" || node.type === "ConditionalExpression") {
    const test = [node.test.start, node.test.end];
    yield ["condition", test, test, `!(${text.slice(...test)})`];
  }
  if (node.type === "ExpressionStatement" && node.expression.type === "CallExpression") {
    const call = [node.expression.start, node.expression.end];
    yield ["left out", call, call, "undefined"];
  }
}

/** Yield all nodes inside functions: types, imports and keys of objects do not run. */
function* walk(node, inside) {
  if (!node || typeof node.type !== "string" || /^(TS(?!NonNull|As|Satisfies)|Import)/.test(node.type)) return;
  if (inside) yield node;
  const deeper = inside || /Function/.test(node.type);
  for (const [name, value] of Object.entries(node)) {
    if (name === "typeAnnotation" || name === "typeArguments" || (name === "key" && !node.computed)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === "object") yield* walk(child, deeper);
    }
  }
}

const faults = [];
for (const path of readdirSync("src", { recursive: true }).sort()) {
  if (!/\.tsx?$/.test(path) || path.startsWith("types")) continue;
  const text = readFileSync(join("src", path), "utf8");
  for (const node of walk(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }), false)) {
    for (const [kind, expression, [start, end], replacement] of changes(node, text)) {
      const first = text.lastIndexOf("\n", expression[0] - 1) + 1;
      const last = text.indexOf("\n", expression[1]);
      const changed = text.slice(first, start) + replacement + text.slice(end, last);
      faults.push({
        path: `web/src/${path}`,
        line: text.slice(0, first).split("\n").length,
        kind,
        old: text.slice(first, last),
        new: changed,
        expression: [expression[0] - first, expression[1] - first],
      });
    }
  }
}
process.stdout.write(JSON.stringify(faults));
