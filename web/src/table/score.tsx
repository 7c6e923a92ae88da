/** The end of a game: the account line by line, and what the game's kit adds. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { go } from "../state/router";
import { text } from "../text/en";
import type { OutcomeShape } from "../types/generated";
import { Icon, Mark } from "../ui/glyph";
import { nameOf, useTable } from "./context";
import { Amount } from "./figures";
import { Panels } from "./panels";

const t = text.sheet;

function headline(outcome: OutcomeShape, name: (seat: number) => string, me: number | null): string {
  const { winners, scores } = outcome;
  if (winners.length > 1) return t.shared(winners.map(name));
  const winner = winners[0] ?? 0;
  const best = scores[winner] ?? 0;
  const second = Math.max(...scores.filter((_, i) => i !== winner));
  return winner === me ? t.youWin(best - second) : t.wins(name(winner), best - second);
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
    api.act(session.id, "rematch").then(
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
          <h1>{(sheet.headline ?? headline)(outcome, name, me)}</h1>
          <p>
            {t.lead(game, outcome.scores.length, s.ply)}{" "}
            {sheet.endings[outcome.ending] ?? t.endings[outcome.ending] ?? ""}
          </p>
        </div>
        <div class="acts">
          <button type="button" class="btn prime" onClick={again}>
            <Icon name="play" size="s" />
            {t.again}
          </button>
          <a class="btn" href={`/replay/${session.id}`}>
            <Icon name="since" size="s" />
            {t.replay}
          </a>
          <button type="button" class="btn" onClick={onTable}>
            <Icon name="eye" size="s" />
            {text.table.backToTable}
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
            {copied ? text.home.copied : t.copyLink}
          </button>
          <a class="btn quiet" href="/">
            <Icon name="home" size="s" />
            {text.site.home}
          </a>
        </div>
      </header>
      <main class="cols" id="table">
        {sheet.Account && <sheet.Account outcome={outcome} />}
        {(!sheet.Account || body.length > 0) && (
          <section class="sheet laid pad" aria-label={t.account}>
            <h2 class="cap big">
              {t.account} <small>{t.accountNote}</small>
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
                            <sheet.Rank seat={seat} rank={t.rank(outcome.ranks[seat] ?? 0)} />
                          ) : (
                            t.rank(outcome.ranks[seat] ?? 0)
                          )}
                        </small>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {body.map((line) => {
                    const words = sheet.line(line);
                    return (
                      <tr key={line.label}>
                        <th scope="row">
                          {words ? words[0] : line.label}
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
                    <th scope="row">{sheet.total}</th>
                    {order.map((seat) => (
                      <td key={seat} class={outcome.winners.includes(seat) ? "win" : ""}>
                        <span class="v">{String(outcome.scores[seat]).replace("-", "−")}</span>
                      </td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </div>
            {sheet.ties && <p class="muted">{sheet.ties}</p>}
          </section>
        )}
        {sheet.Aside && <sheet.Aside outcome={outcome} />}
      </main>
      <Panels />
    </div>
  );
}
