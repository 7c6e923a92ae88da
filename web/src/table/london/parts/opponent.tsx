/** Another player's side, in short. */
import type { JSX } from "preact";
import type { LondonSeat } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { gameHere, tell } from "../../../words/language";
import { seatTag } from "../../away";
import { SeatClock } from "../../clock";
import { nameOf } from "../../context";
import { levelWords } from "../../levels";
import { BoroughChip } from "../card/borough";
import { boroughWords } from "../card/boroughwords";
import { MiniCard } from "../card/small";
import { boroughOf, cityOf, onMap } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";

export function Opponent({ seat, model }: { seat: LondonSeat; model: Model }): JSX.Element {
  const { catalog, session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const name = nameOf(session, seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const target = model.marks.target.get(seat.seat);
  const bot = info?.bot;
  const tag = seatTag(info);
  const stats: [icon: string, label: string, value: number, moves: boolean][] = [
    ["coin", say("stat-money"), seat.money, true],
    ["poverty", say("stat-poverty"), seat.poverty, true],
    ["loan", say("stat-loans"), seat.loans, true],
    ["prestige", say("stat-prestige", { game: gameHere() }), seat.prestige, true],
    ["hand", say("stat-hand"), seat.hand_size, true],
    ["stack", say("stat-stacks"), seat.stacks.length, false],
  ];
  return (
    <section class={`opp sheet laid ${turn ? "at-turn" : ""}`} aria-label={name} data-place={`seat-${seat.seat}`}>
      <h3>
        <Mark seat={seat.seat} />
        <span class="clip">{name}</span>
        <span class="tag">
          <Icon name={bot || tag ? "bot" : "person"} size="xs" />
          {tag ??
            (bot
              ? say("table-bot-level", { level: levelWords(bot) })
              : info?.online === false
                ? say("table-offline")
                : "")}
        </span>
        <SeatClock seat={seat.seat} />
        <button
          type="button"
          class="iconb small"
          aria-label={say("table-open-full", { seat: seat.seat })}
          onClick={() => control.openSide(seat.seat)}
        >
          <Icon name="chevron" size="xs" />
        </button>
      </h3>
      <div class="stats">
        {stats.map(([icon, label, value, moves]) => (
          <div key={icon} data-stat={`${seat.seat}-${icon}`} title={label}>
            <b>
              <Icon name={icon} />
              {icon === "coin" && "£"}
              {moves ? <Count value={value} /> : value}
            </b>
            {label}
          </div>
        ))}
      </div>
      {seat.stacks.length + seat.boroughs.length > 0 && (
        <button
          type="button"
          class="more"
          aria-label={say("table-open-full", { seat: seat.seat })}
          onClick={() => control.openSide(seat.seat)}
        >
          <Icon name="stack" size="xs" />
          {seat.stacks.length}
          <Icon name="land" size="xs" />
          {seat.boroughs.length}
        </button>
      )}
      {seat.stacks.length > 0 && (
        <div class={`minis ${seat.stacks.length > 6 ? "small" : ""}`}>
          {seat.stacks.map((k, i) => {
            const card = k.up && k.top ? cityOf(catalog, k.top) : null;
            const covered = k.cards.length - 1;
            const top = card ? tell(card.name) : say("stack-face-down");
            const label = say("stack-label", { number: i + 1, top, n: covered });
            return (
              <span key={i} class={`ms ${k.used ? "was-used" : ""}`} data-stack={`${seat.seat}-${i}`}>
                {covered > 0 && <span class="u" />}
                {covered > 1 && <span class="u" />}
                <button
                  type="button"
                  class="face"
                  aria-label={label}
                  title={label}
                  data-look={card?.id}
                  onClick={() => (card ? control.look(card.id) : control.openSide(seat.seat))}
                >
                  <MiniCard card={card} />
                </button>
                {k.coins > 0 && <span class="mcoin">£{k.coins}</span>}
              </span>
            );
          })}
        </div>
      )}
      {seat.boroughs.length > 0 && (
        <div class="bchips">
          {seat.boroughs.map((id, i) => {
            const card = boroughOf(catalog, id);
            const b = card ?? onMap(catalog, id);
            return b ? (
              <button key={id} type="button" class="face" data-look={id} onClick={() => control.look(id)}>
                <span class="vh">{card ? boroughWords(card) : tell(b.name)}</span>
                <BoroughChip b={b} top={card !== null && i === seat.boroughs.length - 1} />
              </button>
            ) : null;
          })}
        </div>
      )}
      {target && (
        <button type="button" class="btn prime aim" data-option={target.option} onClick={() => control.take(target)}>
          {say("choose-seat", { seat: seat.seat })}
        </button>
      )}
    </section>
  );
}
