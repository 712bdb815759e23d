"""The board as text says what the picture shows, in pages that fit into messages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.cosmic.model.options import Draft, Options
from bot.cosmic.seen.picture_views import BoardPicture, Phase
from bot.cosmic.seen.project import see_table
from bot.cosmic.seen.views import UseView
from bot.cosmic.words import alt
from bot.tables.contract.message import split
from bot.tables.cosmic import boards
from bot.tables.cosmic.handling import Running
from bot.words.message import Language
from bot.words.signs import bare, of_colour, safe_name, sent_length
from tests.cosmic.games.test_walks import any_table
from tests.cosmic.table import Table
from tests.tables.cosmic import people
from tests.tables.cosmic.asked import NAMES
from tests.tables.cosmic.world import World
from tests.words.voices import COMPLETE, EN

PEOPLE = ("Ana", "Ben", "Cy")


def view_of(table: Table, phase: Phase = "cone") -> BoardPicture:
    return BoardPicture(see_table(table.state), PEOPLE, phase)


def test_a_board_in_the_middle_of_a_challenge_says_who_attacks_whom_where() -> None:
    table = Table(("zombie", "warrior", ""), tokens={2: {"yellow-1": 4, "blue-3": 2}}, flares="off")
    table.wish(0, "target", "blue-2").wish(0, "commit", {"red-1": 2}).run(until="invite.offense")
    lines = [bare(line) for line in boards.lines(view_of(table, "invite"))]
    assert lines[0] == "**Challenge 1** (first of the turn), phase 5 Invite."
    assert lines[1] == "🔺 Ana attacks 🟦 Ben on planet 2: 2 tokens against 4."
    assert "**🔺 Ana** (red): 0 of 5 foreign bases, 2 cards, 0 in the warp; *Zombie*" in lines
    assert "**⭐ Cy** (yellow): 1 of 5 foreign bases, 2 cards, 14 in the warp (dormant)" in lines
    assert "blue (🟦 Ben): 1 🟦 Ben 4 · 2 🟦 Ben 4 · 3 🟦 Ben 4, ⭐ Cy 2 · 4 🟦 Ben 4 · 5 🟦 Ben 4" in lines
    assert "red (🔺 Ana): 1 🔺 Ana 2 · 2 🔺 Ana 4 · 3 🔺 Ana 4 · 4 🔺 Ana 4 · 5 🔺 Ana 4" in lines
    assert lines[-1].startswith("Deck ")


def test_cards_that_lie_face_down_are_only_said_to_lie_there_8_14() -> None:
    table = Table(("", "sorcerer", ""), hands={0: ("A40", "C"), 1: ("A6", "C")}, flares="off")
    table.wish(0, "card", "A40").wish(1, "card", "A6").wish(1, "checkpoint", "power.0").run(until="response")
    text = bare("\n".join(boards.lines(view_of(table, "cards"))))
    assert "Cards: card laid and card laid." in text
    assert "Announced: 🟦 Ben *Sorcerer*." in text
    assert "40" not in text


@pytest.mark.parametrize("draft", ["dealt", "turns"])
def test_colours_that_nobody_has_chosen_have_no_marks_and_are_said_to_be_for_now_3_1(draft: Draft) -> None:
    world = World(4, 1, seed=4, speed="daily", options=Options(draft=draft))
    early = boards.lines(boards.view(Running(world.game, world.controller._record, world.at())))
    assert EN("cosmic-help-undecided") in early
    assert f"**{NAMES[0]}** (" in "\n".join(early)
    people.play_until(world, lambda now: now.game.phase is not None and now.game.phase.name == "start")
    late = boards.lines(boards.view(Running(world.game, world.controller._record, world.at())))
    assert EN("cosmic-help-undecided") not in late
    assert f"**{NAMES[0]}** (" not in "\n".join(late), "their marks stand before the names"


def test_an_open_card_that_counts_as_another_is_told_with_both() -> None:
    seen = see_table(Table(("", "", ""), flares="off").run(until="target").state)
    assert seen.challenge is not None
    offense = replace(seen.challenge.offense, card="A15.1", turned=True)
    defense = replace(seen.challenge.defense, seat=1, card="C.1")
    turned = replace(seen.challenge, target="blue-2", offense=offense, defense=defense)
    text = bare("\n".join(boards.lines(BoardPicture(replace(seen, challenge=turned), PEOPLE, "reveal"))))
    assert "Cards: ⚔️ attack 15 (counts as 🤝 compromise) and 🤝 compromise." in text


def test_no_tokens_are_compared_before_the_cone_points_somewhere_but_destiny_is_told() -> None:
    table = Table(("", "", ""), flares="off").run(until="target")
    lines = [bare(line) for line in boards.lines(view_of(table, "aim"))]
    assert lines[1:3] == ["🔺 Ana attacks 🟦 Ben.", "Destiny: 🟦 Ben."]


def test_what_came_of_a_challenge_is_told_instead_of_who_stands_in_it() -> None:
    seen = see_table(Table(("", "", ""), flares="off").run(until="target").state)
    assert seen.challenge is not None
    offense, defense = (replace(seen.challenge.offense, seat=seat, total=9 * seat) for seat in (0, 1))
    over = replace(seen.challenge, outcome="defense", target="blue-2", offense=offense, defense=defense)
    lines = [bare(line) for line in boards.lines(BoardPicture(replace(seen, challenge=over), PEOPLE, "outcome"))]
    assert lines[1:3] == ["🟦 Ben wins 9–0.", "🔺 Ana attacked 🟦 Ben on planet 2."]


def test_tokens_on_powers_and_in_rings_are_told_with_whose_they_are() -> None:
    seen = see_table(Table(("vulch", "", "")).state)
    (power,) = seen.players[0].powers
    held = replace(seen.players[0], powers=(replace(power, tokens=(("blue", 3),)),), ring=(("yellow", 2),))
    view = BoardPicture(replace(seen, players=(held, *seen.players[1:])), PEOPLE, "start")
    lines = [bare(line) for line in boards.lines(view)]
    assert next(line for line in lines if line.startswith("**🔺 Ana**")).endswith("*Vulch* (3 of 🟦 Ben's)")
    assert "Ring around 🔺 Ana's system: 2 of ⭐ Cy's." in lines
    assert "Ring around Ana's system: 2 of Cy's." in alt.board(view)


def test_a_flare_that_is_announced_is_called_one() -> None:
    shown = see_table(Table(("", "", "")).state)
    announced = replace(shown, stack=(UseView(0, "flare", "sorcerer", None, False),))
    text = bare("\n".join(boards.lines(BoardPicture(announced, PEOPLE, "cards"))))
    assert "Announced: 🔺 Ana *🔥 Sorcerer flare*." in text


def test_what_was_called_for_this_challenge_is_said_until_it_is_over() -> None:
    table = Table(("", "loser", ""), hands={0: ("A10", "C"), 1: ("A6", "C")}, flares="off")
    table.wish(1, "checkpoint.sides", "power.0").run(until="card")
    challenge = see_table(table.state).challenge
    assert challenge is not None
    (call,) = challenge.calls
    assert (call.seat, call.name, call.flare) == (1, "loser", False)
    assert "Called for this challenge: 🟦 Ben *Loser*." in map(bare, boards.lines(view_of(table, "cards")))
    table.run()
    assert not any("Called" in line for line in boards.lines(view_of(table, "cone")))


@pytest.mark.parametrize("language", COMPLETE)
def test_all_that_the_view_holds_is_on_some_page_and_every_page_fits(language: Language) -> None:
    wide = tuple(f"{letter}" + "*_~`|" * 6 + "x" for letter in "ABCDEF")
    for seed in (300, 303, 307):
        walk = any_table(seed)
        walk.run(350)
        table = see_table(walk.game.state)
        for names in (NAMES, wide):
            board = BoardPicture(table, names[: len(table.players)], "reveal", language=language)
            lines = boards.lines(board)
            text = "\n".join(lines)
            for player in table.players:
                assert f"**{of_colour(player.colour)} {safe_name(names[player.seat])}**" in text
                assert str(player.warp) in text
            for planet in table.planets:
                for base in planet.bases:
                    assert f"{safe_name(names[base.seat])} {base.tokens}" in text
            whole = split(lines)
            shown = [boards.page(lines, "board", language, at + 1) for at in range(len(whole))]
            assert [line for page in whole for line in page] == lines or max(map(len, lines)) > 1_900
            assert all(0 < len(body.text) <= 2_000 for body in shown)
            if max(map(sent_length, lines)) <= 1_900:
                assert max(sent_length(body.text) for body in shown) <= 2_000


def test_a_long_text_turns_page_by_page_and_opens_at_its_end() -> None:
    lines = [f"line {number} {'x' * 90}" for number in range(60)]
    last = boards.page(lines, "log", "en")
    assert "line 59" in last.text
    assert last.text.endswith("Page 4 of 4")
    before, after = last.buttons[0]
    assert (before.choice, before.disabled, after.disabled) == ("log_3", False, True)
    found = boards.turned(before.choice)
    assert found == ("log", 3)
    assert "Page 3 of 4" in boards.page(lines, *found[:1], "en", found[1]).text
    first = boards.page(lines, "log", "en", 1)
    assert first.text.startswith("line 0 ")
    assert first.buttons[0][0].disabled
    assert len({button.choice for button in first.buttons[0]}) == 2
    assert boards.page(lines, "log", "en", 77).text == last.text


def test_every_line_is_on_a_page_and_a_short_text_has_no_buttons() -> None:
    lines = [f"{number} {'y' * (number * 7 % 300)}" for number in range(200)]
    assert [line for page in split(lines) for line in page] == lines
    assert boards.page(["one"], "log", "en").buttons == ()
    assert boards.page([], "log", "en").text == "Nothing has happened yet."
    assert len(boards.page(["z" * 5_000], "log", "de").text) <= 2_000


@pytest.mark.parametrize("choice", ["hand", "q_o_1", "log", "log_first", "log_", "_3", "log_12345"])
def test_other_choices_turn_no_page(choice: str) -> None:
    assert boards.turned(choice) is None
