from __future__ import annotations

import msgspec
import pytest

from bot.kernel.game import Game
from bot.play.games.kinds import KINDS
from bot.play.rosters import Seated
from bot.slap.game import RULES
from bot.slap.options import BadOption, Options, from_strings


def test_defaults_are_those_of_the_rules() -> None:
    options = from_strings({})
    assert options == Options()
    assert (options.comebacks, options.penalty, options.empty_false_slap, options.short_challenge) == (
        1,
        2,
        "lock",
        "lost",
    )
    assert (options.flip_limit, options.max_players, options.mode, options.flip) == (1200, 8, "live", "auto")
    assert (options.pace_ms, options.slapping, options.late, options.show) == (3000, "reaction", "free", 3)
    slow = from_strings({"mode": "slow"})
    assert (slow.pace_ms, slow.slapping) == (300_000, "button")


@pytest.mark.parametrize(
    ("name", "value", "field", "read"),
    [
        ("comebacks", "0", "comebacks", 0),
        ("comebacks", " Unlimited ", "comebacks", None),
        ("penalty", "0", "penalty", 0),
        ("penalty", "3", "penalty", 3),
        ("empty_false_slap", "out", "empty_false_slap", "out"),
        ("short_challenge", "pass", "short_challenge", "pass"),
        ("flip_limit", "300", "flip_limit", 300),
        ("flip_limit", "5000", "flip_limit", 5000),
        ("flip_limit", "none", "flip_limit", None),
        ("max_players", "10", "max_players", 10),
        ("flip", "manual", "flip", "manual"),
        ("pace", "1.5", "pace_ms", 1500),
        ("pace", "10 s", "pace_ms", 10_000),
        ("pace", "2,5 s", "pace_ms", 2500),
        ("pace", "2500ms", "pace_ms", 2500),
        ("slap_by", "both", "slapping", "both"),
        ("late", "strict", "late", "strict"),
        ("show", "1", "show", 1),
    ],
)
def test_every_option_can_be_set(name: str, value: str, field: str, read: object) -> None:
    assert getattr(from_strings({name: value}), field) == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("comebacks", "2"),
        ("comebacks", "-1"),
        ("penalty", "4"),
        ("penalty", "two"),
        ("empty_false_slap", "forgive"),
        ("short_challenge", "won"),
        ("flip_limit", "299"),
        ("flip_limit", "5001"),
        ("max_players", "11"),
        ("max_players", "1"),
        ("mode", "fast"),
        ("flip", "never"),
        ("pace", "1.4"),
        ("pace", "10.1 s"),
        ("pace", "5 min"),
        ("pace", "quick"),
        ("pace", "."),
        ("pace", "²"),
        ("pace", ""),
        ("slap_by", "voice"),
        ("late", "sometimes"),
        ("show", "2"),
        ("marriage", "yes"),
        ("dealer", "-1"),
    ],
)
def test_an_impossible_value_is_refused_by_name_with_what_is_allowed(name: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        from_strings({name: value})
    assert refused.value.option == name
    assert refused.value.allowed
    assert name in str(refused.value)


def test_slow_tables_have_their_own_pace_in_minutes() -> None:  # T8
    assert from_strings({"mode": "slow", "pace": "15"}).pace_ms == 900_000
    assert from_strings({"mode": "slow", "pace": "90 s"}).pace_ms == 90_000
    for pace in ("0.9", "16 min"):
        with pytest.raises(BadOption):
            from_strings({"mode": "slow", "pace": pace})


@pytest.mark.parametrize(
    "values",
    [
        {"flip_limit": "none", "comebacks": "unlimited"},
        {"mode": "slow", "slap_by": "reaction"},
        {"mode": "slow", "slap_by": "both"},
    ],
)
def test_contradictions_are_refused(values: dict[str, str]) -> None:  # R45 T8
    with pytest.raises(BadOption):
        from_strings(values)
    name, value = next(iter(values.items()))
    assert from_strings({name: value})


def test_a_saved_contradiction_cannot_be_loaded() -> None:
    with pytest.raises(msgspec.ValidationError, match="flip_limit"):
        msgspec.json.decode(b'{"flip_limit":null,"comebacks":null}', type=Options)
    options = Options(comebacks=None, pace=2000)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


@pytest.mark.parametrize(
    ("players", "ms"), [(2, 3_000), (4, 3_000), (5, 2_750), (6, 2_750), (7, 2_500), (8, 2_500), (10, 2_500)]
)
def test_the_usual_pace_of_a_live_table_follows_the_number_of_players(players: int, ms: int) -> None:  # T2
    roster = [Seated(f"P{place}", place) for place in range(players)]
    for options in ({"max_players": "10"}, {"max_players": "10", "pace": "usual"}):
        state = KINDS["slap"].begin(1, roster, options, 5).game.state
        assert state.options.pace_ms == ms


@pytest.mark.parametrize(("options", "ms"), [({"pace": "3 s"}, 3_000), ({"mode": "slow"}, 300_000)])
def test_a_pace_that_was_chosen_and_that_of_a_slow_table_stay_whoever_plays(options: dict[str, str], ms: int) -> None:
    assert from_strings(options).paced(8).pace_ms == ms


def test_a_slow_table_does_not_have_the_pace_that_goes_by_players() -> None:
    with pytest.raises(BadOption):
        from_strings({"mode": "slow", "pace": "usual"})


@pytest.mark.parametrize("options", [{}, {"pace": "2.5 s"}, {"mode": "slow"}])
def test_the_pace_of_a_game_is_said_so_that_its_file_deals_it_again(options: dict[str, str]) -> None:
    played = from_strings(options).paced(8)
    told = RULES.settled(Game.new(RULES, 5, 8, played).state)
    assert from_strings({**options, **told}) == played


def test_a_game_saved_without_a_pace_keeps_the_one_it_had() -> None:
    assert msgspec.convert(msgspec.to_builtins(Options()), Options).pace_ms == 3_000


def test_calls_are_counted_for_a_full_table() -> None:
    assert KINDS["slap"].calls_per_minute({"max_players": "4"}) == 40
    assert KINDS["slap"].calls_per_minute({}) == 48
