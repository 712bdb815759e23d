"""The forms of a lobby's options: every option in one, five fields at most, and what comes back is read."""

from __future__ import annotations

from itertools import product

import pytest

from bot.play.games.lobby_games import LOBBY_GAMES, PRESETS, LobbyGame
from bot.play.lobbies.forms import COMPUTERS, GROUP, MOST, SWITCHES, Changes, changes, fields, topics
from bot.play.lobbies.lobby import Lobby
from bot.play.rosters import Seated
from bot.tables.contract.message import Field, Pick
from bot.words.message import LANGUAGES, UserError
from bot.words.options import TOPICS, BadOption, Topic
from tests.words.voices import EN

GAMES = pytest.mark.parametrize("game", LOBBY_GAMES.values(), ids=lambda game: game.name)
SAMPLES = [{}, {"mode": "slow"}, {"pace": "2.5 s"}, {"powers_per_player": "2"}, {"asteroids": "1, 3", "pool": "eon"}]


def lobby(game: str, options: dict[str, str] | None = None, people: int = 1) -> Lobby:
    return Lobby(7, game, 1, [Seated("Ana", user) for user in range(1, people + 1)], options or {}, "lobby")


def samples(game: LobbyGame) -> list[Lobby]:
    known = {option.name for option in game.options_in("en")}
    fitting = [one for one in SAMPLES if one.keys() <= known]
    return [lobby(game.name, one, people) for one, people in product(fitting, (1, game.most))]


def filled(of: Lobby, topic: Topic) -> dict[str, tuple[str, ...]]:
    """The form sent off as it is."""
    return {
        name: (field.value,)
        if isinstance(field, Field)
        else tuple(value for value, _ in field.options if value in field.chosen)
        for name, field in fields(of, topic, "en").items()
    }


@GAMES
def test_every_option_has_a_topic_and_a_field_there(game: LobbyGame) -> None:
    of = lobby(game.name)
    found = set[str]()
    for topic, _ in topics(of, EN):
        asked = fields(of, topic, "en")
        found |= {name.removesuffix("_typed") for name in asked} - {COMPUTERS, SWITCHES}
        if SWITCHES in asked:
            switches = asked[SWITCHES]
            assert isinstance(switches, Pick)
            found |= {value for value, _ in switches.options}
    assert found == {option.name for option in game.options_in("en")}


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_has_more_than_five_fields_nor_a_field_more_than_fits(game: LobbyGame, language: str) -> None:
    for of in samples(game) if language == "en" else [lobby(game.name)]:
        for topic in [one for one in TOPICS if any(option.topic == one for option in game.options_in(language))]:
            asked = fields(of, topic, language)
            assert 1 <= len(asked) <= MOST, (topic, list(asked))
            for name, field in asked.items():
                assert len(field.label) <= 45, name
                assert len(field.hint) <= 100, name
                if isinstance(field, Pick):
                    assert len(field.options) <= GROUP if field.several else 2 <= len(field.options) <= 25
                    assert all(len(note) <= 100 for note in field.notes.values())
                else:
                    assert len(field.note) <= 100


@GAMES
def test_a_form_that_is_sent_off_as_it_is_changes_nothing(game: LobbyGame) -> None:
    for of in samples(game):
        for topic, _ in topics(of, EN):
            found = changes(of, topic, "en", filled(of, topic))
            assert found.options == {}, (topic, of.options)
            assert found.computers in (None, 0)


@GAMES
def test_every_preset_can_be_played(game: LobbyGame) -> None:
    for preset in PRESETS:
        game.check({**game.first, **game.presets[preset]}, None)
        assert game.presets[preset].keys() <= {option.name for option in game.options_in("en")}
    assert game.live(game.presets["tonight"])
    assert not game.live(game.presets["week"])
    assert game.live(game.presets["alone"])
    assert game.seats(game.presets["alone"]) == 4


def test_a_first_table_of_cosmic_is_a_gentle_one() -> None:
    first = LOBBY_GAMES["cosmic"].first
    assert dict(first) == {"seats": "4", "pool": "novice", "flares": "one_shot", "reverse_cone": "off"}
    assert LOBBY_GAMES["cosmic"].presets["short"] == {"challenges": "15"}  # 7.7


def test_what_is_chosen_and_typed_and_switched_is_read() -> None:
    of = lobby("cosmic", {"zodiac": "on"})
    given = {**filled(of, "expansions"), "flares": ("off",), "asteroids_typed": ("1, 3",), SWITCHES: ("moons",)}
    assert changes(of, "expansions", "en", given).options == {
        "flares": "off",
        "asteroids": "1, 3",
        "zodiac": "off",
        "moons": "on",
        "reverse_cone": "off",
    }
    zone = {**filled(of, "speed"), "clock": ("Paris",)}
    assert changes(of, "speed", "en", zone).options == {"clock": "berlin"}
    powers = {**filled(of, "powers"), "pool": ("easy to play, Eon",), "bans": ("",)}
    assert changes(of, "powers", "en", powers).options == {"pool": "novice, eon"}
    chosen = lobby("cosmic", {"pool": "eon", "bans": "Virus"})
    assert filled(chosen, "powers")["bans"] == ("Virus",)
    assert changes(chosen, "powers", "en", powers).options == {"pool": "novice, eon", "bans": "none"}
    players = {**filled(of, "players"), "seats": ("4",), COMPUTERS: ("3",)}
    assert changes(of, "players", "en", players) == Changes({"seats": "4"}, 3)


def test_missing_and_foreign_values_are_refused() -> None:
    of = lobby("cosmic")
    whole = filled(of, "speed")
    with pytest.raises(UserError):
        changes(of, "speed", "en", {name: value for name, value in whole.items() if name != "speed"})
    with pytest.raises(BadOption, match="speed"):
        changes(of, "speed", "en", {**whole, "speed": ("tomorrow",)})
    with pytest.raises(BadOption, match="speed"):
        changes(of, "speed", "en", {**whole, "speed": ()})
    with pytest.raises(BadOption, match="cheating"):
        changes(of, "look", "en", {**filled(of, "look"), SWITCHES: ("cheating",)})
    for count in ("99", "-1", "x", ""):
        with pytest.raises(UserError):
            changes(of, "players", "en", {**filled(of, "players"), COMPUTERS: (count,)})
