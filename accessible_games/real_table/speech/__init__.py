"""What an evening brings to the words of all games: how entries are typed, amounts and dice."""

from accessible_games.real_table.entries import Amount, Entries, Hide, Shown
from accessible_games.real_table.speech.kinds import AmountKind, EntryKind, HideKind, ShownKind
from accessible_games.real_table.speech.saying import (
    game_options,
    game_title,
    money,
    shown,
    skat_told,
    told_by_game,
    told_secret,
)
from accessible_games.speech.answer_kind import FieldKind

KINDS = {Entries: EntryKind(), Amount: AmountKind(), Hide: HideKind(), Shown: ShownKind()}
FIELDS = {
    "dice": FieldKind(shown),
    "secret": FieldKind(told_secret),
    "game": FieldKind(game_title),
    "told": FieldKind(told_by_game),
    "game-options": FieldKind(game_options),
    "skat-deal": FieldKind(skat_told),
}
FUNCTIONS = {"MONEY": money}
