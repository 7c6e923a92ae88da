/** The London table, both editions: wide, or on a phone. */
import type { JSX } from "preact";
import { Frame } from "../frame";
import { SubLine } from "../subline";
import { lastRound } from "./lastround";
import { type Model, modelOf } from "./model";
import { Board } from "./parts/board";
import { City } from "./parts/city";
import { CityMap } from "./parts/citymap";
import { Deck } from "./parts/deck";
import { Foreseen } from "./parts/foreseen";
import { Hand } from "./parts/hand";
import { Land } from "./parts/land";
import { Ledger } from "./parts/ledger";
import { Opponent } from "./parts/opponent";
import { SideInFull } from "./parts/side";
import { Tip } from "./parts/tip";
import { PhoneTable } from "./phone/table";
import { previewOf } from "./preview";
import { useTickets } from "./tickets";
import { useTable } from "./wire";
import { say } from "./words";

export function LondonTable(): JSX.Element | null {
  const { session } = useTable();
  const model = modelOf(session);
  return model && <Laid model={model} />;
}

function Laid({ model }: { model: Model }): JSX.Element {
  const { control, narrow } = useTable();
  const tickets = useTickets(model);
  const note = lastRound(model);
  const row = control.hover.value?.row ?? control.held.value;
  const preview = previewOf(row);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  if (narrow) {
    return <PhoneTable model={model} preview={preview} side={full} />;
  }
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  return (
    <Frame
      cls={model.edition.first ? "london edition1" : "london"}
      tickets={tickets}
      sub={<SubLine note={note} />}
      opponents={order.map((seat) => <Opponent key={seat.seat} seat={seat} model={model} />)}
      side={full}
    >
      {model.edition.first ? (
        <section class="board first sheet laid" aria-label={say("table-board")}>
          <CityMap model={model} />
          <div class="display">
            <Board model={model} preview={preview} />
            <Deck model={model} preview={preview} />
          </div>
        </section>
      ) : (
        <section class="board sheet laid" aria-label={say("table-board")}>
          <Deck model={model} preview={preview} />
          <Board model={model} preview={preview} />
          <Land model={model} preview={preview} />
        </section>
      )}
      <section class="own" aria-label={say("table-own")}>
        <Ledger model={model} preview={preview} />
        <div class="mine">
          <City model={model} preview={preview} />
          <Tip model={model} preview={preview} />
          <Hand model={model} preview={preview} />
        </div>
      </section>
      <Foreseen model={model} />
    </Frame>
  );
}
