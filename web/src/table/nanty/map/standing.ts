/** What stands where in an area. */
import type { NantyArea } from "../../../types/generated";
import { leastPressed } from "../../../ui/pointer";
import { type Piece, piecesOf } from "../pieces";
import { CELL, type Head, type Place, placesFor, roomFor, type Scale } from "./placing";
import type { Region } from "./regions";
import { signsOf } from "./signs";

/** More pieces than this are shown by one for each owner. */
const MOST = 8;

export interface Standing {
  signs: Place[];
  pieces: { piece: Piece; at: Place }[];
  /** Where one more piece would stand, if one is about to come. */
  next: Place | undefined;
  /** Whether each piece is large enough to be pressed; else the area is, and asks which one. */
  apart: boolean;
}

export function standingOf(area: NantyArea, region: Region, head: Head, scale: Scale, entering: boolean): Standing {
  const signs = signsOf(area);
  const pieces = piecesOf(area, Math.min(MOST, roomFor(region, head, scale) - signs));
  const places = placesFor(region, head, signs + pieces.length + Number(entering), scale);
  const rest = places.slice(signs);
  return {
    signs: places.slice(0, signs),
    pieces: pieces.flatMap((piece, i) => (rest[i] ? [{ piece, at: rest[i] }] : [])),
    next: rest[pieces.length],
    apart: ((places[0]?.scale ?? 0) * CELL.wide) / scale.units >= leastPressed(),
  };
}
