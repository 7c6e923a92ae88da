/** One stack of a city, covered cards peeking out to their owner. */
import type { JSX } from "preact";
import type { LondonSeat, LondonStack } from "../../../types/generated";
import { listed, tell } from "../../../words/language";
import { Target } from "../../target";
import { CardBack } from "../card/back";
import { CardFace } from "../card/face";
import { Peek } from "../card/small";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import { say, unstopped } from "../words";

export function StackView({
  stack,
  index,
  seat,
  model,
  width,
}: {
  stack: LondonStack;
  index: number;
  seat: LondonSeat;
  model: Model;
  width?: string;
}): JSX.Element {
  const { catalog, control } = useTable();
  const own = model.side.seat === seat.seat;
  const shortcut = useShortcut(model);
  const row = own ? model.marks.stack.get(index) : undefined;
  const top = stack.top ? cityOf(catalog, stack.top) : null;
  const covered = stack.cards.slice(0, -1);
  const why = own && model.marks.kind === "run" ? model.why.find((w) => w.stack === index)?.reason : undefined;
  const names =
    stack.up && top ? cardWords(top) : top ? say("stack-turned-over", { card: top.id }) : say("stack-card-face-down");
  const label = [
    say("stack-label", { number: index + 1, top: names, n: covered.length }),
    ...(stack.used ? [say("stack-used")] : []),
    ...(stack.coins ? [say("stack-coins", { n: stack.coins })] : []),
  ];
  const short =
    own && stack.up && top && !stack.used
      ? shortcut("run_city", "run", (r) => r.stack === index, say("express-run", { card: top.id }))
      : null;
  const known = covered.some((id) => id !== null);
  return (
    <span
      class={`stack ${stack.used ? "was-used" : ""}`}
      style={width ? `width:${width}` : undefined}
      data-stack={`${seat.seat}-${index}`}
    >
      {covered.length > 0 && (
        <button
          type="button"
          class="peeks"
          tabIndex={-1}
          title={listed(
            covered.map((id) => (id ? catalog.name(id) : say("stack-face-down"))),
            "comma",
          )}
          onClick={() => control.openSide(seat.seat)}
        >
          <span class="vh">{say("stack-covered", { n: covered.length })}</span>
          {covered.slice(-2).map((id, i) => (
            <Peek key={i} card={known && id ? cityOf(catalog, id) : null} down={false} />
          ))}
          {covered.length > 2 && (
            <span class="deeper" aria-hidden="true">
              +{covered.length - 2}
            </span>
          )}
        </button>
      )}
      <Target
        row={row}
        shortcut={short}
        look={stack.top}
        why={why && tell(why)}
        label={listed(label, "comma")}
        attrs={{ "data-drop-stack": own ? index : undefined }}
      >
        {stack.up && top ? <CardFace card={top} size="stack-s" coins={stack.coins} /> : <CardBack own={top} />}
        {row && model.marks.kind === "place" && <span class="cover" />}
        {why && (
          <span class="c-why" aria-hidden="true">
            {unstopped(tell(why))}
          </span>
        )}
      </Target>
    </span>
  );
}
