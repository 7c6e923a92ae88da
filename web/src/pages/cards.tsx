/** Every card of a game, searchable. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Catalog, games, loadCatalog, loadGames } from "../state/catalog";
import { withOwn } from "../state/own";
import { go } from "../state/router";
import type { CardRow } from "../state/wire";
import { fullTitle, loadKit } from "../table/games";
import type { Kit, Sieve } from "../table/kit";
import { Large } from "../table/large";
import { Icon } from "../ui/glyph";
import { plainly } from "../words/fold";
import { enter, say, spoken, tell } from "../words/language";
import { OwnBar, OwnFigures } from "./own";
import "../styles/pages/cards.css";

/** Whether any of a card's figures is our own. */
function reconstructed(row: CardRow, figures: readonly string[]): boolean {
  return figures.some((f) => f in row && !row.known?.includes(f));
}

export function CardsPage({ game, open }: { game: string; open: string | null }): JSX.Element {
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [search, setSearch] = useState("");
  const [type, setType] = useState("");
  const [pressed, setPressed] = useState<Record<number, string>>({});
  const [ours, setOurs] = useState(false);
  const [card, setCard] = useState<string | null>(open);
  useEffect(() => {
    void loadGames();
    setCatalog(null);
    Promise.all([loadCatalog(game, withOwn(game)).catch(() => loadCatalog(game)), loadKit(game), enter(game)]).then(
      ([rows, drawn]) => {
        setKit(drawn);
        setCatalog(rows);
      },
      () => undefined,
    );
  }, [game]);
  const renew = (): void => void loadCatalog(game, withOwn(game)).then(setCatalog, () => undefined);
  const lang = spoken.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched is in the language that is spoken
  const found = useMemo(() => {
    if (!catalog || !kit) return [];
    const words = plainly(search).split(/\s+/).filter(Boolean);
    const { figures, sieves } = kit.cards;
    return catalog.rows.filter((row) => {
      const { words: told, found: more } = kit.cards;
      const all = plainly(`${told(row, catalog)} ${tell(row.name)} ${tell(row.text ?? "")} ${more?.(row) ?? ""}`);
      return (
        words.every((w) => all.includes(w)) &&
        (!type || row.type === type) &&
        sieves.every((sieve, i) => !pressed[i] || sieve.keeps(row, pressed[i] ?? "")) &&
        (!ours || reconstructed(row, figures))
      );
    });
  }, [catalog, kit, search, type, pressed, ours, lang]);
  const types = [...new Set((catalog?.rows ?? []).map((row) => row.type ?? ""))].filter(Boolean);
  return (
    <main id="main" class="cards-page">
      <h1>{say("cards-title")}</h1>
      <p class="lead">{say("cards-lead")}</p>
      <form class="filters" onSubmit={(event) => event.preventDefault()} role="search">
        <label class="find">
          <Icon name="eye" size="s" />
          <input
            type="search"
            placeholder={say("cards-search")}
            aria-label={say("cards-search")}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <select
          aria-label={say("cards-game")}
          value={game}
          onChange={(event) => go(`/cards/${event.currentTarget.value}`)}
        >
          {Object.keys(games.value ?? {}).map((id) => (
            <option key={id} value={id}>
              {fullTitle(id)}
            </option>
          ))}
        </select>
        {types.length > 1 && (
          <select aria-label={say("cards-type")} value={type} onChange={(event) => setType(event.currentTarget.value)}>
            <option value="">{say("cards-all")}</option>
            {types.map((x) => (
              <option key={x} value={x}>
                {kit?.cards.type(x)}
              </option>
            ))}
          </select>
        )}
        {catalog &&
          kit?.cards.sieves.map((sieve, i) => (
            <SieveButtons
              key={i}
              sieve={sieve}
              catalog={catalog}
              pressed={pressed[i] ?? ""}
              onPress={(key) => setPressed({ ...pressed, [i]: key })}
            />
          ))}
        <label class="check">
          <input type="checkbox" checked={ours} onChange={(event) => setOurs(event.currentTarget.checked)} />
          {say("cards-facts")}
        </label>
        <output>{say("cards-found", { n: found.length })}</output>
      </form>
      <OwnBar game={game} onChange={renew} />
      {catalog && !found.length && <p class="muted">{say("cards-none")}</p>}
      <ul class="cardgrid">
        {catalog &&
          kit &&
          found.map((row) => (
            <li key={row.id} class={kit.cards.wide(row, catalog) ? "wide" : ""}>
              <button type="button" class="face" onClick={() => setCard(row.id)}>
                <span class="vh">{kit.cards.words(row, catalog)}</span>
                <kit.cards.Face row={row} catalog={catalog} />
                <Source ours={reconstructed(row, kit.cards.figures)} />
              </button>
            </li>
          ))}
      </ul>
      {card && catalog && kit && (
        <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => setCard(null)}>
          <p class="in-rules">
            <a href={`/rules/${game}?find=${encodeURIComponent(tell(catalog.byId.get(card)?.name ?? ""))}`}>
              {say("cards-in-rules")}
            </a>
          </p>
          <Own key={card} game={game} id={card} catalog={catalog} kit={kit} onChange={renew} />
        </Large>
      )}
    </main>
  );
}

function Own({
  game,
  id,
  catalog,
  kit,
  onChange,
}: {
  game: string;
  id: string;
  catalog: Catalog;
  kit: Kit;
  onChange: () => void;
}): JSX.Element | null {
  const row = catalog.byId.get(id);
  return row ? <OwnFigures game={game} row={row} catalog={catalog} cards={kit.cards} onChange={onChange} /> : null;
}

/** Whether all of a card is printed fact. */
function Source({ ours }: { ours: boolean }): JSX.Element {
  return (
    <span class={`prov-mark ${ours ? "rec" : "fact"}`}>
      <Icon name={ours ? "recon" : "fact"} size="s" />
    </span>
  );
}

function SieveButtons({
  sieve,
  catalog,
  pressed,
  onPress,
}: {
  sieve: Sieve;
  catalog: Catalog;
  pressed: string;
  onPress: (key: string) => void;
}): JSX.Element | null {
  const choices = sieve.choices(catalog);
  if (!choices.length) return null;
  return (
    <span class="pips" role="group" aria-label={sieve.label()}>
      {choices.map(({ key, cls = "", label, face }) => (
        <button
          key={key}
          type="button"
          class={`pipb ${cls} ${pressed === key ? "on" : ""}`}
          aria-pressed={pressed === key}
          aria-label={label}
          onClick={() => onPress(pressed === key ? "" : key)}
        >
          {face}
        </button>
      ))}
    </span>
  );
}
