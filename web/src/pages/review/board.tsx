/** The table at that moment: the real one, in a frame, with what was played and what was better marked on it. */
import type { JSX } from "preact";
import { useTable } from "../../table/context";
import { type Ring, Rings } from "../../table/rings";
import type { JudgedChoice } from "../../types/generated";
import { useFrame } from "../../ui/frame";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";

function ringsOf(choice: JudgedChoice | null): Ring[] {
  if (!choice) return [];
  const { played, best } = choice;
  const rings: Ring[] = [{ option: played.option, look: "played", tag: say("review-played") }];
  if (choice.grade !== "sound" && best.option !== played.option)
    rings.push({ option: best.option, look: "better", tag: say("review-better") });
  return rings;
}

export function Board({
  choice,
  address,
  lab,
}: {
  /** The choice that was made here, by whom the table is seen. */
  choice: JudgedChoice | null;
  /** Where the whole table is shown. */
  address: string;
  /** Where it can be tried out, if it may be. */
  lab: string | null;
}): JSX.Element {
  const { kit } = useTable();
  const frame = useFrame();
  return (
    <section class="sheet laid pad rboard" aria-labelledby="rv-table">
      <h2 class="cap" id="rv-table">
        {say("review-table")} <small>{choice ? say("review-table-note") : ""}</small>
      </h2>
      <span class="rways">
        {lab && (
          <a class="btn quiet small" href={lab}>
            <Icon name="search" size="s" />
            {say("lab-open")}
          </a>
        )}
        <a class="btn quiet small" href={address}>
          <Icon name="eye" size="s" />
          {say("review-table-full")}
        </a>
      </span>
      <div class="rframe" ref={frame}>
        <div class="rscroll">
          <kit.Table />
        </div>
        <Rings rings={ringsOf(choice)} within=".rframe" />
      </div>
    </section>
  );
}
