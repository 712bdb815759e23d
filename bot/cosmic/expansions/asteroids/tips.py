"""What the help tells of asteroids: that they move as a challenge begins, and whose power they are since.

Reads the table as everybody sees it.
"""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS
from bot.cosmic.words.lines import Names
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.speech import speech

_FIGHT = ("invite", "allies", "cards", "reveal")


@TIPS(NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, sky = speech(language), table.part(NAME, AsteroidsView)
    lines = [say("asteroid-tip-rotation")] if phase == "start" else []
    challenge = table.challenge
    mains = () if challenge is None else (challenge.offense.seat, challenge.defense.seat)
    for one in sky.asteroids if sky.rotated and phase in _FIGHT else ():
        power = things.power(one.power.power)
        if one.user is not None and one.user == seat:
            lines.append(say("asteroid-tip-lent", power=power))
        elif one.user is not None and one.user in mains:
            lines.append(say("asteroid-tip-there", name=names[one.user], power=power))
    return lines
