/** Paths into a position, as errors name them: `seat[0].hand`. */

export type Position = Readonly<Record<string, unknown>>;

/** `seat[0].hand` as the steps that lead there. */
export const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

/** What stands at a path. */
export function valueAt(position: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (held, step) => (typeof held === "object" && held !== null ? held[step as never] : undefined),
    position,
  );
}

/** The position with something else at a path; undefined: with nothing there. */
export function withValue<P>(position: P, path: string, value: unknown): P {
  const set = (held: unknown, steps: readonly (string | number)[]): unknown => {
    const [step, ...more] = steps;
    if (step === undefined) return value;
    if (typeof step === "number") {
      const list = Array.isArray(held) ? [...held] : [];
      while (list.length < step) list.push({});
      list[step] = set(list[step], more);
      return list;
    }
    const inner = set((held as Record<string, unknown> | undefined)?.[step], more);
    const rest = { ...(held as Record<string, unknown> | undefined) };
    if (inner === undefined) delete rest[step];
    else rest[step] = inner;
    return rest;
  };
  return set(position, stepsOf(path)) as P;
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The position without what stands at a path, and without what then has nothing in it. */
export function without(position: Position, path: string): Position {
  const now = withValue(position, path, undefined);
  const parent = path.slice(0, path.lastIndexOf("."));
  const held = parent ? valueAt(now, parent) : null;
  const empty = typeof held === "object" && held !== null && !Object.keys(held).length;
  return empty ? withValue(now, parent, undefined) : now;
}
