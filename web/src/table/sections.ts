/** Which section of the rules a question belongs to: what help opens, and where its link leads. */

/** By game: the sections, each with the kinds of questions that it answers. */
export type Sections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The section for a question of a game; one that none answers is told by how a turn goes. */
export function sectionFor(sections: Sections, game: string, kind: string): string {
  return Object.entries(sections[game] ?? {}).find(([, kinds]) => kinds.includes(kind))?.[0] ?? "turn";
}
