/** The development board, or the Card Display of the 1st edition. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import type { PartProps } from "./part";

const t = london;

export function Board({ model, preview, tile = false }: PartProps & { tile?: boolean }): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const { board } = model.view;
  const width = board.top.length;
  const size = tile ? "tile" : "stack-s";
  const spaces = [...board.top, ...board.bottom];
  const full = !spaces.includes(null);
  const space = (id: string | null, i: number): JSX.Element => {
    const lands = preview.lands?.space === i ? preview.lands : null;
    const leaves = preview.lands?.clears === true && (model.edition.leaves === "bottom" ? i >= width : i < width);
    const card = id ? cityOf(catalog, id) : null;
    if (lands && !lands.clears) {
      const ghost = cityOf(catalog, lands.card);
      return (
        <span key={i} class="ghosted" data-space={i}>
          {ghost && <CardFace card={ghost} size={size} />}
          <span class="c-do">{t.wouldLand}</span>
        </span>
      );
    }
    if (!card)
      return (
        <span key={i} class="slot" data-space={i} aria-label={t.space(i < width ? 1 : 2, (i % width) + 1)} role="img" />
      );
    const row = model.marks.space.get(i);
    const short = shortcut(model.edition.draw, "draw", (r) => r.space === i, t.express.draw(card.name));
    return (
      <Target key={i} row={row} shortcut={short} look={id} label={cardWords(card)} attrs={{ "data-space": i }}>
        <CardFace card={card} size={size}>
          {leaves && <span class="c-why">{t.wouldLeave}</span>}
        </CardFace>
      </Target>
    );
  };
  return (
    <div class="dev">
      <h2 class="cap">
        {model.edition.first ? t.display : t.board} <small>{t.boardNote}</small>
      </h2>
      <div class={`rows w${width}`} role="group" aria-label={model.edition.first ? t.display : t.board}>
        <div class="row">{board.top.map((id, i) => space(id, i))}</div>
        <div class="row">{board.bottom.map((id, i) => space(id, width + i))}</div>
      </div>
      <p class="foot">
        {model.edition.first ? (full ? t.displayFullNext : t.displayRule) : full ? t.boardFullNext : t.boardRule}
      </p>
    </div>
  );
}
