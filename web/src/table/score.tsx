/** The full account of a game: line by line, and what the game's kit adds. */
import type { JSX } from "preact";
import { Icon, Mark } from "../ui/glyph";
import { say, sayIf, tell } from "../words/language";
import { SeatFate } from "./away";
import { nameOf, useTable } from "./context";
import { headline } from "./end";
import { Amount } from "./figures";
import { Panels } from "./panels";

/** Without ways on, as in a lesson, it is only looked at. */
export function ScoreSheet({ onTable, onBack }: { onTable?: () => void; onBack?: () => void }): JSX.Element | null {
  const { session, kit, game } = useTable();
  const s = session.state.value;
  const outcome = s?.outcome;
  if (!s || !outcome) return null;
  const me = session.me.value;
  const name = (seat: number): string => nameOf(session, seat);
  const { sheet } = kit;
  const order = [...outcome.scores.keys()];
  const body = outcome.sheet.filter(
    (line) => line.line !== "total" && line.amounts.some((n, seat) => n !== outcome.scores[seat]),
  );
  return (
    <div class="fin laid">
      <header class="head">
        <svg viewBox="0 0 24 24" class="laurel" aria-hidden="true">
          <use href="#u_end_prestige" />
        </svg>
        <div>
          <h1>{(sheet.headline ?? headline)(outcome, me)}</h1>
          <p>
            {say("sheet-lead", { game, players: outcome.scores.length, moves: s.ply })}{" "}
            {sheet.ending(outcome.ending) ?? sayIf(`sheet-ending-${outcome.ending}`) ?? ""}
          </p>
        </div>
        {onBack && (
          <div class="acts">
            <button type="button" class="btn prime" onClick={onBack}>
              <Icon name="trophy" size="s" />
              {say("finale-back")}
            </button>
            <a class="btn" href={`/review/${session.id}?ask=1`}>
              <Icon name="search" size="s" />
              {say("review-ask")}
            </a>
            <button type="button" class="btn" onClick={onTable}>
              <Icon name="eye" size="s" />
              {say("table-back-to-table")}
            </button>
            <a class="btn quiet" href="/">
              <Icon name="home" size="s" />
              {say("site-home")}
            </a>
          </div>
        )}
      </header>
      <main class="cols" id="table">
        {sheet.Account && <sheet.Account outcome={outcome} />}
        {(!sheet.Account || body.length > 0) && (
          <section class="sheet laid pad" aria-label={say("sheet-account")}>
            <h2 class="cap big">
              {say("sheet-account")} <small>{say("sheet-account-note")}</small>
            </h2>
            <div class="scroll-x">
              <table class="acc">
                <thead>
                  <tr>
                    <td />
                    {order.map((seat) => (
                      <th key={seat} scope="col" class={outcome.winners.includes(seat) ? "win" : ""}>
                        <span class="pl">
                          <Mark seat={seat} />
                          {name(seat)}
                        </span>
                        <SeatFate seat={seat} />
                        <small>
                          {sheet.Rank ? (
                            <sheet.Rank seat={seat} rank={say("sheet-rank", { n: outcome.ranks[seat] ?? 0 })} />
                          ) : (
                            say("sheet-rank", { n: outcome.ranks[seat] ?? 0 })
                          )}
                        </small>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {body.map((line, i) => {
                    const words = sheet.line(line);
                    return (
                      <tr key={i}>
                        <th scope="row">
                          {words ? words[0] : tell(line.label)}
                          {words && <small>{words[1]}</small>}
                        </th>
                        {order.map((seat) => (
                          <td
                            key={seat}
                            class={`${outcome.winners.includes(seat) ? "win" : ""} ${line.line === "cards" ? "wide" : ""}`}
                          >
                            {sheet.Cell ? <sheet.Cell line={line} seat={seat} /> : <Amount line={line} seat={seat} />}
                          </td>
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{sheet.total()}</th>
                    {order.map((seat) => (
                      <td key={seat} class={outcome.winners.includes(seat) ? "win" : ""}>
                        <span class="v">{String(outcome.scores[seat]).replace("-", "−")}</span>
                      </td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </div>
            {sheet.ties && <p class="muted">{sheet.ties()}</p>}
          </section>
        )}
        {sheet.Aside && <sheet.Aside outcome={outcome} />}
      </main>
      <Panels />
    </div>
  );
}
