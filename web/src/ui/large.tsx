/** A card opened large: our wording, its rulings, and what is printed fact. */
import type { JSX } from "preact";
import { rulingsFor } from "../text/rulings";
import { text } from "../text/en";
import type { BoroughCard, CityCard, MapBorough } from "../types/generated";
import type { CardRow, Catalog } from "../state/catalog";
import { EachRun } from "./borough";
import { RunLine, sets } from "./card";
import { Dialog } from "./dialog";
import { Emblem, Icon, Pip, Pounds, Token } from "./glyph";
import { RiverMap } from "./river";
import map from "../data/map2e.json";

const t = text.card;

function fieldNames(fields: readonly string[]): string {
  return [...new Set(fields.map((f) => t.fields[f] ?? f.replace(/_/g, " ")))].join(", ");
}

/** The figures a card has, by field, apart from what every row carries. */
function figures(row: CardRow): string[] {
  const skip = new Set(["type", "id", "known", "note", "deck", "aliases", "free", "building"]);
  return Object.keys(row).filter((key) => !skip.has(key));
}

export function Provenance({ row }: { row: CardRow }): JSX.Element {
  const known = (row["known"] as string[] | undefined) ?? [];
  const ours = figures(row).filter((f) => !known.includes(f) && !(f === "effect" || f === "ongoing" || f === "action" ? known.includes("text") : false));
  return (
    <div class="prov">
      <div class="fact">
        <Icon name="fact" />
        <span>
          <b>{t.printed}</b> {known.length ? fieldNames(known) : t.noFacts}
        </span>
      </div>
      {ours.length > 0 && (
        <div class="rec">
          <Icon name="recon" />
          <span>
            <b>{t.ours}</b> {fieldNames(ours)}
          </span>
        </div>
      )}
    </div>
  );
}

function Rulings({ id, note }: { id: string; note?: string | undefined }): JSX.Element {
  const all = [...(note ? [note] : []), ...rulingsFor(id)];
  return (
    <>
      {all.map((ruling) => (
        <p class="rl" key={ruling}>
          <b>{t.ruling}</b> {ruling}
        </p>
      ))}
    </>
  );
}

export function LargeCity({ card }: { card: CityCard }): JSX.Element {
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
            {card.colour === "grey" ? t.notBuilt : card.action ? t.once : <><Icon name={card.flips ? "flip" : "stays"} />{card.flips ? t.flips : t.stays}</>}
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
        <Rulings id={card.id} note={card.note} />
        <p class="muted">{t.copies(copies)}</p>
      </div>
      <Provenance row={card as unknown as CardRow} />
    </article>
  );
}

/** A card that has only signs, in a sentence. */
function plainRun(card: CityCard): string {
  if (card.colour === "grey") return text.rules2.pauper;
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

export function LargeBorough({ b }: { b: BoroughCard }): JSX.Element {
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
          {!b.text && !EachRun({ b }) && <p class="muted">{text.borough.nothingLasting}</p>}
          <Rulings id={b.id} note={b.note} />
        </div>
        <Provenance row={b as unknown as CardRow} />
      </div>
    </article>
  );
}

/** A borough of the 1st edition's map. */
export function LargeMapBorough({ b, catalog }: { b: MapBorough; catalog: Catalog }): JSX.Element {
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
          <Rulings id={b.id} note={b.note} />
        </div>
        <Provenance row={b as unknown as CardRow} />
      </div>
    </article>
  );
}

/** Any other card: its name, its text and its figures. */
export function LargePlain({ row }: { row: CardRow }): JSX.Element {
  const skip = new Set(["id", "name", "text", "known", "note", "type"]);
  return (
    <article class="card large grey plain">
      <header class="c-band">
        <Pip colour="grey" />
        <h3 class="c-name">{row.name}</h3>
        <i />
      </header>
      <div class="c-text">
        {typeof row["text"] === "string" && <p>{row["text"]}</p>}
        <dl class="facts">
          {Object.entries(row)
            .filter(([key, value]) => !skip.has(key) && value !== null && value !== "" && value !== false)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{t.fields[key] ?? key.replace(/_/g, " ")}</dt>
                <dd>{said(value)}</dd>
              </div>
            ))}
        </dl>
        <Rulings id={row.id} note={row["note"] as string | undefined} />
      </div>
      <Provenance row={row} />
    </article>
  );
}

export function said(value: unknown): string {
  if (value === true) return text.generic.yes;
  if (value === false) return text.generic.no;
  if (value === null || value === undefined) return text.generic.none;
  if (Array.isArray(value)) return value.length ? value.map(said).join(", ") : text.generic.none;
  if (typeof value === "object") {
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${key.replace(/_/g, " ")}: ${said(inner)}`)
      .join("; ");
  }
  return String(value);
}

export function Large({ id, catalog, onClose }: { id: string; catalog: Catalog; onClose: () => void }): JSX.Element | null {
  const row = catalog.byId.get(id);
  if (!row) return null;
  const city = catalog.city(id);
  const borough = catalog.borough(id);
  const onMap = catalog.onMap(id);
  return (
    <Dialog label={row.name} cls="bare" onClose={onClose}>
      {city ? <LargeCity card={city} /> : borough ? <LargeBorough b={borough} /> : onMap ? <LargeMapBorough b={onMap} catalog={catalog} /> : <LargePlain row={row} />}
    </Dialog>
  );
}
