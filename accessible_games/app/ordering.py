"""What a host orders a running server to do, from another window."""

from accessible_games.frontends.terminal.program import Program
from accessible_games.server.storage import orders


def is_obeyed(program: Program, order: str, refused: str) -> bool:
    """Give an order to the server of the data folder; return whether it is taken.

    If not, the host hears why: the message *refused*, where the server has nothing to do for it.
    Raises `StoreError` if no server runs there, `OSError` if the folder takes no order.
    """
    try:
        is_taken = orders.give(program.context.data, order)
    except orders.OrderRefusedError:
        program.complain(refused)
        return False
    if not is_taken:
        program.complain("serve-not-obeyed")
    return is_taken
