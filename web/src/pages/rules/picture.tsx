/** The pictures of the rules: cards, a card taken apart, what cards say, a part of the table, a worked example. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Marked, RuleLine } from "../../table/ruletext";
import { tell } from "../../words/language";
import type { Block } from "../../words/rules";
import { Scenes, Stepped } from "./example";
import { useNear } from "./near";
import { Parts } from "./parts";
import type { Drawing } from "./reading";
import { textsIn } from "./search";

export type PictureBlock = Extract<Block, { kind: "picture" }>;

interface PictureProps {
  block: PictureBlock;
  drawing: Drawing;
  query: string;
  /** A card is to be seen large. */
  onLook: (card: string) => void;
}

function CardRow({ block, drawing, onLook }: PictureProps): JSX.Element {
  const { kit, catalog } = drawing;
  return (
    <div class="pic-row cards">
      {block.ids.map((id) => {
        const row = catalog.byId.get(id);
        return row ? (
          <button
            key={id}
            type="button"
            class={`face pic-card ${kit.cards.wide(row, catalog) ? "wide" : ""}`}
            onClick={() => onLook(id)}
          >
            <span class="vh">{kit.cards.words(row, catalog)}</span>
            <kit.cards.Face row={row} catalog={catalog} />
          </button>
        ) : null;
      })}
    </div>
  );
}

function Texts({ block, drawing, query, onLook }: PictureProps): JSX.Element {
  const { catalog } = drawing;
  return (
    <dl class="card-texts">
      {textsIn(drawing, block.ids).map((row) => (
        <div key={row.id}>
          <dt>
            <button type="button" class={`cn ${row.colour ?? "town"}`} onClick={() => onLook(row.id)}>
              <Marked text={catalog.name(row.id)} query={query} />
            </button>
          </dt>
          <dd>
            <Marked text={tell(row.text ?? "")} query={query} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Still({ block, drawing, query }: PictureProps): JSX.Element | null {
  const example = drawing.examples[block.ids[0] ?? ""];
  const frame = example?.frames[0];
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return example && frame ? (
    <>
      <div ref={ref} class="pic-still">
        {near && <Scenes drawing={drawing} example={example} frame={frame} />}
      </div>
      {block.notes.length > 0 && (
        <ul class="pic-notes">
          {block.notes.map((note, i) => (
            <li key={i}>
              <RuleLine line={note} game={drawing.game} query={query} />
            </li>
          ))}
        </ul>
      )}
    </>
  ) : null;
}

const DRAWN: Readonly<Record<Exclude<PictureBlock["of"], "example">, (props: PictureProps) => JSX.Element | null>> = {
  card: CardRow,
  texts: Texts,
  scene: Still,
  parts: ({ block, drawing, query }) => (
    <Parts drawing={drawing} id={block.ids[0] ?? ""} notes={block.notes} query={query} />
  ),
};

export function Picture(props: PictureProps): JSX.Element | null {
  const { block, drawing, query } = props;
  const { of, ids, caption, notes } = block;
  if (of === "example") {
    const id = ids[0] ?? "";
    const example = drawing.examples[id];
    return example ? <Stepped {...{ id, drawing, example, caption, notes, query }} /> : null;
  }
  const Drawn = DRAWN[of];
  return (
    <figure class={`picture pic-${of}`}>
      <Drawn {...props} />
      <figcaption>
        <RuleLine line={caption} game={drawing.game} query={query} />
      </figcaption>
    </figure>
  );
}
