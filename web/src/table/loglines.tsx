/** The lines of the log, with what they name to be opened. */
import { Fragment, type JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Mark } from "../ui/glyph";
import { say, spoken } from "../words/language";
import { useTable } from "./context";
import { type Line, linesOf } from "./lines";
import { Told } from "./told";

/** What a line says, with what it names to be opened. */
export function LineWords({ line }: { line: Line }): JSX.Element {
  return (
    <>
      <Told said={line.said} />
      {line.asides.map((aside, i) => (
        <Fragment key={i}>
          {aside.tone ? " " : ", "}
          <span class={aside.tone ?? "also"}>
            <Told said={aside.said} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

function LineView({ line }: { line: Line }): JSX.Element {
  if (line.rule) return <li class="rule">{line.rule}</li>;
  const words = <LineWords line={line} />;
  if (line.sub || line.seat === null) return <li class={line.seat === null ? "note" : "sub"}>{words}</li>;
  return (
    <li>
      <Mark seat={line.seat} />
      <span>{words}</span>
    </li>
  );
}

export function Lines({ lines }: { lines: Line[] }): JSX.Element {
  return (
    <>
      {lines.map((line) => (
        <LineView key={`${line.n}${line.rule ? "r" : ""}`} line={line} />
      ))}
    </>
  );
}

/** A heading above all that happened. */
function heading(rule: string): Line {
  return { n: -1, ply: 0, seat: null, kind: "", sub: false, rule, said: { key: "" }, asides: [] };
}

export function useLines(): Line[] {
  const { session, kit } = useTable();
  const events = session.events.value;
  const players = session.state.value?.view.players ?? 2;
  const lang = spoken.value;
  const rules = session.table.value?.continued?.rules ?? 0;
  const turn = session.table.value?.continued?.turn ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings are in the language that is spoken
  return useMemo(() => {
    const lines = linesOf(events, players, kit);
    return rules ? [heading(say("log-continued", { rules, turn })), ...lines] : lines;
  }, [kit, events, players, lang, rules, turn]);
}
