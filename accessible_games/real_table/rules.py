"""What follows from an entry: nothing that the people have not decided or left to chance."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from accessible_games.core.common_events import GameWon, VictoryShared
from accessible_games.core.decision import Answer, AnyOf, Asked, Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.real_table import events
from accessible_games.real_table import sheet as scoring
from accessible_games.real_table.entries import Amount, Entries, Hide, Shown, amounts_in, numbers_in
from accessible_games.real_table.notebook.notebook import WRITES, written
from accessible_games.real_table.sheet import Sheet
from accessible_games.real_table.state import HOST, State

ENTRY, AMOUNT, SHOWN, SECRET = "entry", "amount", "shown", "secret"
"""The kinds of what is asked."""
CHECKPOINTS = frozenset({ENTRY, SHOWN})
SHARED = frozenset({ENTRY, AMOUNT, SHOWN})


async def play(state: State) -> None:
    """Write down entries until the evening ends; whoever has a secret hears it meanwhile."""
    while not state.over:
        said(state, await AnyOf(questions(state)))


def questions(state: State) -> Asked:
    """What is asked: first of those who have not heard their secrets, then of who writes."""
    heard = {seat: Decision(seat, SECRET, secret_of(state, seat)) for seat in state.passing}
    written = question(state)
    return {**heard, **({} if written.seat in heard else {written.seat: written})}


def question(state: State) -> Decision[Answer]:
    """What is asked of whoever writes: the next person's part of a round, or any entry."""
    if not state.asking:
        return Decision(HOST, ENTRY, entries_of(state))
    sheet = state.sheets[-1]
    if not sheet.game:
        seat = sheet.players[len(state.asked)]
        return Decision(state.asker, AMOUNT, Amount(sheet.unit), about=seat)
    earlier = tuple(map(tuple, state.shown))
    asked = Shown(sheet.game, len(sheet.players), earlier)
    return Decision(state.asker, SHOWN, asked, about=sheet.players[len(earlier)])


def entries_of(state: State) -> Entries:
    """What can be entered now."""
    sheet = state.sheets[-1] if state.sheets else None
    holders = tuple(seat for seat, words in enumerate(state.secrets) if words)
    return Entries(state.seats, sheet, holders, state.notebook, tuple(state.gone))


def standing(state: State) -> Asked:
    """What people with phones of their own may enter, though somebody else is asked.

    Not those who have a secret to hear: it comes first. The seat behind them all is for somebody
    who comes.
    """
    asked, comes = question(state), replace(entries_of(state), joins=True)
    others = {*range(state.seats)} - {asked.seat, *state.passing}
    found = {seat: replace(asked, seat=seat) for seat in sorted(others)}
    return {**found, state.seats: Decision(state.seats, ENTRY, comes)}


def said(state: State, move: Move) -> None:
    """Carry out what somebody has answered, asked or not."""
    TAKES[move.kind](state, move)


def enter(state: State, move: Move) -> None:
    """Do what an entry says."""
    assert isinstance(move.answer, tuple)
    word, *rest = move.answer
    if word == "round":
        state.asker = move.seat
    if move.seat == state.seats:
        sit_down(state, new_seat(state, rest[0]), events.PersonCame)
        return
    DOES[word](state, rest)


def take_amount(state: State, move: Move) -> None:
    """Note what a person gets in this round; after the last one it is written."""
    assert isinstance(move.answer, int)
    sheet = state.sheets[-1]
    state.asked.append(move.answer)
    pass_over(state)
    if len(state.asked) == len(sheet.players):
        amounts = dict(scoring.amounts_of(sheet, state.asked))
        state.asking, state.asked = False, []
        write(state, amounts)


def take_shown(state: State, move: Move) -> None:
    """Note what a person shows; after the last one the round is scored."""
    assert isinstance(move.answer, tuple)
    state.shown.append([*move.answer])
    pass_over(state)
    if len(state.shown) == len(state.sheets[-1].players):
        shown, state.asking, state.shown = state.shown, False, []
        score(state, shown)


def pass_over(state: State) -> None:
    """Note that whoever comes next in a round gets nothing, if they have gone.

    By rules they show nothing if they have no lives.
    """
    sheet = state.sheets[-1]
    while not sheet.game and len(state.asked) < len(sheet.players):
        if sheet.players[len(state.asked)] not in state.gone:
            return
        state.asked.append(0)
    left = scoring.totals(sheet)
    while sheet.start and len(state.shown) < len(left):
        if left[sheet.players[len(state.shown)]] > 0:
            return
        state.shown.append([])


# The sheet ----------------------------------------------------------------------------------------


def new_sheet(state: State, words: Sequence[str]) -> None:
    """Begin a score sheet."""
    unit, wins, *limits, seats = words[:5]
    target, rounds = numbers_in(limits)
    players = tuple(numbers_in(seats.split(",")))
    if words[5:]:
        game_sheet(state, Sheet(players, target=target, rounds=rounds), *words[5:])
        return
    state.sheets.append(Sheet(players, unit, wins, target, rounds))
    state.tell(events.SheetOpened(players, unit, wins, target, rounds))


def game_sheet(state: State, sheet: Sheet, game: str, *options: str) -> None:
    """Begin a sheet that is scored by the rules of a game; those know when it ends, but Skat's."""
    from accessible_games.real_table.scoring.sheets import SCORED  # with four games

    known = SCORED.get(game)
    if known is not None:
        sheet = replace(sheet, target=known.target, rounds=known.rounds, start=known.start)
    state.sheets.append(replace(sheet, game=game, options=options))
    state.tell(events.GameSheetOpened(game, sheet.target, sheet.rounds, sheet.start, options))


def write_skat(state: State, words: Sequence[str]) -> None:
    """Write a deal of Skat."""
    from accessible_games.real_table.scoring import skat_sheet

    sheet, said = state.sheets[-1], tuple(words)
    played = skat_sheet.played_of(said)
    entered = skat_sheet.enter(played, sheet.options, len(sheet.players), sheet.bock)
    amounts = dict(scoring.amounts_of(sheet, entered.amounts))
    state.sheets[-1] = replace(scoring.with_round(sheet, amounts), bock=entered.bock)
    told = (said, sheet.players, entered.amounts, sheet.bock)
    state.tell(events.SkatDealWritten(told))
    if skat_sheet.LEAGUE in sheet.options and played.declarer is not None:
        declarer = sheet.players[played.declarer]
        others = max(amount for seat, amount in amounts.items() if seat != declarer)
        state.tell(events.SkatDealAdded(((declarer, amounts[declarer]),), others))
    tell_standing(state, leading=any(entered.amounts))
    if entered.bock > sheet.bock:
        state.tell(events.BockBegins(entered.bock))


def score(state: State, shown: Sequence[Sequence[str]]) -> None:
    """Score a round from what everybody has shown."""
    from accessible_games.real_table.scoring.sheets import SCORED

    sheet = state.sheets[-1]
    before = [*scoring.totals(sheet).values()]
    hands = [tuple(words) for words in shown]
    write_scored(state, *SCORED[sheet.game].score(before, sheet.lines, hands, sheet.options))


def end_round(state: State, words: Sequence[str]) -> None:
    """End a round of Life is Life at once, by all cards of an animal in one hand."""
    from accessible_games.real_table.scoring.sheets import score_set

    seat, *cards = words
    sheet = state.sheets[-1]
    before, player = [*scoring.totals(sheet).values()], sheet.players.index(int(seat))
    write_scored(state, *score_set(before, player, tuple(cards), sheet.options))


def write_scored(state: State, amounts: Sequence[int], told: tuple[Event, ...]) -> None:
    """Write a round that was scored by the rules of a game, which also says who has won."""
    from accessible_games.real_table.scoring.sheets import SCORED

    sheet = state.sheets[-1]
    written = scoring.with_round(sheet, dict(scoring.amounts_of(sheet, amounts)))
    state.sheets[-1] = written
    state.tell(events.RoundScoredByRules((sheet.game, sheet.players, told)))
    if not scoring.is_over(written):
        tell_standing(state, leading=not SCORED[sheet.game].tells_totals)


def write_round(state: State, words: Sequence[str]) -> None:
    """Write a round; where points are claimed, by the rules of the game."""
    sheet, amounts = state.sheets[-1], amounts_in(words)
    if sheet.game:
        from accessible_games.real_table.scoring.sheets import claim, claims

        if claims(sheet.game):
            score(state, [claim(amounts.get(seat, 0)) for seat in sheet.players])
            return
    write(state, amounts)


def write(state: State, amounts: Mapping[Seat, int]) -> None:
    """Write a round, say who leads, and who deals the next one."""
    sheet = state.sheets[-1]
    state.sheets[-1] = scoring.with_round(sheet, amounts)
    state.tell(events.RoundWritten(sheet.unit, tuple(amounts.items())))
    tell_standing(state)


def ask_round(state: State, words: Sequence[str]) -> None:
    """Ask for the amounts of a round, person by person."""
    state.asking = True
    pass_over(state)


def fix(state: State, words: Sequence[str]) -> None:
    """Correct a round; this can also end the game, or be the reason why it goes on."""
    (number,) = numbers_in(words[:1])
    amounts, sheet = amounts_in(words[1:]), state.sheets[-1]
    state.sheets[-1] = scoring.corrected(sheet, number, amounts)
    state.tell(events.RoundCorrected(number, sheet.unit, tuple(amounts.items())))
    tell_standing(state)


def tell_standing(state: State, *, leading: bool = True) -> None:
    """Say who has won, or who leads, unless that was told, and who deals."""
    pass_deal(state)
    sheet = state.sheets[-1]
    seats, by = scoring.leaders(sheet)
    if scoring.is_over(sheet):
        state.tell(GameWon(seats[0]) if len(seats) == 1 else VictoryShared(seats))
        state.tell(events.TotalsReached(sheet.unit, scoring.ranking(sheet)))
        return
    if leading:
        state.tell(events.Leading(sheet.unit, seats[0], seats, len(seats), by))
    if sheet.dealer is not None:
        state.tell(events.DealerNamed(sheet.dealer))


def name_dealer(state: State, words: Sequence[str]) -> None:
    """Note who deals the next round."""
    (seat,) = numbers_in(words)
    state.sheets[-1] = replace(state.sheets[-1], dealer=seat)
    state.tell(events.DealerNamed(seat))


# Chance -------------------------------------------------------------------------------------------


def draw_beginner(state: State, words: Sequence[str]) -> None:
    """Draw by lot who begins, among those on the open sheet or else all."""
    sheet = state.open_sheet
    players = state.here if sheet is None else [*sheet.players]
    there = [seat for seat in players if seat in state.here]
    state.tell(events.BeginnerDrawn(state.luck.one_of(there or players)))


def roll(state: State, words: Sequence[str]) -> None:
    """Roll dice."""
    count, sides, plus = numbers_in(words)
    dice = tuple(state.luck.one_of(range(1, sides + 1)) for _ in range(count))
    state.tell(events.DiceRolled(dice, count, sides, plus, sum(dice) + plus))


def toss(state: State, words: Sequence[str]) -> None:
    """Toss a coin."""
    state.tell(events.CoinTossed(state.luck.one_of(("heads", "tails"))))


def set_timer(state: State, words: Sequence[str]) -> None:
    """Say how long a timer runs; it is the front end that rings."""
    (seconds,) = numbers_in(words)
    state.tell(events.TimerSet(*divmod(seconds, 60)))


# Secrets ------------------------------------------------------------------------------------------


def deal(state: State, words: Sequence[str]) -> None:
    """Deal a secret to everybody, and let them hear it one after the other."""
    kind, *roles = words
    if kind == "cards":
        deal_cards(state, *roles)
        return
    seats = [*map(str, state.here)]
    if kind == "lifeboat":
        loves, hates = state.luck.shuffled(seats), state.luck.shuffled(seats)
        dealt, state.spare = [[*each] for each in zip(loves, hates, strict=True)], []
    else:
        shuffled = state.luck.shuffled(roles)
        dealt = [[shuffled.pop()] for _ in seats]
        state.spare = shuffled
    hand_round(state, kind, dealt)
    state.tell(events.SecretsDealt(len(seats), len(state.spare)))


def deal_cards(state: State, deck: str, number: str, *cards: str) -> None:
    """Deal so many cards of a deck to everybody, who hear theirs in the order of the deck."""
    each, order = int(number), {card: place for place, card in enumerate(cards)}
    left, dealt = state.luck.shuffled(cards), list[list[str]]()
    for _ in state.here:
        hand, left = left[:each], left[each:]
        dealt.append(sorted(hand, key=order.__getitem__))
    state.spare = left
    hand_round(state, f"cards:{deck}", dealt)
    state.tell(events.CardsDealt(each, len(left)))


def hand_round(state: State, kind: str, dealt: Sequence[list[str]]) -> None:
    """Let everybody who is there hear what was dealt to them."""
    held = dict(zip(state.here, dealt, strict=True))
    state.secrets = [held.get(seat, []) for seat in range(state.seats)]
    state.kind, state.equal, state.passing = kind, True, state.here


def show(state: State, words: Sequence[str]) -> None:
    """Let somebody hear their secret again."""
    state.passing, state.equal = numbers_in(words), False


def secret_of(state: State, seat: Seat) -> Hide:
    """What somebody hears of their secret."""
    return Hide(state.kind, tuple(state.secrets[seat]), state.equal)


def hide(state: State, move: Move) -> None:
    """Note that somebody has heard theirs."""
    state.passing = [seat for seat in state.passing if seat != move.seat]


# Coming and going ---------------------------------------------------------------------------------


def join(state: State, words: Sequence[str]) -> None:
    """Let somebody new sit down."""
    sit_down(state, new_seat(state, words[0]))


def new_seat(state: State, name: str) -> Seat:
    """Add a seat for somebody of this name, and return it."""
    state.came.append(name.replace("_", " "))
    state.seats += 1
    if state.secrets:
        state.secrets.append([])
    return state.seats - 1


def come_back(state: State, words: Sequence[str]) -> None:
    """Let somebody who has gone sit down again."""
    (seat,) = numbers_in(words)
    state.gone.remove(seat)
    sit_down(state, seat)


def sit_down(
    state: State, seat: Seat, told: type[events.PersonJoined] = events.PersonJoined
) -> None:
    """Tell that somebody is there, with nothing yet on the open sheet if it was for all."""
    sheet = state.open_sheet
    others = {*state.here} - {seat}
    joins = (
        sheet is not None
        and not sheet.game
        and seat not in sheet.players
        and others <= {*sheet.players}
    )
    if sheet is not None and joins:
        state.sheets[-1] = scoring.with_player(sheet, seat)
    state.tell(told(seat, joins))


def leave(state: State, words: Sequence[str]) -> None:
    """Let somebody go: they are asked and dealt nothing, but keep what they have on the sheet."""
    (seat,) = numbers_in(words)
    dealt = state.open_sheet is not None and state.open_sheet.dealer == seat
    state.gone.append(seat)
    state.passing = [each for each in state.passing if each != seat]
    state.tell(events.PersonLeft(seat))
    pass_deal(state)
    sheet = state.open_sheet
    if sheet is not None and dealt and sheet.dealer is not None:
        state.tell(events.DealerNamed(sheet.dealer))


def pass_deal(state: State) -> None:
    """Let the next one deal, if whoever would do it has gone."""
    sheet = state.open_sheet
    if sheet is None or sheet.dealer not in state.gone or {*sheet.players} <= {*state.gone}:
        return
    while sheet.dealer in state.gone:
        sheet = scoring.next_dealer(sheet)
    state.sheets[-1] = sheet


# The table ----------------------------------------------------------------------------------------


def on_table(word: str, state: State, words: Sequence[str]) -> None:
    """Write down what lies on the table."""
    state.notebook, told = written(state.notebook, (word, *words))
    for event in told:
        state.tell(event)


def end(state: State, words: Sequence[str]) -> None:
    """End the evening."""
    state.over = True
    state.kind, state.secrets, state.spare, state.passing = "", [], [], []
    state.tell(events.EveningEnded())


DOES: Mapping[str, Callable[[State, Sequence[str]], None]] = {
    "write": write_round,
    "fix": fix,
    "sheet": new_sheet,
    "round": ask_round,
    "set": end_round,
    "skat": write_skat,
    "dealer": name_dealer,
    "begin": draw_beginner,
    "dice": roll,
    "coin": toss,
    "timer": set_timer,
    "deal": deal,
    "show": show,
    "join": join,
    "leave": leave,
    "back": come_back,
    "end": end,
    **{word: partial(on_table, word) for word in WRITES},
}

TAKES: Mapping[str, Callable[[State, Move], None]] = {
    ENTRY: enter,
    AMOUNT: take_amount,
    SHOWN: take_shown,
    SECRET: hide,
}
