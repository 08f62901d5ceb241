## At a real table: why held-up cards are not taken as typed

held-nothing = Type the cards, by name or by label.
held-unknown = No card is called { $word }. Type names or labels, for example 3 goats or 3g7.
held-number-alone = What is { $word } of? Type the number before the card.
held-too-many = { $name }: the box has { $count ->
    [one] only one
   *[other] only { $count }
}, and you named { $found }.
held-wrong-size = { $found ->
    [one] That is one card
   *[other] Those are { $found } cards
}, but a hand has { $count }.
held-no-set = There is no set among them: it takes { $sets }.
held-one-point = Type 1 for a pattern, or Enter alone.
held-coins = { $found } coins are too many: nobody has more than { $count }.
held-chips = { $found } chips are too many: nobody has more than { $count }.
held-character-twice = Two people cannot both be { $name }.
held-love-twice = Two people cannot both love { $name }: there is one card of each.
held-hate-twice = Two people cannot both hate { $name }: there is one card of each.
held-not-aboard = { $name } is not in this game, and so is loved and hated by nobody.
held-no-character = Say who this person is, for example Captain loves Kid hates Mate.
held-no-love = Say whom this person loves, for example loves Kid.
held-no-hate = Say whom this person hates, for example hates Mate.

## What can be typed for people in Lifeboat

held-typed-character = character
held-typed-love = loves love loving
held-typed-hate = hates hate hating
held-typed-alive = alive lives living survived survives conscious unconscious
held-typed-dead = dead died dies
held-typed-gone = gone overboard lost drowned swept-away
held-typed-self = himself herself themselves themself oneself
