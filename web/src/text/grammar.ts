/** How English puts numbers and lists into words. */

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const NUMBERS = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** A list as it is said: "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** The engine's short forms, set as print would set them; what comes to nothing is left out. */
export const tidy = (words: string): string =>
  words
    .split(", ")
    .filter((part) => !part.startsWith("-0 "))
    .join(", ")
    .replace(/(^|[\s(])-(?=[\d£])/g, "$1−");
