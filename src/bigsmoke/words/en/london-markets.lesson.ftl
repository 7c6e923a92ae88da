# The lesson of London Markets: a step's title, and for each cue its sentence. `.why` says why, `.done` what came of it,
# `.try-...` answers a certain other choice and `.other` any other. What stands between stars stands out.

aim = How London Markets is won
aim-money = *Money* wins. Whoever has the most after twelve rounds is the first trader of London.
    .why = Nothing else counts. You have £6 now.
aim-rounds = Each round has a *market card*: it tells what goods fetch in this round's auctions. This is round three.
    .why = China fetches £4 here, silk only £1. The star is a special card.
aim-two = Money comes from two sides: *crates* of yours that can be seen in these five markets, and *goods* that you sell at auction.
    .why = Crates earn all game long, goods once. You need both.
aim-secret = What the others have, they keep *hidden*: their money, and which goods they hold.
    .why = But all that they take, you see. Who remembers it knows much.

see = What can be seen
see-bar = Two *bars* lie at { MARKET("brixton") }. A bar has *three crates*, in the colour and with the sign of its owner.
    .why = One is yours, one is { SEAT(1) }'s: three crates each.
see-three = Three bars side by side fill a layer, as here: { SEAT(1) } shows *six* crates, { SEAT(2) } *three*, you none.
    .why = The small numbers beside the market count them for you.
see-cover = The next bars lie *across, on top*, and hide what is under them. Nobody ever takes a bar away: it only gets covered.
    .why = So a market never shows more than *nine* crates. Who lays last is seen best.

send = Send somebody
send-figures = In your turn you send *one* figure. Three are *merchants*, and work where they stand: one lays *bars*, one brings *profit*, one fetches *goods*.
    .why = Each can be sent once a round. What you take, the others cannot have.
send-lay = The merchant with the crates lays *two of your bars*. He stands at { MARKET("borough") }: send him.
    .why = They cover six of the nine crates there, and none of those is yours.
    .try-profit = Allowed. Profit is £1 for each crate of yours at his market, and *£3 at the least*. You would get those £3; but with more crates there will be more to get.
    .try-goods = Allowed. You would get three silk, the least that he brings. But silk fetches only £1 in this round.
    .try-assistant = Allowed. He lays *one* bar, at a market without a merchant. The merchant lays two.
    .done = Your two bars show all their *six* crates. { SEAT(1) } is down from six to two, { SEAT(2) } from three to one.
send-others = Then the others sent somebody. { SEAT(1) } took profit: *£3*. { SEAT(2) } fetched *six silk*, one for each crate at { MARKET("portobello") }.
    .why = Three of you, and four figures: one is always left over.

refill = Supply
refill-china = When everybody has acted, all get *supply*: two goods cards of their choice. Take *china*.
    .why = In an auction only the most of a kind wins. China fetches the most: with this one you have four.
    .try-silk = Allowed. But { SEAT(2) } has just fetched six silk, and you saw it. That race is lost.
    .other = Allowed. But one more china makes four, and china fetches £4.
refill-soap = And the second: *soap*. Where the card has a star, the winner takes a *special card*.
    .other = Allowed. But you have one soap only, and a second may win you the special card.
    .done = Four china, two soap, two coffee. { SEAT(1) } and { SEAT(2) } take two cards each now, and you see which.

offer = A sealed offer
offer-card = Now the *auction*. Everybody offers in secret: *any number* of cards, but of *one kind*. Then all are opened.
    .why = Each kind is won by who offers the most of it. A kind that has been won gets covered; then all offer again.
offer-china = Offer *all four china*: choose China, raise it to four, and seal it.
    .why = China fetches £4. With fewer you could be beaten, and what you offer is *gone either way*.
    .try-none = Allowed: you would keep your cards. But four china are many, and £4 is the best that this card pays.
    .try-fewer = Fewer than four? { SEAT(1) } may have three. This time, offer all *four*.
    .other = Allowed, but that fetches less. China pays the most here, and of china you have the most.
    .done = *£4 for you*: four against three. { SEAT(1) } gets *nothing*, and loses the three as well. { SEAT(2) }: £1 for silk.

tie = A tie
tie-coffee = China and silk are covered. Again: coffee fetches £3. Offer *both coffee*.
    .why = You have two left of it, and they are of no other use in this round.
    .try-none = Allowed: keep them for a better card. But £3 for two cards is a fair price.
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
walk-star = The *assistant* moves one space a round. This one has a star: *everybody* takes a special card.
    .why = A space with an eye makes everybody show their money.
walk-pile = Each takes from another pile. The second is free: look through it.
    .other = Allowed. This time take the second pile.
walk-pick = { CARD("monopoly_borough") } pays for many crates at { MARKET("borough") }, and there you have six. Take it.
    .other = Also a good card. But for { MARKET("borough") } you have begun already.
    .done = The *merchants*, too, walked on: each to the next market, clockwise. So nobody has them twice at the same place.
walk-coach = The *coach* went to { SEAT(1) }, who begins this round. Who begins chooses first.
walk-closed = And a new card: *market closed*. This round has no supply and no auction.
    .why = There are two of these. Goods are of no use in such a round; crates are.

assistant = The assistant
assistant-tiebreaker = { SEAT(1) } has played the { CARD("tiebreaker") }: from now on every tie goes to them. Then both have sent a merchant.
    .why = In your turn you may play *one special card* free, before or after your figure.
assistant-supply = Play { CARD("replenishment_exchange") } now: in the hand it does nothing.
    .other = That, too, but first play your card: it costs nothing.
    .done = It stays *in front of you*: three goods cards in each supply, and one to exchange. Other cards are used once and are gone.
assistant-use = Left are the profits merchant and the *assistant*. He may go to either market *without a merchant*; his space says what he does: *profit*. Send him to { MARKET("borough") }.
    .why = There you show six crates: £6.
    .try-merchant = Allowed. But the profits merchant stands where you show three crates: £3. The assistant gets you £6.
    .try-elsewhere = Allowed. But there you show nothing, and would get the least: £3. At { MARKET("borough") } it is £6.
    .other = First your figure: the assistant, to { MARKET("borough") }.
    .done = *£6.* What was two bars in the last round pays now, and will again, until somebody covers it.

cards = Cards that fit together
cards-hand = Round seven. These are special cards. Some of them, as { CARD("monopoly_borough") }, may be played *from round five on*.
    .why = Each tells what it would pay now. The more crates are seen, the more.
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
    .done = £9 more in your purse: £30 became *£39*. A bar, a merchant and a card: that is how much is earned in one turn.

kinds = Goods of any kind
kinds-fetch = The goods merchant stands at { MARKET("petticoat_lane") }, the market for *any one kind*. You show five crates there: send him.
    .why = At other markets he brings what is traded there.
    .other = Allowed. But five cards of a kind you may choose are hard to beat.
kinds-type = Name a kind. Silk fetches £4: *silk*.
    .other = Allowed. But silk fetches £4, and you have four already.
    .done = Only *three* lay there. When a pile is empty, you take the rest from other piles, card by card.
kinds-empty = Two are due still. Take *china*: it is for a special card.
    .other = Allowed. But china brings a special card in this round.
    .done = China and, for the last one, coffee. All goods offered at auction go back to their piles.

swap = Supply with exchange
swap-take = Supply: for you *three* cards, thanks to the card in front of you. Take *china*, and again.
    .other = Allowed. But for the special card you need more china.
    .done = Two china and one coffee. No more silk for anybody: the pile is empty.
swap-swap = And now the *exchange*: give back one soap, and take *china* for it.
    .why = Soap fetches £1 in this round.
    .try-done = Allowed: you need not exchange. But soap is worth little here, and this costs nothing.
    .other = Allowed. But five china win the special card more surely.
    .done = Seven silk and five china. That will be seen at the auction.

last = The last auction
last-left = *Round twelve*, and only china is left: a special card, with no round left to play it in.
    .why = In the last round its winner may take *£3* instead.
last-offer = What stays in your hand brings no money. Offer *all three china*.
    .try-none = Why keep them? There is no other auction after this one.
    .try-fewer = Nothing is saved for later now. Offer all three.
    .other = Only china can still be sold.
    .done = Three against two and one: you win.
last-cash = £3, or a card that nobody can play? *The money.*
    .other = Allowed, and out of curiosity at that. But the game is over, and £3 may decide it.
last-sheet = *£64 against £63*: you win. The sheet tells where everybody's money came from.
    .why = With equal money the Tiebreaker would decide, and then who holds more goods cards.

setup = How a game begins
setup-first = A game begins with eight goods cards each, and three bars that *your neighbour* lays for you. You lay those of { SEAT(2) }. Put the last at { MARKET("covent_garden") }.
    .why = No market takes more than three of them. Keep theirs apart: six crates together earn more than three.
    .try-own = Allowed. But there { SEAT(2) } has one already: together they would show six crates, and earn twice as much.
    .other = Allowed. But { MARKET("covent_garden") } would be full then, and the next bar covers a crate of this one.
    .done = When all nine lie, the merchants come to three markets, and the first card is turned up.

on = Your turn
on-yours = Round five, and you begin. Nobody lights the way now: *play on*, and win.
    .why = Ask yourself in each turn: where am I seen, which kind have I most of, and what would the others take?
