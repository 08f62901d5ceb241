## What can be asked

hand-held = { $hidden ->
    [none] { $shown ->
        [none] You have no cards.
       *[other] Open: { PIECES($shown) }. No hidden cards.
    }
   *[other] { $shown ->
        [none] Hidden: { PIECES($hidden) }. No open cards.
       *[other] Hidden: { PIECES($hidden) }. Open: { PIECES($shown) }.
    }
}
    .brief = { $hidden ->
    [none] { $shown ->
        [none] You have no cards.
       *[other] Open: { PIECES($shown, form: "bare") }.
    }
   *[other] { $shown ->
        [none] Hidden: { PIECES($hidden, form: "bare") }.
       *[other] Hidden: { PIECES($hidden, form: "bare") }. Open: { PIECES($shown, form: "bare") }.
    }
}
seat-number = { seat-name } { $number ->
    [0] none
   *[other] { $number }
}
hand-sizes = Hidden cards: { EACH($sizes, as: "seat-number") }.
choice-held = To choose from: { PIECES($cards) }.
    .brief = Choose: { PIECES($cards, form: "bare") }.
    .braille = { PIECES($cards) }.
passed-on = You passed on { PIECES($cards) }.
    .brief = Passed on: { PIECES($cards, form: "bare") }.
boat-holds = From the bow: { EACH($seats, as: "seat-name") }.
birds-seen = Day { $day }, { $birds ->
    [0] no bird so far.
    [one] one bird so far.
   *[other] { $birds } birds so far.
}
person-sits = { $state ->
    [dead] { seat-name }, dead{ person-open }.
    [unconscious] { seat-name }, unconscious{ person-did }{ person-open }.
   *[awake] { seat-name }, awake, { person-wounds }{ person-did }{ person-open }.
}
    .brief = { $state ->
    [dead] { seat-name }: dead{ person-cards }.
    [unconscious] { seat-name }: unconscious{ person-did }{ person-cards }.
   *[awake] { seat-name }: { $wounds ->
        [0] unhurt
       *[other] { person-wounds }
    }{ person-did }{ person-cards }.
}
person-wounds = { $wounds ->
    [0] no wounds
    [one] one wound
   *[other] { $wounds } wounds
} of { $size }
person-did = { $rowed ->
    [yes] , rowed
   *[no] {""}
}{ $fought ->
    [yes] , fought
   *[no] {""}
}
person-open = { $shown ->
    [none] {""}
   *[other] , open: { PIECES($shown) }
}
person-cards = { $shown ->
    [none] {""}
   *[other] , { PIECES($shown, form: "bare") }
}
person-is = { $place ->
    [0] { person-name } dead and swept away.
   *[other] { person-name } { $state ->
        [dead] dead
        [unconscious] unconscious
       *[awake] awake with { person-wounds }
    }, in seat { $place } from the bow.
    Strength { $strength }, survival { $survival }{ person-did }.
    Open: { $shown ->
        [none] no cards
       *[other] { PIECES($shown) }
    }. Hidden: { person-hidden }.
}
    .brief = { $place ->
    [0] { person-name } swept away.
   *[other] { seat-name }: { $state ->
        [dead] dead
        [unconscious] unconscious
       *[awake] { person-wounds }
    }, seat { $place }.
    Strength { $strength }{ person-did }.
    Open: { $shown ->
        [none] no cards
       *[other] { PIECES($shown, form: "bare") }
    }. Hidden: { person-hidden-brief }.
}
person-name = { DOES($seat, you: "You are", other: "is") }
person-hidden = { COUNT($hidden, as: "cards") }{ $known ->
    [none] {""}
   *[other] { $seat ->
        [you] , { PIECES($known) }
       *[other] , among them { PIECES($known) }
    }
}
person-hidden-brief = { COUNT($hidden, as: "cards") }{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
remembered = { DOES($doer, you: "You have", other: "has") } { $what ->
    [robbed] robbed { EACH($others, as: "done-to") }
    [threatened] threatened { EACH($others, as: "done-to") }
    [paid] paid { EACH($others, as: "done-to") }
    [yielded] given in { EACH($others, as: "done-for") }
    [resisted] resisted { EACH($others, as: "done-to") }
   *[cheated] cheated { EACH($others, as: "done-to") }
}.
done-to = { SEAT($seat) }
done-for = to { SEAT($seat) }
swept-away-before = Swept away: { EACH($seats, as: "seat-name") }.
who-you-are = You are { PIECE($character) }, size { $size }, survival { $survival }.
    .brief = You are { PIECE($character) }, size { $size }.
goals-held = { goals-dealt }
    .brief = { goals-dealt.brief }
    .braille = { goals-dealt.braille }
seat-plays = { DOES($seat, you: "You are", other: "is") } { PIECE($character) }.
    .brief = { $seat ->
    [you] Your role: { PIECE($character, form: "name") }.
   *[other] { SEAT($seat, case: "possessive") } role: { PIECE($character, form: "name") }.
}
points-now = If the game ended now, you would have { COUNT($points, as: "points") }.
    .brief = So far you have { COUNT($points, as: "points") }.
no-points = There are no points to tell.
on-turn = Day { $day }, { $stage ->
    [morning] morning: provisions are chosen.
    [fight] { DOES($seat, you: "you act", other: "acts") }, and there is a fight.
    [navigation] evening: the boat is navigated.
   *[actions] { $seat ->
        [none] between two actions.
        [you] you act.
       *[other] { $seat } acts.
    }
}
yet-to-act = Still to act: { EACH($seats, as: "seat-name") }.
    .brief = To act: { EACH($seats, as: "seat-name") }.
card-counts = Left to draw: { COUNT($provisions, as: "provisions") }, { $navigation } navigation cards.
    Row stack: { COUNT($row_stack, as: "cards") }. Spent: { COUNT($discard, as: "provisions") }.
    .brief = Left: { COUNT($provisions, as: "provisions") }. Spent: { $discard ->
    [0] none
    [one] one
   *[other] { $discard }
}.
    Row stack: { COUNT($row_stack, as: "cards") }.
discard-holds = Spent: { PIECES($cards) }.
    .brief = Spent: { PIECES($cards, form: "bare") }.
row-stack-known = You know on the row stack: { PIECES($cards, form: "bare") }.
    .brief = Row stack: { PIECES($cards, form: "bare") }.
about-character = { PIECE($character) }: size { $size }, survival { $survival }{ $ability ->
    [jewel] , jewels count double.
    [painting] , paintings count double.
    [cash] , cash counts double.
    [swims] , unhurt by falling overboard.
    [steals] , takes hidden cards without a fight.
   *[none] .
}
    .brief = { PIECE($character, form: "name") }: size { $size }, survival { $survival }.
    { $ability ->
    [jewel] Jewels count double.
    [painting] Paintings count double.
    [cash] Cash counts double.
    [swims] Falls overboard without a wound.
    [steals] Takes hidden cards without a fight.
   *[none] {""}
}
about-provision = { PIECE($card, form: "name") }: { provision-use }.
    In the game: { COUNT($count, as: "cards") }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] One card.
   *[other] { $count } cards.
}
provision-use = { $kind ->
    [water] spent against one thirst of anybody
    [cash] one point, for the Captain 2 points
    [jewel] one is one point, 2 are 4 points, 3 are 8 points, for the Lady twice that
    [painting] its number in points, for Stephen twice that
    [medical-kit] takes one wound from anybody alive, as an action
    [oar] open it shows you one more card when you row, in a fight it adds { $weapon ->
            [one] one
           *[other] { $weapon }
        } to the strength
    [chum] played into the water or open when you fall, it brings sharks
    [flare-gun] fires to look for birds on 3 cards, or adds { $weapon } to the strength in one fight
    [parasol] opened by an action, it spares you one thirst a day
    [compass] the navigator has one more card to choose from
    [life-preserver] open it spares you the wound of falling overboard, and can be thrown
   *[weapon] adds { $weapon } to the strength in a fight
}
provision-use-brief = { $kind ->
    [water] against thirst
    [cash] one point each
    [jewel] one, 4 or 8 points
    [painting] its number in points
    [medical-kit] takes a wound
    [oar] for rowing and fights
    [chum] brings sharks
    [flare-gun] birds or a fight
    [parasol] against a thirst a day
    [compass] for the navigator
    [life-preserver] no wound overboard
   *[weapon] strength { $weapon } more
}
not-in-game = { PIECE($character) } is not in this game.
open-at = { $seat ->
    [you] Open in front of you: { PIECE($card, $count) }.
   *[other] Open in front of { $seat }: { PIECE($card, $count) }.
}
    .brief = { DOES($seat, you: "You have", other: "has") } { PIECE($card, $count) } open.
hidden-at = { $seat ->
    [you] Hidden in your hand: { PIECE($card, $count) }.
   *[other] Hidden in { SEAT($seat, case: "possessive") } hand, at least: { PIECE($card, $count) }.
}
    .brief = { DOES($seat, you: "You hold", other: "holds") } { PIECE($card, $count) }.
in-discard = Spent: { PIECE($card, $count) }.
course-of-day = { PIECE($card, form: "name") } is the card of the day.
on-row-stack = { PIECE($card, form: "name") } is on the row stack.
in-stack = { $place ->
    [1] { PIECE($card, form: "name") } is on top of the navigation stack.
   *[other] { PIECE($card, form: "name") } is card { $place } from the top of the navigation stack.
}
    .brief = { $place ->
    [1] { PIECE($card, form: "name") } is the top card.
   *[other] { PIECE($card, form: "name") } is card { $place } from the top.
}
looked-at = You are looking at { PIECE($card, form: "name") }.
nowhere = { PIECE($card, form: "name") }: you cannot know where.
legend-signs = A course has four parts: B for a bird, with X before it for one less, who falls overboard, who is thirsty, then R for rowers and F for fighters.
    People are the letters of their cards. E is everybody, and a dash is nothing.
