"""What the help tells of the Zodiac: the window for cards before the aim, and what a challenge does to one's own Karma.

Reads the table as everybody sees it.
"""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.views import ZodiacView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS
from bot.cosmic.words.lines import Names
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.message import ids
from bot.words.speech import speech

_RELATED = ids("zodiac-tip-", ("yin", "yang"))
_WINDOW = ("destiny", "aim")
_FIGHT = ("invite", "allies", "cards", "reveal", "deal", "outcome")


@TIPS(NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, chart = speech(language), table.part(NAME, ZodiacView)
    lines = [say("zodiac-tip-window")] if phase in _WINDOW else []
    if chart.leader is not None and phase in _WINDOW:
        lines.append(say("zodiac-tip-leader", name=things.name_of(names, chart.leader)))
    challenge = table.challenge
    if seat is None or phase not in _FIGHT or challenge is None or chart.standing(seat).sign is None:
        return lines
    if chart.leader == seat:
        return lines
    for main in (challenge.offense.seat, challenge.defense.seat):
        if main == seat:
            lines.append(say("zodiac-tip-main"))
        elif main is not None and (kind := chart.relation(seat, main)) in _RELATED:
            lines.append(say(_RELATED[kind], name=things.name_of(names, main)))
    return lines
