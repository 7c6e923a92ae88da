/** Chances to win, which the engine reckons in millionths, as people read them. */
import { WHOLE } from "../state/chance";
import { locale } from "../words/language";

/** A number in the figures of the language, with so many places, and a true minus. */
export function figure(value: number, places = 0): string {
  const shownAs = Number(value.toFixed(places));
  const shown = new Intl.NumberFormat(locale(), { minimumFractionDigits: places, maximumFractionDigits: places });
  // What rounds to nothing has no sign.
  return shown.format(shownAs === 0 ? 0 : shownAs).replace("-", "−");
}

/** A number that says which way it goes. */
export const signed = (value: number, places = 0): string =>
  Number(value.toFixed(places)) > 0 ? `+${figure(value, places)}` : figure(value, places);

/** Of a hundred games. */
export const percent = (millionths: number, places = 0): string => figure((millionths * 100) / WHOLE, places);

/** How far a chance lies to both sides of what is shown. */
export function width({ lo, hi }: { lo: number; hi: number }): number {
  return (hi - lo) / 2;
}

/** Parts in whole per cents that add up to the whole per cent of their sum: who was rounded furthest gives way. */
export function rounded(parts: readonly number[], sum: number): number[] {
  const exact = parts.map((part) => (part * 100) / WHOLE);
  const whole = exact.map(Math.round);
  let off = Math.round((sum * 100) / WHOLE) - whole.reduce((a, b) => a + b, 0);
  while (off !== 0) {
    const step = Math.sign(off);
    const error = (i: number): number => ((exact[i] ?? 0) - (whole[i] ?? 0)) * step;
    const worst = [...exact.keys()].reduce((best, i) => (error(i) > error(best) ? i : best), 0);
    whole[worst] = (whole[worst] ?? 0) + step;
    off -= step;
  }
  return whole;
}

/** The ends of an axis that shows all of these chances, a little wider, in steps of 5 per cent. */
export function axisOf(all: readonly { lo: number; hi: number }[]): [number, number] {
  if (!all.length) return [0, WHOLE];
  const step = WHOLE / 20;
  const low = Math.floor((Math.min(...all.map(({ lo }) => lo)) - step / 5) / step) * step;
  const high = Math.ceil((Math.max(...all.map(({ hi }) => hi)) + step / 5) / step) * step;
  const room = Math.max(high - low, 4 * step);
  const from = Math.max(0, Math.min(low, WHOLE - room));
  return [from, Math.min(WHOLE, from + room)];
}
