/** What the site calls the game before its table is fetched. */

export const title = {
  title: "London Markets",
  edition: "five markets, sealed offers",
  pitch: "Five markets, sealed bids, and crates stacked where they will pay.",
  minutes: 45,
};
