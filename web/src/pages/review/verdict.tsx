/** What a review comes to, in words. */
import type { JSX } from "preact";
import { figure } from "../../table/chances";
import type { Review } from "../../types/generated";
import { say } from "../../words/language";
import { fortuneOf, momentsOf, playOf, shares } from "./reckon";

/** What is said above it all. */
export function Verdict({
  review,
  seat,
  open,
  state,
  said,
}: {
  review: Review | null;
  seat: number;
  open: boolean;
  state: string;
  /** How the game ended. */
  said: string;
}): JSX.Element {
  const row = review?.account[seat];
  if (open)
    return (
      <>
        <h1>{say("review-headline-open")}</h1>
        <p>{say("review-lead-open")}</p>
      </>
    );
  if (!review || !row) {
    const title = state === "failed" ? "review-failed" : state === "none" ? "review-none" : "review-working";
    return (
      <>
        <h1>{say(title)}</h1>
        <p>
          {said}. {state === "failed" ? say("review-failed-lead") : state === "none" ? "" : say("review-working-lead")}
        </p>
      </>
    );
  }
  const moments = momentsOf(review, seat);
  return (
    <>
      <h1>
        {say("review-headline", {
          seat,
          play: playOf(review.account, seat),
          players: review.players,
          luck: fortuneOf(row),
          amount: figure(Math.abs(shares(row).luck)),
        })}
      </h1>
      <p>
        {said}. {say("review-lead", { count: moments.length, round: moments[0]?.round ?? 0 })}
      </p>
    </>
  );
}
