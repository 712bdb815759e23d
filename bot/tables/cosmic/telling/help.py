"""What can I do now? Answered from what one seat sees and is asked; and the same for onlookers, from public facts.

Private: the words for a seat name its own cards. Decides nothing and reads no state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cosmic.kinds.questions import Time
from bot.cosmic.seen.picture_views import PHASES, BoardPicture
from bot.cosmic.seen.views import SeatView
from bot.cosmic.words import expansion_words, picture_words
from bot.cosmic.words.lines import Names
from bot.cosmic.words.question_text import question
from bot.kernel.ask import Choice
from bot.tables.cosmic.questions.choosing import cut
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import escaped, options
from bot.tables.cosmic.questions.questions import moment, silence
from bot.tables.cosmic.telling import abilities
from bot.tables.cosmic.telling.cutting import whole
from bot.tables.cosmic.words.help_words import ABOUT, hint
from bot.words.names import safe_name
from bot.words.speech import speech

_PASS = ("pass", "decline")
_QUESTION = 230
"""Characters of a question."""
_MOST = 12
"""Things that are named as possible."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody may know of the moment."""

    board: BoardPicture
    """Table, clean names, phase and language."""
    status: str = ""
    """For whom or what everybody waits until when, in words, as far as that is public (8.14)."""
    until: str = ""
    """The deadline as it is shown, such as a Discord timestamp; empty if no clock runs."""


def now(
    scene: Scene,
    view: SeatView | None = None,
    asked: Sequence[Asked] = (),
    *,
    bargains: bool = False,
    hints: bool = True,
) -> str:
    """What the seat can do, or what an onlooker sees (``view`` None); at most 2,000 characters.

    ``asked`` are the open questions of the seat, ``bargains`` says that it negotiates, ``hints`` adds a line for
    those who play for the first time.
    """
    say = speech(scene.board.language)
    if view is None:
        lines = [say("cosmic-help-watching"), scene.status]
    elif not view.me.active:
        lines = [say("cosmic-help-left"), scene.status]
    else:
        lines = _seat(scene, view, asked, bargains=bargains)
    lines += _phase(scene)
    if not scene.board.table.how:
        lines += [f"• {line}" for line in _tips(scene, view)]
    if hints and not scene.board.table.how:
        challenge = scene.board.table.challenge
        lines.append(hint(say, scene.board.phase, challenge is not None and challenge.reverse))
    if view is not None:
        lines.append(say("cosmic-help-anytime"))
    return whole("\n".join(filter(None, lines)))


def _seat(scene: Scene, view: SeatView, asked: Sequence[Asked], *, bargains: bool) -> list[str]:
    say = speech(scene.board.language)
    lines: list[str] = []
    offered: list[Choice] = []
    possible: list[str] = []
    if asked or bargains:
        lines.append(say("cosmic-help-asked-until", until=scene.until) if scene.until else say("cosmic-help-asked"))
    else:
        lines += [say("cosmic-help-not-asked"), scene.status]
    for one in asked:
        lines.append(
            " ".join(filter(None, [f"• {cut(question(say, one.ask), _QUESTION)}", *moment(one), silence(one)]))
        )
        offered += list(getattr(one.ask.form, "options", ()))
        possible += [escaped(one, option.label) for option in options(one) if option.choice not in _PASS]
    if bargains:
        possible.append(say("cosmic-help-negotiate"))
    if possible:
        more = ["…"] if len(possible) > _MOST else []
        lines.append(say("cosmic-help-can", things=[*dict.fromkeys(possible[:_MOST]), *more]))
    responding = any(one.question.time is Time.RESPONSE for one in asked)
    about = {one.question.subject for one in asked}
    reasons = abilities.barred(view, abilities.Open(offered, about, responding, say))
    if reasons:
        lines += [
            say("cosmic-help-cannot"),
            *(say("cosmic-help-because", things=things, reason=reason) for reason, things in reasons),
        ]
    return lines


def _tips(scene: Scene, view: SeatView | None) -> list[str]:
    """What the expansions of the game bring to this moment."""
    board = scene.board
    names = Names(map(safe_name, board.names), board.table.colours, marked=True)
    seat = view.seat if view is not None and view.me.active else None
    return expansion_words.tips(board.table, seat, board.phase, names, board.language)


def _phase(scene: Scene) -> list[str]:
    """What happens in this phase, and where it stands among the others."""
    say, phase = speech(scene.board.language), scene.board.phase
    lines = [f"**{picture_words.phase(say, phase)}**: {say(ABOUT[phase])}"]
    if phase != "setup":
        shown = [one for one in PHASES if one != "setup" and (one == phase or one != "deal")]
        rows = [
            f"**{picture_words.phase(say, one)}**" if one == phase else picture_words.phase(say, one) for one in shown
        ]
        lines.append(" › ".join(rows))
    return lines
