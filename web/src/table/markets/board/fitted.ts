/** Words that are drawn, and so cannot wrap. */

/** What narrows words to a width where they have more letters than there is room for. */
export function fitted(words: string, letters: number, width: number): { textLength?: number; lengthAdjust?: string } {
  return words.length > letters ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}
