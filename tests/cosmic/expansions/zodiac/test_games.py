"""Whole games with the Zodiac: set-up, conservation, resuming, words, secrets."""

from __future__ import annotations

import re

import pytest

from bot.cosmic.engine.problems import all_cards, problems
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, zodiac
from bot.cosmic.expansions.zodiac.views import SIGNS, ZodiacView, what
from bot.cosmic.model.options import FLAGS, Options, from_strings
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import question_text, text
from bot.cosmic.words.story_words import why
from bot.kernel.ask import OneOf
from bot.kernel.event import Event, visible
from bot.words.options import BadOption
from proving.cosmic.walk import Walk
from tests.cosmic.labels import labels
from tests.cosmic.seen.test_reveal import walked
from tests.words.voices import EN

ON = Options(extras={NAME: True})
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
RULE = re.compile(r"\(cosmic (Z\d+|\d+(\.\d+)*)(, Z\d+)*\)")


def test_the_flag_is_off_unless_it_is_set() -> None:
    assert FLAGS[NAME].default is False
    assert from_strings({"zodiac": "on"}) == ON
    assert not Walk(1, 3, Options()).game.state.expansions
    with pytest.raises(BadOption, match="on"):
        from_strings({"zodiac": "perhaps"})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_signs_lie_before_everybody_and_the_rest_is_in_the_deck_z2_z4_z5(players: int) -> None:
    walk = Walk(players, players, ON)
    while not walk.game.state.challenges:
        walk.step()
    state = walk.game.state
    cards = zodiac(state).cards
    assert len(set(cards)) == players
    assert {what(card) for card in cards} <= set(SIGNS)
    elsewhere = [card for card in all_cards(state) if card.startswith("zodiac.") and card not in cards]
    assert len(elsewhere) == 15 - players
    assert see_table(state).part(NAME, ZodiacView).leader is None
    for seat, player in enumerate(state.players):
        places = [token.place for token in state.tokens[seat * 20 : seat * 20 + 20]]
        homes = sorted(places.count(place) for place in set(places) if place.startswith(player.colour))
        assert places.count(KARMA) == 2
        ghosts = any(place.startswith("power.") for place in places)
        assert homes == ([2, 2, 3, 3, 3] if ghosts else [3, 3, 4, 4, 4]), "Phantom's ghosts are taken after Karma"


@pytest.mark.parametrize("seed", range(6))
def test_games_with_the_zodiac_stay_sound_and_resume_to_the_byte(seed: int) -> None:
    walk = Walk(seed, 2 + seed % 5, Options(powers_per_player=1 + seed % 2, extras={NAME: True}), concede=90)
    for step in range(400):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
        if step % 25 == 0:
            walk.check()


def test_every_event_and_question_of_the_zodiac_is_worded_and_has_a_reason() -> None:
    told: dict[str, str] = {}
    for seed in range(6):
        walk = Walk(seed, 4, ON, concede=150)
        before: list[Event] = []
        for _ in range(350):
            if walk.game.over:
                break
            for ask in walk.game.asks.values():
                if ask.key.startswith("zodiac."):
                    told[ask.key] = question_text.question(EN, ask)
                    if isinstance(ask.form, OneOf):
                        rows = labels(walk.game.state, ask, NAMES)
                        assert len(set(rows)) == len(rows)
                        assert not any("zodiac" in label for label in rows)
            for event in visible(walk.step(), None):
                if event.kind in ("signs", "zodiac_played", "karma_step", "spiritual_leader", "zodiac_left"):
                    told[event.kind] = text.line(event, NAMES)
                    assert RULE.search(why(event, before, NAMES))
                before.append(event)
    assert set(told) == {
        *("signs", "zodiac_played", "karma_step", "spiritual_leader", "zodiac_left"),
        *("zodiac.play", "zodiac.gain", "zodiac.release"),
    }
    assert all(told[kind].endswith(".") for kind in told if "." not in kind)
    assert all(told[key] and question_text.rule_of(key).startswith("Z") for key in told if "." in key)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reveals_keep_up_with_tokens_that_become_karma_and_come_back(seed: int) -> None:
    """Public events alone tell all tokens on the board, also of a leader who uses the card."""
    plain = [["calculator"], ["mirror"], ["tripler"], ["virus"], ["loser"]][: 3 + seed % 3]
    assert len(walked(seed, len(plain), ON, 600, powers=plain)) > 2
