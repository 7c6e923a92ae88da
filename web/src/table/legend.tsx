/** The legend of a game's signs: for help at the table, and for the rules. */
import type { JSX } from "preact";
import { Token, type TokenKind } from "../ui/glyph";
import { plainly } from "../words/fold";
import { say, sayIf } from "../words/language";
import type { Kit } from "./kit";

/** What stands on a token in the legend. */
const SAMPLES: Record<string, string> = { money: "£4", vp: "2", end: "3", pov: "+1", less: "−2" };

/** Signs of all players are drawn as the first one's. */
export const drawn = (sign: string): string => (/^np_(pw|hs)$/.test(sign) ? `${sign}1` : sign);

/** A sign as it is drawn on cards and on the board; a token without a figure where it stands for its kind. */
export function SignDrawing({ sign, bare = false }: { sign: string; bare?: boolean }): JSX.Element {
  const token = /^tk_(.+)$/.exec(sign)?.[1];
  if (token) return <Token kind={token as TokenKind} value={bare ? "" : (SAMPLES[token] ?? "")} />;
  const pip = /^u_pip_(.+)$/.exec(sign)?.[1];
  return (
    <svg class={pip ? `pip pip-${pip}` : "ic inked"} aria-hidden="true">
      <use href={`#${drawn(sign)}`} />
    </svg>
  );
}

/** What a sign means in a game. */
export function meaningOf(kit: Kit, game: string, sign: string): string | null {
  const known = kit.signs.some((group) => group.signs.includes(sign));
  return known ? sayIf(`means-${sign}`, { game }) : null;
}

/** The signs whose meaning has what is looked for, group by group. */
export function Legend({
  kit,
  game,
  query = "",
  onPoint,
}: {
  kit: Kit;
  game: string;
  query?: string;
  /** A sign is pointed at, or no more. */
  onPoint?: (sign: string | null) => void;
}): JSX.Element[] {
  return kit.signs.flatMap((group) => {
    const rows = group.signs
      .map((sign) => ({ sign, words: meaningOf(kit, game, sign) ?? "" }))
      .filter(({ words }) => plainly(words).includes(plainly(query)));
    if (!rows.length) return [];
    return [
      <section key={group.title} class="leg">
        <h3 class="cap">{say(group.title)}</h3>
        <dl>
          {rows.map(({ sign, words }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights up what is said in words
            <div
              key={sign}
              data-sign={sign}
              onMouseEnter={onPoint && (() => onPoint(sign))}
              onMouseLeave={onPoint && (() => onPoint(null))}
            >
              <dt>
                <SignDrawing sign={sign} />
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>,
    ];
  });
}
