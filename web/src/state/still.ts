/** A moment that is only looked at, behind the face of a table: for the pictures of the rules. */
import { Session } from "./session";
import type { Shapes, StateMessage } from "./wire";

export class StillSession<G extends Shapes = Shapes> extends Session<G> {
  override readonly replaying = true;

  constructor() {
    super("");
    this.link.value = "open";
  }

  override open(): void {
    // Nothing is waited for.
  }

  /** Show a view; the seats go by these names. */
  show(game: string, view: G["view"], names: readonly string[]): void {
    const { ply, over } = view;
    const message: StateMessage<G> = {
      type: "state",
      ply,
      step: ply,
      since: -1,
      you: [],
      seat: null,
      view,
      decisions: [],
      unavailable: [],
      forecast: null,
      undo: null,
      events: [],
      outcome: null,
      table: {
        id: "",
        game,
        players: names.length,
        options: {},
        visibility: "hotseat",
        clock: null,
        status: over ? "over" : "playing",
        ply,
        asked: [],
        created: 0,
        seats: names.map((name, index) => ({ index, kind: "person", name, stand_in: null, you: false, online: true })),
        open_end: true,
        away: "ask",
        step: ply,
        commitment: "",
      },
    };
    this.draw(message);
  }
}
