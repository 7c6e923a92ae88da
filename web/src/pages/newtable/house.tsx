/** House rules: folded away until somebody wants them. */
import type { JSX } from "preact";
import { changedOptions, choicesFor, choiceWords } from "../../table/choicewords";
import type { TableOption } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { say, tell } from "../../words/language";
import type { Wanted } from "./wanted";

/** What few people change: the rulings that can be settled otherwise, in words, with what each means. */
export function HouseRules({
  options,
  wanted,
  change,
}: {
  options: readonly TableOption[];
  wanted: Wanted;
  change: (what: Partial<Wanted>) => void;
}): JSX.Element | null {
  const settable = options.filter(({ choices }) => choices.length > 0);
  const changed = changedOptions(options, wanted.options);
  if (!settable.length) return null;
  return (
    <details class="house">
      <summary>
        <Icon name="settings" size="s" />
        <b>{say("new-table-house")}</b>
        <small>
          {changed.length
            ? changed.map(([label, value]) => say("rules-changed", { label, value })).join("; ")
            : say("rules-printed")}
        </small>
      </summary>
      {settable.map((option) => (
        <HouseRule key={option.name} option={option} wanted={wanted} change={change} />
      ))}
    </details>
  );
}

function HouseRule({
  option,
  wanted,
  change,
}: {
  option: TableOption;
  wanted: Wanted;
  change: (what: Partial<Wanted>) => void;
}): JSX.Element {
  const { name } = option;
  const choices = choicesFor(option, wanted.seats.length);
  const pick = (key: string): void =>
    change({ options: { ...wanted.options, [name]: choices.find((choice) => String(choice) === key) } });
  return (
    <label class="opt">
      <span>{tell(option.label)}</span>
      <select
        name={name}
        value={String(wanted.options[name] ?? option.default)}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {choiceWords(choice)}
          </option>
        ))}
      </select>
      <small>{tell(option.help)}</small>
    </label>
  );
}
