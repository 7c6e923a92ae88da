/** A language that nobody speaks: English with accents and 40 % longer, so that tests see what is untold or has no room. */

/** What it is called among the languages; it is offered to nobody. */
export const PSEUDO = "pseudo";

const ACCENTS: Record<string, string> = {
  ...Object.fromEntries([..."aceginosuyz"].map((letter, i) => [letter, [..."åçéĝîñöšûýž"][i] ?? letter])),
  ...Object.fromEntries([..."ACEGINOSUYZ"].map((letter, i) => [letter, [..."ÅÇÉĜÎÑÖŠÛÝŽ"][i] ?? letter])),
};

/** Text with every word accented and drawn out; spaces and signs stay. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTS[letter] ?? letter).join("");
    return accented + "ẽ".repeat(Math.ceil(word.length * 0.4));
  });
}
