/** Burdens and loans that lie before a player. */
import type { JSX } from "preact";
import type { NantySeat } from "../../../types/generated";
import { useTable } from "../wire";
import { say } from "../words";

/** Loans, and cards that one is stuck with. */
export function Kept({ seat, onLook }: { seat: NantySeat; onLook: (id: string) => void }): JSX.Element | null {
  const { catalog } = useTable();
  const rows: [string, string[]][] = [
    [say("loans"), seat.loans],
    [say("stuck-with"), seat.burdens],
  ];
  if (!seat.loans.length && !seat.burdens.length) return null;
  return (
    <div class="kept">
      {rows.map(([label, ids]) =>
        ids.map((id, i) => (
          <button key={`${id}${i}`} type="button" class="chip warn" onClick={() => onLook(id)}>
            <i>{label}</i> {catalog.name(id)}
          </button>
        )),
      )}
    </div>
  );
}
