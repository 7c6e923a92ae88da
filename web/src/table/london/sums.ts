/** The parts of a forecast as a sum in words: "3 stacks + 2 loans − 1 borough". */
import type { ForecastPart } from "../../types/generated";
import { inForm, tell } from "../../words/language";
import { say } from "./words";

export function sumOf(parts: readonly ForecastPart[]): string {
  const told = parts
    .filter((part) => part.amount !== 0)
    .map(({ label, amount }) => ({
      less: amount < 0,
      next: tell({ ...inForm(label, "part"), ...{ amount: Math.abs(amount) } }),
    }));
  return (
    told.reduce(
      (before, { less, next }) =>
        before ? say(less ? "sum-minus" : "sum-plus", { before, next }) : less ? say("sum-negative", { next }) : next,
      "",
    ) || say("sum-nothing")
  );
}
