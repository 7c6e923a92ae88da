/** Have a game's words in English, from the very files that the browser fetches. */
import { enter, lookThrough, speak } from "../src/words/language";

/** Everything is told to `me`, by these names. */
export async function speakEnglish(game: string, me: number | null, names: readonly string[]): Promise<void> {
  await speak("en");
  await enter(game);
  lookThrough({ me, names, own: new Map() });
}
