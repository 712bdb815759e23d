"""The index of flares by hook."""

from __future__ import annotations

from bot.cosmic import registry


def test_the_index_names_exactly_the_powers_whose_flares_answer_a_hook() -> None:
    registry.load()
    found = {
        (answer.hook.name, power)
        for power, texts in registry.FLARES.items()
        for text in texts.values()
        for answer in text.answers
    }
    assert found
    assert {(hook, power) for hook, powers in registry.FLARES_ON.items() for power in powers} == found
