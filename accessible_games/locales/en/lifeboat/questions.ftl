## What is asked

ask-draft = {""}
    .full = Keep one of them, the others are passed on.
prompt-draft = Keep what?
    .braille = Keep?
ask-turn = {""}
    .full = Row, change seats, mug somebody, use a card, or do nothing. You may trade and show cards before.
costly-mug = Mugging { $name }. Do you mean it?
prompt-turn = Your action.
    .braille = Action?
ask-row = Lay any on the row stack, the rest go back: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Lay which?
moves-row = Name the cards to lay on the row stack, by name or place, or none.
    .brief = Name cards, or none.
hint-row = { $count ->
    [0] I would put all of them back.
   *[other] I would keep { PIECES($cards, form: "bare") }.
}
ask-heal = Wounded: { PIECES($cards, form: "bare") }.
prompt-heal = Heal whom?
ask-show = You can show { PIECES($cards) }, or type no.
    .brief = {""}
prompt-show = Show what?
ask-swap = {""}
    .full = Change seats with { PIECES($cards, form: "bare") }?
prompt-swap = Change with whom?
ask-mug = {""}
    .full = These have cards: { PIECES($cards, form: "bare") }.
prompt-mug = Mug whom?
ask-loot = Open cards: { PIECES($cards) }.
    .brief = Open: { PIECES($cards, form: "bare") }.
prompt-loot = Take what?
ask-consent = {""}
    .full = Agree, or refuse and fight. Before, you may threaten, or offer another card.
prompt-consent = Agree or fight?
ask-ransom = {""}
    .full = Name a card of yours. If it is taken, the demand is off.
prompt-ransom = { prompt-stake }
ask-settle = {""}
    .full = If you let it be, your turn is over. Or insist on what you want.
prompt-settle = Let it be?
ask-join = {""}
    .full = Attack, defend or neither. Before, you may name a price for it, or offer somebody a card.
prompt-join = Attack or defend?
    .braille = Side?
ask-weapon = {""}
    .full = Play one weapon from your hand, or type no.{ $may-bribe ->
    [yes] {" "}Before, you may offer somebody a card for help or for staying out.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Weapon or offer?
   *[no] Which weapon?
}
ask-help = {""}
    .full = What would you do for a card: attack, defend, or stay out?
prompt-help = For doing what?
ask-price = {""}
    .full = Name the card that you want for it.
prompt-price = For which card?
ask-terms = {""}
    .full = Whatever you promise, you can still decide after the fight.
prompt-terms = Promise it?
ask-bribe = {""}
    .full = Whom do you offer a card? Name the card too if you like.
prompt-bribe = Offer to whom?
ask-stake = {""}
    .full = Name a card that you have, or offer a hidden card without naming it.
prompt-stake = Offer which card?
ask-service = {""}
    .full = What is the card for: to join a side, or to stay out?
prompt-service = { prompt-help }
ask-pay = {""}
    .full = Hand it over for all to see, pass a hidden card face down, or type no.
prompt-pay = Hand it over?
ask-slip = {""}
    .full = Only the two of you will know which card it is.
prompt-slip = Which, face down?
ask-market = {""}
    .full = Before the next action you may trade and show cards.
prompt-market = Trade, show, done?
ask-partner = {""}
    .full = You can trade with { PIECES($cards, form: "bare") }.
prompt-partner = Trade with whom?
ask-give = You can give { PIECES($cards) }{ $least ->
    [0] , or nothing.
   *[other] .
}
    .brief = {""}
prompt-give = Give what?
moves-give = Name the cards that you give, by name or place{ $least ->
    [0] , or nothing.
   *[other] .
}
    .brief = Name cards to give{ $least ->
    [0] , or nothing.
   *[other] .
}
hint-give = { $count ->
    [0] I would give nothing.
   *[other] I would give { PIECES($cards) }.
}
ask-want = {""}
    .full = Name what you want, up to { COUNT($most, as: "cards") }{ $least ->
    [0] , or nothing.
   *[other] .
}
prompt-want = What do you want?
moves-want = Name up to { COUNT($most, as: "cards") } that you want{ $least ->
    [0] , or nothing.
   *[other] .
}
    .brief = Name up to { COUNT($most, as: "cards") }{ $least ->
    [0] , or nothing.
   *[other] .
}
hint-want = { $count ->
    [0] I would want nothing for it.
   *[other] I would want { PIECES($cards) }.
}
ask-cover = These can go face down: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = Face down which?
moves-cover = Name the cards that go face down, by name or place.
    .brief = Name cards to pass face down.
hint-cover = I would hide { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = { prompt-yes-no }
ask-steer = {""}
    .full = Choose the card of the day. The others go back.
prompt-steer = Steer by which?
ask-sea = {""}
    .full = Play chum or throw the life preserver, or type no.
prompt-sea = Chum or preserver?
ask-throw = In the water: { PIECES($cards, form: "bare") }.
prompt-throw = Throw to whom?
ask-drink = {""}
    .full = Spend a water or use an open parasol against the thirst, or type no.
prompt-drink = Against thirst?
ask-water = {""}
    .full = Do you spend a water, or type no?
prompt-water = Give water or no?

choice-nothing = nothing
choice-row = row
choice-swap = change seats
choice-mug = mug
choice-trade = trade
choice-slip = slip
choice-later = later
choice-show = show
choice-hidden = a hidden card
choice-agree = agree
choice-fight = fight
choice-threaten = threaten
choice-offer = offer
choice-attack = attack
choice-defend = defend
choice-out = neither
choice-promise = price
choice-bribe = offer
choice-aid = join
choice-done = done
choice-top = the top card
typed-nothing = nothing none pass wait do-nothing nothing-at-all waiting
typed-row = row rowing
typed-swap = change swap changing swapping
typed-mug = mug rob steal mugging attack assault
typed-trade = trade offer give gift trading
typed-slip = slip secretly whisper
typed-later = later evening
typed-show = show open showing
typed-hidden = hidden secret face down
typed-agree = agree yes y ok okay sure fine give-in give-up yield accept
typed-fight = fight refuse no never fighting defend
typed-threaten = threaten threat menace threatening
typed-offer = offer ransom instead buy-off offering
typed-attack = attack attacker attacking attack-with
typed-defend = defend defender defence defense defending
typed-out = neither out stay staying no pass none nothing stay-out staying-out
typed-promise = price promise demand ask ask-for
typed-bribe = offer bribe bribing
typed-aid = join joining helping aid
typed-done = done no pass ready nothing finished finish that-s-all stop-trading
typed-top = top
typed-yes = yes y agree ok okay sure deal accept promise pay hand-it-over hand-over gladly
typed-no = no none nothing pass never refuse neither not-now no-deal no-weapon without without-a-weapon

## Refused

refused-alone = Nobody else is in the boat.
refused-nobody-has-cards = Nobody else in the boat has a card.
refused-nobody-to-trade-with = Nobody else who is awake can trade now.
refused-trading-now = You are trading already.
refused-wished = You have said so already.
refused-nothing-to-show = You have no hidden card that you could show.
    .brief = You have no card to show.
refused-nobody-wounded = Nobody alive has a wound.
refused-already-open = Your parasol is open already.
refused-not-owned = You do not have that card. Type moves to hear what you can do.
    .brief = You do not have that card.
refused-cannot-pay = You do not have what is wanted, so you can only say no.
    .brief = You lack it, so you can only say no.

## The table's options

option-psychopath = A psychopath hates only themselves. Which dead score for one?
option-psychopath-all = all others
option-psychopath-spare-love = all but the love
option-psychopath-3 = 3 points each
option-psychopath-more = According to the sheet, a psychopath scores the size of everybody else who dies, but some leave out the love, and some count 3 points for each death but that one.
table-psychopath-spare-love = The death of their love brings a psychopath nothing.
    .brief = No points for a psychopath's dead love.
table-psychopath-3 = Each death brings a psychopath 3 points, but not that of their love.
    .brief = A psychopath gets 3 points a death.
option-drowned = What becomes of those who drown unconscious?
option-drowned-back = back in the boat
option-drowned-gone = swept away
option-drowned-more = Whoever falls overboard unconscious drowns: according to the sheet, the body is pulled back into the boat with its hidden cards, but some let it be swept away with its place and all cards.
table-drowned-gone = Whoever falls overboard unconscious is swept away with all cards.
    .brief = The drowned are swept away.
option-preserver = Who can be thrown the life preserver?
option-preserver-living = all who live
option-preserver-conscious = only the conscious
option-preserver-more = According to the sheet, anybody alive in the water can get the life preserver, also the unconscious, but some leave it to those who can catch it.
table-preserver-conscious = The life preserver can be thrown to the conscious only.
    .brief = Only the conscious get a preserver.
option-swimmer = What if Frenchy falls overboard unconscious?
option-swimmer-conscious = Frenchy drowns
option-swimmer-always = Frenchy swims
option-swimmer-more = The sheet says both that the water does not harm Frenchy and that it kills the unconscious, so unconscious Frenchy drowns, or swims back all the same.
table-swimmer-always = Frenchy swims back even while unconscious.
    .brief = Frenchy swims even unconscious.
option-trading = Who may trade?
option-trading-free = whoever says so
option-trading-turn = whoever acts
option-trading-open = everybody, asked before each action
option-trading-more = According to the sheet, all may trade from the first action to the last, except in a fight: the table waits for whoever says so. Otherwise only the one who acts may, or all are asked before each action.
table-trading-turn = Only whoever acts may trade.
table-trading-open = Before each action everybody awake is asked to trade.
    .brief = All are asked before each action.
option-bribes = Can bribes in a fight be paid?
option-bribes-paid = right after it
option-bribes-announced = only announced
option-bribes-more = According to the sheet, you can hand over right after the fight what you promised in it, and only announced means that a price is named and nothing follows.
table-bribes-announced = Bribes in a fight are only announced.
    .brief = Bribes are only announced.

how-to-answer = On your turn type row, change, mug, nothing, or a card to use, such as flare gun.
    Trade and show cost no action, so type them before. Slip is to trade face down.
    Type trade in the turns of others too, or later to trade after the last action.
    A whole move can stand on one line, such as mug Mate knife, or medical kit Kid.
    Name people by their characters. Type boat to hear everybody, and boat Mate for one.
