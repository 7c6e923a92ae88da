/** Several choices at one place. */
import type { NantyOption } from "../../../types/generated";

/** Several options at one place, laid out to choose from. */
export interface Picking {
  area: string;
  rows: NantyOption[];
}
