"""Below the own hand stands what its owner has seen of others, and nobody else's memory."""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.seen.project import see_seat
from bot.kernel.event import Seat
from bot.tables.contract.table import Show
from bot.words.message import Language
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN


def playing() -> tuple[World, Seat, Seat]:
    """A table in its first challenge, a person's seat and another one."""
    world = World(3, 3, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    return world, 0, 1


def page(world: World, seat: Seat, language: Language = "en") -> list[str]:
    """The lines below a seat's own hand."""
    (shown,) = (effect for effect in world.press(seat, 0, "hand", language=language) if isinstance(effect, Show))
    text, _, known = shown.body.text.partition("\n")
    assert text
    return known.split("\n") if known else []


def test_a_hand_that_was_read_stands_below_the_reader_s_own_one_and_nowhere_else() -> None:
    world, mine, other = playing()
    assert page(world, mine) == []
    held = world.game.state.players[other].hand
    moves.show_cards(world.game, other, held[:2], (mine,), "mind")
    title, row = page(world, mine)
    assert title == EN("cosmic-table-known")
    assert world.controller._record.names[other] in row
    assert " has " in row
    assert row.endswith("(seen in this challenge).")
    title, row = page(world, mine, "de")
    assert title == DE("cosmic-table-known")
    assert row.endswith("(gesehen in dieser Begegnung).")
    assert page(world, other) == page(world, 2) == []


def test_it_says_how_long_ago_and_how_sure_it_is() -> None:
    world, mine, other = playing()
    state = world.game.state
    moves.show_hand(world.game, other, (mine,), "mind")
    for row in state.memory.hands[mine]:
        row.since -= 2
    moves.give_card(world.game, other, 2, state.players[other].hand[:1], "consolation")
    rows = page(world, mine)
    names = world.controller._record.names
    assert [" probably has " in row and names[other] in row for row in rows] == [False, True, False]
    assert [" may have " in row and names[2] in row for row in rows] == [False, False, True]
    assert all(row.endswith("(seen 2 challenges ago).") for row in rows[1:])


def test_what_was_seen_last_comes_first() -> None:
    world, mine, other = playing()
    held = world.game.state.players[other].hand
    moves.show_cards(world.game, other, held[:1], (mine,), "mind")
    for row in world.game.state.memory.hands[mine]:
        row.since -= 2
    moves.show_cards(world.game, other, held[1:2], (mine,), "mind")
    _, last, before = page(world, mine)
    assert last.endswith("(seen in this challenge).")
    assert before.endswith("(seen 2 challenges ago).")


def test_cards_that_one_put_on_the_deck_are_told_from_the_top() -> None:
    world, mine, _ = playing()
    state = world.game.state
    state.powers[0].holder, state.powers[0].data["hoard"] = mine, [state.deck.pop() for _ in range(3)]
    moves.stack_hoard(world.game, 0)
    drawn = moves.draw_cards(world.game, 1, 1, "reward")
    rows = page(world, mine)
    assert rows[-1].startswith("Next in the deck: ")
    assert rows[-1].count(",") + rows[-1].count(" and ") == 1, "two of three are left"
    assert [row.card for row in see_seat(state, mine).known] == drawn
