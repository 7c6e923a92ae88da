/** Whose parts are in the deal: told when the game is over, and held against what this browser noted before it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import type { Judged } from "../state/seal";
import { say } from "../words/language";
import { useTable } from "./context";

export function Deal(): JSX.Element | null {
  const { session } = useTable();
  const table = session.table.value;
  const [judged, setJudged] = useState<Judged | null>(null);
  const told = table?.status === "over" && table.open_end && !table.imported;
  const mine = table?.seats.some((seat) => seat.you) ?? false;
  useEffect(() => {
    if (!told) return;
    const look = async (): Promise<void> => {
      const [record, { judge, noteOf }] = await Promise.all([api.record(session.id), import("../state/seal")]);
      setJudged(judge(await record.text(), mine ? noteOf(session.id) : null));
    };
    look().catch(() => undefined); // without the record there is nothing to tell
  }, [session, told, mine]);
  if (!told) return null;
  if (!judged) return <p class="deal">{"\u00a0"}</p>; // nothing on the page moves when it comes
  const { verdict, browsers } = judged;
  const loud = verdict === "mismatch" || verdict === "broken";
  return (
    <p class={loud ? "bad deal" : "deal"} role={loud ? "alert" : undefined} data-deal={verdict}>
      {verdict === "others" ? say("deal-others", { n: browsers }) : say(`deal-${verdict}`)}
    </p>
  );
}
