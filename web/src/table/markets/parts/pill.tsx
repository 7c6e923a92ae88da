/** What a player is at, or has just done, in a word or two. */
import type { JSX } from "preact";
import type { MarketsSeat } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import type { Model } from "../model";
import { offerWords } from "../offers";
import { say } from "../words";

/** What a seat is doing, or has done this round. */
export function Pill({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element | null {
  const { view, story } = model;
  if (view.over) return null;
  const reveal = story.reveal;
  if (view.phase === "auction" && view.asked.length && !view.looking) {
    const sealing = view.asked.includes(seat.seat);
    return sealing ? (
      <span class="sl think">
        <Icon name="wait" />
        {say("pill-thinking")}
      </span>
    ) : (
      <span class="sl sealed">
        <Icon name="envelope" />
        {say("pill-sealed")}
      </span>
    );
  }
  if (view.phase === "auction" && reveal && reveal.round === view.round) {
    const offer = reveal.offers.find((o) => o.seat === seat.seat);
    return offer ? <span class="sl spoke">{offerWords(offer)}</span> : null;
  }
  if (view.phase === "actions") {
    const deeds = story.deeds.get(seat.seat);
    if (deeds) return <span class="sl spoke">{deedWords(deeds)}</span>;
    if (view.turn === seat.seat)
      return (
        <span class="sl think">
          <Icon name="wait" />
          {say("pill-turn")}
        </span>
      );
    return <span class="sl spoke">{say("pill-to-go")}</span>;
  }
  return view.turn === seat.seat ? (
    <span class="sl think">
      <Icon name="wait" />
      {say("pill-turn")}
    </span>
  ) : null;
}

function deedWords(deeds: Model["story"]["deeds"] extends Map<number, infer D> ? D : never): string {
  const of = (kind: string): number =>
    deeds.filter((e) => e.kind === kind).reduce((n, e) => n + (e.amount ?? e.count ?? 0), 0);
  const use = deeds.find((e) => e.kind === "use");
  if (use?.action === "profit") return say("did-profit", { amount: of("profit") });
  if (use?.action === "goods") return say("did-goods", { cards: of("draw") });
  return say("did-stack", { bars: of("stack") });
}
