/** The table of London Markets: wide, or on a phone. */
import type { JSX } from "preact";
import { Frame } from "../frame";
import { SubLine } from "../subline";
import { MarketBoard } from "./board/board";
import { WIDE } from "./board/plans";
import { useComposer } from "./compose";
import { type Model, modelOf } from "./model";
import { useNote } from "./note";
import { Flyers } from "./parts/flyers";
import { Goods } from "./parts/goods";
import { Ledger } from "./parts/ledger";
import { MarketCardNow } from "./parts/marketcard";
import { Matrix } from "./parts/matrix";
import { Opponent } from "./parts/opponent";
import { Phases } from "./parts/phases";
import { Piles } from "./parts/piles";
import { SideInFull } from "./parts/side";
import { Specials } from "./parts/specials";
import { ToCome } from "./parts/tocome";
import { PhoneTable } from "./phone/table";
import { previewOf } from "./preview";
import { ticketsOf } from "./tickets";
import { LastOffers } from "./windows/lastoffers";
import { PileLeaf } from "./windows/pile";
import { RevealLeaf } from "./windows/reveal";
import { useReveal } from "./windows/shown";
import { useTable } from "./wire";
import { say } from "./words";

export function MarketsTable(): JSX.Element | null {
  const { session } = useTable();
  const model = modelOf(session);
  return model && <Laid model={model} />;
}

function Laid({ model }: { model: Model }): JSX.Element {
  const { control, narrow } = useTable();
  const composer = useComposer(model);
  const row = control.hover.value?.row ?? control.held.value;
  const preview = previewOf(row);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  const shown = useReveal(model);
  const note = useNote(model);
  const tickets = ticketsOf(model, composer);
  if (narrow)
    return <PhoneTable model={model} preview={preview} composer={composer} side={full} note={note} shown={shown} />;
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  return (
    <Frame
      cls="markets"
      main="l-main"
      tickets={tickets}
      sub={<SubLine note={note} />}
      mast={tickets.length < 3 ? <Phases model={model} /> : undefined}
      opponents={order.map((seat) => <Opponent key={seat.seat} seat={seat} model={model} />)}
      extra={<Matrix model={model} preview={preview} />}
      side={full}
    >
      <section class="l-board sheet laid" aria-label={say("table-board")}>
        <div class="lcol">
          <h2 class="cap">{say("market-card")}</h2>
          <MarketCardNow model={model} composer={composer} />
          <ToCome model={model} />
          <Piles model={model} />
          <LastOffers shown={shown} />
        </div>
        <div class="boardroom">
          <MarketBoard model={model} plan={WIDE} preview={preview} />
          <RevealLeaf model={model} shown={shown} />
          <PileLeaf model={model} />
        </div>
      </section>
      <section class="l-own" aria-label={say("table-own")}>
        <Ledger model={model} preview={preview} />
        <Goods model={model} preview={preview} composer={composer} />
        <Specials model={model} />
      </section>
      <Flyers />
    </Frame>
  );
}
