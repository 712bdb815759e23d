"""A recorded game stepped through: the moments, what stands beside them, and nothing hidden while it is under way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture
from bot.kernel import export as files
from bot.kernel.export import Export
from bot.kernel.saved import Decision
from bot.play.games.kinds import PLAYABLES
from bot.tables.contract import message
from bot.tables.contract.replay import END as ENDED, HANDS, REVEAL as REVEALED, WHY, Moment, Replay
from bot.tables.contract.table import Body
from bot.tables.cosmic import chronicle, replay
from bot.tables.cosmic.boards import BOARD, END
from bot.tables.cosmic.chronicle import REVEAL
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Entry
from bot.words.message import Language
from bot.words.signs import unsigned
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk
from tests.golden.files import games, read_game
from tests.words.voices import DE, EN

LONG = 160
"""Decisions in two worlds, some challenges among them."""
SHORT = 150
"""Decisions of a game that is cut off within its first challenges."""


@cache
def recorded() -> Export:
    """A short recorded game of Cosmic Encounter."""
    found = [read_game(path) for path in games() if path.name.startswith("cosmic")]
    return min(found, key=lambda content: len(content.decisions))


def watched(content: Export, language: Language = "en", *, over: bool = True) -> Replay:
    names = [player.name for player in content.players]
    return replay.watch(lambda: files.play(PLAYABLES, content), names, language, over=over)


@cache
def whole() -> Replay:
    return watched(recorded())


def choices(body: Body) -> set[str]:
    return {button.choice for row in body.buttons for button in row}


def test_every_challenge_has_its_stops_in_order_and_the_board_follows_the_reveal() -> None:
    places = [(moment.chapter, replay._ORDER.index(moment.stop)) for moment in whole().moments]
    assert places == sorted(set(places))
    assert whole().chapters() == list(range(1, whole().chapters()[-1] + 1))
    stops = {moment.stop: moment.picture().renderer for moment in whole().moments}
    assert stops[REVEALED] == REVEAL
    assert {stops[one] for one in (replay.ATTACK, replay.ALLIES, replay.CARDS, replay.AFTER)} == {BOARD}
    assert stops[ENDED] == END


def test_it_begins_at_the_first_reveal_and_a_challenge_is_shown_after_its_reveal() -> None:
    reveals = {moment.chapter: at for at, moment in enumerate(whole().moments) if moment.stop == REVEALED}
    revealed = min(reveals)
    assert whole().chapter(revealed) == reveals[revealed]
    assert whole().moments[whole().first].chapter == 1
    with pytest.raises(LookupError):
        whole().chapter(999)


def test_the_buttons_go_by_stop_and_by_challenge_and_end_at_both_ends() -> None:
    end = len(whole().moments) - 1
    assert whole().turned(0, "replay_on") == 1
    assert whole().turned(1, "replay_back") == 0
    assert whole().turned(0, "replay_back") == 0
    assert whole().turned(end, "replay_on") == end
    second = whole().turned(whole().first, "replay_last")
    assert whole().moments[second].chapter == 2
    assert whole().turned(second, "replay_first") == whole().first
    first = whole().show(0, "", "en", practises=False)
    assert [button.disabled for button in first.buttons[0]] == [True, True, False, False, False]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_shows_the_buttons_of_a_moment_in_two_lines(language: Language) -> None:
    for at in range(len(whole().moments)):
        body = whole().show(at, WHY, language, practises=True)
        assert max(map(len, body.buttons)) <= message.IN_A_ROW
        if "/" not in "".join(button.label for button in body.buttons[0]):
            assert sum(map(message.lines, body.buttons)) <= message.LINES


def test_why_tells_the_sums_of_that_challenge_and_all_hands_shows_every_card() -> None:
    told = [moment for moment in whole().moments if any("(cosmic 5.1.1)" in line for line in moment.beside[WHY]())]
    shown = whole().show(whole().chapter(told[0].chapter), WHY, "en", practises=True).text
    assert "(cosmic 5.1.1)" in shown
    game = files.replay(PLAYABLES, recorded())
    hands = whole().show(len(whole().moments) - 1, HANDS, "en", practises=True).text
    for seat, player in enumerate(game.state.players):
        row = hands.splitlines()[1 + seat]
        assert row.startswith(f"**{recorded().players[game.state.seating[seat]].name}**")
        assert all(f"attack {cards.value(card)}" in row for card in player.hand if cards.kind(card) == "attack")


def test_as_text_a_board_says_what_board_as_text_says_without_signs_and_a_reveal_its_alt_text() -> None:
    for at, moment in enumerate(whole().moments):
        body = whole().show(at, "replay_text", "en", practises=True)
        assert body.picture is not None
        said = body.text.splitlines()[1:]
        if moment.stop in (REVEALED, ENDED):
            assert said == [body.picture.alt]
        else:
            board = msgspec.json.decode(body.picture.view, type=BoardPicture)
            assert [unsigned(line)[0] for line in said] == said
            assert sum(line.count(" foreign bases, ") for line in said) == len(board.names)
            assert said[-1].startswith(f"Deck {board.table.deck}, ")


def test_long_texts_are_turned_by_their_own_button_and_why_begins_with_what_it_came_to() -> None:
    lines = [f"{line} {'-' * 90}" for line in range(50)]
    picture = whole().moments[0].picture
    found = Replay("challenge", (Moment(1, REVEALED, picture, ("short",), {WHY: lambda: lines}),), over=True)
    read, choice = dict[str, str](), "replay_why"
    for label in ("1/3", "2/3", "3/3"):
        body = found.show(0, choice, "en", practises=False)
        read[choice] = body.text.partition("\n")[2]
        assert len(body.text) < 2_000
        assert body.buttons[0][-1].label == f"{EN('replay-why')} {label}"
        choice = body.buttons[0][-1].choice
    last, first, middle = read.values()
    assert first.splitlines()[-1] == middle.splitlines()[0] == middle.splitlines()[-1] == last.splitlines()[0] == "…"
    assert [line for line in "\n".join([first, middle, last]).splitlines() if line != "…"] == lines
    assert found.show(0, "replay_back", "en", practises=False).buttons[0][-1].label == EN("replay-why")


def test_words_longer_than_a_message_go_on_behind_a_button_that_is_only_there_then() -> None:
    lines = tuple(f"{line} {'-' * 90}" for line in range(30))
    long = Moment(1, REVEALED, whole().moments[0].picture, lines)
    found = Replay("challenge", (long, msgspec.structs.replace(long, lines=("short",))), over=True)
    first = found.show(0, "", "en", practises=False)
    *_, more = first.buttons[0]
    assert more.label == f"{EN('replay-words')} 2/2"
    second = found.show(0, more.choice, "en", practises=False)
    read = first.text.splitlines()[1:] + second.text.splitlines()[1:]
    assert tuple(line for line in read if line != "…") == lines
    assert len(found.show(1, "replay_on", "en", practises=False).buttons[0]) == len(first.buttons[0]) - 1


def test_what_is_shown_to_all_is_a_title_a_sentence_and_a_picture() -> None:
    for at, moment in enumerate(whole().moments):
        body = whole().shared(at, "en")
        title, *said = body.text.splitlines()
        assert title == whole().show(at, "", "en", practises=False).text.splitlines()[0]
        assert len(said) <= 1
        assert not any(line.startswith("-#") for line in said)
        assert "\n".join(said) in "\n".join(moment.lines)
        assert (body.picture, body.buttons, body.menus) == (moment.picture(), (), ())


def test_playing_on_is_offered_to_those_who_sat_there_alone() -> None:
    assert "replay_practise" in choices(whole().show(0, "", "en", practises=True))
    assert "replay_practise" not in choices(whole().show(0, "", "en", practises=False))


def test_it_speaks_the_language_of_whoever_looks() -> None:
    there = watched(recorded(), "de").show(0, "", "de", practises=False)
    assert DE("replay-stop-attack") in there.text
    assert DE("replay-on") == EN("replay-on")
    assert any(button.label == DE("replay-why") for row in there.buttons for button in row)


def test_of_a_game_under_way_nothing_is_shown_but_challenges_that_are_over() -> None:
    """Within a challenge the replay stays the same whatever is decided, laid or sealed (wall of looks, product 8)."""
    content, seen = recorded(), list[tuple[int, bytes]]()
    for count in range(0, SHORT, 3):
        part = msgspec.structs.replace(content, decisions=content.decisions[:count])
        now = watched(part, over=False)
        assert all(HANDS not in moment.beside for moment in now.moments)
        assert not now.moments or "replay_hands" not in choices(now.show(0, "", "en", practises=False))
        game = files.replay(PLAYABLES, part)
        seen.append((game.state.challenges, msgspec.msgpack.encode(shown(now))))
        assert all(moment.chapter <= game.state.challenges for moment in now.moments)
    for (before, lines), (after, then) in itertools.pairwise(seen):
        if before == after and lines != then:
            pytest.fail(f"something of challenge {after} shows before it is over")
    assert len({lines for _, lines in seen}) > 1


def test_the_last_moment_is_the_end_of_the_game() -> None:
    game = files.replay(PLAYABLES, recorded())
    *_, before, last = whole().moments
    assert last.chapter == game.state.challenges
    assert (before.chapter, before.stop) == (last.chapter, replay.AFTER)
    assert last.stop == ENDED
    view = msgspec.json.decode(last.picture().view, type=EndPicture)
    assert [row.seat for row in view.rows if row.won] == sorted(game.state.winners)
    assert "win" in last.lines[0]
    points = [
        line.removeprefix("- ") for line in last.lines if EN("replay-chapter", unit="challenge", number=1)[:-1] in line
    ]
    assert len(points) == len(view.turns)


def test_luck_is_counted_at_the_end_of_a_game_that_is_over_and_nowhere_else() -> None:
    heading = EN("replay-luck", drawn=[], chosen=[], consoled=[]).splitlines()[0]
    told = [at for at, moment in enumerate(whole().moments) if any(heading in line for line in moment.lines)]
    assert told == [len(whole().moments) - 1]
    begun = watched(recorded(), over=False)
    assert not any(heading in line for moment in begun.moments for line in moment.lines)


def shown(found: Replay) -> list[object]:
    """All of a replay that anybody gets to see of a game under way."""
    moments = [
        (one.chapter, one.stop, one.lines, [beside() for beside in one.beside.values()], one.picture())
        for one in found.moments
    ]
    return [*moments, dict(found.labels)]


def two_worlds_watched(seed: int, since: int, most: int) -> tuple[Replay, Replay]:
    """The replay during a game of each of two worlds that differ in hidden cards, from a challenge on."""
    walk = Walk(seed, 3 + seed % 3, Options())
    while walk.game.state.challenges < since:
        walk.step()
    stretch = two_worlds.walk_on(walk, None, most)
    free = two_worlds.free_cards(stretch, None)
    names = two_worlds.exchange(free, Random(seed), cards.kind)
    assert len(names) > 10

    def world(snapshot: bytes) -> Iterator[tuple[Cosmic, Decision | None]]:
        game = two_worlds.begin(snapshot)
        yield game, None
        for decision in stretch.decisions:
            game.repeat(decision)
            yield game, decision

    players = [f"P{seat}" for seat in range(len(walk.game.state.players))]
    one = replay.watch(lambda: world(stretch.snapshot), players, "en", over=False)
    other = replay.watch(lambda: world(two_worlds.relabel(stretch.snapshot, names)), players, "en", over=False)
    return one, other


@pytest.mark.parametrize("seed", range(6))
def test_in_two_worlds_that_differ_in_hidden_cards_a_replay_during_the_game_is_the_same(seed: int) -> None:
    one, other = two_worlds_watched(seed, 2, LONG)
    assert one.moments
    assert shown(one) == shown(other)


LATE = (28, 7, 75)
"""A game of which hidden cards change the positions that are noted as a challenge begins."""


def test_positions_noted_from_hands_show_nowhere_in_a_replay_during_the_game() -> None:
    one, other = two_worlds_watched(*LATE)
    assert one.moments
    assert shown(one) == shown(other)


def test_positions_that_a_replay_during_the_game_told_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = chronicle.note_events

    def leaky(table: Running, decision: Decision | None) -> None:
        told = table.record.chronicle
        before = told.stood[-1:]
        honest(table, decision)
        if told.stood[-1:] != before:
            told.entries.append(Entry(0, 0, str(told.stood[-1].positions)))

    monkeypatch.setattr(chronicle, "note_events", leaky)
    one, other = two_worlds_watched(*LATE)
    assert shown(one) != shown(other)
