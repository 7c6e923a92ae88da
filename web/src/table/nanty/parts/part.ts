/** What the parts of the table are drawn from. */
import type { Model } from "../model";

export interface PartProps {
  model: Model;
}
