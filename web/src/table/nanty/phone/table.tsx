/** Nanty Narking on a phone: the map with its zoom, the steps, one's own things in a sheet at the bottom. */
import type { JSX } from "preact";
import type { NantyOption } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { screen } from "../../../ui/screen";
import { Zoom } from "../../../ui/zoom";
import { SeatSign } from "../../away";
import { PhoneFrame } from "../../phone";
import { SubLine } from "../../subline";
import type { Ticket } from "../../tickets";
import type { Picking } from "../map/picking";
import { usePicking } from "../map/picking";
import { Plan } from "../map/plan";
import type { Model } from "../model";
import { Tray } from "../parts/tray";
import { EventWindow } from "../windows/event";
import { Interrupt } from "../windows/interrupt";
import { useTable } from "../wire";
import { say } from "../words";
import { byArea } from "./areas";
import { AreaButton, ChoiceButton, HeldBar } from "./choice";
import { Sheet } from "./sheet";
import { Steps } from "./steps";

/** Options of the map and the tray, each of which also has a button. */
export function buttonsOf(model: Model): NantyOption[] {
  const { area, pawn, seat, tray, kind } = model.marks;
  return [
    ...[...pawn.values()].flat(),
    ...[...area.values()].flat(),
    ...seat.values(),
    ...(kind === "start_all" ? [] : tray),
  ];
}

export function PhoneTable({
  model,
  tickets,
  note,
  side,
}: {
  model: Model;
  tickets: Ticket<NantyOption>[];
  note: string | null;
  side: (seat: number) => JSX.Element | null;
}): JSX.Element {
  const { control, session } = useTable();
  const [picking, setPicking] = usePicking(model);
  const held = control.held.value;
  const rows = picking?.rows ?? buttonsOf(model);
  const lying = screen.value === "strip";
  const areas = lying && !picking ? byArea(rows) : [];
  const steps = <Steps tickets={tickets} model={model} />;
  const choices = (
    <>
      {!lying && steps}
      <Interrupt model={model} inline />
      <EventWindow model={model} inline />
      {model.marks.kind === "start_all" && <Tray model={model} />}
      {held && !held.card && <HeldBar row={held} />}
      {rows.length > 0 && (
        <div class={`pgrid ${areas.length ? "areas" : ""}`} role="group" aria-label={say("table-choices")}>
          {picking && (
            <button type="button" class="btn pback" onClick={() => setPicking(null)}>
              <Icon name="undo" size="s" />
              {say("choices")}
            </button>
          )}
          {areas.length
            ? areas.map((of) => <AreaButton key={of.area} picking={of} onPick={setPicking} />)
            : rows.map((row) => <ChoiceButton key={row.option} row={row} />)}
        </div>
      )}
    </>
  );
  return (
    <PhoneFrame
      cls={`nn ${model.named ? "named" : ""}`}
      tickets={[]}
      sub={<SubLine note={note} />}
      aside={lying && steps}
      choices={choices}
      sheet={<Sheet model={model} />}
      side={side}
    >
      <div class="pops">
        {[model.side, ...model.view.seats.filter((s) => s.seat !== model.side.seat)].map((seat) => (
          <button
            key={seat.seat}
            type="button"
            class={`pop ${seat.seat === model.me ? "me" : ""} ${model.view.turn === seat.seat && !model.view.over ? "at-turn" : ""}`}
            data-place={`seat-${seat.seat}`}
            onClick={() => control.openSide(seat.seat)}
          >
            <span class="vh">
              {say("side-in-short", { seat: seat.seat, money: seat.money, cards: seat.hand_size })}
            </span>
            <Mark seat={seat.seat} />
            <b aria-hidden="true">
              £<Count value={seat.money} />
            </b>
            <span aria-hidden="true">
              <Icon name="hand" />
              {seat.hand_size}
            </span>
            <SeatSign info={session.table.value?.seats[seat.seat]} />
          </button>
        ))}
        <span class="pop race1" role="img" aria-label={say("trouble-count", { count: model.view.trouble })}>
          <Icon name="nn_trouble" />
          <b>{model.view.trouble}</b>
        </span>
      </div>
      <PanMap model={model} held={held} onPick={setPicking} />
    </PhoneFrame>
  );
}

/** The map in a frame of its own; from far away, pieces of a kind are drawn once and counted. */
function PanMap({
  model,
  held,
  onPick,
}: {
  model: Model;
  held: NantyOption | null;
  onPick: (picking: Picking | null) => void;
}): JSX.Element {
  const { control } = useTable();
  return (
    <Zoom label={say("map-label")} cls="pmap n-board">
      {(scale) => (
        <Plan
          model={model}
          near={Math.floor(scale * 2) / 2}
          hot={held}
          onPick={onPick}
          onTake={(row) => control.hold(row)}
        />
      )}
    </Zoom>
  );
}
