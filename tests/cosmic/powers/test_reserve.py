"""Reserve (P3, Reserve): plays low attacks as reinforcements."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import words_of

RESERVE = ("reserve", "", "", "")


def fight(powers: tuple[str, ...] = RESERVE, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A10 against A14: it is four behind."""
    hands = {0: ["A10", "A4", "A6", "A8", "C"], 1: ["A14", "A5", "C"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A10").wish(1, "card", "A14")


def add(table: Table, seat: int, *faces: str) -> Table:
    """The owner adds these cards, one after the other."""
    number = next(one for one, card in enumerate(table.state.powers) if card.holder == seat)
    for face in faces:
        table.run(until="checkpoint.reveal").wish(seat, "checkpoint.reveal", f"power.{number}")
        table.wish(seat, "reserve.card", face).run(until="reserve.card")
        table.run(until="checkpoint.reveal")
    return table


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_low_attacks_are_added_and_discarded() -> None:
    table = add(fight(), 0, "A4", "A6").run()
    assert sums(table) == (14 + 10, 18)
    assert table.hand(0) == ["A8", "C"]
    assert table.at("blue-1", 0) == 4
    table.check()


def test_six_is_the_limit_and_silence_adds_the_lowest() -> None:
    table = fight().wish(0, "checkpoint.reveal", "power.0").run(until="reserve.card")
    options = words_of(table.open("reserve.card")[0])
    assert [card.split(".")[0] for card in options] == ["A4", "A6"]
    table.run()
    assert sums(table) == (14 + 4, 18)
    table.check()


def test_an_ally_adds_for_its_side_and_a_bystander_is_not_offered_it() -> None:
    table = fight(("", "", "reserve", "reserve")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table = add(table.wish(2, "commit", {"yellow-1": 1}), 2, "A6")
    offers = [one for ask in table.open("checkpoint.reveal") for one in words_of(ask)]
    assert "power.1" not in offers
    table.run()
    assert sums(table) == (14 + 1 + 6, 18)
    table.check()


def test_another_reserve_answers_with_its_own_cards() -> None:
    table = add(add(add(fight(("reserve", "reserve", "", "")), 0, "A6"), 1, "A5"), 0, "A4").run()
    assert sums(table) == (14 + 10, 18 + 5)
    table.check()


def test_another_reserve_stops_a_reinforcement_for_a_compromise() -> None:
    table = fight(("reserve", "reserve", "", "")).wish(1, "response", "power.1")
    table = add(table, 0, "A6", "A4").run()
    assert sums(table) == (14 + 4, 18), "once in a challenge"
    assert table.hand(0) == ["A8", "C"]
    assert table.hand(1) == ["A5"]
    table.check()


def test_without_a_compromise_nothing_is_stopped() -> None:
    table = fight(("reserve", "reserve", "", ""), hands={1: ["A14"]}).wish(0, "checkpoint.reveal", "power.0")
    table.run(until="reserve.card").answer(0, "reserve.card", "A6")
    offers = [one for ask in table.open("response") for one in words_of(ask)]
    assert "power.1" not in offers
    table.run().check()


def test_a_zap_keeps_the_cards_in_hand() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap")
    table = add(table, 0, "A6").run()
    assert sums(table) == (14, 18)
    assert table.hand(0) == ["A4", "A6", "A8", "C"]
    table.check()


def test_against_a_compromise_there_is_nothing_to_add_to() -> None:
    table = fight()
    table.wishes.remove((1, "card", "A14"))
    table = add(table.wish(1, "card", "C"), 0, "A4").run()
    assert table.events("totals") == [{"offense": None, "defense": None}]
    assert table.at("blue-1", 0) == 4
    table.check()


def test_the_super_flare_adds_one_up_to_nine() -> None:
    table = fight(hands={0: ["A10", "A4", "A8", "A9", "flare.reserve"]}).wish(0, "checkpoint.sides", "flare.reserve")
    table = add(table, 0, "A8").wish(0, "checkpoint.reveal", "power.0").run(until="reserve.card")
    options = words_of(table.open("reserve.card")[0])
    assert [card.split(".")[0] for card in options] == ["A4"]
    table.run()
    assert sums(table) == (14 + 8 + 4, 18)
    table.check()


def test_the_wild_flare_takes_reinforcements_of_others() -> None:
    table = fight(hands={2: ["A7", "flare.reserve"]}).wish(2, "checkpoint.sides", "flare.reserve")
    table = add(table, 0, "A4", "A6").run()
    assert [face for face in table.hand(2) if face in ("A4", "A6")] == ["A4", "A6"]
    assert sums(table)[0] == 24
    table.check()


def test_the_wild_flare_takes_no_challenge_card() -> None:
    table = fight(("", "", "", ""), hands={0: ["A6"], 2: ["A7", "flare.reserve"]})
    table.wishes.remove((0, "card", "A10"))
    table.wish(2, "checkpoint.sides", "flare.reserve").run()
    assert table.hand(2) == ["A7", "flare.reserve"]
    table.check()
