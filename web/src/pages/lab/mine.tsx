/** Make somebody's study one's own. A browser keeps one of each game: nobody's own is replaced unasked. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Lab } from "../../state/lab/lab";
import { go } from "../../state/router";
import { Dialog } from "../../ui/dialog";
import { say } from "../../words/language";

/** From now on it is kept here, and found again where one's own studies are. */
function adopt(lab: Lab): void {
  lab.adopt();
  const from = lab.session.beginning;
  const played = from && "table" in from;
  go(played ? `/lab?table=${from.table}&ply=${from.ply}` : `/lab/${lab.game.value}`, true);
}

export function Mine({ lab }: { lab: Lab }): JSX.Element {
  const [steps, ask] = useState<number | null>(null);
  const press = (): void => {
    const own = lab.displaced();
    if (own) ask(own.tree.length - 1);
    else adopt(lab);
  };
  return (
    <>
      <button type="button" class="btn" onClick={press}>
        {say("lab-mine")}
      </button>
      {steps !== null && (
        <Dialog label={say("lab-mine")} title={say("lab-mine")} role="alertdialog" onClose={() => ask(null)}>
          <p>{say("lab-mine-asks", { n: steps })}</p>
          <p class="d-acts">
            <button type="button" class="btn prime" autofocus onClick={() => ask(null)}>
              {say("lab-mine-not")}
            </button>
            <button type="button" class="btn" onClick={() => adopt(lab)}>
              {say("lab-mine-go")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
