"""Secrets of a Wraith, hidden, called unseen or not shown: nobody else can tell (S25, 8.14)."""

from __future__ import annotations

import pytest

from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from bot.kernel.event import Event, visible
from tests.cosmic.notation import read
from tests.cosmic.notation_run import Play
from tests.cosmic.notation_table import Layout

POSITION = """X1 a Wraith attacks
 given skill_tokens:on at:aim offense:a defense:b target:b2 b2:b2.LL a.powers:wraith a.wraith.sheet:a5.EEWLL
 given a1:a5.SSSSS a2:a4.WWWW a3:a3.EEE a4:a3.LLL a.hand:A8 b.hand:A8 c.hand:A8
 do    {}
 then  offense:a
"""
AFTER = "a.commit:a1*1 a.invite.offense:- b.invite.defense:-"
ANSWERED = "a.skill_tokens.escorts:0 b.skill_tokens.escorts:0"


def told(words: str, observer: int | None) -> tuple[list[Event], bytes, list[tuple[int, str]]]:
    """All that somebody else learns of a challenge, and who is asked what in the end."""
    (scenario,), _ = read(POSITION.format(words))
    play = Play(Layout(scenario.given).game())
    for word in scenario.steps[0].words:
        play.do(word)
    state = play.game.state
    view = see_table(state) if observer is None else see_seat(state, observer)
    return visible(play.fresh, observer), encode(view), [(ask.seat, ask.key) for ask in play.game.asks.values()]


@pytest.mark.parametrize("observer", [None, 1])
def test_nobody_can_tell_how_many_escorts_come_unseen_or_what_could_be_shown_s25(observer: int | None) -> None:
    ways = [
        f"a.wraith.hide:{hidden} {AFTER} {ANSWERED} a.skill_tokens.escorts_unseen:{called} close"
        for hidden, called in (("E*1", 1), ("W*1", 2), ("-", 1), ("L*2,W*1", 2))
    ]
    seen = [told(words, observer) for words in ways]
    assert all(one == seen[0] for one in seen)
    assert (0, "skill_tokens.show") in seen[0][2]


def test_that_escorts_come_at_all_is_said_openly_s25() -> None:
    calls = [f"a.wraith.hide:- {AFTER} {ANSWERED} a.skill_tokens.escorts_unseen:{count}" for count in (0, 1)]
    spoken = [[event.kind for event in told(words, None)[0]] for words in calls]
    assert ["escorts_unseen" in kinds for kinds in spoken] == [False, True]
