"""The index of flares by hook."""

from __future__ import annotations

import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.expansion import Expansion
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState


def test_the_index_names_exactly_the_flares_that_answer_a_hook() -> None:
    registry.load()
    found = {
        (answer.hook.name, cards.flare(power))
        for power, texts in registry.FLARES.items()
        for text in texts.values()
        for answer in text.answers
    }
    assert found
    assert {(hook, card) for hook, able in registry.FLARES_ON.items() for card in able} == found


def _playing(*names: str) -> CosmicState:
    options = Options()
    return CosmicState(options, [], expansions={name: registry.EXPANSIONS[name].begin(options, 3) for name in names})


@pytest.mark.parametrize(
    "question", ["dormant", "stills", "discount", "offers", "sources", "havens", "welcomes", "shifted"]
)
def test_exactly_those_expansions_are_asked_that_answer_a_question_in_a_way_of_their_own(question: str) -> None:
    registry.load()
    own = [
        one for one in registry.EXPANSIONS.values() if getattr(type(one), question) is not getattr(Expansion, question)
    ]
    assert own
    assert registry.joined(_playing(*registry.EXPANSIONS), question) == tuple(own)
    assert registry.joined(_playing(), question) == ()


@pytest.mark.parametrize("rule", ["not_with", "not_beside"])
def test_a_power_that_keeps_out_one_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch, rule: str) -> None:
    registry.load()
    monkeypatch.setattr(type(registry.POWERS["oracle"]), rule, ("oracel",))
    with pytest.raises(ValueError, match="oracle keeps out oracel"):
        registry.check_names()
