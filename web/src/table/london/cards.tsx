/** The cards of both editions: small as on the table, and large. */

import type { JSX } from "preact";
import map from "../../data/map2e.json";
import { london } from "../../text/london";
import type { BoroughCard, CityCard, MapBorough } from "../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../ui/glyph";
import { LargePlain, PlainFace } from "../../ui/plain";
import { Provenance, Rulings } from "../../ui/provenance";
import type { Cards, Drawn, Sieve } from "../kit";
import { BoroughFace, boroughWords, EachRun } from "./borough";
import { CardFace, cardWords, RunLine, sets } from "./card";
import { boroughOf, cityOf, onMap, setsOf } from "./catalog";
import { Emblem } from "./emblem";
import { RiverMap } from "./river";
import type { LondonCard, LondonCatalog } from "./wire";

const t = london.card;

/** The ruling in its row, and those of the catalogue. */
function rulingsOn(card: LondonCard): string[] {
  return [...(card.note ? [card.note] : []), ...(london.rulings[card.id] ?? [])];
}

function LargeCity({ card }: { card: CityCard }): JSX.Element {
  const copies = Object.values(card.copies).reduce((a, b) => a + b, 0);
  const lead = card.action ? t.asAction : card.ongoing && !card.effect ? t.whileOpen : null;
  return (
    <article class={`card large ${card.colour}`}>
      <header class="c-band">
        <Pip colour={card.colour} />
        <h3 class="c-name">{card.name}</h3>
        <i>{sets(card)}</i>
      </header>
      <div class="c-vig" style="--gs:36px">
        {card.cost ? <Pounds n={card.cost} cls="c-cost" /> : null}
        {card.cost ? <span class="c-costl">{t.toBuild}</span> : null}
        <Emblem id={card.id} colour={card.colour} />
      </div>
      <div class="c-run">
        <RunLine card={card} />
        <span class="end">
          <span class="fl">
            {card.colour === "grey" ? (
              t.notBuilt
            ) : card.action ? (
              t.once
            ) : (
              <>
                <Icon name={card.flips ? "flip" : "stays"} />
                {card.flips ? t.flips : t.stays}
              </>
            )}
          </span>
          {card.value ? <Token kind="end" value={String(card.value)} /> : null}
        </span>
      </div>
      <div class="c-text">
        {card.text && (
          <p>
            {lead && <b>{lead} </b>}
            {card.text}
          </p>
        )}
        {!card.text && <p>{plainRun(card)}</p>}
        <Rulings all={rulingsOn(card)} />
        <p class="muted">{t.copies(copies)}</p>
      </div>
      <Provenance row={card} names={t.fields} />
    </article>
  );
}

/** A card that has only signs, in a sentence. */
function plainRun(card: CityCard): string {
  if (card.colour === "grey") return london.card.pauper;
  const parts: string[] = [];
  if (card.activate === "card") parts.push(t.spendCard);
  if (typeof card.activate === "number") parts.push(t.payToRun(card.activate));
  if (card.money) parts.push(t.runMoney(card.money));
  if (card.prestige) parts.push(t.runPrestige(card.prestige));
  if (card.poverty) parts.push(t.runPoverty(card.poverty));
  if (card.relief) parts.push(t.runRelief(card.relief));
  if (!parts.length) return t.noRunLong;
  const said = parts.join(", ");
  return `${said[0]?.toUpperCase()}${said.slice(1)}.`;
}

function viewAround(id: string): string {
  const at = (map.boroughs as Record<string, { at: number[] }>)[id]?.at ?? [300, 100];
  const x = Math.min(370, Math.max(0, (at[0] ?? 300) - 115));
  const y = Math.min(125, Math.max(4, (at[1] ?? 100) - 42));
  return `${x} ${y} 230 83`;
}

function LargeBorough({ b }: { b: BoroughCard }): JSX.Element {
  return (
    <article class={`bor large-b ${b.river ? "" : "dry"}`}>
      <span class="b-side">
        <Icon name={b.side} />
        {b.river && <Icon name="river" />}
      </span>
      <div class="b-in">
        <div class="b-name">
          <h3>{b.name}</h3>
          <Pounds n={b.cost} />
        </div>
        <div class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="vp" value={String(b.prestige)} />
          <Token kind="less" value={`−${b.relief}`} />
          <span class="muted it">{t.atOnce}</span>
        </div>
        <RiverMap holder={new Map()} sale={[b.id]} names={() => ""} me={null} label={b.name} view={viewAround(b.id)} />
        <div class="b-txt">
          {b.text && (
            <p>
              <b>{t.whileTop}</b> {b.text}
            </p>
          )}
          {EachRun({ b }) && (
            <p>
              <EachRun b={b} />
            </p>
          )}
          {!b.text && !EachRun({ b }) && <p class="muted">{london.borough.nothingLasting}</p>}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} names={t.fields} />
      </div>
    </article>
  );
}

/** A borough of the 1st edition's map. */
function LargeMapBorough({ b, catalog }: { b: MapBorough; catalog: LondonCatalog }): JSX.Element {
  return (
    <article class={`bor large-b ${b.river ? "" : "dry"}`}>
      <span class="b-side">
        <Icon name={b.side} />
        {b.river && <Icon name="river" />}
      </span>
      <div class="b-in">
        <div class="b-name">
          <h3>{b.name}</h3>
          <Pounds n={b.cost} />
        </div>
        <div class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="end" value={String(b.value)} />
        </div>
        <div class="b-txt">
          <p>
            <b>{t.borders}</b> {b.borders.map((id) => catalog.name(id)).join(", ")}
          </p>
          {b.bridges && (
            <p>
              <b>{t.bridges}</b> {b.bridges.map((id) => catalog.name(id)).join(", ")}
            </p>
          )}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} names={t.fields} />
      </div>
    </article>
  );
}

function Face({ row, catalog }: Drawn<LondonCard>): JSX.Element {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  return city ? <CardFace card={city} /> : borough ? <BoroughFace b={borough} /> : <PlainFace row={row} />;
}

function Large({ row, catalog }: Drawn<LondonCard>): JSX.Element {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  const land = onMap(catalog, row.id);
  if (city) return <LargeCity card={city} />;
  if (borough) return <LargeBorough b={borough} />;
  if (land) return <LargeMapBorough b={land} catalog={catalog} />;
  return <LargePlain row={row} />;
}

function words(row: LondonCard, catalog: LondonCatalog): string {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  return city ? cardWords(city) : borough ? boroughWords(borough) : row.name;
}

const COLOURS = ["brown", "blue", "pink", "grey"];

const byColour: Sieve<LondonCard> = {
  label: t.colour,
  choices: ({ rows }) =>
    COLOURS.filter((colour) => rows.some((row) => row.type === "city" && row.colour === colour)).map((colour) => ({
      key: colour,
      cls: colour,
      label: t.colours[colour],
      face: <Pip colour={colour} />,
    })),
  keeps: (row, colour) => row.type === "city" && row.colour === colour,
};

const bySet: Sieve<LondonCard> = {
  label: t.set,
  choices: (catalog) => {
    const letters = Object.keys(setsOf(catalog)).sort();
    return letters.length > 1 ? letters.map((letter) => ({ key: letter, face: letter })) : [];
  },
  keeps: (row, letter) => row.type === "city" && letter in row.copies,
};

export const cards: Cards<LondonCard> = {
  Face,
  Large,
  words,
  wide: (row, catalog) => boroughOf(catalog, row.id) !== null,
  types: london.cardTypes,
  figures: ["cost", "money", "prestige", "relief", "poverty", "value", "activate", "text"],
  sieves: [byColour, bySet],
};
