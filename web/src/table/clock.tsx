/** The clock of one seat. */
import type { JSX } from "preact";
import { Ticking } from "../ui/ticking";
import { useTable } from "./context";

export function SeatClock({ seat }: { seat: number }): JSX.Element {
  const { session } = useTable();
  const clock = session.table.value?.seats[seat]?.clock;
  return <span class="clk2">{clock ? <Ticking left={clock.left} running={clock.running} /> : null}</span>;
}
