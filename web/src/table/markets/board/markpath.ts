/** A player's mark as a path. */

/** The mark of a player as a shape about a point. */
export function markPath(mark: number, x: number, y: number, r: number): string {
  switch (mark) {
    case 1:
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 2: {
      const s = r * 0.9;
      return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}z`;
    }
    case 3:
      return `M${x} ${y - r * 1.1}l${r * 1.15} ${r * 2}h${-r * 2.3}z`;
    default:
      return `M${x - r * 0.58} ${y - r}h${r * 1.16}l${r * 0.58} ${r}l${-r * 0.58} ${r}h${-r * 1.16}l${-r * 0.58} ${-r}z`;
  }
}
