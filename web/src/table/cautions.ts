/** What there is to say before an option is chosen: what it throws away, and that it cannot be taken back. */
import type { OptionRow, Said } from "../types/generated";

export function cautions({ warning, final }: OptionRow): Said[] {
  return [warning, final].filter((said) => said !== undefined);
}
