/** The table on a phone. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { motionOff } from "../state/prefs";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/glyph";
import { framed, screen, short, titleLevel } from "../ui/screen";
import { SoundButton } from "../ui/soundbutton";
import { ThemeButton } from "../ui/theme";
import { Ticking } from "../ui/ticking";
import { say, tell } from "../words/language";
import { AdviceButton } from "./advice";
import { SeatBack } from "./away";
import { CoachLamp, CoachLine } from "./coach";
import { useTable } from "./context";
import { LogPanel } from "./log";
import { Panels } from "./panels";
import { usePrompt } from "./prompt";
import type { Ticket } from "./tickets";
import { undoNow } from "./undo";

/** What every table has on a phone: the question and its tickets on top, one column, a sheet at the bottom. */
export function PhoneFrame({
  cls = "",
  tickets,
  sub,
  aside,
  choices,
  sheet,
  side,
  children,
}: {
  cls?: string;
  tickets: Ticket[];
  sub: JSX.Element;
  /** A button beside the line under the prompt. */
  aside?: ComponentChildren;
  /** What can be chosen besides: under the board, or, on a phone on its side, above one's own things. */
  choices?: ComponentChildren;
  /** One's own things, kept in sight at the bottom, or at the right. */
  sheet: ComponentChildren;
  side?: (seat: number) => JSX.Element | null;
  children: ComponentChildren;
}): JSX.Element {
  const { session, control } = useTable();
  const { who, ask, mine } = usePrompt();
  const [drawer, setDrawer] = useState(false);
  const lying = screen.value === "strip";
  const folded = lying || short.value;
  // In a frame it is not what the page is about.
  const Main = framed.value ? "article" : "main";
  // The tickets of a second row leave room beside them.
  const spare = tickets.length <= 4;
  const me = session.me.value;
  const clock = me === null ? null : session.table.value?.seats[me]?.clock;
  const undo = undoNow(session);
  const decision = session.decision.value;
  // What is done there is seen at the table, not under the drawer.
  const leaveFor = (open: () => void): void => {
    setDrawer(false);
    open();
  };
  const moment = decision && `${session.state.value?.ply} ${decision.kind}`;
  // What is asked for should not have to be looked for.
  useEffect(() => {
    if (!moment) return;
    const all = [...document.querySelectorAll("[data-option]")].filter((e) => e.getClientRects().length > 0);
    const sheetTop = lying ? undefined : document.querySelector(".ph-sheet")?.getBoundingClientRect().top;
    const bottom = sheetTop ?? window.innerHeight;
    const seen = all.some((e) => {
      const box = e.getBoundingClientRect();
      return (box.top >= 60 && box.bottom <= bottom) || e.closest(".ph-sheet,.ph-own,.ph-top,.foreseen") !== null;
    });
    if (!seen) all[0]?.scrollIntoView({ block: "center", behavior: motionOff() ? "auto" : "smooth" });
  }, [moment, lying]);
  return (
    <div class={`phone laid ${cls}`}>
      <header class={`ph-top ${mine ? "asks" : "theirs"}`}>
        <div class="ph-l1">
          <h1 aria-level={titleLevel.value}>
            {who && <span>{who} </span>}
            {ask}
          </h1>
          {clock ? (
            <span class="c">
              <Icon name="clock" size="s" />
              <Ticking left={clock.left} running={clock.running} />
            </span>
          ) : (
            <span />
          )}
          <AdviceButton />
          {folded && <CoachLamp />}
          {undo ? (
            <button
              type="button"
              class={`iconb ${undo === "ask" ? "asks" : ""}`}
              aria-label={undo === "ask" ? say("table-undo-request") : say("table-undo")}
              onClick={() => session.undo()}
            >
              <Icon name="undo" />
            </button>
          ) : (
            <span />
          )}
          <button
            type="button"
            class="iconb"
            data-news={mine && control.news.value > 0 ? control.news.value : undefined}
            aria-label={say("table-menu")}
            onClick={() => setDrawer(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
        {!folded && <CoachLine />}
        {tickets.length > 0 && (
          <div class={`ph-acts n${Math.min(4, tickets.length)}`} role="group" aria-label={say("table-choices")}>
            {tickets.map((ticket, i) => {
              const { row } = ticket;
              const armed = row !== null && control.armed.value === row.option;
              return (
                <button
                  key={row ? row.option : `x${i}`}
                  type="button"
                  class={`ph-act ${ticket.step ?? (row ? "" : "off")} ${armed ? "armed" : ""}`}
                  aria-disabled={row || ticket.act ? undefined : true}
                  data-option={row ? row.option : undefined}
                  data-ticket=""
                  onClick={() => control.punch(ticket)}
                >
                  <Icon name={row || ticket.step ? ticket.icon : "lock"} />
                  <b>{armed ? say("table-sure") : ticket.label}</b>
                  <small>{armed ? tell(row?.warning ?? "") : ticket.note}</small>
                </button>
              );
            })}
            {!spare && aside}
          </div>
        )}
        <SeatBack />
        <div class="ph-why">
          <span>{sub}</span>
          {spare && aside}
        </div>
      </header>
      <Main id="table">
        {children}
        {!lying && choices}
      </Main>
      {lying ? (
        <div class="ph-own">
          {choices && <div class="ph-choices">{choices}</div>}
          {sheet}
        </div>
      ) : (
        sheet
      )}
      {drawer && (
        <Dialog label={say("log-log-and-chat")} cls="drawer" onClose={() => setDrawer(false)}>
          <div class="drawer-tools">
            <a class="btn" href="/">
              <Icon name="home" size="s" />
              {say("site-home")}
            </a>
            <button type="button" class="btn" onClick={() => leaveFor(() => control.openSince())}>
              <Icon name="since" size="s" />
              {say("table-since")}
            </button>
            <button type="button" class="btn" onClick={() => leaveFor(() => (control.panel.value = "help"))}>
              <Icon name="help" size="s" />
              {say("table-help")}
            </button>
            <button type="button" class="btn" onClick={() => leaveFor(() => (control.panel.value = "choices"))}>
              <Icon name="menu" size="s" />
              {say("table-all-choices")}
            </button>
            <button type="button" class="btn" onClick={() => leaveFor(() => (control.panel.value = "menu"))}>
              <Icon name="settings" size="s" />
              {say("table-table-menu")}
            </button>
            <SoundButton />
            <ThemeButton />
          </div>
          <LogPanel />
        </Dialog>
      )}
      <Panels {...(side ? { side } : {})} />
    </div>
  );
}
