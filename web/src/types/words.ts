// Made by tools/gen_words.py from the English catalogues. Do not edit.
import type { Said } from "./generated";

/** What a message may be given. */
export type Arg = string | number | boolean | Said | readonly (string | number | Said)[] | object | null | undefined;

export const LANGUAGES = ["en", "de", "fr"] as const;

/** The files of a game's words, in order. */
export const GAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  "london-2e": ["london", "london.names", "london-2e", "london-2e.names"],
  "london-1e": ["london", "london.names", "london-1e", "london-1e.names"],
  "london-markets": ["markets", "markets.names"],
  "nanty-narking": ["nanty", "nanty.names"],
};

export interface SiteWords {
}

export interface TableWords {
}

export interface LondonTableWords {
}

export interface MarketsTableWords {
}

export interface NantyTableWords {
  "ability-words": { figure: Arg; text: Arg };
  "ability-words-open": { figure: Arg; text: Arg };
  "ability-words-secret": { figure: Arg; text: Arg };
  "action-words": { card: Arg; deck: Arg; signs: Arg };
  "action-words-text": { card: Arg; deck: Arg; signs: Arg; text: Arg };
  "aim-measure": { condition: Arg };
  "aim-people": { count: Arg; personality: Arg };
  "aim-so-far": { condition: Arg; have: Arg; need: Arg; pile: Arg };
  "asked-now": object;
  "at-turn": object;
  "brown-back": object;
  "can-answer": object;
  "choices": object;
  "choose": object;
  "choose-player": { seat: Arg };
  "claim": object;
  "deck-number": { deck: Arg; number: Arg };
  "dice": { rolls: Arg };
  "discard-label": { cards: Arg };
  "discard-none": object;
  "discard-note": { cards: Arg };
  "discard-pile": object;
  "discarded": object;
  "end-agents": object;
  "end-aside": object;
  "end-built": object;
  "end-controls": object;
  "end-earned": object;
  "end-now": object;
  "end-people": object;
  "end-people.note": object;
  "end-placed": object;
  "end-plays": object;
  "end-points": object;
  "end-removed": object;
  "end-shared": { seats: Arg };
  "end-ties": object;
  "end-turn": object;
  "end-used": object;
  "end-winner": object;
  "end-won-points": { margin: Arg; seat: Arg };
  "end-won-tie": { seat: Arg };
  "end-worth": object;
  "ending-declared": object;
  "ending-pile_empty": object;
  "ending-pile_won": object;
  "ending-riots": object;
  "event-back": object;
  "event-rolls": { rolls: Arg };
  "events-label": { count: Arg };
  "events-left": object;
  "everyone-waits": object;
  "fold": object;
  "fold-event": { event: Arg };
  "foreseen": { events: Arg };
  "free": object;
  "free-label": { areas: Arg };
  "grey-back": object;
  "guide-after": object;
  "guide-another": object;
  "guide-assassinate": object;
  "guide-build": object;
  "guide-place_agent": object;
  "guide-react": object;
  "guide-remove_trouble": object;
  "guide-turn": object;
  "guide-use_text": object;
  "hand": object;
  "hand-empty": object;
  "hand-hidden": { cards: Arg };
  "hand-of": { seat: Arg };
  "hidden": object;
  "hidden-figure-cards": { agents: Arg; buildings: Arg };
  "holborn": object;
  "in-play": object;
  "inland": object;
  "kind-of-figure": { kind: Arg };
  "known-cards": object;
  "ledger": object;
  "ledger-agents": object;
  "ledger-agents.note": { areas: Arg; reserve: Arg };
  "ledger-buildings": object;
  "ledger-buildings.note": { cost: Arg; left: Arg };
  "ledger-controls": { areas: Arg };
  "ledger-money": object;
  "ledger-money.note": { worth: Arg };
  "ledger-of": { seat: Arg };
  "let-happen": object;
  "let-happen.note": object;
  "lit-areas": { areas: Arg };
  "lit-pawns": { areas: Arg; pawns: Arg };
  "loans": object;
  "map": object;
  "map-label": object;
  "near": object;
  "needs-with": { need: Arg; players: Arg };
  "needs-with-money": { need: Arg; players: Arg };
  "no-card": object;
  "no-card-own": object;
  "no-signs": object;
  "nobody-holds": { personalities: Arg };
  "number-of-cards": { count: Arg };
  "on-thames": object;
  "only-pass": object;
  "order-name": { order: Arg };
  "order-note": { order: Arg };
  "order-now": { order: Arg };
  "orders": object;
  "orders.note": object;
  "pawn-kind": { pawn: Arg };
  "pay-holborn": { cost: Arg };
  "picker": { kind: Arg };
  "pile-label": { cards: Arg; grey: Arg };
  "play": object;
  "played-from": { card: Arg };
  "played-last": object;
  "plays": { seat: Arg };
  "power-long": { area: Arg; cost: Arg; money: Arg; power: Arg };
  "power-off": { state: Arg };
  "power-short": { cost: Arg; money: Arg; power: Arg };
  "power-state": { state: Arg };
  "power-title": { state: Arg; text: Arg };
  "power-words": { area: Arg; does: Arg; state: Arg };
  "powers": object;
  "powers-none": object;
  "race": object;
  "race-anyone": object;
  "race-at-most": { need: Arg };
  "race-cards-left": object;
  "race-have": { have: Arg; seat: Arg };
  "race-have-money": { have: Arg; seat: Arg };
  "race-label": { all: Arg; need: Arg; what: Arg; who: Arg };
  "race-label-money": { all: Arg; need: Arg; what: Arg; who: Arg };
  "race-label-pile": { left: Arg; who: Arg };
  "race-label-quiet": { have: Arg; left: Arg; need: Arg; who: Arg };
  "race-label-shared": { have: Arg; need: Arg; what: Arg; who: Arg };
  "race-own": { label: Arg };
  "race-several": { count: Arg };
  "race.note": object;
  "random-event": object;
  "random-event-named": { event: Arg };
  "revealed": object;
  "rolled": { area: Arg; number: Arg };
  "secret-note": object;
  "set-only": { set: Arg };
  "shield": object;
  "side-in-short": { cards: Arg; money: Arg; seat: Arg };
  "sign-step": { amount: Arg; symbol: Arg };
  "sign-title": { amount: Arg; symbol: Arg };
  "site-cost": { cost: Arg; number: Arg };
  "skip": object;
  "skip.note": object;
  "spares": { what: Arg };
  "stands-agents": { count: Arg; seat: Arg };
  "stands-area": { area: Arg; cost: Arg; number: Arg };
  "stands-building": { house: Arg; owner: Arg };
  "stands-citizens": { count: Arg };
  "stands-control": { seat: Arg };
  "stands-figures": { figures: Arg; seat: Arg };
  "stands-grenadiers": { count: Arg };
  "stands-nothing": object;
  "stands-trouble": object;
  "start-back": object;
  "start-in": { area: Arg };
  "start-picked": { area: Arg; figure: Arg };
  "stat-agents": object;
  "stat-buildings": object;
  "stat-cards": object;
  "stat-controls": object;
  "stat-money": object;
  "stat-worth": object;
  "step-area": { area: Arg };
  "step-card": { card: Arg };
  "step-done": object;
  "step-event": { event: Arg };
  "step-later": object;
  "step-money": { amount: Arg };
  "step-of": { card: Arg; n: Arg; of: Arg };
  "step-skipped": object;
  "stuck-with": object;
  "suffragist": object;
  "suffragist.note": object;
  "take-money": { amount: Arg };
  "threat-by-any-text": { seat: Arg };
  "threat-by-event": { area: Arg; owner: Arg; threat: Arg; what: Arg };
  "threat-by-player": { area: Arg; owner: Arg; seat: Arg; threat: Arg; what: Arg };
  "threat-by-text": { card: Arg; seat: Arg };
  "threat-to-area": { area: Arg; threat: Arg };
  "three-up": object;
  "throw-away": object;
  "to-draw": object;
  "trouble-count": { count: Arg };
  "type-of-card": { type: Arg };
  "unfold": object;
  "unfold-event": { event: Arg };
  "unknown-personality": object;
  "unknown-personality.long": object;
  "use-card": { card: Arg };
  "use-text": object;
  "which-one": { area: Arg };
  "you-are": { personality: Arg };
}
