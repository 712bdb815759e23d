"""Keeping and deleting: ended games, people, settings of servers, refusals of Discord."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.store.rows import (
    PRACTICE,
    WORDLESS,
    AwayRow,
    Batch,
    DeadlineRow,
    DecidedRow,
    FollowRow,
    Forgotten,
    MailRow,
    OwedRow,
    PersonRow,
    PredictionRow,
    RefusalRow,
    Reminded,
    ReminderRow,
    StoryRow,
    StuckRow,
    Traces,
    WordlessRow,
)
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from bot.store.statements import changing, keeping, persons, rating_rows, sending, tables, timing
from bot.store.store import Store
from tests.store.conftest import Opener, Time
from tests.store.samples import decision, note, post, table_row
from tests.store.sent import sent

ANN, BOB, DOT = 11, 12, 14
ZEPHYRINE = 1_574_135_675_198_898_176
ROSTER = b'[{"name":"Ann","user":11},{"name":"Bob","user":12},{"name":"Ada","user":null}]'


def words_in(path: Path) -> str:
    """Everything the database holds, as SQL."""
    with closing(open_database(path)) as connection:
        return "\n".join(connection.iterdump())


async def whole_table(store: Store, **changes: object) -> int:
    """A table with a row in everything that belongs to one."""
    number = await store.write(changing.create_table(table_row(**changes)))
    batch = Batch(
        number,
        decisions=[decision()],
        notes=[note()],
        outbox=[post(number, body=b'{"text":"Ann takes it"}')],
        deadlines=[DeadlineRow(number, "idle", 5)],
        desk=b'{"names":["Ann","Bob"]}',
        refused=[RefusalRow(100 + number, number, 50013, 3)],
        owed=[OwedRow(0, ANN, "an answer", 9)],
        story=StoryRow(number, b"[0]", " zombie "),
        predicted=[PredictionRow(DOT, 1, "offense")],
        decided=[DecidedRow(1, "offense", b"[]")],
        followed=[FollowRow(DOT, "day", "en", 0)],
    )
    await store.write(changing.commit(batch))
    await store.write(persons.go_away([AwayRow(ANN, number, 900, "careful")]))
    said = MailRow(f"r{number}", "reminder", number, ANN, 0, b"{}", 1)
    await store.write(timing.remind(Reminded([ReminderRow(number, 0, ANN, "an answer", 9, 1, 0)], [], {}, [said])))
    return number


@pytest.mark.parametrize("status", ["ended", "stopped", "broken"])
async def test_a_finished_game_goes_with_all_that_belongs_to_it_once_it_is_old(
    store: Store, path: Path, time: Time, status: str
) -> None:
    old = await whole_table(store, status=status, roster=ROSTER)
    running = await whole_table(store, status="running")
    time.ms += 1_000
    young = await whole_table(store, status=status)
    assert await store.write(keeping.remove_finished(time.ms, 50)) == 1
    assert await store.read(tables.table(old)) is None
    assert await store.read(tables.table(running)) is not None
    assert await store.read(tables.table(young)) is not None
    with closing(open_database(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        owned = [name for name in names if _has_table_column(connection, name)]
        assert len(owned) == 20
        for name in owned:
            assert (old,) not in connection.execute(f'SELECT "table" FROM {name}').fetchall(), name
    assert await store.write(changing.create_table(table_row())) > young  # a number is never used twice


def _has_table_column(connection: sqlite3.Connection, name: str) -> bool:
    return any(column[1] == "table" for column in connection.execute(f"PRAGMA table_info({name})"))


async def test_old_games_go_in_portions_oldest_first(store: Store, time: Time) -> None:
    numbers = []
    for _ in range(5):
        numbers.append(await store.write(changing.create_table(table_row(status="ended"))))
        time.ms += 10
    assert await store.write(keeping.remove_finished(time.ms, 2)) == 2
    left = [head.id for head in await store.read(tables.heads(("ended",)))]
    assert left == numbers[2:]
    assert await store.write(keeping.remove_finished(time.ms, 50)) == 3
    assert await store.write(keeping.remove_finished(time.ms, 50)) == 0


async def test_a_forgotten_person_is_nowhere_in_finished_games_and_the_others_stay(store: Store, path: Path) -> None:
    ended = await whole_table(store, status="ended", host=ANN, roster=ROSTER)
    other = await whole_table(
        store, status="ended", host=BOB, roster=ROSTER.replace(b"Ann", b"Cy").replace(b"11", b"13")
    )
    await store.write(persons.set_preference(ANN, "reminders", "off"))
    await store.write(persons.set_preference(BOB, "reminders", "off"))
    assert await store.read(keeping.traces(ANN)) == Traces(1, [], 1, others=1)
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten()
    row = await store.read(tables.table(ended))
    assert row is not None
    expected = ROSTER.replace(b'"Ann","user":11', b'"former player","user":null,"gone":true')
    assert (row.host, row.roster, row.desk) == (0, expected, b"")
    assert await store.read(keeping.traces(ANN)) == Traces(0, [], 0)
    assert await store.read(tables.tables_of(ANN)) == []
    assert await store.read(persons.preference(BOB, "reminders")) == "off"
    assert [head.id for head in await store.read(tables.tables_of(BOB))] == [other, ended]
    assert [found.key for found in await store.read(tables.history(ended))] == ["flip"]
    untouched = await store.read(tables.table(other))
    assert untouched is not None
    assert untouched.host == BOB
    dump = [line for line in words_in(path).splitlines() if f"({other}," not in line and f",{other}," not in line]
    assert not [line for line in dump if "Ann" in line]


async def test_what_others_practise_of_a_persons_games_is_forgotten_with_them(store: Store) -> None:
    ended = await store.write(changing.create_table(table_row(status="ended", roster=ROSTER)))
    other = await store.write(
        changing.create_table(table_row(status="ended", roster=ROSTER.replace(b"Ann", b"Cy").replace(b"11", b"13")))
    )
    practice = '{"table":%d,"challenge":1,"seat":0,"names":["Ann","Bob"]}'
    await store.write(persons.set_preference(BOB, PRACTICE, practice % ended))
    await store.write(persons.set_preference(DOT, PRACTICE, practice % other))
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten()
    assert await store.read(persons.preference(BOB, PRACTICE)) is None
    assert await store.read(persons.preference(DOT, PRACTICE)) == practice % other


async def test_what_is_practised_of_a_game_goes_with_the_game(store: Store, time: Time) -> None:
    old = await store.write(changing.create_table(table_row(status="ended")))
    time.ms += 1_000
    young = await store.write(changing.create_table(table_row(status="ended")))
    await store.write(persons.set_preference(ANN, PRACTICE, f'{{"table":{old},"challenge":1}}'))
    await store.write(persons.set_preference(BOB, PRACTICE, f'{{"table":{young},"challenge":1}}'))
    await store.write(persons.set_preference(DOT, "reminders", f'{{"table":{old},'))
    assert await store.write(keeping.remove_finished(time.ms, 50)) == 1
    found = [await store.read(persons.preference(user, PRACTICE)) is not None for user in (ANN, BOB)]
    assert found == [False, True]
    assert await store.read(persons.preference(DOT, "reminders")) is not None


def traces_in(path: Path) -> list[str]:
    """List the files of the database that hold the name or the id of Zephyrine, in whichever form SQLite keeps a
    number.
    """
    wanted = [b"Zephyrine", str(ZEPHYRINE).encode(), ZEPHYRINE.to_bytes(8, "big")]
    files = [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]
    return [file.name for file in files if file.exists() and any(one in file.read_bytes() for one in wanted)]


async def test_nothing_of_a_forgotten_person_stays_in_the_bytes_of_any_file(store: Store, path: Path) -> None:
    # Rows that grow, shrink and move leave copies behind in pages, in free pages and in the write-ahead log.
    seated = msgspec.json.encode([{"name": "Zephyrine", "user": ZEPHYRINE}, {"name": "Bob", "user": BOB}])
    given = msgspec.json.encode([{"name": "Cy", "user": 13}, {"name": "Bob", "user": BOB}])
    random = Random(1)
    tables = [await store.write(changing.create_table(table_row(status="running", roster=seated))) for _ in range(40)]
    await store.write(persons.set_person(PersonRow(ZEPHYRINE, 900)))
    await store.write(persons.set_preference(ZEPHYRINE, "quiet", "22-7"))
    for n in range(600):
        number = random.choice(tables)
        story = b"Zephyrine takes it. " * random.randint(1, 600)
        key = f"k{number}.{n}"
        body = b'{"text":"Zephyrine slaps first, <@%d>"}' % ZEPHYRINE * random.randint(1, 20)
        prompt = post(number, key, body=body, order=n, user=random.choice((0, ZEPHYRINE)), ping=str(ZEPHYRINE))
        await store.write(changing.commit(Batch(number, desk=story, outbox=[prompt], notes=[note()])))
        await store.write(changing.commit(Batch(number, outbox_state=[(key, "post", "done", n)])))
    assert path.name in traces_in(path)
    for n, number in enumerate(tables):
        if n % 2:
            await store.write(changing.commit(Batch(number, fields={"roster": given, "host": 13})))
        await store.write(changing.commit(Batch(number, status="ended")))
    assert (await store.write(keeping.forget(ZEPHYRINE, "former player"))) == Forgotten()
    await store.wipe()
    assert traces_in(path) == []


async def test_what_a_game_s_end_deletes_is_gone_from_every_file_a_renewal_later(
    opener: Opener, path: Path, time: Time
) -> None:
    """The log is emptied once for all games that have ended since, not with each of them."""
    store = await opener()
    given = msgspec.json.encode([{"name": "Cy", "user": 13}, {"name": "Bob", "user": BOB}])
    seated = msgspec.json.encode([{"name": "Zephyrine", "user": ZEPHYRINE}, {"name": "Bob", "user": BOB}])
    for how in ("ended", "stopped"):
        number = await store.write(changing.create_table(table_row(status="running", roster=seated)))
        await store.write(
            changing.commit(Batch(number, fields={"roster": given, "host": 13}, desk=b"Zephyrine takes it."))
        )
        await store.write(changing.commit(Batch(number, outbox=[post(number, f"k{number}", body=b"Zephyrine wins.")])))
        await store.write(changing.commit(Batch(number, desk=b"Nobody is named.", status=how)))
    assert path.with_name("games.db-wal").name in traces_in(path)
    await time.wake()
    assert traces_in(path) == [path.name], "the last messages are not out yet"
    await store.write(changing.commit(Batch(1, outbox_state=[("k1", "post", "done", 1)])))
    await store.close()
    store = await opener()
    await store.write(changing.commit(Batch(2, outbox_state=[("k2", "post", "done", 2)])))
    await time.wake()
    assert traces_in(path) == []
    size = path.with_name("games.db-wal").stat().st_size
    number = await store.write(changing.create_table(table_row(status="running")))
    await store.write(changing.commit(Batch(number, desk=b"It goes on.", outbox=[post(number, "k")])))
    await store.write(changing.commit(Batch(number, outbox_state=[("k", "post", "done", 1)])))
    assert await store.write(keeping.remove_finished(0, 9)) == 0
    await time.wake()
    assert path.with_name("games.db-wal").stat().st_size > size, "nothing has ended, and nobody empties the log"


async def test_who_has_left_a_game_under_way_is_told_that_its_story_names_them_until_its_end(
    store: Store, path: Path
) -> None:
    seated = msgspec.json.encode([{"name": "Zephyrine", "user": ZEPHYRINE}, {"name": "Bob", "user": BOB}])
    given = msgspec.json.encode([{"name": "Cy", "user": 13}, {"name": "Bob", "user": BOB}])
    number = await store.write(changing.create_table(table_row(status="running", roster=seated)))
    lobby = await store.write(changing.create_table(table_row(status="lobby", roster=seated)))
    for table in (number, lobby):
        await store.write(changing.commit(Batch(table, fields={"roster": given}, desk=b"Zephyrine takes it.")))
    assert await store.read(keeping.traces(ZEPHYRINE)) == Traces(0, [], 0, 1)
    assert await store.write(keeping.forget(ZEPHYRINE, "former player")) == Forgotten(left=1)
    row = await store.read(tables.table(number))
    assert row is not None
    assert row.desk == b"Zephyrine takes it."  # the game goes on
    await store.write(changing.commit(Batch(number, status="ended")))
    await store.write(changing.commit(Batch(lobby, status="stopped")))
    assert await store.write(keeping.forget(BOB, "former player")) == Forgotten()
    await store.wipe()
    assert traces_in(path) == []


async def test_who_has_left_a_game_that_goes_on_is_forgotten_with_its_end(store: Store, path: Path) -> None:
    seats = [{"name": "Zephyrine", "user": ZEPHYRINE}, {"name": "Bob", "user": BOB}]
    number = await store.write(
        changing.create_table(table_row(status="running", host=ZEPHYRINE, roster=msgspec.json.encode(seats)))
    )
    assert await store.write(keeping.forget(ZEPHYRINE, "former player")) == Forgotten([number])
    seats[0]["left"] = True
    await store.write(
        changing.commit(Batch(number, fields={"roster": msgspec.json.encode(seats)}, desk=b"Zephyrine takes it."))
    )
    await store.write(persons.set_preference(ZEPHYRINE, "reminders", "off"))
    assert await store.read(keeping.traces(ZEPHYRINE)) == Traces(0, [], 1, left=1)
    for _ in range(2):
        assert await store.write(keeping.forget(ZEPHYRINE, "former player")) == Forgotten(left=1)
    assert await store.read(keeping.traces(ZEPHYRINE)) == Traces(0, [], 0, left=1, noted=True)
    row = await store.read(tables.table(number))
    assert row is not None
    assert (row.host, row.desk) == (ZEPHYRINE, b"Zephyrine takes it.")  # the game goes on
    story = StoryRow(number, b"[1]", "", b"Zephyrine", b"Zephyrine")
    said = post(number, "result", body=b"Bob wins")
    await store.write(changing.commit(Batch(number, status="ended", story=story, outbox=[said])))
    row, kept = await store.read(tables.table(number)), await store.read(rating_rows.story(number))
    assert row is not None
    assert kept is not None
    gone = {"name": "former player", "user": None, "left": True, "gone": True}
    assert (row.host, msgspec.json.decode(row.roster)) == (0, [gone, seats[1]])
    assert (kept.winners, kept.poster, kept.log) == (b"[1]", b"", b"")
    assert [found.key for found in await store.read(sending.outbox(number))] == ["result"], (
        "what is still to be said is said"
    )
    assert await store.read(keeping.traces(ZEPHYRINE)) == Traces(0, [], 0)
    assert await store.write(keeping.forget(BOB, "former player")) == Forgotten()
    await store.wipe()
    assert traces_in(path) == []


async def test_who_is_forgotten_but_named_in_a_game_under_way_is_in_no_log_of_it(store: Store) -> None:
    seated = msgspec.json.encode([{"name": "Ann", "user": ANN}])
    number = await store.write(changing.create_table(table_row(status="running", roster=seated)))
    await store.write(changing.commit(Batch(number, fields={"roster": b"[]"})))
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten(left=1)
    await store.write(changing.commit(Batch(number, status="ended", story=StoryRow(number, b"[]", "", log=b"Ann"))))
    kept = await store.read(rating_rows.story(number))
    assert kept is not None
    assert kept.log == b""


async def test_a_note_to_forget_somebody_ends_with_the_game_though_their_seat_was_given_away(store: Store) -> None:
    seats = b'[{"name":"Ann","user":11,"left":true},{"name":"Bob","user":12}]'
    number = await store.write(changing.create_table(table_row(status="running", roster=seats)))
    await store.write(keeping.forget(ANN, "former player"))
    await store.write(
        changing.commit(Batch(number, fields={"roster": b'[{"name":"Ada","user":null},{"name":"Bob","user":12}]'}))
    )
    await store.write(changing.commit(Batch(number, status="ended", story=StoryRow(number, b"[]", "", log=b"Ann"))))
    assert await store.read(keeping.traces(ANN)) == Traces(0, [], 0)
    kept = await store.read(rating_rows.story(number))
    assert kept is not None
    assert kept.log == b""


async def test_a_note_to_forget_somebody_goes_with_a_game_that_broke(store: Store, time: Time) -> None:
    seats = b'[{"name":"Ann","user":11,"left":true},{"name":"Bob","user":12}]'
    number = await store.write(changing.create_table(table_row(status="running", roster=seats)))
    await store.write(keeping.forget(ANN, "former player"))
    await store.write(changing.commit(Batch(number, status="broken")))
    time.ms += 1_000
    assert await store.write(keeping.remove_finished(time.ms, 50)) == 1
    assert await store.read(keeping.traces(ANN)) == Traces(0, [], 0)


async def test_numbers_of_what_is_stored_are_those_of_what_they_name(store: Store) -> None:
    await whole_table(store, status="running", roster=ROSTER)
    await store.write(persons.block(DOT, ANN))
    await store.write(persons.set_preference(DOT, "reminders", "off"))
    assert await store.read(keeping.traces(DOT)) == Traces(0, [], 1, others=3), "a block, a prediction, a game followed"


async def test_who_takes_a_seat_again_has_not_left(store: Store) -> None:
    seated = msgspec.json.encode([{"name": "Ann", "user": ANN}])
    number = await store.write(changing.create_table(table_row(status="running", roster=seated)))
    await store.write(changing.commit(Batch(number, fields={"roster": b"[]"})))
    assert (await store.read(keeping.traces(ANN))).left == 1
    await store.write(changing.commit(Batch(number, fields={"roster": seated})))
    assert await store.read(keeping.traces(ANN)) == Traces(0, [number], 0)


async def test_a_log_that_is_read_while_somebody_is_forgotten_is_emptied_later(
    path: Path, opener: Opener, time: Time
) -> None:
    store = await opener()
    seated = msgspec.json.encode([{"name": "Zephyrine", "user": ZEPHYRINE}])
    await store.write(changing.create_table(table_row(status="ended", roster=seated)))
    with closing(open_database(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        assert await store.write(keeping.forget(ZEPHYRINE, "former player")) == Forgotten()
        await store.wipe()
        assert traces_in(path) != []
    await store.renew(15_000)
    assert traces_in(path) == []


async def test_a_broken_game_ends_when_one_of_its_people_is_forgotten(store: Store) -> None:
    broken = await whole_table(store, status="broken", roster=ROSTER)
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten()
    row = await store.read(tables.table(broken))
    assert row is not None
    assert row.status == "stopped"  # without its desk nobody could take it up


async def test_what_only_a_running_game_needs_goes_with_its_end(store: Store) -> None:
    number = await store.write(changing.create_table(table_row(status="running")))
    await store.write(
        changing.commit(Batch(number, desk=b"names", outbox=[post(number, "a"), post(number, "b", order=2)]))
    )
    await store.write(changing.commit(Batch(number, outbox_state=[("a", "post", "done", 5)])))
    (done,) = await store.read(sending.outbox(number, ("done",)))
    assert (done.message, done.body) == (5, b"")  # Discord has its words
    await store.write(changing.commit(Batch(number, status="ended", desk=b"names")))
    row = await store.read(tables.table(number))
    assert row is not None
    assert row.desk == b""
    assert [waiting.body for waiting in await store.read(sending.outbox(number))] == [post(number, "b").body]
    assert await sent(store, number) == {"a": 5}  # as long as something may refer to it
    await store.write(changing.commit(Batch(number, outbox_state=[("b", "post", "done", 6)])))
    assert await store.read(sending.outbox(number, ("waiting", "done", "failed"))) == []


async def test_free_pages_are_given_back_in_portions(store: Store, path: Path) -> None:
    number = await store.write(changing.create_table(table_row(status="running")))
    await store.write(changing.commit(Batch(number, desk=bytes(400_000))))
    assert isinstance(store, SqliteStore)
    await store.wipe()
    before = path.stat().st_size
    await store.write(changing.commit(Batch(number, status="ended")))
    portions = 1
    while await store.shrink(10, keep=20):
        portions += 1
    assert portions > 5
    await store.wipe()
    with closing(open_database(path)) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchone() == (20,)
    assert path.stat().st_size < before - 300_000


@pytest.mark.parametrize("status", ["lobby", "running", "paused", "referee"])
@pytest.mark.parametrize("as_host", [False, True])
async def test_who_still_plays_is_not_forgotten_by_half(store: Store, status: str, as_host: bool) -> None:
    await whole_table(store, status="ended", roster=ROSTER)
    still = await store.write(
        changing.create_table(
            table_row(status=status, host=ANN if as_host else BOB, roster=b"[]" if as_host else ROSTER)
        )
    )
    await store.write(persons.set_preference(ANN, "reminders", "off"))
    before = await store.read(keeping.traces(ANN))
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten([still])
    assert await store.read(keeping.traces(ANN)) == before == Traces(1, [still], 1, others=1)


async def test_the_settings_of_a_server_are_kept_and_forgotten(store: Store) -> None:
    assert await store.read(sending.settings(1)) is None
    await store.write(sending.set_settings(1, b"{}"))
    await store.write(sending.set_settings(1, b'{"who":"role"}'))
    await store.write(sending.set_settings(2, b"[]"))
    assert await store.read(sending.settings(1)) == b'{"who":"role"}'
    await store.write(sending.set_settings(1, None))
    assert await store.read(sending.settings(1)) is None
    assert await store.read(sending.settings(2)) == b"[]"


async def test_the_tables_of_a_server_are_found_by_state(store: Store) -> None:
    here = await store.write(changing.create_table(table_row(guild=1, status="running")))
    await store.write(changing.create_table(table_row(guild=1, status="ended")))
    await store.write(changing.create_table(table_row(guild=2, status="running")))
    assert [head.id for head in await store.read(tables.heads_in(1, ("lobby", "running")))] == [here]


async def test_a_refusal_is_remembered_until_the_channel_takes_a_message(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, refused=[RefusalRow(7, number, 50013, 1)])))
    await store.write(
        changing.commit(Batch(number, refused=[RefusalRow(7, number, 10003, 2), RefusalRow(8, number, 50007, 3)]))
    )
    assert await store.read(sending.refusals(None)) == [
        RefusalRow(7, number, 10003, 2),
        RefusalRow(8, number, 50007, 3),
    ]
    assert await store.read(sending.refusals_in(10)) == await store.read(sending.refusals(None))
    assert await store.read(sending.refusals_in(11)) == []
    await store.write(changing.commit(Batch(number, delivered=[7])))
    assert await store.read(sending.refusals(number)) == [RefusalRow(8, number, 50007, 3)]


async def test_tables_under_way_that_show_words_only_are_found_with_place_and_code(store: Store) -> None:
    here = await store.write(changing.create_table(table_row(guild=1, parent=20, thread=None, status="running")))
    there = await store.write(changing.create_table(table_row(guild=2, parent=20, thread=30, status="running")))
    over = await store.write(changing.create_table(table_row(guild=2, status="ended")))
    for number, code in ((here, 50013), (there, 400001), (over, 50013)):
        await store.write(changing.commit(Batch(number, deadlines=[DeadlineRow(number, f"{WORDLESS}.{code}", 9)])))
    await store.write(changing.commit(Batch(here, deadlines=[DeadlineRow(here, "idle", 9)])))
    assert await store.read(sending.wordless()) == [WordlessRow(here, 1, 20, 50013), WordlessRow(there, 2, 30, 400001)]
    await store.write(changing.commit(Batch(here, cleared=[f"{WORDLESS}.50013"])))
    assert await store.read(sending.wordless()) == [WordlessRow(there, 2, 30, 400001)]


async def test_messages_count_as_stuck_once_their_table_has_stood_still(store: Store, time: Time) -> None:
    number = await store.write(changing.create_table(table_row(guild=9)))
    rows = [post(number, "a"), post(number, "b"), post(number, "c", state="done")]
    await store.write(changing.commit(Batch(number, outbox=rows)))
    assert await store.read(sending.stuck(time.ms)) == []
    assert await store.read(sending.stuck(time.ms + 1)) == [StuckRow(number, 9, 7, 2)]
