/** The regions of the map. */
import data from "../art/map.json";

/** How wide an area is at every height: from `top` on, the left and right of bands that are `step` high. */
export interface Room {
  top: number;
  step: number;
  rows: number[][];
}

export interface Region {
  label: number[];
  centre: number[];
  room: Room;
}

export const regions = data.regions as Record<string, Region>;
