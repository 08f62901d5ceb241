"""The commands of those who make labels for a deck."""

from dataclasses import replace

from accessible_games.frontends.terminal.program import Program


def labels(program: Program) -> int:
    """Tell the braille labels of a game or of any other deck, check them, or ask what to make.

    Returns 1 if a check finds what prevents labels, or if their page cannot be served.
    """
    from accessible_games.tools.labelling import label_lines, with_deck

    arguments = program.context.arguments
    if arguments.task == "labels check":
        return check(program)
    if arguments.task == "labels page":
        from accessible_games.app.label_page_command import label_page_command

        return label_page_command(program)
    if arguments.words == ["new"]:
        from accessible_games.tools.first_sheet import first_sheet

        first_sheet(program)
        return 0
    lines = label_lines(with_deck(arguments), program.context.narrator)
    screen = program.screen if arguments.format in (None, "text") else program.whole
    screen.say(lines)
    return 0


def check(program: Program) -> int:
    """Tell about a deck at a glance; return 1 if something prevents labels."""
    from accessible_games.tools.checking import check_lines
    from accessible_games.tools.labelling import with_deck

    arguments = program.context.arguments
    named = with_deck(replace(arguments, words=arguments.words[1:]))
    lines, is_fine = check_lines(named, program.context.narrator)
    program.screen.say(lines)
    return 0 if is_fine else 1


def overlay(program: Program) -> None:
    """Write the files to emboss, print or cut the labels of a game or of any other deck."""
    from accessible_games.tools.labelling import with_deck
    from accessible_games.tools.overlaying import make

    context = program.context
    for lines in make(with_deck(context.arguments), context.narrator):
        program.screen.say(lines)
