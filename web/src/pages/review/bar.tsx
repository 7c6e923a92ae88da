/** How the game is looked at: by whose knowledge, or with all cards open; and the ways from here. */
import type { JSX } from "preact";
import { nameOf, useTable } from "../../table/context";
import type { Table } from "../../types/wire";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";

/** The seats through whose eyes somebody may look. */
export function seatsOpen({ seats, open_end }: Table): number[] {
  return seats.filter((seat) => open_end || seat.you).map((seat) => seat.index);
}

export function Bar({
  table,
  seat,
  open,
  onLook,
}: {
  table: Table;
  seat: number;
  open: boolean;
  onLook: (seat: number, open: boolean) => void;
}): JSX.Element {
  const { session } = useTable();
  const seats = seatsOpen(table);
  return (
    <div class="rbar">
      <span class="seg wide" role="group" aria-label={say("review-title")}>
        <button type="button" aria-pressed={!open} onClick={() => onLook(seat, false)}>
          {say("review-knew", { seat })}
        </button>
        <button type="button" aria-pressed={open} disabled={!table.open_end} onClick={() => onLook(seat, true)}>
          <Icon name="eye" size="s" />
          {say("review-open")}
        </button>
      </span>
      {seats.length > 1 && (
        <label class="whose">
          <span class="vh">{say("review-of")}</span>
          <select value={String(seat)} onChange={(event) => onLook(Number(event.currentTarget.value), open)}>
            {seats.map((each) => (
              <option key={each} value={String(each)}>
                {nameOf(session, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="btn" onClick={() => void navigator.clipboard?.writeText(location.href)}>
        <Icon name="link" size="s" />
        {say("review-copy")}
      </button>
      <a class="btn quiet" href={`/t/${table.id}`}>
        {say("review-back")}
      </a>
    </div>
  );
}
