/** Long words in narrow places: where they may be broken, since few browsers know that of every language. */
import { computed } from "@preact/signals";
import { say } from "./language";

/** Shows itself as a hyphen where a line ends there, and not at all elsewhere. */
const SOFT = "\u00ad";

const breaks = computed(
  () =>
    new Map(
      say("word-breaks")
        .split(" ")
        .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT)]),
    ),
);

/** A name whose long words break rightly; it is for the eye alone, and reads as ever. */
export const breakable = (name: string): string => name.replace(/\p{L}+/gu, (word) => breaks.value.get(word) ?? word);
