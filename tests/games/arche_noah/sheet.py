"""What the sheet of Arche Noah demands, sentence by sentence."""

from tests.sheets.sentence import Sentence

SENTENCES = (
    # The box
    Sentence("1.1", "Ten animals, each with the values 1 to 4.", "referee"),
    Sentence("1.2", "Two players leave out all of three animals, three of one.", "referee"),
    # Preparing
    Sentence("2.1", "Two to four players have 12 coins each, five have 10.", "referee"),
    Sentence("2.2", "Two to four players have 3 action chips each, five have 2.", "referee"),
    Sentence("2.3", "Each draws one card and looks at it in secret.", "referee"),
    Sentence(
        "2.4",
        "That card is the first of the pile, and once it is laid down nobody looks at it again.",
        "arche_noah/seen.whoever_bids_has_laid_down_the_secret_card",
    ),
    Sentence(
        "2.5",
        "No card that was laid down is looked at again.",
        "arche_noah/seen.a_new_round_covers_the_rounds_before",
    ),
    Sentence("2.6", "All other cards are the draw pile, face down.", "referee"),
    Sentence(
        "2.7",
        "The oldest player starts, which only people can know.",
        "arche_noah/preparing.a_chosen_seat_starts",
    ),
    # Bidding
    Sentence("3.1", "As many animals as players are laid open from the draw pile.", "referee"),
    Sentence("3.2", "All bid for them, each in turn from the start card on.", "referee"),
    Sentence("3.3", "A bid is any number of one's coins, or none.", "referee"),
    Sentence("3.4", "Everybody has one bid and cannot raise it.", "referee"),
    # Picking
    Sentence("4.1", "The highest bid picks first, the others by their bids.", "referee"),
    Sentence("4.2", "Of equal bids the one made first comes first.", "referee"),
    Sentence("4.3", "Who picks takes one of the animals on the table.", "referee"),
    Sentence("4.4", "For an action chip one may take a second animal.", "referee"),
    Sentence("4.5", "For an action chip one may take none.", "referee"),
    Sentence(
        "4.6", "An action chip that was used is gone, and only who has one uses it.", "referee"
    ),
    Sentence("4.7", "After somebody took two, another goes away empty and pays.", "referee"),
    Sentence("4.8", "What was declined leaves the game at the end of the round.", "referee"),
    # The end of a round
    Sentence("5.1", "With more than two players all bids are paid.", "referee"),
    Sentence("5.2", "Of two players the one with the lower bid keeps it.", "referee"),
    Sentence("5.3", "The start card goes to the left neighbour after every round.", "referee"),
    # The end of a pass
    Sentence("6.1", "When all animals are dealt out the pass is scored.", "referee"),
    Sentence("6.2", "A pair brings the values on it.", "referee"),
    Sentence("6.3", "A single card costs its value.", "referee"),
    Sentence("6.4", "All four cards of an animal bring 3 points more.", "referee"),
    Sentence("6.5", "Every two coins that are left bring a point, an odd one none.", "referee"),
    Sentence("6.6", "Action chips bring nothing after the first pass.", "referee"),
    # The second pass and the end
    Sentence("7.1", "The points are noted, and all cards are shuffled again.", "referee"),
    Sentence("7.2", "Everybody has all coins again, but no new action chips.", "referee"),
    Sentence("7.3", "After the second pass an action chip brings a point.", "referee"),
    Sentence("7.4", "After two passes the game is over.", "referee"),
    Sentence("7.5", "The highest sum wins; with equal ones there are several winners.", "referee"),
)
