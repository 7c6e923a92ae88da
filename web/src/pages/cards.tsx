/** Every card of a game, searchable. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type CardRow, type Catalog, games, loadCatalog, loadGames } from "../state/catalog";
import { go } from "../state/router";
import { type Kit, loadKit } from "../table/kit";
import { text } from "../text/en";
import { Icon, Pip } from "../ui/glyph";
import { Large } from "../ui/large";

const t = text.cards;
const COLOURS = ["brown", "blue", "pink", "grey"];

/** The fields whose figures may be our own. */
const FIGURES = [
  ...["cost", "money", "prestige", "relief", "poverty", "value", "activate", "text"],
  ...["coffee", "soap", "silk", "china", "markets", "actions", "icons"],
];

function reconstructed(row: CardRow): boolean {
  const known = (row.known as string[] | undefined) ?? [];
  return FIGURES.some((f) => f in row && !known.includes(f));
}

export function CardsPage({ game, open }: { game: string; open: string | null }): JSX.Element {
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [search, setSearch] = useState("");
  const [colour, setColour] = useState("");
  const [type, setType] = useState("");
  const [set, setSet] = useState("");
  const [ours, setOurs] = useState(false);
  const [card, setCard] = useState<string | null>(open);
  useEffect(() => {
    void loadGames();
    setCatalog(null);
    Promise.all([loadCatalog(game), loadKit(game)]).then(
      ([rows, drawn]) => {
        setKit(drawn);
        setCatalog(rows);
      },
      () => undefined,
    );
  }, [game]);
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return (catalog?.rows ?? []).filter((row) => {
      const all = `${row.name} ${String(row.text ?? "")}`.toLowerCase();
      return (
        words.every((w) => all.includes(w)) &&
        (!colour || row.colour === colour) &&
        (!type || row.type === type) &&
        (!set || set in ((row.copies as Record<string, number> | undefined) ?? {})) &&
        (!ours || reconstructed(row))
      );
    });
  }, [catalog, search, colour, type, set, ours]);
  const types = [...new Set((catalog?.rows ?? []).map((row) => row.type ?? ""))].filter(Boolean);
  const colours = COLOURS.filter((c) => catalog?.rows.some((row) => row.colour === c));
  const sets = Object.keys(catalog?.sets() ?? {}).sort();
  return (
    <main id="main" class="cards-page">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <form class="filters" onSubmit={(event) => event.preventDefault()} role="search">
        <label class="find">
          <Icon name="eye" size="s" />
          <input
            type="search"
            placeholder={t.search}
            aria-label={t.search}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <select aria-label={t.game} value={game} onChange={(event) => go(`/cards/${event.currentTarget.value}`)}>
          {Object.entries(games.value ?? {}).map(([id, g]) => (
            <option key={id} value={id}>
              {g.name}
            </option>
          ))}
        </select>
        {types.length > 1 && (
          <select aria-label={t.type} value={type} onChange={(event) => setType(event.currentTarget.value)}>
            <option value="">{t.all}</option>
            {types.map((x) => (
              <option key={x} value={x}>
                {t.types[x] ?? x.replace(/_/g, " ")}
              </option>
            ))}
          </select>
        )}
        {colours.length > 0 && (
          <span class="pips" role="group" aria-label={t.colour}>
            {colours.map((c) => (
              <button
                key={c}
                type="button"
                class={`pipb ${c} ${colour === c ? "on" : ""}`}
                aria-pressed={colour === c}
                aria-label={text.card.colours[c]}
                onClick={() => setColour(colour === c ? "" : c)}
              >
                <Pip colour={c} />
              </button>
            ))}
          </span>
        )}
        {sets.length > 1 && (
          <span class="pips" role="group" aria-label={t.set}>
            {sets.map((letter) => (
              <button
                key={letter}
                type="button"
                class={`pipb ${set === letter ? "on" : ""}`}
                aria-pressed={set === letter}
                onClick={() => setSet(set === letter ? "" : letter)}
              >
                {letter}
              </button>
            ))}
          </span>
        )}
        <label class="check">
          <input type="checkbox" checked={ours} onChange={(event) => setOurs(event.currentTarget.checked)} />
          {t.facts}
        </label>
        <output>{t.found(found.length)}</output>
      </form>
      {catalog && !found.length && <p class="muted">{t.none}</p>}
      <ul class="cardgrid">
        {catalog &&
          kit &&
          found.map((row) => (
            <li key={row.id} class={kit.cards.wide(row, catalog) ? "wide" : ""}>
              <button type="button" class="face" onClick={() => setCard(row.id)}>
                <span class="vh">{kit.cards.words(row, catalog)}</span>
                <kit.cards.Face row={row} catalog={catalog} />
                <span class={`prov-mark ${reconstructed(row) ? "rec" : "fact"}`}>
                  <Icon name={reconstructed(row) ? "recon" : "fact"} size="s" />
                </span>
              </button>
            </li>
          ))}
      </ul>
      {card && catalog && kit && <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => setCard(null)} />}
    </main>
  );
}
