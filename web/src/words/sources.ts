/** Where the catalogues lie: the very files that the terminal and the Python interface read, each fetched when needed. */
const FILES = import.meta.glob<string>(["../../../src/bigsmoke/words/*/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

/** The text of a file of a language; null where the language has no such file. */
export async function fetchFile(lang: string, name: string): Promise<string | null> {
  return (await FILES[`../../../src/bigsmoke/words/${lang}/${name}.ftl`]?.()) ?? null;
}
