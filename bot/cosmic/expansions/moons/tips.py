"""What the help tells of moons: that one may aim at them, that nobody helps there, and that a secret one can be shown.

Reads the table as everybody sees it: that an occupied moon which lies face down is a secret one is public (2.6.6).
"""

from __future__ import annotations

from bot.cosmic.expansions.moons.state import NAME
from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import TIPS
from bot.cosmic.words.lines import Names
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.speech import speech

_FIGHT = ("cone", "cards", "reveal")


@TIPS(NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say = speech(language)
    target = None if table.challenge is None else table.challenge.target
    lines = [say("moons-event-tip-target")] if phase == "aim" else []
    if phase in _FIGHT and any(moon.id == target for moon in table.outposts):
        lines.append(say("moons-event-tip-no-allies"))
    hidden = {one.place for one in table.part(NAME, MoonsView).moons if not one.moon and not one.gone}
    if seat is not None and any(moon.tokens(seat) and moon.id in hidden for moon in table.outposts):
        lines.append(say("moons-event-tip-secret"))
    return lines
