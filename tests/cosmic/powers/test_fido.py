"""Fido (P3, Fido): fetches discarded cards."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("", "", "fido", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A10").wish(1, "card", "A20")


def fetch(table: Table, seat: int, card: str, taker: int) -> Table:
    """The owner offers a card."""
    return table.wish(seat, "fido.use", True).wish(seat, "fido.card", card).wish(seat, "fido.taker", taker)


def test_a_bystander_offers_a_card_and_draws_if_it_is_taken() -> None:
    table = fetch(fight(), 2, "A20", 3).wish(3, "fido.accept", True).run()
    assert table.hand(3) == ["A20", "A7"]
    assert len(table.events("drew", seat=2, why="fido")) == 1
    table.check()


def test_or_regains_a_token() -> None:
    table = (
        fetch(fight(("fido", "", "", "")), 0, "A20", 3).wish(3, "fido.accept", True).wish(0, "fido.thanks", "regain")
    )
    table.run()
    assert table.at("warp", 0) == 3
    table.check()


def test_refused_it_may_be_kept_or_left() -> None:
    table = fetch(fight(), 2, "A20", 3).run()
    assert table.hand(2) == ["A20", "A6"]
    table.check()
    table = fetch(fight(), 2, "A20", 3).wish(2, "fido.keep", False).run()
    assert table.hand(2) == ["A6"]
    assert "A20.1" in table.state.discard or "A20.2" in table.state.discard
    table.check()


def test_unused_it_leaves_the_cards_where_they_are() -> None:
    table = fight().run()
    assert table.hand(2) == ["A6"]
    assert not table.events("fetched")
    table.check()


def test_after_clone_has_kept_its_card() -> None:
    table = fight(("clone", "", "fido", "")).wish(2, "fido.use", True).run(until="fido.taker")
    assert not table.open("fido.card"), "one card is left"
    table.run()
    assert "A10" in table.hand(0)
    assert "A20" in table.hand(2)
    table.check()


def test_a_zap_stops_it() -> None:
    table = (
        fetch(fight(hands={3: ["A7", "edict.cosmic_zap"]}), 2, "A20", 1).wish(3, "response", "edict.cosmic_zap").run()
    )
    assert not table.events("fetched")
    table.check()


def test_the_super_flare_offers_the_other_card_too() -> None:
    table = fetch(fight(hands={2: ["A6", "flare.fido"]}), 2, "A20", 3).wish(2, "checkpoint.reveal", "flare.fido")
    table.wish(3, "fido.accept", True).wish(2, "fido.taker", 0).wish(0, "fido.accept", True).run()
    assert "A20" in table.hand(3)
    assert "A10" in table.hand(0)
    table.check()


def test_the_super_flare_is_not_spent_where_no_other_card_lies() -> None:
    """Offer all of them (P3, Fido): a card that was offered already is none of the others."""
    table = fight(("", "clone", "fido", ""), hands={2: ["A6", "flare.fido"]}).wish(1, "clone.use", True)
    table.wish(2, "checkpoint.reveal", "flare.fido").wish(2, "fido.use", True).wish(2, "fido.keep", False).run()
    assert "A20" in table.hand(1)
    assert table.hand(2) == ["A6", "flare.fido"]
    assert not table.events("announced", source="flare")
    table.check()


def test_the_wild_flare_gives_the_opponent_the_top_discard() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.fido"]}, discard=["A30", "A5"])
    table.wish(0, "checkpoint.sides", "flare.fido").run(until="card")
    assert table.hand(1) == ["A20", "A5"]
    assert len(table.events("drew", seat=0, why="fido.wild")) == 1
    table.run().check()


def test_without_discards_the_wild_flare_is_not_offered() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.fido"]}).run(until="checkpoint.sides")
    offers = [one for ask in table.open("checkpoint.sides") if ask.seat == 0 for one in options_of(ask)]
    assert offers == ["pass"]
