/** Names to begin with for people at one screen. */
import { me } from "../../state/me";
import { say } from "../../words/language";

const NAMES = ["new-table-name-0", "new-table-name-1", "new-table-name-2", "new-table-name-3"] as const;

/** What a seat is called at first: the first by the name of whoever lays the table, if they have one of their own. */
export function firstName(seat: number): string {
  const user = me.value;
  if (seat === 0 && user && !user.guest) return user.name;
  return say(NAMES[seat % 4] ?? NAMES[0]);
}
