/** One player's side of the table, opened in full. */

import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { gameHere } from "../../../words/language";
import { HeldBorough } from "../card/borough";
import { CardFace } from "../card/face";
import { MiniCard } from "../card/small";
import { boroughOf, cityOf } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { StackView } from "./stack";

export function SideInFull({ model, seat }: { model: Model; seat: number }): JSX.Element | null {
  const { catalog, control } = useTable();
  const side = model.view.seats[seat];
  if (!side) return null;
  const stats: [string, string, string][] = [
    ["coin", say("stat-money"), `£${side.money}`],
    ["poverty", say("stat-poverty"), String(side.poverty)],
    ["loan", say("stat-loans"), String(side.loans)],
    ["prestige", say("stat-prestige", { game: gameHere() }), String(side.prestige)],
    ["hand", say("stat-hand"), String(side.hand_size)],
    ["stack", say("stat-stacks"), String(side.stacks.length)],
  ];
  return (
    <div class="fullside">
      <div class="stats">
        {stats.map(([icon, label, value]) => (
          <div key={icon}>
            <b>
              <Icon name={icon} />
              {value}
            </b>
            {label}
          </div>
        ))}
      </div>
      <div class="stacks wrap">
        {side.stacks.map((stack, i) => (
          <StackView key={i} stack={stack} index={i} seat={side} model={model} />
        ))}
        {!side.stacks.length && <p class="hint it">{say("city-empty")}</p>}
      </div>
      {side.boroughs.length > 0 && (
        <div class="boroughs">
          {[...side.boroughs].reverse().map((id) => {
            const b = boroughOf(catalog, id);
            return b ? <HeldBorough key={id} b={b} /> : null;
          })}
        </div>
      )}
      {side.hand && side.seat !== model.me && (
        <div class="stacks wrap">
          {side.hand.map((id, i) => {
            const card = cityOf(catalog, id);
            return card ? <CardFace key={i} card={card} size="stack-s" /> : null;
          })}
        </div>
      )}
      {!side.hand && side.known.length > 0 && (
        <div class="known">
          <span>{say("hand-known")}</span>
          <div class="minis">
            {side.known.map((id, i) => (
              <button
                key={i}
                type="button"
                class="face"
                aria-label={catalog.name(id)}
                title={catalog.name(id)}
                onClick={() => control.look(id)}
              >
                <MiniCard card={cityOf(catalog, id)} />
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
