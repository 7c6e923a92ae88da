/** The London table on a phone: one column, the hand in a sheet at the bottom. */
import type { JSX } from "preact";
import { Count } from "../../../ui/count";
import { tell } from "../../../words/language";
import { PhoneFrame } from "../../phone";
import { SubLine } from "../../subline";
import { Target } from "../../target";
import { CardBack } from "../card/back";
import { deckLabel, deckSets } from "../deckwords";
import { lastRound } from "../lastround";
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
import { say } from "../words";
import { PhoneOpponent } from "./opponent";
import { Sheet } from "./sheet";

export function PhoneTable({
  model,
  preview,
  side,
}: {
  model: Model;
  preview: Preview;
  side: (seat: number) => JSX.Element | null;
}): JSX.Element {
  const { control } = useTable();
  const tickets = useTickets(model);
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  const loan = model.marks.menu.find((row) => row.loan);
  const letter = Object.keys(model.view.sets)[0] ?? "";
  const borrow = loan && tickets.every((ticket) => ticket.row !== loan) && (
    <button type="button" class="btn" data-option={loan.option} onClick={() => control.take(loan)}>
      {tell(loan)}
    </button>
  );
  return (
    <PhoneFrame
      cls="london"
      tickets={tickets}
      sub={<SubLine note={lastRound(model)} />}
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
          <Target row={model.marks.deck} label={deckLabel(model.view)} cls="on-pile" attrs={{ "data-place": "deck" }}>
            <CardBack letter={letter} />
          </Target>
          <span class="deckcount">
            <b>
              <Count value={model.view.deck} />
            </b>{" "}
            {say("deck-left")}
            <br />
            {deckSets(model.view)}
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
              {say("land-title")} <small>{say("land-note", { n: holders(model.view).size })}</small>
            </h2>
            <RiverMap
              holder={holders(model.view)}
              sale={model.view.market ?? []}
              lit={null}
              label={say("land-title")}
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
