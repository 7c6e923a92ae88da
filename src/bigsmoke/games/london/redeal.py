"""Dealing anew what a seat cannot know."""

from bisect import insort

from bigsmoke.games.london.state import UP, London
from bigsmoke.kernel.chance import Chance


def unseen(s: London, me: int) -> list[list[int]]:
    """Every card that the seat cannot place, by set letter: worked out from what it sees, not from where it lies."""
    t = s.table
    left = t.copies[:]
    for card in s.removed:
        left[card] -= 1
    for card in s.board:
        if card >= 0:
            left[card] -= 1
    for index, p in enumerate(s.seats):
        if index == me:
            for card in p.hand:
                left[card] -= 1
            for card in p.tops:
                left[card] -= 1
            for code in p.covered:
                left[code & 255] -= 1
            for card in p.foreseen:
                left[card] -= 1
        else:
            for card in p.known:
                left[card] -= 1
            for i, card in enumerate(p.tops):
                if p.marks[i] & UP:
                    left[card] -= 1
    sets: list[list[int]] = [[], [], []]
    for card, count in enumerate(left):
        if count:
            letters = t.letters[card]
            # Of a kind in several sets, the earliest copies are the likeliest to have been seen.
            for letter in letters[len(letters) - count :]:
                sets[letter].append(card)
    return sets


def redeal_cards(s: London, me: int, chance: Chance) -> None:
    """Deal the unseen cards: built ones the others turned down or covered, then the deck, then the others' hands.

    The deck is stacked by set letter, so it holds the latest letters among the unseen cards.
    """
    building = s.table.building
    foreseen = s.seats[me].foreseen
    pool: list[int] = []
    for cards in unseen(s, me):
        chance.shuffle(cards)
        pool += cards
    for index, p in enumerate(s.seats):
        if index == me:
            continue
        for i, code in enumerate(p.covered):
            p.covered[i] = code & ~255 | _next_building(pool, building)
        for i, mark in enumerate(p.marks):
            if not mark & UP:
                p.tops[i] = _next_building(pool, building)
    left = len(s.deck) - len(foreseen)
    deck = pool[len(pool) - left :]
    deck.reverse()
    s.deck = deck + foreseen
    hidden = pool[: len(pool) - left]
    chance.shuffle(hidden)
    for index, p in enumerate(s.seats):
        if index == me:
            continue
        size = len(p.hand) - len(p.known)
        p.hand = p.known[:]
        for _ in range(size):
            insort(p.hand, hidden.pop())
        p.foreseen = []


def _next_building(pool: list[int], building: list[bool]) -> int:
    for i, card in enumerate(pool):
        if building[card]:
            del pool[i]
            return card
    raise AssertionError("more hidden buildings than unseen ones")
