/** Setting a position up: the real table as the place to put things, panels for the rest, and its text. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { games } from "../../state/catalog";
import { type Group, groupKey, placesOf } from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { takes } from "../../state/lab/laying";
import { nameOf, useTable } from "../../table/context";
import { Rings } from "../../table/rings";
import { Icon, Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import { Fields } from "./editor";
import { TableFrame } from "./frame";
import { Hand } from "./hand";
import { groupName, pieceName, placeName, thingName } from "./names";
import { Palette } from "./palette";
import { nextProblem, Problems, wrongGroups } from "./problems";

/** What a position can begin with. */
function BeginWith({ lab }: { lab: Lab }): JSX.Element {
  const game = lab.game.value ?? "";
  const counts = games.value?.[game]?.players ?? [];
  const [players, setPlayers] = useState(lab.players.value || (counts[0] ?? 2));
  const options = lab.position.value?.options ?? {};
  const begin = (dealt: boolean): void => void lab.begin({ game, players, dealt, options });
  return (
    <div class="beginwith">
      <label>
        <span>{say("lab-players")}</span>
        <select value={String(players)} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={String(n)}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn" onClick={() => begin(false)}>
        {say("lab-empty")}
      </button>
      <button type="button" class="btn" onClick={() => begin(true)}>
        {say("lab-deal")}
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-disabled={!lab.past.value.length && !lab.unread.value}
        onClick={() => lab.takeBack()}
      >
        <Icon name="undo" size="s" />
        {say("lab-undo")}
      </button>
    </div>
  );
}

/** The table, the seats, and the places: one of them is worked on. */
function Groups({ lab }: { lab: Lab }): JSX.Element {
  const { session } = useTable();
  const [now, wrong] = [lab.group.value, wrongGroups(lab)];
  const [held, position] = [lab.held.value, lab.position.value];
  const layout = lab.layout.value;
  const places = layout ? placesOf(layout) : [];
  const seats = [...Array(lab.players.value).keys()];
  const open = (group: Group): boolean =>
    held !== null &&
    position !== null &&
    lab.fields.value.some((field) => groupKey(field.group) === groupKey(group) && takes(field, held, position));
  const cls = (group: Group): string =>
    `${wrong.has(groupKey(group)) ? "wrong" : ""} ${open(group) ? "takes" : ""}`.trim();
  const tab = (group: Group, face: JSX.Element | string): JSX.Element => (
    <button
      key={groupKey(group)}
      type="button"
      class={cls(group)}
      data-group={groupKey(group)}
      aria-pressed={groupKey(now) === groupKey(group)}
      onClick={() => lab.turnTo(group)}
    >
      {face}
      {wrong.has(groupKey(group)) && <span class="vh"> {say("lab-wrong-here")}</span>}
    </button>
  );
  return (
    <div class="groups">
      <div class="seg" role="group" aria-label={say("lab-groups")}>
        {tab({ is: "table" }, say("lab-group-table"))}
        {seats.map((seat) =>
          tab(
            { is: "seat", seat },
            <>
              <Mark seat={seat} /> <span class="clip">{nameOf(session, seat)}</span>
            </>,
          ),
        )}
      </div>
      {places.length > 0 && (
        <label class="selectrow">
          <span class="label">{say(layout?.places === "market" ? "lab-places-market" : "lab-places-area")}</span>
          <select
            class={places.some((place) => wrong.has(groupKey({ is: "place", place }))) ? "wrong" : ""}
            value={now.is === "place" ? now.place : ""}
            onChange={(event) => {
              const place = event.currentTarget.value;
              lab.turnTo(place ? { is: "place", place } : { is: "table" });
            }}
          >
            <option value="">{say("lab-place-none")}</option>
            {places.map((place) => (
              <option key={place} value={place}>
                {placeName(layout?.places ?? null, place)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** What is in the hand, said once and shown while it is. */
function InHand({ lab, hand }: { lab: Lab; hand: Hand }): JSX.Element {
  const { session, catalog } = useTable();
  const held = lab.held.value;
  const name =
    held === null
      ? ""
      : held.is === "thing"
        ? thingName(catalog, held.supply, held.id)
        : held.seat === null
          ? pieceName(held.name)
          : say("lab-piece-of", { piece: pieceName(held.name), whose: nameOf(session, held.seat) });
  const at = hand.at.value;
  return (
    <>
      <p class={`labheld ${held ? "" : "vh"}`} role="status">
        {held && (
          <>
            {say("lab-in-hand", { name })}{" "}
            <button type="button" class="plainlink" onClick={() => (lab.held.value = null)}>
              {say("lab-let-go")}
            </button>
          </>
        )}
      </p>
      {at && held && (
        <span class="carried" style={`left:${at.x}px;top:${at.y}px`} aria-hidden="true">
          {name}
        </span>
      )}
    </>
  );
}

/** Mark where on the table something that is held can be put. */
function useOpenPlaces(lab: Lab, hand: Hand, frame: { current: HTMLElement | null }): void {
  const held = lab.held.value;
  const state = lab.laid.state.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that is drawn anew has other places
  useEffect(() => {
    const within = frame.current;
    if (!within || !held) return;
    const open = hand.open(within);
    for (const element of open) element.classList.add("labtakes");
    return () => {
      for (const element of open) element.classList.remove("labtakes");
    };
  }, [held, state, hand, frame]);
}

export function Setup({ lab }: { lab: Lab }): JSX.Element {
  const { kit, session } = useTable();
  const hand = useMemo(() => new Hand(lab, kit.lies ?? []), [lab, kit]);
  const frame = useRef<HTMLDivElement>(null);
  useOpenPlaces(lab, hand, frame);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = (event.target as HTMLElement | null)?.closest("input,textarea,select,dialog");
      if (event.key === "Escape" && lab.held.value) lab.held.value = null;
      else if (field) return;
      else if (event.key === "/") document.querySelector<HTMLElement>("[data-find]")?.focus();
      else if (event.key.toLowerCase() === "u") lab.takeBack();
      else if (event.key.toLowerCase() === "e") nextProblem(lab);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [lab]);

  const rings = lab.problems.value
    .filter(({ field }) => field)
    .map(({ field }) => ({ option: field, look: "wrong", tag: "!" }));
  const places = lab.layout.value?.places ?? null;
  const group = groupName(lab.group.value, places, (seat) => nameOf(session, seat));
  return (
    <div class="labgrid setting">
      <div class="labmain">
        <BeginWith lab={lab} />
        <Problems lab={lab} />
        <InHand lab={lab} hand={hand} />
        <div
          ref={frame}
          class="lays"
          onClickCapture={(event) => hand.click(event)}
          onPointerDownCapture={(event) => hand.grab(event)}
        >
          <TableFrame>
            {rings.length > 0 && (
              <Rings rings={rings} within=".labframe" find={(within, path) => hand.find(within, String(path))} />
            )}
          </TableFrame>
        </div>
        <p class="it muted">{say("lab-table-how")}</p>
      </div>
      <div class="labside">
        <Palette lab={lab} hand={hand} />
        <section class="sheet laid pad editor" aria-labelledby="lab-editor">
          <h2 class="cap" id="lab-editor">
            {say("lab-editor")} <small>{group}</small>
          </h2>
          <Groups lab={lab} />
          <Fields lab={lab} hand={hand} />
        </section>
        <section class="sheet laid pad labtext" aria-labelledby="lab-text">
          <details>
            <summary class="cap" id="lab-text">
              {say("lab-text")}
            </summary>
            <p class="muted">{say("lab-text-note")}</p>
            <textarea
              aria-label={say("lab-text")}
              rows={14}
              spellcheck={false}
              value={lab.text.value}
              onInput={(event) => lab.write(event.currentTarget.value)}
            />
          </details>
        </section>
      </div>
    </div>
  );
}
