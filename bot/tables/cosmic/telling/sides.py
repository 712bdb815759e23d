"""Who fights whom with how many tokens, in a sentence beside the questions of a challenge. Public facts alone."""

from __future__ import annotations

from bot.cosmic.seen.views import BaseView
from bot.cosmic.words import things
from bot.tables.cosmic.handling import Running
from bot.words.language import Language
from bot.words.speech import speech


def told(table: Running, language: Language) -> list[str]:
    """The two sides as one line; empty before tokens are on the cone, and once the fight is decided."""
    challenge = table.table_view().challenge
    if challenge is None or challenge.target is None or not challenge.offense.tokens:
        return []
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None or defense.seat is None:
        return []
    say, names = speech(language), table.names

    def whole(tokens: int, allies: tuple[BaseView, ...]) -> int:
        return tokens + sum(ally.tokens for ally in allies)

    counts = [whole(side.tokens, side.allies) for side in (offense, defense)]
    line = say(
        "picture-alt-attack",
        offense=names[offense.seat],
        defense=names[defense.seat],
        place=[things.place(challenge.target, names)],
        count=counts[0],
        others=counts[1],
        reverse=challenge.reverse,
    )
    allies = [
        [f"{names[ally.seat]} {ally.tokens}" for ally in side.allies if ally.tokens] for side in (offense, defense)
    ]
    if any(allies):
        line = f"{line} {say('picture-alt-allies', attacking=allies[0], defending=allies[1])}"
    return [f"-# {line}"]
