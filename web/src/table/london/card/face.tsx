/** The face of a city card, at every size. */
import type { ComponentChildren, JSX } from "preact";
import type { CityCard } from "../../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { say } from "../words";
import { Emblem } from "./emblem";
import { Fit } from "./fit";
import { Ribbon } from "./ribbon";
import { RunLine } from "./run";

export function sets(card: CityCard): string {
  return Object.keys(card.copies).sort().join("/");
}

/** A name's class: long names and long words take a smaller size. */
function nameSize(name: string): string {
  const word = Math.max(...name.split(" ").map((w) => w.length));
  return word > 9 ? "word" : name.length > 14 ? "long" : "";
}

/** How often a card can be used. */
export function useOf(card: CityCard): "face-not-built" | "face-once" | "face-flips" | "face-stays" {
  if (card.colour === "grey") return "face-not-built";
  return card.action ? "face-once" : card.flips ? "face-flips" : "face-stays";
}

function Foot({ card }: { card: CityCard }): JSX.Element {
  const icon = card.colour === "grey" || card.action ? null : card.flips ? "flip" : "stays";
  return (
    <span class="c-foot">
      <span class="fl">
        {icon && <Icon name={icon} />}
        <span class="fl-t">
          <Fit text={say(useOf(card))} />
        </span>
      </span>
      {card.value ? <Token kind="end" value={String(card.value)} /> : null}
    </span>
  );
}

export type CardSize = "hand" | "stack-s" | "tile";

/** A card's face. Interaction is added by whoever wraps it. */
export function CardFace({
  card,
  size = "hand",
  cls = "",
  coins = 0,
  price,
  children,
}: {
  card: CityCard;
  size?: CardSize;
  cls?: string;
  coins?: number;
  price?: number;
  children?: ComponentChildren;
}): JSX.Element {
  const cost = price ?? card.cost ?? 0;
  const name = tell(card.name);
  const ribbon = card.action || card.ongoing ? "has-on" : "";
  return (
    <span
      class={`card ${size === "hand" ? "" : size} ${card.colour} ${ribbon} ${cls}`}
      data-card={card.id}
      aria-hidden="true"
    >
      <span class="c-band">
        <Pip colour={card.colour} />
        <b class={`c-name ${nameSize(name)}`}>
          <Fit text={name} lines={2} />
        </b>
      </span>
      <span class="c-vig">
        {(cost > 0 || (card.cost ?? 0) > 0) && (
          <Pounds n={cost} cls={`c-cost ${cost !== (card.cost ?? 0) ? "changed" : ""}`} />
        )}
        <span class="c-set">{sets(card)}</span>
        <Emblem id={card.id} colour={card.colour} />
        {coins > 0 && (
          <span class="c-coins">
            <Pounds n={coins} />
          </span>
        )}
        <Ribbon card={card} />
      </span>
      <span class="c-run">
        <RunLine card={card} coins={coins} />
      </span>
      <Foot card={card} />
      {children}
    </span>
  );
}
