/** The table of Nanty Narking: wide, or on a phone. */
import type { JSX } from "preact";
import { Frame } from "../frame";
import { SubLine } from "../subline";
import { usePicking } from "./map/picking";
import { Plan } from "./map/plan";
import { type Model, modelOf } from "./model";
import { useNote } from "./note";
import { Hand } from "./parts/hand";
import { InPlay } from "./parts/inplay";
import { Ledger } from "./parts/ledger";
import { Opponent } from "./parts/opponent";
import { Powers } from "./parts/powers";
import { Race } from "./parts/race";
import { SideInFull } from "./parts/side";
import { Stable } from "./parts/stable";
import { Tray } from "./parts/tray";
import { PhoneTable } from "./phone/table";
import { useTickets } from "./tickets";
import { EventWindow } from "./windows/event";
import { Interrupt } from "./windows/interrupt";
import { OrderButton } from "./windows/orders";
import { Picker } from "./windows/picker";
import { Tip } from "./windows/tip";
import { useTable } from "./wire";
import { say } from "./words";

export function NantyTable(): JSX.Element | null {
  const { session } = useTable();
  const model = modelOf(session);
  return model && <Laid model={model} />;
}

function Laid({ model }: { model: Model }): JSX.Element {
  const { control, narrow } = useTable();
  const tickets = useTickets(model);
  const note = useNote(model);
  const [picking, setPicking] = usePicking(model);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  const hot = control.hover.value?.row ?? control.held.value;
  if (narrow) return <PhoneTable model={model} tickets={tickets} note={note} side={full} />;
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  const window = model.marks.kind === "react";
  return (
    <Frame
      cls={`nn ${model.named ? "named" : ""}`}
      main="n-main"
      tickets={tickets}
      sub={<SubLine note={note} />}
      opponents={order.map((seat) => <Opponent key={seat.seat} seat={seat} model={model} />)}
      extra={<Race model={model} />}
      side={full}
    >
      <section class="n-board sheet laid" aria-label={say("table-board")}>
        <InPlay model={model} />
        <div class="n-mapw">
          <Plan model={model} hot={hot} onPick={setPicking} onTake={(row) => control.take(row)} />
          <EventWindow model={model} />
          <Interrupt model={model} key={`int${model.view.ply}`} />
          {picking && <Picker picking={picking} onClose={() => setPicking(null)} />}
          {hot && !window && !picking && <Tip row={hot} />}
          <Tray model={model} />
        </div>
      </section>
      <section class="n-own" aria-label={say("table-own")}>
        <Ledger model={model} />
        <div class="n-side">
          <Powers model={model} />
          <OrderButton model={model} />
        </div>
        <Hand model={model} />
      </section>
      <Stable model={model} />
    </Frame>
  );
}
