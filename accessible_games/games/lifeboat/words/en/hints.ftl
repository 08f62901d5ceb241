## Why the hint says so

spares-you = It keeps you from harm.
spares-love = It keeps { $seat }, whom you love, from harm.
    .brief = It keeps your love from harm.
harms-hate = It may harm { $seat }, which would bring you points in the end.
    .brief = It may harm { $seat }, for your points.
gains-nothing = You have nothing to gain here, whatever becomes of the others.
    .brief = You have nothing to gain here.
nears-land = { $birds ->
    [one] It shows a bird, the first one.
   *[other] It shows a bird, and that makes { $birds } birds.
}
    .brief = { $birds ->
    [one] It shows the first bird.
   *[other] A bird, which makes { $birds } birds.
}
may-near-land = It may show birds.
delays-land = You have something to gain by more days at sea.
    .brief = More days at sea are good for you.
chooses-course = Whoever rows chooses which navigation cards come into question.
    .brief = Whoever rows chooses the courses.
shows-courses = { $cards ->
    [one] It shows you one more card to choose from.
   *[other] It shows you { $cards } more cards to choose from.
}
    .brief = { $cards ->
    [one] It shows one more card.
   *[other] It shows { $cards } more cards.
}
leaves-to-chance = None of these cards is better for you than an unknown one.
    .brief = An unknown card is as good for you.
harms-least = Of these cards it may do you the least harm.
    .brief = It may do you the least harm.
better-seat = Nearest the stern you choose the course of the boat.
    .brief = Nearest the stern you steer.
chooses-first = Who sits nearer the bow chooses earlier in the mornings.
    .brief = Near the bow you choose earlier.
avoids-thirst = Whoever rows or fights may be thirsty tonight.
    .brief = Rowing and fighting may bring thirst.
water-needed = You may be thirsty on some of the days to come.
    .brief = You may be thirsty some day.
needs-own-water = You may need your water later.
saves-water = You keep your water for a later thirst.
treasure-counts = With what you have, { PIECE($card) } would bring you { COUNT($points, as: "points") } more.
    .brief = { PIECE($card) } brings you { COUNT($points, as: "points") }.
gets-weapon = { PIECE($card) } would add { $size ->
    [one] one
   *[other] { $size }
} to your strength.
    .brief = { PIECE($card, form: "name") } adds strength { $size }.
useful-card = Of all that you can choose, { PIECE($card) } is the most useful to you.
    .brief = { PIECE($card) } is most useful.
may-find = { $cards ->
    [one] { SEAT($seat, case: "possessive") } hidden card may be something that you can use.
   *[other] Among { SEAT($seat, case: "possessive") } { $cards } hidden cards there may be something that you can use.
}
    .brief = { $cards ->
    [one] { SEAT($seat, case: "possessive") } hidden card may help.
   *[other] { SEAT($seat, case: "possessive") } { $cards } hidden cards may help.
}
keeps-cards = You would give away more than you get.
hides-cards = What nobody sees, nobody can demand by name.
    .brief = Nobody can demand what nobody sees.
good-trade = { $get ->
    [none] What you get is worth more to you than what you give.
   *[other] You get { PIECES($get) }, worth more to you than what you give.
}
    .brief = You get more than you give.
strong-enough = Your side can have strength { $own }, the other side { $other }.
    .brief = Strength: yours { $own }, the other { $other }.
too-weak = The other side has strength { $other }, yours can only have { $own }.
    .brief = Strength: only { $own } against { $other }.
nothing-better = All else would be worth less to you.
helps-ally = { $seat } has helped you before.
    .brief = { $seat } has helped you.
others-want = Others may want { PIECE($card) }.
keeps-out = Whoever stays out cannot help the other side.
may-be-refused = It can be refused.
may-heed = Whoever hears that you will fight may let it be.
    .brief = A threat may be heeded.
expects-more = What you have demanded promises more.
wronged-you = { $seat } has robbed or cheated you before.
    .brief = { $seat } has wronged you.
card-promised = { $seat } promised you a card for it.
keeps-word = Whoever keeps a promise is helped again.
avoids-fight = There is no fight then, and nobody is wounded.
    .brief = Then nobody is wounded.
keeps-yours = You keep what is yours if you win.
    .brief = If you win, you keep what is yours.
brings-strength = { $seat } would bring your side strength { $size }.
    .brief = { $seat } brings strength { $size }.
makes-stronger = It makes your side stronger.
can-spare = Of all that you can give you need { PIECE($card) } least.
    .brief = You need { PIECE($card) } least.
card-serves = { PIECE($card, form: "name") }: { provision-use }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }.
heals = It takes a wound from { $seat }.
lays-none = None of these cards can then be chosen tonight.
    .brief = None of these can be chosen tonight.
takes-seat = You would sit where { $seat } sits now.
takes-unknown = The boat goes where a card leads that you have not seen.
    .brief = It follows a card you have not seen.
saves-cards = You keep your cards for another day.
others-give = Only the others can give you water then.
eases-thirst = { $seat } has something to drink then.
acts-later = It comes before your action, which you still have.
    .brief = You still have your action.
may-thirst = Rowing may make you thirsty tonight.
    .brief = Rowing may make you thirsty.
may-fight = It may come to a fight, and losers are wounded.
    .brief = It may come to a fight.
may-resist = { $seat } may fight, with strength { $other } against your { $own }.
    .brief = { $seat }: strength { $other } to { $own }.
gives-up = { $what ->
    [seat] You give up your seat.
    [hidden] You lose a hidden card.
   *[other] You lose { PIECE($card) }.
}

## What another answer would cost

leaves-to-others = { PIECE($card) } goes on to the others then.
spares-victim = { $seat } would keep everything then.
