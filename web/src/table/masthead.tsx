/** The line at the top: whose turn, what is asked, what can be done now. */
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../ui/glyph";
import { titleLevel } from "../ui/screen";
import { useSmaller } from "../ui/smaller";
import { SoundButton } from "../ui/soundbutton";
import { ThemeButton } from "../ui/theme";
import { Ticking } from "../ui/ticking";
import { say } from "../words/language";
import { AdviceButton } from "./advice";
import { SeatBack } from "./away";
import { useTable } from "./context";
import { usePrompt } from "./prompt";
import { type Ticket, Tickets } from "./tickets";

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
  const question = useRef<HTMLHeadingElement>(null);
  useSmaller(question, who + ask);
  const me = session.me.value;
  const clock = me === null ? null : session.table.value?.seats[me]?.clock;
  return (
    <header class={`mast ${mine ? "asks" : "theirs"}`}>
      <div class="m-left">
        <a href="/" class="brandlink">
          <span class="vh">{say("site-home")}</span>
          <svg class="brand" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#brand" />
          </svg>
        </a>
        <div class="prompt">
          <h1 ref={question} aria-level={titleLevel.value}>
            {who && <span class="who">{who} </span>}
            {ask}
          </h1>
          <span class="sub">{sub}</span>
        </div>
        {tickets.length > 0 && <Tickets tickets={tickets} />}
        <SeatBack />
      </div>
      <div class="m-right">
        {clock ? (
          <div class="clk">
            <Icon name="clock" size="l" />
            <span>
              <b>
                <Ticking left={clock.left} running={clock.running} />
              </b>
              <small>{say("table-clock")}</small>
            </span>
          </div>
        ) : (
          <span />
        )}
        <div class="m-tools">
          <AdviceButton />
          {right}
          {!session.replaying && (
            <button
              type="button"
              class="iconb"
              aria-label={say("table-all-choices")}
              title={say("table-all-choices")}
              onClick={() => (control.panel.value = "choices")}
            >
              <Icon name="menu" />
            </button>
          )}
          {!session.replaying && (
            <button
              type="button"
              class="iconb"
              aria-label={say("table-since")}
              title={say("table-since")}
              data-news={mine && control.news.value > 0 ? control.news.value : undefined}
              onClick={() => control.openSince()}
            >
              <Icon name="since" />
            </button>
          )}
          <button
            type="button"
            class="iconb"
            aria-label={say("table-help")}
            title={say("table-help")}
            onClick={() => (control.panel.value = control.panel.value === "help" ? null : "help")}
          >
            <Icon name="help" />
          </button>
          <SoundButton />
          <ThemeButton />
          <button
            type="button"
            class="iconb"
            aria-label={say("table-table-menu")}
            title={say("table-table-menu")}
            onClick={() => (control.panel.value = "menu")}
          >
            <Icon name="settings" />
          </button>
        </div>
      </div>
    </header>
  );
}
