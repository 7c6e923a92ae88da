/** The end of a game: the account line by line, and what the game's kit adds. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import type { OutcomeShape } from "../types/generated";
import { Icon, Mark } from "../ui/glyph";
import { say, sayIf, tell } from "../words/language";
import { nameOf, useTable } from "./context";
import { Deal } from "./deal";
import { Amount } from "./figures";
import { Panels } from "./panels";

function headline(outcome: OutcomeShape, me: number | null): string {
  const { winners, scores } = outcome;
  if (winners.length > 1) return say("sheet-shared", { seats: winners });
  const winner = winners[0] ?? 0;
  const best = scores[winner] ?? 0;
  const second = Math.max(...scores.filter((_, i) => i !== winner));
  const margin = Math.max(0, best - second);
  return winner === me ? say("sheet-you-win", { margin }) : say("sheet-wins", { seat: winner, margin });
}

export function ScoreSheet({ onTable }: { onTable: () => void }): JSX.Element | null {
  const { session, kit, game } = useTable();
  const [copied, setCopied] = useState(false);
  const s = session.state.value;
  const outcome = s?.outcome;
  if (!s || !outcome) return null;
  const me = session.me.value;
  const name = (seat: number): string => nameOf(session, seat);
  const { sheet } = kit;
  const again = (): void => {
    sitDown.rematch(session.id).then(
      ({ table }) => table && go(`/t/${table.id}`),
      () => go("/"),
    );
  };
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
            {sheet.ending(outcome) ?? sayIf(`sheet-ending-${outcome.ending}`) ?? ""}
          </p>
          <Deal />
        </div>
        <div class="acts">
          <button type="button" class="btn prime" onClick={again}>
            <Icon name="play" size="s" />
            {say("sheet-again")}
          </button>
          <a class="btn" href={`/replay/${session.id}`}>
            <Icon name="since" size="s" />
            {say("sheet-replay")}
          </a>
          <button type="button" class="btn" onClick={onTable}>
            <Icon name="eye" size="s" />
            {say("table-back-to-table")}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              void navigator.clipboard?.writeText(`${location.origin}/replay/${session.id}`);
              setCopied(true);
            }}
          >
            <Icon name="copy" size="s" />
            {copied ? say("home-copied") : say("sheet-copy-link")}
          </button>
          <a class="btn quiet" href="/">
            <Icon name="home" size="s" />
            {say("site-home")}
          </a>
        </div>
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
                          <Mark seat={seat} me={me} />
                          {name(seat)}
                        </span>
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
                    <th scope="row">{sheet.total(outcome)}</th>
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
