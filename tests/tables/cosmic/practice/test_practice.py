"""A game that is over is played on: from any challenge, as anybody, to its end, against computer players."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.selfplay import step
from bot.kernel.export import Player, of_game, replay_until
from bot.kernel.game import Game, Saved
from bot.play.games.kinds import PLAYABLES
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic import practice as practices
from bot.tables.cosmic.practice import (
    AT,
    BACK,
    FIRST,
    FROM,
    LATER,
    STOP,
    SURE,
    TURN,
    Choosing,
    Elsewhere,
    Moments,
    Practice,
    Shown,
    Truth,
    choose,
    deals,
    own_number,
    waits_for,
)
from bot.words.message import Language
from bot.words.speech import speech
from proving.cosmic.walk import Walk
from tests.words.voices import COMPLETE, EN

NAMES = ("Ana", "Ben", "Cy", "Dot")
FLAGS = Options(powers_per_player=2, flares="retained")


@cache
def saved(seed: int = 5) -> bytes:
    """A walked game at the beginning of its third challenge."""
    walk = Walk(seed, len(NAMES), FLAGS)
    while walk.game.state.challenges < 3:
        walk.step()
    return msgspec.msgpack.encode(walk.game.save())


def begun(seat: int = 0, language: str = "en", seed: int = 5) -> Practice:
    found = Game.resume(COSMIC, msgspec.msgpack.decode(saved(seed), type=type(Walk(1, 2, Options()).game.save())))
    return practices.begin(7, 3, seat, NAMES, found.game, language)


def game_of(practice: Practice) -> Cosmic:
    return Game.resume(COSMIC, practice.game).game


def press(practice: Practice, choice: str, *values: str, number: int | None = None) -> Shown:
    asked = FIRST + practice.answers if number is None else number
    reply = practices.press(practice, "en", asked, choice, values)
    assert isinstance(reply, Shown), reply
    return reply


def buttons(body: Body) -> list[Button]:
    return [button for row in body.buttons for button in row]


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("language", COMPLETE)
def test_it_stands_where_its_person_decides_and_shows_that_with_the_board(seat: int, language: str) -> None:
    practice = begun(seat, language)
    game = game_of(practice)
    assert waits_for(game, seat) or deals(game, seat)
    body = practices.show(practice, language)
    assert "**" in body.text
    assert NAMES[seat] in body.text
    assert body.picture is not None
    assert body.picture.file == "board.png"
    asks = {button.ask for button in buttons(body)} | {menu.ask for menu in body.menus}
    assert asks == {FIRST + practice.answers}


@pytest.mark.parametrize("seat", range(4))
def test_answers_by_chance_play_it_to_its_end(seat: int) -> None:
    dice = Random(seat)
    practice: Practice | None = begun(seat)
    for _ in range(900):
        assert practice is not None
        if game_of(practice).over:
            break
        offered = practices.suggest(practice, "en", "")
        reply = practices.typed(practice, "en", dice.choice(offered)[1])
        if isinstance(reply, Shown):
            practice = reply.practice
    assert practice is not None
    assert COSMIC.problems(game_of(practice).state) == []
    assert practice.answers > 10
    if game_of(practice).over:
        body = practices.show(practice, "en")
        assert EN("practice-over", winners=[NAMES[one] for one in game_of(practice).state.winners]) in body.text
        assert practices.suggest(practice, "en", "") == ()


def test_what_others_do_is_told_and_what_they_hold_is_not() -> None:
    practice = begun(1)
    game = game_of(practice)
    hidden = [card for seat, player in enumerate(game.state.players) if seat != 1 for card in player.hand]
    assert hidden
    said = practices.show(practice, "en").text
    assert practice.told
    assert all(line in said for line in practice.told)
    assert not [line for line in practice.told if " draws " in line and "ttack" in line and not line.startswith("Ben")]


def test_it_is_kept_as_it_is_and_what_cannot_be_read_is_none() -> None:
    practice = begun()
    assert practices.practice_of(practice.written) == practice
    for written in (None, "", "{}", "nonsense", practice.written.replace('"snapshot":"', '"snapshot":"AAAA')):
        assert practices.practice_of(written) is None


def test_the_hand_takes_the_place_of_the_board_and_an_old_button_changes_nothing() -> None:
    practice = begun()
    turned = press(practice, TURN)
    assert turned.practice is not None
    assert turned.body.picture is not None
    assert turned.body.picture.file == "hand.png"
    old = press(practice, TURN, number=FIRST + practice.answers - 1)
    assert old.practice == practice
    assert EN("practice-stale") in old.body.text


def test_it_can_begin_at_each_question_of_its_person_in_a_challenge_and_shows_that_one() -> None:
    walk = Walk(5, len(NAMES), FLAGS)
    while walk.game.state.challenges < 3:
        walk.step()
    start = walk.game.save()
    moments, positions = Moments(3, 1), list[Saved]()
    while not moments.reached(walk.game):
        if len(moments.keys) > len(positions):
            positions.append(walk.game.save())
        walk.step()
    assert len(positions) > 3
    for at, (key, position) in enumerate(zip(moments.keys, positions, strict=True), 1):
        practice = practices.begin(7, 3, 1, NAMES, Game.resume(COSMIC, position).game, "en", at)
        game = game_of(practice)
        assert game.asks[waits_for(game, 1)].key == key
        assert f"from challenge 3, question {at}.**" in practices.show(practice, "en").text
    assert start != positions[0]


@pytest.mark.parametrize("language", COMPLETE)
def test_another_moment_is_chosen_by_challenge_and_question(language: Language) -> None:
    say, practice = speech(language), begun()
    assert practices.press(practice, language, own_number(practice), FROM) == Choosing(practice, 3, 0)
    body = choose(Choosing(practice, 3, 1), 40, ["card", "checkpoint.sides", "amoeba.way"], language)
    challenges, players, questions = body.menus
    assert [one.value for one in challenges.options] == [f"{one}@1" for one in range(1, 26)]
    assert [one.value for one in challenges.options if one.chosen] == ["3@1"]
    assert [one.value for one in players.options if one.chosen] == ["3@1"]
    assert [one.label for one in players.options] == [say("practice-as", name=name) for name in NAMES]
    assert [one.value for one in questions.options] == [f"3@1.{at}" for at in range(4)]
    assert questions.options[1].label == f"1. {say('cosmic-table-decides-card')}"
    assert say("practice-responds") in questions.options[2].label
    assert "*" not in questions.options[3].label
    number = own_number(practice)
    assert practices.press(practice, language, number, challenges.choice, ["9@1"]) == Choosing(practice, 9, 1)
    assert practices.press(practice, language, number, players.choice, ["3@2"]) == Choosing(practice, 3, 2)
    assert practices.press(practice, language, number, questions.choice, ["3@1.2"]) == Elsewhere(practice, 3, 1, 2)
    for odd in ([], ["x"], ["3."], ["3.2"], ["3@9.2"], ["3@1.later"], ["3@9.later5"]):
        assert practices.press(practice, language, number, questions.choice, odd) == press_back(practice, language)


def test_more_questions_than_a_menu_holds_come_in_turns() -> None:
    practice, keys = begun(), ["card"] * 60
    seen, skip = list[str](), 0
    while True:
        wanted = Choosing(practice, 3, 1, skip)
        options = choose(wanted, 40, keys, "en").menus[2].options
        assert len(options) <= 25
        seen += [one.value for one in options if LATER not in one.value]
        if LATER not in options[-1].value:
            break
        on = practices.press(practice, "en", own_number(practice), AT, [options[-1].value])
        assert isinstance(on, Choosing)
        assert options[-1].label == EN("practice-later", count=61 - on.skip)
        skip = on.skip
    assert seen == [f"3@1.{at}" for at in range(61)]


def press_back(practice: Practice, language: Language) -> practices.Reply:
    return practices.press(practice, language, own_number(practice), BACK)


def test_giving_up_asks_once_more() -> None:
    practice = begun()
    asked = press(practice, STOP)
    assert asked.practice == practice
    (sure,) = buttons(asked.body)
    assert sure.choice == SURE
    ended = press(practice, SURE)
    assert ended.practice is None
    assert ended.body.text == EN("practice-stopped")
    assert buttons(ended.body) == []


def test_what_is_kept_begins_with_its_game_by_which_the_store_finds_it() -> None:
    assert begun().written.startswith('{"table":7,')


def test_a_challenge_of_a_game_that_is_over_is_told_as_it_went() -> None:
    game = Game.new(COSMIC, 5, 3, Options())
    players = [practices.computer(game, seat) for seat in range(3)]
    decisions = list(game.take_decisions())
    while game.state.challenges < 4:
        step(game, players)
        decisions += game.take_decisions()
    content = of_game(game, decisions, {}, [Player(name, computer=False) for name in NAMES[:3]])
    for challenge in (1, 3):
        truth = Truth(challenge)
        replay_until(PLAYABLES, content, truth.reached)
        assert truth.lines(NAMES, "en")[0].startswith(f"Challenge {challenge} · ")
    assert Truth(9).lines(NAMES, "en") == []


def test_how_it_went_is_told_once_and_not_before_the_challenge_is_over_here_too() -> None:
    dice, heard = Random(2), 0
    game = Game.resume(COSMIC, msgspec.msgpack.decode(saved(), type=Saved)).game
    practice = practices.begin(7, 3, 0, NAMES, game, "en", truth=["Challenge 3 · Cy laid a 12."])
    for _ in range(300):
        said = practices.show(practice, "en").text
        now = f"{EN('practice-truth')}\nChallenge 3 · Cy laid a 12." in said
        heard += now
        assert not now or game_of(practice).state.challenges > 3 or game_of(practice).over
        assert "standing orders" not in said
        assert "When the time is up" not in said
        if heard and not now:
            break
        reply = practices.typed(practice, "en", dice.choice(practices.suggest(practice, "en", ""))[1])
        if isinstance(reply, Shown) and reply.practice is not None:
            practice = reply.practice
    assert heard == 1
