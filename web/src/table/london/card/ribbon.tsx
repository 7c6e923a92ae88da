/** The ribbon under the emblem: what holds while the card shows. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import type { CityCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";

const t = london.card;

export function Ribbon({ card }: { card: CityCard }): JSX.Element | null {
  if (card.action) return <span class="c-on">{t.actionThenGone}</span>;
  switch (card.ongoing) {
    case undefined:
      return null;
    case "bank":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="loan" />
          {t.bankRibbon}
        </span>
      );
    case "hospital":
      return (
        <span class="c-on">
          <Icon name="swap" />
          <Icon name="flip" />
          {t.hospitalRibbon}
        </span>
      );
    case "parliament":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="draw" />
          {t.parliamentRibbon}
        </span>
      );
    case "school":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          {t.schoolRibbon}
        </span>
      );
    case "shops":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          {t.shopsRibbon}
        </span>
      );
    case "swap":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="swap" />
          <Icon name="board" />
        </span>
      );
    case "university":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="eye" />
          {t.universityRibbon}
        </span>
      );
    default:
      return (
        <span class="c-on">
          <Icon name="ongoing" />
        </span>
      );
  }
}
