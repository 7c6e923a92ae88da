/** The London table on a phone: one column, the hand in a sheet at the bottom. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import { Count } from "../../../ui/count";
import { PhoneFrame } from "../../phone";
import { SubLine } from "../../subline";
import { Target } from "../../target";
import { CardBack } from "../card/back";
import { setsOf } from "../catalog";
import { deckSets } from "../figures";
import { useLastRound } from "../lastround";
import { holders, type Model } from "../model";
import { Board } from "../parts/board";
import { City } from "../parts/city";
import { CityMap } from "../parts/citymap";
import { Foreseen } from "../parts/foreseen";
import { Market } from "../parts/market";
import { RiverMap } from "../parts/rivermap";
import type { Preview } from "../preview";
import { useTickets } from "../tickets";
import { useTable } from "../wire";
import { PhoneOpponent } from "./opponent";
import { Sheet } from "./sheet";

const t = london;

export function PhoneTable({
  model,
  preview,
  side,
}: {
  model: Model;
  preview: Preview;
  side: (seat: number) => JSX.Element | null;
}): JSX.Element {
  const { control, catalog } = useTable();
  const tickets = useTickets(model);
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  const loan = model.marks.menu.find((row) => row.loan);
  const parts = deckSets(model.view.deck, setsOf(catalog));
  const borrow = loan && tickets.every((ticket) => ticket.row !== loan) && (
    <button type="button" class="btn" data-option={loan.option} onClick={() => control.take(loan)}>
      {loan.label}
    </button>
  );
  return (
    <PhoneFrame
      tickets={tickets}
      sub={<SubLine note={useLastRound(model)} />}
      aside={borrow}
      sheet={
        <>
          <Foreseen model={model} />
          <Sheet model={model} />
        </>
      }
      side={side}
    >
      <section class="ph-sec">
        <div class={`ph-opps n${others.length}`}>
          {others.map((seat) => (
            <PhoneOpponent key={seat.seat} seat={seat} model={model} />
          ))}
        </div>
      </section>
      <section class="ph-sec ph-board">
        <div class="ph-deck">
          <Target
            row={model.marks.deck}
            label={t.deckLabel(parts[0]?.[0] ?? "", model.view.deck)}
            cls="on-pile"
            attrs={{ "data-place": "deck" }}
          >
            <CardBack letter={parts[0]?.[0] ?? ""} />
          </Target>
          <span class="deckcount">
            <b>
              <Count value={model.view.deck} />
            </b>{" "}
            {t.left}
            <br />
            {t.letters(parts)}
          </span>
        </div>
        <Board model={model} preview={preview} tile />
      </section>
      <section class="ph-sec">
        <City model={model} preview={preview} />
      </section>
      <section class="ph-sec">
        {model.edition.first ? (
          <CityMap model={model} list />
        ) : (
          <>
            <h2 class="cap">
              {t.land} <small>{t.landNote(holders(model.view).size)}</small>
            </h2>
            <RiverMap
              holder={holders(model.view)}
              sale={model.view.market ?? []}
              lit={null}
              names={(id) => catalog.name(id)}
              me={model.me}
              label={t.land}
            />
            <div class="ph-sale">
              <Market model={model} />
            </div>
          </>
        )}
      </section>
    </PhoneFrame>
  );
}
