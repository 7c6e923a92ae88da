/** "Warn me": a choice that seems to cost much, asked again. Nothing has happened yet while it shows. */
import type { JSX } from "preact";
import { Dialog } from "../ui/dialog";
import { say, tell } from "../words/language";
import { axisOf, percent, width } from "./chances";
import { useTable } from "./context";
import { Proof } from "./proofs";
import { Whisker } from "./whisker";

export function Warning(): JSX.Element | null {
  const { session, control } = useTable();
  const asked = control.warned.value;
  if (!asked) return null;
  const {
    row,
    warned: { played, best, loss, pm },
  } = asked;
  const axis = axisOf([played.win, best.win]);
  const title = say("warn-title", { what: tell(row), loss: percent(loss) });
  const says = say("warn-says", { best: percent(best.win.p), played: percent(played.win.p), width: percent(pm) });
  const back = (): void => control.takeBack();
  return (
    <Dialog label={`${title}. ${says}`} role="alertdialog" cls="warning" onClose={back}>
      <h2>
        <Proof sign="warn" />
        {title}
      </h2>
      <p>{says}</p>
      <dl>
        <div>
          <dt>{say("warn-chosen")}</dt>
          <dd>
            <span>{tell(row)}</span>
            <Whisker win={played.win} best={best.win.p} axis={axis} />
            <b>
              {percent(played.win.p)}{" "}
              <small class="pm">{say("review-pm", { width: percent(width(played.win)) })}</small>
            </b>
          </dd>
        </div>
        <div>
          <dt>{say("warn-better")}</dt>
          <dd>
            <span>{tell(best.row)}</span>
            <Whisker win={best.win} best={best.win.p} axis={axis} first />
            <b>
              {percent(best.win.p)} <small class="pm">{say("review-pm", { width: percent(width(best.win)) })}</small>
            </b>
          </dd>
        </div>
      </dl>
      <p class="d-acts">
        <button type="button" class="btn prime" autofocus onClick={back}>
          {say("warn-back")}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            back();
            control.askAdvice();
          }}
        >
          {say("warn-show")}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            control.warned.value = null;
            session.choose(row);
          }}
        >
          {say("warn-go")}
        </button>
      </p>
    </Dialog>
  );
}
