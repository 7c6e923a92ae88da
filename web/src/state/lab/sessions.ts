/** The tables of the lab. */
import { StudySession } from "../study";
import type { Shapes } from "../wire";

/** Whoever looks at a position in the lab is none of its players. */
export class LabSession<G extends Shapes = Shapes> extends StudySession<G> {
  override get reader(): number | null {
    return null;
  }
}

/** A table to look at: nothing on it can be chosen. */
export class Exhibit<G extends Shapes = Shapes> extends LabSession<G> {
  override readonly replaying = true;
}

/** The table that is set up: as its turn begins, before anybody draws. */
export class Laid extends Exhibit {
  protected override readonly more = { still: true };
}
