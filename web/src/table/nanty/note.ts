/** What is told under the prompt. */
import type { Model } from "./model";
import { useSteps } from "./parts/inplay";
import { say } from "./words";

export function useNote(model: Model): string | null {
  const shown = useSteps(model);
  const { acting, turn } = model.view;
  const now = shown?.steps.findIndex((step) => step.state === "now") ?? -1;
  if (!shown || now < 0 || !acting.length || turn !== model.me)
    return model.marks.kind === "react" ? say("everyone-waits") : null;
  return say("step-of", { n: now + 1, of: shown.steps.length, card: shown.card });
}
