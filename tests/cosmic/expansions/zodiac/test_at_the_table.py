"""The Zodiac at the table: the chart by a button, with the question about a card, and before a card is played."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.expansions.zodiac.karma import DONE, GAIN, PLAY, RELEASE
from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_views import HandPicture
from bot.cosmic.timing.automation import ASK, DEFAULT
from bot.tables.contract.table import Body, Pressed, Show
from bot.tables.cosmic.controls import Answer, Draft, OpenAsk, Refused
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.questions.choosing import warning
from bot.tables.cosmic.questions.questions import press, show
from tests.plain import options_of
from tests.tables.cosmic.world import World

ON = Options(extras={NAME: True})


def chart(body: Body) -> ChartPicture:
    """The chart of a message."""
    assert body.picture is not None
    assert body.picture.renderer == "cosmic.chart"
    return msgspec.json.decode(body.picture.view, type=ChartPicture)


def looked(world: World, seat: int | None, language: str = "en") -> Body:
    if seat is None:
        effects = world.controller.handle(Pressed(world.at(), None, 0, f"see_{NAME}", "r"))
    else:
        effects = world.press(seat, 0, f"see_{NAME}", language=language)
    found = [effect.body for effect in effects if isinstance(effect, Show)]
    assert len(found) == 1
    return found[0]


def asked_to_play(players: int = 3) -> tuple[World, int]:
    """A table at which a person is asked for a Zodiac card and holds one that can be played."""
    for seed in range(1, 40):
        world = World(players, players, seed=seed, options=ON)
        for _ in range(150):
            ask = next((ask for ask in world.game.asks.values() if ask.key == PLAY.key), None)
            if ask is not None and len(options_of(ask)) > 2:
                return world, ask.seat
            ready = [(seat, control) for seat in world.seats for control in world.answering(seat)]
            if ready and world.random.randrange(4):
                world.use(*ready[world.random.randrange(len(ready))])
            else:
                world.wait()
    raise AssertionError("nobody was ever asked")


def test_the_panel_has_a_button_for_the_chart_and_each_sees_the_own_relations() -> None:
    world = World(3, 2, options=ON)
    while not world.game.state.challenges:
        ready = [(seat, control) for seat in world.seats for control in world.answering(seat)]
        if ready:
            world.use(*ready[0])
        else:
            world.wait()
    one, other = (chart(looked(world, seat)) for seat in world.seats[:2])
    assert (one.viewer, other.viewer) == tuple(world.seats[:2])
    assert chart(looked(world, None)).viewer is None
    assert looked(world, world.seats[0], "de").text.startswith("Dein Sternkreis: ")


def test_a_game_without_the_zodiac_has_no_such_button() -> None:
    world = World(3, 2)
    assert not [effect for effect in world.press(world.seats[0], 0, f"see_{NAME}") if isinstance(effect, Show)]


def test_a_card_is_looked_at_on_the_chart_before_it_is_played() -> None:
    world, seat = asked_to_play()
    table = Running(world.game, world.controller._record, world.at())
    number, ask = next((number, ask) for number, ask in table.game.asks.items() if ask.key == PLAY.key)
    asked = asking.asked(table, number, ask, "en")
    plain = chart(asking.body(table, seat, table.say, "en", wanted=number))
    assert (plain.viewer, plain.preview) == (seat, None)
    place = next(at for at, option in enumerate(options_of(ask)) if option != DONE)
    option = options_of(ask)[place]
    assert warning(asked, option)
    assert not warning(asked, DONE)
    pressed = ("q_m", (str(place),)) if show(asked, Draft()).menus else (f"q_o_{place}", ())
    result = press(asked, Draft(), *pressed)
    assert isinstance(result, Draft), result
    assert result.weighed
    asking.keep_draft(table, seat, OpenAsk(number), result)
    looking = chart(asking.body(table, seat, table.say, "en", wanted=number))
    assert looking.preview is not None
    assert f"{looking.preview.card}:{looking.preview.target}" == str(option).removeprefix("zodiac.")
    assert press(asked, result, "q_sure") == Answer(option)
    assert not isinstance(press(asked, result, "q_back"), Refused)


def test_where_karma_goes_is_asked_always_where_it_matters_or_never_as_ordered_8_13() -> None:
    world = World(3, 3, options=ON)
    seat = world.seats[0]
    shown = next(effect.body for effect in world.press(seat, 0, "orders") if isinstance(effect, Show))
    chosen = [option.value for option in shown.menus[1].options if option.chosen]
    assert chosen == [GAIN.key, RELEASE.key], "where all bases count the same, the usual answer is taken"
    after = next(e.body for e in world.press(seat, 0, "order_small", "regroup", GAIN.key) if isinstance(e, Show))
    assert "Karma lost: ask me" in after.text
    orders = {order.key: order.answer for order in world.game.state.orders[seat]}
    assert orders == {"regroup": "default", RELEASE.key: ASK}
    never = next(
        effect.body
        for effect in world.press(seat, 0, "order_small", GAIN.key, f"{GAIN.key}:always", RELEASE.key)
        if isinstance(effect, Show)
    )
    assert "Karma gained: the usual answer" in never.text
    assert {order.key: order.answer for order in world.game.state.orders[seat]} == {GAIN.key: DEFAULT}
    chosen = [option.value for option in never.menus[1].options if option.chosen]
    assert chosen == [GAIN.key, f"{GAIN.key}:always", RELEASE.key]
    world.press(seat, 0, "order_small", GAIN.key, RELEASE.key)
    assert not world.game.state.orders[seat]


def test_questions_and_answers_are_in_the_language_of_the_person() -> None:
    world, _ = asked_to_play()
    table = Running(world.game, world.controller._record, world.at())
    number, ask = next((number, ask) for number, ask in table.game.asks.items() if ask.key == PLAY.key)
    german = show(asking.asked(table, number, ask, "de"), Draft())
    assert "Spielst du eine Zodiac-Karte" in german.text
    labels = [button.label for row in german.buttons for button in row]
    labels += [option.label for menu in german.menus for option in menu.options]
    assert any(" auf " in label for label in labels)
    assert "Keine Zodiac-Karte" in labels
    english = show(asking.asked(table, number, ask, "en"), Draft())
    assert "Do you play a Zodiac card" in english.text


def test_the_hand_says_which_zodiac_cards_can_be_played() -> None:
    world, seat = asked_to_play()
    table = Running(world.game, world.controller._record, world.at())
    picture = asking.hand_picture(table, seat)
    assert picture is not None
    shown = msgspec.json.decode(picture.view, type=HandPicture)
    held = {place.card: place.playable for place in shown.cards}
    ask = next(ask for ask in table.game.asks.values() if ask.key == PLAY.key)
    faces = {str(option).partition(":")[0] for option in options_of(ask)}
    assert any(held.values())
    assert held == {card: cards.face(card) in faces for card in held}


@pytest.mark.parametrize(("seed", "language"), [(4, "en"), (1, "de")])
def test_a_table_with_the_zodiac_plays_to_its_end_through_restarts(seed: int, language: str) -> None:
    """People press whatever they are shown; the world checks every message."""
    options = Options(extras={NAME: True}, bases_to_win=3)
    world = World(3 + seed % 3, 2, seed=seed, options=options, language=language)
    for step in range(1_500):
        if world.over is not None:
            break
        ready = [(seat, control) for seat in world.seats for control in world.answering(seat)]
        if ready and world.random.randrange(4):
            world.use(*ready[world.random.randrange(len(ready))])
        else:
            world.wait()
        if step % 100 == 99:
            world.restart()
    assert world.over == "ended"
    told = [entry.text for entry in world.controller._record.chronicle.entries]
    assert any("Karma" in line for line in told)
