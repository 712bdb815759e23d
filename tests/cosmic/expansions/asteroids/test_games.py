"""Whole games with asteroids: set-up, conservation, resuming, words, secrets."""

from __future__ import annotations

import re

import pytest

from bot.cosmic.engine.problems import all_cards, problems
from bot.cosmic.expansions.asteroids.state import LAYOUTS, NAME, OFF, asteroids, number_of
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import GENERAL
from bot.cosmic.model import cards
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.options import FLAGS, Options, from_strings
from bot.cosmic.model.state import NOBODY
from bot.cosmic.phases.setup import pool, setup
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import question_text, text
from bot.cosmic.words.story_words import why
from bot.kernel.ask import OneOf, UpTo
from bot.kernel.event import Event, visible
from bot.words.options import BadOption
from proving.cosmic.walk import Walk
from proving.events import Happened, data, stored
from tests.cosmic.expansions.asteroids.sky import sky
from tests.cosmic.labels import labels
from tests.events import bare, happened
from tests.plain import listed
from tests.words.voices import EN

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
RULE = re.compile(r"\(cosmic (AST\d+|\d+(\.\d+)*)(, AST\d+)*\)")


KEYS = (
    *("orbital.way", "orbital.wild.copy", "stasis.asteroid", "swap.one", "swap.other", "cleaver.act"),
    *("processor.asteroids", "strange_attractor.asteroid"),
)


HANDS = {
    0: ["A8", "C", "flare.orbital", "edict.strange_attractor"],
    1: ["A8", "A20"],
    2: ["C", "A9"],
    3: ["A10", "edict.sanity"],
}


def on(layout: str, powers: int = 1) -> Options:
    """A game with asteroids."""
    return Options(powers_per_player=powers, extras={NAME: layout})


def begun(seed: int, players: int, options: Options) -> Walk:
    """A game whose first challenge has begun."""
    walk = Walk(seed, players, options)
    while not walk.game.state.challenges:
        walk.step()
    return walk


def test_the_flag_is_off_unless_a_layout_is_chosen_ast4() -> None:
    assert FLAGS[NAME].default == OFF
    assert from_strings({NAME: "two opposite"}) == on("two_opposite")
    assert not begun(1, 3, Options()).game.state.expansions
    with pytest.raises(BadOption, match="one_random"):
        from_strings({NAME: "everywhere"})


def test_three_asteroids_need_three_systems_ast3() -> None:
    with pytest.raises(BadOption, match="two_opposite"):
        setup(2, on("three_spaced"))
    assert setup(3, on("three_spaced")).expansions


@pytest.mark.parametrize(
    ("layout", "players", "missing"),
    [
        ("one_random", 4, {"stasis", "swap"}),
        ("two_opposite", 4, set()),
        ("three_spaced", 3, {"stasis"}),
        ("one_per_hex", 5, {"stasis"}),
    ],
)
def test_restrictions_of_powers_look_at_the_number_of_asteroids(layout: str, players: int, missing: set[str]) -> None:
    mine = {name for name, power in registry.POWERS.items() if power.expansion == NAME}
    assert mine == {"cleaver", "miner", "orbital", "processor", "stasis", "swap"}
    assert mine - set(pool(players, on(layout, 2))) == missing
    assert "miner" not in pool(players, on(layout, 1))
    assert not mine.intersection(pool(players, Options(powers_per_player=2)))


@pytest.mark.parametrize("seed", range(12))
def test_asteroids_are_placed_with_powers_that_nobody_has_ast1_ast2_ast3_ast5_ast6(seed: int) -> None:
    layout, players = LAYOUTS[seed % 4], 3 + seed % 4
    walk = begun(seed, players, on(layout, 1 + seed % 2))
    state = walk.game.state
    disks = asteroids(state).disks
    assert len(disks) == number_of(layout, players)
    assert len({one.location for one in disks}) == len(disks)
    names = [state.powers[one.card].power for one in disks]
    own = [card.power for card in state.powers if not card.roaming]
    assert len({*names, *own, *state.unused}) == len(names) + len(own) + len(state.unused)
    assert not {"miner", "symbiote", "phantom", "masochist", "hate"}.intersection(names)
    view = see_table(state).part(NAME, AsteroidsView)
    assert [one.power.power for one in view.asteroids] == names
    assert all(card.holder == NOBODY or card.power in ("orbital", "stasis") for card in state.powers if card.roaming)


def test_an_asteroid_with_a_hoard_gets_it_at_once_and_nobody_sees_it_ast7() -> None:
    for seed in range(60):
        walk = Walk(seed, 6, on("one_per_hex"))
        told: list[Event] = []
        while not walk.game.state.challenges:
            told += bare(walk.step())
        state = walk.game.state
        hoards = [card.data[HOARD.key] for card in state.powers if card.roaming and card.power == "miser"]
        if hoards:
            assert len(listed(hoards[0])) == cards.HAND
            assert [data(event) for event in told if event.kind == "hoarded"] == [{"seat": None, "count": 7, "size": 7}]
            assert not any(event.kind == "hoard" for event in told)
            assert all(str(hoards[0]) not in str(see_table(state)) for _ in hoards)
            return
    raise AssertionError("no asteroid was a Miser")


def test_the_deck_has_one_strange_attractor_and_no_flares_for_asteroids_ast40() -> None:
    walk = begun(3, 5, on("one_per_hex"))
    found = all_cards(walk.game.state)
    assert found.count("edict.strange_attractor.1") == 1
    assert sum(card[0] == "f" for card in found) == 2 * 5, "two for each power of a player (2.5.2)"


def test_every_walk_would_notice_a_power_that_is_used_twice_6_7_6_11_ast23() -> None:
    def used(seat: int, power: str, card: int) -> Happened:
        return happened("used", {"seat": seat, "power": power, "card": f"power.{card}"})

    once = [used(0, "will", 3), used(1, "mind", 4), used(2, "will", 5)]
    over = happened("challenge_over", {"number": 1})
    undone = happened("uncalled", {"gone": [[0, "will"]]})
    for again in ([over, *once], [undone, once[0]], [used(1, "will", 6)], [used(3, "will", 7)]):
        walk = begun(1, 4, on("one_per_hex"))
        walk.used.clear()
        walk.watched(once)
        walk.watched(again)
    for twice in (used(1, "will", 3), used(0, "will", 6)):
        walk = begun(1, 4, on("one_per_hex"))
        walk.used.clear()
        walk.watched(once)
        with pytest.raises(AssertionError, match="will"):
            walk.watched([twice])


@pytest.mark.parametrize("seed", range(8))
def test_games_stay_sound_and_resume_to_the_byte_ast1_ast3_ast20(seed: int) -> None:
    more = {"zodiac": True} if seed % 3 == 0 else {}
    options = Options(powers_per_player=1 + seed % 2, extras={NAME: LAYOUTS[seed % 4], **more})
    walk = Walk(seed, 3 + seed % 4, options, concede=90)
    for step in range(300):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
        if step % 25 == 0:
            walk.check()


def test_a_state_with_two_in_one_place_is_found_out_ast3_ast20() -> None:
    state = begun(1, 4, on("two_opposite")).game.state
    assert problems(state) == []
    one, other = asteroids(state).disks
    other.location = one.location
    assert any("one location" in problem for problem in problems(state))


def test_every_event_and_question_of_the_asteroids_is_worded_and_has_a_reason() -> None:
    kinds: set[str] = set()
    keys: set[str] = set()
    pairs = (["orbital", "swap"], ["cleaver", "miner"], ["processor", "stasis"], ["changeling", "cleaver"])
    for seed in range(8):
        walk = begun(seed, 4, on("two_opposite", 2))
        for event in stored(walk.game.take_events()):
            assert event.kind != "asteroid_placed" or text.line(event.event, NAMES)
        walk.game = sky([(0, "virus"), (2, "mirror")], pairs, seed=seed, hands=HANDS).game
        before: list[Event] = []
        for _ in range(400):
            if walk.game.over:
                break
            for ask in walk.game.asks.values():
                if ask.key in KEYS:
                    keys.add(ask.key)
                    assert question_text.question(EN, ask)
                    assert question_text.rule_of(ask.key) != GENERAL
                    if isinstance(ask.form, OneOf | UpTo):
                        told = labels(walk.game.state, ask, NAMES)
                        assert len(set(told)) == len(told)
                        assert all("." not in label and "_" not in label for label in told)
            for seen in visible(walk.step(), None):
                if seen.kind.startswith("asteroid") or seen.kind == "power_copied":
                    kinds.add(seen.kind)
                    assert text.line(seen, NAMES)
                    assert RULE.search(why(seen, before, NAMES))
                before.append(seen)
    assert kinds >= {
        *(
            "asteroids_decreed",
            "asteroid_attracted",
            "asteroid_reattached",
            "asteroid_held",
            "asteroids_rotated",
            "asteroids_swapped",
        ),
        *("asteroid_split", "asteroid_destroyed", "asteroid_processed", "asteroid_mined"),
    }
    assert keys >= {*KEYS} - {"orbital.wild.copy"}
