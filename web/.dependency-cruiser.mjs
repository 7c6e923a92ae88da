/**
 * Who may import whom in the client. `npm run lint` holds the sources against it, and test/contracts.test.ts breaks
 * every rule once. A rule's comment is what is told to whoever breaks it.
 */

/** Anything in a kit: a folder of src/table/. */
const KIT = "^src/table/[^/]+/";
const REGISTRY = "^src/table/games\\.ts$";
/**
 * What a module does not bring along at once.
 * @type {import("dependency-cruiser").DependencyType[]}
 */
const NOT_AT_ONCE = ["type-only", "dynamic-import"];

/**
 * @param {string} name
 * @param {string} comment
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["from"]} from
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["to"]} to
 * @returns {import("dependency-cruiser").IRegularForbiddenRuleType & { name: string }}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @satisfies {import("dependency-cruiser").IConfiguration} */
const contracts = {
  forbidden: [
    // The layers: pages, tables, ui, state, and what all of them may use.
    rule(
      "types-know-nothing",
      "The generated types stand for themselves.",
      { path: "^src/types/" },
      { path: "^src/", pathNot: "^src/types/" },
    ),
    rule(
      "words-know-words-alone",
      "What speaks from the catalogues knows nothing of those who have it speak.",
      { path: "^src/words/" },
      { path: "^src/", pathNot: "^src/(words|types)/" },
    ),
    rule(
      "state-knows-no-ui",
      "What the server says is kept without knowing how it is shown.",
      { path: "^src/state/" },
      { path: "^src/", pathNot: "^src/(state|words|types)/" },
    ),
    rule(
      "ui-knows-no-table",
      "What any page may draw knows neither tables nor games.",
      { path: "^src/ui/" },
      { path: "^src/", pathNot: "^src/(ui|state|words|types)/" },
    ),
    rule(
      "tables-know-no-page",
      "Pages use tables, not the other way about.",
      { path: "^src/table/" },
      { path: "^src/(pages/|app\\.tsx$|main\\.tsx$)" },
    ),
    // The games: a folder each, and one registry that opens them.
    rule(
      "only-the-registry-opens-a-kit",
      "Whatever is wanted of a game is reached through src/table/games.ts.",
      { path: "^src/", pathNot: [KIT, REGISTRY] },
      { path: KIT },
    ),
    rule(
      "the-registry-opens-game-ts-alone",
      "A kit shows the registry its game.ts and nothing else.",
      { path: REGISTRY },
      { path: KIT, pathNot: "^src/table/[^/]+/game\\.ts$" },
    ),
    rule(
      "a-kit-knows-no-other-kit",
      "What two games share belongs to src/table/ or src/ui/.",
      { path: "^src/table/([^/]+)/" },
      { path: KIT, pathNot: "^src/table/$1/" },
    ),
    rule(
      "the-registry-is-for-pages",
      "A table is told of its game; it does not look it up.",
      { path: "^src/", pathNot: "^src/(pages/|app\\.tsx$)" },
      { path: REGISTRY },
    ),
    rule(
      "a-game-is-fetched-when-it-is-opened",
      "The first page carries every game.ts: it names the kit and the rules by import(), and has no weight of its own.",
      { path: "^src/table/[^/]+/game\\.ts$" },
      { path: "^src/", dependencyTypesNot: NOT_AT_ONCE },
    ),
    // The whole.
    rule(
      "no-cycles",
      "Two modules that import each other are one.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: NOT_AT_ONCE } },
    ),
    {
      name: "nothing-lies-about",
      comment: "A module that the page never comes to is no use.",
      severity: "error",
      from: { path: "^src/main\\.tsx$" },
      to: { path: "^src/", reachable: false },
    },
    rule("everything-is-found", "What is imported exists.", {}, { couldNotResolve: true }),
    rule(
      "only-what-is-delivered",
      "The client runs without what it is built and tested with.",
      { path: "^src/" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "core"] },
    ),
  ],
  options: {
    // The compiler's own interface is not there in TypeScript 7; this parser sees types and values alike.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
      extensions: [".ts", ".tsx"],
    },
  },
};

export default contracts;
