"""The sum with another card: worked out by the rules themselves, everybody else's choices as they were."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from bot.cosmic.model import cards
from bot.kernel import export as files
from bot.kernel.saved import Decision
from bot.play.games.kinds import PLAYABLES
from bot.tables.cosmic import hindsight, replay
from bot.tables.cosmic.hindsight import CARD, Laid, instead
from tests.golden.files import games, read_game

GAME = "cosmic-09.gz"
CHALLENGE = 9
"""Ana, one base short, misses the win 12–12, with a 15 in hand."""


@cache
def recorded(name: str = GAME) -> files.Export:
    (path,) = [path for path in games() if (path.parent.name[-4:], path.name) == ("dev0", name)]
    return read_game(path)


@cache
def laid() -> tuple[Laid, int]:
    made = recorded().decisions
    for at, (game, _) in enumerate(files.play(PLAYABLES, recorded())):
        state = game.state
        if state.challenges == CHALLENGE and made[at].key == CARD and made[at].seat == state.challenge.offense.seat:
            seat: int = made[at].seat or 0
            return Laid(game.save(), tuple(state.players[seat].hand), made[at : at + 80]), seat
    raise AssertionError


def test_the_lowest_card_that_would_have_won_is_told() -> None:
    found = instead(*laid())
    assert found is not None
    assert (found.value, found.totals, found.wins) == (15, (17, 12), True)


def test_with_the_same_card_the_sum_is_what_it_was() -> None:
    before, seat = laid()
    found = hindsight._played(before, str(before.made[0].choice))
    assert found is not None
    assert (found.by_totals, found.outcome, found.main[0]) == ((12, 12), "defense", seat)


def test_without_another_attack_card_nothing_is_told() -> None:
    before, seat = laid()
    bare = Laid(before.saved, tuple(card for card in before.hand if cards.kind(card) != "attack"), before.made)
    assert instead(bare, seat) is None


def test_where_the_others_choices_do_not_fit_any_more_nothing_is_told() -> None:
    before, seat = laid()
    lost = Decision(0, 0, 99, "nothing", None, "player", 0)
    assert instead(Laid(before.saved, before.hand, [before.made[0], lost]), seat) is None


@pytest.mark.parametrize("over", [True, False])
def test_a_replay_tells_it_at_the_reveal_of_a_game_that_is_over_alone(*, over: bool) -> None:
    names = [player.name for player in recorded().players]
    found = replay.watch(lambda: files.play(PLAYABLES, recorded()), names, "en", over=over)
    told = [one.chapter for one in found.moments if any("With the 15 in hand" in line for line in one.lines)]
    assert told == ([CHALLENGE] if over else [])
    assert any("By bases, turn and hand" in line for one in found.moments for line in one.lines) == over


def test_a_card_drawn_by_chance_has_no_other_in_its_place() -> None:
    before, seat = laid()
    drawn = msgspec.structs.replace(before.made[0], choice="by_chance")
    assert instead(Laid(before.saved, before.hand, [drawn, *before.made[1:]]), seat) is None


@pytest.mark.parametrize("over", [True, False])
def test_a_zap_without_which_the_other_side_would_have_won_is_told_once_the_game_is_over(*, over: bool) -> None:
    content = recorded("cosmic-45.gz")
    names = [player.name for player in content.players]
    found = replay.watch(lambda: files.play(PLAYABLES, content), names, "en", over=over)
    told = [one.chapter for one in found.moments if any(line.startswith("Without ") for line in one.lines)]
    assert told == ([28, 43] if over else [])
