/** What has been tried from a position: a tree of branches. Nothing here is drawn, and nothing asks the server. */
import type { Said, Worth } from "../../types/generated";
import type { Step } from "../study";

/** Everybody's chance to win there, by what a seat knows. */
export interface Chances {
  seat: number;
  win: Worth[];
}

export interface Branch {
  id: number;
  /** Where it comes from; null: it is the beginning. */
  parent: number | null;
  /** What leads here from there. */
  step: Step | null;
  /** The same in words. */
  said: Said | null;
  /** What somebody calls it. */
  name: string;
  chances: Chances | null;
  /** Whether what follows is not shown. */
  folded: boolean;
}

export type Tree = readonly Branch[];

export const ROOT = 0;

export const planted = (): Tree => [
  { id: ROOT, parent: null, step: null, said: null, name: "", chances: null, folded: false },
];

export const branchAt = (tree: Tree, id: number): Branch | undefined => tree.find((branch) => branch.id === id);

export const childrenOf = (tree: Tree, id: number): Branch[] => tree.filter(({ parent }) => parent === id);

/** The branches from the beginning to one of them, itself included. */
export function pathTo(tree: Tree, id: number): Branch[] {
  const path: Branch[] = [];
  for (let at = branchAt(tree, id); at; at = at.parent === null ? undefined : branchAt(tree, at.parent))
    path.unshift(at);
  return path;
}

/** The steps from the beginning. */
export const lineOf = (tree: Tree, id: number): Step[] =>
  pathTo(tree, id).flatMap(({ step }) => (step === null ? [] : [step]));

const same = (one: Step | null, other: Step): boolean => one !== null && one[0] === other[0] && one[1] === other[1];

/** The tree with a step tried from a branch, and where that leads: a step that was tried before leads where it led. */
export function grown(tree: Tree, from: number, step: Step, said: Said | null): [Tree, number] {
  const known = childrenOf(tree, from).find((child) => same(child.step, step));
  if (known) return [tree, known.id];
  const id = Math.max(...tree.map((branch) => branch.id)) + 1;
  const opened = changed(tree, from, { folded: false });
  return [[...opened, { id, parent: from, step, said, name: "", chances: null, folded: false }], id];
}

/** The tree along a line, grown where it did not lead that far; `said` is what the last step is in words. */
export function followed(tree: Tree, line: readonly Step[], said: Said | null): [Tree, number] {
  let [now, at] = [tree, ROOT];
  line.forEach((step, i) => {
    [now, at] = grown(now, at, step, i === line.length - 1 ? said : null);
  });
  return [now, at];
}

/** How far a line was tried: the branch that it leads to, or the last one on its way. */
export function reached(tree: Tree, line: readonly Step[]): { at: number; whole: boolean } {
  let at = ROOT;
  for (const step of line) {
    const next = childrenOf(tree, at).find((child) => same(child.step, step));
    if (!next) return { at, whole: false };
    at = next.id;
  }
  return { at, whole: true };
}

export const changed = (tree: Tree, id: number, what: Partial<Branch>): Tree =>
  tree.map((branch) => (branch.id === id ? { ...branch, ...what } : branch));

/** The tree without a branch and what grew from it; the beginning stays. */
export function pruned(tree: Tree, id: number): Tree {
  if (id === ROOT) return tree;
  return tree.filter((branch) => !pathTo(tree, branch.id).some((part) => part.id === id));
}

/** A branch in its place in the list. */
export interface Twig {
  branch: Branch;
  /** How far it is set in: only where the tree parts. */
  depth: number;
  /** How many branches are folded away behind it. */
  hidden: number;
  /** Whether anything follows. */
  parts: boolean;
}

/** The tree as a list: what follows a choice stands under it, and each choice between several is set in. */
export function listed(tree: Tree): Twig[] {
  const rows: Twig[] = [];
  const sizeOf = (id: number): number =>
    childrenOf(tree, id).reduce((sum, { id: child }) => sum + 1 + sizeOf(child), 0);
  const walk = (branch: Branch, depth: number): void => {
    const children = childrenOf(tree, branch.id);
    rows.push({ branch, depth, hidden: branch.folded ? sizeOf(branch.id) : 0, parts: children.length > 0 });
    if (!branch.folded) for (const child of children) walk(child, depth + (children.length > 1 ? 1 : 0));
  };
  const root = branchAt(tree, ROOT);
  if (root) walk(root, 0);
  return rows;
}

const isStep = (value: unknown): value is Step =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));

const isSaid = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && typeof (value as Said).key === "string";

const isWorth = (value: unknown): value is Worth =>
  typeof value === "object" && value !== null && ["p", "lo", "hi"].every((key) => Number.isFinite(value[key as never]));

function chancesFrom(value: unknown): Chances | null {
  const { seat, win } = (value ?? {}) as Partial<Chances>;
  return Number.isInteger(seat) && Array.isArray(win) && win.every(isWorth) ? { seat: seat ?? 0, win } : null;
}

/** A tree that somebody else has kept: whatever in it is not as it should be is left out. */
export function treeFrom(value: unknown): Tree {
  const tree: Branch[] = [...planted()];
  for (const row of Array.isArray(value) ? (value as Record<string, unknown>[]) : []) {
    const { id, parent, step, said, name, chances, folded } = row ?? {};
    const [text, worth] = [typeof name === "string" ? name.slice(0, 80) : "", chancesFrom(chances)];
    if (id === ROOT) {
      tree[0] = { ...(tree[0] as Branch), name: text, chances: worth, folded: folded === true };
      continue;
    }
    const fits = Number.isInteger(id) && !branchAt(tree, id as number) && branchAt(tree, parent as number);
    if (!fits || !isStep(step)) continue;
    const words = isSaid(said) ? said : null;
    tree.push({
      id: id as number,
      parent: parent as number,
      step,
      said: words,
      name: text,
      chances: worth,
      folded: folded === true,
    });
  }
  return tree;
}
