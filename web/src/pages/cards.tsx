/** Every card of a game, searchable. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Catalog, games, loadCatalog, loadGames } from "../state/catalog";
import { go } from "../state/router";
import type { CardRow } from "../state/wire";
import { loadKit } from "../table/games";
import type { Kit, Sieve } from "../table/kit";
import { Large } from "../table/large";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";

const t = text.cards;
/** Whether any of a card's figures is our own. */
function reconstructed(row: CardRow, figures: readonly string[]): boolean {
  return figures.some((f) => f in row && !row.known?.includes(f));
}

export function CardsPage({ game, open }: { game: string; open: string | null }): JSX.Element {
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [kit, setKit] = useState<Kit | null>(null);
  const [search, setSearch] = useState("");
  const [type, setType] = useState("");
  const [pressed, setPressed] = useState<Record<string, string>>({});
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
    if (!catalog || !kit) return [];
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const { figures, sieves } = kit.cards;
    return catalog.rows.filter((row) => {
      const all = `${row.name} ${row.text ?? ""}`.toLowerCase();
      return (
        words.every((w) => all.includes(w)) &&
        (!type || row.type === type) &&
        sieves.every((sieve) => !pressed[sieve.label] || sieve.keeps(row, pressed[sieve.label] ?? "")) &&
        (!ours || reconstructed(row, figures))
      );
    });
  }, [catalog, kit, search, type, pressed, ours]);
  const types = [...new Set((catalog?.rows ?? []).map((row) => row.type ?? ""))].filter(Boolean);
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
                {kit?.cards.types[x] ?? x.replace(/_/g, " ")}
              </option>
            ))}
          </select>
        )}
        {catalog &&
          kit?.cards.sieves.map((sieve) => (
            <SieveButtons
              key={sieve.label}
              sieve={sieve}
              catalog={catalog}
              pressed={pressed[sieve.label] ?? ""}
              onPress={(key) => setPressed({ ...pressed, [sieve.label]: key })}
            />
          ))}
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
                <Source ours={reconstructed(row, kit.cards.figures)} />
              </button>
            </li>
          ))}
      </ul>
      {card && catalog && kit && <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => setCard(null)} />}
    </main>
  );
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
    <span class="pips" role="group" aria-label={sieve.label}>
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
