"""The panel of a quiet table changes not for everybody's step, but at once where somebody looks at it."""

from __future__ import annotations

import pytest

from bot.cosmic.timing.clock import SPEEDS
from bot.tables.contract.table import Body, Chatted, Edit, Effect, Erase, Picture, Post
from bot.tables.cosmic.handling import SCREEN, height
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

MINUTE_MS = 60_000
CAP_MS = SPEEDS["daily"].cap


def shown(effects: list[Effect]) -> list[Post | Edit]:
    return [effect for effect in effects if isinstance(effect, Post | Edit) and effect.body.panel]


def at_an_old_panel(closed: frozenset[int] = frozenset()) -> World:
    """A daily table with a panel that is older than 50 minutes and says that the main players choose their cards."""
    world = people.ask_in_rounds(World(3, 3, seed=5, speed="daily", closed=closed))
    people.play_until(world, lambda now: people.asked(now, "card") is not None)
    world.pass_time(60 * MINUTE_MS)
    panel = world.controller._record.panel
    assert panel is not None
    panel.below = 0  # as if the message about the set-up had been told before it
    world.effects.clear()
    return world


def lay(world: World) -> None:
    """Both lay their cards."""
    for number, seat in people.waiting(world):
        people.answer(world, number, seat)
    assert people.in_round(world)


def test_an_old_panel_of_a_quiet_table_stays_for_the_cap_of_a_round_and_says_of_which_moment_it_is() -> None:
    world = at_an_old_panel()
    (panel,) = (message.body for message in world.messages.values() if message.body.panel)
    kept = world.controller._record.panel
    assert kept is not None
    edited = kept.edited
    assert f"As of <t:{edited // 1000}:R>" in panel.text
    lay(world)
    world.pass_time(60 * MINUTE_MS)
    assert not shown(world.effects)
    world.pass_time(edited + CAP_MS - world.ms)
    (new,) = shown(world.effects)
    assert isinstance(new, Edit), "it is the last message: nobody has to look for it"
    assert EN("cosmic-table-panel-round") in new.body.text


def test_an_old_panel_is_posted_anew_below_what_was_written_since() -> None:
    world = at_an_old_panel()
    chat(world, 1)
    lay(world)
    world.press(None, 0, "status")
    (new,) = shown(world.effects)
    assert isinstance(new, Post)
    assert sum(isinstance(effect, Erase) for effect in world.effects) >= 1, "there is one panel"


@pytest.mark.parametrize(("minutes", "kind"), [(59, Post), (60, Edit)])
def test_an_old_panel_is_edited_once_an_hour_at_most(minutes: int, kind: type[Effect]) -> None:
    world = at_an_old_panel()
    panel = world.controller._record.panel
    assert panel is not None
    lay(world)
    panel.edited = world.ms - minutes * MINUTE_MS
    world.press(None, 0, "status")
    (new,) = shown(world.effects)
    assert isinstance(new, kind)


@pytest.mark.parametrize("choice", ["status", "answer", "why"])
def test_whoever_looks_finds_an_old_panel_renewed_at_once(choice: str) -> None:
    world = at_an_old_panel()
    lay(world)
    assert not shown(world.effects)
    world.press(None, 0, choice)
    (new,) = shown(world.effects)
    assert EN("cosmic-table-panel-round") in new.body.text
    world.press(None, 0, choice)
    assert len(shown(world.effects)) == 1, "what is up to date stays"


def test_an_old_panel_is_renewed_at_once_where_somebody_is_told_nowhere_else() -> None:
    world = at_an_old_panel(closed=frozenset({0}))
    lay(world)
    world.pass_time(20 * MINUTE_MS)
    (new,) = shown(world.effects)
    assert EN("cosmic-table-panel-round") in new.body.text
    assert "As of" not in new.body.text


def test_a_pause_and_its_end_are_on_the_panel_at_once() -> None:
    world = at_an_old_panel()
    for seat in world.seats[:2]:
        world.press(seat, 0, "pause")
    assert shown(world.effects)[-1].body.text.startswith("**The game is paused.**")
    world.pass_time(60 * MINUTE_MS)
    world.effects.clear()
    for seat in world.seats[:2]:
        world.press(seat, 0, "resume")
    assert "to choose a card" in shown(world.effects)[-1].body.text


# --- where the panel is -----------------------------------------------------------------------------------------------

SECOND_MS = 1_000
LIVE_MS = 30_000
"""At a live table the panel moves at most so often by itself."""


def below(world: World) -> int:
    keys = [key for key, message in world.messages.items() if message.place == "thread"]
    panel = world.controller._record.panel
    assert panel is not None
    return sum(height(world.messages[key].body) for key in keys[keys.index(panel.key) + 1 :])


def moves(effects: list[Effect]) -> int:
    return sum(isinstance(effect, Post) and effect.body.panel and effect.key[6] == "p" for effect in effects)


def chatting(speed: str = "live") -> World:
    world = World(3, 3, seed=5, speed=speed)
    people.play_until(world, lambda now: people.asked(now, "card") is not None)
    world.pass_time(SECOND_MS)
    panel = world.controller._record.panel
    assert panel is not None
    panel.below, panel.posted = 0, world.ms - 6 * MINUTE_MS
    world.effects.clear()
    return world


def chat(world: World, messages: int, gap: int = 100) -> None:
    for _ in range(messages):
        world.pass_time(gap)
        world.handle(Chatted(world.at()))


def test_the_panel_moves_down_after_more_than_six_messages_of_people() -> None:
    world = chatting()
    saved = world.controller.dump()
    chat(world, 6)
    assert not moves(world.effects)
    assert world.controller.dump() == saved, "talk leaves nothing to be saved"
    chat(world, 1)
    assert moves(world.effects) == 1
    chat(world, 6)
    assert moves(world.effects) == 1


def test_messages_of_people_and_of_the_bot_count_together() -> None:
    world = chatting()
    chat(world, 4)
    panel = world.controller._record.panel
    assert panel is not None
    panel.below += 2
    assert not moves(world.effects)
    chat(world, 1)
    assert moves(world.effects) == 1


@pytest.mark.parametrize(("speed", "least"), [("live", LIVE_MS), ("daily", 5 * MINUTE_MS)])
def test_however_much_is_chatted_the_panel_moves_seldom(speed: str, least: int) -> None:
    world = chatting(speed)
    chat(world, 7)
    assert moves(world.effects) == 1
    world.effects.clear()
    first = world.ms
    while world.ms < first + least * 9 // 10:
        chat(world, 5, least // 100)
    assert not moves(world.effects)
    world.pass_time(least // 10)
    assert moves(world.effects) == 1, "what is still buried then moves without another word"


@pytest.mark.parametrize("choice", ["status", "answer"])
def test_whoever_looks_brings_a_buried_panel_down_at_once_even_if_it_says_the_same(choice: str) -> None:
    world = chatting()
    chat(world, 7)
    world.effects.clear()
    chat(world, 7)
    assert not moves(world.effects)
    world.press(world.seats[0], 0, choice)
    assert moves(world.effects) == 1
    world.press(world.seats[0], 0, choice)
    assert moves(world.effects) == 1


def test_a_challenges_message_with_its_picture_brings_the_panel_below_it() -> None:
    world = World(3, 3, seed=5, speed="live")
    away = 0

    def near(now: World) -> bool:
        nonlocal away
        panel = now.controller._record.panel
        if panel is not None and below(now) > SCREEN:
            away += 1
            assert now.ms - panel.posted < LIVE_MS or all(
                now.controller._record.is_computer(seat) for seat in now.seats
            )
        return now.game.state.challenges > 4

    people.play_until(world, near)
    assert away < world.inputs // 10
    assert moves(world.effects) >= 3


def test_a_paused_table_keeps_its_panel_in_sight() -> None:
    world = chatting()
    for seat in world.seats[:2]:
        world.press(seat, 0, "pause")
    world.pass_time(MINUTE_MS)
    world.effects.clear()
    chat(world, 7)
    assert moves(world.effects) == 1


def test_a_picture_and_long_words_take_more_room_than_a_short_message() -> None:
    assert height(Body("Hello.")) == 1
    assert height(Body("x" * 900)) == 4
    assert height(Body("Hello.", picture=Picture("r", b"", "alt", "f.png"))) > SCREEN
