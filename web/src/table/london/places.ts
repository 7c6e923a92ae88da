/** The parts of London's table that a lesson can point at: wide, and on a phone. */
const stat = (name: string, place: number): string => `.ledger [data-stat="${name}"], .ph-stats > :nth-child(${place})`;

export const places: Readonly<Record<string, string>> = {
  money: stat("money", 1),
  poverty: stat("poverty", 2),
  loans: stat("loans", 3),
  prestige: stat("prestige", 4),
  /** What a run would bring, and what it would be worth if it ended now. */
  run: '.ledger [data-fore="run"], .ph-stats > :nth-child(5)',
  score: '.ledger [data-fore="score"], .ph-stats > :nth-child(6)',
  ledger: ".ledger, .ph-stats",
  deck: ".decks, .ph-deck",
  board: ".dev .rows",
  hand: ".handrow .hand, .ph-tray",
  city: ".citywrap .streets",
  land: ".land .sale3, .ph-sale",
  map: ".citymap .plan, .land .map, .ph-sec .map",
};
