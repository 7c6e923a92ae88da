/** What the table of this game says: its own catalogue, and the general one. */
import type { LondonTableWords, SiteWords, TableWords } from "../../types/words";
import * as general from "../../words/language";

type Own = SiteWords & TableWords & LondonTableWords;

export const say = general.say as general.Say<Own>;
export const sayParts = general.sayParts as general.Say<Own, ReturnType<typeof general.tellParts>>;

/** A sentence without its stop, where it stands on a card or among others. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/, "");
