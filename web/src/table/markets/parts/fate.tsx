/** What became of an offer. */
import type { JSX } from "preact";
import { sayIf } from "../../../words/language";
import { fitWords } from "../fit";
import type { Good } from "../goods";
import type { Model } from "../model";
import { fateOf } from "../story";
import { say } from "../words";

/** What a revealed offer came to, on a tag. */
export function FateTag({
  offer,
  model,
}: {
  offer: { seat: number; good: Good | null; count: number };
  model: Model;
}): JSX.Element | null {
  const reveal = model.story.reveal;
  if (!reveal) return null;
  const { fate, amount } = fateOf(offer, reveal);
  const words = fate === "money" ? say("gain", { amount }) : (sayIf(`fate-${fate}`) ?? "");
  const good = fate === "money" || fate === "special";
  return (
    <span class={`res ${good ? "gain1" : ""}`} style={fitWords(words, 8)}>
      {words}
    </span>
  );
}
