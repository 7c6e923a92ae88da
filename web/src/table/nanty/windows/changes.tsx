/** What an option would bring: on the board, for whose aim, and who may answer. */
import type { JSX } from "preact";
import type { NantyOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { cautions } from "../../cautions";
import { changesOf, textOf } from "../changes";

/** `text`: whether to show what the preview says where nothing is said to change. */
export function Changes({
  row,
  most = 6,
  text = true,
}: {
  row: NantyOption;
  most?: number;
  text?: boolean;
}): JSX.Element {
  const changes = changesOf(row);
  const said = text && !changes.length ? textOf(row) : null;
  return (
    <>
      {said && <span class="row">{tell(said)}</span>}
      {changes.slice(0, most).map((change, i) => (
        <span key={i} class="row">
          <Icon name={change.sign} />
          {tell(change.said)}
        </span>
      ))}
      {cautions(row).map((caution) => (
        <span key={caution.key} class="row warn">
          <Icon name="info" />
          {tell(caution)}
        </span>
      ))}
    </>
  );
}
