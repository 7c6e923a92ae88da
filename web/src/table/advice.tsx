/** "What would you do?": the best options on one axis, from what the player can see; asked for, never pushed. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { prefs, setPrefs } from "../state/prefs";
import type { Hint, HintOption } from "../types/generated";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/glyph";
import { say, tell } from "../words/language";
import { useBeside } from "./beside";
import { axisOf, percent, width } from "./chances";
import { useTable } from "./context";
import { Proof } from "./proofs";
import { Rings } from "./rings";
import { Told } from "./told";
import { Whisker } from "./whisker";
import "../styles/pages/counsel.css";

export function AdviceButton(): JSX.Element | null {
  const { session, control } = useTable();
  if (!session.counsel.allowed) return null;
  return (
    <button
      type="button"
      class="advise"
      aria-expanded={control.panel.value === "advice"}
      title={say("hint-ask")}
      onClick={() => control.askAdvice()}
    >
      <Proof sign="hint" />
      <span>{say("hint-ask")}</span>
    </button>
  );
}

/** Whether a dear choice is asked again. */
export function WarnMe(): JSX.Element {
  return (
    <label class="warnme">
      <input
        type="checkbox"
        checked={prefs.value.warn}
        onChange={(event) => setPrefs({ warn: event.currentTarget.checked })}
      />
      <span>
        <b>{say("hint-warn")}</b> <small>{say("hint-warn-note")}</small>
      </span>
    </label>
  );
}

function Advised({
  option: { row, win, why },
  n,
  axis,
  best,
  on,
  onPoint,
  onTake,
}: {
  option: HintOption;
  n: number;
  axis: readonly [number, number];
  best: number;
  on: boolean;
  onPoint: () => void;
  onTake: () => void;
}): JSX.Element {
  const what = tell(row);
  const says = say("hint-says", { n, what, percent: percent(win.p), width: percent(width(win)) });
  return (
    <li class={on ? "on" : ""}>
      <button type="button" class="adv" aria-pressed={on} onClick={onPoint} onMouseEnter={onPoint}>
        <span>
          <span class="vh">
            {says}. {tell(why)}
          </span>
          <i class="sealn" aria-hidden="true">
            {n}
          </i>
        </span>
        <b aria-hidden="true">{what}</b>
        <span class="n" aria-hidden="true">
          {percent(win.p)} <small class="pm">{say("review-pm", { width: percent(width(win)) })} %</small>
        </span>
        <Whisker win={win} best={best} axis={axis} first={n === 1} />
      </button>
      <p class="why">
        <Told said={why} />
      </p>
      {on && (
        <button type="button" class="btn prime small" onClick={onTake}>
          {say("hint-take")}
        </button>
      )}
    </li>
  );
}

function Options({ hint, onTaken }: { hint: Hint; onTaken: () => void }): JSX.Element {
  const { session, control } = useTable();
  const [on, setOn] = useState<number | null>(null);
  const axis = axisOf(hint.options.map(({ win }) => win));
  const best = hint.options[0]?.win.p ?? 0;
  const rowOf = (i: number) =>
    session.decision.value?.options.find(({ option }) => option === hint.options[i]?.row.option) ?? null;
  const point = (i: number): void => {
    setOn(i);
    const row = rowOf(i);
    control.point(row, row && document.querySelector(`.moment [data-option="${row.option}"]`));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const i = Number(event.key) - 1;
      if (!hint.options[i] || event.ctrlKey || event.metaKey || event.altKey) return;
      // The same digits take the tickets above.
      event.stopImmediatePropagation();
      event.preventDefault();
      document.querySelectorAll<HTMLElement>(".advice .adv")[i]?.focus();
      point(i);
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  });
  useEffect(() => () => control.point(null), [control]);
  return (
    <>
      {hint.equal && <p class="it">{say("hint-equal")}</p>}
      <ol>
        {hint.options.map((option, i) => (
          <Advised
            key={option.row.option}
            option={option}
            n={i + 1}
            axis={axis}
            best={best}
            on={on === i}
            onPoint={() => point(i)}
            onTake={() => {
              const row = rowOf(i);
              onTaken();
              if (row) control.take(row);
            }}
          />
        ))}
      </ol>
    </>
  );
}

function Inside({ onTaken }: { onTaken: () => void }): JSX.Element {
  const { session } = useTable();
  const { counsel } = session;
  const only = session.decision.value?.options.length === 1;
  useEffect(() => {
    if (!only) counsel.advise();
  }, [counsel, only]);
  const advice = counsel.advice.value;
  return (
    <div class="advice" aria-live="polite">
      <p class="muted">{say("hint-note")}</p>
      {only ? (
        <p class="it">{say("hint-only")}</p>
      ) : advice === "failed" ? (
        <p>
          {say("hint-failed")}{" "}
          <button type="button" class="btn small" onClick={() => counsel.advise()}>
            {say("hint-again")}
          </button>
        </p>
      ) : advice === null || advice === "asked" ? (
        <p class="it thinking">{say("hint-thinking")}</p>
      ) : (
        <Options hint={advice} onTaken={onTaken} />
      )}
      <WarnMe />
    </div>
  );
}

export function Advice({ onClose }: { onClose: () => void }): JSX.Element {
  const [ref, beside] = useBeside();
  if (!beside)
    return (
      <Dialog label={say("hint-title")} title={say("hint-title")} cls="advice-dialog" onClose={onClose}>
        <Inside onTaken={onClose} />
      </Dialog>
    );
  return (
    <aside
      ref={ref}
      class="help laid advising"
      aria-label={say("hint-title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>
          <Proof sign="hint" />
          {say("hint-title")}
        </h2>
        <button type="button" class="iconb" aria-label={say("hint-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too */}
      <div class="scroll" tabIndex={0} role="region" aria-label={say("hint-title")}>
        <Inside onTaken={onClose} />
      </div>
    </aside>
  );
}

/** The numbers of what is advised, on the table itself. */
export function Seals(): JSX.Element | null {
  const { session, control } = useTable();
  const advice = session.counsel.advice.value;
  if (control.panel.value !== "advice" || advice === null || typeof advice === "string") return null;
  const rings = advice.options.map(({ row }, i) => ({ option: row.option, look: "seal", tag: String(i + 1) }));
  return <Rings rings={rings} within=".moment" />;
}
