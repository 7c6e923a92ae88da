/** The keys of a review. */
import { useEffect } from "preact/hooks";
import { prefs } from "../../state/prefs";
import { say } from "../../words/language";

type Deed =
  | "on"
  | "back"
  | "moment-on"
  | "moment-back"
  | "first"
  | "last"
  | "play"
  | "lab"
  | "open"
  | "figures"
  | "help";

/** What each of them does. */
export type Deeds = Record<Deed, () => void>;

const DEEDS: Record<string, Deed> = {
  ArrowRight: "on",
  ArrowLeft: "back",
  Home: "first",
  End: "last",
  " ": "play",
  l: "lab",
  o: "open",
  t: "figures",
  "?": "help",
};

/** Where keys are written, or move something of its own. */
const TAKEN = "input,select,textarea,dialog,[role=region]";
/** What Space presses. */
const PRESSED = "button,summary,[role=button]";

/** What a key is to do; null: it is none of ours. */
export function deedOf(event: KeyboardEvent): Deed | null {
  const { key } = event;
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TAKEN)) return null;
  if (!prefs.value.keys && key.length === 1) return null;
  if (key === " " && target?.closest(PRESSED)) return null;
  const deed = DEEDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (!event.shiftKey) return deed;
  return deed === "on" ? "moment-on" : deed === "back" ? "moment-back" : deed;
}

/** Have the keys do these deeds, which are handed on. */
export function useDeeds(deeds: Deeds): Deeds {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const deed = deedOf(event);
      if (!deed) return;
      deeds[deed]();
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return deeds;
}

/** The same, as they are listed. */
export const keysOfReview = (): [key: string, does: string][] => [
  ["←  →", say("review-key-step")],
  [say("review-key-moment.key"), say("review-key-moment")],
  [say("review-key-ends.key"), say("review-key-ends")],
  [say("review-key-play.key"), say("review-key-play")],
  ["L", say("review-key-lab")],
  ["O", say("review-key-open")],
  ["T", say("review-key-figures")],
  ["?", say("keys-help")],
];
