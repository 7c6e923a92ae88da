/** What an option would bring: on the board, for whose aim, and who may answer. */
import type { JSX } from "preact";
import { tidy } from "../../../text/grammar";
import type { NantyChange, NantyOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { withNames } from "../../context";
import { useTable } from "../wire";

const SIGNS: Record<NantyChange["about"], string> = { board: "nn_trouble", aim: "nn_lens", answer: "nn_interrupt" };

export function Changes({ row, most = 6 }: { row: NantyOption; most?: number }): JSX.Element {
  const { session } = useTable();
  const changes = row.changes ?? [];
  const lines = changes.length ? changes.slice(0, most) : [];
  return (
    <>
      {row.preview && !changes.length && <span class="row">{tidy(withNames(session, row.preview))}</span>}
      {lines.map((change, i) => (
        <span key={i} class="row">
          <Icon name={SIGNS[change.about]} />
          {withNames(session, change.text)}
        </span>
      ))}
      {row.warning && (
        <span class="row warn">
          <Icon name="info" />
          {row.warning}
        </span>
      )}
    </>
  );
}
