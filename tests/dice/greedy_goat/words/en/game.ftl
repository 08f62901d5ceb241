title = Greedy Goat
how-to-answer = On your turn type roll or stop.

rolled = { DOES($seat, you: "You roll", other: "rolls") } { COUNT($pips, as: "points") }, the turn is worth { $total }.
    .brief = { $seat }: { COUNT($pips, as: "points") }, in all { $total }.
eaten = { DOES($seat, you: "You roll", other: "rolls") } a one. The goat eats the turn.
kept = { DOES($seat, you: "You stop and have", other: "stops and has") } { COUNT($points, as: "points") }.

turn-worth = The turn is worth { COUNT($total, as: "points") }.

ask-dare = {""}
prompt-dare = Roll or stop?
question-dare = Roll on for more points, or stop and keep them. A 1 loses the turn.
typed-roll = roll
choice-roll = roll
typed-stop = stop, keep
choice-stop = stop
refused-nothing-yet = You have nothing to keep yet. Roll first.
