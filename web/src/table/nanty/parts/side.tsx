/** One player's side of the table, opened in full. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { nameOf } from "../../context";
import { aimWords, peopleName, SHARED } from "../aims";
import { ActionFace, actionWords } from "../card/action";
import { FigureFace } from "../card/picture";
import { actionCard, figureCard } from "../catalog";
import { controlled, type Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Kept } from "./kept";
import { PowerChips } from "./powers";

/** One player's side in full. */
export function SideInFull({ model, seat }: { model: Model; seat: number }): JSX.Element | null {
  const { catalog, control, session } = useTable();
  const side = model.view.seats[seat];
  if (!side) return null;
  const stats: [string, string, string][] = [
    ["coin", say("stat-money"), `£${side.money}`],
    ["nn_worth", say("stat-worth"), `£${side.worth}`],
    ["nn_agent", say("stat-agents"), String(side.agents)],
    ["nn_house", say("stat-buildings"), String(side.buildings.length)],
    ["nn_flag", say("stat-controls"), String(controlled(model.view, seat))],
    ["hand", say("stat-cards"), String(side.hand_size)],
  ];
  const shownCards = side.hand && seat !== model.me ? side.hand : side.known;
  return (
    <div class="fullside nn">
      <div class="stats six">
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
      <PowerChips seat={side} model={model} />
      <Kept seat={side} onLook={(id) => control.look(id)} />
      <ul class="race">
        {model.view.aims
          .filter((aim) => !SHARED.has(aim.condition))
          .map((aim) => (
            <li key={aim.people[0]}>
              <b>{peopleName(aim)}</b> {aimWords(aim, seat, model.view.pile)}
            </li>
          ))}
      </ul>
      {(side.revealed ?? []).length > 0 && (
        <ul class="nn-grid">
          {(side.revealed ?? []).map((id) => {
            const card = figureCard(catalog, id);
            return card ? (
              <li key={id}>
                <button
                  type="button"
                  class="face"
                  aria-label={say("ability-words", { figure: id, says: tell(card.text) })}
                  onClick={() => control.look(id)}
                >
                  <FigureFace card={card} />
                </button>
              </li>
            ) : null;
          })}
        </ul>
      )}
      {shownCards.length > 0 && (
        <>
          {!side.hand && <p>{say("known-cards")}</p>}
          <ul class="nn-grid">
            {shownCards.map((id) => {
              const card = actionCard(catalog, id);
              return card ? (
                <li key={id}>
                  <button type="button" class="face" aria-label={actionWords(card)} onClick={() => control.look(id)}>
                    <ActionFace card={card} />
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </>
      )}
      <span class="vh">{nameOf(session, seat)}</span>
    </div>
  );
}
