/** Whether the map is too small for wide windows. */
import { fit } from "../../../ui/screen";

export const compact = (): boolean => fit.value.width < 1240;
