"""Everything that the engine can say or ask has words."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest

import bot.cosmic
from bot.cosmic.events import CosmicEvent
from bot.cosmic.kinds import registry
from bot.cosmic.model import aims as aims_of_base, cards
from bot.cosmic.model.aims import NAMED, WORDS, Aim
from bot.cosmic.model.attributes import TOLD
from bot.cosmic.model.ids import Typed
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import expansion_words, question_text, text, turn_flow_events
from bot.cosmic.words.expansion_words import LINES
from bot.kernel import saved
from bot.kernel.ask import Ask, Choice, Form, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.kernel.codec import Plain
from bot.kernel.event import Emitted, Event, may_see
from bot.kernel.saved import Decision
from bot.words.message import LANGUAGES, LOCALES
from bot.words.speech import read
from proving.cosmic.walk import Walk
from tests.cosmic.labels import labels
from tests.events import bare, made
from tests.translations import facts_of
from tests.words.voices import EN

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
HOME = Path(bot.cosmic.__file__).parent
NOTED_LATER = {"sealed", "answer"}
"""What is noted after a use was announced."""


def emitted() -> Iterator[str]:
    """The names of all events that the sources emit."""
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("emit", "reveal"):
                for made in node.args:
                    if isinstance(made, ast.Call):
                        yield ast.unparse(made.func).rpartition(".")[2]


def test_every_event_is_emitted_and_has_words_or_is_silent_on_purpose() -> None:
    every = set(CosmicEvent.kinds.values())
    plain = {kind for kind in every if kind.kind in text.PLAIN}
    silent = {kind for kind in every if kind in text.SILENT or kind in expansion_words.KNOWN.silent}
    assert every == plain | silent | (every & {*LINES})
    assert plain & silent == set()
    assert (plain | silent) & {*LINES} == set()
    assert {kind.__name__ for kind in every} - {*emitted()} == {"Reckoned", "Captured", "Piled", "WentBack"}, (
        "made elsewhere"
    )


@pytest.mark.parametrize("kind", [CosmicEvent.kinds[kind] for kind in text.PLAIN], ids=list(text.PLAIN))
def test_a_plain_sentence_takes_only_what_its_event_has(kind: type[CosmicEvent]) -> None:
    for language in LANGUAGES:
        told = read(LOCALES / language)
        if text.PLAIN[kind.kind] in told.entries:
            assert facts_of(told, text.PLAIN[kind.kind]) <= set(kind.__struct_fields__)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_a_walked_game_is_worded_from_beginning_to_end(seed: int, players: int) -> None:
    walk = Walk(seed, players, Options(powers_per_player=1 + seed % 2, bases_to_win=3))
    told: list[str] = []
    for _ in range(600):
        if walk.game.over:
            break
        for ask in walk.game.asks.values():
            assert question_text.question(EN, ask)[-1] in "?."
            for label in labels(walk.game.state, ask, NAMES):
                assert label
                assert not label.startswith(("power.", "edict", "flare."))
        for action in walk.game.actions:
            assert action.key == "close" or question_text.rule_of(action.key) != "8.15"
        for event, line in text.with_events(bare(walk.step()), NAMES):
            told.append(line)
            assert event.kind not in text.PLAIN or "(cosmic" not in line, line
    assert len(told) > 100
    for line in told:
        assert "None" not in line, line
        assert "_" not in line, line
        assert line[-1] in ".*", line


def test_base_questions_are_those_that_the_engine_asks() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py") if path.name != "question_text.py")
    for key in question_text.BASE:
        stem, dot, _ = key.partition(".")
        assert f'"{key}"' in source or (dot and (f'f"{stem}.{{' in source)), key


def test_destiny_is_told_without_its_mark_which_may_mean_nothing_2_2_2() -> None:
    told = text.line(made("destiny", {"card": "red.reverse", "left": 5}), NAMES)
    assert told == "Destiny: red."


def test_a_question_of_a_power_is_told_with_the_power_s_own_text() -> None:
    told = question_text.question(EN, Ask(seat=0, key="healer.use", form=YesNo()))
    assert told.startswith("Use Healer now?")
    assert "warp" in told


def test_numbers_are_seats_or_powers_as_the_question_says() -> None:
    walk = Walk(1, 3, Options())
    while not walk.game.state.challenges:
        walk.step()
    state = walk.game.state
    power = see_table(state).players[0].powers[0]

    def only(key: str, choice: Choice) -> str:
        (label,) = labels(state, Ask(seat=0, key=key, form=OneOf((choice,))), NAMES)
        return label

    assert only("wild", 1) == "Ben"
    assert only("reincarnation.power", power.number) == cards.words(power.power)
    assert only("checkpoint.attack", f"power.{power.number}").startswith("Use ")
    posed = f"Play a card as Time Gash ({cards.words(power.power)})"
    assert only("checkpoint.reveal", f"edict.time_gash@{power.number}") == posed
    marked = [only("dragon.destiny", card) for card in ("red", "red.reverse", "wild", "none")]
    assert marked == ["Ben (red)", "Ben (red), reverse cone", "Wild card", "None"]
    state.options = msgspec.structs.replace(state.options, reverse_cone=False)
    assert only("dragon.destiny", "red.reverse") == "Ben (red)"  # the mark means nothing (2.2.2)
    told = text.line(_announced("force_field", {"allies": [0, 1]}), NAMES)
    assert "Ana and Ben" in told


def test_numbers_of_tokens_under_colours_are_no_people() -> None:  # P1, Crystal
    told = made("announced", {"seat": 2, "source": "power", "name": "crystal", "card": "power.0", "aim": {"purple": 1}})
    assert text.line(told, NAMES) == "Cy uses Crystal (purple: 1)."
    assert text.line(told, NAMES, "de") == "Cy nutzt Crystal (Lila: 1)."


def _announced(name: str, aim: dict[str, Plain]) -> Event:
    return made("announced", {"seat": 2, "source": "edict", "name": name, "card": f"edict.{name}.1", "aim": aim})


def test_a_question_of_a_flare_is_told_with_the_flare_s_own_text() -> None:
    wild = question_text.question(
        EN, Ask(seat=0, key="zombie.wild", form=Split(1, 1, (Part("red-1", 1), Part("red-2", 1))))
    )
    assert wild.startswith("Zombie: where do your tokens come back to?")
    assert question_text.effect_text(EN, "zombie", "wild") in wild
    assert question_text.effect_text(EN, "zombie") not in wild


@pytest.mark.parametrize(
    "form", [OneOf((1, 2)), UpTo(2, (1, 2)), Number(1, 3), YesNo(), Split(1, 2, (Part("red-1", 2),)), Order((1, 2))]
)
def test_a_wrong_answer_is_refused_with_the_rule_and_with_what_can_be_answered(form: Form) -> None:
    ask = Ask(seat=0, key="commit", form=form)
    told = question_text.refusal(EN, saved.NotAnOption("commit", "x"), ask)
    assert "(cosmic 4.4.1)" in told
    assert told.count(".") >= 2


def test_every_refusal_of_the_kernel_has_words() -> None:
    decision = Decision(1, 0, 0, "commit", None, "player", 0)
    samples = {
        "AlreadyNoted": saved.AlreadyNoted(1, None),
        "GameOver": saved.GameOver(),
        "InformationGained": saved.InformationGained(decision),
        "NotAnOption": saved.NotAnOption("commit", None),
        "NotAsked": saved.NotAsked(1),
        "NotOffered": saved.NotOffered("commit"),
        "NothingToUndo": saved.NothingToUndo(),
        "WrongActor": saved.WrongActor("commit", 0),
    }
    kinds = {name for name, kind in vars(saved).items() if isinstance(kind, type) and issubclass(kind, saved.Refused)}
    assert set(samples) == kinds - {"Refused"}
    told = [question_text.refusal(EN, error) for error in samples.values()]
    assert all(sentence.endswith(".") for sentence in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("error", [saved.NotAsked(1), saved.NotOffered("commit"), saved.WrongActor("commit", 0)])
def test_a_refusal_that_names_a_rule_says_what_to_do_8_15(error: saved.Refused) -> None:
    told = question_text.refusal(EN, error)
    assert "(cosmic 8.1" in told
    assert re.search(r"[:.] [Ww]ait|Answer", told), told


def test_what_others_have_learned_from_goes_back_by_a_vote_of_more_than_half_8_11() -> None:
    told = question_text.refusal(EN, saved.InformationGained(Decision(1, 0, 0, "commit", None, "player", 0)))
    assert "vote" in told
    assert "everybody" not in told


def test_the_winners_and_how_they_won_are_told() -> None:
    told = text.line(made("finished", {"winners": [0, 2], "how": "bases"}), NAMES)
    assert "Ana and Cy win together" in told
    assert "bases" in told


def test_what_only_the_two_dealers_see_is_not_in_the_public_line() -> None:  # 5.5.7
    public = made("gave", {"seat": 0, "to": 1, "count": 1, "why": "deal"})
    secret = made("given", {"seat": 0, "to": 1, "cards": ["A40.1"], "why": "deal"})
    assert "40" not in text.line(public, NAMES)
    assert "attack 40" in text.line(secret, NAMES)
    assert not may_see(Emitted(secret.kind, secret, (0, 1)), None)


def test_whatever_is_named_with_a_use_has_words() -> None:
    named = {one.key for name, module in sys.modules.items() if name.startswith("bot.cosmic.") for one in aims(module)}
    assert named - NOTED_LATER == set(NAMED)
    assert not [key for key, aim in NAMED.items() if not (aim.noun or is_number(aim) or worded(aim))]
    loose = [key for path in HOME.rglob("*.py") for key in written_out(ast.parse(path.read_text("utf-8")))]
    assert not [key for key in loose if isinstance(key, str)]


def is_number(aim: Typed) -> bool:
    return get_args(aim.__orig_class__) == (int,)


def worded(aim: Typed) -> bool:
    return any(word.startswith(f"{aim.says}_") for word in WORDS)


def test_a_name_is_told_by_its_type_and_a_word_by_whoever_may_say_it() -> None:
    assert (aims_of_base.TARGETS.noun, aims_of_base.PLANET.noun, aims_of_base.NUMBER.noun) == ("seat", "place", "")
    assert {"way_plus", "cover_hand", "award_number"} <= set(WORDS)


def test_the_words_of_powers_name_no_power_and_nothing_that_one_notes() -> None:
    source = Path(turn_flow_events.__file__).read_text(encoding="utf-8")
    written = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert not written & {*registry.POWERS, *TOLD}


def aims(module: ModuleType) -> Iterator[Aim[object]]:
    for value in vars(module).values():
        yield from (one for one in (value.values() if isinstance(value, dict) else [value]) if isinstance(one, Aim))


def written_out(tree: ast.AST) -> Iterator[object]:
    """The keys that functions called ``aim`` write out instead of declaring them."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name == "aim":
            for node in ast.walk(function):
                if isinstance(node, ast.Dict):
                    yield from (key.value for key in node.keys if isinstance(key, ast.Constant))
                elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
                    yield node.slice.value


def test_numbers_that_are_named_are_no_people() -> None:  # P1
    stake = _announced("gambler", {"claim": "A40", "stake": 2})
    assert text.line(stake, NAMES) == "Cy plays Gambler (claim: attack 40, stake: 2)."
    assert text.line(stake, NAMES, "de") == "Cy spielt Gambler (Behauptung: Angriff 40, Einsatz: 2)."


def test_only_what_a_power_s_holder_can_use_is_told_of_its_notes() -> None:
    notes: dict[str, Plain] = {
        "points": 3,
        "bombs": ["red-1", "red-2"],
        "hidden": [4],
        "term": "five_bases",
        "stood": ["0:1:"],
        "asked": 2,
    }
    told = [
        text.line(made("noted", {"seat": 0, "power": "warrior", "key": key, "value": value}), NAMES)
        for key, value in notes.items()
    ]
    assert told == [
        "Ana's Warrior has 3 points.",
        "Ana's Warrior: bombs under red 1 and red 2.",
        "Ana's Warrior: 1 token unseen in the challenge.",
        "Ana's Warrior: five foreign bases to win.",
        "",
        "",
    ]
