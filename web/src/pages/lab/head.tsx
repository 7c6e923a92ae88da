/** The head of the lab: what is done here, whether the position is sound, and what can be done with it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../state/api";
import type { Lab, Mode } from "../../state/lab/lab";
import { go } from "../../state/router";
import { FIRST, fullTitle } from "../../table/games";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import { Mine } from "./mine";
import { turnToProblem } from "./problems";

/** How sound the position is; what is wrong is one press away. */
function Soundness({ lab }: { lab: Lab }): JSX.Element {
  const problems = lab.problems.value;
  const [first] = problems;
  if (lab.checking.value) return <span class="pill">{say("lab-checking")}</span>;
  if (first)
    return (
      <button type="button" class="pill wrong" onClick={() => turnToProblem(lab, first)}>
        <Icon name="info" size="s" />
        {say("lab-problems", { n: problems.length })}
      </button>
    );
  if (lab.unread.value) return <span class="pill wrong">{say("lab-unread")}</span>;
  return (
    <span class="pill sound">
      <Icon name="check" size="s" />
      {say("lab-sound")}
    </span>
  );
}

/** Set up, explore, compare; a study of somebody else's is not set up. */
function Modes({ lab, closed, why }: { lab: Lab; closed: boolean; why: string | undefined }): JSX.Element {
  const mode = lab.mode.value;
  const way = (to: Mode, label: string, shut: boolean, act: () => void): JSX.Element => (
    <button
      type="button"
      aria-pressed={mode === to}
      aria-disabled={shut}
      title={shut ? why : undefined}
      onClick={() => !shut && act()}
    >
      {label}
    </button>
  );
  const both = lab.a.value !== null && lab.b.value !== null;
  return (
    <span class="seg" role="group" aria-label={say("lab-modes")}>
      {!lab.shared.value && way("setup", say("lab-setup"), false, () => void lab.toSetup())}
      {way("explore", say("lab-explore"), closed, () => void lab.explore())}
      {both &&
        way("compare", say("lab-compare-short"), closed, () => {
          lab.mode.value = "compare";
        })}
    </span>
  );
}

export function Head({ lab, onPlay, onShare }: { lab: Lab; onPlay: () => void; onShare: () => void }): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null);
  const mode = lab.mode.value;
  const setting = mode === "setup";
  const shared = lab.shared.value;
  const closed = setting && !lab.sound.value;
  const over = !setting && Boolean(lab.session.state.value?.outcome);
  const why = closed ? say("lab-closed") : over ? say("lab-over") : undefined;
  const game = lab.game.value ?? FIRST;
  const mends = lab.mends.value;
  const play = async (): Promise<void> => {
    if (closed || over) return;
    if (setting) await lab.explore();
    onPlay();
  };
  const ask = async (): Promise<void> => {
    if (closed || over) return;
    if (setting) await lab.explore();
    if (mode === "compare") lab.mode.value = "explore";
    await lab.ask();
  };
  const setRight = (): void => {
    if (closed || !mends) return;
    api.act(mends, "set-right", { position: JSON.stringify(lab.position.value) }).then(
      () => go(`/t/${mends}`),
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <header class="labhead">
      <div class="labtitle">
        <h1>
          <span>{say("lab-title")}</span> {shared ? shared.name : say(`lab-title-${mode}`)}
        </h1>
        <p>{shared ? say("lab-shared-by", { name: shared.by, game: fullTitle(game) }) : fullTitle(game)}</p>
      </div>
      <Modes lab={lab} closed={closed} why={why} />
      {setting && <Soundness lab={lab} />}
      <span class="labdeeds">
        {mends ? (
          <button type="button" class="btn prime" aria-disabled={closed} title={why} onClick={setRight}>
            {say("lab-set-right")}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="btn prime"
              aria-disabled={closed || over}
              title={why}
              onClick={() => void ask()}
            >
              <Icon name="search" size="s" />
              {say("lab-ask-short")}
            </button>
            <button type="button" class="btn" aria-disabled={closed || over} title={why} onClick={() => void play()}>
              <Icon name="play" size="s" />
              {say("lab-play")}
            </button>
            {shared ? (
              <Mine lab={lab} />
            ) : (
              <button
                type="button"
                class="btn"
                aria-disabled={closed}
                title={why}
                onClick={() => {
                  if (!closed) void (setting ? lab.explore() : Promise.resolve()).then(onShare);
                }}
              >
                <Icon name="link" size="s" />
                {say("lab-share")}
              </button>
            )}
          </>
        )}
      </span>
      {(closed || failed) && (
        <p class="labwhy" role="status">
          {failed ?? (lab.checking.value ? "" : say("lab-closed"))}
        </p>
      )}
    </header>
  );
}
