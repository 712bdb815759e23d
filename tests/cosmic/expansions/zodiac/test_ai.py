"""Computer players and Zodiac cards."""

from __future__ import annotations

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.expansions.zodiac.ai import worth
from bot.cosmic.expansions.zodiac.karma import GAIN, PLAY, RELEASE, plays
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, highest, zodiac
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from tests.cosmic.expansions.zodiac.test_karma import signed
from tests.cosmic.table import Table


def table(karma: list[int], hand: list[str], *signs: str, abroad: int = 0) -> Table:
    """A table of four at the Zodiac window of seat 0, which has so many bases abroad."""
    colours = ("red", "blue", "yellow", "purple")
    tokens = {
        seat: {KARMA: count, **{f"{colours[seat]}-{at}": 3 for at in range(1, 6)}} for seat, count in enumerate(karma)
    }
    tokens[0] |= {f"blue-{at}": 1 for at in range(1, abroad + 1)}
    made = Table(tokens=tokens, hands={0: [*hand, "A8"]}, extras={NAME: True}, expansions=signed(*signs))
    zodiac(made.state).leader = highest(made.state)
    return made.run(until=PLAY.key)


def chosen(made: Table) -> str:
    player = Computer(next(iter(TEMPERS.values())), lambda sides: 0)
    return str(player.answer(see_seat(made.state, 0), made.open(PLAY.key)[0]))


def values(state: CosmicState) -> dict[str, int]:
    return {play: worth(see_seat(state, 0), play) for play in plays(state, 0)}


def test_nemesis_plays_the_card_that_makes_it_spiritual_leader_and_wins() -> None:
    made = table([3, 3, 1, 0], ["zodiac.cancer", "zodiac.leo"], "nemesis", "gemini", "taurus", "aries")
    assert chosen(made) in ("zodiac.cancer:1", "zodiac.leo:1")
    made.answer(0, PLAY.key, chosen(made)).run()
    assert made.state.winners == [0]


def test_nobody_makes_an_opponent_spiritual_leader_and_nemesis_at_once() -> None:
    made = table([3, 3, 1, 0], ["zodiac.taurus"], "aries", "nemesis", "gemini", "cancer")
    assert values(made.state)["zodiac.taurus:0"] < 0, "seat 0 would fall below Nemesis"
    assert chosen(made) != "zodiac.taurus:0"


def test_otherwise_a_card_is_played_for_the_two_that_it_brings_on_oneself_for_the_token() -> None:
    made = table([2, 2, 2, 1], ["zodiac.taurus"], "aries", "gemini", "cancer", "leo")
    assert chosen(made) == "zodiac.taurus:0"


def test_who_leads_close_to_the_end_does_not_give_it_up() -> None:
    made = table([3, 2, 2, 2], ["zodiac.taurus"], "aries", "gemini", "cancer", "pisces", abroad=2)
    assert highest(made.state) == 0
    assert chosen(made) != "zodiac.taurus:0"


def test_a_rank_that_wins_the_game_at_once_is_taken_and_never_given_z35_z39() -> None:
    made = table([1, 2, 2, 2], ["zodiac.nemesis", "zodiac.taurus"], "aries", "gemini", "cancer", "leo", abroad=4)
    assert chosen(made) == "zodiac.nemesis:0"
    made.answer(0, PLAY.key, "zodiac.nemesis:0").run()
    assert made.state.winners == [0]


def test_who_leads_by_karma_plays_on_others_z28() -> None:
    made = table([4, 2, 3, 2], ["zodiac.gemini"], "aries", "pisces", "cancer", "libra")
    assert highest(made.state) == 0
    assert chosen(made).endswith((":1", ":2"))


def asks_for_karma(key: str, tokens: dict[str, int], *, wins: bool) -> Table:
    """Seat 1, which defends with nothing, has so many tokens and is asked about its Karma after the challenge."""
    cards = {0: ["A1"], 1: ["A40"]} if wins else {0: ["A40"], 1: ["A1"]}
    made = Table(
        tokens={1: {KARMA: 2, **tokens}},
        hands=cards,
        extras={NAME: True},
        expansions=signed("taurus", "leo", "cusp", "cusp"),
    )
    made.wish(0, "target", "blue-5").wish(0, "commit", {"red-1": 1})
    return made.run(until=key)


def answered(made: Table, key: str) -> object:
    ask = next(ask for ask in made.open(key) if ask.seat == 1)
    player = Computer(next(iter(TEMPERS.values())), lambda sides: 0)
    choice = player.answer(see_seat(made.state, 1), ask)
    assert ask.form.accepts(choice)
    return choice


def test_karma_comes_from_where_most_stand_z23() -> None:
    made = asks_for_karma(GAIN.key, {"blue-1": 3, "blue-2": 1, "yellow-1": 2}, wins=False)
    assert answered(made, GAIN.key) == {"blue-1": 1}


def test_a_home_base_that_no_power_needs_ends_rather_than_one_abroad_z23() -> None:
    made = asks_for_karma(GAIN.key, {**{f"blue-{at}": 1 for at in range(1, 5)}, "yellow-1": 1}, wins=False)
    assert answered(made, GAIN.key) == {"blue-1": 1}
    needed = asks_for_karma(GAIN.key, {**{f"blue-{at}": 1 for at in range(1, 4)}, "yellow-1": 1}, wins=False)
    assert answered(needed, GAIN.key) == {"yellow-1": 1}


def test_karma_returns_to_the_weakest_home_planet_z24() -> None:
    made = asks_for_karma(RELEASE.key, {"blue-1": 3, "blue-2": 2, "yellow-1": 1}, wins=True)
    assert answered(made, RELEASE.key) == {"blue-2": 1}
