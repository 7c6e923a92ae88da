/** The coach: one voice under the question, which says what matters in this position, and why. */
import type { JSX } from "preact";
import { setPrefs } from "../state/prefs";
import type { Remark } from "../types/generated";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/glyph";
import { say, tell } from "../words/language";
import { useTable } from "./context";

/** The line under the question. */
export function CoachLine(): JSX.Element | null {
  const { session, control } = useTable();
  const spoken = session.coach.spoken.value;
  if (!spoken) return null;
  return (
    <span class="coach" data-topic={spoken.topic} key={spoken.topic}>
      <Icon name="lamp" />
      <span class="coach-says" title={spoken.words}>
        {spoken.words}
      </span>
      <button type="button" class="coach-why" aria-label={say("coach-why-label")} onClick={() => control.askWhy()}>
        {say("coach-why")}
      </button>
    </span>
  );
}

/** A lamp that opens what is said, where there is no room for words. */
export function CoachLamp(): JSX.Element | null {
  const { session, control } = useTable();
  const spoken = session.coach.spoken.value;
  if (!spoken) return null;
  return (
    <button
      type="button"
      class="iconb lamp"
      data-topic={spoken.topic}
      aria-label={say("coach-why-label")}
      onClick={() => control.askWhy()}
    >
      <Icon name="lamp" />
    </button>
  );
}

/** The figure that a remark is about, with its parts. */
function Sum({ sum }: { sum: NonNullable<Remark["sum"]> }): JSX.Element {
  return (
    <table class="coach-sum">
      <caption>{tell(sum.label)}</caption>
      <tbody>
        {sum.parts.map(({ label, amount }, i) => (
          <tr key={i}>
            <th scope="row">{tell(label)}</th>
            <td>{amount < 0 ? `−${-amount}` : amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("coach-together")}</th>
          <td>{sum.total < 0 ? `−${-sum.total}` : sum.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What it means: the sum, and the section of the rules. */
export function Why({ onClose }: { onClose: () => void }): JSX.Element | null {
  const { session } = useTable();
  const spoken = session.coach.spoken.value;
  if (!spoken) return null;
  const { remark } = spoken;
  const game = session.table.value?.game ?? "";
  const enough = (done: () => void): void => {
    onClose();
    done();
  };
  return (
    <Dialog label={say("coach-why-label")} title={say("coach-name")} cls="coach-win" onClose={onClose}>
      <p class="coach-fact">
        <Icon name="lamp" />
        {spoken.words}
      </p>
      {remark && <p>{tell(remark.why)}</p>}
      {remark?.sum && <Sum sum={remark.sum} />}
      <p>
        <a class="coach-rule" href={`/rules/${game}${remark ? `#${remark.rule}` : ""}`} target="_blank" rel="noopener">
          {say("coach-rules")}
        </a>
      </p>
      <div class="coach-enough">
        <button type="button" class="btn" onClick={() => enough(() => session.coach.wave(spoken.topic))}>
          {say("coach-known")}
        </button>
        <button type="button" class="btn quiet" onClick={() => enough(() => setPrefs({ coach: false }))}>
          {say("coach-off")}
        </button>
      </div>
    </Dialog>
  );
}
