"""Whatever the engine asks can be answered by presses and by typed words, and is asked in words."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, strategies as st

from bot.cosmic.kinds.questions import Of
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import Use
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words import question_text, things
from bot.kernel import ask
from bot.kernel.ask import Ask, Choice, Number, OneOf, Order, Split, UpTo, YesNo
from bot.kernel.codec import same
from bot.tables.contract.table import Menu
from bot.tables.cosmic.controls import PAGE, Answer, Asked, Draft, Form, Refused
from bot.tables.cosmic.questions import questions, reading
from bot.tables.cosmic.questions.labels import options
from bot.words.message import Language
from tests.cosmic.table import Table
from tests.plain import listed, options_of
from tests.tables.cosmic.asked import NAMES, fits, met, press, press_on, pressable, words_of
from tests.words.voices import EN

SMALL = 4


def named(asked: Asked) -> str:
    return f"{asked.ask.key}-{type(asked.ask.form).__name__}"


def alike(asked: Asked, choice: Choice, other: Choice) -> bool:
    """True if two answers differ at most in which copy of a card they name."""
    copies = re.compile(r"(A\d+|C|(?:edict|zodiac)\.\w+)\.\d+")
    if isinstance(choice, str) and isinstance(other, str) and copies.fullmatch(choice) and copies.fullmatch(other):
        place = [one in asked.view.hand for one in (choice, other)]
        return cards.face(choice) == cards.face(other) and place[0] == place[1]
    return same(choice, other)


def test_many_kinds_of_questions_come_up() -> None:
    assert len({asked.ask.key for asked in met()}) > 50
    assert {type(asked.ask.form) for asked in met()} >= {OneOf, UpTo, YesNo, Split, Number}


def test_pressing_anything_always_comes_to_an_answer_that_is_accepted() -> None:
    for place, asked in enumerate(met()):
        answer = press_on(asked, Random(place))
        assert asked.ask.form.accepts(answer.choice), named(asked)


def test_every_answer_of_a_choice_can_be_pressed() -> None:
    for asked in met():
        form = asked.ask.form
        if not isinstance(form, OneOf | YesNo | Number):
            continue
        reached = _reachable(asked)
        wanted: list[Choice] = list(form.options) if isinstance(form, OneOf) else [True, False]
        if isinstance(form, Number):
            wanted = [*range(form.low, form.high + 1)]
        for choice in wanted:
            assert any(alike(asked, choice, one) for one in reached), (named(asked), choice)


def _reachable(asked: Asked) -> list[Choice]:
    """The answers of every button, of every option on every page, after a second press where one is asked for."""
    found: list[Choice] = []
    pages = 1 + asked.ask.form.count() // PAGE
    for page in range(pages):
        draft = Draft(at=page)
        for control in pressable(questions.show(asked, draft)):
            picks = [(option.value,) for option in control.options] if isinstance(control, Menu) else [()]
            for values in picks:
                result = press(asked, draft, control, values)
                if isinstance(result, Draft) and result.weighed:
                    result = questions.press(asked, result, "q_sure")
                if isinstance(result, Answer):
                    found.append(result.choice)
    return found


def test_every_small_selection_can_be_pressed_together() -> None:
    seen = 0
    for asked in met():
        form = asked.ask.form
        if not isinstance(form, UpTo) or len(form.options) > SMALL:
            continue
        for size in range(not asked.may_be_none, min(form.n, len(form.options)) + 1):
            for places in combinations(range(len(form.options)), size):
                answer = _pick(asked, places)
                assert answer == [form.options[place] for place in places], named(asked)
                seen += 1
    assert seen > 40


def _pick(asked: Asked, places: tuple[int, ...]) -> Choice:
    asked = Asked(asked.number, asked.ask, asked.view, asked.names)
    draft = Draft()
    steps: list[tuple[str, tuple[str, ...]]] = [(f"q_o_{place}", ()) for place in places]
    if places and (menus := questions.show(asked, draft).menus):
        steps = [(menus[0].choice, tuple(map(str, places)))]
    for control, values in [*steps, ("q_done" if places else "q_none", ())]:
        assert control in {one.choice for one in pressable(questions.show(asked, draft))}
        result = questions.press(asked, draft, control, values)
        if isinstance(result, Draft) and result.weighed:
            result = questions.press(asked, result, "q_sure")
        if isinstance(result, Answer):
            return result.choice
        assert isinstance(result, Draft)
        draft = result
    raise AssertionError("no answer")


def test_what_is_suggested_reads_back_as_an_answer_and_every_choice_is_suggested() -> None:
    for asked in met():
        form = asked.ask.form
        rows = reading.suggest(asked, "")
        assert 0 < len(rows) <= 25
        assert len({value for _, value in rows}) == len(rows)
        read: list[Choice] = []
        for label, value in rows:
            assert 0 < len(label) <= 100
            assert 0 < len(value) <= 100
            read.append(_read(asked, value))
        if isinstance(form, OneOf) and len(form.options) <= 25:
            for choice in form.options:
                assert any(alike(asked, choice, one) for one in read), (named(asked), choice)


def _read(asked: Asked, typed: str) -> Choice:
    read = reading.read(asked, typed)
    result = questions.press(asked, read, "q_sure") if isinstance(read, Draft) else read
    assert isinstance(result, Answer), (asked.ask, typed, result)
    assert asked.ask.form.accepts(result.choice)
    return result.choice


@pytest.mark.parametrize("language", ["en", "de"])
def test_questions_name_things_as_people_do(language: str) -> None:
    for asked in met():
        here = Asked(asked.number, asked.ask, asked.view, asked.names, language)
        controls = questions.show(here, Draft())
        fits(controls)
        for told in words_of(controls):
            bare = told
            for name in NAMES:
                bare = bare.replace(name, "")
            marks = r"\b(A\d+\.\d|C\.\d|edict\.\w|flare\.\w|power\.\d|tokens?\.\d)|[a-z]_[a-z]|\w-\d"
            assert not re.search(marks, bare), told


def test_long_names_never_cut_off_the_number_of_a_planet() -> None:
    seen = 0
    for asked in met():
        names = tuple(f"{letter} {'o' * 30}" for letter in "ABCDEF")[: len(asked.names)]
        for option in options(replace(asked, names=names)):
            assert len(option.label) <= 80
            planet, _ = ids.targeted(option.choice) if isinstance(option.choice, str) else ("", None)
            if isinstance(where := ids.place(planet), ids.Planet):
                seen += 1
                assert f" {where.number}" in option.label, option.label
    assert seen > 100


def test_names_in_texts_are_neither_markup_nor_mentions() -> None:
    for asked in met():
        text = questions.show(asked, Draft()).text
        assert "**Ben**" not in text
        assert "@everyone" not in text
        assert not re.search(r"(?<!\\)<", text)


def test_a_control_that_is_not_of_the_question_is_refused_with_the_rule_8_15() -> None:
    for asked in met()[:80]:
        for choice in ("q_o_99", "q_xyz", "q_m_0", "hand", "q_sure", "q_", "q_w", "q_more_77"):
            result = questions.press(asked, Draft(), choice, ("999",) if choice in ("q_m_0", "q_w") else ())
            assert isinstance(result, Refused | Draft), (named(asked), choice)
            if isinstance(result, Refused):
                assert "(cosmic 8.15)" in result.text


@given(st.text(max_size=60), st.data())
def test_any_words_are_answered_or_refused_in_one_sentence_with_the_rule(typed: str, data: st.DataObject) -> None:
    asked = data.draw(st.sampled_from(met()))
    result = reading.read(asked, typed)
    if isinstance(result, Answer):
        assert asked.ask.form.accepts(result.choice)
    elif isinstance(result, Refused):
        assert re.search(r"\(cosmic \w[\d.]+\)", result.text)
        assert "@everyone" not in result.text
    rows = reading.suggest(asked, typed)
    assert len(rows) <= 25
    assert all(len(label) <= 100 and len(value) <= 100 for label, value in rows)


def view_of(key: str) -> Asked:
    return next(asked for asked in met() if asked.ask.key == key)


def asked_as(form: ask.Form, key: str = "commit", default: Choice = None) -> Asked:
    like = view_of("commit")
    return Asked(7, Ask(seat=like.view.seat, key=key, form=form, default=default), like.view, like.names)


@pytest.mark.parametrize(
    ("key", "language", "label"),
    [
        ("invite.offense", "en", "Nobody"),
        ("invite.offense", "de", "Niemanden"),
        ("commit", "en", "None of them"),
        ("commit", "de", "Keine davon"),
    ],
)
def test_choosing_nothing_is_called_after_what_is_chosen(key: str, language: Language, label: str) -> None:
    asked = replace(asked_as(UpTo(1, (0, 1)), key), language=language)
    assert label in [button.label for row in questions.show(asked, Draft()).buttons for button in row]
    assert reading.read(asked, label) == Answer([])


def test_an_order_is_put_together_one_by_one_and_its_last_needs_no_press_4_0_5() -> None:
    asked = asked_as(Order(("power.0", "power.1", "power.2")), "order_powers")
    one = questions.press(asked, Draft(), "q_o_2")
    assert one == Draft((2,))
    both = questions.press(asked, Draft((2,)), "q_o_0")
    assert both == Draft((2, 0, 1))
    assert questions.press(asked, Draft((2, 0, 1)), "q_done") == Answer(["power.2", "power.0", "power.1"])
    assert questions.press(asked, Draft((2, 0, 1)), "q_undo") == Draft((2,))
    assert questions.press(asked, Draft((2,)), "q_undo") == Draft(())
    assert isinstance(questions.press(asked, Draft((2,)), "q_done"), Refused)
    assert asked.ask.form.accepts(press_on(asked, Random(1)).choice)


def test_many_options_are_pages_of_a_menu_and_picks_of_other_pages_stay() -> None:
    options = tuple(f"A{value}.{copy}" for value in (6, 8) for copy in range(1, 20))
    asked = asked_as(UpTo(3, options), "miser.save")
    first = questions.show(asked, Draft())
    fits(first)
    assert len(first.menus[0].options) == 25
    marked = tuple(option.value for option in first.menus[0].options[:2])
    here = questions.press(asked, Draft(), first.menus[0].choice, marked)
    assert isinstance(here, Draft)
    turned = questions.press(asked, here, "q_p_1")
    assert isinstance(turned, Draft)
    second = questions.show(asked, turned)
    assert len(second.menus[0].options) == 13
    there = questions.press(asked, turned, second.menus[0].choice, (second.menus[0].options[0].value,))
    assert isinstance(there, Draft)
    assert there.picked is not None
    assert there.picked[:2] == tuple(map(int, marked))
    assert len(there.picked) == 3
    full = questions.press(asked, there, second.menus[0].choice, tuple(o.value for o in second.menus[0].options[:2]))
    assert isinstance(full, Refused)
    assert questions.press(asked, there, first.menus[0].choice, ()) == Draft(there.picked[2:], at=1)


def test_a_number_with_many_values_is_pages_or_a_form() -> None:
    asked = asked_as(Number(1, 40), "gambler.stake")
    controls = questions.show(asked, Draft())
    assert len(controls.menus[0].options) == 25
    form = questions.press(asked, Draft(), "q_type")
    assert isinstance(form, Form)
    assert questions.press(asked, Draft(), form.choice, ("37",)) == Answer(37)
    refused = questions.press(asked, Draft(), form.choice, ("41",))
    assert isinstance(refused, Refused)
    assert "1 to 40" in refused.text


def test_a_sealed_answer_is_shown_as_chosen_and_may_be_changed_8_16() -> None:
    asked = view_of("checkpoint.between")
    form = OneOf(("pass", "edict.finder.1"))
    sealed = Asked(9, Ask(seat=0, key="checkpoint.between", form=form), asked.view, asked.names, noted="edict.finder.1")
    controls = questions.show(sealed, Draft())
    assert "Your answer: **Play Finder**" in controls.text
    assert [button.style for button in controls.buttons[0]] == ["secondary", "success"]
    assert questions.press(sealed, Draft(), "q_o_0") == Answer("pass")


def test_cards_played_on_different_players_are_different_options_z10() -> None:
    asked = view_of("zodiac.play")
    labels = {label for label, _ in reading.suggest(asked, "")}
    assert len(labels) == min(25, asked.ask.form.count())
    assert "Play no Zodiac card" in labels


def test_typed_words_answer_whichever_open_question_understands_them() -> None:
    colour, powers = view_of("colour"), asked_as(UpTo(1, ("zombie", "trader")), "powers")
    assert questions.read_any([powers, colour], "light blue") == (colour, Answer("light_blue"))
    assert questions.read_any([powers, colour], "Zombie") == (powers, Answer(["zombie"]))
    first, refused = questions.read_any([powers, colour], "Mars")
    assert first is powers
    assert isinstance(refused, Refused)
    assert questions.suggest_any([colour], "li")[0][1] == "light blue"  # at set-up it is nobody's yet
    rows = [value for _, value in questions.suggest_any([powers, colour], "")]
    assert rows[:2] == ["Zombie", "Trader"]
    assert "light blue" in rows
    assert questions.suggest_any([], "x") == []


def test_a_colour_in_play_is_named_with_its_player_and_read_by_either() -> None:
    players = asked_as(YesNo()).view.table.players[:2]
    asked = asked_as(OneOf(tuple(player.colour for player in players)), "dictator.colour")
    labels = [button.label for row in questions.show(asked, Draft()).buttons for button in row]
    assert labels == [f"{NAMES[one.seat]} ({EN.message(things.colour(one.colour))})" for one in players]
    assert reading.read(asked, EN.message(things.colour(players[1].colour))) == Answer(players[1].colour)
    assert reading.read(asked, NAMES[players[0].seat]) == Answer(players[0].colour)


def test_nobody_is_offered_to_keep_no_power_since_everybody_gets_one_8_12() -> None:
    asked = asked_as(UpTo(1, ("zombie", "trader")), "powers")
    labels = [button.label for row in questions.show(asked, Draft()).buttons for button in row]
    assert labels == ["Zombie", "Trader"]
    assert isinstance(reading.read(asked, "none"), Refused)
    other = asked_as(UpTo(1, ("zombie", "trader")))
    assert reading.read(other, "none") == Answer([])


def test_equal_cards_are_one_option_but_a_hoarded_one_is_another() -> None:
    table = Table(("miser", "", ""), hands={0: ("A8", "A8", "C")}, hoards={"miser": ("A8", "A6")}, flares="off")
    (ask,) = (one for one in table.run(until="card").open("card") if one.seat == 0)
    asked = Asked(9, ask, see_seat(table.state, 0), NAMES)
    labels = [label for label, _ in reading.suggest(asked, "")]
    assert labels == ["Attack 8", "Attack 8 (hoard)", "Attack 6 (hoard)", "Compromise", "A random card"]
    (menu,) = questions.show(asked, Draft()).menus
    assert [option.label for option in menu.options] == labels
    hoarded = questions.press(asked, Draft(), menu.choice, (menu.options[1].value,))
    assert isinstance(hoarded, Answer)
    assert hoarded.choice in listed(table.state.powers[0].data["hoard"])


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("attack 12", "A12.1"),
        ("12", "A12.1"),
        ("A12", "A12.1"),
        ("  ATTACK   12 ", "A12.1"),
        ("atack 12", "A12.1"),
        ("compromise", "C.1"),
        ("copmromise", "C.1"),
        ("comp", "C.1"),
        ("play the compromise please", "C.1"),
        ("by chance", "by_chance"),
        ("a card at random", "by_chance"),
    ],
)
def test_cards_are_read_by_name_number_and_with_typos(typed: str, choice: str) -> None:
    asked = asked_as(OneOf(("A12.1", "A15.1", "C.1", "by_chance")), "card")
    assert reading.read(asked, typed) == Answer(choice)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("attack", "Attack 15 or Attack 12"), ("attack 13", "Try: "), ("", "isn't one of"), ("zzz", "isn't one of")],
)
def test_what_is_unclear_or_unknown_is_refused_with_what_to_do(typed: str, why: str) -> None:
    asked = asked_as(OneOf(("A12.1", "A15.1", "C.1", "by_chance")), "card")
    result = reading.read(asked, typed)
    assert isinstance(result, Refused)
    assert why in result.text
    assert "(cosmic 4.7.4)" in result.text


def test_the_players_of_a_table_are_read_by_name_and_colour() -> None:
    asked = view_of("wild")
    for seat in options_of(asked.ask):
        assert isinstance(seat, int)
        assert reading.read(asked, NAMES[seat]) == Answer(seat)
        assert reading.read(asked, asked.view.table.players[seat].colour) == Answer(seat)


@pytest.mark.parametrize(("powers", "side"), [(("magnet", "", ""), "super"), (("", "magnet", ""), "wild")])
def test_a_flare_that_was_announced_is_called_one_and_told_with_the_text_that_is_used(
    powers: tuple[str, ...], side: str
) -> None:
    table = Table(powers, flares="off").run(until="target")
    use = Use(0, "flare", "magnet", "flare.magnet", "")
    table.state.stack.append(use)
    ask = Ask(seat=1, key="response", form=OneOf(("pass", "edict.card_zap.1")), default="pass")
    text = questions.show(Asked(9, ask, see_seat(table.state, 1), NAMES), Draft()).text
    assert "Ana: *Magnet flare*" in text
    assert question_text.effect_text(EN, "magnet", side)[:100] in text


def test_a_flare_that_waits_for_its_moment_is_readied_and_one_for_now_is_played() -> None:
    view = see_seat(Table(("", "", ""), hands={0: ("flare.clone", "edict.plague")}).run(until="commit").state, 0)
    ask = Ask(seat=0, key="checkpoint.between", form=OneOf(("pass", "flare.clone", "edict.plague")), default="pass")
    readied, played = (row for row in options(Asked(1, ask, view, NAMES)) if row.choice != "pass")
    assert (readied.label, played.label) == ("Ready Clone flare", "Play The Plague")
    assert readied.detail.startswith(EN("cosmic-ask-moment-ready"))


def test_the_texts_of_what_may_be_played_leave_room_for_the_rest_on_a_phone() -> None:
    offered = [asked for asked in met() if asked.question.of is Of.OFFERS and len(options(asked)) > 3]
    assert offered
    for asked in offered:
        told = [line for line in questions.show(asked, Draft()).text.splitlines() if line.startswith("• ")]
        assert sum(len(line.partition("**: ")[2]) for line in told) <= 480
