/** The development board, or the Card Display of the 1st edition. */
import type { JSX } from "preact";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

export function Board({ model, preview, tile = false }: PartProps & { tile?: boolean }): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const { board, game } = model.view;
  const width = board.top.length;
  const size = tile ? "tile" : "stack-s";
  const lands = preview.lands ? cityOf(catalog, preview.lands) : null;
  const space = (id: string | null, i: number): JSX.Element => {
    const leaves = lands !== null && board.leaves === (i < width ? "top" : "bottom");
    const card = id ? cityOf(catalog, id) : null;
    if (lands && board.lands === i) {
      return (
        <span key={i} class="ghosted" data-space={i}>
          <CardFace card={lands} size={size} />
          <span class="c-do">{say("would-land")}</span>
        </span>
      );
    }
    if (!card)
      return (
        <span
          key={i}
          class="slot"
          data-space={i}
          aria-label={say("board-space", { row: i < width ? 1 : 2, column: (i % width) + 1 })}
          role="img"
        />
      );
    const row = model.marks.space.get(i);
    const short = shortcut(model.edition.draw, "draw", (r) => r.space === i, say("express-draw", { card: card.id }));
    return (
      <Target key={i} row={row} shortcut={short} look={id} label={cardWords(card)} attrs={{ "data-space": i }}>
        <CardFace card={card} size={size}>
          {leaves && <span class="c-why">{say("would-leave")}</span>}
        </CardFace>
      </Target>
    );
  };
  return (
    <div class="dev">
      <h2 class="cap">
        {say("board-title", { game })} <small>{say("board-note")}</small>
      </h2>
      <div class={`rows w${width}`} role="group" aria-label={say("board-title", { game })}>
        <div class="row">{board.top.map((id, i) => space(id, i))}</div>
        <div class="row">{board.bottom.map((id, i) => space(id, width + i))}</div>
      </div>
      <p class="foot">{say(board.leaves ? "board-full" : "board-rule", { game })}</p>
    </div>
  );
}
