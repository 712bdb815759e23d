"""Divisions by buttons: any division can be put together, the usual one takes one press."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.cosmic.expansions.skill_tokens.views import SkillView, brief
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask, Choice, OneOf, Part, Split
from bot.tables.cosmic.controls import Answer, Asked, Draft, Refused
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.ordering import ENUMERATED, divisions, parts_in_order
from proving.cosmic.walk import Walk
from tests.plain import mapped
from tests.tables.cosmic.asked import NAMES, fits, met, press_on


def held(asked: Asked, place: str) -> int:
    return sum(one.tokens for one in asked.bases.get(place, ()) if one.seat == asked.view.seat)


def large() -> list[Asked]:
    found = [asked for asked in met() if isinstance(asked.ask.form, Split) and asked.ask.form.count() > ENUMERATED]
    assert len(found) > 20
    return found


def divided(form: Split, default: Choice = None, key: str = "mobius_tubes") -> Asked:
    like = next(asked for asked in met() if asked.ask.key == "commit")
    return Asked(7, Ask(seat=like.view.seat, key=key, form=form, default=default), like.view, like.names)


PLANETS = tuple(f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 6))


def test_the_answer_of_silence_takes_one_press_8_12() -> None:
    for asked in large():
        form = asked.ask.form
        if asked.ask.default is None or asked.noted is not None:
            continue
        result = questions.press(asked, Draft(), "q_done")
        if isinstance(result, Draft):
            result = questions.press(asked, result, "q_sure")
        assert isinstance(result, Answer), asked.ask.key
        assert form.accepts(result.choice)
        given = {name: count for name, count in mapped(asked.ask.default).items() if count}
        assert result.choice == given


def test_it_begins_as_what_is_suggested_and_the_buttons_name_no_planet() -> None:
    form = Split(1, 4, tuple(Part(planet, 4) for planet in PLANETS[:5]))
    asked = replace(divided(form, {PLANETS[0]: 3}), suggested=lambda: {PLANETS[1]: 2})
    shown = questions.show(asked, Draft())
    assert [option.label[-1] for option in shown.menus[0].options] == ["0", "2", "0", "0", "0"]
    assert [button.label for button in shown.buttons[0]] == ["−1", "+1", "Done (2)"]


def test_the_lines_say_how_many_tokens_are_there_and_a_sentence_of_its_own_how_many_may_go() -> None:
    like = divided(Split(1, 4, (Part("red-1", 4),)))
    mine = [place for place in like.bases if held(like, place)]
    asked = divided(Split(1, 4, tuple(Part(place, 4) for place in mine)))
    shown = questions.show(asked, Draft(shares=(1, *(0 for _ in mine[1:]))))
    assert [option.description for option in shown.menus[0].options] == [
        f"{held(asked, place)} there" for place in mine
    ]
    assert shown.text.endswith(". 1 to 4 allowed.")
    empty = questions.show(asked, Draft(shares=tuple(0 for _ in mine)))
    assert empty.text.endswith("Nothing chosen yet. 1 to 4 allowed.")


def test_any_division_can_be_reached_from_any_other() -> None:
    random = Random(7)
    for asked in large():
        form = asked.ask.form
        wanted = form.sample(lambda sides: random.randrange(sides))
        assert isinstance(wanted, dict)
        assert _reach(asked, wanted) == {name: count for name, count in wanted.items() if count}


def _reach(asked: Asked, wanted: dict[str, Choice]) -> Choice:
    """Press what is shown until the division is there: first away, then towards it."""
    form = asked.ask.form
    assert isinstance(form, Split)
    draft = Draft()
    result = questions.press(asked, draft, "q_clear")
    assert isinstance(result, Draft)
    draft = result
    for at, one in enumerate(form.parts):
        count = wanted.get(one.name, 0)
        assert isinstance(count, int)
        menus = questions.show(asked, draft).menus
        if menus:
            line = parts_in_order(asked, form).index(at)
            result = questions.press(asked, draft, menus[0].choice, (str(line),))
            assert isinstance(result, Draft)
            draft = result
        for _ in range(count - one.low):
            row = [button for line in questions.show(asked, draft).buttons for button in line]
            button = next(button for button in row if button.choice == f"q_more_{at}")
            assert not button.disabled
            result = questions.press(asked, draft, button.choice)
            assert isinstance(result, Draft)
            draft = result
    result = questions.press(asked, draft, "q_done")
    if isinstance(result, Draft):
        result = questions.press(asked, result, "q_sure")
    assert isinstance(result, Answer), result
    return result.choice


def test_bases_are_shown_with_their_tokens_in_the_order_of_the_board() -> None:
    seen = 0
    for asked in large():
        form, table = asked.ask.form, asked.view.table
        assert isinstance(form, Split)
        names = [form.parts[at].name for at in parts_in_order(asked, form)]
        places = sorted(table.planets, key=lambda planet: (planet.owner, planet.id))
        assert [name for name in names if held(asked, name)] == [
            planet.id for planet in places if planet.id in names and held(asked, planet.id)
        ]
        controls = questions.show(asked, Draft())
        assert all(f"({held(asked, name)})" in controls.text for name in names if held(asked, name)), controls.text
        first = next(button for row in controls.buttons for button in row if button.choice.startswith("q_more_"))
        assert form.parts[int(first.choice.removeprefix("q_more_"))].name == names[0]
        seen += 1
    assert seen > 5


def test_letters_are_shown_wherever_one_chooses_among_tokens_s2() -> None:  # S2 S4
    walk = Walk(5, 3, Options(extras={"skill_tokens": True}))
    aims = commits = 0
    for _ in range(400):
        if walk.game.over:
            break
        for number, ask in walk.game.asks.items():
            asked = Asked(number, ask, see_seat(walk.game.state, ask.seat), NAMES)
            letters = asked.view.table.part("skill_tokens", SkillView)
            text = questions.show(asked, Draft()).text
            if ask.key == "commit" and isinstance(ask.form, Split):
                commits += 1
                for one in ask.form.parts:
                    if count := held(asked, one.name):
                        assert f"({count} {brief(letters.under(ask.seat, one.name, count))})" in text
            elif ask.key == "target" and isinstance(ask.form, OneOf):
                aims += 1
                for planet in asked.view.table.planets:
                    if planet.id in ask.form.options:
                        for base in planet.bases:
                            assert brief(letters.under(base.seat, planet.id, base.tokens)) in text, text
        walk.step()
    assert min(aims, commits) > 3


def test_few_divisions_have_an_option_each() -> None:
    form = Split(2, 2, (Part("tokens", 2), Part("cards", 2)))
    asked = divided(form, key="reward", default={"tokens": 2})
    controls = questions.show(asked, Draft())
    (menu,) = controls.menus
    assert [option.label for option in menu.options] == ["2 tokens", "1 token, 1 card", "2 cards"]
    got = [questions.press(asked, Draft(), menu.choice, (option.value,)) for option in menu.options]
    assert got == [Answer(one) for one in ({"tokens": 2}, {"tokens": 1, "cards": 1}, {"cards": 2})]


def test_divisions_are_listed_as_the_form_counts_them() -> None:
    for form in (
        Split(0, 3, (Part("a", 2), Part("b", 2, 1))),
        Split(2, 2, (Part("a", 1), Part("b", 1), Part("c", 1))),
        Split(0, 4, (Part("a", 4),)),
    ):
        listed = list(divisions(form))
        assert len(listed) == form.count()
        assert all(form.accepts({**one}) for one in listed)


def test_parts_are_a_menu_with_one_pair_of_buttons_for_the_part_that_is_chosen() -> None:
    form = Split(9, 9, tuple(Part(planet, 9) for planet in PLANETS))
    asked = divided(form)
    draft = Draft()
    controls = questions.show(asked, draft)
    fits(controls)
    assert len(controls.menus[0].options) == 15
    chosen = questions.press(asked, draft, controls.menus[0].choice, ("7",))
    assert isinstance(chosen, Draft)
    filled = questions.press(asked, chosen, "q_most_7")
    assert isinstance(filled, Draft)
    assert questions.press(asked, filled, "q_done") == Answer({"blue-3": 9})
    assert questions.press(asked, filled, "q_clear") == Draft(shares=(0,) * 15, at=7)


def test_more_parts_than_a_menu_holds_are_pages() -> None:
    form = Split(2, 2, tuple(Part(f"{colour}-{n}", 2) for colour in ("red", "blue") for n in range(1, 16)))
    asked = divided(form)
    fits(questions.show(asked, Draft()))
    assert form.accepts(press_on(asked, Random(3), 2_000).choice)


def test_no_more_than_the_whole_and_no_less_than_each_part_needs_is_taken() -> None:
    form = Split(8, 8, tuple(Part(planet, 4, 1) for planet in PLANETS[:5]))
    asked = divided(form, default={"red-1": 4, "red-2": 1, "red-3": 1, "red-4": 1, "red-5": 1})
    full = questions.press(asked, Draft(), "q_more_1")
    assert isinstance(full, Refused)
    assert "That makes 9: 8 needed (cosmic" in full.text
    bare = questions.press(asked, Draft(), "q_less_1")
    assert isinstance(bare, Refused)
    assert "1 to 4" in bare.text
    short = questions.press(asked, Draft(shares=(1, 1, 1, 1, 1)), "q_done")
    assert isinstance(short, Refused)
    for at in range(5):
        (row,) = questions.show(asked, Draft(at=at)).buttons
        changed = int(row[0].choice.removeprefix("q_less_"))
        assert [button.disabled for button in row] == [changed > 0, True, False]
