"""The settings on the command line: say all or one of them, or change one."""

from __future__ import annotations

from accessible_games.frontends.terminal.program import Program
from accessible_games.match import settings
from accessible_games.match.setting_kinds import WHOLE, Value
from accessible_games.speech.catalogue import Catalogue
from accessible_games.store import folders, settings_file


def tell_problems(program: Program) -> None:
    """Say what was wrong in the settings file and was therefore ignored."""
    for problem in program.context.settings.problems:
        program.say(problem.message, **problem.arguments)


def settings_command(program: Program) -> None:
    """Say all settings or one of them, or set one."""
    context, catalogue = program.context, program.context.narrator.catalogue
    file, words = folders.file(context.arguments.config), context.arguments.words
    if not words:
        tell_problems(program)
        program.say("settings-are-in", file=str(file))
        for name in settings.KINDS:
            program.say(
                f"setting-{name}", value=shown(catalogue, name, getattr(context.settings, name))
            )
        program.say("settings-how")
        return
    name, value = words[0], " ".join(words[1:])
    if len(words) == 1 and name in settings.KINDS:
        tell_problems(program)
        program.say(
            f"setting-{name}", value=shown(catalogue, name, getattr(context.settings, name))
        )
        if name == "letters":
            program.say("letters-how")
        return
    chosen = settings.parsed(name, value)
    context.settings.put(name, chosen)
    settings_file.write(file, name, chosen)
    tell_problems(program)  # not earlier: a problem that prevents a change is its refusal
    program.say("setting-saved", name=name, value=shown(catalogue, name, chosen))


def tell(program: Program, name: str) -> None:
    """Say one setting."""
    context = program.context
    value = shown(context.narrator.catalogue, name, getattr(context.settings, name))
    program.say(f"setting-{name}", value=value)


def shown(catalogue: Catalogue, name: str, value: Value) -> str:
    """Return a setting's value as a line."""
    if isinstance(value, int):
        return str(value or WHOLE)
    if not value:
        return catalogue.say(f"empty-{name}")
    if isinstance(value, dict):
        return ", ".join(f"{letter} {command}" for letter, command in value.items())
    return ", ".join(value) if isinstance(value, list) else value
