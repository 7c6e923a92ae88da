/** The colours of the goods. */

const GOOD_COLOUR: Record<string, string> = {
  coffee: "brown",
  soap: "blue",
  silk: "pink",
  china: "grey",
  general: "brass",
};

/** The colours of a good, for whatever is drawn in it. */
export function inks(good: string): string {
  const colour = GOOD_COLOUR[good] ?? "brass";
  const deep = colour === "brass" ? "brass-ink" : `${colour}-deep`;
  return `--g:var(--${colour});--gw:var(--${colour}-wash);--gd:var(--${deep})`;
}
