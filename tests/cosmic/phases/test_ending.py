"""The end of a game lays everything open, and nothing does before (7.6); the seed shown then fits the posted hash."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import text
from bot.kernel.event import commitment
from bot.kernel.saved import NothingToUndo
from proving.cosmic.walk import Walk
from proving.events import Happened, stored
from tests.cosmic.table import Table
from tests.events import bare

NAMES = ("Ana", "Ben", "Cy", "Dot")


def of_kind(events: Sequence[Happened], kind: str) -> list[Mapping[str, Any]]:
    found = [event for event in events if event.kind == kind]
    assert all(event.audience is None for event in found)
    return [event.data for event in found]


@pytest.mark.parametrize(("seed", "players", "each"), [(3, 2, 1), (4, 4, 2), (5, 6, 1)])
def test_every_card_is_accounted_for_at_the_end_and_nothing_is_told_before_7_6(
    seed: int, players: int, each: int
) -> None:
    walk = Walk(seed, players, Options(powers_per_player=each, bases_to_win=3))
    events = stored(walk.game.take_events())
    while not walk.game.over:
        assert not {"laid_open", "piles_open"} & {event.kind for event in events}
        assert see_table(walk.game.state).hands == ()
        events = walk.step()
    state = walk.game.state
    opened = of_kind(events, "laid_open")
    (piles,) = of_kind(events, "piles_open")
    assert [row["hand"] for row in opened] == [player.hand for player in state.players]
    assert see_table(state).hands == tuple(tuple(row["hand"]) for row in opened)
    shown = [card for row in opened for held in (row["hand"], *row["elsewhere"].values()) for card in held]
    shown += [*piles["deck"], *state.discard, *state.released]
    shown += [aside.card for aside in state.aside if not aside.hidden]
    shown += [side.card for side in (state.challenge.offense, state.challenge.defense) if side.card is not None]
    everything = set(cards.challenge_cards()) | set(cards.edict_cards())
    assert everything <= set(shown)
    assert piles["deck"] == state.deck[::-1]
    assert piles["destiny"] == state.destiny[::-1]
    with pytest.raises(NothingToUndo):
        walk.game.undo(consent=True)


def test_the_seed_shown_at_the_end_fits_the_hash_posted_at_the_beginning() -> None:
    walk = Walk(2**90 + 1, 3, Options())
    (seated,) = of_kind(stored(walk.game.take_events()), "seated")
    while not walk.game.state.challenges:
        walk.step()
    walk.game.interrupt("stop", by="host")
    (piles,) = of_kind(stored(walk.game.take_events()), "piles_open")
    assert commitment(int(piles["seed"])) == seated["commitment"]
    assert commitment(int(piles["seed"]) + 1) != seated["commitment"]


def test_a_hoard_is_shown_at_the_end_and_counted_before_7_6() -> None:
    table = Table(("miser", "", "", ""), hands={0: ["A20"]}, hoards={"miser": ["A9", "C"]}, flares="off")
    table.run(until="target")
    assert dict(see_table(table.state).players[0].powers[0].notes)["hoard"] == 2
    table.game.take_events()
    table.game.interrupt("stop", by="host")
    events = stored(table.game.take_events())
    hoard = next(row for row in of_kind(events, "laid_open") if row["seat"] == 0)["elsewhere"]["hoard"]
    assert [cards.face(card) for card in hoard] == ["A9", "C"]
    assert dict(see_table(table.state).players[0].powers[0].notes)["hoard"] == hoard
    told = text.lines(bare(events), NAMES)
    assert "Ana held attack 20; in the hoard: attack 9 and compromise." in told
    assert "Check the shuffle with its seed, `1`" in told[-1]


def test_a_card_that_lay_face_down_is_shown_when_the_game_is_stopped_7_6() -> None:
    walk = Walk(1, 4, Options())
    challenge = walk.game.state.challenge
    while challenge.defense.card is None or challenge.revealed or challenge.defense.shown:
        walk.step()
        challenge = walk.game.state.challenge
    laid, seat = challenge.defense.card, challenge.defense.seat
    hidden = see_table(walk.game.state).challenge
    assert hidden is not None
    assert hidden.defense.card == ""
    walk.game.interrupt("stop", by="host")
    rows = {row["seat"]: row for row in of_kind(stored(walk.game.take_events()), "laid_open")}
    assert rows[seat]["elsewhere"]["laid"] == [laid]
    shown = see_table(walk.game.state).challenge
    assert shown is not None
    assert shown.defense.card == laid
