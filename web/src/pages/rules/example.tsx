/** A worked example, stepped through: what the engine has played, drawn with the parts of the table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { place } from "../../state/router";
import { StillSession } from "../../state/still";
import { Context, type Table } from "../../table/context";
import { Control } from "../../table/control";
import type { Kit } from "../../table/kit";
import { Large } from "../../table/large";
import { type Change, changesAt, type Example, type Frame, shownAt, stepsOf } from "../../table/pictures";
import { RuleLine } from "../../table/ruletext";
import type { SheetLine } from "../../types/generated";
import { Icon, Mark } from "../../ui/glyph";
import { hitsIn } from "../../words/fold";
import { say, sayIf, tell } from "../../words/language";
import { type Line, wordsOf } from "../../words/rules";
import { useNear } from "./near";
import { type Drawing, printing } from "./reading";

/** The parts of the table that an example shows, at one of its moments. */
export function Scenes({
  drawing,
  example,
  frame,
}: {
  drawing: Drawing;
  example: Example<unknown>;
  frame: Frame<unknown>;
}): JSX.Element | null {
  const { game, kit, catalog, pictures } = drawing;
  const table = useMemo((): Table => {
    const session = new StillSession();
    const control = new Control(session);
    return { session, control, catalog, kit, game, rules: null, narrow: false };
  }, [catalog, kit, game]);
  const session = table.session as StillSession;
  useMemo(() => session.show(game, frame.view as never, example.names), [session, game, frame, example]);
  useEffect(() => () => table.control.dispose(), [table]);
  const card = table.control.card.value;
  return (
    <Context.Provider value={table}>
      {example.shows.map((part) => (
        <pictures.Scene key={part} part={part} frame={frame as never} example={example as never} />
      ))}
      {card && (
        <Large
          id={card}
          catalog={catalog}
          cards={kit.cards}
          onClose={() => {
            table.control.card.value = null;
          }}
        />
      )}
    </Context.Provider>
  );
}

const figureName = (figure: string, game: string): string => sayIf(`counts-${figure}`, { game }) ?? figure;

/** A figure that changes, as it is read out. */
function changeWords({ seat, figure, from, to }: Change, example: Example<unknown>, game: string): string {
  const name = figureName(figure, game);
  const change = say(from === to ? "rules-stands" : "rules-became", { figure: name, from, to });
  return seat === example.seat ? change : say("rules-of", { name: example.names[seat], change });
}

/** Every figure, and from what to what it has changed. */
function Figures({
  changes,
  example,
  game,
}: {
  changes: Change[];
  example: Example<unknown>;
  game: string;
}): JSX.Element {
  const seats = [...new Set(changes.map(({ seat }) => seat))];
  const figures = example.figures.filter((figure) => changes.some((change) => change.figure === figure));
  return (
    <table class="ex-figures">
      <caption class="vh">{say("rules-figures")}</caption>
      {(seats.length > 1 || example.names.length > 2) && (
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} /> {example.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {figures.map((figure) => (
          <tr key={figure}>
            <th scope="row">{figureName(figure, game)}</th>
            {seats.map((seat) => {
              const change = changes.find((each) => each.seat === seat && each.figure === figure);
              return <td key={seat}>{change && <Figure {...change} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What one would rather have less of. */
const UNWELCOME: ReadonlySet<string> = new Set(["poverty", "loans"]);

function Figure({ figure, from, to }: Change): JSX.Element {
  const written = (n: number): string => (figure === "money" ? `£${n}` : String(n));
  if (from === to) return <>{written(to)}</>;
  return (
    <>
      <s>{written(from)}</s> <b class={to > from === UNWELCOME.has(figure) ? "loss" : "gain"}>{written(to)}</b>
    </>
  );
}

/** The account as far as it has been drawn up. */
function Account({ lines, example, kit }: { lines: SheetLine[]; example: Example<unknown>; kit: Kit }): JSX.Element {
  return (
    <table class="ex-account">
      <caption class="vh">{say("sheet-account")}</caption>
      <thead>
        <tr>
          <td />
          {example.names.map((name, seat) => (
            <th key={name} scope="col">
              <Mark seat={seat} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr
            key={line.line}
            class={`${line.points ? "" : "aside"} ${i === lines.length - 1 ? "now" : ""} ${line.line}`}
          >
            <th scope="row">{kit.sheet.line(line)?.[0] ?? tell(line.label)}</th>
            {line.amounts.map((amount, seat) => (
              <td key={seat}>{String(amount).replace("-", "−")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the example shows at a step: the table, the figures, the account. */
function Stage({ drawing, example, step }: { drawing: Drawing; example: Example<unknown>; step: number }): JSX.Element {
  const { frame, lines } = shownAt(example, step);
  const changes = changesAt(drawing.pictures, example as never, step);
  return (
    <div class={`ex-stage ${example.shows.includes("map") ? "mapped" : ""}`}>
      {example.shows.length > 0 && (
        <div class="ex-scenes">
          <Scenes drawing={drawing} example={example} frame={frame} />
        </div>
      )}
      {example.figures.length > 0 && !lines.length && (
        <Figures changes={changes} example={example} game={drawing.game} />
      )}
      {lines.length > 0 && <Account lines={lines} example={example} kit={drawing.kit} />}
    </div>
  );
}

/** The step that the address asks for: `#example-run-3` is the third of `run`; null: another, or none. */
export function stepAsked(id: string, hash: string): number | null {
  const [, asked, step] = /^#example-([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  return asked === id ? Math.max(0, Number(step ?? 1) - 1) : null;
}

export function Stepped({
  id,
  drawing,
  example,
  caption,
  notes,
  query,
}: {
  id: string;
  drawing: Drawing;
  example: Example<unknown>;
  caption: Line;
  notes: readonly Line[];
  query: string;
}): JSX.Element {
  const last = stepsOf(example) - 1;
  const at = useSignal(Math.min(stepAsked(id, location.hash) ?? 0, last));
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref);
  const { game } = drawing;
  const here = place.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody goes there, if only again
  useEffect(() => {
    const asked = stepAsked(id, location.hash);
    if (asked !== null) at.value = Math.min(asked, last);
  }, [here, id, last, at]);
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(last, to));
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(at.value - 1),
    ArrowRight: () => go(at.value + 1),
    Home: () => go(0),
    End: () => go(last),
  };
  const step = at.value;
  // Where what is looked for stands in any sentence, all of them are shown.
  const sought = query !== "" && notes.some((note) => hitsIn(wordsOf(note), query).length > 0);
  const changed = changesAt(drawing.pictures, example as never, step).filter(({ from, to }) => from !== to);
  if (printing.value)
    return (
      <figure ref={ref} class="example unrolled" id={`example-${id}`}>
        <figcaption>
          <RuleLine line={caption} game={game} />
        </figcaption>
        <ol>
          {notes.map((note, n) => (
            <li key={n}>
              <p>
                <RuleLine line={note} game={game} />
              </p>
              {(n < example.frames.length || n === last) && <Stage drawing={drawing} example={example} step={n} />}
            </li>
          ))}
        </ol>
      </figure>
    );
  return (
    <figure
      ref={ref}
      class="example"
      id={`example-${id}`}
      onKeyDown={(event) => {
        const does = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
        if (!does || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        does();
      }}
    >
      <figcaption>
        <Icon name="eye" size="s" />
        <span>
          <RuleLine line={caption} game={game} query={query} />
        </span>
        <small>{say("rules-step", { n: step + 1, of: last + 1 })}</small>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: here the arrow keys step, and what is wide scrolls */}
      <div class="ex-box" tabIndex={0} role="group" aria-label={say("rules-stepper", { caption: wordsOf(caption) })}>
        {near && <Stage drawing={drawing} example={example} step={step} />}
      </div>
      {sought && (
        <ol class="ex-all">
          {notes.map((note, n) => (
            <li key={n} class={n === step ? "on" : ""}>
              <RuleLine line={note} game={game} query={query} />
            </li>
          ))}
        </ol>
      )}
      <p class={`ex-says ${sought ? "vh" : ""}`} aria-live="polite" aria-atomic="true">
        <RuleLine line={notes[step] ?? []} game={game} />
        {changed.length > 0 && (
          <span class="vh"> {changed.map((change) => `${changeWords(change, example, game)}.`).join(" ")}</span>
        )}
      </p>
      <footer>
        <button type="button" class="btn" disabled={step === 0} onClick={() => go(step - 1)}>
          <Icon name="step_back" size="s" />
          {say("rules-back")}
        </button>
        <span class="dots" aria-hidden="true">
          {notes.map((_, n) => (
            <i key={n} class={n === step ? "on" : n < step ? "done" : ""} />
          ))}
        </span>
        <button type="button" class="btn prime" onClick={() => go(step === last ? 0 : step + 1)}>
          {say(step === last ? "rules-again" : "rules-next")}
          <Icon name={step === last ? "undo" : "step"} size="s" />
        </button>
      </footer>
    </figure>
  );
}
