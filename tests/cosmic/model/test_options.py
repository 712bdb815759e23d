from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from bot.cosmic.model.options import Options, check_players, from_strings
from bot.words.options import BadOption


def test_defaults_are_those_of_the_rules() -> None:  # 0.7
    options = from_strings({})
    assert options == Options()
    assert (options.powers_per_player, options.dealt, options.flares, options.reverse_cone) == (1, 2, "retained", True)
    assert [options.bases(players) for players in range(2, 7)] == [4, 5, 5, 5, 5]
    assert Options(powers_per_player=2).dealt == 3


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("powers_per_player", "2", 2),
        ("powers_dealt", "3", 3),
        ("bases_to_win", " 4 ", 4),
        ("challenges", "15", 15),
        ("challenges", "Off", UNSET),
        ("flares", "One-shot", "one_shot"),
        ("flares", "off", "off"),
        ("reverse_cone", "off", False),
        ("reverse_cone", "Yes", True),
    ],
)
def test_every_flag_can_be_set(name: str, value: str, read: object) -> None:
    assert getattr(from_strings({name: value}), name) == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("powers_per_player", "0"),
        ("powers_per_player", "3"),
        ("powers_per_player", "two"),
        ("powers_dealt", "1"),
        ("powers_dealt", "4"),
        ("bases_to_win", "2"),
        ("bases_to_win", "9"),
        ("bases_to_win", "²"),
        ("challenges", "12"),
        ("challenges", "0"),
        ("challenges", "none"),
        ("flares", "eon"),
        ("reverse_cone", "maybe"),
        ("lucre", "on"),
    ],
)
def test_an_impossible_value_is_refused_by_name_with_what_is_allowed(name: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        from_strings({name: value})
    assert refused.value.option == name
    assert refused.value.allowed
    assert name in str(refused.value)


def test_powers_dealt_must_fit_the_powers_kept() -> None:  # 3.4
    assert from_strings({"powers_per_player": "2", "powers_dealt": "4"}).dealt == 4
    with pytest.raises(BadOption, match="3 or 4 when each player keeps 2"):
        from_strings({"powers_per_player": "2", "powers_dealt": "2"})


@pytest.mark.parametrize("players", [1, 7])
def test_a_table_seats_two_to_six(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        check_players(Options(), players)


def test_two_players_cannot_need_more_bases_than_there_are_foreign_planets() -> None:  # 8.6
    check_players(Options(bases_to_win=5), 2)
    check_players(Options(bases_to_win=6), 3)
    with pytest.raises(BadOption, match="bases_to_win"):
        check_players(Options(bases_to_win=6), 2)


def test_a_saved_contradiction_cannot_be_loaded() -> None:
    with pytest.raises(msgspec.ValidationError, match="powers_dealt"):
        msgspec.json.decode(b'{"powers_dealt":4}', type=Options)
    options = Options(powers_per_player=2, flares="off")
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


def test_a_game_without_an_end_in_sight_is_saved_as_before_there_was_one() -> None:  # 7.7
    assert b"challenges" not in msgspec.json.encode(Options())
    options = Options(challenges=30)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert msgspec.json.decode(b"{}", type=Options) == Options()
