"""Three words for how somebody stands: none where nothing is known, and none of powers that win otherwise."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.skill_tokens.state import NAME, SkillState
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import WIN
from bot.cosmic.model.state import Cosmic
from bot.cosmic.strong import positions as module
from bot.cosmic.strong.positions import positions
from tests.cosmic.table import Table


@pytest.fixture
def chances(monkeypatch: pytest.MonkeyPatch) -> dict[int, float]:
    found = {0: 0.4, 1: 0.2, 2: 0.1}
    monkeypatch.setattr(module, "prospects", lambda view: found[view.seat])
    return found


def stood(challenge: int, power: str = "") -> Cosmic:
    game = Table((power, "", "")).game
    game.state.challenges = challenge
    return game


def test_words_come_by_shares_of_the_fair_one_and_only_once_something_is_known(chances: dict[int, float]) -> None:
    assert positions(stood(5).state) == {}
    assert positions(stood(6).state) == {0: "ahead", 1: "level", 2: "behind"}
    chances.update({0: 0.3, 2: 0.3})
    assert set(positions(stood(6).state).values()) == {"level"}


def test_with_expansions_they_come_later(chances: dict[int, float]) -> None:
    skills = {NAME: SkillState(["EWSL"] * 3, [""] * 3)}
    game = Table(("", "", ""), extras={NAME: True}, expansions=skills).game
    game.state.challenges = 10
    assert positions(game.state) == {}
    game.state.challenges = 11
    assert positions(game.state) != {}


def test_nothing_is_said_of_who_wins_otherwise(chances: dict[int, float]) -> None:
    assert positions(stood(6, "loser").state) == {1: "level", 2: "behind"}


def test_every_power_that_changes_who_wins_is_one_of_them() -> None:
    answers = {name for name, power in registry.POWERS.items() if any(a.hook is WIN.how for a in power.answers)}
    assert answers <= {name for name, power in registry.POWERS.items() if power.wins_otherwise}
