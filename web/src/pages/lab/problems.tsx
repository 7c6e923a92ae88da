/** What is wrong with a position: in words, at its place, and as a list that leads there. */
import type { JSX } from "preact";
import { type Field, fieldAt, groupAt, groupKey } from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { putBack } from "../../state/lab/laying";
import { valueAt, withValue } from "../../state/lab/paths";
import { bare } from "../../state/lab/supply";
import { nameOf, useTable } from "../../table/context";
import type { Problem } from "../../types/wire";
import { Icon } from "../../ui/glyph";
import { say, tell } from "../../words/language";
import { fieldWords, groupName, idOf, thingName } from "./names";

/** Where in its field the thing lies that should not be there: the last of its name. */
function culprit(lab: Lab, problem: Problem): { field: Field; index: number; at?: number } | null {
  const field = lab.fields.value.find(({ path }) => path === problem.field);
  const position = lab.position.value;
  if (!field || !position || problem.name === null) return null;
  const value = valueAt(position, field.path);
  if (!Array.isArray(value)) return null;
  const name = bare(problem.name);
  for (let i = value.length - 1; i >= 0; i -= 1) {
    const inner = value[i];
    if (typeof inner === "string" && bare(inner) === name) return { field, index: i };
    if (Array.isArray(inner)) {
      const at = inner.findLastIndex((each) => typeof each === "string" && bare(each) === name);
      if (at >= 0) return { field, index: i, at };
    }
  }
  return null;
}

/** Whether a thing is one that should not be there. */
export function wrongAt(lab: Lab, field: Field, index: number, at?: number): boolean {
  return lab.problems.value.some((problem) => {
    if (problem.field !== field.path) return false;
    const found = culprit(lab, problem);
    return found?.index === index && found.at === at;
  });
}

/** What is wrong, in words. */
export function useProblem(lab: Lab): (problem: Problem) => { where: string; what: string } {
  const { session, catalog } = useTable();
  return (problem) => {
    const field = fieldAt(lab.fields.value, problem.field);
    const group = groupAt(lab.fields.value, problem.field);
    const whose = groupName(group, lab.layout.value?.places ?? null, (seat) => nameOf(session, seat));
    const where = field
      ? say("lab-where", { whose, what: fieldWords(field) })
      : problem.field
        ? say("lab-where", { whose, what: problem.field })
        : "";
    const thing = problem.name !== null && field?.things ? bare(problem.name) : null;
    const supply = thing !== null ? lab.layout.value?.supplies[field?.things ?? ""] : undefined;
    const key = problem.said.key.replace(/^.*\//, "");
    const usedUp = key === "used-too-often" || key === "used-twice" || key === "nanty-used-or-out";
    if (thing !== null && usedUp && supply && thing in supply)
      return {
        where,
        what: say("lab-too-many", { name: thingName(catalog, field?.things ?? "", thing), have: supply[thing] ?? 0 }),
      };
    return { where, what: tell(problem.said) };
  };
}

function Remedy({ lab, problem }: { lab: Lab; problem: Problem }): JSX.Element | null {
  const found = culprit(lab, problem);
  const layout = lab.layout.value;
  const plain = ["give-amount", "give-flag", "choose-one", "unknown-field"].some((key) =>
    problem.said.key.endsWith(`/${key}`),
  );
  if (found && layout)
    return (
      <button
        type="button"
        class="plainlink"
        onClick={() =>
          lab.edit((now) => putBack(now, layout, lab.fields.value, found.field.path, found.index, found.at))
        }
      >
        {say("lab-fix-back")}
      </button>
    );
  if (!plain) return null;
  return (
    <button type="button" class="plainlink" onClick={() => lab.edit((now) => withValue(now, problem.field, undefined))}>
      {say("lab-fix-usual")}
    </button>
  );
}

/** At its place. */
export function ProblemWords({ lab, problem }: { lab: Lab; problem: Problem }): JSX.Element {
  const words = useProblem(lab);
  return (
    <p class="wrongwords">
      <Icon name="info" size="xs" /> {words(problem).what} <Remedy lab={lab} problem={problem} />
    </p>
  );
}

/** Turn to what is wrong. */
export function turnToProblem(lab: Lab, problem: Problem): void {
  lab.turnTo(groupAt(lab.fields.value, problem.field));
  const field = fieldAt(lab.fields.value, problem.field);
  if (field)
    requestAnimationFrame(() => {
      const element = document.getElementById(idOf(field.path));
      element?.scrollIntoView({ block: "nearest" });
      element?.focus();
    });
}

/** Turn to what is wrong next, after where the focus is. */
export function nextProblem(lab: Lab): void {
  const problems = lab.problems.value;
  const here = document.activeElement?.closest<HTMLElement>("[data-field]")?.dataset.field;
  const at = problems.findIndex(({ field }) => fieldAt(lab.fields.value, field)?.path === here);
  const next = problems[(at + 1) % Math.max(1, problems.length)];
  if (next) turnToProblem(lab, next);
}

export function Problems({ lab }: { lab: Lab }): JSX.Element | null {
  const words = useProblem(lab);
  const problems = lab.problems.value;
  if (!problems.length) return null;
  return (
    <section class="sheet laid pad problems" aria-labelledby="lab-problems" role="alert">
      <h2 class="cap" id="lab-problems">
        {say("lab-problems", { n: problems.length })}
      </h2>
      <ul>
        {problems.map((problem, i) => {
          const { where, what } = words(problem);
          const known = fieldAt(lab.fields.value, problem.field) !== null;
          return (
            <li key={i}>
              {known ? (
                <button type="button" class="plainlink" onClick={() => turnToProblem(lab, problem)}>
                  {where}
                </button>
              ) : (
                where && <b>{where}</b>
              )}{" "}
              {what} <Remedy lab={lab} problem={problem} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The groups in which something is wrong. */
export const wrongGroups = (lab: Lab): Set<string> =>
  new Set(lab.problems.value.map(({ field }) => groupKey(groupAt(lab.fields.value, field))));
