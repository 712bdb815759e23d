"""The index of flares by hook."""

from __future__ import annotations

import pytest

from bot.cosmic.engine import listeners, responses
from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import Effect
from bot.cosmic.kinds.hooks import RESPONSE, TOKEN_VALUE
from bot.cosmic.kinds.registry import Expansion
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
        packs.check_names()


def test_exactly_the_edicts_and_flares_with_a_text_that_answers_uses_can_answer() -> None:
    registry.load()
    edicts: dict[str, list[Effect]] = {f"{cards.edict(name)}.1": [edict] for name, edict in registry.EDICTS.items()}
    flares: dict[str, list[Effect]] = {
        cards.flare(power): [*texts.values()] for power, texts in registry.FLARES.items()
    }
    able = {card for card, texts in {**edicts, **flares}.items() if any(text.answer_to(RESPONSE) for text in texts)}
    assert able
    assert {card for card in (*edicts, *flares, "A12.1", "C.3", "power.0") if responses.can_answer(card)} == able


def test_the_power_cards_on_a_hook_are_those_whose_power_answers_it() -> None:
    registry.load()
    lineup = tuple(registry.POWERS)
    able = tuple(number for number, name in enumerate(lineup) if registry.POWERS[name].answer_to(TOKEN_VALUE))
    assert able
    assert listeners.cards_on(",".join(lineup), TOKEN_VALUE.name) == able
    assert listeners.cards_on("", TOKEN_VALUE.name) == ()
