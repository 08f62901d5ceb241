"""What the sheet of SixPack demands, sentence by sentence, in our own words."""

from tests.sheets.sentence import Sentence

SENTENCES = (
    # What is in the box
    Sentence("1.1", "Each of three sorts has 16 cards, a bottle in front, on the back a mix "
             "without it.", "sixpack/drinks.on_the_back_of_a_bottle_is_the_mix_without_it"),
    Sentence("1.2", "A stack gives its two drinks, as long as it has cards.", "referee"),
    Sentence("1.3", "The last five cards of each stack are pink.",
             "sixpack/drinks.there_are_three_sorts_of_16_cards_five_of_them_pink"),
    Sentence("1.4", "Everybody has the same nine dominoes: each bottle with each mix.",
             "sixpack/drinks.nine_dominoes_show_each_bottle_with_each_mix"),
    Sentence("1.5", "Two to eight play.",
             "sixpack/preparing.each_of_two_to_eight_players_draws_three_of_nine_dominoes"),
    # Preparing
    Sentence("2.1", "Everybody shuffles the dominoes face down and takes three.", "referee"),
    Sentence("2.2", "Nobody sees the three of another.", "referee"),
    Sentence("2.3", "A bottle and a mix lie side by side in the middle, whichever they are.",
             "referee"),
    Sentence("2.4", "Somebody begins, and the turn goes round clockwise.", "referee"),
    # Phase 1
    Sentence("3.1", "Whoever is on turn adds a drink from the stacks or takes one away.",
             "referee"),
    Sentence("3.2", "Bottles lie at mixes only, mixes at bottles only, edge to edge.", "referee"),
    Sentence("3.3", "The table is at most twice as long as wide.", "referee"),
    Sentence("3.4", "A mix that touches bottles of one sort only is not taken away.", "referee"),
    Sentence("3.5", "The cards on the table lie side by side: all hang together.", "referee"),
    # Phase 2
    Sentence("4.1", "An empty place at two drinks or more is filled by the player on turn.",
             "referee"),
    Sentence("4.2", "Two different bottles are mixed there.", "referee"),
    Sentence("4.3", "Of more bottles the player chooses two that make a mix.", "referee"),
    Sentence("4.4", "Between equal bottles nothing is added.", "referee"),
    Sentence("4.5", "Two mixes bring a bottle that is in both; equal ones leave a choice.",
             "referee"),
    Sentence("4.6", "Of more mixes the player chooses two.",
             "sixpack/phase_two.between_three_mixes_any_two_may_be_chosen"),
    Sentence("4.7", "New gaps are filled too, until nothing is left to fill.", "referee"),
    # Phase 3
    Sentence("5.1", "Three dominoes make six drinks, 2 by 3, and may be turned and moved at will.",
             "sixpack/patterns.a_pattern_is_found_however_it_is_turned"),
    Sentence("5.2", "All players look, in everybody's turn.", "referee"),
    Sentence("5.3", "A pattern counts only where it is on the table.", "referee"),
    Sentence("5.4", "Players look for their patterns themselves.", "referee"),
    Sentence("5.5", "A pattern that is found is shown to all.", "referee"),
    Sentence("5.6", "One domino of it is laid aside as a point.", "referee"),
    Sentence("5.7", "The other two are shuffled with the rest, and three are taken again.",
             "referee"),
    # Phase 4
    Sentence("6.1", "If a stack has no five cards left, the player on turn clears before the next "
             "turn.", "referee"),
    Sentence("6.2", "The player chooses a column or a row, also at the edge.", "referee"),
    Sentence("6.3", "The larger part beside it must not be longer than twice its width.",
             "referee"),
    Sentence("6.4", "The line and the smaller part go back to the stacks.", "referee"),
    Sentence("6.5", "Pink cards on the table are changed for others, so the stacks have five "
             "again.", "sixpack/phase_four.it_is_cleared_again_while_a_stack_is_still_low"),
    # The end
    Sentence("7.1", "The game ends as soon as somebody has seven points.", "referee"),
)  # fmt: skip
