/** What opens over a table: all choices, keys, since your last turn, one player's side. */
import type { JSX } from "preact";
import { text } from "../text/en";
import { Dialog } from "../ui/dialog";
import { Mark } from "../ui/glyph";
import { ChoiceList } from "./choices";
import { nameOf, useTable } from "./context";
import { KeyList } from "./keys";
import { Large } from "./large";
import { TableMenu } from "./menu";
import { Since } from "./since";

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
        <Dialog label={text.table.allChoices} title={text.table.allChoices} onClose={close}>
          <ChoiceList onChosen={close} />
        </Dialog>
      )}
      {panel === "keys" && (
        <Dialog label={text.keys.title} title={text.keys.title} onClose={close}>
          <KeyList />
        </Dialog>
      )}
      {panel === "since" && (
        <Dialog label={text.table.since} title={text.table.since} onClose={close}>
          <Since />
        </Dialog>
      )}
      {panel === "menu" && (
        <Dialog label={text.table.tableMenu} title={text.table.tableMenu} onClose={close}>
          <TableMenu onDone={close} />
        </Dialog>
      )}
      {seat !== null && side && (
        <Dialog label={nameOf(session, seat)} cls="wide" onClose={() => control.openSide(null)}>
          <h2 class="cap d-title">
            <Mark seat={seat} me={session.me.value} />
            {nameOf(session, seat)}
          </h2>
          {side(seat)}
        </Dialog>
      )}
      {card !== null && <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => control.look(null)} />}
    </>
  );
}
