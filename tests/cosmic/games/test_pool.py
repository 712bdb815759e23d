"""The pool: which powers a game may have, in hands of players, on asteroids, unused, as flares and by name (2.7)."""

from __future__ import annotations

import pytest

from bot.cosmic.challenge import draws
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import pools, registry
from bot.cosmic.kinds.effects import Edition, Level
from bot.cosmic.kinds.pools import FIRST, FIRST_CLASSIC, SmallPool
from bot.cosmic.model import cards
from bot.cosmic.model.options import FlagValue, Options, from_strings
from bot.cosmic.phases.setup import pool
from bot.cosmic.seen.project import see_table
from bot.cosmic.words.option_words import options_in, refusal
from bot.kernel.game import Game
from bot.tables.cosmic import table_options
from bot.words.options import BadOption
from proving.cosmic.walk import Walk

LATER = {name for name, power in registry.POWERS.items() if power.edition is Edition.LATER}
ASTEROIDS: dict[str, FlagValue] = {"asteroids": "two_opposite"}


def test_classic_are_all_but_those_of_later_editions() -> None:
    assert set(pools.names("all")) == set(registry.POWERS)
    assert set(pools.names("classic")) == set(registry.POWERS) - LATER
    assert set(FIRST) - set(FIRST_CLASSIC) == {"mirror", "tripler", "cudgel", "hate", "masochist"} == LATER & {*FIRST}


@pytest.mark.parametrize("word", [*Edition, *Level])
def test_a_set_or_a_level_is_its_powers(word: str) -> None:
    found = pools.names(word)
    assert found
    assert set(found) == {name for name, power in registry.POWERS.items() if word in (power.edition, power.level)}


def test_words_and_names_come_together_in_alphabetical_order() -> None:
    assert pools.names("Zombie,anti-matter, Anti Matter,,oracle") == ("anti_matter", "oracle", "zombie")
    assert pools.names("mayfair, will") == tuple(sorted([*pools.names("mayfair"), "will"]))


@pytest.mark.parametrize("written", ["", " , ", "oracel", "all, oracel"])
def test_words_that_are_no_power_are_refused(written: str) -> None:
    with pytest.raises(BadOption):
        pools.names(written)


def test_bans_are_taken_out_of_the_pool_however_they_are_written() -> None:
    assert table_options.flags({"pool": "eon, Spiff", "bans": "Will,novice"}).pool == tuple(
        name for name in pools.names("eon, spiff") if name != "will" and registry.POWERS[name].level is not Level.NOVICE
    )
    assert table_options.flags({"bans": "Anti-Matter"}).pool == tuple(name for name in FIRST if name != "anti_matter")
    assert table_options.flags({"pool": "all", "bans": "none"}).pool == tuple(sorted(registry.POWERS))
    assert table_options.flags({"pool": "usual", "bans": "none"}).pool is None


@pytest.mark.parametrize(
    ("chosen", "players", "have", "needed"),
    [
        ({"pool": "will, zombie, spiff"}, 4, 3, 4),
        ({"pool": "will, zombie, spiff, oracle", "powers_per_player": "2"}, 3, 4, 6),
        ({"pool": "crystal, zombie"}, 2, 1, 2),
        ({"pool": "masochist, healer, will"}, 3, 2, 3),
        ({"pool": "will, zombie, spiff", "asteroids": "one_random"}, 3, 3, 4),
        ({"pool": "will, zombie, masochist, macron, magnet", "asteroids": "one_random"}, 4, 4, 5),
    ],
)
def test_a_pool_that_may_be_too_small_is_refused_in_the_lobby_and_at_the_start(
    chosen: dict[str, str], players: int, have: int, needed: int
) -> None:
    for refused in (
        lambda: table_options.check(chosen, players),
        lambda: Game.new(COSMIC, 1, players, table_options.flags(chosen)),
    ):
        with pytest.raises(SmallPool) as caught:
            refused()
        assert (caught.value.have, caught.value.needed, caught.value.players) == (have, needed, players)
    assert str(needed) in refusal(caught.value, "en")
    assert f"{players} Spieler" in refusal(caught.value, "de")


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_just_enough_powers_begins(seed: int) -> None:
    chosen = {"pool": "masochist, healer, will, zombie, spiff, oracle", "asteroids": "one_random"}
    table_options.check(chosen, 4)
    walk = Walk(seed, 4, table_options.flags(chosen))
    walk.run(150)
    assert {card.power for card in walk.game.state.powers} <= {*pools.names(chosen["pool"])}
    walk.check()


def test_a_text_of_super_zombie_without_zombie_is_refused() -> None:
    table_options.check({"super_zombie": "ffg", "bans": "will"}, 4)
    with pytest.raises(BadOption) as caught:
        table_options.check({"super_zombie": "ffg", "bans": "zombie"}, 4)
    assert "Zombie into the pool" in refusal(caught.value, "en")
    assert "Nimm Zombie ins Spiel" in refusal(caught.value, "de")
    table_options.check({"bans": "zombie"}, 4)


def test_an_unknown_name_is_told_with_the_nearest_ones() -> None:
    with pytest.raises(BadOption) as caught:
        table_options.flags({"pool": "eon, Zombi, oracle"})
    assert refusal(caught.value, "en") == "There is no power called zombi. Did you mean Zombie?"
    assert refusal(caught.value, "de") == "Eine Kraft namens zombi gibt es nicht. Meinst du Zombie?"
    with pytest.raises(BadOption) as caught:
        table_options.flags({"bans": "9999"})
    assert refusal(caught.value, "en") == "There is no power called 9999. `/rules` knows them all."
    with pytest.raises(BadOption) as caught:
        table_options.flags({"bans": "*expart*"})
    assert "hard to play" in refusal(caught.value, "en")
    assert "\\*expart" in refusal(caught.value, "en")


def test_a_lobby_names_the_parts_of_a_pool() -> None:
    found = {option.name: option for option in options_in("de")}
    assert found["pool"].label("novice, Worm,eon") == "leicht zu spielen, Worm,Eon"
    assert found["bans"].label("none") == "keine Kraft"
    assert len(found["bans"].label("zombie, " * 100)) < 100


def test_a_table_of_before_that_left_out_later_powers_still_does() -> None:
    assert table_options.flags({"later_powers": "off"}).pool == pools.names("classic")
    assert table_options.flags({"later_powers": "on"}).pool is None
    assert from_strings({"pool": "zombie,oracle"}).pool == ("oracle", "zombie")


def test_a_game_keeps_the_powers_that_there_were_when_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(COSMIC, 1, 4, Options())
    game.take_events()
    assert game.state.options.pool == FIRST
    monkeypatch.setitem(registry.POWERS, "newcomer", registry.POWERS["zombie"])
    assert "newcomer" not in pool(4, game.state.options)
    assert "newcomer" in pool(4, table_options.flags({"pool": "all"}))


def test_a_pool_with_a_name_that_is_no_power_is_refused() -> None:
    with pytest.raises(BadOption):
        Game.new(COSMIC, 1, 4, Options(pool=("newcomer",)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_not_in_the_pool_is_not_dealt(players: int) -> None:
    everything, classic = (set(pool(players, Options(pool=among))) for among in (FIRST, FIRST_CLASSIC))
    assert everything - classic == set(FIRST) - set(FIRST_CLASSIC)
    assert not classic - everything


@pytest.mark.parametrize("seed", range(6))
def test_nothing_outside_of_the_pool_is_dealt_drawn_flared_named_or_on_an_asteroid(seed: int) -> None:
    options = Options(powers_per_player=2, pool=FIRST_CLASSIC, extras=ASTEROIDS if seed % 2 else {})
    walk = Walk(seed, 4, options)
    while not walk.game.state.deck:
        walk.step()
    state = walk.game.state
    assert {*(card.power for card in state.powers), *state.unused} <= {*FIRST_CLASSIC}
    flares = {cards.flare_power(card) for card in all_cards(state) if card.startswith("flare.")}
    assert flares
    assert flares <= {*FIRST_CLASSIC}
    assert {face.partition(".")[2] for face in draws.faces(state) if face.startswith("flare.")} <= {*FIRST_CLASSIC}
    assert see_table(state).pool == FIRST_CLASSIC
