/** The lines of the log, with what they name to be opened. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Mark } from "../ui/glyph";
import { nameOf, ownerOf, useTable } from "./context";
import type { Line, Part } from "./lines";

function PartView({ part }: { part: Part }): JSX.Element {
  const { catalog, control, session } = useTable();
  switch (part.is) {
    case "card": {
      const colour = catalog.byId.get(part.id)?.colour ?? "town";
      return (
        <button type="button" class={`cn ${colour}`} data-look={part.id} onClick={() => control.look(part.id)}>
          {catalog.name(part.id)}
        </button>
      );
    }
    case "name":
      return <b>{nameOf(session, part.seat)}</b>;
    case "owner":
      return <>{ownerOf(session, part.seat)} </>;
    case "gain":
    case "loss":
      return <span class={part.is}>{part.text}</span>;
    case "text":
      return <>{part.text}</>;
  }
}

function LineView({ line }: { line: Line }): JSX.Element {
  const { session } = useTable();
  if (line.rule) return <li class="rule">{line.rule}</li>;
  const parts = line.parts.map((part, i) => <PartView key={i} part={part} />);
  if (line.sub || line.seat === null) return <li class={line.seat === null ? "note" : "sub"}>{parts}</li>;
  return (
    <li>
      <Mark seat={line.seat} me={session.me.value} />
      <span>
        <b>{nameOf(session, line.seat)}</b> {parts}
      </span>
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

export function useLines(): Line[] {
  const { session, kit } = useTable();
  const events = session.events.value;
  const players = session.state.value?.view.players ?? 2;
  const me = session.replaying ? null : session.me.value;
  return useMemo(() => kit.lines(events, players, me), [kit, events, players, me]);
}
