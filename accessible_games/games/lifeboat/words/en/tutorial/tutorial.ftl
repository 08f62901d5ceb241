begins = Four of you sit in a lifeboat. You have been at sea for some days.
    The fourth bird means land. Then the game ends, and points are counted.

step-who = Before you choose a card: who are you, and whom do you love and hate?
    Type { $typed }.
step-who-why = First hear who you are. Type { $typed }.
step-boat = Only you know of your love and your hate.
    You score if you survive, if your love survives, and if your hate is dead.
    Hear who else is in the boat. Type { $typed }.
step-boat-why = First hear who is in the boat. Type { $typed }.
step-card = They sit in this order, from the bow to the stern. You sit at the bow.
    With as many wounds as their size, people are unconscious, with more dead.
    You draw provisions for all and choose first.
    Is a knife any good? Type { $typed }.
step-card-why = Ask what a knife is good for. Type { $typed }.
step-draft = Stephen has a jewel, and you hate Stephen. A fight may come.
    Keep the knife, and the rest goes on to the others. Type its name.
step-draft-why = You have enough water, and nothing else helps in a fight like the knife.
    Keep the knife.
step-person = The turns have begun, and you have one action: row, change, mug, and more.
    Take a close look at Stephen. Type { $typed }.
step-person-why = First a close look at Stephen. Type { $typed }.
step-mug = Your strength is your size, 8, and his is 5. You mug him for his open jewel.
    He can give it to you, or fight for it.
    Type mug, then who it is, then the card, in one line.
step-mug-why = You could row or wait, but the jewel is worth points to you.
    Say what you do, to whom, and for which card: mug, Stephen, jewel.
step-weapon = He fights. You are ahead, with strength 8 against strength 5.
    But the others may join him now, and the Lady would add 4.
    You may play one weapon from your hand. Play the knife.
step-weapon-why = Without a weapon you have strength 8, Stephen with the Lady has 9.
    Play the knife: type its name.
step-drink = You won. The loser got a wound, and you have the jewel.
    The others had their turns: the Lady has rowed.
    Then the boat was steered, by whoever is awake and nearest the stern.
    The card had a bird, threw the Captain overboard, and made you thirsty.
    Whoever falls gets a wound and loses the open cards. Thirst is a wound, too.
    You hold 3 water cards. Drink one: type water.
step-drink-why = Without water, thirst is a wound for you. Water quenches it.
    Type water.
step-again = The card named the Mate, and it named all who fought.
    So you are thirsty a second time. Drink again.
step-again-why = This thirst would be a wound as well. Type water.
step-water = Stephen fought too. He is unconscious, so only others can give him water.
    One more wound, and he is dead, and you score for that. Type no.
step-water-why = You hate Stephen, and you can trade your last water. Type no.
step-morning = A new day. The dead get no cards, and again you choose first.
    Treasure brings points at the end: cash, jewels and paintings. Take the cash.
step-morning-why = With 3 birds, land is near, and only treasure scores then.
    Take the cash.
step-trade = Before your action you may trade, as often as you want.
    One jewel is one point, 2 jewels are 4 points. Perhaps the Lady has one.
    Offer her water: type trade, Lady, water, in one line.
step-trade-why = First the trade, it costs no action. Nobody has to accept.
    Offer water to the Lady: trade, Lady, water.
step-want = You want a jewel for it. Type jewel.
step-want-why = A second jewel is worth most to you. Type jewel.
step-scores = The Lady agreed, so she had one. Now you have 2 jewels.
    How many points would you have by now? Type { $typed }.
step-scores-why = Before you go on, count your points. Type { $typed }.
step-row = That is a lot, so it is time to reach land. Birds come from navigation cards.
    Whoever rows looks at 2 of them and says which may be chosen tonight.
    Type row.
step-row-why = You have enough points, and the next bird is the fourth. So row.
step-keep = The evening's card comes from the row stack, if anything is there.
    Course 24 has no bird and would throw you overboard.
    Course 2 has a bird. Lay only this one on the row stack: type course 2.
step-keep-why = You want the bird, and nobody should be able to choose anything else.
    So only course 2 goes on the row stack. Type course 2.

ends = At the fourth bird all loves and hates were shown, and the points counted.
    You lived, your love lived, your hate was dead, and you had treasure.
    Even the dead score for whom they loved and hated.
    You know the day now: provisions in the morning, turns, then the sea.
    Not tried yet: changing seats, medical kit, parasol and flare gun.
    Ask for any of them with card and its name.
