/** One's own Personality. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { aimOf, aimWords } from "../aims";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

/** Who one is, for one's own eyes. */
export function Secret({ model }: PartProps): JSX.Element | null {
  const { catalog, control } = useTable();
  const { side } = model;
  const id = side.personality;
  const aim = aimOf(model, id);
  if (!id) return null;
  const seen = model.view.seen_personalities ?? [];
  return (
    <button
      type="button"
      class="secret"
      title={seen.length ? say("nobody-holds", { personalities: seen }) : say("secret-note")}
      data-look={id}
      onClick={() => control.look(id)}
    >
      <span class="wax">
        <Icon name="nn_mask" />
      </span>
      <span>
        <b>{model.own ? say("you-are", { personality: id }) : catalog.name(id)}</b>
        <small>{aim ? aimWords(aim, side.seat, model.view.pile) : ""}</small>
      </span>
    </button>
  );
}
