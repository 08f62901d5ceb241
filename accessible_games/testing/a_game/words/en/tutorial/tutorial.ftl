begins = You play with { $first }. One round is over.
step-hand = First your pieces, which nobody else knows. Type { $typed }.
step-hand-why = First listen to your pieces. Type { $typed }.
step-scores = The sole heaviest piece of a round takes a point. To hear the points, type { $typed }.
step-scores-why = First hear the points. Type { $typed }.
step-lay = { $first } has one point. Lay your rock, nothing is heavier.
step-lay-why = Only a rock is sure not to lose the round. Type rock.
ends = Now you know the game. Play it against others.
