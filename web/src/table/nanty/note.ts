/** What is told under the prompt. */
import { nanty as t } from "../../text/nanty";
import type { Model } from "./model";
import { useSteps } from "./parts/inplay";

export function useNote(model: Model): string | null {
  const shown = useSteps(model);
  const { acting, turn } = model.view;
  const now = shown?.steps.findIndex((step) => step.state === "now") ?? -1;
  if (!shown || now < 0 || !acting.length || turn !== model.me)
    return model.marks.kind === "react" ? t.everyoneWaits : null;
  return t.stepOf(now + 1, shown.steps.length, shown.name);
}
