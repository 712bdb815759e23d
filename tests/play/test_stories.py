"""Stories of games that are over: written as they end, and told of older games from what they left."""

from __future__ import annotations

import msgspec

from bot.play.games import results
from bot.play.games.kinds import KINDS
from bot.play.games.results import OlderStories
from bot.store.rows import Batch
from bot.store.statements import changing, rating_rows
from bot.tables.contract.table import Picture, Story
from bot.words.signs import tagged
from tests.play.room import Room


async def ended(room: Room, game: str) -> None:
    actor = await room.seat("Ana", "Ben", game=game)
    await room.until(lambda: room.screen.posted)
    await room.answer(actor, "stop_sure", user=99, host=True)
    await room.until(lambda: room.said(" taken."))
    await actor.close()


async def test_a_game_that_ends_leaves_its_poster(room: Room) -> None:
    await ended(room, "slap")
    kept = await room.store.read(rating_rows.story(room.table))
    assert kept is not None
    poster = results.poster(kept)
    assert poster is not None
    assert poster.renderer == "slap.result"
    assert results.lines(kept) == []
    assert await room.store.read(rating_rows.without_story(5)) == []


async def test_older_games_are_told_once_by_what_is_left_of_them(room: Room) -> None:
    await ended(room, "slap")
    row = await room.row()
    older = await room.store.write(changing.create_table(row))
    broken = await room.store.write(changing.create_table(row))
    await room.store.write(changing.commit(Batch(broken, snapshot=b"no game")))
    telling = OlderStories(room.store, room.clock, KINDS)
    assert await room.store.read(rating_rows.without_story(5)) == [older, broken]
    assert await telling.portion() == 2
    kept = await room.store.read(rating_rows.story(older))
    assert kept is not None
    assert (results.winners(kept.winners), results.poster(kept)) == ([], None)
    assert await telling.portion() == 0, "one that cannot be read is tried once in a process"
    await telling.run()  # ends when nothing is left


async def test_older_games_get_what_they_count_by_from_their_saves_and_keep_the_rest(room: Room) -> None:
    await ended(room, "slap")
    row = await room.row()
    older = await room.store.write(changing.create_table(row))
    before = await room.store.read(rating_rows.story(room.table))
    assert before is not None
    assert before.turns is not None
    bare = msgspec.structs.replace(before, table=older, turns=None, result=b"[]")
    await room.store.write(rating_rows.tell_story(bare))
    assert await room.store.read(rating_rows.without_story(5)) == [older]
    assert await OlderStories(room.store, room.clock, KINDS).portion() == 1
    assert await room.store.read(rating_rows.story(older)) == msgspec.structs.replace(bare, turns=before.turns)
    assert await room.store.read(rating_rows.without_story(5)) == []


def test_winners_are_kept_by_their_places_and_things_can_be_searched() -> None:
    picture = Picture("slap.result", b"view", "alt", "result.png")
    row = results.to_row(7, Story((0, 2), ("zombie", "virus"), picture, ("first", "second")), [2, 0, 1])
    assert results.winners(row.winners) == [2, 1]
    assert row.things == " zombie virus "
    assert results.poster(row) == picture
    assert results.lines(row) == ["first", "second"]
    bare = results.to_row(7, Story(()), [0])
    assert (bare.things, results.poster(bare), results.lines(bare)) == ("", None, [])


def test_a_log_is_told_without_the_invisible_names_of_signs() -> None:
    row = results.to_row(7, Story((), log=(f"Ana uses {tagged('power', 'zombie')} Zombie.",)), [0])
    assert results.lines(row) == ["Ana uses Zombie."]
