"""Challenges worked out from public facts end as the engine ends them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.cosmic.challenge import totals
from bot.cosmic.kinds import registry
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.seen import imagined
from bot.cosmic.seen.imagined import Outlook, outlook_of
from bot.cosmic.seen.project import see_table
from bot.cosmic.seen.views import TableView
from bot.kernel.codec import decode, encode
from proving.cosmic.walk import Walk

ALL = Options(extras={"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True})
PAIRS = (("A8", "A12"), ("A30", "A4"), ("C", "A10"), ("A15", "C"), ("C", "C"))


def by_the_engine(state: CosmicState, offense: str, defense: str) -> tuple[Any, str]:
    """Sums and outcome with these cards in the real state, without flares of which nobody knows when they act."""
    copy = decode(encode(state), CosmicState)
    copy.armed = []
    for side, face in ((copy.challenge.offense, offense), (copy.challenge.defense, defense)):
        side.face, side.turned = face, False
    sums, outcome = totals.forecast(cast(Cosmic, SimpleNamespace(state=copy)))
    return None if sums is None else (sums.offense.total, sums.defense.total), outcome


def compared(
    seed: int, players: int, options: Options, most: int, powers: Sequence[Sequence[str]] = ()
) -> Counter[str]:
    walk = Walk(seed, players, options, powers=powers)
    dice = Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(most):
        if walk.game.over:
            break
        walk.step()
        state = walk.game.state
        challenge = state.challenge
        if not state.challenges or NOBODY in (challenge.offense.seat, challenge.defense.seat) or dice.randrange(3):
            continue
        outlook = Outlook(see_table(state))
        for pair in PAIRS:
            sums, outcome = by_the_engine(state, *pair)
            attacks = all(face[0] == "A" for face in pair)
            told = (outlook.sums(*pair) if attacks else None, outlook.outcome(*pair))
            assert told == (sums, outcome), (pair, [card.power for card in state.powers])
            seen["agreed"] += 1
    return seen


UNSEEN = ("cavalry", "deuce", "hurtz", "leviathan")
"""Which card an ally or Deuce has laid face down beside the fight, what lies below a token as a lease, and whose planet
is in the challenge are not in the views of others.
"""


@pytest.mark.parametrize("seed", range(8))
def test_every_power_counts_in_the_imagined_state_as_in_the_real_one_5_2_1(seed: int) -> None:
    names = [name for name, power in registry.POWERS.items() if not power.expansion and name not in UNSEEN]
    names = names[seed * 7 :] + names[: seed * 7]
    assert compared(seed, 6, Options(powers_per_player=2), 500)["agreed"] > 100
    powers = [[one, other] for one, other in zip(names[::2], names[1::2], strict=False)][:4]
    assert compared(seed, 4, Options(powers_per_player=2), 400, powers)["agreed"] > 100


@pytest.mark.parametrize("seed", range(4))
def test_moons_that_lie_face_up_count_too_2_6_7(seed: int) -> None:
    assert compared(seed, 5, ALL, 400)["agreed"] > 50


@pytest.mark.parametrize("seed", range(3))
def test_reinforcements_count_whoever_plays_them_p3_reserve(seed: int) -> None:
    powers = (["plant", "reserve"], ["reserve", "oracle"], ["reserve", "warrior"], ["plant", "macron"])
    assert compared(seed, 4, Options(powers_per_player=2), 300, powers)["agreed"] > 50


def test_a_view_is_imagined_once_for_all_that_is_asked_of_it_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(2, 4, Options())
    seen: list[TableView] = []
    while len(seen) < 2:
        walk.step()
        challenge = walk.game.state.challenge
        if walk.game.state.challenges and NOBODY not in (challenge.offense.seat, challenge.defense.seat):
            seen.append(see_table(walk.game.state))
    made: list[TableView] = []
    real = imagined._state

    def noted(table: TableView) -> CosmicState:
        made.append(table)
        return real(table)

    monkeypatch.setattr(imagined, "_state", noted)
    expected = [[Outlook(table).outcome(*pair) for pair in PAIRS] for table in seen]
    made.clear()
    for table, outcomes in zip((*seen, *seen), (*expected, *expected), strict=True):
        assert [outlook_of(table).outcome(*pair) for pair in PAIRS] == outcomes
    assert [any(one is table for table in seen) for one in made] == [True] * 4, "once each time that the view changes"
