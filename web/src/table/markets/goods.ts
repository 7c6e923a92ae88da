/** What there is to be had, and who fetches it. */
import type { MarketsOption } from "../../types/generated";

export type Good = "coffee" | "soap" | "silk" | "china";

export type Token = NonNullable<MarketsOption["token"]>;

export const GOODS: readonly Good[] = ["coffee", "soap", "silk", "china"];
