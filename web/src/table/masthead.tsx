/** The line at the top: whose turn, what is asked, what can be done now. */
import type { ComponentChildren, JSX } from "preact";
import { setPrefs, theme } from "../state/prefs";
import { text, tidy } from "../text/en";
import type { OptionRow, UnavailableRow } from "../types/generated";
import { Icon } from "../ui/glyph";
import { Ticking } from "../ui/ticking";
import { nameOf, useTable, withNames } from "./context";

const t = text.table;

export interface Ticket {
  row: OptionRow | null;
  label: string;
  icon: string;
  note: string;
  /** Why it is closed. */
  why?: string;
  /** A step that is done, being done on the table itself, or still to come: told, not chosen. */
  step?: "done" | "now" | "later";
  /** What a ticket without an option does. */
  act?: () => void;
}

/** Tickets for options that have no place on the table. */
export function plainTickets(menu: readonly OptionRow[], iconOf: (row: OptionRow) => string): Ticket[] {
  return menu.map((row) => ({
    row,
    label: row.label,
    icon: iconOf(row),
    note: row.warning ?? tidy(row.preview ?? ""),
  }));
}

export function closedTickets(rows: readonly UnavailableRow[], icon = "lock"): Ticket[] {
  return rows.map((row) => ({ row: null, label: row.label, icon, note: row.reason, why: row.reason }));
}

const STEP_ICONS = { done: "check", now: "turn", later: "hourglass" };

export function Tickets({ tickets }: { tickets: Ticket[] }): JSX.Element {
  const { control, session } = useTable();
  return (
    <div class={`ticks n${Math.min(tickets.length, 6)}`} role="group" aria-label={t.choices}>
      {tickets.map((ticket, i) => {
        const { row } = ticket;
        const armed = row !== null && control.armed.value === row.option;
        const note = armed ? (row.warning ?? t.confirm) : ticket.note;
        return (
          <button
            key={row ? row.option : `x${i}`}
            type="button"
            class={`tick ${ticket.step ?? (row ? "" : "off")} ${armed ? "armed" : ""} ${row && session.pending.value === row.option ? "is-taken" : ""}`}
            aria-disabled={row || ticket.act ? undefined : true}
            data-option={row ? row.option : undefined}
            data-ticket=""
            title={note}
            onClick={() => (row ? control.take(row) : ticket.act?.())}
            onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onFocus={(event) => row && control.point(row, event.currentTarget)}
            onBlur={() => control.point(null)}
          >
            <span class="stub">
              {row || ticket.act ? i + 1 : <Icon name={ticket.step ? STEP_ICONS[ticket.step] : "lock"} size="s" />}
            </span>
            <span class="in">
              <span class="lb">
                <Icon name={ticket.icon} />
                <span class="clip">{armed ? t.sure : ticket.label}</span>
              </span>
              {note && <span class="sb">{note}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Who is asked, and what, in words. */
export function usePrompt(): { who: string; ask: string; mine: boolean } {
  const { session, catalog, kit } = useTable();
  const s = session.state.value;
  const decision = session.decision.value;
  if (!s) return { who: "", ask: t.joining, mine: false };
  if (s.outcome && !session.replaying) return { who: "", ask: t.overBy, mine: false };
  if (decision) {
    const ask = withNames(session, kit.ask?.(decision, (seat) => nameOf(session, seat)) ?? decision.prompt).replace(
      /^Your turn: /,
      "",
    );
    const people = session.table.value?.seats.map((seat) => nameOf(session, seat.index)) ?? [];
    const named =
      catalog.rows.some((row) => ask.startsWith(row.name)) ||
      people.some((name) => name !== t.you && ask.startsWith(name));
    // Asked alone in somebody else's turn, one answers.
    const who = decision.seat === s.view.turn || s.view.asked.length > 1 ? t.yourTurn : t.answer;
    return { who, ask: ask[0] && !named ? ask[0].toLowerCase() + ask.slice(1) : ask, mine: true };
  }
  const waiting = s.view.asked.map((seat) => nameOf(session, seat));
  if (session.replaying) return { who: "", ask: waiting.length ? t.turnOf(waiting[0] ?? "") : t.overBy, mine: false };
  return {
    who: "",
    ask: waiting.length === 1 ? t.thinking(waiting[0] ?? "") : waiting.length ? t.waitingFor(waiting) : t.overBy,
    mine: false,
  };
}

export function ThemeButton(): JSX.Element {
  const dark = theme.value === "gaslight";
  return (
    <button
      type="button"
      class="iconb"
      aria-label={dark ? text.site.paper : text.site.gaslight}
      onClick={() => setPrefs({ theme: dark ? "paper" : "gaslight" })}
    >
      <Icon name={dark ? "sun" : "lamp"} />
    </button>
  );
}

export function Masthead({
  tickets,
  sub,
  right,
}: {
  tickets: Ticket[];
  sub?: ComponentChildren;
  right?: ComponentChildren;
}): JSX.Element {
  const { session, control } = useTable();
  const { who, ask, mine } = usePrompt();
  const me = session.me.value;
  const clock = me === null ? null : session.table.value?.seats[me]?.clock;
  return (
    <header class={`mast ${mine ? "asks" : "theirs"}`}>
      <div class="m-left">
        <a href="/" class="brandlink">
          <span class="vh">{text.site.home}</span>
          <svg class="brand" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#brand" />
          </svg>
        </a>
        <div class="prompt">
          <h1>
            {who && <span class="who">{who} </span>}
            {ask}
          </h1>
          <span class="sub">{sub}</span>
        </div>
        {tickets.length > 0 && <Tickets tickets={tickets} />}
      </div>
      <div class="m-right">
        {clock ? (
          <div class="clk">
            <Icon name="clock" size="l" />
            <span>
              <b>
                <Ticking left={clock.left} running={clock.running} />
              </b>
              <small>{t.clock}</small>
            </span>
          </div>
        ) : (
          <span />
        )}
        <div class="m-tools">
          {right}
          {!session.replaying && (
            <button
              type="button"
              class="iconb"
              aria-label={t.allChoices}
              title={t.allChoices}
              onClick={() => (control.panel.value = "choices")}
            >
              <Icon name="menu" />
            </button>
          )}
          {!session.replaying && (
            <button
              type="button"
              class="iconb"
              aria-label={t.since}
              title={t.since}
              onClick={() => (control.panel.value = "since")}
            >
              <Icon name="since" />
            </button>
          )}
          <button
            type="button"
            class="iconb"
            aria-label={t.help}
            title={t.help}
            onClick={() => (control.panel.value = "keys")}
          >
            <Icon name="help" />
          </button>
          <ThemeButton />
          <button
            type="button"
            class="iconb"
            aria-label={t.tableMenu}
            title={t.tableMenu}
            onClick={() => (control.panel.value = "menu")}
          >
            <Icon name="settings" />
          </button>
        </div>
      </div>
    </header>
  );
}
