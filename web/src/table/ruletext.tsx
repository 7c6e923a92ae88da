/** Lines of the rules as they are read: with signs among the words, links, and what was looked for standing out. */
import type { JSX } from "preact";
import { hitsIn } from "../words/fold";
import { say } from "../words/language";
import { type Block, type Line, type Ruling, wordsOf } from "../words/rules";
import { SignDrawing } from "./legend";

/** Words, with every place marked where what is looked for stands. */
export function Marked({ text, query }: { text: string; query: string }): JSX.Element {
  const hits = query ? hitsIn(text, query) : [];
  if (!hits.length) return <>{text}</>;
  const ends = hits.map(([, to]) => to);
  return (
    <>
      {hits.map(([from, to], i) => (
        <>
          {text.slice(ends[i - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** Whether a line begins with a sign that it is about. */
export function isSigned([first]: Line): boolean {
  return typeof first === "object" && first.kind === "sign" && first.text !== "";
}

export function RuleLine({ line, game, query = "" }: { line: Line; game: string; query?: string }): JSX.Element {
  return (
    <>
      {line.map((piece, i) => {
        if (typeof piece === "string") return <Marked key={i} text={piece} query={query} />;
        const { kind, id, text } = piece;
        if (kind === "sign")
          return (
            <span
              key={i}
              class="rule-sign"
              {...(text ? { role: "img", "aria-label": text, title: text } : { "aria-hidden": true })}
            >
              <SignDrawing sign={id} bare />
            </span>
          );
        const href = kind === "card" ? `/cards/${game}?card=${id}` : `/rules/${game}#${id}`;
        return (
          <a key={i} href={href}>
            <Marked text={text} query={query} />
          </a>
        );
      })}
    </>
  );
}

/** Where a ruling stands on the page of rules; its id may have spaces and commas. */
export const rulingAnchor = (id: string): string => `ruling-${id.replace(/[^\w-]+/g, "-")}`;

/** What a block says without its pictures; of worked examples, where they are. */
export function RuleBlock({
  block,
  game,
  rulings,
}: {
  block: Block;
  game: string;
  rulings: readonly Ruling[];
}): JSX.Element | null {
  if (block.kind === "text")
    return (
      <p>
        <RuleLine line={block.line} game={game} />
      </p>
    );
  if (block.kind === "list")
    return (
      <ul>
        {block.items.map((item, i) => (
          <li key={i} class={isSigned(item) ? "signed" : ""}>
            <RuleLine line={item} game={game} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === "picture")
    return block.of === "example" ? (
      <p class="see">
        <a href={`/rules/${game}#example-${block.ids[0]}`} target="_blank" rel="noopener">
          {say("rules-see", { caption: wordsOf(block.caption) })}
        </a>
      </p>
    ) : null;
  return <RulingsHere ids={block.ids} rulings={rulings} game={game} />;
}

/** Rulings that bite here: what is asked, how it is played, and where the reason stands. */
export function RulingsHere({
  ids,
  rulings,
  game,
  query = "",
}: {
  ids: readonly string[];
  rulings: readonly Ruling[];
  game: string;
  query?: string;
}): JSX.Element {
  return (
    <ul class="bites">
      {ids.map((id) => {
        const ruling = rulings.find((each) => each.id === id);
        return ruling ? (
          <li key={id}>
            <b>
              <Marked text={/[?.!]$/.test(ruling.question) ? ruling.question : `${ruling.question}.`} query={query} />
            </b>{" "}
            <Marked text={ruling.answer} query={query} />{" "}
            <a
              class="rid"
              data-as-is
              href={`/rules/${game}#${rulingAnchor(id)}`}
              aria-label={say("rules-ruling", { id })}
            >
              {id}
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
