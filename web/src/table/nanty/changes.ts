/** What an option would change, told before it is chosen. */
import type { NantyOption, Said } from "../../types/generated";
import { tell } from "../../words/language";
import { cautions } from "../cautions";

export interface Change {
  sign: string;
  said: Said;
}

/** The changes on the board: the preview tells of them, unless it has something else to say. */
function onBoard({ board, preview }: NantyOption): readonly Said[] {
  if (board) return board;
  return preview && "changes" in preview && Array.isArray(preview.changes) ? preview.changes : [];
}

/** On the board, for whose aim, and who may answer. */
export function changesOf(row: NantyOption): Change[] {
  const signed = (sign: string, all: readonly Said[] = []): Change[] => all.map((said) => ({ sign, said }));
  return [
    ...signed("nn_trouble", onBoard(row)),
    ...signed("nn_lens", row.aims),
    ...signed("nn_interrupt", row.answers),
  ];
}

/** What the preview says besides. */
export function textOf({ preview }: NantyOption): Said | null {
  return preview && !("changes" in preview) ? preview : null;
}

/** An option with all that it says, sentence by sentence. */
export function wholeWords(row: NantyOption): string {
  const all = [row, textOf(row), ...changesOf(row).map(({ said }) => said), ...cautions(row)];
  return all
    .filter((said) => said != null)
    .map(tell)
    .map((words) => (words.endsWith(".") ? words : `${words}.`))
    .join(" ");
}
