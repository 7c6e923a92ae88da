/** The answers to an effect, and what it is about. */
import type { NantyOption } from "../../types/generated";
import { tell } from "../../words/language";
import { aimedAt, happening } from "./happenings";
import type { Model } from "./model";
import { say } from "./words";

export interface Answer {
  row: NantyOption;
  label: string;
  note: string;
  icon: string;
  emblem: string | null;
  /** It uses something up. */
  spends: boolean;
}

function cardAnswer(row: NantyOption, card: string): Answer {
  const label = say("use-card", { card });
  return { row, label, note: tell(row.preview ?? ""), icon: "nn_interrupt", emblem: card, spends: true };
}

function otherAnswer(row: NantyOption): Answer {
  const spares = row.spares ? say("spares", { what: tell(row.spares) }) : "";
  const suffragist = { row, icon: "nn_interrupt", emblem: "suffragist", spends: true };
  switch (row.action) {
    case "pass": {
      const note = say("let-happen.note");
      return { row, label: say("let-happen"), note, icon: "nn_skip", emblem: null, spends: false };
    }
    case "holborn": {
      const label = say("pay-holborn", { cost: row.cost ?? 0 });
      return { row, label, note: spares, icon: "nn_house", emblem: "holborn", spends: true };
    }
    case "suffragist":
      return { ...suffragist, label: say("suffragist"), note: say("suffragist.note") };
    case "shield":
      return { ...suffragist, label: say("shield"), note: spares };
    default:
      return { row, label: tell(row), note: tell(row.preview ?? ""), icon: "arrow", emblem: null, spends: false };
  }
}

/** The answers to an effect, in the order of their keys: those that stop it first. */
export function answersOf({ marks }: Pick<Model, "marks">): Answer[] {
  const cards = [...marks.hand].flatMap(([card, rows]) =>
    rows.filter((row) => !row.action).map((row) => cardAnswer(row, card)),
  );
  const rest = marks.menu.map(otherAnswer);
  const isPass = (answer: Answer): boolean => answer.row.action === "pass";
  return [...cards, ...rest.filter((answer) => !isPass(answer)), ...rest.filter(isPass)];
}

/** What somebody is about to do, in words. */
export function threatWords({ marks, view, events }: Pick<Model, "marks" | "view" | "events">): string {
  const row = marks.menu.find((option) => option.threat);
  const aim = aimedAt(events);
  const event = happening(view, events);
  const byEvent = event?.live === true && (!aim || aim.n < event.n);
  const seat = aim?.seat ?? view.turn;
  if (!row?.threat || row.threat === "text") {
    const card = view.acting.at(-1)?.card;
    return card ? say("threat-by-text", { seat, card }) : say("threat-by-any-text", { seat });
  }
  const { threat, area, owner, what } = row;
  if (owner === undefined) return say("threat-to-area", { threat, area });
  const piece = { threat, area, owner, what };
  return byEvent || threat === "flee" ? say("threat-by-event", piece) : say("threat-by-player", { seat, ...piece });
}
