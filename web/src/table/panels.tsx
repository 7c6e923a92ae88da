/** What opens over a table: all choices, keys, since your last turn, one player's side. */
import type { JSX } from "preact";
import { Dialog } from "../ui/dialog";
import { Mark } from "../ui/glyph";
import { say } from "../words/language";
import { Advice } from "./advice";
import { SeatFate } from "./away";
import { ChoiceList } from "./choices";
import { Why } from "./coach";
import { nameOf, useTable } from "./context";
import { Help } from "./help";
import { Large } from "./large";
import { TableMenu } from "./menu";
import { ResignDialog } from "./resign";
import { Since } from "./since";
import { Warning } from "./warning";

export function Panels({ side }: { side?: (seat: number) => JSX.Element | null }): JSX.Element {
  const { session, control, catalog, kit } = useTable();
  const close = (): void => {
    control.panel.value = null;
  };
  const panel = control.panel.value;
  const card = control.card.value;
  const seat = control.side.value;
  return (
    <>
      {panel === "choices" && (
        <Dialog label={say("table-all-choices")} title={say("table-all-choices")} onClose={close}>
          <ChoiceList onChosen={close} />
        </Dialog>
      )}
      {panel === "help" && <Help onClose={close} />}
      {panel === "advice" && session.counsel.allowed && <Advice onClose={close} />}
      {panel === "coach" && <Why onClose={close} />}
      <Warning />
      {panel === "since" && (
        <Dialog label={say("table-since")} title={say("table-since")} onClose={close}>
          <Since />
        </Dialog>
      )}
      {panel === "menu" && (
        <Dialog label={say("table-table-menu")} title={say("table-table-menu")} onClose={close}>
          <TableMenu onDone={close} />
        </Dialog>
      )}
      {panel === "resign" && <ResignDialog onClose={close} />}
      {seat !== null && side && (
        <Dialog label={nameOf(session, seat)} cls="wide" onClose={() => control.openSide(null)}>
          <h2 class="cap d-title">
            <Mark seat={seat} />
            {nameOf(session, seat)} <SeatFate seat={seat} />
          </h2>
          {side(seat)}
        </Dialog>
      )}
      {card !== null && <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => control.look(null)} />}
    </>
  );
}
