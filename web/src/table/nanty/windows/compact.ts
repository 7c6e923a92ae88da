/** Whether the map is too small for wide windows. */

export const compact = (): boolean => window.innerWidth < 1240;
