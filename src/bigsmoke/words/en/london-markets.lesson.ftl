# The lesson of London Markets: a step's title, and for each cue its sentence. `.why` says why, `.done` what came of it,
# `.try-...` answers a certain other choice and `.other` any other. What stands between stars stands out.

aim = How London Markets is won
aim-money = *Money* wins. Whoever has the most after twelve rounds is the first trader of London.
    .why = Nothing else counts. You have £6 now.
aim-rounds = Each round has a *market card*: it tells what goods fetch in this round's auctions. This is round three.
    .why = China fetches £4 here, silk only £1. The star beside soap is no money: whoever wins there takes a *special card*.
aim-two = Money comes from two sides: *crates* of yours that can be seen in these five markets, and *goods* that you sell at auction.
    .why = Crates earn all game long, goods once. You need both.
aim-secret = What the others have, they keep *hidden*: their money, and which goods they hold.
    .why = But all that they take, you see. Who remembers it knows much.

see = What can be seen
see-bar = Two *bars* lie at { MARKET("brixton") }. A bar has *three crates*, in the colour and with the sign of its owner.
    .why = The *rings* are yours, the squares are { SEAT(1) }'s: three crates each. Triangles are { SEAT(2) }'s.
see-three = Three bars side by side fill a layer, as here: { SEAT(1) } shows *six* crates, { SEAT(2) } *three*, you none.
    .why = The small numbers beside the market count them for you.
see-cover = The next bars lie *across, on top*, and hide what is under them. Nobody ever takes a bar away: it only gets covered.
    .why = So a market never shows more than *nine* crates. Who lays last is seen best.

send = Send somebody
send-figures = In your turn you send *one* figure. The three *merchants* work where they stand: one lays *two bars*, one pays *£1 for each crate*, one brings *a goods card for each crate*.
    .why = Your crates that can be seen at that market count. Even without any, it is £3, or three cards.
send-helper = The fourth figure is the *assistant*, by the river. What he does changes from round to round: it is drawn on the space where he stands.
    .why = Each figure can be sent once a round. What you take, the others cannot have.
send-lay = The merchant with the crates lays *two of your bars*. He stands at { MARKET("borough") }: send him.
    .why = They cover six of the nine crates there, and none of those is yours.
    .try-profit = Allowed. Profit is £1 for each crate of yours at his market, and *£3 at the least*. You would get those £3; but with more crates there will be more to get.
    .try-goods = Allowed. You would get three silk, the least that he brings. But silk fetches only £1 in this round.
    .try-assistant = Allowed. He lays *one* bar, at a market without a merchant. The merchant lays two.
    .done = Your two bars show all their *six* crates. { SEAT(1) } is down from six to two, { SEAT(2) } from three to one.
send-others = Then the others sent somebody. { SEAT(1) } took profit: *£3*. { SEAT(2) } fetched *six silk*, one for each crate at { MARKET("portobello") }.
    .why = There are three of you and four figures: one is always left over. This time it is the assistant.

refill = Supply
refill-china = When everybody has acted, all get *supply*: two goods cards of their choice. Take *china*.
    .why = At the auction, only whoever offers *the most* of a kind wins anything with it. China fetches the most, and this makes four.
    .try-silk = Allowed. But { SEAT(2) } has just fetched six silk, and you saw it. That race is lost.
    .other = Allowed. But one more china makes four, and china fetches £4.
refill-soap = And the second: *soap*. Whoever wins the kind with the star takes a *special card*.
    .other = Allowed. But you have one soap only, and a second may win you the special card.
    .done = Four china, two soap, two coffee. { SEAT(1) } and { SEAT(2) } take two cards each now, and you see which.

offer = A sealed offer
offer-card = Now the *auction*. Everybody offers in secret: *any number* of cards, but of *one kind*. Then all are opened, and whoever offers the most of a kind wins it.
    .why = What has been won gets covered, and all offer again, until all four kinds are covered or nobody offers anything.
offer-china = Offer *all four china*: choose China, raise it to four, and seal it.
    .why = China fetches £4. With fewer you could be beaten, and what you offer is *gone either way*.
    .try-none = Allowed: you would keep your cards. But four china are many, and £4 is the best that this card pays.
    .try-fewer = Fewer than four? { SEAT(1) } may have three. This time, offer all *four*.
    .other = Allowed, but that fetches less. China pays the most here, and of china you have the most.
    .done = *£4 for you*: four against three. { SEAT(1) } gets *nothing*, and loses the three as well. { SEAT(2) }: £1 for silk.

tie = A tie
tie-coffee = China and silk are covered, and all offer again. Coffee fetches £3: offer *both coffee*.
    .why = What you do not offer, you keep for later rounds. But £3 is a good price for two cards.
    .try-none = Allowed: you would keep your cards for later rounds. But £3 is a good price for two cards.
    .try-fewer = Allowed, but one card is easily beaten. Offer both.
    .other = Keep the soap for the next offer. Now coffee: £3.
    .done = { SEAT(1) } offered two as well: a *tie*. £3 is shared and *rounded down*: £1 each.
tie-rule = The rest stays with the bank. Had it been for a special card, *nobody* would have got it.
    .why = One card more, and all of it was yours.

special = Winning a special card
special-soap = Only soap is open now, and it brings a *special card*. Offer *both soap*.
    .try-none = Allowed. But a special card is worth more than two soap.
    .try-fewer = Allowed. But with one you would tie with anybody who has one.
    .other = Soap is all that is left: offer both.
    .done = Two against one: *you win*. All four kinds are covered, so the auctions are over.
special-pile = There are four piles of special cards. *Choose one* to look through: the first.
    .why = You may look at all its cards, in secret, and keep one. What is left there, only you know.
    .other = Allowed, any pile would do. This time take the first.
special-pick = Take { CARD("replenishment_exchange") }: *a third card of supply* in every round.
    .why = Taken early, it brings a card in each round to come.
    .try-tiebreaker = A fine card: it wins every tie. But nine rounds of supply are worth more now.
    .other = Also worth having, later. What brings something in every round should come early.

walk = Everybody moves on
walk-star = The *assistant* moves on by one space each round. His new space has a star: *everybody* takes a special card.
    .why = A space with an eye makes everybody show their money.
walk-pile = Each of you takes from a *different pile*. You come first, and may choose among all four: look through the second.
    .other = Allowed. This time take the second pile.
walk-pick = { CARD("monopoly_borough") } pays for many crates at { MARKET("borough") }, and there you have six. Take it.
    .other = Also a good card. But for { MARKET("borough") } you have begun already.
    .done = The *merchants*, too, walked on: each to the next market, clockwise. So they work somewhere else in each round.
walk-coach = The *coach* stands with whoever begins the round. It goes round the table, and has come to { SEAT(1) }.
    .why = Whoever begins can still choose among all figures.
walk-closed = And the next market card: *market closed*. This round has no supply and no auction.
    .why = There are two of these. Goods are of no use in such a round; crates are.

assistant = The assistant
assistant-tiebreaker = { SEAT(1) } has played the { CARD("tiebreaker") }: from now on { SEAT(1) } wins every tie. Then { SEAT(1) } and { SEAT(2) } each sent a merchant.
    .why = In your turn you may play *one special card* for nothing, before or after you send your figure.
assistant-left = Two figures are left for you: the profits merchant and the *assistant*. His space tells what he does in this round: *profit*.
    .why = £1 for each crate of yours, as with the merchant, and £3 at the least.
assistant-supply = Play { CARD("replenishment_exchange") } now: in the hand it does nothing.
    .other = That, too, but first play your card: it costs nothing.
    .done = It stays *in front of you*: three goods cards in each supply, and one to exchange. Other cards are used once and are gone.
assistant-use = The assistant may work at any market *where no merchant stands*. Send him to { MARKET("borough") }.
    .why = There you show six crates: £6.
    .try-merchant = Allowed. But the profits merchant stands where you show three crates: £3. The assistant gets you £6.
    .try-elsewhere = Allowed. But there you show nothing, and would get the least: £3. At { MARKET("borough") } it is £6.
    .other = First your figure: the assistant, to { MARKET("borough") }.
    .done = *£6*, thanks to the two bars that you laid in the last round. They can pay again, until somebody covers them.

cards = Cards that fit together
cards-hand = *Another game*, and round seven. You hold three special cards. Some, such as { CARD("monopoly_borough") }, can be played only *from round five on*.
    .why = Each says what it would pay now: the more crates of yours can be seen, the more.
cards-any = Begin with { CARD("any_market") }: it lays *one bar*, wherever you like.
    .other = Wait: first a bar more, and both the merchant and the card bring you more.
cards-place = Lay it at { MARKET("borough") }: one place of the layer is still free.
    .other = Allowed. But at { MARKET("borough") } it would make the layer all yours.
    .done = *All nine crates* that can be seen here are yours.
cards-profit = The profits merchant stands right there. *Send him.*
    .other = Allowed. But nine crates are £9, and nobody can promise that they are still seen next round.
    .done = *£9.* Now you are asked whether you play another special card: a *second* one costs *£3*.
cards-monopoly = { CARD("monopoly_borough") } pays *£12* for nine crates. Pay the £3, and play it.
    .try-done = Allowed. But £12 for £3 is a bargain, and it may not come again.
    .other = Allowed, but it pays less. A third card you cannot play in this round.
    .done = You have *£39* now. A bar, a merchant and a card that fit together made £18 in a single turn.

kinds = Goods of any kind
kinds-fetch = *Another game*, and round eight. The goods merchant stands at { MARKET("petticoat_lane") }, where he brings *any one kind*. You show five crates there: send him.
    .why = That is five cards. At the other markets he brings what is traded there.
    .other = Allowed. But five cards of a kind you may choose are hard to beat.
kinds-type = Choose the kind: *silk*, which fetches £4.
    .other = Allowed. But silk fetches £4, and you have four already.
    .done = Only *three* silk were left. When a pile is empty, you take the rest from other piles, card by card.
kinds-empty = Two more cards are yours to take. Take *china*: in this round it wins a special card.
    .other = Allowed. But china brings a special card in this round.
    .done = You took china and then coffee. What is offered at auctions comes back to these piles.

swap = Supply with exchange
swap-take = Supply: you take *three* cards, not two, since { CARD("replenishment_exchange") } lies in front of you. Take *china*.
    .other = Allowed. But for the special card you need more china.
    .done = You took two china and one coffee. Nobody can take silk any more: its pile is empty.
swap-swap = The card also lets you *exchange*: give back one soap, and take *china* for it.
    .why = Soap fetches £1 in this round.
    .try-done = Allowed: you need not exchange. But soap is worth little here, and this costs nothing.
    .other = Allowed. But five china win the special card more surely.
    .done = Seven silk and five china: with so many, you can hope to win both the £4 and the special card.

last = The last auction
last-left = *Another game*, and round twelve, the last. Only china is still open. It wins a special card, but no round is left to play it in.
    .why = So the winner may take *£3* instead, in this round only.
last-offer = What stays in your hand brings no money. Offer *all three china*.
    .try-none = Why keep them? There is no other auction after this one.
    .try-fewer = Nothing is saved for later now. Offer all three.
    .other = Only china can still be sold.
    .done = Three against two and one: you win.
last-cash = £3, or a card that nobody can play? *The money.*
    .other = Allowed, and out of curiosity at that. But the game is over, and £3 may decide it.
last-sheet = *£64 against £63*: you win. The sheet tells where everybody's money came from.
    .why = If two had the same, { CARD("tiebreaker") } would win for whoever has played it; if neither has, the one with more goods cards.
setup-deal = This is how a game begins: with *eight goods cards* and no money for anybody.
    .why = And with three bars of each player on the markets. These are laid by the neighbour on the left.

setup = How a game begins
setup-first = You lay the first bars of { SEAT(2) }. Two lie there already: put the third at { MARKET("covent_garden") }.
    .why = Keep them apart: six crates at one market would earn { SEAT(2) } more. No market takes more than three bars now.
    .try-own = Allowed. But there { SEAT(2) } has one already: together they would show six crates, and earn twice as much.
    .other = Allowed. But { MARKET("covent_garden") } would be full then, and the next bar covers a crate of this one.
    .done = When all nine lie, the merchants come to three markets, and the first card is turned up.

on = Your turn
on-yours = The middle of a game: round five, and you begin. Nobody lights the way now: *play on*, and win.
    .why = Ask yourself in each turn: where am I seen, which kind have I most of, and what would the others take?
