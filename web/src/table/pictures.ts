/** What the rules picture of a game: worked examples that the engine has played, and how their parts are drawn. */
import type { JSX } from "preact";
import type { Shapes } from "../state/wire";
import type { SheetLine } from "../types/generated";

/** A moment of an example, after the step that led to it. */
export interface Frame<V> {
  view: V;
  /** The cards that the step used. */
  used: readonly string[];
  /** What all laid down at once, if that was the step. */
  offers?: readonly { seat: number; good: string | null; count: number }[];
}

/** Made by tools/rule_examples.py, which plays it. */
export interface Example<V> {
  /** Whose city, hand or figures are shown. */
  seat: number;
  names: readonly string[];
  /** Which parts of the table are shown, as the kit calls them. */
  shows: readonly string[];
  figures: readonly string[];
  /** Whether they are counted of all players, and not only of the seat and of whoever has any change. */
  everyone?: boolean;
  frames: readonly Frame<V>[];
  /** The score sheet of a game that ends here; so many of its lines follow the last frame, one at a time. */
  sheet?: readonly SheetLine[];
  account?: number;
}

export interface SceneProps<G extends Shapes = Shapes> {
  part: string;
  frame: Frame<G["view"]>;
  example: Example<G["view"]>;
}

export type Part = readonly [selector: string, side: "left" | "right"];

export interface Pictures<G extends Shapes = Shapes> {
  examples(game: string): Promise<Readonly<Record<string, Example<G["view"]>>>>;
  /** A part of the table, drawn with what the table is drawn with. It stands in the table's context. */
  Scene(props: SceneProps<G>): JSX.Element | null;
  /** The parts of a card that the rules number, in their order: where they are, and on which side their numbers stand. */
  parts(row: G["card"]): readonly Part[];
  /** What a player has of something that is counted. */
  figure(name: string, view: G["view"], seat: number): number;
  /** What is counted of the table, and of no player. */
  shared?: readonly string[];
}

/** How many steps an example has: its frames, and the lines of its account. */
export const stepsOf = ({ frames, account = 0 }: Example<unknown>): number => frames.length + account;

/** What is shown at a step: the last frame stays while its account is drawn up, line by line. */
export function shownAt<V>(
  example: Example<V>,
  step: number,
): { frame: Frame<V>; before: Frame<V>; lines: SheetLine[] } {
  const { frames, sheet = [], account = 0 } = example;
  const at = Math.min(step, frames.length - 1);
  const [frame, before] = [frames[at], frames[Math.max(0, step < frames.length ? step - 1 : at)]];
  if (!frame || !before) throw new Error("an example without frames");
  // The account begins with what had been reached when the game ended, and ends with its sum.
  const drawn = step < frames.length - 1 ? 0 : step - frames.length + 2;
  const lines = account ? sheet.slice(0, drawn === account + 1 ? sheet.length : drawn) : [];
  return { frame, before, lines };
}

export interface Change {
  seat: number;
  figure: string;
  from: number;
  to: number;
}

/** The figures of an example at a step, with what they were before: of its seat, and of whoever else has any change. */
export function changesAt<G extends Shapes>(
  pictures: Pick<Pictures<G>, "figure" | "shared">,
  example: Example<G["view"]>,
  step: number,
): Change[] {
  const { frame, before } = shownAt(example, step);
  const own = example.figures.filter((figure) => !pictures.shared?.includes(figure));
  const changes = (seat: number): boolean =>
    own.some((figure) => new Set(example.frames.map(({ view }) => pictures.figure(figure, view, seat))).size > 1);
  return example.names.flatMap((_, seat) => {
    const counted = seat === example.seat ? example.figures : example.everyone || changes(seat) ? own : [];
    return counted.map((figure) => ({
      seat,
      figure,
      from: pictures.figure(figure, before.view, seat),
      to: pictures.figure(figure, frame.view, seat),
    }));
  });
}
