/** Who knows what: cards of a hand that others have seen, and the top of a pile. */
import type { JSX } from "preact";
import { amongOf } from "../../state/lab/laying";
import { asList, valueAt, withValue } from "../../state/lab/paths";
import { nameOf, useTable } from "../../table/context";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Edits } from "./lying";
import { thingName } from "./names";
import { Select, Stepper } from "./steppers";

/** Things of another field that are known: all of them, or the topmost of a pile. */
export function AmongField({ lab, field, position }: Edits): JSX.Element {
  const { catalog } = useTable();
  const there = amongOf(field, position);
  const named = asList(valueAt(position, field.path)) as string[];
  const pile = lab.fields.value.find(({ path }) => path === field.among)?.rest === true;
  if (pile) {
    const most = Math.min(field.room ?? there.length, there.length);
    return (
      <Stepper
        label={say("lab-topmost")}
        value={named.length}
        most={most}
        onValue={(n) =>
          lab.edit((now) => withValue(now, field.path, n ? there.slice(0, Math.min(n, most)) : undefined))
        }
      />
    );
  }
  const spare = [...named];
  const rows = there.map((name, i) => {
    const at = spare.indexOf(name);
    if (at >= 0) spare.splice(at, 1);
    return { name, i, known: at >= 0 };
  });
  const toggle = (name: string, known: boolean): void =>
    lab.edit((now) => {
      const next = known ? named.toSpliced(named.lastIndexOf(name), 1) : [...named, name];
      return withValue(now, field.path, next.length ? next : undefined);
    });
  return (
    <div class="labthings">
      {rows.map(({ name, i, known }) => (
        <button key={i} type="button" class="labthing known" aria-pressed={known} onClick={() => toggle(name, known)}>
          <Icon name={known ? "eye" : "lock"} size="xs" />
          {thingName(catalog, field.things ?? "", name)}
        </button>
      ))}
      {!rows.length && <span class="it muted">{say("lab-nothing")}</span>}
    </div>
  );
}

interface Sight {
  viewer?: number;
  holder: number;
  cards: string[];
}

/** Who has seen which cards of whose hand. */
export function SightsField({ lab, field, position }: Edits): JSX.Element {
  const { session, catalog } = useTable();
  const rows = asList(valueAt(position, field.path)) as Sight[];
  const seats = [...Array(lab.players.value).keys()];
  const write = (next: Sight[]): void => lab.edit((now) => withValue(now, field.path, next));
  const change = (i: number, what: Partial<Sight>): void => {
    const row = { ...(rows[i] as Sight), ...what };
    if (row.viewer === undefined) delete row.viewer;
    write(rows.with(i, row));
  };
  const names = seats.map((seat) => [String(seat), nameOf(session, seat)] as const);
  return (
    <div class="labsights">
      {rows.map((row, i) => {
        const hand = asList(valueAt(position, `seat[${row.holder}].hand`)) as string[];
        return (
          <div key={i} class="labsight">
            <Select
              label={say("lab-viewer")}
              value={row.viewer === undefined ? null : String(row.viewer)}
              none={say("lab-everybody")}
              choices={names.filter(([seat]) => Number(seat) !== row.holder)}
              onPick={(seat) => change(i, { viewer: seat === null ? undefined : Number(seat) } as Partial<Sight>)}
            />
            <Select
              label={say("lab-holder")}
              value={String(row.holder)}
              choices={names.filter(([seat]) => Number(seat) !== row.viewer)}
              onPick={(seat) => change(i, { holder: Number(seat ?? 0), cards: [] })}
            />
            <div class="labthings">
              {hand.map((id) => {
                const known = row.cards.includes(id);
                return (
                  <button
                    key={id}
                    type="button"
                    class="labthing known"
                    aria-pressed={known}
                    onClick={() =>
                      change(i, { cards: known ? row.cards.filter((each) => each !== id) : [...row.cards, id] })
                    }
                  >
                    <Icon name={known ? "eye" : "lock"} size="xs" />
                    {thingName(catalog, field.things ?? "", id)}
                  </button>
                );
              })}
            </div>
            <button type="button" class="btn quiet small" onClick={() => write(rows.toSpliced(i, 1))}>
              {say("lab-forget")}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        class="btn quiet small"
        onClick={() => write([...rows, { viewer: 0, holder: 1, cards: [] }])}
      >
        <Icon name="plus" size="xs" />
        {say("lab-add-sight")}
      </button>
    </div>
  );
}
