/** Special cards that lie before a player. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { MarketsSeat, SpecialCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { effectName } from "../card/special";
import { specialOf } from "../specials";
import { useTable } from "../wire";

/** The special cards that lie in front of a seat for good. */
export function InFront({ side }: { side: MarketsSeat }): JSX.Element | null {
  const { catalog } = useTable();
  if (!side.in_front.length) return null;
  return (
    <div class="chips">
      {side.in_front.map((id, i) => (
        <FrontChip key={i} card={specialOf(catalog, id)} seat={side.seat} />
      ))}
    </div>
  );
}

export function FrontChip({ card, seat }: { card: SpecialCard | null; seat: number }): JSX.Element | null {
  const { control } = useTable();
  if (!card) return null;
  const mark = markOf(seat);
  const name = effectName(card);
  return (
    <button
      type="button"
      class={`chip p${mark}`}
      title={name}
      data-look={card.id}
      onClick={() => control.look(card.id)}
    >
      <Icon name={card.effect === "tiebreaker" ? "tiebreaker" : "exchange"} />
      <span>{name}</span>
    </button>
  );
}
