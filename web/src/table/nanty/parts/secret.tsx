/** One's own Personality. */
import type { JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import { Icon } from "../../../ui/glyph";
import { aimOf, aimWords } from "../aims";
import { personCard } from "../catalog";
import { useTable } from "../wire";
import type { PartProps } from "./part";

/** Who one is, for one's own eyes. */
export function Secret({ model }: PartProps): JSX.Element | null {
  const { catalog, control } = useTable();
  const { side } = model;
  const id = side.personality;
  const aim = aimOf(model, id);
  if (!id) return null;
  const name = personCard(catalog, id)?.name ?? id;
  const seen = model.view.seen_personalities ?? [];
  return (
    <button
      type="button"
      class="secret"
      title={seen.length ? t.nobodyHolds(seen.map((p) => catalog.name(p))) : t.secretNote}
      data-look={id}
      onClick={() => control.look(id)}
    >
      <span class="wax">
        <Icon name="nn_mask" />
      </span>
      <span>
        <b>{model.own ? t.youAre(t.people[id] ?? name) : name}</b>
        <small>{aim ? aimWords(aim, side.seat, model.view.pile) : ""}</small>
      </span>
    </button>
  );
}
