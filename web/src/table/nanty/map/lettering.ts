/** The words that are engraved on the map, in the language of the reader. */
import { say } from "../words";

export function letter(map: Element): void {
  const words: Record<string, string> = {
    over: say("map-title.over"),
    title: say("map-title"),
    under: say("map-title.under"),
    scale: say("map-scale"),
    river: say("map-river"),
    thames: say("map-river.thames"),
  };
  for (const text of map.querySelectorAll<SVGElement>("[data-word]")) {
    engrave(text, words[text.dataset.word ?? ""] ?? "");
  }
}

/** What is longer than its place is drawn together until it fits. */
function engrave(text: SVGElement, word: string): void {
  const { fits, room } = text.dataset;
  text.textContent = word;
  if (fits && room && word.length > Number(fits)) {
    text.setAttribute("textLength", room);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  } else {
    text.removeAttribute("textLength");
  }
}
