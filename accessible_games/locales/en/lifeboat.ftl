title = Lifeboat

## The people. Whoever plays one is called by that name.

piece-lady = the Lady
    .name = Lady
    .names = Ladies
piece-stephen = Stephen
    .name = Stephen
    .names = Stephens
piece-captain = the Captain
    .name = Captain
    .names = Captains
piece-mate = the Mate
    .name = Mate
    .names = Mates
piece-frenchy = Frenchy
    .name = Frenchy
    .names = Frenchies
piece-kid = the Kid
    .name = Kid
    .names = Kids

## The provisions

piece-water = { $count ->
    [one] a water
   *[other] { $count } waters
}
    .name = water
    .names = waters
piece-cash = { $count ->
    [one] cash
   *[other] { $count } cash
}
    .name = cash
    .names = cash
piece-jewel = { $count ->
    [one] a jewel
   *[other] { $count } jewels
}
    .name = jewel
    .names = jewels
piece-painting = { $count ->
    [one] a painting
   *[other] { $count } paintings
}
    .name = painting
    .names = paintings
piece-medical-kit = { $count ->
    [one] a medical kit
   *[other] { $count } medical kits
}
    .name = medical kit
    .names = medical kits
piece-oar = { $count ->
    [one] an oar
   *[other] { $count } oars
}
    .name = oar
    .names = oars
piece-chum = { $count ->
    [one] chum
   *[other] { $count } chum
}
    .name = chum
    .names = chum
piece-blackjack = { $count ->
    [one] a blackjack
   *[other] { $count } blackjacks
}
    .name = blackjack
    .names = blackjacks
piece-knife = { $count ->
    [one] a knife
   *[other] { $count } knives
}
    .name = knife
    .names = knives
piece-gaffing-hook = { $count ->
    [one] a gaffing hook
   *[other] { $count } gaffing hooks
}
    .name = gaffing hook
    .names = gaffing hooks
piece-flare-gun = { $count ->
    [one] a flare gun
   *[other] { $count } flare guns
}
    .name = flare gun
    .names = flare guns
piece-parasol = { $count ->
    [one] a parasol
   *[other] { $count } parasols
}
    .name = parasol
    .names = parasols
piece-compass = { $count ->
    [one] a compass
   *[other] { $count } compasses
}
    .name = compass
    .names = compasses
piece-life-preserver = { $count ->
    [one] a life preserver
   *[other] { $count } life preservers
}
    .name = life preserver
    .names = life preservers
piece-course = { $count ->
    [one] a course
   *[other] { $count } courses
}
    .name = course
    .names = courses

called-medical-kit = kit medicine
called-gaffing-hook = hook gaff
called-flare-gun = gun flares
called-life-preserver = preserver lifebelt lifebuoy
called-blackjack = club truncheon
called-chum = bait
called-parasol = umbrella sunshade

## Preparing and mornings

character-dealt = { $seat ->
    [you] You are { PIECE($character) }, size { $size }, survival { $survival }.
   *[other] { $seat } is { PIECE($character) }, size { $size }, survival { $survival }.
}
    .brief = { $seat ->
    [you] You are { PIECE($character) }, size { $size }.
   *[other] { $seat } is { PIECE($character) }, size { $size }.
}
characters-out = Not in the boat: { PIECES($characters, form: "bare") }.
goals-dealt = { $seat ->
    [you] You love { PIECE($love) } and hate { PIECE($hate) }.
   *[other] { $seat } loves { PIECE($love) } and hates { PIECE($hate) }.
}
    .brief = { $seat ->
    [you] You love { PIECE($love, form: "name") }, hate { PIECE($hate, form: "name") }.
   *[other] { $seat } loves { PIECE($love, form: "name") }, hates { PIECE($hate, form: "name") }.
}
first-card-dealt = { $seat ->
    [you] Your first card: { PIECE($card) }.
   *[other] The first card of { $seat }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] First card: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
day-began = Day { $number }. { $birds ->
    [0] No bird yet.
    [one] One bird so far.
   *[other] { $birds } birds so far.
}
provisions-drawn = { $seat ->
    [you] You are quartermaster and draw { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
   *[other] { $seat } is quartermaster and draws { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
}.
    .brief = { $seat ->
    [you] You draw { $count ->
        [one] one provision.
       *[other] { $count } provisions.
    }
   *[other] { $seat } draws { $count ->
        [one] one provision.
       *[other] { $count } provisions.
    }
}
    .full = { $seat ->
    [you] You are quartermaster and draw { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
   *[other] { $seat } is quartermaster and draws { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
}, { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
provisions-gone = The provisions are all drawn.
choice-seen = { $seat ->
    [you] To choose from: { PIECES($cards) }.
   *[other] { $seat } chooses from { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Choose: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
card-kept = { $card ->
    [none] { $seat ->
        [you] You keep a card.
       *[other] { $seat } keeps a card.
    }
   *[other] { $seat ->
        [you] You keep { PIECE($card) }.
       *[other] { $seat } keeps { PIECE($card) }.
    }
}
    .brief = { $card ->
    [none] {""}
   *[other] { $seat ->
        [you] You keep { PIECE($card) }.
       *[other] { $seat } keeps { PIECE($card) }.
    }
}
turn-began = {""}
    .full = { $seat ->
    [you] It is your turn to act.
   *[other] { $seat } is next to act.
}
turn-skipped = { $seat ->
    [you] You are unconscious and cannot act.
   *[other] { $seat } is unconscious and cannot act.
}
    .brief = { $seat ->
    [you] You are unconscious, no action.
   *[other] { $seat } is unconscious, no action.
}

## Actions

did-nothing = { $seat ->
    [you] You do nothing.
   *[other] { $seat } does nothing.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
course-seen = { $seat ->
    [you] You see
   *[other] { $seat } sees
} { course-name }. { course-falls } { course-thirst }
    .brief = { $seat ->
    [you] You see
   *[other] { $seat } sees
} { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
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
   *[other] {" "}Thirsty: { course-thirsty }.
}
course-thirsty = { $thirst ->
    [everybody] everybody
   *[other] { PIECES($thirsty, form: "bare") }
}{ $row ->
    [yes] , rowers
   *[no] {""}
}{ course-fighters }
course-fighters = { $fight ->
    [yes] , fighters
   *[no] {""}
}
rowing-began = { $seat ->
    [you] You row and look at { $count } navigation cards.
   *[other] { $seat } rows and looks at { $count } navigation cards.
}
    .brief = { $seat ->
    [you] You row.
   *[other] { $seat } rows.
}
rowed = { $kept ->
    [0] { $seat ->
        [you] You put { rowed-under } back, and none on the row stack.
       *[other] { $seat } puts { rowed-under } back, and none on the row stack.
    }
   *[other] { $seat ->
        [you] You put { rowed-kept } on the row stack{ rowed-back }.
       *[other] { $seat } puts { rowed-kept } on the row stack{ rowed-back }.
    }
}
    .brief = { $kept ->
    [0] { $seat ->
        [you] You put { rowed-under } back.
       *[other] { $seat } puts { rowed-under } back.
    }
   *[other] { $seat ->
        [you] You keep { rowed-kept }{ rowed-back }.
       *[other] { $seat } keeps { rowed-kept }{ rowed-back }.
    }
}
rowed-kept = { $kept ->
    [one] one card
   *[other] { $kept } cards
}
rowed-under = { $under ->
    [one] one card
   *[other] { $under } cards
}
rowed-back = { $under ->
    [0] {""}
    [one] , one goes back
   *[other] , { $under } go back
}
card-shown = { $seat ->
    [you] You lay open { PIECE($card) }.
   *[other] { $seat } lays open { PIECE($card) }.
}
parasol-opened = { $seat ->
    [you] You open the parasol.
   *[other] { $seat } opens the parasol.
}
healed = { $seat ->
    [you] You heal a wound: { healed-left }.
   *[other] { $seat } heals a wound: { healed-left }.
}
    .brief = { $seat ->
    [you] You heal: { $patient } { healed-wounds }.
   *[other] { $seat } heals: { $patient } { healed-wounds }.
}
healed-left = { $patient ->
    [you] you have
   *[other] { $patient } has
} { healed-wounds }
healed-wounds = { $wounds ->
    [0] no wounds
    [one] one wound of { $size }
   *[other] { $wounds } wounds of { $size }
}
woke-up = { $seat ->
    [you] You are awake again.
   *[other] { $seat } is awake again.
}
flare-fired = { $seat ->
    [you] You fire the flare gun.
   *[other] { $seat } fires the flare gun.
}
bird-sighted = { $birds ->
    [one] The first bird is sighted.
   *[other] A bird is sighted, { $birds } birds so far.
}
    .brief = { $birds ->
    [one] The first bird.
   *[other] A bird, { $birds } birds so far.
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

## Trading

trade-wished = { $later ->
    [yes] { $seat ->
        [you] You trade after the last action today.
       *[other] { $seat } wants to trade after the last action.
    }
   *[no] { $seat ->
        [you] You trade before the next action.
       *[other] { $seat } wants to trade.
    }
}
    .brief = { $later ->
    [yes] { $seat ->
        [you] You trade after the last action.
       *[other] { $seat } wants to trade later.
    }
   *[no] { $seat ->
        [you] You trade before the next action.
       *[other] { $seat } wants to trade.
    }
}
trading-over = {""}
    .full = Nobody wants to trade any more.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] You ask { $partner } for { slip-want }, as a gift.
           *[other] { $seat } asks { $partner } for { slip-want }, as a gift.
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] You offer { $partner } { slip-give } as a gift.
           *[other] { $seat } offers { $partner } { slip-give } as a gift.
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] You offer { $partner } { slip-give } for { slip-want }.
   *[other] { $seat } offers { $partner } { slip-give } for { slip-want }.
}
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give) }{ $gives ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { $gives ->
            [one] a card
           *[other] { $gives } cards
        }
       *[other] { PIECES($given) }
    } face down
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want) }{ $wants ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { $wants ->
            [one] a card
           *[other] { $wants } cards
        }
       *[other] { PIECES($wanted) }
    } face down
}
slip-taken = { $partner ->
    [you] You agree, and the cards change hands.
   *[other] { $partner } agrees, and the cards change hands.
}
    .brief = { $partner ->
    [you] You agree.
   *[other] { $partner } agrees.
}
offer-made = { $give ->
    [none] { $seat ->
        [you] You ask { $partner } for { PIECES($want) }, as a gift.
       *[other] { $seat } asks { $partner } for { PIECES($want) }, as a gift.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] You offer { $partner } { PIECES($give) } as a gift.
           *[other] { $seat } offers { $partner } { PIECES($give) } as a gift.
        }
       *[other] { $seat ->
            [you] You offer { $partner } { PIECES($give) } for { PIECES($want) }.
           *[other] { $seat } offers { $partner } { PIECES($give) } for { PIECES($want) }.
        }
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] You ask { $partner }: { PIECES($want, form: "bare") }.
       *[other] { $seat } asks { $partner }: { PIECES($want, form: "bare") }.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] You give { $partner }: { PIECES($give, form: "bare") }?
           *[other] { $seat } gives { $partner }: { PIECES($give, form: "bare") }?
        }
       *[other] { $seat ->
            [you] You to { $partner }: { PIECES($give, form: "bare") } for { PIECES($want, form: "bare") }.
           *[other] { $seat } to { $partner }: { PIECES($give, form: "bare") } for { PIECES($want, form: "bare") }.
        }
    }
}
offer-taken = { $give ->
    [none] { $partner ->
        [you] You agree and give { PIECES($want) }.
       *[other] { $partner } agrees and gives { PIECES($want) }.
    }
   *[other] { $want ->
        [none] { $partner ->
            [you] You accept { PIECES($give) }.
           *[other] { $partner } accepts { PIECES($give) }.
        }
       *[other] { $partner ->
            [you] You agree and get { PIECES($give) } for { PIECES($want) }.
           *[other] { $partner } agrees and gets { PIECES($give) } for { PIECES($want) }.
        }
    }
}
    .brief = { $partner ->
    [you] You agree.
   *[other] { $partner } agrees.
}
offer-refused = { $partner ->
    [you] You say no to { $seat }.
   *[other] { $partner } says no to { $seat }.
}

## Changing seats, mugging and fights

swap-demanded = { $seat ->
    [you] You want to change seats with { $target }.
   *[other] { $seat } wants to change seats with { $target }.
}
    .brief = { $seat ->
    [you] You want the seat of { $target }.
   *[other] { $target ->
        [you] { $seat } wants your seat.
       *[other] { $seat } wants the seat of { $target }.
    }
}
card-demanded = { $seat ->
    [you] You mug { $target } for { demanded-card }.
   *[other] { $seat } mugs { $target } for { demanded-card }.
}
    .brief = { $card ->
    [none] { $seat ->
        [you] You mug { $target }: a hidden card.
       *[other] { $seat } mugs { $target }: a hidden card.
    }
   *[other] { $seat ->
        [you] You mug { $target }: { PIECE($card, form: "name") }.
       *[other] { $seat } mugs { $target }: { PIECE($card, form: "name") }.
    }
}
demanded-card = { $card ->
    [none] a hidden card
   *[other] { PIECE($card) }
}
agreed = { $seat ->
    [you] You give in.
   *[other] { $seat } gives in.
}
fight-began = { $defender ->
    [you] You refuse and fight { $attacker }.
   *[other] { $defender } refuses and fights { $attacker }.
}
help-promised = { $seat ->
    [you] You
   *[other] { $seat }
} would { $leader ->
    [none] stay out
   *[other] help { $leader }
} for { PIECE($card) }.
    .brief = { $seat ->
    [you] You
   *[other] { $seat }
} would { $leader ->
    [none] stay out
   *[other] help { $leader }
}: { PIECE($card, form: "name") }.
bribe-offered = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} { $taker } { bribe-card } { bribe-service }.
    .brief = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} { $taker } { $card ->
    [none] a card
   *[other] { PIECE($card, form: "name") }
} { bribe-service }.
bribe-card = { $card ->
    [none] a hidden card
   *[other] { PIECE($card) }
}
bribe-service = { $service ->
    [help] for help
    [side] to help { $leader }
   *[out] to stay out
}
bribe-promised = { $seat ->
    [you] You promise it.
   *[other] { $seat } promises it.
}
bribe-due = { $seat ->
    [you] You promised { $taker } { bribe-card }.
   *[other] { $seat } promised { $taker } { bribe-card }.
}
bribe-paid = { $seat ->
    [you] You give
   *[other] { $seat } gives
} { $taker } { $card ->
    [none] a hidden card.
   *[other] { $hidden ->
        [yes] a hidden card: { PIECE($card) }.
       *[no] { PIECE($card) }.
    }
}
bribe-broken = { $seat ->
    [you] You give { $taker } nothing.
   *[other] { $seat } gives { $taker } nothing.
}
joined = { $seat ->
    [you] You join { $leader }.
   *[other] { $seat } joins { $leader }.
}
stayed-out = { $seat ->
    [you] You stay out.
   *[other] { $seat } stays out.
}
weapon-played = { $seat ->
    [you] You play { PIECE($card) }, which adds { $size ->
        [one] one to the strength.
       *[other] { $size } to the strength.
    }
   *[other] { $seat } plays { PIECE($card) }, which adds { $size ->
        [one] one to the strength.
       *[other] { $size } to the strength.
    }
}
    .brief = { $seat ->
    [you] You play { PIECE($card) }.
   *[other] { $seat } plays { PIECE($card) }.
}
fight-stands = Strength: { $attacker } { $attack } against { $defender } { $defence }.
    .brief = Strength: { $attacker } { $attack }, { $defender } { $defence }.
fight-won = { $seat ->
    [you] You win the fight
   *[other] { $seat } wins the fight
}, strength { $strength } against { $other }.
    .brief = { $seat ->
    [you] You win the fight.
   *[other] { $seat } wins the fight.
}
    .full = { $seat ->
    [you] Your side wins the fight
   *[other] The side of { $seat } wins the fight
}, strength { $strength } against { $other }.
flare-spent = { $seat ->
    [you] Your flare gun is spent.
   *[other] The flare gun of { $seat } is spent.
}
seats-changed = { $target ->
    [you] { $target } and { $seat } change seats.
   *[other] { $seat } and { $target } change seats.
}
card-stolen = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [none] a hidden card from { $victim }.
   *[other] { $hidden ->
        [yes] a hidden card from { $victim }: { PIECE($card) }.
       *[no] { PIECE($card) } from { $victim }.
    }
}
    .brief = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [none] a hidden card.
   *[other] { PIECE($card) }.
}
nothing-to-take = { $seat ->
    [you] The card is gone, you get nothing.
   *[other] The card is gone, { $seat } gets nothing.
}

## Navigation

compass-used = { $seat ->
    [you] You use the compass.
   *[other] { $seat } uses the compass.
}
course-set = { $seat ->
    [none] Nobody is awake to steer: { course-name }.
    [you] You steer by { course-name }.
   *[other] { $seat } steers by { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Nobody steers: { course-name-brief }.
    [you] You steer by { course-name-brief }.
   *[other] { $seat } steers by { course-name-brief }.
}
    { course-falls-brief }{ course-thirst-brief }
fell-overboard = { $seat ->
    [you] You fall overboard.
   *[other] { $seat } falls overboard.
}
preserver-thrown = { $target ->
    [you] { $seat ->
        [you] You keep the life preserver for yourself.
       *[other] { $seat } throws the life preserver, you get it.
    }
   *[other] { $seat ->
        [you] You throw the life preserver, { $target } gets it.
       *[other] { $seat } throws the life preserver, { $target } gets it.
    }
}
    .brief = { $target ->
    [you] You get the life preserver.
   *[other] { $target } gets the life preserver.
}
chum-played = { $seat ->
    [you] You throw chum into the water.
   *[other] { $seat } throws chum into the water.
}
    .brief = { $seat ->
    [you] You throw chum.
   *[other] { $seat } throws chum.
}
sharks-came = Sharks come and bite all in the water.
cards-lost = { $seat ->
    [you] The water takes from you: { PIECES($cards) }.
   *[other] The water takes from { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] You lose { PIECES($cards, form: "bare") }.
   *[other] { $seat } loses { PIECES($cards, form: "bare") }.
}
saved-by-preserver = The life preserver saves { $seat }.
    .full = The life preserver saves { $seat } from harm in the water.
swam-back = { $seat ->
    [you] You swim back unhurt.
   *[other] { $seat } swims back unhurt.
}
drowned = { $seat ->
    [you] You drown, and your body is pulled back into the boat.
   *[other] { $seat } drowns, and the body is pulled back into the boat.
}
    .brief = { $seat ->
    [you] You drown.
   *[other] { $seat } drowns.
}
swept-away = { $was_dead ->
    [yes] { $seat ->
        [you] Your body is swept away{ swept-cards }.
       *[other] The body of { $seat } is swept away{ swept-cards }.
    }
   *[no] { $seat ->
        [you] You drown and are swept away{ swept-cards }.
       *[other] { $seat } drowns and is swept away{ swept-cards }.
    }
}
    .brief = { $was_dead ->
    [yes] { $seat ->
        [you] Your body is swept away.
       *[other] The body of { $seat } is swept away.
    }
   *[no] { $seat ->
        [you] You drown.
       *[other] { $seat } drowns.
    }
}
swept-cards = { $cards ->
    [none] {""}
   *[other] , with { PIECES($cards) }
}
got-thirsty = { $seat ->
    [you] You are thirsty
   *[other] { $seat } is thirsty
}{ $cause ->
    [row] {" "}from rowing.
    [fight] {" "}from fighting.
   *[name] .
}
    .full = { $seat ->
    [you] You are thirsty,
   *[other] { $seat } is thirsty,
} { $cause ->
    [row] from rowing.
    [fight] from fighting.
   *[name] as the card says.
}
drank-water = { $seat ->
    [you] You drink a water.
   *[other] { $seat } drinks a water.
}
water-given = { $seat ->
    [you] You give { $thirsty } a water.
   *[other] { $seat } gives { $thirsty } a water.
}
parasol-shaded = { $seat ->
    [you] Your parasol spares you this thirst.
   *[other] The parasol spares { $seat } this thirst.
}
    .brief = The parasol helps { $seat }.
wounded = { $cause ->
    [fight] { wounded-seat } wounded in the fight, { wounded-count }.
    [sharks] { wounded-seat } bitten by a shark, { wounded-count }.
    [thirst] { wounded-seat } wounded by thirst, { wounded-count }.
   *[water] { wounded-seat } wounded in the water, { wounded-count }.
}
    .brief = { $cause ->
    [sharks] { wounded-seat } bitten, { wounded-count }.
   *[other] { $seat ->
        [you] You have { wounded-count }.
       *[other] { $seat } has { wounded-count }.
    }
}
wounded-seat = { $seat ->
    [you] you are
   *[other] { $seat } is
}
wounded-count = { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} of { $size }
fainted = { $seat ->
    [you] You are unconscious.
   *[other] { $seat } is unconscious.
}
died = { $seat ->
    [you] You are dead.
   *[other] { $seat } is dead.
}

## The end

land-reached = Land in sight with { $birds } birds, the game is over.
    .brief = Land in sight, the game is over.
sea-won = All are dead. The sea wins, and nobody scores.
goals-revealed = { $seat ->
    [you] You love { PIECE($love) } and hate { PIECE($hate) }.
   *[other] { $seat } loves { PIECE($love) } and hates { PIECE($hate) }.
}
    .brief = { $seat ->
    [you] You love { PIECE($love, form: "name") }, hate { PIECE($hate, form: "name") }.
   *[other] { $seat } loves { PIECE($love, form: "name") }, hates { PIECE($hate, form: "name") }.
}
scored-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }, narcissist and psychopath: { scored-points }.
       *[no] { survivor } as a narcissist: { scored-points }.
    }
   *[no] { $psychopath ->
        [yes] { survivor } as a psychopath: { scored-points }.
       *[no] { survivor }: { scored-points }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { scored-points }.
       *[no] { survivor }, doubled: { scored-points }.
    }
   *[no] { survivor }: { scored-points }.
}
survivor = { $seat ->
    [you] you survive
   *[other] { $seat } survives
}
treasure-scored = { $seat ->
    [you] You have { PIECES($cards) }{ treasure-doubled }: { scored-points }.
   *[other] { $seat } has { PIECES($cards) }{ treasure-doubled }: { scored-points }.
}
    .brief = { $seat }, { PIECES($cards, form: "bare") }: { scored-points }.
treasure-doubled = { $doubled ->
    [yes] , doubled
   *[no] {""}
}
love-scored = { $seat ->
    [you] You love { PIECE($person) }, who lives: { scored-points }.
   *[other] { $seat } loves { PIECE($person) }, who lives: { scored-points }.
}
    .brief = { $seat }, love lives: { scored-points }.
hate-scored = { $seat ->
    [you] You hate { PIECE($person) }, who is dead: { scored-points }.
   *[other] { $seat } hates { PIECE($person) }, who is dead: { scored-points }.
}
    .brief = { $seat }, hate is dead: { scored-points }.
ambivalence-scored = { $seat ->
    [you] You love and hate { PIECE($person) }, { ambivalence-fate }: { scored-points }.
   *[other] { $seat } loves and hates { PIECE($person) }, { ambivalence-fate }: { scored-points }.
}
    .brief = { $seat }, { $alive ->
    [yes] love lives: { scored-points }.
   *[no] hate is dead: { scored-points }.
}
ambivalence-fate = { $alive ->
    [yes] who lives
   *[no] who is dead
}
deaths-scored = { $seat ->
    [you] You are a psychopath, and dead are { PIECES($dead, form: "bare") }: { scored-points }.
   *[other] { $seat } is a psychopath, and dead are { PIECES($dead, form: "bare") }: { scored-points }.
}
    .brief = { $seat }, psychopath: { scored-points }.
game-scored = Totals: { EACH($points, as: "seat-points") }.
    .brief = Points: { EACH($points, as: "seat-number") }.
seat-points = { $seat } { $number ->
    [0] no points
    [one] one point
   *[other] { $number } points
}
game-won = { $seat ->
    [you] You win the game with { scored-points }.
   *[other] { $seat } wins the game with { scored-points }.
}
    .brief = { $seat ->
    [you] You win the game.
   *[other] { $seat } wins the game.
}
victory-shared = Victory is shared, with { scored-points } each: { EACH($winners, as: "seat-name") }.
    .brief = Victory is shared: { EACH($winners, as: "seat-name") }.

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
seat-number = { $seat } { $number ->
    [0] none
   *[other] { $number }
}
hand-sizes = Hidden cards: { EACH($sizes, as: "seat-number") }.
choice-held = To choose from: { PIECES($cards) }.
    .brief = Choose: { PIECES($cards, form: "bare") }.
passed-on = You passed on { PIECES($cards) }.
    .brief = Passed on: { PIECES($cards, form: "bare") }.
boat-holds = From the bow: { EACH($seats, as: "seat-name") }.
birds-seen = Day { $day }, { $birds ->
    [0] no bird so far.
    [one] one bird so far.
   *[other] { $birds } birds so far.
}
person-sits = { $state ->
    [dead] { $seat }, dead{ person-open }.
    [unconscious] { $seat }, unconscious{ person-did }{ person-open }.
   *[awake] { $seat }, awake, { person-wounds }{ person-did }{ person-open }.
}
    .brief = { $state ->
    [dead] { $seat }: dead{ person-cards }.
    [unconscious] { $seat }: unconscious{ person-did }{ person-cards }.
   *[awake] { $seat }: { $wounds ->
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
   *[other] { $seat }: { $state ->
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
person-name = { $seat ->
    [you] You are
   *[other] { $seat } is
}
person-hidden = { $hidden ->
    [0] no cards
    [one] one card
   *[other] { $hidden } cards
}{ $known ->
    [none] {""}
   *[other] { $seat ->
        [you] , { PIECES($known) }
       *[other] , among them { PIECES($known) }
    }
}
person-hidden-brief = { $hidden ->
    [0] no cards
    [one] one card
   *[other] { $hidden } cards
}{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
swept-away-before = Swept away: { EACH($seats, as: "seat-name") }.
who-you-are = You are { PIECE($character) }, size { $size }, survival { $survival }.
    .brief = You are { PIECE($character) }, size { $size }.
goals-held = You love { PIECE($love) } and hate { PIECE($hate) }.
    .brief = You love { PIECE($love, form: "name") }, hate { PIECE($hate, form: "name") }.
seat-plays = { $seat ->
    [you] You are { PIECE($character) }.
   *[other] { $seat } is { PIECE($character) }.
}
    .brief = { $seat ->
    [you] Your role: { PIECE($character, form: "name") }.
   *[other] Role of { $seat }: { PIECE($character, form: "name") }.
}
points-now = If the game ended now, you would have { scored-points }.
    .brief = So far you have { scored-points }.
no-points = There are no points to tell.
on-turn = Day { $day }, { $stage ->
    [morning] morning: provisions are chosen.
    [fight] { $seat ->
        [you] you act, and there is a fight.
       *[other] { $seat } acts, and there is a fight.
    }
    [navigation] evening: the boat is navigated.
   *[actions] { $seat ->
        [none] between two actions.
        [you] you act.
       *[other] { $seat } acts.
    }
}
yet-to-act = Still to act: { EACH($seats, as: "seat-name") }.
    .brief = To act: { EACH($seats, as: "seat-name") }.
game-finished = The game is finished.
card-counts = Left to draw: { $provisions ->
    [0] no provisions
    [one] one provision
   *[other] { $provisions } provisions
}, { $navigation } navigation cards.
    Row stack: { $row_stack ->
    [0] no cards
    [one] one card
   *[other] { $row_stack } cards
}. Spent: { $discard ->
    [0] no provisions
    [one] one provision
   *[other] { $discard } provisions
}.
    .brief = Left: { $provisions ->
    [0] no provisions
    [one] one provision
   *[other] { $provisions } provisions
}. Spent: { $discard ->
    [0] none
    [one] one
   *[other] { $discard }
}.
    Row stack: { $row_stack ->
    [0] no cards
    [one] one card
   *[other] { $row_stack } cards
}.
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
    In the game: { provision-count }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] One card.
   *[other] { $count } cards.
}
provision-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
provision-use = { $kind ->
    [water] spent against one thirst of anybody
    [cash] one point, for the Captain 2 points
    [jewel] one is one point, 2 are 4 points, 3 are 8 points, for the Lady twice that
    [painting] its number in points, for Stephen twice that
    [medical-kit] takes one wound from anybody alive, as an action
    [oar] open it shows you one more card when you row, in a fight it adds one to the strength
    [chum] played into the water or open when you fall, it brings sharks
    [flare-gun] fires to look for birds on 3 cards, or adds 8 to the strength in one fight
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
    .brief = { $seat ->
    [you] You have { PIECE($card, $count) } open.
   *[other] { $seat } has { PIECE($card, $count) } open.
}
hidden-at = { $seat ->
    [you] Hidden in your hand: { PIECE($card, $count) }.
   *[other] Hidden in the hand of { $seat }, at least: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] You hold { PIECE($card, $count) }.
   *[other] { $seat } holds { PIECE($card, $count) }.
}
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

## What is asked

ask-draft = {""}
    .full = Keep one of them, the others are passed on.
prompt-draft = Keep what?
ask-turn = {""}
    .full = Row, change seats, mug somebody, use a card, or do nothing. You may trade and show cards before.
prompt-turn = Your action.
ask-row = Lay any on the row stack, the rest go back: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Keep which?
moves-row = Name the cards to lay on the row stack, by name or place, or none.
    .brief = Name cards to keep, or none.
hint-row = { $count ->
    [0] I would put all of them back.
   *[other] I would keep { PIECES($cards, form: "bare") }.
}
ask-heal = Wounded: { PIECES($cards, form: "bare") }.
prompt-heal = Heal whom?
ask-show = You can lay open { PIECES($cards) }, or type no.
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
    .full = Agree, or refuse and fight. Nobody can go back on it.
prompt-consent = Agree or fight?
ask-join = {""}
    .full = Attack, defend or neither. Before, you may name a price for it, or offer somebody a card.
prompt-join = Attack or defend?
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
prompt-service = For doing what?
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
    .full = Name what you want, up to { $most ->
    [one] one card
   *[other] { $most } cards
}{ $least ->
    [0] , or nothing.
   *[other] .
}
prompt-want = What do you want?
moves-want = Name up to { $most ->
    [one] one card
   *[other] { $most } cards
} that you want{ $least ->
    [0] , or nothing.
   *[other] .
}
    .brief = Name up to { $most ->
    [one] one card
   *[other] { $most } cards
}{ $least ->
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
prompt-deal = Yes or no?
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
choice-attack = attack
choice-defend = defend
choice-out = neither
choice-promise = price
choice-bribe = offer
choice-aid = join
choice-done = done
choice-top = the top card
typed-nothing = nothing none pass wait
typed-row = row
typed-swap = change swap
typed-mug = mug rob steal
typed-trade = trade offer give gift
typed-slip = slip secretly whisper
typed-later = later evening
typed-show = show open
typed-hidden = hidden secret face down
typed-agree = agree yes y ok
typed-fight = fight refuse no
typed-attack = attack attacker
typed-defend = defend defender defence defense
typed-out = neither out stay staying no pass
typed-promise = price promise demand ask
typed-bribe = offer bribe
typed-aid = join joining helping aid
typed-done = done no pass ready
typed-top = top
typed-yes = yes y agree
typed-no = no none nothing pass

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

option-psychopath = Which dead score for a psychopath?
option-psychopath-all = all others
option-psychopath-spare-love = all but the love
option-psychopath-3 = 3 points each
option-psychopath-more = By the sheet a psychopath scores the size of everybody else who dies, but some leave out the love, and some count 3 points for each death but that one.
table-psychopath-spare-love = The death of their love brings a psychopath nothing.
    .brief = No points for a psychopath's dead love.
table-psychopath-3 = Each death brings a psychopath 3 points, but not that of their love.
    .brief = A psychopath gets 3 points a death.
option-drowned = What becomes of those who drown unconscious?
option-drowned-back = back in the boat
option-drowned-gone = swept away
option-drowned-more = Whoever falls overboard unconscious drowns: by the sheet the body is pulled back into the boat with its hidden cards, but some let it be swept away with its place and all cards.
table-drowned-gone = Whoever falls overboard unconscious is swept away with all cards.
    .brief = The drowned are swept away.
option-preserver = Who can be thrown the life preserver?
option-preserver-living = all who live
option-preserver-conscious = only the conscious
option-preserver-more = By the sheet anybody alive in the water can get the life preserver, also the unconscious, but some leave it to those who can catch it.
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
option-trading-more = By the sheet all may trade from the first action to the last, except in a fight: the table waits for whoever says so. Else only whoever acts may, or all are asked before each action.
table-trading-turn = Only whoever acts may trade.
table-trading-open = Before each action everybody awake is asked to trade.
    .brief = All are asked before each action.
option-bribes = Can bribes in a fight be paid?
option-bribes-paid = right after it
option-bribes-announced = only announced
option-bribes-more = By the sheet you can hand over right after the fight what you promised in it, and only announced means that a price is named and nothing follows.
table-bribes-announced = Bribes in a fight are only announced.
    .brief = Bribes are only announced.

how-to-answer = On your turn type row, change, mug, nothing, or a card to use, such as flare gun.
    Trade and show cost no action, so type them before. Slip is to trade face down.
    Type trade in the turns of others too, or later to trade after the last action.
    A whole move can stand on one line, such as mug Mate knife, or medical kit Kid.
    Name people by their characters. Type boat to hear everybody, and boat Mate for one.

## Why the hint says so

spares-you = It keeps you from harm.
spares-love = It keeps { $seat }, whom you love, from harm.
    .brief = It keeps your love from harm.
harms-hate = It may harm { $seat }, which would bring you points in the end.
    .brief = It may harm { $seat }, for your points.
gains-nothing = You gain nothing by it, whatever becomes of the others.
    .brief = You gain nothing by it.
nears-land = { $birds ->
    [one] It shows a bird, the first one.
   *[other] It shows a bird, and that makes { $birds } birds.
}
    .brief = { $birds ->
    [one] It shows the first bird.
   *[other] A bird, which makes { $birds } birds.
}
delays-land = You have something to gain by more days at sea.
    .brief = More days at sea are good for you.
chooses-course = Whoever rows chooses which navigation cards come into question.
    .brief = Whoever rows chooses the courses.
leaves-to-chance = None of these cards is better for you than an unknown one.
    .brief = An unknown card is as good for you.
better-seat = Nearest the stern you choose the course of the boat.
    .brief = Nearest the stern you steer.
chooses-first = Who sits nearer the bow chooses earlier in the mornings.
    .brief = Near the bow you choose earlier.
avoids-thirst = Whoever rows or fights may be thirsty tonight.
    .brief = Rowing and fighting may bring thirst.
water-needed = You will be thirsty on some of the days to come.
    .brief = You will be thirsty some day.
needs-own-water = You need your water for yourself.
treasure-counts = With what you have, { PIECE($card) } would bring you { scored-points } more.
    .brief = { PIECE($card) } brings you { scored-points }.
gets-weapon = { PIECE($card) } would add { $size ->
    [one] one
   *[other] { $size }
} to your strength.
    .brief = { PIECE($card, form: "name") } adds strength { $size }.
useful-card = Of all that you can choose, { PIECE($card) } is the most useful to you.
    .brief = { PIECE($card) } is most useful.
may-find = { $cards ->
    [one] The hidden card of { $seat } may be something that you can use.
   *[other] Among { $cards } hidden cards of { $seat } may be something that you can use.
}
    .brief = { $cards ->
    [one] A hidden card of { $seat } may help.
   *[other] { $cards } hidden cards of { $seat } may help.
}
keeps-cards = You would give away more than you get.
hides-cards = What nobody sees, nobody can demand by name.
    .brief = Nobody can demand what nobody sees.
good-trade = { $get ->
    [none] What you get is worth more to you than what you give.
   *[other] What you get is worth more to you than what you give: { PIECES($get) }.
}
    .brief = You get more than you give.
strong-enough = Your side can have strength { $own }, the other side { $other }.
    .brief = Strength: yours { $own }, the other { $other }.
too-weak = The other side has strength { $other }, yours can only have { $own }.
    .brief = Strength: only { $own } against { $other }.
nothing-better = All else would be worth less to you.
helps-ally = { $seat } has helped you before.
    .brief = { $seat } has helped you.
card-promised = { $seat } promised you a card for it.
keeps-word = Whoever keeps a promise is helped again.
