/** The account of a review: start, play and luck, row by row. */
import type { JSX } from "preact";
import { WHOLE } from "../../state/chance";
import { figure, percent, signed } from "../../table/chances";
import { nameOf, useTable } from "../../table/context";
import type { AccountRow, Review } from "../../types/generated";
import { Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import { Pm } from "./pm";
import { exceeds, shares } from "./reckon";

/** A bar from the middle: play is solid, the others' play is open, luck is hatched. */
function Bar({ of, most, look }: { of: number; most: number; look: "own" | "others" | "luck" }): JSX.Element {
  const long = (Math.abs(of) / most) * 29;
  return (
    <svg class={`dv ${look}`} viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
      <path class="ax" d="M30 0V12" />
      <rect x={of < 0 ? 30 - long : 30} y="2" width={long} height="8" />
    </svg>
  );
}

const PARTS = ["own", "others", "luck"] as const;
const widthOf = (row: AccountRow, part: (typeof PARTS)[number]): number =>
  part === "own" ? row.own_pm : part === "others" ? row.others_pm : row.luck_pm;

/** Start, own play, the others' play and luck: what each seat's result is made of. */
function Rows({ review, seat }: { review: Review; seat: number }): JSX.Element {
  const { session } = useTable();
  const most = Math.max(WHOLE / 10, ...review.account.flatMap((row) => PARTS.map((part) => Math.abs(row[part]))));
  return (
    <table class="raccount">
      <caption class="vh">
        {say("review-account")}, {say("review-account-note")}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{say("review-player")}</span>
          </th>
          <th scope="col">{say("review-account-start")}</th>
          {PARTS.map((part) => (
            <th key={part} scope="col" class="b">
              {say(`review-account-${part}`)}
            </th>
          ))}
          <th scope="col">{say("review-account-result")}</th>
        </tr>
      </thead>
      <tbody>
        {review.account.map((row, each) => {
          const share = shares(row);
          return (
            <tr key={each} class={each === seat ? "ownrow" : ""}>
              <th scope="row">
                <Mark seat={each} />
                <span class="clip" title={nameOf(session, each)}>
                  {nameOf(session, each)}
                </span>
              </th>
              <td class="start" data-label={say("review-account-start")}>
                {figure(share.start)}
              </td>
              {PARTS.map((part) => (
                <td key={part} class="b" data-label={say(`review-account-${part}`)}>
                  <span class="n">{signed(share[part])}</span> <Pm of={widthOf(row, part)} />
                  <Bar of={row[part]} most={most} look={part} />
                </td>
              ))}
              <td class="tot" data-label={say("review-account-result")}>
                = {percent(row.result)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The account, where there is one: what was luck has a meaning only by what the players knew. */
export function Account({ review, seat, open }: { review: Review; seat: number; open: boolean }): JSX.Element | null {
  if (open) return null;
  return (
    <section class="raccounts" aria-label={say("review-account")}>
      <h2 class="cap">
        {say("review-account")} <small>{say("review-account-note")}</small>
      </h2>
      <Rows review={review} seat={seat} />
      {exceeds(review.account) && <p class="rmore">{say("review-account-more")}</p>}
    </section>
  );
}
