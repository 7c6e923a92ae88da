/** What the site calls the game before its table is fetched. */

export const title = {
  title: "Nanty Narking",
  edition: "secret aims in the fog",
  pitch: "Agents, alleys and a hidden purpose. Watch who goes where, and why.",
  minutes: 60,
};
