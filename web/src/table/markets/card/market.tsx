/** The markets as cards. */
import type { JSX } from "preact";
import type { MarketRow } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { tell } from "../../../words/language";
import { say } from "../words";

export function MarketFace({ row }: { row: MarketRow }): JSX.Element {
  return (
    <span class="marketface" aria-hidden="true">
      <Icon name={`mk_${row.id}`} />
      <b>{tell(row.name)}</b>
    </span>
  );
}

export function LargeMarket({ row }: { row: MarketRow }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--brown-deep);--sw:var(--brown-wash)">
      <header class="ml-band">
        <h3>{tell(row.name)}</h3>
        <i />
      </header>
      <div class="ml-vig">
        <Icon name={`mk_${row.id}`} />
      </div>
      <div class="c-text">
        <p>{say("at-market")}</p>
      </div>
      <Provenance row={row} />
    </article>
  );
}
