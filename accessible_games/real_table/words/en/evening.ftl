title = Evening at the table

## What happens

sheet-opened = New sheet in { $unit ->
    [money] money
   *[points] points
}, { $wins ->
    [least] the least wins
   *[most] the most wins
}{ sheet-limits }.
    .brief = New sheet{ sheet-limits }.
sheet-limits = { $target ->
    [0] {""}
   *[other] , up to { sheet-target }
}{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}
sheet-target = { $unit ->
    [money] { MONEY($target) }
   *[points] { $target }
}
seat-money = { $seat } { MONEY($number) }
amounts-told = { $unit ->
    [money] { EACH($amounts, as: "seat-money") }
   *[points] { EACH($amounts, as: "seat-score") }
}
round-written = { amounts-told }.
round-read = Round { $number }: { amounts-told }.
round-corrected = Round { $number } is now { amounts-told }.
leading = { $by ->
    [0] All are level.
   *[other] { $count ->
        [one] { DOES($seat, you: "You lead", other: "leads") } by { leading-by }.
       *[other] { EACH($seats, as: "seat-name") } lead by { leading-by }.
    }
}
leading-by = { $unit ->
    [money] { MONEY($by) }
   *[points] { $by }
}
totals = { totals-told }.
totals-reached = Totals: { totals-told }.
dealer-named = { DOES($seat, you: "You deal", other: "deals") }.
beginner-drawn = { DOES($seat, you: "You begin", other: "begins") }.
dice-rolled = Rolled { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] , together { $total }
    }
   *[other] , modifier { $plus }, together { $total }
}.
    .brief = { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] : { $total }
    }
   *[other] : { $total }
}.
coin-tossed = { $side ->
    [tails] Tails.
   *[heads] Heads.
}
evening-ended = The evening is over.

secrets-dealt = { $count } secrets are dealt{ $spare ->
    [0] {""}
    [one] , one is left over
   *[other] , { $spare } are left over
}. Each of you hears one alone.
cards-dealt = { $count ->
    [one] One card is dealt to each
   *[other] { $count } cards are dealt to each
}{ $spare ->
    [0] {""}
    [one] , 1 is left over
   *[other] , { $spare } are left over
}. Each of you hears their own alone.
secret-held = { secret-told }.
secret-told = { $what ->
    [cards] Your cards
   *[secret] Your secret
}: { $secret }
no-secret = You have no secret here. Type secret and a name.
loves-and-hates = you love { $love ->
    [you] yourself
   *[other] { $love }
}, you hate { $hate ->
    [you] yourself
   *[other] { $hate }
}
timer-set = The timer runs { time-told }.

game-sheet-opened = New sheet for { $game }{ $options }{ $lives ->
    [0] {""}
   *[other] , { $lives } lives each
}{ $target ->
    [0] {""}
   *[other] , up to { $target }
}{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}.
title-skat = Skat
sheet-expert = experts' rules
sheet-seeger-fabian = Seeger-Fabian
sheet-ramsch = with ramsch
sheet-bock = with bock
sheet-ramsch-skat-last = the skat to the last trick
sheet-ramsch-tie-last = ties to the last trick
sheet-ramsch-no-virgin = a virgin does not double
sheet-ramsch-no-march = no march
sheet-ramsch-fixed = a fixed loss
sheet-bock-split = after 60 each
sheet-bock-grand-hand = after a grand hand
sheet-bock-null-ouvert-hand = after a null ouvert hand
sheet-psychopath-spare-love = a psychopath scores all dead but the love
sheet-psychopath-3 = a psychopath scores 3 points for each death
skat-deal-written = { $deal }
skat-deal-added = On the list: { EACH($amounts, as: "seat-score") }{ $others ->
    [0] {""}
   *[other] , all others { $others }
}.
skat-all-passed = All have passed.
bock-begins = { $count } deals now count double.
round-scored-by-rules = { $told }

## What can be asked

sheet-ends = { $written ->
    [0] No round yet
    [one] one round
   *[other] { $written } rounds
}{ $rounds ->
    [0] {""}
    [one] {""}
   *[other] { " " }of { $rounds }
}{ $target ->
    [0] {""}
   *[other] , up to { sheet-target }
}.

## What is asked

ask-entry = {""}
prompt-entry = { $number ->
    [0] What now?
   *[other] Round { $number }.
}
question-entry = Enter what happens at your table.
moves-entry = You can enter { $choices }.
choices-entry = { $sheet ->
    [skat] a deal such as Ana grand with 2 won, fix, dealer
    [claims] the names of all who show a pattern, round, fix, dealer
    [yes] names with numbers, round, fix, dealer
   *[no] sheet
}, begin, dice, coin, timer, deal, lay or finish
ask-amount = {""}
prompt-amount = { $about }?
question-amount = Enter what this person gets in the round. Enter alone is nothing.
named-amount = { $unit ->
    [money] { MONEY($number) }
   *[points] { $number }
}
named-write = { amounts-told }
named-fix = round { $number }, { amounts-told }
choice-sheet = new sheet
choice-round = round
choice-dealer = dealer
choice-begin = who begins
choice-dice = dice
choice-coin = coin
choice-end = finish
how-to-answer = Type names with numbers, such as Ana 12, Ben minus 3. A name may be shortened.
    Numbers alone are for all, in their order. With round you are asked for one after the other.
    A sheet can be for money, end at a number or after some rounds, or let the least win: sheet least to 100.
    What lies open is noted with lay goat at b3, take b3, move b3 to c4. Table reads it, where goat finds it.

ask-secret = { secret-told }.
prompt-secret = { $what ->
    [cards] Enter hides them.
   *[secret] Enter hides it.
}
question-secret = You alone hear this. Enter hides it.
moves-secret = Enter hides your secret.
choice-hide = Enter
choice-timer = timer
choice-deal = deal
choice-show = secret

ask-shown = {""}
prompt-shown = { prompt-amount }
question-shown = Type what this person shows: all cards, by names or labels.
moves-shown = Type { $choices }.
shown-life-is-life = ten cards, such as 3 goats 4 pigs 3 sheep
shown-arche-noah = cards, coins and chips, such as toucan 3 4, 5 coins, 2 chips
shown-sixpack = 1 for a pattern, or Enter alone for none
shown-lifeboat = who it is, whom they love and hate, and cards, such as Captain loves Kid hates Mate, dead, 2 cash
named-shown = what was shown
choice-skat = a deal of Skat
choice-set = sudden death

## What is refused

refused-no-entry = That cannot be entered here.
no-sheet = There is no sheet yet. Type sheet to begin one.
refused-no-sheet = No sheet is open. Type sheet to begin one.
refused-not-on-sheet = On this sheet there are only { $names }.
refused-too-much = That number is too large.
refused-not-a-number = Only a number can be entered here.
refused-no-such-round = { $written ->
    [0] No round is written yet.
    [one] Only one round is written.
   *[other] There are only { $written } rounds, from 1 to { $written }.
}
refused-no-such-dice = Up to 50 dice can be rolled, with 2 to 1000 sides.
whole-points = On a sheet for points there are only whole numbers, not { $typed }.
refused-people-of-game = That game is not for so many people.
refused-no-lives = Sudden death is only on a sheet for Life is Life.
set-whose = On a sheet for Life is Life, type whose set it is, such as set Ana pigs.
refused-one-point = A pattern is one point, and nobody shows two at once. A wrong total is corrected with fix.
sheet-options = A sheet for { $game } knows { $choices }.
sheet-by-rules = A sheet for { $game } ends by the rules of the game, with points.
refused-no-skat = That is only for a sheet for Skat. Type sheet skat.
refused-no-ramsch = This sheet has no ramsch. Type sheet skat ramsch for a new one.
refused-skat-line = Type the deal itself, such as Ana grand with 2 won.
named-twice = { $name } comes twice.
amounts-for-all = { $count ->
    [one] Type one number, or a name with each.
   *[other] Type { $count } numbers, one for each person, or a name with each.
}
fix-what = Type what is right, such as fix round 2 Ana 12.
dealer-who = Type who deals, such as dealer Ana.
dice-how = I know no such dice: { $typed }. Type, for example, dice 2d6.

refused-no-such-time = A timer runs from 1 second to 24 hours.
refused-deals-to-several = Secrets are for several people.
refused-too-few-secrets = That is { $given ->
    [one] one secret
   *[other] { $given } secrets
} for { $count } people. Type more, such as deal 3 villager, wolf.
refused-too-few-cards = Only { $given ->
    [one] 1 card is
   *[other] { $given } cards are
} there, and { $count } are needed. Type a smaller number.
refused-nothing-held = Nothing was dealt to this person.
refused-no-secret = No secrets are dealt. Type deal.
timer-how = Type how long, such as timer 60, or timer 2 minutes.
deal-what = Type what to deal, such as deal skat, deal 5 poker-52, deal 3 villager, wolf, or deal lifeboat.
secret-whose = Type whose secret, such as secret Ana.

## The sheet as a file

sheet-in-short = { $game ->
    [none] {""}
   *[other] { $game }:{" "}
}{ totals-told }, { $written ->
    [0] before the first round
    [one] after one round
   *[other] after { $written } rounds
}.
totals-told = { $unit ->
    [money] { EACH($totals, as: "seat-money") }
   *[points] { EACH($totals, as: "seat-score") }
}
csv-round = Round
csv-start = Start
csv-total = Total

## What is typed

typed-sheet = sheet new-sheet
typed-new-sheet = score scores
typed-round = round
typed-fix = fix correct correction
typed-dealer = dealer who-deals
typed-begin = begin who-begins who-starts start starter
typed-dice = dice roll die throw
typed-coin = coin toss flip coin-toss toss-a-coin flip-a-coin throw-a-coin
typed-end = finish end-evening end-the-evening finish-the-evening
typed-timer = timer countdown
typed-deal = deal
typed-each = each apiece per-person
typed-of-deck = from of the each cards card deck to a
typed-show = secret secret-of hand hand-of cards-of
typed-hide = hide
typed-lifeboat = lifeboat loves-and-hates love-and-hate
typed-minutes = minutes minute min m
typed-seconds = seconds second sec s
details-secret = {""}
typed-set = set sudden-death
typed-expert = expert experts
details-shown = {""}
typed-seeger-fabian = seeger-fabian seeger league
typed-ramsch = ramsch
typed-bock = bock
typed-ramsch-skat-last = skat-to-the-last-trick skat-to-last-trick last-trick-takes-the-skat
typed-ramsch-tie-last = ties-to-the-last-trick tie-to-the-last-trick ties-to-last-trick tie-to-last-trick
typed-ramsch-no-virgin = no-virgin no-virgins without-virgin without-virgins
typed-ramsch-no-march = no-march without-march no-durchmarsch
typed-ramsch-fixed = fixed-loss fixed
typed-bock-split = after-split after-a-split after-60-each split
typed-bock-grand-hand = after-grand-hand after-a-grand-hand grand-hand
typed-bock-null-ouvert-hand = after-null-ouvert-hand after-a-null-ouvert-hand null-ouvert-hand null-ouvert
typed-psychopath-spare-love = psychopath-spares-love psychopath-spares-the-love spares-love
typed-psychopath-3 = psychopath-3 psychopath-three three-each
typed-minus = minus less
typed-plus = plus
typed-money = money euros dollars pounds
typed-least = least fewest lowest low down
typed-most = most highest high up
typed-rounds = rounds round
details = {""}
details-entry = point points has have gets get got scores scored for to until at win wins winning deals dealing a an the with of in and
counted = round rounds life lives deal deals secret secrets level levels
details-amount = point points
help-look = { $typed }: tells the card that is labelled or called so. A deck may come first, such as look skat CA.

## Who comes and goes

person-joined = { DOES($seat, you: "You are", other: "is") } at the table{ $on_sheet ->
    [yes] , and on the sheet with 0
   *[no] {""}
}.
person-came = { person-joined }
person-left = { DOES($seat, you: "You have", other: "has") } gone.
choice-join = { $name } joins
choice-leave = { $name } leaves
choice-back = { $name } is back
typed-join = join joins comes arrives is-here is-back comes-back has-come
typed-leave = leave leaves goes goes-home has-gone is-gone
coming-who = Type who comes or goes, such as join Eva, or Ben leaves.
coming-here = { $name } is at the table already.
coming-no-name = "{ $name }" cannot be a name. Type up to { $longest } letters, and no word that begins an entry.
going-unknown = Nobody at the table is called { $typed }, only { $choices }.
refused-too-many-come = No more than 12 people can be at a table in one evening.
refused-last-one = Somebody must stay. Type finish to end the evening.
refused-all-gone = All who are on this sheet have gone. Type sheet to begin another one.
