/** Tables in a table: the game, who plays, how it stands or how it ended. */
import type { ComponentChildren, JSX } from "preact";
import type { SeatInfo, TableInfo } from "../state/wire";
import { seatName } from "../table/context";
import { editionOf, titleOf } from "../table/games";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";
import { GameEmblem } from "./emblem";
import { isFree } from "./room/facts";
import "../styles/pages/lists.css";

/** Rows under a heading. */
export interface Group {
  title: string;
  rows: TableInfo[];
}

export function GameTable({
  groups,
  heads,
  Row,
}: {
  groups: Group[];
  heads: readonly string[];
  Row: (props: { table: TableInfo }) => JSX.Element;
}): JSX.Element {
  return (
    <table class="gtable">
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={i} scope="col">
              {head || <span class="vh">{say("list-open")}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ rows }) => rows.length)
        .map(({ title, rows }) => (
          <tbody key={title}>
            <tr class="day">
              <th scope="rowgroup" colSpan={heads.length}>
                {title}
              </th>
            </tr>
            {rows.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

/** The first cell: which game. */
export function GameCell({ table, note }: { table: TableInfo; note?: ComponentChildren }): JSX.Element {
  return (
    <td class="game">
      <span class="gi2">
        <GameEmblem game={table.game} />
        <span>
          <b>{titleOf(table.game)}</b>
          <small>{note ?? editionOf(table.game)}</small>
        </span>
      </span>
    </td>
  );
}

/** Who plays: each with the seat's mark, and where the game is over with the score and the winner's crown. */
export function Players({ table, onPick }: { table: TableInfo; onPick?: (name: string) => void }): JSX.Element {
  const { outcome } = table;
  // Where points do not decide, the account has but one line: who won.
  const scored = outcome && outcome.sheet.length > 1;
  const alone = table.seats.filter((seat) => seat.you).length === 1;
  return (
    <td class="players">
      <ul class="pls">
        {table.seats.map((seat) => {
          const won = outcome?.winners.includes(seat.index) === true;
          return (
            <li key={seat.index} class={won ? "won" : ""}>
              <svg class={`mark p${(seat.index % 4) + 1}`} aria-hidden="true">
                <use href={`#player_${(seat.index % 4) + 1}`} />
              </svg>
              {won && (
                <>
                  <Icon name="crown" size="xs" />
                  <span class="vh">{say("list-winner")}</span>
                </>
              )}
              <Player seat={seat} you={alone && seat.you === true} {...(onPick ? { onPick } : {})} />
              {scored && <b class="num">{String(outcome.scores[seat.index]).replace("-", "−")}</b>}
            </li>
          );
        })}
      </ul>
    </td>
  );
}

function Player({ seat, you, onPick }: { seat: SeatInfo; you: boolean; onPick?: (name: string) => void }): JSX.Element {
  if (isFree(seat)) return <span class="muted it">{seat.name || say("home-free-seat")}</span>;
  if (you) return <span>{say("table-you")}</span>;
  const name = seatName(seat, seat.index);
  if (!onPick || seat.kind !== "person" || seat.you || !seat.name) return <span data-as-is="">{name}</span>;
  return (
    <button type="button" class="plainlink" data-as-is="" onClick={() => onPick(name)}>
      {name}
    </button>
  );
}
