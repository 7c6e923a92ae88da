/** The curtain before a screen that several people share: it says whose turn it is to look, and what everybody knows. */
import "../styles/seats.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import type { Curtain } from "../state/curtain";
import { markOf } from "../state/prefs";
import { Icon, Mark } from "../ui/glyph";
import { say } from "../words/language";
import { nameOf, useTable } from "./context";
import { linesOf, lineWords } from "./lines";

/** How long the button does not answer: the click that ended a turn must not draw the curtain, too. */
const UNARMED = 500;
/** How many lines tell what the last player did. */
const MOST = 4;
const FOLDS = 22;
const SWAGS = 10;

/** The cloth: folds from top to bottom, and swags along the rail. */
function Cloth(): JSX.Element {
  const width = 100 / FOLDS;
  const swag = 100 / SWAGS;
  const folds = Array.from({ length: FOLDS }, (_, i) => i * width);
  const swags = Array.from({ length: SWAGS }, (_, i) => i * swag);
  const dark = folds.map((x) => `M${x}-2c1.300 32-.8 72 .5 106h1.800c-1.100-34 .7-74-.4-106z`).join("");
  const light = folds.map((x) => `M${x + 2.9}-2c1.100 32-.7 72 .5 106`).join("");
  const drape = swags.map((x) => `M${x}-1h${swag}v7q${-swag / 2} 7 ${-swag} 0z`).join("");
  const hem = swags.map((x) => `M${x + 0.4} 6q${swag / 2 - 0.4} 6 ${swag - 0.8} 0`).join("");
  return (
    <svg class="cloth" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="fold" d={dark} />
      <path class="sheen" d={light} />
      <path class="drape" d={drape} />
      <path class="hem" d={hem} />
      <path class="rail" d="M0-1H100V.8H0z" />
    </svg>
  );
}

/** The cloth as it goes up before whoever sits there; nothing but a picture. */
export function Rising({ seat, onUp }: { seat: number; onUp: () => void }): JSX.Element {
  return (
    <div class={`curtain rising c${markOf(seat)}`} aria-hidden="true" onAnimationEnd={onUp}>
      <Cloth />
    </div>
  );
}

/** What everybody knows of what the last player has done. */
function Did(): JSX.Element | null {
  const { session, kit } = useTable();
  const from = session.looked.value?.ply ?? -1;
  const fresh = session.events.value.filter((event) => event.ply > from);
  const lines = linesOf(fresh, session.state.value?.view.players ?? 2, kit).filter((line) => !line.rule);
  if (!lines.length) return null;
  return (
    <ul class="did">
      {lines.slice(-MOST).map((line) => (
        <li key={line.n}>{lineWords(line)}</li>
      ))}
    </ul>
  );
}

/** Why the screen is passed on, in a few words. */
function Why({ seat }: { seat: number }): JSX.Element {
  const { session } = useTable();
  const s = session.state.value;
  const looked = session.looked.value;
  const aside = s && s.view.asked.length === 1 && s.view.turn !== seat && session.events.value.length > 0;
  if (aside) return <p class="kick">{say("curtain-alone", { seat })}</p>;
  if (looked && looked.seat !== seat) return <p class="kick">{say("curtain-done", { seat: looked.seat })}</p>;
  return <p class="kick">{session.events.value.length ? "" : say("curtain-first")}</p>;
}

function Pass({ seat, onOpen }: { seat: number; onOpen: () => void }): JSX.Element {
  const { session } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const since = useRef(performance.now());
  const looked = session.looked.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another button to press
  useEffect(() => {
    since.current = performance.now();
    button.current?.focus();
  }, [seat]);
  return (
    <section class="pass" aria-labelledby="pass-to">
      <Why seat={seat} />
      <h1 id="pass-to">
        <Mark seat={seat} />
        <span>{say("curtain-pass", { seat })}</span>
      </h1>
      <Did />
      <button
        ref={button}
        type="button"
        class="btn prime big"
        onClick={() => {
          if (performance.now() - since.current < UNARMED) return;
          onOpen();
          session.raise(seat);
        }}
      >
        <Icon name="eye" />
        {say("curtain-open", { seat })}
      </button>
      {looked && looked.seat !== seat && (
        <button type="button" class="btn quiet small" onClick={() => session.undo(looked.seat)}>
          <Icon name="undo" size="s" />
          {say("curtain-back", { seat: looked.seat })}
        </button>
      )}
      <p class="fine">
        {say("curtain-note")} <kbd>Enter</kbd> {say("curtain-opens")}
      </p>
    </section>
  );
}

/** Nobody at this screen is asked: a bot plays, for itself or for one of them. */
function Meanwhile(): JSX.Element {
  const { session } = useTable();
  const table = session.table.value;
  const [seat] = session.state.value?.view.asked ?? [];
  const away = (table?.seats ?? []).filter((s) => s.you && s.stand_in !== null && !s.resigned);
  return (
    <section class="pass" aria-labelledby="pass-to">
      <h1 id="pass-to">
        {seat !== undefined && <Mark seat={seat} />}
        <span>{seat === undefined ? say("table-joining") : say("curtain-playing", { seat })}</span>
      </h1>
      {away.map(({ index }) => (
        <button
          key={index}
          type="button"
          class="btn prime big"
          onClick={() => void api.act(session.id, "return", { seat: index })}
        >
          <Mark seat={index} />
          {nameOf(session, index)}: {say("seat-back")}
        </button>
      ))}
    </section>
  );
}

export function CurtainPage({ curtain, onOpen }: { curtain: Curtain; onOpen: (seat: number) => void }): JSX.Element {
  const { session } = useTable();
  const { seat } = curtain;
  const [falling, setFalling] = useState(true);
  return (
    <div class={`curtain ${falling ? "falling" : ""} c${seat === null ? 2 : markOf(seat)}`} data-curtain={seat ?? ""}>
      <div class="cloths" onAnimationEnd={() => setFalling(false)}>
        <Cloth />
      </div>
      <main class="mid">
        {seat === null ? <Meanwhile /> : <Pass key={seat} seat={seat} onOpen={() => onOpen(seat)} />}
      </main>
      <footer class="stage">
        <ol aria-label={say("curtain-order")}>
          {(session.table.value?.seats ?? []).map(({ index }) => (
            <li key={index} class={index === seat ? "on" : ""} aria-current={index === seat || undefined}>
              <Mark seat={index} />
              {index === seat ? say("curtain-now", { seat: index }) : nameOf(session, index)}
            </li>
          ))}
        </ol>
        <a href="/">
          <Icon name="home" size="s" />
          {say("site-home")}
        </a>
      </footer>
    </div>
  );
}
