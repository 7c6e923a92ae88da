"""What a learned bot sees of a London table: the numbers that both editions have, from one seat's viewpoint.

Everything is divided by what is usual, so that most numbers lie between 0 and 2. Nothing here may hang on what the seat
cannot know: it remembers all that was ever shown, so displays are open to it to the bottom, but of the others' hands it
knows only what it saw being taken, and of the deck only which cards are left.
"""

from typing import Final

from bigsmoke.games.london.cards import (
    ANY_CARD,
    BLUE,
    BROWN,
    GIVE_POVERTY,
    GREY,
    IGNORE_HAND,
    NO_ACTION,
    NO_CARD,
    NO_POWER,
    OTHERS_PAY_PER_BOROUGH,
    PINK,
    POUND,
    POVERTY,
    POVERTY_FOR_ONE,
    POWERS,
    PRISON,
    SETS,
    TAKE_FROM_OTHERS,
    WORKHOUSE,
    CardTable,
)
from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.judge import (
    BUILDS,
    EXCESS,
    HAND,
    KEPT_ON,
    POWER,
    RUN_WORTH,
    SAVED,
    SAVED_MONEY,
    SMALL_HAND,
    SOON,
    SPARE,
    TURNS_A_RUN,
    ahead,
    built_points,
    hand_worth,
    loss,
    points_of,
    pounds_of,
    poverty_ahead,
    turns_left,
    wealth,
    weariness,
)
from bigsmoke.games.london.redeal import known_hand, unseen
from bigsmoke.games.london.scoring import poverty_loss, poverty_over
from bigsmoke.games.london.state import HAND_LIMIT, REPAYMENT, UP, London, Player, borrows, thing_of

LIMIT: Final = 5.0
"""Where a number is cut off: a random game knows no measure, and a net would make much of that."""


class Pool:
    """Cards that could lie in some place: how many, and what one of them is on average."""

    def __init__(self) -> None:
        self.count = 0.0
        self.worth = 0.0
        """What all of them are worth; on average once `average` is called."""
        self.pauper = 0.0
        """How many are Paupers; likewise."""

    def add(self, count: float, worth: float, pauper: float) -> None:
        """Add so many cards, of which each is worth so much, and as likely a Pauper."""
        self.count += count
        self.worth += count * worth
        self.pauper += count * pauper

    def average(self) -> None:
        """Go from sums to averages."""
        if self.count > 0.0:
            self.worth /= self.count
            self.pauper /= self.count


class Unseen:
    """What a seat can tell of the cards that it cannot place: those in the others' hands, and the deck."""

    def __init__(self, s: London, me: int) -> None:
        t = s.table
        self.colours = [0.0, 0.0, 0.0, 0.0]
        sets = self._sets(t, unseen(s, me))
        foreseen = s.seats[me].foreseen
        self.foreseen = len(foreseen)
        self.sizes = [0.0] * SETS
        """How many cards of each set the deck holds, less those that the seat has foreseen."""
        self.hands = Pool()
        self.deck = Pool()
        self.next = Pool()
        """The next card of the deck."""
        body = len(s.deck) - len(foreseen)
        for letter in (2, 1, 0):  # from the bottom of the deck
            size = float(min(body, t.set_sizes[letter]))
            body -= int(size)
            self.sizes[letter] = size
            pool = sets[letter]
            self.deck.add(size, pool.worth, pool.pauper)
            self.hands.add(max(0.0, pool.count - size), pool.worth, pool.pauper)
            if size > 0.0:
                self.next = pool
        self.deck.average()
        self.hands.average()
        if foreseen:
            card = foreseen[len(foreseen) - 1]
            self.next = Pool()
            self.next.add(1.0, t.worth[card], 1.0 if t.colour[card] == GREY else 0.0)

    def _sets(self, t: CardTable, left: list[int]) -> list[Pool]:
        """The unseen cards by set: of a kind in several sets, the earliest copies are the likeliest to be seen."""
        sets = [Pool(), Pool(), Pool()]
        for card in range(t.size):
            count = left[card]
            if count <= 0:
                continue
            colour = t.colour[card]
            worth = t.worth[card]
            pauper = 1.0 if colour == GREY else 0.0
            self.colours[colour] += count
            letters = t.letters[card]
            for copy in range(max(0, len(letters) - count), len(letters)):
                sets[letters[copy]].add(1.0, worth, pauper)
        for pool in sets:
            pool.average()
        return sets


class Hand:
    """A player's hand as far as a seat knows it: its own to the last card, of another's what it saw being taken."""

    def __init__(self, s: London, me: int, seat: int, others: Pool, turns: float) -> None:
        t = s.table
        hand = s.seats[seat].hand
        cards = hand if seat == me else known_hand(s, me, seat)
        self.size = len(hand)
        self.known = len(cards)
        self.known_worth = 0.0
        self.paupers = 0.0
        """How many Paupers it holds, as is to be expected."""
        for card in cards:
            self.known_worth += t.worth[card]
            if card == t.pauper:
                self.paupers += 1.0
        hidden = self.size - self.known
        self.paupers += hidden * others.pauper
        self.worth = 0.0
        """What it may become, as `judge.hand_worth` reckons."""
        if seat == me:
            self.worth = hand_worth(s, me, turns)
        elif self.size:  # half of it is built, the other half pays
            each = (self.known_worth + hidden * others.worth) / self.size
            builds = min(self.size / 2.0, float(BUILDS))
            self.worth = min(1.0, turns / SOON) * builds * (HAND * each + SPARE)

    def add_to(self, f: list[float]) -> None:
        """Add it in numbers."""
        f.append(self.size / 9.0)
        f.append(max(0, self.size - HAND_LIMIT + 3) / 3.0)
        f.append(max(0, SMALL_HAND - self.size) / 4.0)
        f.append(self.known / 5.0)
        f.append(self.known_worth / 15.0)
        f.append(self.paupers / 3.0)
        f.append(self.worth / 4.0)


class Display:
    """What a run of a display would bring, as all can see; only its owner knows the Paupers for the Workhouse."""

    def __init__(self, s: London, seat: int, turns: float, paupers: float) -> None:
        t = s.table
        p = s.seats[seat]
        self.showing = 0
        self.colours = [0, 0, 0, 0]
        self.powers = [0.0] * len(POWERS)
        self.coins = 0
        self.ready = 0
        """How many cards are worth activating."""
        self.sure = 0.0
        """What those bring besides money and relief."""
        self.money = 0.0
        self.relief = 0
        self.lasting = 0.0
        """What the cards bring that do not flip."""
        self.cards_asked = 0
        self.pounds_asked = 0
        self.threat = 0.0
        """What a run does to the others."""
        self.hand_helps = 0.0
        """The cards of the hand that a run takes in, or that bring no poverty in it."""
        power = 0
        for i, card in enumerate(p.tops):
            if not p.marks[i] & UP:
                continue
            self.showing += 1
            self.colours[t.colour[card]] += 1
            self.coins += p.coins[i]
            if t.power[card] != NO_POWER:
                power += 1
                self.powers[t.power[card]] = 1.0
            if t.activates[card]:
                self._activate(s, seat, i, paupers)
        self.used = min(self.relief, p.poverty)
        """The relief that there is poverty for."""
        self.points = 0.0
        """What it comes to without the money, as `judge.display_worth` reckons."""
        if turns > 0.0:
            self.points = self.sure + KEPT_ON * (turns - 1.0) / TURNS_A_RUN * self.lasting
            self.points += POWER * power * min(1.0, turns / SOON)
            self.points += POVERTY * (self.used + EXCESS * (self.relief - self.used))
        else:
            self.money = 0.0
        self.worth = self.points + POUND * self.money

    def _activate(self, s: London, seat: int, stack: int, paupers: float) -> None:
        """Add up what a card brings in a run, if anything."""
        t = s.table
        card = s.seats[seat].tops[stack]
        effect = t.effect[card]
        if effect == WORKHOUSE:  # the one effect that is reckoned by what the hand holds
            points = t.prestige[card] - POVERTY * t.poverty[card] + 2.0 * POVERTY * paupers
            pounds = t.money[card] - t.asks_money[card] + t.effect_b[card] * paupers
        else:
            points = points_of(s, seat, card)
            pounds = float(pounds_of(s, seat, stack))
        all_told = points + POUND * pounds + POVERTY * t.relief[card]
        if all_told <= 0.0:
            return
        self.ready += 1
        self.sure += points
        self.money += pounds
        self.relief += t.relief[card]
        self.pounds_asked += t.asks_money[card]
        if t.asks_card[card] != NO_CARD:
            self.cards_asked += 1
        if not t.flips[card]:
            self.lasting += all_told
        if effect in (POVERTY_FOR_ONE, GIVE_POVERTY, TAKE_FROM_OTHERS):
            self.threat += t.effect_b[card]
        elif effect == OTHERS_PAY_PER_BOROUGH:
            self.threat += 2.0 * t.effect_b[card]
        elif effect == WORKHOUSE:
            self.hand_helps += paupers
        elif effect == PRISON:
            self.hand_helps += min(t.effect_a[card], len(s.seats[seat].hand))
        elif effect == IGNORE_HAND:
            self.hand_helps += len(s.seats[seat].hand)

    def add_to(self, f: list[float], p: Player) -> None:
        """Add it in numbers, with the stacks that it is made of."""
        stacks = len(p.tops)
        spent = stacks - self.showing
        ripe = min(1.0, self.worth / RUN_WORTH)
        f.append(stacks / 6.0)
        f.append(self.showing / 6.0)
        f.append(spent / 4.0)
        f.append(1.0 if spent else 0.0)
        f.append(len(p.covered) / 10.0)
        f.append(self.colours[BROWN] / 4.0)
        f.append(self.colours[BLUE] / 3.0)
        f.append(self.colours[PINK] / 3.0)
        f.append(self.coins / 3.0)
        f.append(self.ready / 5.0)
        f.append(self.points / 15.0)
        f.append(self.money / 20.0)
        f.append(self.worth / 20.0)
        f.append(ripe)
        f.append(ripe if len(p.hand) <= SMALL_HAND else 0.0)
        f.append(self.relief / 6.0)
        f.append(self.used / 6.0)
        f.append(self.lasting / 10.0)
        f.append(self.cards_asked / 3.0)
        f.append(max(0, self.cards_asked - len(p.hand)) / 3.0)
        f.append(self.pounds_asked / 4.0)
        f.append(self.threat / 4.0)
        f.append(self.hand_helps / 5.0)
        f += self.powers[1:]


class Sight:
    """One seat's view of the table, while its numbers are gathered."""

    def __init__(self, s: London, me: int, prices: list[int], land: float) -> None:
        self.s = s
        self.me = me
        self.prices = prices
        """What the land that can be bought now costs."""
        self.land = land
        """How many boroughs are left for each player."""
        self.unseen = Unseen(s, me)
        self.over = poverty_over(s)
        self.numbers: list[float] = []
        self.scores: list[float] = []
        """What each seat would score now, this seat first, as all lists here."""
        self.points: list[float] = []
        """The judged points of each seat before poverty."""
        self.poverty: list[float] = []
        """The poverty to reckon with."""
        self.displays: list[float] = []

    def add_table(self) -> None:
        """Add what lies between the players, and how far the game has come."""
        s = self.s
        t = s.table
        f = self.numbers
        n = s.players
        u = self.unseen
        deck = len(s.deck)
        f.append(deck / 50.0)
        f.append(min(deck, 12) / 12.0)
        f.append(min(deck, 4) / 4.0)
        for letter in range(SETS):
            f.append(u.sizes[letter] / 30.0)
        f.append(1.0 if s.ending >= 0 else 0.0)
        f.append(s.turns / (20.0 * n))
        f.append(weariness(s) / 10.0)
        f.append(self.land / 5.0)
        f.append(min(self.land, 1.0))
        for k in range(n):
            f.append(1.0 if (self.me + k) % n == s.turn else 0.0)
        f.append(u.hands.worth / 4.0)
        f.append(u.hands.pauper * 4.0)
        f.append(u.deck.worth / 4.0)
        f.append(u.deck.pauper * 4.0)
        f.append(u.next.worth / 4.0)
        f.append(u.next.pauper)
        f.append(u.foreseen / 3.0)
        for colour in range(4):
            f.append(u.colours[colour] / 20.0)
        shown = [0, 0, 0, 0]
        free = 0
        best = 0.0
        good = 0
        for card in s.board:
            if card < 0:
                free += 1
                continue
            shown[t.colour[card]] += 1
            worth = t.worth[card]
            if worth > best:
                best = worth
            if worth > u.next.worth:
                good += 1
        for colour in range(4):
            f.append(shown[colour] / 4.0)
        f.append(free / (2.0 * s.width))
        f.append(best / 5.0)
        f.append(good / 4.0)

    def add_side(self, seat: int, sure: float, ahead_points: float, each_run: int, relieved: float) -> None:
        """Add a player's side: `sure` and `ahead_points` are what its land has brought and will bring in points.

        `each_run` is the poverty of a run besides stacks and hand, `relieved` the worth of relief beyond all poverty.
        """
        s = self.s
        p = s.seats[seat]
        f = self.numbers
        turns = turns_left(s, seat)
        hand = Hand(s, self.me, seat, self.unseen.hands, turns)
        display = Display(s, seat, turns, hand.paupers)
        made = p.prestige + built_points(s, seat) + sure
        score = made + wealth(p, 0.0, 0.0, 0.0) - poverty_loss(self.over[seat])
        rich = wealth(p, p.money + SAVED_MONEY * display.money, turns, self.land)
        points = made + ahead_points + hand.worth + SAVED * display.points + rich
        poverty = poverty_ahead(s, seat, turns, display.worth, each_run)
        if poverty < 0.0:
            poverty *= relieved
        self.scores.append(score)
        self.points.append(points)
        self.poverty.append(poverty)
        self.displays.append(display.worth)
        f.append(p.prestige / 30.0)
        f.append((made - p.prestige - sure) / 30.0)
        f.append(sure / 20.0)
        f.append(ahead_points / 4.0)
        f.append(score / 40.0)
        f.append(points / 50.0)
        f.append(turns / 20.0)
        f.append(min(turns, 4.0) / 4.0)
        self._add_money(p, rich)
        f.append(p.poverty / 10.0)
        f.append(self.over[seat] / 10.0)
        f.append(poverty_loss(self.over[seat]) / 10.0)
        f.append(poverty / 15.0)
        f.append(s.run_poverty(seat) / 10.0)
        f.append((s.run_poverty(seat) - display.used) / 10.0)
        hand.add_to(f)
        display.add_to(f, p)

    def _add_money(self, p: Player, rich: float) -> None:
        """Add what a player has and owes, and what can be bought with it."""
        f = self.numbers
        buys = 0
        for price in self.prices:
            if price <= p.money:
                buys += 1
        f.append(p.money / 20.0)
        f.append(min(p.money, 8) / 8.0)
        f.append(rich / 15.0)
        f.append(p.loans / 3.0)
        f.append(min(p.loans, p.money // REPAYMENT) / 2.0)
        f.append(buys / 4.0)
        f.append(1.0 if buys else 0.0)
        f.append(len(p.boroughs) / 5.0)

    def add_places(self, north: int, south: int, river: int) -> None:
        """Add where a player's boroughs lie."""
        f = self.numbers
        f.append(north / 4.0)
        f.append(south / 4.0)
        f.append(river / 4.0)

    def add_comparison(self) -> None:
        """Add how the seat stands against the best of the others, in all that decides."""
        s = self.s
        f = self.numbers
        n = s.players
        me = self.me
        p = s.seats[me]
        score = -999.0
        points = -999.0
        poverty = 999.0
        display = -999.0
        prestige = -999
        money = -999
        boroughs = -999
        hand = 999
        better = 0
        for k in range(1, n):
            q = s.seats[(me + k) % n]
            score = max(score, self.scores[k])
            points = max(points, self.points[k])
            poverty = min(poverty, self.poverty[k])
            display = max(display, self.displays[k])
            prestige = max(prestige, q.prestige)
            money = max(money, q.money)
            boroughs = max(boroughs, len(q.boroughs))
            hand = min(hand, len(q.hand))
            if self.scores[k] > self.scores[0]:
                better += 1
        judged = ahead(self.points, self.poverty, 0)
        f.append((self.scores[0] - score) / 20.0)
        f.append(1.0 if self.scores[0] > score else 0.0)
        f.append(better / (n - 1.0))
        f.append((self.points[0] - points) / 20.0)
        f.append((self.poverty[0] - poverty) / 10.0)
        f.append(loss(self.poverty[0] - poverty) / 15.0)
        f.append(judged / 20.0)
        # What is ahead counts for more the nearer the end is.
        f.append(judged / (10.0 + 2.0 * turns_left(s, me)))
        f.append((self.displays[0] - display) / 15.0)
        f.append((p.prestige - prestige) / 20.0)
        f.append((p.money - money) / 20.0)
        f.append((len(p.boroughs) - boroughs) / 4.0)
        f.append((len(p.hand) - hand) / 6.0)

    def add_hand(self) -> None:
        """Add what the seat's own hand is good for."""
        s = self.s
        t = s.table
        f = self.numbers
        p = s.seats[self.me]
        counts = [0, 0, 0, 0]
        best = [0.0, 0.0, 0.0, 0.0]
        second = [0.0, 0.0, 0.0, 0.0]
        value = 0
        cost = 0
        actions = 0
        for card in p.hand:
            colour = t.colour[card]
            worth = t.worth[card]
            counts[colour] += 1
            if worth > best[colour]:
                second[colour] = best[colour]
                best[colour] = worth
            elif worth > second[colour]:
                second[colour] = worth
            value += t.value[card]
            cost += t.cost[card]
            if t.action[card] != NO_ACTION:
                actions += 1
        pairs = 0
        for colour in (BROWN, BLUE, PINK):
            pairs += counts[colour] // 2
            f.append(counts[colour] / 4.0)
            f.append(min(counts[colour], 2) / 2.0)
            f.append(best[colour] / 6.0)
            f.append(second[colour] / 6.0)
        f.append(counts[GREY] / 3.0)
        f.append(pairs / 3.0)
        f.append(value / 10.0)
        f.append(cost / 15.0)
        f.append(max(0, cost - p.money) / 15.0)
        f.append(actions / 2.0)
        playable = 0
        paid = 0
        top = 0.0
        for option in plays(s, self.me):
            playable += 1
            if not borrows(option):
                paid += 1
                top = max(top, t.worth[thing_of(option)])
        f.append(playable / 5.0)
        f.append(paid / 5.0)
        f.append(top / 6.0)
        asked = 0
        for i, card in enumerate(p.tops):
            if p.marks[i] & UP and t.asks_card[card] == ANY_CARD:
                asked += 1
        f.append(min(asked, counts[GREY]) / 2.0)  # Paupers that a run takes along

    def cards(self) -> list[float]:
        """Which cards lie where: in the seat's hand, on the board, to see in its display and in those of the others."""
        s = self.s
        size = s.table.size
        n = s.players
        counts = [0.0] * (4 * size)
        for card in s.seats[self.me].hand:
            counts[card] += 1.0
        for card in s.board:
            if card >= 0:
                counts[size + card] += 1.0
        for k in range(n):
            p = s.seats[(self.me + k) % n]
            base = 2 * size if k == 0 else 3 * size
            for i, card in enumerate(p.tops):
                if p.marks[i] & UP:
                    counts[base + card] += 1.0
        return counts

    def clip(self) -> None:
        """Cut off the numbers so far that lie beyond the limit."""
        f = self.numbers
        for i in range(len(f)):
            if f[i] > LIMIT:
                f[i] = LIMIT
            elif f[i] < -LIMIT:
                f[i] = -LIMIT


def add_boroughs(numbers: list[float], size: int, owned: list[int]) -> None:
    """Add one number for each borough: 1 for those in the list."""
    base = len(numbers)
    numbers += [0.0] * size
    for borough in owned:
        numbers[base + borough] = 1.0
