"""Reasons predict rightly: each such wrong answer is played on."""

from __future__ import annotations

import pytest

from bot.tables.cosmic.lessons import written
from tests.cosmic.notation import read
from tests.cosmic.notation_run import run

NAMED = "b.invite.defense:-"


@pytest.mark.parametrize(
    ("name", "done", "comes"),
    [
        (
            "invite",
            f"a.invite.offense:e {NAMED} e.join:offense e.commit:e1*1 pass a.card:A10 b.card:A12 rest next",
            "won:e",
        ),
        ("invite", f"a.invite.offense:- {NAMED} pass a.card:A10 b.card:A12 rest", "outcome:defense"),
        ("join", "a.join:offense a.commit:a1*3 pass b.card:A12 c.card:A12 rest next", "won:b"),
        ("join", "a.join:decline pass b.card:A12 c.card:A12 rest next", "won:b"),
        ("card", "a.card:C b.card:A14 rest", "outcome:defense warp:a3,c2"),
        ("card", "a.card:A10 b.card:A14 rest", "outcome:defense over:no"),
        ("deal", "a.deal.fail.offense:- b.deal.fail.defense:- rest", "warp:a3,b3"),
        ("zap", "rest", "outcome:defense total:23-34"),
        ("flare", "rest", "outcome:defense total:12-14 warp:a7"),
        ("zodiac", "a.zodiac.play:leo>b", "won:c over:yes"),
        ("letters", f"a.target:b1 a.commit:a1*3 pass a.invite.offense:- {NAMED} rest", "outcome:repulsed"),
        ("asteroid", "a.card:A8 b.card:A20 rest", "outcome:defense total:24-24"),
        ("asteroid", "a.card:C b.card:A8 rest", "outcome:defense"),
    ],
)
def test_what_a_reason_says_would_happen(name: str, done: str, comes: str) -> None:
    before = written(name).position.rpartition("\n do ")[0]
    scenarios, malformed = read(f"{before}\n do    {done}\n then  {comes}\n")
    assert malformed == []
    assert run(scenarios[0]) == []
