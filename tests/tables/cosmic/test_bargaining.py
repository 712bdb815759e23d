"""Negotiations by buttons and by typed words: every press leads on, and what is done is what the game accepts."""

from __future__ import annotations

import dataclasses
import re
from random import Random

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from bot.cosmic.seen.project import see_seat
from bot.cosmic.words.text import line
from bot.tables.contract import message
from bot.tables.contract.table import Button, Menu, Stamp
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.clockwork import prepared
from bot.tables.cosmic.clockwork.deadlines import is_done
from bot.tables.cosmic.controls import Act, Answer, Controls, Draft, Form, Refused
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions import bargaining, reading_deals
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.record import Record
from bot.words.speech import speech
from tests.cosmic.table import Table
from tests.tables.cosmic.asked import fits, negotiations, pressable, some

NAMES = ("Ana", "Ben", "Cy")


def accepted(bargain: Bargain, act: Act) -> bool:
    action = next(one for one in bargain.actions if one.key == act.key)
    assert action.seats is not None
    assert bargain.view.seat in action.seats
    return act.choice is None if action.form is None else action.form.accepts(act.choice)


def test_pressing_anything_always_comes_to_an_act_that_is_accepted_5_5_2() -> None:
    done = set()
    for place, bargain in enumerate(negotiations()):
        act = _press_on(bargain, Random(place))
        assert accepted(bargain, act), act
        done.add(act.key.split(".")[1])
    assert done == {"offer", "accept", "withdraw", "fail"}


def _press_on(bargain: Bargain, random: Random) -> Act:
    draft = Draft()
    for _ in range(300):
        controls = bargaining.show(bargain, draft)
        fits(controls)
        control = random.choice(pressable(controls))
        values = some(control, random) if isinstance(control, Menu) else ()
        result = bargaining.press(bargain, draft, control.choice, values)
        match result:
            case Draft():
                draft = result
            case Act():
                return result
            case Refused():
                assert re.search(r"\(cosmic [\d.]+\)", result.text)
            case Form():
                assert result.fields
            case Answer():
                raise AssertionError("negotiations are no questions")
    raise AssertionError("nothing was done")


def test_what_is_suggested_is_what_can_be_done() -> None:
    for bargain in negotiations()[:40]:
        for label, value in reading_deals.suggest(bargain, ""):
            assert len(label) <= 100
            read = reading_deals.read(bargain, value)
            result = bargaining.press(bargain, read, "q_sure") if isinstance(read, Draft) else read
            assert isinstance(result, Act), (value, result)
            assert accepted(bargain, result)


@given(st.text(max_size=60), st.data())
def test_any_words_are_done_or_refused_in_one_sentence_with_the_rule(typed: str, data: st.DataObject) -> None:
    bargain = data.draw(st.sampled_from(negotiations()))
    result = reading_deals.read(bargain, typed)
    if isinstance(result, Act):
        assert accepted(bargain, result)
    elif isinstance(result, Refused):
        assert re.search(r"\(cosmic [\d.]+\)", result.text)
        assert "@everyone" not in result.text
    assert len(reading_deals.suggest(bargain, typed)) <= 25


def negotiating() -> Table:
    hands = {0: ("C", "C", "A8", "edict.plague"), 1: ("C", "A12"), 2: ("A8", "C")}
    table = Table(("", "", ""), hands=hands, flares="off")
    table.wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    return table


def bargain_of(table: Table, seat: int, language: str = "en") -> Bargain:
    return Bargain(7, table.game.actions, see_seat(table.state, seat), NAMES, language)


def test_an_offer_is_put_together_in_four_menus_5_5_3() -> None:
    table = negotiating()
    here = bargain_of(table, 0)
    draft = bargaining.press(here, Draft(), "q_new")
    assert isinstance(draft, Draft)
    controls = bargaining.show(here, draft)
    assert [menu.placeholder.split(" · ")[0] for menu in controls.menus] == [
        "You give cards",
        "You grant a base",
        "You want cards",
        "You want a base",
    ]
    assert controls.buttons[0][0].disabled
    for menu, label in ((0, "Attack 8"), (2, "Attack 12"), (3, "a base on Ben's planet 2")):
        shown = bargaining.show(here, draft).menus[menu]
        value = next(option.value for option in shown.options if option.label.endswith(label))
        result = bargaining.press(here, draft, shown.choice, (value,))
        assert isinstance(result, Draft)
        draft = result
    text = bargaining.show(here, draft).text
    assert text == "Your offer so far: Attack 8 for Attack 12 and a base on 🟦 Ben's planet 2."
    act = bargaining.press(here, draft, "q_done")
    assert isinstance(act, Act)
    table.act(act.key, 0, act.choice)
    theirs = bargaining.show(bargain_of(table, 1), Draft())
    assert "Ana offers Attack 8 for Attack 12 and a base on 🟦 Ben's planet 2." in theirs.text
    assert theirs.buttons[0][0].label == "Accept offer 1"
    assert "You offer Attack 8" in bargaining.show(bargain_of(table, 0), Draft()).text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", range(4))
@pytest.mark.parametrize("number", [1, 10, 88])
def test_a_deal_takes_two_lines_of_buttons_whatever_is_offered(language: str, count: int, number: int) -> None:
    more = (Button(0, "more", speech(language)("cosmic-table-more")),)
    for bargain in negotiations():
        theirs = next((offer for offer in bargain.view.offers if offer.seat != bargain.view.seat), None)
        mine = tuple(offer for offer in bargain.view.offers if offer.seat == bargain.view.seat)
        if theirs is None and count:
            continue
        offers = [replace(theirs, number=number + at, agreed=()) for at in range(count)] if theirs else []
        here = dataclasses.replace(bargain, view=replace(bargain.view, offers=(*mine, *offers)), language=language)
        made = bargaining.press(here, Draft(), "q_new") if len(here.offers()) == 1 else Draft()
        weighed = [Draft(weighed=f'["{what}", {number}]') for what in ("accept", "fail")]
        for draft in (Draft(), *weighed, *([made] if isinstance(made, Draft) else [])):
            shown = bargaining.show(here, draft)
            rows = message.fitted((*shown.buttons, more), len(shown.menus))
            assert sum(map(message.lines, rows)) <= message.LINES, [one.label for row in rows for one in row]


def _unmarked(controls: Controls) -> str:
    return re.sub("[\U0001f300-\U0001faff\u2b1b-\u2b50] ", "", controls.text)


def three() -> Table:
    """Cy has joined Ana and Ben by Diplomat."""
    hands = {0: ("A30", "A8"), 1: ("A6", "A12"), 2: ("A4", "C")}
    table = Table(("", "", "diplomat"), hands=hands, flares="off").wish(2, "checkpoint.reveal", "power.0")
    return table.wish(0, "card", "A30").wish(1, "card", "A6").run(until="deal")


def test_of_three_who_deal_each_offers_both_others_something_p3_diplomat() -> None:
    table = three()
    here = bargain_of(table, 2)
    shown = bargaining.show(here, Draft())
    assert _unmarked(shown).startswith("Make a deal with Ana and Ben.")
    assert [one.label for one in shown.menus[0].options] == ["Offer Ana something", "Offer Ben something"]
    draft = bargaining.press(here, Draft(), "q_new_1")
    assert isinstance(draft, Draft)
    menu = next(menu for menu in bargaining.show(here, draft).menus if menu.placeholder.startswith("You give cards"))
    draft = bargaining.press(here, draft, menu.choice, (menu.options[0].value,))
    assert isinstance(draft, Draft)
    assert "Your offer to Ben so far: Attack 4" in _unmarked(bargaining.show(here, draft))
    act = bargaining.press(here, draft, "q_done")
    assert isinstance(act, Act)
    table.act(act.key, 2, act.choice)
    typed = reading_deals.read(bargain_of(table, 2), "Ana: offer nothing for attack 8")
    assert isinstance(typed, Act)
    table.act(typed.key, 2, typed.choice)
    theirs = bargain_of(table, 1)
    text = _unmarked(bargaining.show(theirs, Draft()))
    assert "• 2: Cy offers you Attack 4 for nothing." in text
    assert "• 2: Cy offers Ana nothing for Attack 8." in text
    once = bargaining.press(theirs, Draft(), "q_accept_2")
    assert isinstance(once, Draft)
    assert "You get Attack 4 and give nothing." in bargaining.show(theirs, once).text
    agreed = bargaining.press(theirs, once, "q_sure")
    assert isinstance(agreed, Act)
    table.act(agreed.key, 1, agreed.choice)
    assert "• Ben accepts offer 2." in _unmarked(bargaining.show(bargain_of(table, 0), Draft()))
    left = [button.label for row in bargaining.show(bargain_of(table, 1), Draft()).buttons for button in row]
    assert not any("Accept" in label for label in left)


def test_who_deals_in_the_place_of_somebody_is_named_p3_diplomat() -> None:
    hands = {0: ("C", "A8"), 1: ("C", "A12"), 2: ("C", "A4", "flare.diplomat")}
    table = Table(("", "", ""), hands=hands).wish(2, "checkpoint.reveal", "flare.diplomat")
    table.wish(2, "diplomat.wild.whom", 0).wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    for seat, language, told in (
        (1, "en", "Make a deal with Cy. The first accepted offer counts."),
        (2, "de", "Mach einen Handel mit Ben aus. Das erste angenommene Angebot gilt."),
    ):
        shown = bargaining.show(bargain_of(table, seat, language), Draft())
        assert _unmarked(shown).startswith(told)


def test_a_computer_player_waits_for_the_third_while_two_may_still_agree_p3_diplomat() -> None:
    table = three()
    table.act("deal.fail.offense", 0)
    assert not is_done(table.game, 1)
    table.act("deal.fail.yellow", 2)
    assert is_done(table.game, 1)


def running(table: Table) -> Running:
    chairs = [Chair(name) for name in ("Ana", "Ben", "Cy", "Dot")]
    return Running(table.game, Record(5, chairs, "daily"), Stamp(0))


def test_a_sleeping_main_player_lets_the_deal_fail_8_12() -> None:
    hands = {0: ["C", "A9"], 1: ["C"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands, flares="off").wish(0, "card", "C").run(until="deal")
    assert not any(prepared.is_asleep(running(table), seat) for seat in range(4))
    for _ in range(3):
        table.interrupt("strike", 1)
    assert [prepared.is_asleep(running(table), seat) for seat in (0, 1)] == [False, True]
    assert prepared.bargain(running(table), 1)
    assert (table.game.log[-1].key, table.game.log[-1].by) == ("deal.fail.defense", "standing")
    assert not prepared.bargain(running(table), 1)
    table.run().check()


def test_who_has_nothing_to_refuse_yet_is_waited_for_no_longer_than_the_other_p1_wrack() -> None:
    hands = {0: ["A10"], 1: ["A8", "A9"], 2: ["A6"], 3: ["A7"]}
    table = Table(("wrack", "", "", ""), hands=hands, flares="off").wish(0, "commit", {"red-1": 2})
    table.wish(0, "checkpoint.sides", "power.0").run(until="deal")
    for _ in range(3):
        table.interrupt("strike", 1)
    possible = [action.key for action in table.game.actions]
    assert "deal.fail.offense" in possible
    assert "deal.fail.defense" not in possible
    assert not prepared.bargain(running(table), 1)


def test_a_typed_offer_says_whom_it_is_made_to_where_several_deal() -> None:
    here = bargain_of(three(), 2)
    refused = reading_deals.read(here, "offer attack 4")
    assert isinstance(refused, Refused)
    assert "Ana" in refused.text
    for label, value in reading_deals.suggest(here, "Be"):
        assert label.startswith("Ben: offer")
        assert isinstance(reading_deals.read(here, value), Act)
    assert reading_deals.suggest(here, "Be")


def test_bases_of_an_offer_in_the_making_carry_the_numbers_of_the_board_5_5_3() -> None:
    here = bargain_of(negotiating(), 0)
    making = bargaining.press(here, Draft(), "q_new")
    assert isinstance(making, Draft)
    given = bargaining.places(here, making)
    bases = [option.label for menu in bargaining.show(here, making).menus[1::2] for option in menu.options]
    assert sorted(int(label[-1]) for label in bases) == sorted(given.values())
    assert all(place.endswith(f"-{number}") for place, number in given.items())
    looking = bargaining.press(here, making, "q_back")
    assert isinstance(looking, Draft)
    assert bargaining.places(here, Draft()) == bargaining.places(here, looking) == {}


def test_what_the_other_side_does_costs_nobody_an_offer_in_the_making_5_5_3() -> None:
    table = negotiating()
    draft = bargaining.press(bargain_of(table, 1), Draft(), "q_new")
    assert isinstance(draft, Draft)
    menu = bargaining.show(bargain_of(table, 1), draft).menus[0]
    draft = bargaining.press(bargain_of(table, 1), draft, menu.choice, (menu.options[0].value,))
    act = reading_deals.read(bargain_of(table, 0), "give attack 8 for attack 12")
    assert isinstance(act, Act)
    assert isinstance(draft, Draft)
    table.act(act.key, 0, act.choice)
    here = bargain_of(table, 1)
    told = bargaining.show(here, draft).text
    assert told.index("Ana offers Attack 8") < told.index("Your offer so far: Attack 12")
    aside = bargaining.press(here, draft, "q_back")
    assert isinstance(aside, Draft)
    assert "q_accept_1" in [button.choice for row in bargaining.show(here, aside).buttons for button in row]
    once = bargaining.press(here, aside, "q_accept_1")
    assert isinstance(once, Draft)
    assert "Agreed?" in bargaining.show(here, once).text
    again = bargaining.press(here, once, "q_back")
    assert again == aside
    assert bargaining.press(here, aside, "q_new") == draft


def test_accepting_and_giving_up_ask_once_more_5_5_8() -> None:
    table = negotiating()
    act = reading_deals.read(bargain_of(table, 0), "give attack 8 for attack 12")
    assert isinstance(act, Act)
    table.act(act.key, 0, act.choice)
    here = bargain_of(table, 1)
    once = bargaining.press(here, Draft(), "q_accept_1")
    assert isinstance(once, Draft)
    assert "You get Attack 8 and give Attack 12. Agreed?" in bargaining.show(here, once).text
    assert bargaining.press(here, once, "q_back") == Draft()
    agreed = bargaining.press(here, once, "q_sure")
    assert agreed == Act("deal.accept.defense", 1)
    give_up = bargaining.press(here, Draft(), "q_fail")
    assert isinstance(give_up, Draft)
    assert "loses three tokens" in bargaining.show(here, give_up).text
    assert bargaining.press(here, give_up, "q_sure") == Act("deal.fail.defense", None)


def test_an_offer_that_was_replaced_or_cannot_be_kept_is_not_accepted_5_5_7() -> None:
    table = negotiating()
    here = bargain_of(table, 0)
    first = reading_deals.read(here, "attack 8 for attack 40")
    assert isinstance(first, Act)
    table.act(first.key, 0, first.choice)
    there = bargain_of(table, 1)
    impossible = bargaining.press(there, Draft(), "q_accept_1")
    assert isinstance(impossible, Refused)
    assert "(cosmic 5.5.7)" in impossible.text
    second = reading_deals.read(here, "attack 8 for attack 12")
    assert isinstance(second, Act)
    table.act(second.key, 0, second.choice)
    assert isinstance(reading_deals.read(bargain_of(table, 1), "accept"), Draft)
    gone = bargaining.press(bargain_of(table, 1), Draft(weighed='["accept",1]'), "q_sure")
    assert isinstance(gone, Refused)
    assert "That offer is gone" in gone.text


@pytest.mark.parametrize(
    ("typed", "give", "take"),
    [
        ("offer attack 8 for attack 12", (["A8"], None), (["A12"], None)),
        ("compromise, plague / compromise", (["C", "edict.plague"], None), (["C"], None)),
        ("give the plauge and a base on red 2 for blue 3", (["edict.plague"], "red-2"), ([], "blue-3")),
        ("offer nothing for A12", ([], None), (["A12"], None)),
        ("red 1", ([], "red-1"), ([], None)),
    ],
)
def test_offers_are_read_forgivingly(typed: str, give: tuple[object, ...], take: tuple[object, ...]) -> None:
    act = reading_deals.read(bargain_of(negotiating(), 0), typed)
    assert isinstance(act, Act), act
    assert isinstance(act.choice, dict)
    for (goods, grant), half in ((give, act.choice["give"]), (take, act.choice["take"])):
        assert [re.sub(r"\.\d$", "", card) for card in half["goods"]] == goods
        assert half["grant"] == grant


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("offer attack 40 for compromise", "isn't one of the answers"),
        ("offer", "at least one card or base"),
        ("offer attack 8 for red 1", "isn't one of the answers"),
        ("withdraw", "isn't possible now"),
        ("accept 4", "is gone"),
        ("red 1, red 2 for attack 12", "1 at most"),
    ],
)
def test_what_cannot_be_offered_is_refused_with_the_reason_8_15(typed: str, why: str) -> None:
    result = reading_deals.read(bargain_of(negotiating(), 0), typed)
    assert isinstance(result, Refused)
    assert why in result.text
    assert "(cosmic 5.5." in result.text


def test_a_german_offer_is_read_as_it_is_suggested() -> None:
    here = bargain_of(negotiating(), 0, "de")
    rows = reading_deals.suggest(here, "biete Angriff 8 gegen Ang")
    assert ("biete Angriff 8 gegen Angriff 12", "biete Angriff 8 gegen Angriff 12") in rows
    assert isinstance(reading_deals.read(here, "biete Angriff 8 gegen Angriff 12"), Act)


def holding_captives() -> Table:
    hands = {0: ("C", "A8"), 1: ("C", "A12"), 2: ("A8",)}
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "power.0": 1}}
    table = Table(("assessor", "", ""), hands=hands, flares="off", tokens=tokens, captives={(0, 1): {"red-2": 2}})
    table.wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    return table


def test_captives_are_put_into_offers_beside_cards_5_5_3() -> None:
    table = holding_captives()
    here = bargain_of(table, 0)
    draft = bargaining.press(here, Draft(), "q_new")
    assert isinstance(draft, Draft)
    menu = bargaining.show(here, draft).menus[0]
    assert menu.placeholder.startswith("You give cards and captives")
    assert [one.label for one in menu.options][-3:] == [
        "1 captive from Ana's planet 2",
        "1 captive from Ana's planet 2 (2)",
        "1 captive from Assessor",
    ]
    draft = bargaining.press(here, draft, menu.choice, [one.value for one in menu.options[-2:]])
    assert isinstance(draft, Draft)
    act = bargaining.press(here, draft, "q_done")
    assert isinstance(act, Act)
    table.act(act.key, 0, act.choice)
    assert (
        "🔺 Ana offers 1 captive from 🔺 Ana's planet 2 and 1 captive from Assessor"
        in bargaining.show(bargain_of(table, 1), Draft()).text
    )
    said = [
        line((next(event for event in table.seen if event.kind == "offered")).event, NAMES, language)
        for language in ("en", "de")
    ]
    assert said == [
        "Ana offers 2 captives from red 2 and a power's sheet.",
        "Ana bietet 2 gefangene Steine (Rot 2 und Blatt einer Kraft).",
    ]


def test_captives_are_typed_as_they_are_suggested_in_both_languages_5_5_3() -> None:
    table = holding_captives()
    for language, typed, wanted in (
        ("en", "offer attack 12 for 1 captive from red 2, 1 captive from red 2", 2),
        ("de", "biete Angriff 12 gegen 1 Gefangenen von Assessor", 1),
    ):
        act = reading_deals.read(bargain_of(table, 1, language), typed)
        assert isinstance(act, Act)
        assert isinstance(act.choice, dict)
        assert len(act.choice["take"]["goods"]) == wanted
        table.act(act.key, 1, act.choice)
        assert table.state.offers[0].wants == []
        assert sum(table.state.offers[0].wants_back.values()) == wanted


def test_who_does_not_negotiate_can_do_nothing() -> None:
    table = negotiating()
    outsider = bargain_of(table, 2)
    assert isinstance(bargaining.press(outsider, Draft(), "q_accept_1"), Refused)
    assert reading_deals.suggest(outsider, "") == []
