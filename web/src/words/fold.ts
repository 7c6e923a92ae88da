/** Words as they are searched: without capitals and accents, so that "pauvrete" finds "Pauvreté". */
export const plainly = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where in a text what is looked for stands, as places of the text itself: capitals and accents do not matter. */
export function hitsIn(text: string, query: string): [from: number, to: number][] {
  const wanted = plainly(query.trim());
  if (!wanted) return [];
  // A letter of the text may be several when it is folded, or none: each knows where it came from.
  const letters: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const folded of plainly(letter)) {
      letters.push(folded);
      places.push(at);
    }
    at += letter.length;
  }
  places.push(text.length);
  const folded = letters.join("");
  const hits: [number, number][] = [];
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length))
    hits.push([places[from] ?? 0, places[from + wanted.length] ?? text.length]);
  return hits;
}
