/** The ribbon under the emblem: what holds while the card shows. */
import type { JSX } from "preact";
import type { CityCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { say } from "../words";
import { Fit } from "./fit";

export function Ribbon({ card }: { card: CityCard }): JSX.Element | null {
  if (card.action)
    return (
      <span class="c-on">
        <Fit text={say("ribbon-action")} />
      </span>
    );
  switch (card.ongoing) {
    case undefined:
      return null;
    case "bank":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="loan" />
          <Fit text={say("ribbon-bank")} />
        </span>
      );
    case "hospital":
      return (
        <span class="c-on">
          <Icon name="swap" />
          <Icon name="flip" />
          <Fit text={say("ribbon-hospital")} />
        </span>
      );
    case "parliament":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="draw" />
          <Fit text={say("ribbon-parliament")} />
        </span>
      );
    case "school":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Fit text={say("ribbon-school")} />
        </span>
      );
    case "shops":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Fit text={say("ribbon-shops")} />
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
          <Fit text={say("ribbon-university")} />
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
