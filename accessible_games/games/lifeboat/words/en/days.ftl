## Preparing and mornings

character-dealt = { DOES($seat, you: "You are", other: "is") } { PIECE($character) }, size { $size }, survival { $survival }.
    .brief = { DOES($seat, you: "You are", other: "is") } { PIECE($character) }, size { $size }.
character-dealt-several = { $parts }.
character-dealt-part = { $seat ->
    [you] you are { PIECE($character) } with size { $size } and survival { $survival }
   *[other] { $seat } is { PIECE($character) }
}
    .brief = { $seat ->
    [you] you { PIECE($character, form: "name") }
   *[other] { $seat } { PIECE($character, form: "name") }
}
    .braille = { $seat ->
    [you] you { PIECE($character, form: "name") }
   *[other] { PIECE($character, form: "name") }
}
characters-out = {""}
    .full = Not in the boat: { PIECES($characters, form: "bare") }.
goals-dealt = { SAME($love, $hate) ->
    [yes] { goals-same }
   *[no] { $seat ->
        [you] You love { goal-love } and hate { goal-hate }.
       *[other] { $seat } loves { goal-love } and hates { goal-hate }.
    }
}
    .brief = { SAME($love, $hate) ->
    [yes] { goals-same }
   *[no] { $seat ->
        [you] You love { goal-love }, hate { goal-hate }.
       *[other] { $seat } loves { goal-love }, hates { goal-hate }.
    }
}
    .braille = { $seat ->
    [you] Love alive: { $narcissist ->
        [yes] you
       *[no] { PIECE($love, form: "name") }
    }, { $psychopath ->
        [yes] all others dead.
       *[no] hate dead: { PIECE($hate, form: "name") }.
    }
   *[other] { goals-dealt.brief }
}
goals-same = { DOES($seat, you: "You love and hate", other: "loves and hates") } { goal-love }.
goal-love = { $narcissist ->
    [yes] { oneself }
   *[no] { PIECE($love) }
}
goal-hate = { $psychopath ->
    [yes] { oneself }
   *[no] { PIECE($hate) }
}
oneself = { $seat ->
    [you] yourself
   *[other] themselves
}
goals-mean = You score if { $narcissist ->
    [yes] you live
   *[no] your love lives
}, and { $psychopath ->
    [yes] for others who are dead.
   *[no] if your hate is dead.
}
    .brief = Points: { $narcissist ->
    [yes] you alive
   *[no] love alive
}, { $psychopath ->
    [yes] others dead.
   *[no] hate dead.
}
    .braille = {""}
first-card-dealt = { $seat ->
    [you] Your card: { PIECE($card) }.
   *[other] { SEAT($seat, case: "possessive") } first card: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] First card: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] Card: { PIECE($card) }.
   *[other] { first-card-dealt.brief }
}
secret-several = { $sentences }
day-began = Day { $number }.
    .full = Day { $number }, { $birds ->
    [0] no bird yet.
    [one] one bird so far.
   *[other] { $birds } birds so far.
}
provisions = { $number ->
    [0] no provisions
    [one] one provision
   *[other] { $number } provisions
}
provisions-drawn = { DOES($seat, you: "You draw", other: "draws") } { COUNT($count, as: "provisions") }.
    .brief = {""}
    .full = { DOES($seat, you: "You are quartermaster and draw", other: "is quartermaster and draws") } { COUNT($count, as: "provisions") }, { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
provisions-gone = The provisions are all drawn.
choice-seen = { DOES($seat, you: "To choose from:", other: "chooses from") } { PIECES($cards) }.
    .brief = { $seat ->
    [you] Choose: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
    .braille = { $seat ->
    [you] { PIECES($cards) }.
   *[other] { choice-seen.brief }
}
card-kept = { $card ->
    [none] {""}
   *[other] { DOES($seat, you: "You keep", other: "keeps") } { PIECE($card) }.
}
    .full = { $card ->
    [none] { DOES($seat, you: "You keep", other: "keeps") } a card.
   *[other] { DOES($seat, you: "You keep", other: "keeps") } { PIECE($card) }.
}
    .braille = {""}
turn-began = {""}
    .full = { DOES($seat, you: "It is your turn", other: "is next") } to act.
turn-skipped = { DOES($seat, you: "You are", other: "is") } unconscious and cannot act.
    .brief = { DOES($seat, you: "You are", other: "is") } unconscious, no action.

## Actions

did-nothing = { DOES($seat, you: "You do", other: "does") } nothing.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } does nothing.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } waits.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-seen = { DOES($seat, you: "You see", other: "sees") } { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-name = { PIECE($card, form: "name") }{ $bird ->
    [1] , a bird
    [-1] , a bird crossed out
   *[0] , no bird
}
course-name-brief = { PIECE($card, form: "name") }{ $bird ->
    [1] , a bird
    [-1] , bird lost
   *[0] {""}
}
course-falls = { $falls ->
    [everybody] Overboard: everybody.
    [nobody] Nobody falls overboard.
   *[some] Overboard: { PIECES($overboard, form: "bare") }.
}
course-falls-brief = { $falls ->
    [everybody] {" "}Overboard: everybody.
    [nobody] {""}
   *[some] {" "}Overboard: { PIECES($overboard, form: "bare") }.
}
course-thirst = { $thirst ->
    [nobody] { $row ->
        [yes] Thirsty: rowers{ course-fighters }.
       *[no] { $fight ->
            [yes] Thirsty: fighters.
           *[no] Nobody is thirsty.
        }
    }
   *[other] Thirsty: { course-thirsty }.
}
course-thirst-brief = { $thirst ->
    [nobody] { $row ->
        [yes] {" "}Thirsty: rowers{ course-fighters }.
       *[no] { $fight ->
            [yes] {" "}Thirsty: fighters.
           *[no] {""}
        }
    }
   *[other] {" "}Thirsty: { $thirst ->
        [everybody] everybody
       *[other] { PIECES($thirsty, form: "bare") }
    }{ $row ->
        [yes] , rowers
       *[no] {""}
    }{ course-fighters }.
}
course-thirsty = { $thirst ->
    [everybody] everybody{ $row ->
        [yes] , and again rowers{ $fight ->
            [yes] {" "}and fighters
           *[no] {""}
        }
       *[no] { $fight ->
            [yes] , and again fighters
           *[no] {""}
        }
    }
   *[other] { PIECES($thirsty, form: "bare") }{ $row ->
        [yes] , rowers
       *[no] {""}
    }{ course-fighters }
}
course-fighters = { $fight ->
    [yes] , fighters
   *[no] {""}
}
rowing-began = { DOES($seat, you: "You row and look", other: "rows and looks") } at { $count } navigation cards.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rows.
}
rowed = { $kept ->
    [0] { DOES($seat, you: "You put", other: "rows and puts") } { COUNT($under, as: "cards") } back.
   *[other] { DOES($seat, you: "You put", other: "puts") } { COUNT($kept, as: "cards") } on the row stack{ rowed-back }.
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rows, keeps { $kept ->
        [0] none.
        [one] one card.
       *[other] { $kept } cards.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } rows, keeps { $kept ->
        [0] none.
        [one] one.
       *[other] { $kept }.
    }
}
rowed-part = { $seat } { $kept ->
    [0] nothing
    [one] one card
   *[other] { $kept } cards
}
    .brief = { SEAT($seat, form: "name") } { $kept }
rowed-several = On the row stack: { $parts }.
    .brief = Row stack: { $parts }.
rowed-back = { $under ->
    [0] {""}
    [one] , one goes back
   *[other] , { $under } go back
}
card-shown = { DOES($seat, you: "You show", other: "shows") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } shows { PIECE($card) }.
}
parasol-opened = { DOES($seat, you: "You open", other: "opens") } the parasol.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat }: parasol.
}
healed = { DOES($seat, you: "You heal", other: "heals") } a wound: { healed-left }.
    .brief = { DOES($seat, you: "You heal", other: "heals") }: { $patient } { healed-wounds }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } heals: { $patient } { healed-of }.
}
healed-left = { DOES($patient, you: "you have", other: "has") } { healed-wounds }
healed-of = { $wounds ->
    [0] unhurt
   *[other] { $wounds } of { $size }
}
healed-wounds = { $wounds ->
    [0] no wounds
    [one] one wound of { $size }
   *[other] { $wounds } wounds of { $size }
}
woke-up = { DOES($seat, you: "You are", other: "is") } awake again.
flare-fired = { DOES($seat, you: "You fire", other: "fires") } the flare gun.
    .braille = { $seat ->
    [you] {""}
   *[other] { flare-fired }
}
bird-sighted = { $birds ->
    [one] That is the first bird.
   *[other] That makes { $birds } birds.
}
    .brief = { $birds ->
    [one] First bird.
   *[other] { $birds } birds.
}
bird-lost = A bird is lost again, { $birds ->
    [0] none is left.
    [one] one is left.
   *[other] { $birds } birds are left.
}
    .brief = A bird is lost, { $birds ->
    [0] none is left.
    [one] one is left.
   *[other] { $birds } birds are left.
}
