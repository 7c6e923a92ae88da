/** What is laid out to choose from. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { NantyOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { listed, tell } from "../../../words/language";
import { Target } from "../../target";
import { ActionFace, actionWords } from "../card/action";
import { Emblem } from "../card/emblem";
import { actionCard, areaCard, figureCard } from "../catalog";
import { regions } from "../map/regions";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

/** Figures, events or foreign cards to choose from. */
export function Tray({ model }: PartProps): JSX.Element | null {
  const { control } = useTable();
  const { tray, kind } = model.marks;
  const foreseen = model.view.foreseen_events ?? [];
  if (!tray.length)
    return foreseen.length && kind === "turn" ? <p class="vh">{say("foreseen", { events: foreseen })}</p> : null;
  if (kind === "start_all") return <StartAll rows={tray} />;
  const title = say("picker", { kind: kind ?? "" });
  // It stays clear of the area that the choice is for.
  const low = (regions[tray[0]?.at ?? ""]?.centre[1] ?? 0) > 400;
  return (
    <section class={`tray sheet laid ${low ? "high" : ""}`} aria-label={title}>
      <h2 class="cap">{title}</h2>
      <div class="fan">
        {tray.map((row) => (
          <TrayItem key={row.option} row={row} label={tell(row)} onTake={() => control.take(row)} />
        ))}
      </div>
    </section>
  );
}

/** The first three Agents, chosen in secret: one area after another, and only the last choice is sent. */
function StartAll({ rows }: { rows: NantyOption[] }): JSX.Element {
  const { catalog, control } = useTable();
  const [picked, setPicked] = useState<string[]>([]);
  const starts = catalog.rows
    .map((row) => areaCard(catalog, row.id))
    .filter((area) => area?.start !== undefined)
    .sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
  const fitting = rows.filter((row) => picked.every((figure, i) => row.figures?.[i] === figure));
  const figures = [...new Set(fitting.map((row) => row.figures?.[picked.length] ?? ""))].filter(Boolean);
  const title = say("start-in", { area: starts[picked.length]?.id ?? "" });
  const last = picked.length === starts.length - 1;
  return (
    <section class="tray sheet laid" aria-label={title}>
      <h2 class="cap">
        {title}{" "}
        <small>
          {listed(
            picked.map((figure, i) => say("start-picked", { area: starts[i]?.id ?? "", figure })),
            "comma",
          )}
        </small>
      </h2>
      <div class="fan">
        {figures.map((id) => {
          const row = last ? fitting.find((option) => option.figures?.[picked.length] === id) : undefined;
          return (
            <button
              key={id}
              type="button"
              class="face pickb"
              data-option={row ? row.option : undefined}
              data-shortcut={row ? undefined : ""}
              onClick={() => (row ? control.take(row) : setPicked([...picked, id]))}
            >
              <span class="figpick">
                <Emblem id={id} cls="ic" />
                <b>{catalog.name(id)}</b>
              </span>
            </button>
          );
        })}
        {picked.length > 0 && (
          <button type="button" class="btn big" data-shortcut="" onClick={() => setPicked(picked.slice(0, -1))}>
            <Icon name="undo" size="s" />
            {say("start-back")}
          </button>
        )}
      </div>
    </section>
  );
}

function TrayItem({ row, label, onTake }: { row: NantyOption; label: string; onTake: () => void }): JSX.Element {
  const { catalog } = useTable();
  const card = actionCard(catalog, row.card);
  if (card) {
    return (
      <Target row={row} look={card.id} label={actionWords(card)}>
        <ActionFace card={card} />
      </Target>
    );
  }
  const figure = figureCard(catalog, row.figure ?? row.house);
  const id = row.figure ?? row.house ?? row.event;
  if (figure && id) {
    return (
      <Target row={row} look={id} label={say("ability-words", { figure: id, says: tell(figure.text) })} cls="pick">
        <span class="figpick" aria-hidden="true">
          <Emblem id={id} cls="ic" />
          <b>{tell(figure.name)}</b>
        </span>
      </Target>
    );
  }
  if (row.event) {
    return (
      <Target row={row} look={row.event} label={label} cls="pick">
        <span class="figpick" aria-hidden="true">
          <Emblem id={row.event} cls="ic" />
          <b>{label}</b>
        </span>
      </Target>
    );
  }
  return (
    <button type="button" class="btn big" data-option={row.option} onClick={onTake}>
      {label}
    </button>
  );
}
