"""What the help tells of letters: what a repulse is while one aims, how it stands once tokens are there, powers asleep.

Reads the table as everybody sees it.
"""

from __future__ import annotations

from bot.cosmic.expansions.skill_tokens.letters import NEEDED
from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import TIPS
from bot.cosmic.words.lines import Names
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.speech import speech

_BEFORE = ("aim", "cone")
_JOINING = ("invite", "allies")


@TIPS(NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, letters = speech(language), table.part(NAME, SkillView)
    lines = [say("skill-tip-compared")] if phase in _BEFORE else []
    if phase in _JOINING:
        weapons, shields = letters.weapons, letters.shields
        lines.append(say("skill-tip-stand", weapons=weapons, shields=shields, repulsed=shields > weapons))
        lines.append(say("skill-tip-escorts"))
    if seat is not None and table.player(seat).active and letters.leaders[seat] < NEEDED:
        lines.append(say("skill-tip-asleep", leaders=letters.leaders[seat]))
    return lines
