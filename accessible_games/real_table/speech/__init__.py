"""What an evening brings to the words of all games: how entries are typed, amounts and dice."""

from accessible_games.real_table.entries import Amount, Entries, Hide, Shown
from accessible_games.real_table.speech.kinds import AmountKind, EntryKind, HideKind, ShownKind
from accessible_games.real_table.speech.naming import dominoes, meant
from accessible_games.real_table.speech.saying import (
    card,
    cards,
    copies,
    game_options,
    game_title,
    hand,
    laid,
    money,
    pile,
    run,
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
    "table-card": FieldKind(card),
    "table-cards": FieldKind(cards),
    "table-pile": FieldKind(pile),
    "table-laid": FieldKind(laid),
    "table-run": FieldKind(run),
    "in-deck": FieldKind(copies),
    "hand": FieldKind(hand),
}
FUNCTIONS = {"MONEY": money}
NAMED = {"find": meant, "counts": meant, "history": meant, "pattern": dominoes}
