"""What the sheet of Life is Life demands, in our own words; the German and the French one agree."""

from tests.sheets.sentence import Sentence

PREPARING = "life_is_life/preparing."
TURNS = "life_is_life/turns."
DEATH = "life_is_life/sudden_death."
SCORING = "life_is_life/scoring."
ENDING = "life_is_life/rounds_and_end."

SENTENCES = (
    # 1. What is in the box, and how a round is prepared
    Sentence("1.1", "Three to five play.", PREPARING + "the_game_is_for_three_to_five"),
    Sentence("1.2", "There are 60 animals: 9 giraffes, 8 bears, 7 moles, 7 goats, 6 sheep, 6 dogs,"
             " 5 rabbits, 5 pigs, 4 cats, 3 mice.",
             PREPARING + "the_box_holds_60_animals_of_ten_kinds"),
    Sentence("1.3", "Everybody gets five lives.", PREPARING + "everybody_begins_with_five_lives"),
    Sentence("1.4", "Everybody is dealt ten animals from the shuffled cards.",
             PREPARING + "everybody_is_dealt_ten_animals"),
    Sentence("1.5", "A hand is seen by its holder alone.",
             PREPARING + "a_hand_is_seen_by_its_owner_only"),
    Sentence("1.6", "One, two, three and four animals lie open in four rows.",
             PREPARING + "ten_animals_lie_open_in_four_rows"),
    Sentence("1.7", "With fewer than five players the rest lies face down for this round.",
             PREPARING + "with_fewer_than_five_players_animals_are_left_over"),
    # 2. How it goes round
    Sentence("2.1", "Who begins the game is drawn by lot.",
             PREPARING + "who_begins_the_game_is_drawn_by_lot"),
    Sentence("2.2", "It goes on clockwise.", TURNS + "play_goes_round_clockwise"),
    Sentence("2.3", "Who is on turn has to swap or to knock.",
             TURNS + "a_turn_is_a_swap_or_a_knock"),
    # 3. Swapping
    Sentence("3.1", "Any one row can be chosen.",
             TURNS + "a_swap_takes_one_whole_row_for_as_many_cards"),
    Sentence("3.2", "As many cards of the hand are laid, before the row is taken.",
             TURNS + "tim_swaps_the_third_row"),
    Sentence("3.3", "The whole row goes into the hand.", "referee"),
    Sentence("3.4", "The cards that were laid are the row then.",
             TURNS + "rows_keep_their_number_and_their_size"),
    Sentence("3.5", "Any cards of the hand may be laid,"
             " but at least one must be another animal than those taken.",
             TURNS + "sarah_may_not_swap_mole_and_bear_for_mole_and_bear"),
    # 4. Knocking
    Sentence("4.1", "Nobody knocks before having swapped once.",
             TURNS + "nobody_may_knock_before_having_swapped"),
    Sentence("4.2", "A knock is heard, takes the place of a swap and begins the last lap.",
             TURNS + "a_knock_takes_the_place_of_the_swap"),
    Sentence("4.3", "In the last lap all others have one more turn, who knocked has none.",
             TURNS + "after_a_knock_all_others_have_one_more_turn"),
    Sentence("4.4", "Who does not want to swap in the last lap knocks as well.",
             TURNS + "knocking_in_the_last_lap_is_passing"),
    Sentence("4.5", "After the last lap the round is scored, and not before.", "referee"),
    # 5. The immediate end
    Sentence("5.1", "Who has all 4 cats, all 5 rabbits or all 5 pigs after swapping says so.",
             DEATH + "all_cards_of_a_set_end_the_round_at_once"),
    Sentence("5.2", "The cards are shown.", DEATH + "who_has_a_set_shows_the_hand_to_all"),
    Sentence("5.3", "All others give one life.", "referee"),
    Sentence("5.4", "Nothing is scored, and a new round begins.",
             DEATH + "a_new_round_begins_after_sudden_death"),
    Sentence("5.5", "This is so after a knock too.",
             DEATH + "sudden_death_is_possible_after_a_knock"),
    # 6. The normal end
    Sentence("6.1", "All lay their hands open.", "referee"),
    Sentence("6.2", "The animals are looked at one by one, from giraffes to mice.",
             SCORING + "the_animals_are_scored_one_after_the_other"),
    Sentence("6.3", "Who has more of it than any other player gets its value, once.",
             SCORING + "the_value_is_scored_once_however_many_cards_there_are"),
    Sentence("6.4", "If several have equally many and the most, nobody gets anything.",
             SCORING + "equal_majorities_score_nothing"),
    Sentence("6.5", "With more than two players a single card can be a majority.",
             SCORING + "a_single_card_can_be_a_majority_with_more_than_two_players"),
    Sentence("6.6", "With two players it takes at least two cards.",
             SCORING + "a_single_card_is_no_majority_between_two_players"),
    Sentence("6.7", "Everybody's points are added up.",
             SCORING + "points_are_added_up_and_cost_lives_as_in_the_example"),
    Sentence("6.8", "First, the highest total gives no life.", "referee"),
    Sentence("6.9", "Second, the lowest total gives two lives.", "referee"),
    Sentence("6.10", "Third, all others give one life.", "referee"),
    Sentence("6.11", "If all have the same points, nobody gives a life.",
             SCORING + "nobody_loses_a_life_when_all_are_tied"),
    # 7. Further rounds, and the end
    Sentence("7.1", "Further rounds are prepared like the first, with all 60 animals.",
             PREPARING + "rounds_are_prepared_alike"),
    Sentence("7.2", "The left neighbour of who began the last round begins.",
             ENDING + "the_left_neighbour_of_who_began_begins_the_next_round"),
    Sentence("7.3", "If that one is out, the next to the left begins.",
             ENDING + "players_who_are_out_do_not_begin"),
    Sentence("7.4", "Who gives the last life is out at once.",
             ENDING + "who_gives_the_last_life_is_out_at_once"),
    Sentence("7.5", "The others play on, and who is left last has won.",
             ENDING + "whoever_is_left_alone_wins"),
    # 8. The variant for experts
    Sentence("8.1", "All cats are no set, all else stays.", DEATH + "for_experts_cats_are_no_set"),
    Sentence("8.2", "Who has a set gets a life, all others lose one.",
             DEATH + "an_expert_wins_a_life_with_a_set"),
)  # fmt: skip
