"""What the sheet and the cards of Lifeboat demand, sentence by sentence."""

from tests.sheets.sentence import Sentence

SENTENCES = (
    Sentence("0.1", "Cards, wounds, places and birds change by these sentences only.", "referee"),
    # Preparing
    Sentence("1.1", "The box has 42 provisions, and none gets lost or is added.", "referee"),
    Sentence("1.2", "Everybody gets one of six characters; they sit in a fixed order.", "referee"),
    Sentence("1.3", "Love and hate are dealt apart, one each, face down.", "referee"),
    Sentence("1.4", "Everybody gets a provision face down, the others are the stack.", "referee"),
    Sentence("1.5", "The 24 navigation cards are a stack face down.", "referee"),
    Sentence("1.6", "Characters and navigation cards are what is printed on them.", "referee"),
    # The day
    Sentence("2.1", "A day is a draft, then actions, then navigation.", "referee"),
    Sentence("2.2", "The order of turns is that of the places when the day begins.", "referee"),
    Sentence("3.1", "The first by the bow draws one card for each who is conscious.", "referee"),
    Sentence("3.2", "Whoever looks at them keeps one and passes the others on.", "referee"),
    Sentence(
        "3.3", "They go towards the stern, past the unconscious, until all have one.", "referee"
    ),
    Sentence("3.4", "Nobody trades meanwhile.", "referee"),
    Sentence("3.5", "An empty stack ends the drafts; it is not shuffled again.", "referee"),
    # Actions
    Sentence("4.1", "From the bow on everybody has one action, or does nothing.", "referee"),
    Sentence("4.2", "The unconscious have none.", "referee"),
    Sentence(
        "4.3", "In this phase all may trade their cards as they like, not in fights.", "referee"
    ),
    Sentence(
        "4.4", "Who rows looks at two cards and lays each on the row stack or under.", "referee"
    ),
    Sentence("4.5", "That is marked.", "referee"),
    Sentence("4.6", "Places are changed with somebody who agrees; turns stay.", "referee"),
    Sentence("4.7", "Whoever does not agree fights.", "lifeboat/fights.a_refusal_is_a_fight"),
    Sentence("4.8", "A thief names an open card, or draws one from the hand.", "referee"),
    Sentence("4.9", "When the Kid takes a hidden card, nobody can refuse.", "referee"),
    Sentence("4.10", "Flare gun, parasol and medical kit need an action.", "referee"),
    Sentence(
        "4.11",
        "The parasol stays open until its owner falls, and can be stolen.",
        "lifeboat/actions.the_parasol_stays_open",
    ),
    Sentence("4.12", "Flare gun and medical kit are discarded after use.", "referee"),
    # Fights
    Sentence("5.1", "Whoever is conscious and asked agrees or fights; no others fight.", "referee"),
    Sentence("5.2", "To fight is no action: who has helped still has a turn.", "referee"),
    Sentence("5.3", "All others may help either side.", "referee"),
    Sentence("5.4", "There is no way back out of a fight.", "referee"),
    Sentence("5.5", "Bribes are promised in the fight, and cards move only after it.", "referee"),
    Sentence("5.6", "A promise need not be kept, but only a promise is paid.", "referee"),
    Sentence("5.7", "Each fighter may play a weapon, which then lies open.", "referee"),
    Sentence("5.8", "Its size is added to that of the character.", "referee"),
    Sentence("5.9", "The fight lasts until nobody wants to join or to play.", "referee"),
    Sentence("5.10", "The larger sum wins, at a tie the defenders.", "referee"),
    Sentence("5.11", "Everybody who has lost gets one wound.", "referee"),
    Sentence("5.12", "Everybody who has fought is marked.", "referee"),
    Sentence("5.13", "When the defenders win, nothing changes.", "referee"),
    Sentence("5.14", "When the attackers win, the place or the card is got.", "referee"),
    Sentence("5.15", "In any case the turn of the attacker is over.", "referee"),
    # Wounds
    Sentence("6.1", "With as many wounds as the size one is unconscious.", "referee"),
    Sentence("6.2", "The unconscious draw and play no cards and do nothing.", "referee"),
    Sentence("6.3", "The others may rob them and take their place without a fight.", "referee"),
    Sentence(
        "6.4",
        "Others may play cards for the unconscious.",
        "lifeboat/thirst.water_can_be_given_to_the_unconscious",
    ),
    Sentence("6.5", "The unconscious drown, if no life preserver lies open there.", "referee"),
    Sentence("6.6", "With more wounds than the size one is dead.", "referee"),
    Sentence(
        "6.7",
        "The dead still score treasure, love and hate.",
        "lifeboat/scoring.the_dead_score_nothing_for_survival",
    ),
    Sentence(
        "6.8",
        "The dead stay in the boat, and may be robbed.",
        "lifeboat/courses.a_dead_body_can_be_robbed_and_moved",
    ),
    Sentence("6.9", "The dead who fall lose everything, and their place.", "referee"),
    # Navigation
    Sentence("7.1", "The last who is conscious chooses out of the row stack.", "referee"),
    Sentence("7.2", "Without a row stack the top card counts.", "referee"),
    Sentence("7.3", "A bird is one more, a bird crossed out one less.", "referee"),
    Sentence("7.4", "With four birds the game ends at once.", "referee"),
    Sentence("7.5", "First come birds, then people overboard, then thirst.", "referee"),
    Sentence("8.1", "Whoever is named falls overboard; everybody means all.", "referee"),
    Sentence("8.2", "That is a wound, but with an open or thrown life preserver.", "referee"),
    Sentence("8.3", "Frenchy takes no harm.", "referee"),
    Sentence("8.4", "Chum that is played or lies open there wounds all in the water.", "referee"),
    Sentence("8.5", "Open cards are lost, but not the life preserver.", "referee"),
    Sentence(
        "8.6",
        "All are back in time for thirst.",
        "lifeboat/navigation.who_is_named_falls_and_is_wounded",
    ),
    # Thirst
    Sentence("9.1", "Rowers are thirsty where the card shows it.", "referee"),
    Sentence("9.2", "Fighters are thirsty where the card shows it.", "referee"),
    Sentence("9.3", "Whoever is named is thirsty.", "referee"),
    Sentence("9.4", "That is up to three thirsts, and each needs its own water.", "referee"),
    Sentence("9.5", "Others may play water too.", "referee"),
    Sentence("9.6", "Without water a thirst is a wound.", "referee"),
    Sentence(
        "9.7",
        "Several fights are one thirst.",
        "lifeboat/fights.who_fights_twice_a_day_has_fought_once",
    ),
    # Points
    Sentence("10.1", "Survival for who is alive.", "referee"),
    Sentence("10.2", "Treasure for who is in the boat, alive or not.", "referee"),
    Sentence("10.3", "The survival of one's love.", "referee"),
    Sentence("10.4", "The size of one's hate, if dead.", "referee"),
    Sentence("10.5", "None of it depends on another.", "referee"),
    Sentence("10.6", "A narcissist's survival counts twice.", "referee"),
    Sentence("10.7", "A psychopath scores all others who die, not the own survival.", "referee"),
    Sentence("10.8", "The ambivalent score either survival or death.", "referee"),
    Sentence("10.9", "The most points win.", "referee"),
)
