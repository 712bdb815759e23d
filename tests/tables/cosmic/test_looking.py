"""Looking at a table: pages turn in place, the board and the log say the same to all, help knows who asks."""

from __future__ import annotations

from functools import partial

from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import question_text
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Pressed, Reply, Show
from bot.words.signs import bare
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def playing(steps: int = 60) -> World:
    world = World(3, 2)
    for _ in range(steps):
        if world.over is not None:
            break
        ready = [(seat, control) for seat in world.seats for control in world.answering(seat)]
        if ready and world.random.randrange(4):
            world.use(*ready[world.random.randrange(len(ready))])
        else:
            world.wait()
    return world


def shown(world: World, seat: Seat | None, choice: str, *values: str, **more: object) -> Show:
    found = [effect for effect in world.press(seat, 0, choice, *values, **more) if isinstance(effect, Show)]
    assert len(found) == 1
    return found[0]


def test_the_board_is_told_in_words_to_whoever_asks_in_their_own_language() -> None:
    world = playing()
    english = shown(world, world.seats[0], "board").body
    assert "foreign bases" in english.text
    german = shown(world, world.seats[0], "board", language="de").body
    assert "fremden Basen" in german.text
    assert english.text == shown(world, world.seats[1], "board").body.text


def test_the_log_opens_at_its_end_and_turns_in_place() -> None:
    world = playing(300)
    last = shown(world, world.seats[0], "log")
    assert not last.renew
    lines = [entry.text for entry in world.controller._record.chronicle.entries]
    assert lines[-1] in last.body.text
    assert last.body.buttons, "so many lines do not fit on one page"
    before = last.body.buttons[0][0]
    turned = shown(world, world.seats[0], before.choice)
    assert turned.renew
    assert lines[0] in _all_pages(world, "log")
    assert turned.body.text != last.body.text


def is_at(challenge: int, world: World) -> bool:
    return world.game.state.challenges == challenge


def test_all_reasons_of_the_game_can_be_paged_through_after_a_restart_too() -> None:
    world = World(3, 1)
    asked: list[str] = []
    for challenge in range(2, 6):
        people.play_until(world, partial(is_at, challenge))
        asked += shown(world, world.seats[0], "why").body.text.splitlines()[:-1]
    world.restart()
    last = shown(world, world.seats[0], "why")
    assert "(cosmic 5." in last.body.text, "how the last challenge came out"
    everything = _all_pages(world, "why")
    assert all(line in everything for line in asked)
    assert "**Challenge 1**" in everything
    assert "Everyone is dealt seven cards (cosmic 3.12)" in everything
    assert len(everything) > 4_000
    assert len(world.controller.dump()) < 64_000, "the snapshot's budget"


def test_the_menu_below_the_reasons_goes_to_where_a_challenge_begins() -> None:
    world = World(3, 1)
    people.play_until(world, lambda world: world.game.state.challenges == 4)
    seat = world.seats[0]
    last = shown(world, seat, "why").body
    for option in last.menus[0].options:
        page = shown(world, seat, last.menus[0].choice, option.value)
        assert page.renew
        assert f"**{option.label.partition(' (')[0]}**" in page.body.text
    for odd in ((), ("99",), ("x",)):
        assert shown(world, seat, last.menus[0].choice, *odd).body.text


def test_a_step_taken_back_takes_its_reasons_along_and_no_others_8_10() -> None:
    world = World(4, 4, seed=5, speed="live")
    people.play_until(world, lambda now: now.game.state.challenges == 2 and people.asked(now, "join") is not None)
    seat = people.asked(world, "join")
    assert seat is not None
    before = _all_pages(world, "why", seat)
    world.press(seat, 0, "play", "decline")
    assert _all_pages(world, "why", seat) != before
    world.press(seat, 0, "undo")
    assert people.asked(world, "join") == seat
    assert _all_pages(world, "why", seat) == before


def _all_pages(world: World, what: str, seat: int | None = None) -> str:
    body: Body = shown(world, world.seats[0] if seat is None else seat, f"{what}_1").body
    texts = [body.text]
    while not body.buttons[0][1].disabled:
        body = shown(world, world.seats[0], body.buttons[0][1].choice).body
        texts.append(body.text)
    return "\n".join(texts)


def test_help_tells_a_seat_what_it_is_asked_and_tips_can_be_switched_off() -> None:
    world = World(3, 1)
    seat = world.seats[0]
    first = shown(world, seat, "help")
    assert "**Your move:**" in first.body.text, "who plays alone is not hurried"
    assert "First game?" in first.body.text
    off = first.body.buttons[0][0]
    without = shown(world, seat, off.choice)
    assert without.renew
    assert "First game?" not in without.body.text
    world.restart()
    assert "First game?" not in shown(world, seat, "help").body.text
    assert "First game?" in shown(world, seat, "hints").body.text


def test_an_onlooker_gets_help_from_public_facts() -> None:
    world = playing()
    effects = world.controller.handle(Pressed(world.at(), None, 0, "help", "r"))
    replies = [effect for effect in effects if isinstance(effect, Reply)]
    assert len(replies) == 1
    assert replies[0].text.startswith("**You're watching.**")


def test_more_offers_what_the_panel_has_no_room_for_to_whom_it_is_open() -> None:
    world = playing()
    looks = ["status", "board", "why", "powers", "help"]
    acts = ["hand", "undo_ask", "orders", "pause", "talk_off", "seats", "away", "leave"]

    def offered(seat: Seat | None, **more: object) -> list[str]:
        shown = people.acts(world.press(seat, 0, "more", **more))
        return [one for one in shown if ":" not in one]  # others are about what is asked just now

    world.controller._record.talks = True
    assert offered(world.seats[0]) == [*looks, "missed", *acts, "watch", "report", "stop"]
    assert offered(None) == [*looks, "watch", "report"]
    assert offered(None, moderator=True) == [*looks, "watch", "report", "stop"]
    assert [one.choice for row in shown(world, None, "status").body.buttons for one in row] == ["more"]
    for seat in (world.seats[0], None):
        asked = shown(world, seat, "pause_ask", moderator=seat is None).body
        assert "stop" in asked.buttons[0][-1].choice
    sure = shown(world, world.seats[0], "stop_ask").body  # a button of an older version
    assert [button.choice for button in sure.buttons[0]] == ["stop_sure"]
    assert world.over is None
    assert isinstance(world.press(None, 0, "stop")[0], Reply)


def test_the_powers_of_the_table_are_one_press_away_for_everybody() -> None:
    world = World(3, 2)
    begun = shown(world, world.seats[0], "powers").body.text
    assert not any(f"**{cards.words(power)}**" in begun for power in registry.POWERS), "not before all are shown (3.5)"
    world = playing()
    held = [(player.seat, one.power) for player in see_table(world.game.state).players for one in player.powers]
    assert len(held) == 3
    told = shown(world, world.seats[0], "powers").body
    assert told == shown(world, None, "powers").body, "to onlookers too"
    for seat, power in held:
        assert f"{world.controller._record.names[seat]}: **{cards.words(power)}** · " in bare(told.text)
        assert question_text.effect_text(EN, power)[:60] in told.text


def test_there_is_no_chart_before_the_signs_are_dealt_and_none_of_ones_own_after_leaving() -> None:
    world = World(3, 2, options=Options(extras={"zodiac": True}))
    assert people.said(world.press(world.seats[0], 0, "see_zodiac")) == EN("cosmic-table-not-yet")
    people.play_until(world, lambda now: now.game.state.challenges > 0)
    seat = world.seats[0]
    assert "Your Zodiac chart: " in shown(world, seat, "see_zodiac").body.text
    world.press(seat, 0, "concede_sure")
    people.play_until(world, lambda now: not now.game.state.players[seat].active)
    assert "Your Zodiac chart" not in shown(world, seat, "see_zodiac").body.text
