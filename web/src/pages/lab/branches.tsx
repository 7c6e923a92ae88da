/** The tree of what was tried: where it parts, what each branch is worth, and which two are compared. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Lab } from "../../state/lab/lab";
import { listed, ROOT, type Twig } from "../../state/lab/tree";
import { percent, width } from "../../table/chances";
import { useTable } from "../../table/context";
import { Icon, Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import { branchName } from "./names";

function Tools({ lab, twig, onRename }: { lab: Lab; twig: Twig; onRename: () => void }): JSX.Element {
  const { id } = twig.branch;
  const name = branchName(twig.branch);
  return (
    <span class="twigtools">
      {(["a", "b"] as const).map((which) => (
        <button
          key={which}
          type="button"
          class={`abmark ${which}`}
          aria-pressed={lab[which].value === id}
          aria-label={say("lab-mark", { which: which.toUpperCase(), name })}
          onClick={() => lab.mark(which, id)}
        >
          {which.toUpperCase()}
        </button>
      ))}
      <button type="button" class="btn quiet small" onClick={onRename}>
        {say("lab-rename")}
      </button>
      {id !== ROOT && (
        <button type="button" class="btn quiet small" onClick={() => void lab.prune(id)}>
          {say("lab-drop")}
        </button>
      )}
    </span>
  );
}

function TwigRow({ lab, twig }: { lab: Lab; twig: Twig }): JSX.Element {
  useTable(); // what is said here goes by who sits at the table
  const { branch, depth, hidden, parts } = twig;
  const [naming, setNaming] = useState(false);
  const here = lab.at.value === branch.id;
  const name = branchName(branch);
  const { chances } = branch;
  const own = chances?.win[chances.seat];
  const marked = lab.a.value === branch.id ? "a" : lab.b.value === branch.id ? "b" : "";
  return (
    <li class={`twig ${here ? "on" : ""} ${marked}`} style={`--depth:${Math.min(depth, 6)}`}>
      <span class="twigrow">
        {parts ? (
          <button
            type="button"
            class="iconb fold"
            aria-expanded={!branch.folded}
            aria-label={say(branch.folded ? "lab-unfold" : "lab-fold", { name })}
            onClick={() => lab.fold(branch.id)}
          >
            <Icon name={branch.folded ? "chevron" : "chevron_down"} size="xs" />
          </button>
        ) : (
          <span class="fold" />
        )}
        <button
          type="button"
          class="go"
          aria-current={here ? "true" : undefined}
          data-branch={branch.id}
          onClick={() => void lab.go(branch.id)}
        >
          {marked && <i class={`abmark ${marked}`}>{marked.toUpperCase()}</i>}
          {branch.step ? <Mark seat={branch.step[0]} /> : <Icon name="home" size="s" />}
          <span class="what">
            {name}
            {hidden > 0 && <small> {say("lab-hidden", { n: hidden })}</small>}
          </span>
          {own && (
            <span class="n">
              {percent(own.p)}
              <small>{say("review-pm", { width: percent(width(own)) })} %</small>
            </span>
          )}
        </button>
      </span>
      {here &&
        (naming ? (
          <form
            class="naming"
            onSubmit={(event) => {
              event.preventDefault();
              setNaming(false);
            }}
          >
            <input
              // biome-ignore lint/a11y/noAutofocus: it was asked for by the button in whose place it stands
              autoFocus
              maxLength={80}
              value={branch.name}
              placeholder={name}
              aria-label={say("lab-name")}
              onInput={(event) => lab.rename(branch.id, event.currentTarget.value)}
            />
            <button type="submit" class="btn small">
              {say("lab-named")}
            </button>
          </form>
        ) : (
          <Tools lab={lab} twig={twig} onRename={() => setNaming(true)} />
        ))}
    </li>
  );
}

export function Branches({ lab }: { lab: Lab }): JSX.Element {
  const tree = lab.tree.value;
  const both = lab.a.value !== null && lab.b.value !== null;
  return (
    <section class="sheet laid pad branches" aria-labelledby="lab-branches">
      <h2 class="cap" id="lab-branches">
        {say("lab-branches")} <small>{say("lab-branches-note", { n: tree.length - 1 })}</small>
      </h2>
      <ol
        class="tree"
        onKeyDown={(event) => {
          const which = event.key.toLowerCase();
          const id = (event.target as HTMLElement).closest<HTMLElement>("[data-branch]")?.dataset.branch;
          if (id === undefined || (which !== "a" && which !== "b")) return;
          lab.mark(which, Number(id));
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {listed(tree).map((twig) => (
          <TwigRow key={twig.branch.id} lab={lab} twig={twig} />
        ))}
      </ol>
      {tree.length === 1 && <p class="it muted">{say("lab-try")}</p>}
      {tree.length > 1 && (
        <p class="btns">
          <button
            type="button"
            class="btn"
            aria-disabled={!both}
            onClick={() => {
              if (both) lab.mode.value = "compare";
            }}
          >
            {say("lab-compare")}
          </button>
          {!both && <small class="muted">{say("lab-compare-how")}</small>}
        </p>
      )}
    </section>
  );
}
