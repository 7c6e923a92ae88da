/** The answers to an effect, and what it is about. */
import { nanty as t } from "../../text/nanty";
import type { NantyOption } from "../../types/generated";
import { nameOf } from "../context";
import { aimedAt, happening } from "./happenings";
import type { Model } from "./model";
import { useTable } from "./wire";

export interface Answer {
  row: NantyOption;
  label: string;
  note: string;
  icon: string;
  emblem: string | null;
  /** It uses something up. */
  spends: boolean;
}

/** The answers to an effect, in the order of their keys: those that stop it first. */
export function answersOf(model: Model, name: (id: string) => string): Answer[] {
  const threat = model.marks.menu.find((row) => row.threat)?.threat ?? "";
  const cards = [...model.marks.hand].flatMap(([card, rows]) =>
    rows
      .filter((row) => !row.action)
      .map(
        (row): Answer => ({
          row,
          label: t.useCard(name(card)),
          note: threat === "text" ? t.stays : t.saved,
          icon: "nn_interrupt",
          emblem: card,
          spends: true,
        }),
      ),
  );
  const rest = model.marks.menu.map((row): Answer => {
    switch (row.action) {
      case "pass":
        return { row, label: t.letHappen, note: t.keepsCard, icon: "nn_skip", emblem: null, spends: false };
      case "holborn":
        return {
          row,
          label: t.payHolborn(row.cost ?? 0),
          note: t.spares(row.spares ?? ""),
          icon: "nn_house",
          emblem: "holborn",
          spends: true,
        };
      case "suffragist":
        return {
          row,
          label: t.suffragist,
          note: t.suffragistNote,
          icon: "nn_interrupt",
          emblem: "suffragist",
          spends: true,
        };
      case "shield":
        return {
          row,
          label: t.shield,
          note: t.spares(row.spares ?? ""),
          icon: "nn_interrupt",
          emblem: "suffragist",
          spends: true,
        };
      default:
        return { row, label: row.label, note: row.preview ?? "", icon: "arrow", emblem: null, spends: false };
    }
  });
  const pass = rest.filter((answer) => answer.row.action === "pass");
  return [...cards, ...rest.filter((answer) => answer.row.action !== "pass"), ...pass];
}

/** What somebody is about to do, in words. */
export function useThreat(model: Model): string {
  const { session, catalog } = useTable();
  const row = model.marks.menu.find((option) => option.threat);
  const aim = aimedAt(model.events);
  const event = happening(model.view, model.events);
  const byEvent = event?.live === true && (!aim || aim.n < event.n);
  const who = byEvent ? t.eventStrikes : nameOf(session, aim?.seat ?? model.view.turn);
  const owner =
    row?.owner === undefined || row.owner === session.me.value ? t.yours : t.whose(nameOf(session, row.owner));
  const piece =
    row?.pawn === "grenadier"
      ? t.grenadier
      : row?.pawn === "new_citizen"
        ? t.new_citizen
        : `${owner} ${row?.figure ? catalog.name(row.figure) : t.agent}`;
  const kind = row?.threat ?? "text";
  const card = model.view.acting.at(-1)?.card;
  return (
    t.windowAsk[kind]?.(
      who,
      kind === "text" ? (card ? catalog.name(card) : t.aCard) : piece,
      row?.area ? catalog.name(row.area) : "",
    ) ?? ""
  );
}
