"""Whole games with moons: soundness, resuming, words, secrets, other expansions beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.cosmic.engine.problems import problems
from bot.cosmic.expansions.moons.effects.instant import BRIBE, BRIBE_CARD
from bot.cosmic.expansions.moons.moon import MOONS, NAME, moons
from bot.cosmic.expansions.moons.views import KnownMoons, title
from bot.cosmic.kinds.questions import GENERAL, QUESTIONS
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.words import expansion_words, question_text, text
from bot.cosmic.words.story_words import why
from bot.kernel.ask import OneOf
from bot.kernel.event import visible
from proving.cosmic.walk import Walk
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.labels import labels
from tests.cosmic.table import Table
from tests.words.voices import EN

ON = Options(extras={NAME: True})
BOTH = Options(powers_per_player=2, extras={NAME: True, "zodiac": True})
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
RULE = re.compile(r"\(cosmic (\d+(\.\d+)*)\)")
KINDS = ("moons_laid", "moons_known", "moon_shown", "moon_taken", "moon_known", "moon_gone", "neutral_tokens")


@pytest.mark.parametrize("seed", range(6))
def test_games_with_moons_stay_sound_and_resume_to_the_byte(seed: int) -> None:
    walk = Walk(seed, 2 + seed % 5, BOTH if seed % 2 else ON, concede=120)
    for step in range(350):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
        if step % 50 == 0:
            walk.check()


def positions() -> Iterator[Table]:
    """Challenges in which everything is said and asked that moons say and ask."""
    for moon in MOONS:
        yield moon_table({"blue-moon1": moon}, hands={0: ["A10"], 1: ["A8"]}).wish(0, "target", "blue-moon1")
    table = moon_table({"red-moon1": "bribery_moon"}, {2: {"red-moon1": 1}}, hands={2: ["A20"]})
    card = table.state.players[2].hand[0]
    yield table.wish(2, BRIBE.key, "0").wish(2, BRIBE_CARD.key, card).wish(0, "invite.offense", [2])


def test_every_event_question_and_option_of_moons_is_worded_and_has_a_reason() -> None:
    told: dict[str, str] = {}
    for table in positions():
        while table.state.challenges == table.number and not table.game.over:
            for ask in table.game.asks.values():
                if isinstance(ask.form, OneOf):
                    rows = labels(table.state, ask, NAMES)
                    assert not any("-moon" in label or "moon." in label for label in rows), rows
                if ask.key.startswith("moons."):
                    told[ask.key] = question_text.question(EN, ask)
            table._step()
        for at, event in enumerate(table.seen):
            if event.kind in KINDS:
                told[event.kind] = text.line(event.event, NAMES)
                assert RULE.search(why(event.event, visible(table.seen[:at], None), NAMES))
    walk = Walk(1, 2, ON)
    while not walk.game.state.challenges:
        for event in walk.step():
            if event.kind in KINDS:
                told[event.kind] = text.line(event.event, NAMES)
                assert RULE.search(why(event.event, [], NAMES))
    keys = {key for key, asked in QUESTIONS.items() if asked.subject == NAME}
    assert set(told) == {*KINDS, *keys}
    assert all(told[key][-1] in "?." and question_text.rule_of(key) != GENERAL for key in keys)
    assert all(told[kind].endswith(".") for kind in KINDS)


def test_tokens_and_cards_that_a_moon_moves_name_it() -> None:
    for moon in MOONS:
        cause = expansion_words.cause(moon)
        assert cause is not None
        assert title(moon) in EN.message(cause)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_public_depends_on_a_face_down_moon_8_14(seed: int) -> None:
    walk = Walk(seed, 4, ON)
    while not walk.game.state.challenges:
        walk.step()
    walk.run(80)
    state = walk.game.state
    if walk.game.over:
        return
    mine = moons(state)
    hidden = [place for place in mine.names if place not in mine.shown]
    others = range(4)
    before = see_table(state)
    views = [see_seat(state, seat) for seat in others]
    known = [set(view.part(NAME, KnownMoons).names) for view in views]
    dice = Random(seed)
    for seat in others:
        free = [place for place in hidden if place not in known[seat]]
        one, two = dice.sample(free, 2)
        mine.names[one], mine.names[two] = mine.names[two], mine.names[one]
        assert see_table(state) == before
        assert see_seat(state, seat) == views[seat]
        mine.names[one], mine.names[two] = mine.names[two], mine.names[one]


def test_moons_have_names_as_in_their_list() -> None:
    assert title("ally_one_half_moon") == "Ally One-Half Moon"
    assert title("cone_size_3_moon") == "Cone Size 3 Moon"
