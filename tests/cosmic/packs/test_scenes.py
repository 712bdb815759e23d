"""Packs at work, each scene in a process that has them from its start."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cosmic.packs.making import BROKEN_SENSE, ROOT, pack, sensing, spinner
from tests.python_forks import run_code

EXAMPLES = ROOT / "examples"


def play(scene: str, home: Path) -> None:
    script = f"from tests.cosmic.packs import scenes; scenes.{scene}()"
    status, said = run_code(script, env={**os.environ, "PACKS": str(home)})
    assert status == 0, said


@pytest.mark.parametrize(
    "scene",
    [
        "random_games_go_on_from_every_save_and_tell_all_in_both_languages",
        "aims_and_notes_are_told_in_the_words_of_the_pack",
        "words_of_the_tree_never_deal_the_powers_of_a_pack",
        "a_page_shows_pack_and_author_and_the_bare_name",
        "asteroids_take_only_powers_that_say_they_wander",
        "pictures_have_its_emblem_or_a_plain_one",
        "computer_players_think_by_the_senses_of_the_pack",
        "saves_name_packs_and_lie_down_without_them",
        "only_in_a_pool_they_are_dropped",
        "markers_are_drawn_and_said_to_everybody",
        "only_its_holder_sees_the_next_destiny_cards_and_orders_them",
        "nobody_else_plays_an_edict_or_flare_in_a_closed_court",
        "a_flare_is_laid_as_a_compromise",
        "nobody_joins_against_a_closed_court",
        "the_next_destiny_card_may_be_refused",
        "a_table_tells_which_packs_it_would_be_dealt",
    ],
)
def test_the_example_pack(scene: str) -> None:
    play(scene, EXAMPLES)


def test_a_loop_ends_and_names_its_place(tmp_path: Path) -> None:
    pack(tmp_path, "endless", spinner("while True:\n            pass"))
    play("a_loop_ends_and_names_its_place", tmp_path)


def test_a_sense_that_breaks_costs_no_table_its_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, "sensing", sensing())
    (folder / "senses" / "own.py").write_text(BROKEN_SENSE)
    play("a_sense_that_breaks_costs_no_table_its_game", tmp_path)


def test_one_bad_pack_never_stops_the_others(tmp_path: Path) -> None:
    pack(tmp_path, "good", spinner("return None"))
    pack(tmp_path, "bad", spinner("return None").replace("class Spinner(Power, kind", "class Spinner(Pwer, kind"))
    play("one_bad_pack_is_told_and_the_others_are_there", tmp_path)


def test_a_game_goes_on_without_a_power_that_broke(tmp_path: Path) -> None:
    pack(tmp_path, "faulty", spinner("raise RuntimeError"))
    play("the_game_goes_on_without_what_broke", tmp_path)


def test_a_flare_that_breaks_is_not_named_to_anybody(tmp_path: Path) -> None:
    pack(tmp_path, "faulty")
    play("a_flare_that_breaks_is_not_named_to_anybody", tmp_path)


def test_a_replacement_that_forgets_to_return_is_named_itself(tmp_path: Path) -> None:
    forgetful = "@LOSING.before\n    def spin(self, game: Cosmic, my: Mine, loss: Loss) -> None:"
    power = spinner("pass").replace("@CHALLENGE_START\n    def spin(self, game: Cosmic, my: Mine) -> None:", forgetful)
    pack(tmp_path, "faulty", power)
    play("a_replacement_that_forgets_to_return_is_named_itself", tmp_path)


STRICT = """
    price = Attribute[Seat](0, told="price", begins=False)

    @SELECTION.playable.when(roles.own, roles.main)
    def forge(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        return tuple(one for one in game.state.players[seat].hand if not cards.is_challenge(one)) or held

    @REVEALED.each_time()
    def count(self, game: Cosmic, my: Mine) -> None:
        for name in ("offense", "defense"):
            if not cards.is_challenge(board.side(game.state, name).card or "C"):
                moves.count_as(game, name, "A8")

    @INVITING.terms.when(lambda now: now.about != now.seat)
    def bar(self, game: Cosmic, my: Mine, terms: Terms, seat: Seat) -> Terms:
        return replace(terms, barred=("defense",))

    @POWER_USED.when(lambda now: now.about.card and not now.about.power)
    def charge(self, game: Cosmic, my: Mine, used: Used) -> Flow[Used]:
        yield from losses.lose_by_choice(game, {used.seat: 1}, "strict", my.seat)
        moves.tell(game, my.card, Spinner.price, used.seat)
        return used
"""


def test_cards_sides_and_prices_of_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "strict", spinner("return None").replace("\n\nclass Wild", f"{STRICT}\n\nclass Wild", 1))
    with (folder / "words" / "en.ftl").open("a") as words:
        words.write("event-noted-strict-price = { $value } pays for a card.\n")
    play("a_power_opens_the_hand_bars_a_side_and_takes_a_price", tmp_path)
