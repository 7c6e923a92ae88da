/** The parts of Nanty Narking's table that a lesson can point at: wide, and on a phone. */

/** The row of an aim among who could win. */
const aim = (person: string): string => `.race .rr:has([data-look="${person}"])`;

export const places: Readonly<Record<string, string>> = {
  /** Who one is. */
  secret: ".ledger .secret, .pbody .secret",
  /** Who could win, and each aim in it. */
  race: ".race",
  moriarty: aim("professor_moriarty"),
  fagin: aim("fagin"),
  sidonia: aim("monsieur_de_sidonia"),
  lords: aim("lord_bellinger"),
  holmes: aim("sherlock_holmes"),
  /** The Trouble markers on the map. */
  trouble: ".n-mapw .trb, .pmap .trb",
  /** Declare victory, while it is closed. */
  claim: ".mast .tick.off, .psteps .pst.off",
  /** The card in play, sign by sign. */
  signs: ".inplay .acard, .psteps",
  money: '.ledger .st:has(use[href="#u_coin"]), .pop.me',
  hand: ".handrow .hand, .phand",
  powers: ".n-side .powers, .pbody .powers",
  pile: '.piles [data-place="pile"]',
  event: ".win.evw",
  /** When a game is over: who everybody was, and what counted. */
  people: ".fin .unmasked",
  points: ".fin .acc tbody tr:nth-child(-n + 3)",
  map: ".n-mapw .map, .pmap",
};

/** What lies behind the tab of who could win, on a phone. */
export const RACE = ["race", "moriarty", "fagin", "sidonia", "lords", "holmes"];
