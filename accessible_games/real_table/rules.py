"""What follows from an entry: nothing that the people have not decided or left to chance."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from accessible_games.core.common_events import GameWon, VictoryShared
from accessible_games.core.decision import Asked, Decision, Move, ask, ask_all
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
    """Write down entries until the evening ends."""
    while not state.over:
        if state.asking:
            await (ask_shown if state.sheets[-1].game else ask_amount)(state)
        elif state.passing:
            await pass_on(state)
        else:
            options = entries_of(state)
            word, *rest = await ask(HOST, ENTRY, options)
            DOES[word](state, rest)


def entries_of(state: State) -> Entries:
    """What can be entered now."""
    sheet = state.sheets[-1] if state.sheets else None
    return Entries(state.seats, sheet, tuple(range(len(state.secrets))), state.notebook)


def standing(state: State) -> Asked:
    """What people with phones of their own may enter, whoever is asked."""
    if state.asking or state.passing:
        return {}
    others = (seat for seat in range(state.seats) if seat != HOST)
    return {seat: Decision(seat, ENTRY, entries_of(state)) for seat in others}


def said(state: State, move: Move) -> None:
    """Carry out what one of them has entered."""
    assert isinstance(move.answer, tuple)
    word, *rest = move.answer
    DOES[word](state, rest)


async def ask_amount(state: State) -> None:
    """Ask what the next person gets in this round; after the last one it is written."""
    sheet = state.sheets[-1]
    seat = sheet.players[len(state.asked)]
    state.asked.append(await Decision(HOST, AMOUNT, Amount(sheet.unit), about=seat))
    if len(state.asked) == len(sheet.players):
        amounts = dict(scoring.amounts_of(sheet, state.asked))
        state.asking, state.asked = False, []
        write(state, amounts)


async def ask_shown(state: State) -> None:
    """Ask what the next person shows; after the last one the round is scored.

    Whoever has no lives left shows nothing.
    """
    sheet = state.sheets[-1]
    left = scoring.totals(sheet)
    while sheet.start and left[sheet.players[len(state.shown)]] <= 0:
        state.shown.append([])
    earlier = tuple(map(tuple, state.shown))
    asked = Shown(sheet.game, len(sheet.players), earlier)
    seat = sheet.players[len(state.shown)]
    state.shown.append([*await Decision(HOST, SHOWN, asked, about=seat)])
    waiting = sheet.players[len(state.shown) :]
    if not any(left[each] > 0 or not sheet.start for each in waiting):
        shown = [*state.shown, *([] for _ in waiting)]
        state.asking, state.shown = False, []
        score(state, shown)


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


def fix(state: State, words: Sequence[str]) -> None:
    """Correct a round; this can also end the game, or be the reason why it goes on."""
    (number,) = numbers_in(words[:1])
    amounts, sheet = amounts_in(words[1:]), state.sheets[-1]
    state.sheets[-1] = scoring.corrected(sheet, number, amounts)
    state.tell(events.RoundCorrected(number, sheet.unit, tuple(amounts.items())))
    tell_standing(state)


def tell_standing(state: State, *, leading: bool = True) -> None:
    """Say who has won, or who leads, unless that was told, and who deals."""
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
    players = range(state.seats) if sheet is None else sheet.players
    state.tell(events.BeginnerDrawn(state.luck.one_of(players)))


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
    seats = [*map(str, range(state.seats))]
    if kind == "lifeboat":
        loves, hates = state.luck.shuffled(seats), state.luck.shuffled(seats)
        state.secrets, state.spare = [[*each] for each in zip(loves, hates, strict=True)], []
    else:
        shuffled = state.luck.shuffled(roles)
        state.secrets = [[shuffled.pop()] for _ in seats]
        state.spare = shuffled
    state.kind, state.equal, state.passing = kind, True, [*range(state.seats)]
    state.tell(events.SecretsDealt(state.seats, len(state.spare)))


def show(state: State, words: Sequence[str]) -> None:
    """Let somebody hear their secret again."""
    state.passing, state.equal = numbers_in(words), False


async def pass_on(state: State) -> None:
    """Let people hear their secrets, one after the other at one keyboard, until they hide them."""
    secrets = {
        seat: Hide(state.kind, tuple(state.secrets[seat]), state.equal) for seat in state.passing
    }
    await ask_all(SECRET, secrets)
    state.passing = []


# The table ----------------------------------------------------------------------------------------


def on_table(word: str, state: State, words: Sequence[str]) -> None:
    """Write down what lies on the table."""
    state.notebook, told = written(state.notebook, (word, *words))
    for event in told:
        state.tell(event)


def end(state: State, words: Sequence[str]) -> None:
    """End the evening."""
    state.over = True
    state.kind, state.secrets, state.spare = "", [], []
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
    "end": end,
    **{word: partial(on_table, word) for word in WRITES},
}
