"""A whole Cosmic game as a file: played on exactly, given out after the end only, refused when anything was changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.pools import FIRST, FIRST_CLASSIC
from bot.cosmic.model.options import Options, from_strings
from bot.cosmic.model.state import Cosmic
from bot.kernel import export as files
from bot.kernel.event import Event, commitment
from bot.kernel.export import BadExport, Export, Player
from bot.kernel.flow import Flow, Next, Phase
from bot.kernel.saved import Decision
from bot.play.games.kinds import PLAYABLES
from proving.cosmic.walk import Walk
from tests.e2e.upgrade_entry import longer_planning

FLAGS = {"bases_to_win": "3", "flares": "one_shot"}
PLAYERS = [Player("Ana", False), Player("Ben", False), Player("Cy", True)]
ENDLESS = 20_000


class Played:
    """A game played by chance, with all its decisions."""

    def __init__(self, seed: int, most: int) -> None:
        self.walk = Walk(seed, len(PLAYERS), from_strings(FLAGS))
        self.decisions: list[Decision] = []
        self.go_on(most)

    def go_on(self, most: int) -> None:
        """At most so many decisions more."""
        for _ in range(most):
            if self.walk.game.over:
                return
            self.walk.step()
            self.decisions += self.walk.decisions

    @property
    def content(self) -> Export:
        return files.of_game(self.walk.game, self.decisions, FLAGS, PLAYERS)


@pytest.fixture(scope="module")
def ended() -> Played:
    played = Played(7, ENDLESS)
    assert played.walk.game.over
    return played


def sealed(content: Export) -> bytes:
    """The file of a game, its seal in order."""
    return files.seal(content, secret=True)


def test_the_file_of_an_ended_game_is_true_and_names_the_hash_that_was_posted(ended: Played) -> None:
    verdict = files.verify(PLAYABLES, files.seal(ended.content))
    assert verdict == files.Verdict(count := len(ended.decisions), count, count, commitment(7))


@pytest.mark.parametrize("most", [0, 1, 40, 333])
def test_a_running_game_goes_on_from_its_file_as_if_it_had_never_stopped(most: int) -> None:
    played = Played(11, most)
    resumed = files.restore(PLAYABLES, sealed(played.content))
    live, again = played.walk.game, resumed.game
    assert (again.digest(), dict(again.asks), again.actions) == (live.digest(), dict(live.asks), live.actions)
    assert dict(again.sealed) == dict(live.sealed)
    assert resumed.content == played.content
    assert again.save() == live.save()
    assert not again.take_events()
    assert not again.take_decisions()
    live.take_events()
    other = Walk(0, len(PLAYERS), Options())
    other.game, other.random = again, Random()
    other.random.setstate(played.walk.random.getstate())
    for _ in range(200):
        if live.over:
            break
        assert played.walk.step() == other.step()
        assert played.walk.decisions == other.decisions
    assert again.digest() == live.digest()


def test_what_was_taken_back_is_not_in_the_file_and_the_rest_resumes() -> None:
    played = Played(3, 60)
    game = played.walk.game
    while len(game.log) < 2:
        played.go_on(1)
    assert game.undo(consent=True) == played.decisions.pop()
    again = files.restore(PLAYABLES, sealed(played.content)).game
    assert files.fingerprint(again) == files.fingerprint(game)
    assert list(again.asks.values()) == list(game.asks.values())
    assert again.log == game.log


def test_an_ended_game_is_restored_as_ended(ended: Played) -> None:
    again = files.restore(PLAYABLES, sealed(ended.content)).game
    assert again.over
    assert again.digest() == ended.walk.game.digest()


def test_players_get_the_file_after_the_end_only(ended: Played) -> None:
    running = Played(7, 50).content
    with pytest.raises(files.StillSecret, match="given out after the end"):
        files.seal(running)
    assert files.read(files.seal(running, secret=True)) == running
    assert files.read(files.seal(ended.content)) == ended.content


def _other_choice(content: dict[str, Any]) -> None:
    row = next(row for row in content["decisions"] if row["key"] == "target")
    row["choice"] = "nowhere"


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "unknown game": (lambda content: content.update(game="chess"), "does not know"),
    "another game of this bot": (lambda content: content.update(game="slap", version=1, versions=[1]), "cannot begin"),
    "newer version": (lambda content: content.update(version=COSMIC.version + 1), "newer bot"),
    "newer decisions": (lambda content: content.update(versions=[1, COSMIC.version + 1]), "newer bot"),
    "no version": (lambda content: content.update(versions=[]), "damaged"),
    "unknown option": (lambda content: content["options"].update(lucre="on"), "cannot begin: lucre"),
    "another option": (lambda content: content["options"].update(bases_to_win="4"), "Decision .* leads elsewhere"),
    "one player fewer": (lambda content: content["players"].pop(), "Decision"),
    "one player only": (lambda content: content.update(players=content["players"][:1]), "cannot begin: players"),
    "another seed": (lambda content: content.update(seed="8"), "Decision 1"),
    "no seed": (lambda content: content.update(seed="seven"), "damaged"),
    "decision dropped": (lambda content: content["decisions"].pop(10), "Decision"),
    "last decision dropped": (lambda content: content["decisions"].pop(), "does not end as the file says"),
    "decision twice": (lambda content: content["decisions"].insert(5, content["decisions"][5]), "Decision"),
    "decision's phase": (lambda content: content["decisions"][9].update(phase=99), "leads elsewhere"),
    "decision's place": (lambda content: content["decisions"][9].update(seq=99), "leads elsewhere"),
    "decision's seat": (lambda content: content["decisions"][9].update(seat=5), "not possible"),
    "decision's question": (lambda content: content["decisions"][9].update(key="dance"), "not possible"),
    "decision's choice": (_other_choice, "not possible"),
    "decision's maker": (lambda content: content["decisions"][9].update(by="nobody"), "damaged"),
    "decision's digest": (lambda content: content["decisions"][9].update(digest=5), "Decision 10 .* leads elsewhere"),
    "end": (lambda content: content.update(state="0" * 32), "does not end as the file says"),
    "unknown field": (lambda content: content.update(note="hello"), "damaged"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_file_changed_and_sealed_anew_is_refused_in_one_sentence(ended: Played, how: str) -> None:
    change, why = TAMPERED[how]
    content = msgspec.to_builtins(ended.content)
    change(content)
    seal = files._digest(msgspec.convert(content, Export)) if why != "damaged" else "0" * 32
    data = msgspec.json.encode({"format": files.FORMAT, "digest": seal, "content": content})
    for check in (files.verify, files.restore):
        with pytest.raises(BadExport, match=why) as refused:
            check(PLAYABLES, data)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("field", Export.__struct_fields__)
def test_every_field_is_under_the_seal(ended: Played, field: str) -> None:
    others: dict[str, object] = {
        "table": 5,
        "game": "slap",
        "version": 99,
        "status": "running",
        "options": {},
        "players": PLAYERS[::-1],
        "seed": "8",
        "versions": [1, 2],
        "decisions": ended.decisions[:-1],
        "state": "",
    }
    data = files.seal(ended.content)
    changed = msgspec.json.decode(data)
    changed["content"][field] = msgspec.to_builtins(others[field])
    with pytest.raises(BadExport, match="changed after it was made"):
        files.read(msgspec.json.encode(changed))


def test_no_edited_byte_gets_through_with_another_meaning() -> None:
    content = Played(5, 12).content
    data = sealed(content)
    dice = Random(1)
    refused = 0
    for _ in range(400):
        place = dice.randrange(len(data))
        edited = data[:place] + bytes([dice.randrange(256)]) + data[place + 1 :]
        try:
            assert files.read(edited) == content
        except BadExport:
            refused += 1
    assert refused > 200


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "damaged"),
        (b"PK\x03\x04", "damaged"),
        (b'{"hello": 1}', "no game of this bot"),
        (b"[" * 100_000, "damaged"),
        (b'{"format": "table-game-9", "digest": "", "content": {}}', "format 'table-game-9'"),
    ],
)
def test_foreign_files_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadExport, match=why):
        files.restore(PLAYABLES, data)


def test_a_file_cut_short_is_refused_wherever_it_ends(ended: Played) -> None:
    data = files.seal(ended.content)
    for length in range(0, len(data.rstrip()) - 1, len(data) // 50):
        with pytest.raises(BadExport, match="damaged"):
            files.read(data[:length])


class News(Event, frozen=True):
    """One thing more that is told."""


def later(**changed: Phase) -> dict[str, files.Playable]:
    """Cosmic under later rules, some of whose phases are others."""
    rules = replace(COSMIC, version=COSMIC.version + 1, phases={**COSMIC.phases, **changed})
    return {"cosmic": replace(PLAYABLES["cosmic"], rules=rules)}


def telling_more(game: Cosmic, **frame: Any) -> Flow[Next] | Next:
    """A turn ends as it did, and one thing more is told of it."""
    game.emit(News())
    return COSMIC.phases["next_turn"](game, **frame)


def test_a_game_of_older_rules_is_lifted_and_played_again(ended: Played) -> None:
    count = len(ended.decisions)
    lifted = files.verify(later(), files.seal(ended.content))
    assert lifted == files.Verdict(count, count, count, commitment(7), (COSMIC.version,))
    assert lifted.replayed
    with pytest.raises(BadExport, match="go on with it under the bot that made the file"):
        files.restore(later(), files.seal(ended.content))


def test_of_a_game_of_older_rules_is_said_how_far_it_fits_and_goes_as_it_went(ended: Played) -> None:
    count, data = len(ended.decisions), files.seal(ended.content)
    other = files.verify(later(next_turn=telling_more), data)
    assert (other.fit, other.replayed, other.shuffle) == (count, False, commitment(7))
    first = next(number for number, made in enumerate(ended.decisions) if made.phase > ended.decisions[0].phase)
    assert first < other.same < count
    unfit = files.verify(later(planning=longer_planning), data)
    asked = next(number for number, made in enumerate(ended.decisions) if made.key == "card")
    assert (unfit.decisions, unfit.fit, unfit.same) == (count, asked, asked)


def test_an_older_game_that_breaks_off_or_has_other_options_is_not_called_true(ended: Played) -> None:
    short = msgspec.structs.replace(ended.content, decisions=ended.decisions[:-1])
    with pytest.raises(BadExport, match="does not end as the file says"):
        files.verify(later(), files.seal(short))
    impossible = msgspec.structs.replace(ended.content, options={"pool": "nobody"})
    verdict = files.verify(later(), files.seal(impossible))
    assert (verdict.fit, verdict.replayed, verdict.shuffle) == (0, False, "")


def test_a_file_names_the_powers_so_that_it_can_be_played_again_when_more_have_come(
    ended: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ended.content.options["pool"] == ",".join(FIRST)
    monkeypatch.setitem(registry.POWERS, "newcomer", registry.POWERS["zombie"])
    assert files.verify(PLAYABLES, files.seal(ended.content)).replayed


def test_a_file_of_version_2_is_played_again_with_the_powers_that_there_were(ended: Played) -> None:
    """``later_powers`` was a flag then; saves of that version are read as ``tests/golden`` reads them."""
    older = {name: value for name, value in ended.content.options.items() if name != "pool"}
    content = msgspec.structs.replace(ended.content, version=2, versions=[2], options={**older, "later_powers": "on"})
    assert files.replay(PLAYABLES, content).state.options.pool == FIRST
    content = msgspec.structs.replace(content, options={**older, "later_powers": "off"})
    assert files.replay(PLAYABLES, content, 0).state.options.pool == FIRST_CLASSIC
