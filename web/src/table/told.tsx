/** What the game says, with what it names to be opened. */
import type { JSX } from "preact";
import type { Said } from "../types/generated";
import type { Part } from "../words/fluent";
import { tellParts } from "../words/language";
import { useTable } from "./context";

function PartView({ part }: { part: Part }): JSX.Element {
  const { catalog, control } = useTable();
  if (part.is === "seat") return <b>{part.text}</b>;
  const row = part.is === "thing" ? catalog.byId.get(part.id) : undefined;
  if (!row) return <>{part.text}</>;
  return (
    <button type="button" class={`cn ${row.colour ?? "town"}`} data-look={row.id} onClick={() => control.look(row.id)}>
      {part.text}
    </button>
  );
}

export function Parts({ parts }: { parts: readonly Part[] }): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <PartView key={i} part={part} />
      ))}
    </>
  );
}

export function Told({ said }: { said: Said }): JSX.Element {
  return <Parts parts={tellParts(said)} />;
}
