/** Which games have a lesson. */
import { signal } from "@preact/signals";
import { api } from "./api";

export const taught = signal<readonly string[]>([]);

let asked: Promise<void> | null = null;

export function loadTaught(): Promise<void> {
  asked ??= api.lessons().then(
    ({ lessons }) => {
      taught.value = lessons.map(({ game }) => game);
    },
    () => {
      asked = null; // it is asked for again the next time
    },
  );
  return asked;
}
