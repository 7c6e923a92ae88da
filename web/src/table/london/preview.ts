/** What choosing an option would bring, as far as the table can show it. */
import type { CityCard, LondonOption, LondonSeat } from "../../types/generated";
import { boroughOf, cityOf, onMap } from "./catalog";
import { landing } from "./figures";
import type { Model } from "./model";
import type { LondonCatalog } from "./wire";

/** The hand card that would be discarded for building this one, where there is no choice. */
export function onlyPayment(
  card: CityCard,
  hand: readonly string[],
  side: LondonSeat,
  catalog: LondonCatalog,
): string | null {
  if (card.free || card.action) return null;
  const school = side.stacks.some((k) => k.up && k.top && cityOf(catalog, k.top)?.ongoing === "school");
  const topmost = side.boroughs.at(-1);
  if (school || (topmost && boroughOf(catalog, topmost)?.ability === "paupers_pay")) return null;
  const rest = [...hand];
  rest.splice(rest.indexOf(card.id), 1);
  const same = new Set(rest.filter((id) => cityOf(catalog, id)?.colour === card.colour));
  return same.size === 1 ? ([...same][0] ?? null) : null;
}

export interface Preview {
  /** The card that would land on the board, and where. */
  lands: { card: string; space: number; clears: boolean } | null;
  /** The hand card that would be discarded besides the one pointed at. */
  victim: string | null;
  /** Changes of stacks, loans and hand, for the forecast of a run. */
  run: { stacks: number; loans: number; hand: number; boroughs: number } | null;
}

const SHEDS = new Set(["payment", "discard", "activation_cost", "prison_discard"]);

/** What choosing this would bring, as far as the table can show it. */
export function previewOf(row: LondonOption | null, model: Model, catalog: LondonCatalog): Preview {
  const none: Preview = { lands: null, victim: null, run: null };
  if (!row) return none;
  const hand = model.side.hand ?? [];
  const at = landing(model.view.board, model.edition.leaves);
  const loans = row.loans ?? 0;
  if (row.card && SHEDS.has(row.kind)) {
    return {
      lands: { card: row.card, ...at },
      victim: null,
      run: row.kind === "payment" ? null : { stacks: 0, loans, hand: -1, boroughs: 0 },
    };
  }
  if (row.kind === "develop" && row.card) {
    const card = cityOf(catalog, row.card);
    if (!card) return none;
    if (card.action) return { ...none, run: { stacks: 0, loans: 0, hand: -1, boroughs: 0 } };
    const victim = onlyPayment(card, hand, model.side, catalog);
    return {
      lands: victim ? { card: victim, ...at } : null,
      victim,
      run: { stacks: model.side.stacks.length ? 0 : 1, loans, hand: card.free ? -1 : -2, boroughs: 0 },
    };
  }
  if (row.kind === "buy" && row.borough) {
    const drawn = (boroughOf(catalog, row.borough) ?? onMap(catalog, row.borough))?.cards ?? 0;
    return {
      ...none,
      run: {
        stacks: 0,
        loans: model.edition.first ? 0 : loans,
        hand: drawn,
        boroughs: boroughChange(row.borough, model, catalog),
      },
    };
  }
  if (row.kind === "draw") return { ...none, run: { stacks: 0, loans: 0, hand: 1, boroughs: 0 } };
  if (row.loan) return { ...none, run: { stacks: 0, loans: 1, hand: 0, boroughs: 0 } };
  return none;
}

/** How a new borough changes the poverty of a run: one less in the 1st edition; in the 2nd the topmost alone acts. */
function boroughChange(id: string, model: Model, catalog: LondonCatalog): number {
  if (model.edition.first) return -1;
  const acts = (borough: string | undefined, before: number): number => {
    const b = borough ? boroughOf(catalog, borough) : undefined;
    const added = b?.run_poverty ?? 0;
    return added - Math.min(b?.run_relief ?? 0, before + added);
  };
  const { boroughs, poverty } = model.side;
  const left = Math.max(0, poverty - (boroughOf(catalog, id)?.relief ?? 0));
  return acts(id, left) - acts(boroughs.at(-1), poverty);
}
