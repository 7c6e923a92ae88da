/** What the parts of the table are drawn from. */
import type { Model } from "../model";
import type { Preview } from "../preview";

export interface PartProps {
  model: Model;
  preview: Preview;
}
