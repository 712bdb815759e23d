"""What the help tells of the Zodiac: the window for cards before the aim, and what a challenge does to one's own Karma.

Reads the table as everybody sees it.
"""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.tip_words import tips_in
from bot.cosmic.expansions.zodiac.views import ZodiacView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import add_tips
from bot.cosmic.words.lines import Names
from bot.cosmic.words.phrases import who
from bot.kernel.seat import Seat
from bot.words.language import Language

_WINDOW = ("destiny", "aim")
_FIGHT = ("invite", "allies", "cards", "reveal", "deal", "outcome")


def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    if NAME not in table.expansions:
        return []
    say, chart = tips_in(language), table.part(NAME, ZodiacView)
    lines = [say.WINDOW] if phase in _WINDOW else []
    if chart.leader is not None and phase in _WINDOW:
        lines.append(say.leader(who(names, chart.leader)))
    challenge = table.challenge
    if seat is None or phase not in _FIGHT or challenge is None or chart.standing(seat).sign is None:
        return lines
    if chart.leader == seat:
        return lines
    for main in (challenge.offense.seat, challenge.defense.seat):
        if main == seat:
            lines.append(say.MINE)
        elif main is not None:
            kind = chart.relation(seat, main)
            lines += [say.yin(who(names, main))] if kind == "yin" else []
            lines += [say.yang(who(names, main))] if kind == "yang" else []
    return lines


add_tips(_told)
