/** Borough cards. */
import type { ComponentChildren, JSX } from "preact";
import type { BoroughCard, MapBorough } from "../../../types/generated";
import { Icon, Pounds, Token } from "../../../ui/glyph";
import { sayIf, tell } from "../../../words/language";
import { say } from "../words";
import { shortName } from "./boroughwords";
import { Fit } from "./fit";

function Side({ b }: { b: BoroughCard | MapBorough }): JSX.Element {
  return (
    <span class="b-side">
      <Icon name={b.side} />
      {b.river && <Icon name="river" />}
    </span>
  );
}

/** What the borough does in every run. */
export function EachRun({ b }: { b: BoroughCard }): JSX.Element | null {
  if (!b.run_money && !b.run_prestige && !b.run_poverty && !b.run_relief) return null;
  return (
    <span class="a2">
      <Icon name="run" size="s" />
      <span>{say("face-each-run")}</span>
      {b.run_money ? <Pounds n={b.run_money} /> : null}
      {b.run_prestige ? <Token kind="vp" value={String(b.run_prestige)} /> : null}
      {b.run_poverty ? <Token kind="pov" value={`+${b.run_poverty}`} /> : null}
      {b.run_relief ? <Token kind="less" value={`−${b.run_relief}`} /> : null}
    </span>
  );
}

export function Lasting({ b }: { b: BoroughCard }): JSX.Element {
  const short = b.ability ? (sayIf(`ability-${b.ability}`) ?? tell(b.text ?? "")) : "";
  const run = EachRun({ b });
  return (
    <span class="b-abl">
      {short && (
        <span class="a1">
          <Icon name="ongoing" size="s" />
          <span>{short}</span>
        </span>
      )}
      {run}
      {!short && !run && <span class="muted it">{say("face-nothing-lasting")}</span>}
    </span>
  );
}

/** A borough for sale. */
export function BoroughFace({ b, cls = "" }: { b: BoroughCard; cls?: string }): JSX.Element {
  return (
    <span class={`bor ${b.river ? "" : "dry"} ${cls}`} data-card={b.id} aria-hidden="true">
      <Side b={b} />
      <span class="b-in">
        <span class="b-name">
          <span class="b-name-t">
            <Fit text={tell(b.name)} lines={4} />
          </span>
          <Pounds n={b.cost} />
        </span>
        <span class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="vp" value={String(b.prestige)} />
          <Token kind="less" value={`−${b.relief}`} />
        </span>
        <Lasting b={b} />
      </span>
    </span>
  );
}

/** A borough of the 1st edition's map; where it is not for sale, what is told of it instead. */
export function MapBoroughFace({ b, instead }: { b: MapBorough; instead?: ComponentChildren }): JSX.Element {
  const sale = instead === undefined;
  return (
    <span class={`bor on-map ${b.river ? "" : "dry"}`} data-card={b.id} aria-hidden="true">
      <Side b={b} />
      <span class="b-in">
        <span class="b-name">
          <span class="b-name-t">
            <Fit text={tell(b.name)} lines={4} />
          </span>
          {sale && <Pounds n={b.cost} />}
        </span>
        <span class="b-gain">
          {sale ? (
            <>
              <span class="cardn">
                <Icon name="hand" />
                {b.cards}
              </span>
              <Token kind="end" value={String(b.value)} />
            </>
          ) : (
            instead
          )}
        </span>
      </span>
    </span>
  );
}

/** A borough that is held, topmost of its column. */
export function HeldBorough({ b, cls = "" }: { b: BoroughCard; cls?: string }): JSX.Element {
  return (
    <span class={`bor held ${b.river ? "" : "dry"} ${cls}`} aria-hidden="true">
      <Side b={b} />
      <span class="b-in">
        <span class="b-name">
          <span class="b-name-t">
            <Fit text={tell(b.name)} lines={4} />
          </span>
        </span>
        <Lasting b={b} />
      </span>
    </span>
  );
}

export function BoroughChip({ b, top }: { b: BoroughCard | MapBorough; top: boolean }): JSX.Element {
  return (
    <span class={`bchip ${b.river ? "" : "dry"} ${top ? "top" : ""}`} aria-hidden="true">
      <Icon name={b.side} />
      {shortName(b.id)}
    </span>
  );
}
