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
ask-row = Lay any on the row stack, the rest go back.
    .brief = {""}
    .full = Lay any on the row stack, the rest go back: { PIECES($cards, form: "bare") }.
prompt-row = Lay which?
    .brief = On the row stack?
    .braille = Row stack?
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
prompt-water = Water for { SEAT($about) }?
    .brief = Water for { SEAT($about, form: "name") }?

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
typed-nothing = nothing none pass wait do-nothing nothing-at-all waiting skip i-ll-just-sit-here sit-here just-sit-here sit-still stay-put i-sit-here nothing-this-time nothing-now not-this-time not-now nothing-today no-action no-thanks nope nah no passing sit-tight do-nothing-at-all doing-nothing relax idle be-idle rest i-rest have-a-rest take-a-rest
typed-row = row rowing row-the-boat row-on rowing-on pull-the-oars take-the-oars grab-the-oars
typed-swap = change swap changing swapping switch switching change-seats swap-seats switch-seats move-seats trade-seats change-places swap-places switch-places trade-places another-seat a-different-seat a-new-seat exchange-seats exchange-places swap-seat change-my-seat change-seat seat sit-somewhere-else to-sit-somewhere-else
typed-mug = mug rob steal mugging attack assault robbing stealing nick pinch swipe snatch nab attacking steal-from
typed-trade = trade offer give gift trading offering offer-a-trade make-an-offer bargain barter give-away giving swap-goods do-business haggle make-a-deal make-a-trade
typed-slip = slip secretly whisper slipping secretly-give sneak whispering
typed-later = later evening this-evening tonight in-the-evening afterwards wait-till-evening later-on trade-later i-d-like-to-trade-later
typed-show = show open showing reveal revealing lay-open show-off
typed-hidden = hidden secret face down hidden-one hidden-ones hidden-card hidden-cards face-down-card face-down face-down-one concealed something-hidden from-the-hand from-her-hand from-his-hand hand-card unseen covered blind something-face-down any-hidden-card pay-face-down pay-hidden hand-it-over-face-down hand-over-face-down pay-it-face-down pay-a-hidden-card pay-something-hidden pass-him-a-hidden-card pass-her-a-hidden-card pass-a-hidden-card pass-over-a-hidden-card random random-card a-random-card one-i-can-t-see one-i-cant-see
typed-agree = agree yes y ok okay sure fine give-in give-up yield accept agreeing yeah yep yup aye all-right alright very-well fine-by-me go-ahead you-can-have-it take-it have-it have-it-then have-it-your-way be-my-guest of-course certainly gladly by-all-means you-may let-her let-him let-them let-her-have-it let-him-have-it give-it-up i-give-up surrender back-down no-problem no-worries with-pleasure sounds-good that-s-fine i-m-fine-with-that suit-yourself why-not okey-dokey right-you-are absolutely definitely i-agree-to-that no-objection feel-free help-yourself consent you-can-have-the-seat have-the-seat take-the-seat have-my-seat take-my-seat you-can-have-my-seat yes-you-can okay-then i-give-in sure-thing yes-of-course do-it as-you-like as-you-wish whatever sure-whatever you-can-sit-here i-don-t-mind you-can-sit
typed-fight = fight refuse no never fighting defend nope nah no-way not-a-chance no-chance forget-it absolutely-not certainly-not definitely-not of-course-not no-deal never-ever over-my-dead-body resist resisting stand-my-ground fight-back fighting-back not-likely rather-not no-thanks hell-no refusing i-object decline not-willing not-now not-agreeing not-giving-it-up not-giving-in not-giving-up not-accepting disagree let-s-fight no-never we-ll-fight i-would-rather-not
typed-threaten = threaten threat menace threatening threats make-a-threat make-threats intimidate scare threaten-to-fight
typed-offer = offer ransom instead buy-off offering make-an-offer make-a-counter-offer counter-offer offer-something-else something-else another-card other-card a-different-card buy-me-out ransoming propose suggest bargain buy-them-off something-instead
typed-attack = attack attacker attacking attack-with help-the-attacker helping-the-attacker join-the-attack joining-the-attack attackers on-the-attacker-s-side side-with-the-attacker help-attack join-the-attacker join-the-attackers support-the-attacker
typed-defend = defend defender defence defense defending help-the-defender helping-the-defender join-the-defence joining-the-defence join-the-defender protect protecting defenders side-with-the-defender help-defend stand-up-for support-the-defender
# Who fights, by what they do there.
typed-role-attack = attacker attackers attacking-side
typed-role-defend = defender defenders defence defense defending-side
# What is said of somebody to take their side in a fight.
typed-helping = help helping support side-with on-the-side-of join fight-for fight-with i-m-with assist supporting siding-with stand-by stand-with fight-alongside joining fighting-for back-up i-am-with for with defend defending protect side
# What is said of somebody to fight on the other side.
typed-opposing = against attack attacking oppose opposing fight-against fighting-against fight fighting
typed-out = neither out stay staying no pass none nothing stay-out staying-out nope nah keep-out keep-out-of-it keeping-out keeping-out-of-it stay-out-of-it staying-out-of-it stay-out-of-the-fight stay-out-of-this keep-out-of-this not-this-time not-now rather-not i-d-rather-not no-thanks count-me-out leave-me-out no-way not-a-chance neutral stay-neutral remain-neutral none-of-my-business not-my-business not-my-fight not-my-problem nobody no-side neither-side neither-of-them not-joining not-helping not-interested stand-aside stay-away keep-away i-m-out sit-it-out sit-this-one-out watch just-watch forget-it definitely-not certainly-not absolutely-not not-getting-involved not-taking-part not-involved remain-out remaining-out i-would-rather-not not-fighting for-not-fighting i-don-t-want-to-get-involved don-t-want-to-get-involved
typed-promise = price promise demand ask ask-for something-for-it something-in-return something-in-exchange bargain demand-something at-a-price for-a-price negotiate ask-for-something want-something ask-for-a-card ask-for-a-price want-something-in-return want-something-for-it want-something-in-exchange
typed-bribe = offer bribe bribing bribery buy-help buy-somebody hire bribe-someone bribe-somebody pay-someone pay-somebody offer-a-bribe
typed-aid = join joining helping aid for-help helping-me fight-with-me join-me joining-me join-my-side joining-my-side take-my-side taking-my-side support-me on-my-side fight-for-me fighting-for-me fight-alongside-me assist assistance support fight-on-my-side
typed-done = done no pass ready nothing finished finish that-s-all stop-trading that-s-it that-is-it that-s-all-for-now nothing-more nothing-else no-more no-more-trading no-trading no-trade no-trades nope nah carry-on carry-on-please go-on continue move-on end-it i-have-finished i-ve-finished enough enough-trading not-trading no-thanks not-this-time not-now rather-not not-interested skip none neither that-will-do done-trading finished-trading enough-of-trading had-enough had-enough-of-trading had-enough-trading nothing-for-me no-that-s-all no-that-s-it
typed-top = top
typed-yes = yes y agree ok okay sure deal accept promise pay hand-it-over hand-over gladly yeah yep yup aye all-right alright fine very-well fair-enough fair-is-fair of-course certainly definitely absolutely sounds-good that-s-fine i-m-fine-with-that fine-with-that fine-by-me agreeing accepting promising paying i-ll-pay i-promise i-keep-my-promise keep-my-promise keep-my-word keep-the-promise here-you-are here-you-go take-it there-you-go it-s-a-deal it-s-yours you-ve-got-a-deal you-have-a-deal done-deal deal-done i-do by-all-means no-problem you-bet with-pleasure why-not shake-on-it i-m-in okey-dokey pay-up naturally word-of-honour a-promise-is-a-promise sure-thing yes-i-do yes-of-course yes-i-will yes-i-promise yes-i-pay yes-i-accept yes-i-agree i-will as-agreed okay-then you-ll-get-it you-get-it you-can-have-it he-ll-get-it she-ll-get-it he-can-have-it she-can-have-it he-gets-it she-gets-it you-shall-have-it she-can-have-mine he-can-have-mine sure-whatever whatever shall-have-it poor-thing give-her-mine give-him-mine
typed-no = no none nothing pass never refuse neither not-now no-deal no-weapon without without-a-weapon nope nah no-way not-a-chance no-chance forget-it not-this-time not-today not-interested rather-not absolutely-not certainly-not definitely-not of-course-not never-ever nothing-at-all none-of-them none-of-these none-of-those neither-of-them no-thanks no-weapons no-water no-card no-cards do-nothing doing-nothing skip i-m-good too-much that-s-too-much too-expensive that-s-too-expensive too-dear not-worth-it not-paying not-promising not-accepting not-agreeing not-giving not-drinking not-using not-throwing not-showing not-handing without-one bare-hands bare-handed with-my-bare-hands no-promises no-promise keep-it i-keep-it i-ll-keep-it i-d-rather-keep-it rather-keep-it keep-my-water keep-the-water i-keep-my-water keep-your-water stay-thirsty go-thirsty let-her-go-thirsty let-him-go-thirsty he-gets-nothing she-gets-nothing you-get-nothing break-my-promise break-the-promise no-payment nothing-doing not-likely decline refusing declining reject i-object save-it i-save-it save-my-water save-the-water keep-mine refuse-to-pay no-never no-that-s-too-much no-too-much saving-it saving-my-water save-it-for-later no-weapon-for-me nothing-for-me i-fight-without-a-weapon fight-without-a-weapon fight-without i-would-rather-not don-t-do-anything do-not-do-anything won-t-do-anything will-not-do-anything don-t-give-any do-not-give-any won-t-give-any will-not-give-any don-t-give-anything do-not-give-anything won-t-give-anything will-not-give-anything don-t-promise-anything do-not-promise-anything won-t-promise-anything will-not-promise-anything don-t-use-any do-not-use-any won-t-use-any will-not-use-any don-t-use-anything do-not-use-anything won-t-use-anything will-not-use-anything don-t-throw-anything do-not-throw-anything won-t-throw-anything will-not-throw-anything don-t-show-anything do-not-show-anything won-t-show-anything will-not-show-anything let-him-swim let-her-swim let-them-swim let-him-drown let-her-drown let-him-go let-her-go i-do-nothing too-bad so-be-it i-stay-thirsty i-lied lied keep-it-myself i-m-not-thirsty bad-deal let-her-be-thirsty let-him-be-thirsty i-ll-stay-thirsty no-i-ll-stay-thirsty nvm i-promise-nothing promise-nothing i-d-rather-not

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
option-own-preserver = When does your own life preserver help you?
option-own-preserver-open = while it lies open
option-own-preserver-hand = from your hand too
option-own-preserver-more = According to the sheet, a life preserver helps if it lies open in front of you, or if another player plays it for you, but some let you throw your own from your hand.
table-own-preserver-hand = Your own life preserver can be thrown from your hand.
    .brief = A preserver in your hand helps you too.
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
option-parley = Can a demand be met with a threat or another card?
option-parley-yes = yes
option-parley-no = no
option-parley-more = According to the sheet, you agree or fight. Here you may first threaten or offer another card, as people at a table do.
departs-parley = a demand can also be met with a threat or another card
table-parley-no = A demand can only be agreed to or fought.
    .brief = No threats or offers before a fight.

how-to-answer = On your turn type row, change, mug, nothing, or a card to use, such as flare gun.
    Trade and show cost no action, so type them before. Slip is to trade face down.
    Type trade in the turns of others too, or later to trade after the last action.
    A whole move can stand on one line, such as mug Mate knife, or medical kit Kid.
    Name people by their characters. Type boat to hear everybody, and boat Mate for one.
