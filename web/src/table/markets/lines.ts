/** What happens in London Markets, told as lines. */
import { words } from "../../text/markets";
import type { MarketsEvent, MarketsOffer } from "../../types/generated";
import { heading, type Line, type Part } from "../lines";

const t = words.log;
const say = (text: string): Part => ({ is: "text", text });
const who = (seat: number): Part => ({ is: "name", seat });
const thing = (id: string): Part => ({ is: "card", id });
const gain = (pounds: number): Part => ({ is: "gain", text: words.gain(pounds) });

/** Names in a row: "Ada and Ben". */
function names(seats: readonly number[]): Part[] {
  return seats.flatMap((seat, i) => (i === 0 ? [who(seat)] : [say(i === seats.length - 1 ? t.and : ", "), who(seat)]));
}

function auctionParts(
  event: MarketsEvent,
  offers: readonly MarketsOffer[],
  me: number | null,
): { seat: number | null; parts: Part[] } {
  const good = event.good ?? "coffee";
  const bids = offers.filter((offer) => offer.good === good);
  const most = Math.max(0, ...bids.map((offer) => offer.count));
  const leaders = bids.filter((offer) => offer.count === most).map((offer) => offer.seat);
  const winners = event.winners ?? [];
  const next = Math.max(0, ...bids.filter((offer) => offer.count < most).map((offer) => offer.count));
  const reward: Part[] = event.special ? [say(`: ${t.aSpecial}`)] : [say(": "), gain(event.amount ?? 0)];
  if (winners.length === 1) {
    const seat = winners[0] ?? 0;
    return {
      seat,
      parts: [
        say(`${t.wins[seat === me ? 0 : 1]} ${words.good(good)}${t.overNext(most, leaders.length > 1 ? most : next)}`),
        ...reward,
      ],
    };
  }
  const shared: Part[] = winners.length
    ? event.amount
      ? [...reward, say(` ${t.each}`)]
      : [say(t.forNothing)]
    : [say(t.noCard)];
  return { seat: null, parts: [...names(leaders), say(` ${t.tieFor} ${words.good(good)}`), ...shared] };
}

function offerParts(offers: readonly MarketsOffer[]): Part[] {
  return [
    say(`${t.offers} `),
    ...offers.flatMap((offer, i): Part[] => [
      ...(i ? [say(", ")] : []),
      who(offer.seat),
      say(` ${words.cards(offer.count, offer.good)}`),
    ]),
  ];
}

/** What a player did, as parts after the name. */
function deedParts(event: MarketsEvent, me: number | null): Part[] {
  const form = event.seat === me ? 0 : 1;
  switch (event.kind) {
    case "place_first":
      return [
        ...(event.owner === me ? [say(t.placeYours)] : [say(`${t.place_first[form]} `), who(event.owner ?? 0)]),
        say(` ${t.at} `),
        thing(event.market ?? ""),
      ];
    case "use":
      return [say(`${t.use[event.token ?? ""]?.[form] ?? ""} `), thing(event.market ?? "")];
    case "stack":
      return [say(`${t.lays[form]} ${t.barsAt(event.count ?? 0, "")}`), thing(event.market ?? "")];
    case "profit":
      return [gain(event.amount ?? 0)];
    case "draw":
      return [say(`${t.takes[form]} `), taken(event)];
    case "swap":
      return [say(`${t.swaps[form]} ${t.swapped(event.give ?? "", event.take ?? "")}`)];
    case "pay":
      return [say(`${t.pays[form]} ${words.pounds(event.amount ?? 0)} ${t.second}`)];
    case "play":
      return [say(`${t.plays[form]} `), thing(event.card ?? "")];
    case "earn":
      return [thing(event.card ?? ""), say(": "), gain(event.amount ?? 0)];
    case "cash":
      return [say(`${t.takes[form]} ${words.pounds(event.amount ?? 0)} ${t.instead}`)];
    case "look":
      return [say(`${t.looks[form]} ${t.throughPile(event.pile ?? 0)}`)];
    case "take":
      return [
        say(`${t.takesCard[form]} `),
        event.card ? thing(event.card) : say(t.aSpecial),
        say(` ${t.fromPile(event.pile ?? 0)}`),
      ];
    default:
      return [say(event.text)];
  }
}

function taken(event: MarketsEvent): Part {
  const count = event.count ?? 0;
  return { is: "text", text: words.cards(count, event.good ?? null), count };
}

/** Events that finish the line of a figure's use. */
function joined(last: Line | undefined, event: MarketsEvent): Part[] | null {
  if (!last || last.rule || last.seat !== (event.seat ?? null)) return null;
  if (last.kind === "use" && event.kind === "stack") return [say(t.bars(event.count ?? 0))];
  if (last.kind === "use" && event.kind === "profit") return [say(": "), gain(event.amount ?? 0)];
  if (last.kind === "use" && event.kind === "draw") return [say(t.taking), taken(event)];
  if ((last.kind === "drawn" || last.kind === "draw") && event.kind === "draw") {
    // One by one from the same pile is told as one number.
    const before = last.parts.at(-1);
    const same = ` ${words.good(event.good ?? "")}`;
    if (before?.is === "text" && before.count !== undefined && before.text.endsWith(same)) {
      last.parts.pop();
      return [taken({ ...event, count: before.count + (event.count ?? 0) })];
    }
    return [say(", "), taken(event)];
  }
  if (last.kind === "play" && event.kind === "earn") return [say(": "), gain(event.amount ?? 0)];
  return null;
}

export function linesOf(events: readonly MarketsEvent[], _players: number, me: number | null): Line[] {
  const lines: Line[] = [];
  let offers: MarketsOffer[] = [];
  let nth = 0;
  let swapped = false;
  for (const event of events) {
    const seat = event.seat ?? null;
    const last = lines.at(-1);
    // The card taken in an exchange is told with the exchange.
    if (swapped && event.kind === "draw") {
      swapped = false;
      continue;
    }
    swapped = event.kind === "swap";
    const more = joined(last, event);
    if (last && more) {
      last.parts.push(...more);
      if (last.kind === "use" && event.kind === "draw") last.kind = "drawn";
      continue;
    }
    const line: Line = { n: event.n, ply: event.ply, seat, kind: event.kind, sub: false, parts: [] };
    switch (event.kind) {
      case "round":
        nth = 0;
        lines.push(heading(event, t.round(event.round ?? 0)));
        line.parts = [thing(event.card ?? ""), say(`: ${event.text.split(": ")[1] ?? ""}`)];
        break;
      case "offers":
        offers = event.offers ?? [];
        lines.push(heading(event, t.nth(++nth)));
        line.parts = offers.some((offer) => offer.count) ? offerParts(offers) : [say(t.nobodyOffers)];
        break;
      case "auction":
        Object.assign(line, auctionParts(event, offers, me));
        break;
      case "merchants":
        line.parts = [
          say(`${t.merchants} `),
          ...(event.markets ?? []).flatMap((id, i): Part[] => [...(i ? [say(", ")] : []), thing(id)]),
        ];
        break;
      case "move":
        line.parts = [say(t.moves)];
        break;
      case "show":
        line.parts = [
          say(`${t.shows} `),
          ...(event.money ?? []).flatMap((money, i): Part[] => [
            ...(i ? [say(", ")] : []),
            who(i),
            say(` ${words.pounds(money)}`),
          ]),
        ];
        break;
      case "end":
        line.parts = [say(t.end)];
        break;
      default:
        line.parts = deedParts(event, me);
    }
    lines.push(line);
  }
  return lines;
}
