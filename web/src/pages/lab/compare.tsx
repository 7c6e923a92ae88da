/** Two branches side by side: both tables, what each seat has in them, and everybody's chances. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { figures } from "../../state/lab/compare";
import type { Lab } from "../../state/lab/lab";
import { Exhibit } from "../../state/lab/sessions";
import { branchAt, lineOf } from "../../state/lab/tree";
import { figure } from "../../table/chances";
import { Context, nameOf, useTable } from "../../table/context";
import { Control } from "../../table/control";
import { headline } from "../../table/end";
import { Icon } from "../../ui/glyph";
import { say, sayIf, tell } from "../../words/language";
import { ChanceBar } from "./chances";
import { EndsOfBoth } from "./ends";
import { TableFrame } from "./frame";
import { branchName } from "./names";

/** The table of a branch, seen by a seat. */
function useSide(lab: Lab, id: number | null, seat: number): Exhibit {
  const session = useMemo(() => new Exhibit(), []);
  useEffect(() => {
    const { beginning } = lab.session;
    if (!beginning || id === null) return;
    session.cast = lab.session.cast;
    session.start(beginning, lineOf(lab.tree.peek(), id), { seat, open: true }).catch((error: Error) => {
      lab.failed.value = error.message;
    });
  }, [lab, id, seat, session]);
  return session;
}

function Side({ lab, which, session }: { lab: Lab; which: "a" | "b"; session: Exhibit }): JSX.Element | null {
  const table = useTable();
  const control = useMemo(() => new Control(session), [session]);
  useEffect(() => () => control.dispose(), [control]);
  const id = lab[which].value;
  const branch = id === null ? undefined : branchAt(lab.tree.value, id);
  const state = session.state.value;
  if (!branch) return null;
  const waits = lab.advice.value?.at === branch.id && lab.advice.value.hint === "asked";
  return (
    <Context.Provider value={{ ...table, session, control }}>
      <section class={`sheet laid pad labhalf ${which}`} aria-labelledby={`lab-side-${which}`}>
        <h2 class="cap" id={`lab-side-${which}`}>
          <i class={`abmark ${which}`}>{which.toUpperCase()}</i> {branchName(branch)}
        </h2>
        {state?.outcome ? (
          <p>{(table.kit.sheet.headline ?? headline)(state.outcome, null)}</p>
        ) : branch.chances ? (
          <ChanceBar chances={branch.chances} />
        ) : (
          <p class="btns">
            <button type="button" class="btn" aria-disabled={waits} onClick={() => void lab.ask(branch.id)}>
              {waits ? say("hint-thinking") : say("lab-chances")}
            </button>
          </p>
        )}
        {state && <TableFrame cls="half" picture={say("lab-picture", { which: which.toUpperCase() })} />}
        <p class="btns">
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              lab.mode.value = "explore";
              void lab.go(branch.id);
            }}
          >
            {say("lab-go-there", { which: which.toUpperCase() })}
          </button>
        </p>
      </section>
    </Context.Provider>
  );
}

export function Compare({ lab }: { lab: Lab }): JSX.Element {
  const { session } = useTable();
  const seats = session.table.value?.seats ?? [];
  const [seat, setSeat] = useState(lab.session.state.peek()?.seat ?? 0);
  const [a, b] = [useSide(lab, lab.a.value, seat), useSide(lab, lab.b.value, seat)];
  useEffect(() => {
    // Both are weighed by themselves, one after the other.
    const stop = effect(() => {
      if (lab.advice.value?.hint === "asked") return;
      const next = [lab.a.value, lab.b.value].find((id) => {
        const branch = id === null ? undefined : branchAt(lab.tree.value, id);
        return branch && !branch.chances && !lab.failed.value && !over(branch.id === lab.a.value ? a : b);
      });
      if (next !== undefined && next !== null && a.state.value && b.state.value) void lab.ask(next);
    });
    return stop;
  }, [lab, a, b]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const field = (event.target as HTMLElement | null)?.closest("input,select,textarea,dialog");
      if (field || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "x") return;
      lab.swap();
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [lab]);
  const [one, two] = [a.state.value, b.state.value];
  const known = (name: string): boolean => sayIf(`lab-figure-${name}`) !== null;
  const all = one && two ? figures(one, two, seat, known) : [];
  const named = all.map(({ label, ...row }) => ({
    ...row,
    label: typeof label === "string" ? (sayIf(`lab-figure-${label}`) ?? "") : tell(label),
  }));
  // What stands on a seat's side of the table may be forecast under the same name.
  const rows = named.filter(({ label }, i) => named.findIndex((row) => row.label === label) === i);
  return (
    <div class="labcompare">
      <div class="labbar">
        <label class="eyes">
          <span>{say("lab-figures-of")}</span>
          <select value={String(seat)} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {seats.map(({ index }) => (
              <option key={index} value={String(index)}>
                {nameOf(session, index)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="btn quiet" onClick={() => lab.swap()}>
          <Icon name="swap" size="s" />
          {say("lab-swap")}
        </button>
        <small class="muted">{say("lab-compare-note")}</small>
      </div>
      <div class="sides">
        <Side lab={lab} which="a" session={a} />
        <Side lab={lab} which="b" session={b} />
      </div>
      <EndsOfBoth lab={lab} seat={seat} />
      {rows.length > 0 && (
        <section class="sheet laid pad" aria-labelledby="lab-figures">
          <h2 class="cap" id="lab-figures">
            {say("lab-figures", { seat })}
          </h2>
          <table class="abtable">
            <thead>
              <tr>
                <td />
                {(["a", "b"] as const).map((which) => (
                  <th key={which} scope="col">
                    <i class={`abmark ${which}`}>{which.toUpperCase()}</i>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const cell = (n: number | null): string => (n === null ? "–" : figure(n));
                return (
                  <tr key={row.label} class={row.differs ? "differs" : ""}>
                    <th scope="row">
                      {row.label}
                      {row.differs && <span class="vh"> {say("lab-differs")}</span>}
                    </th>
                    <td>{cell(row.a)}</td>
                    <td>{cell(row.b)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

const over = (session: Exhibit): boolean => Boolean(session.state.value?.outcome);
