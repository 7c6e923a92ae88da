/** Trying things out: the real table, through anybody's eyes, with the branches and the best options beside it. */
import type { JSX } from "preact";
import type { Lab } from "../../state/lab/lab";
import { nameOf, useTable } from "../../table/context";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import { Best, BestSeals } from "./best";
import { Branches } from "./branches";
import { TableFrame } from "./frame";

export function Eyes({ lab }: { lab: Lab }): JSX.Element {
  const { session } = useTable();
  const look = lab.session.look.value;
  const seats = session.table.value?.seats ?? [];
  return (
    <span class="eyes">
      <label>
        <span>{say("lab-eyes")}</span>
        <select
          value={look.seat === null ? "" : String(look.seat)}
          onChange={(event) => {
            const seat = event.currentTarget.value;
            void lab.look({ ...look, seat: seat === "" ? null : Number(seat) });
          }}
        >
          <option value="">{say("lab-eyes-asked")}</option>
          {seats.map(({ index }) => (
            <option key={index} value={String(index)}>
              {nameOf(session, index)}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={look.open}
          onChange={(event) => void lab.look({ ...look, open: event.currentTarget.checked })}
        />
        <span>{say("review-open")}</span>
      </label>
    </span>
  );
}

export function Explore({ lab }: { lab: Lab }): JSX.Element {
  const { session } = useTable();
  return (
    <div class="labgrid">
      <div class="labmain">
        <div class="labbar">
          <Eyes lab={lab} />
          <button
            type="button"
            class="btn quiet"
            aria-disabled={!lab.session.taken.value.length}
            onClick={() => session.undo()}
          >
            <Icon name="undo" size="s" />
            {say("lab-back")}
          </button>
          {!lab.shared.value && (
            <button type="button" class="btn quiet" onClick={() => void lab.fromHere()}>
              {say("lab-from-here")}
            </button>
          )}
        </div>
        {session.refused.value && (
          <p class="bad" role="alert">
            {session.refused.value}
          </p>
        )}
        <div class="moment" data-moment={`${session.state.value?.ply} ${session.decision.value?.kind ?? ""}`}>
          <TableFrame>
            <BestSeals lab={lab} />
          </TableFrame>
        </div>
      </div>
      <div class="labside">
        <Branches lab={lab} />
        <Best lab={lab} />
      </div>
    </div>
  );
}
