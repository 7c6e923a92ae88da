/** London Markets on a phone: one column, one's own things in a sheet at the bottom. */
import type { JSX } from "preact";
import { Zoom } from "../../../ui/zoom";
import { PhoneFrame } from "../../phone";
import { SubLine } from "../../subline";
import { MarketBoard } from "../board/board";
import { NARROW } from "../board/plans";
import type { Composer } from "../compose";
import type { Model } from "../model";
import { Flyers } from "../parts/flyers";
import type { Preview } from "../preview";
import { LastOffers } from "../windows/lastoffers";
import { RevealLeaf } from "../windows/reveal";
import type { Shown } from "../windows/shown";
import { say } from "../words";
import { PhoneOpponent } from "./opponent";
import { Sheet } from "./sheet";
import { CardStrip } from "./strip";

export interface PhoneProps {
  model: Model;
  preview: Preview;
  composer: Composer;
}

export function PhoneTable({
  model,
  preview,
  composer,
  side,
  note,
  shown,
}: PhoneProps & {
  side: (seat: number) => JSX.Element | null;
  note: string | null;
  shown: Shown;
}): JSX.Element {
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  return (
    <PhoneFrame
      cls="markets"
      tickets={[]}
      sub={<SubLine note={note} />}
      sheet={<Sheet model={model} preview={preview} composer={composer} />}
      side={side}
    >
      <CardStrip model={model} composer={composer} />
      <div class={`pses n${others.length}`}>
        {others.map((seat) => (
          <PhoneOpponent key={seat.seat} seat={seat} model={model} />
        ))}
      </div>
      {shown.open && (
        <div class="ph-sec">
          <RevealLeaf model={model} shown={shown} />
        </div>
      )}
      <Zoom label={say("map-label")} cls="m-map">
        {() => <MarketBoard model={model} plan={NARROW} preview={preview} />}
      </Zoom>
      {!shown.open && (
        <div class="ph-sec">
          <LastOffers shown={shown} />
        </div>
      )}
      <Flyers />
    </PhoneFrame>
  );
}
