"""Recordings still hold: games lead where they led, and saves load and go on to the end."""

from __future__ import annotations

import gzip
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bot.cosmic.game import COSMIC as RULES
from bot.cosmic.kinds import pools, registry
from bot.cosmic.model.options import FLAGS, MAX_PLAYERS, MIN_PLAYERS, written
from bot.kernel import export
from bot.kernel.codec import Unreadable
from bot.kernel.export import BadExport, seal, verify
from bot.kernel.saved import version_of
from bot.play.games.kinds import KINDS, PLAYABLES
from bot.slap.messages import options_in
from bot.slap.options import COMPUTERS, HEAT, USUAL
from tests.golden import files
from tests.golden.__main__ import check, record
from tests.golden.coverage import everything
from tests.golden.replaying import replay
from tests.golden.resuming import Lost, play_on

GAMES, SAVES = files.games(), files.saves()
SLAP = [path for path in GAMES if path.name.startswith("slap")]
COSMIC = [path for path in GAMES if path.name.startswith("cosmic")]
FIRST = "1.1.0.dev0"
"""The version that recorded first."""
FLAGS_OF_THE_RULES = {
    "powers_per_player": {"1", "2"},
    "powers_dealt": {"2", "3", "4"},
    "bases_to_win": {"3", "4", "5", "6", "7", "8"},
    "flares": {"off", "one_shot", "retained"},
    "reverse_cone": {"on", "off"},
}
"""The flags of Cosmic Encounter besides those of expansions and variants, with all values."""


@pytest.mark.parametrize("path", GAMES, ids=files.named)
def test_a_recorded_game_leads_where_it_led(path: Path) -> None:
    played_again(files.content(path))


@cache
def played_again(game: bytes) -> set[str]:
    """Versions have recorded many games alike: each is played once."""
    return replay(export.read(game))


@pytest.mark.parametrize("path", SAVES, ids=files.named)
def test_a_recorded_save_is_taken_up_and_played_to_the_end(path: Path) -> None:
    play_on(files.read_save(path))


def test_there_are_enough_games_and_each_version_has_twenty_four_saves() -> None:
    assert len(SLAP) >= 20
    assert len(COSMIC) >= 40
    saves = Counter((path.parent.name, path.name.partition("-")[0]) for path in SAVES)
    versions = {path.parent.name for path in GAMES + SAVES}
    assert FIRST in versions
    assert saves == {(version, game): number for version in versions for game, number in (("slap", 8), ("cosmic", 16))}


def test_every_power_flare_edict_and_moon_is_in_a_recorded_game() -> None:
    """Powers that have come since are recorded with the next release."""
    found: set[str] = set()
    for path in COSMIC:
        found |= played_again(files.content(path))
    since = {f"{kind}.{name}" for kind in ("power", "flare") for name in set(registry.POWERS) - {*pools.FIRST}}
    assert everything() - since - found == set()


def test_every_value_of_every_option_is_in_a_recorded_slap_game() -> None:
    games = [files.read_game(path) for path in SLAP]
    for option in options_in("en"):
        if option.name in ("language", "motion", HEAT, COMPUTERS):
            continue  # the rules do not look at them, and languages come without a new release of the games
        values = {value for value, _ in option.values} - {USUAL}  # a file says which pace that was
        assert values <= {game.options.get(option.name) for game in games}, option.name
    assert {len(game.players) for game in games} == set(range(2, 11))


def test_every_value_of_every_flag_is_in_a_recorded_cosmic_game() -> None:
    """Those that nobody is offered, because a table sets them by itself, are recorded with the next release."""
    games = [files.read_game(path) for path in COSMIC]
    flags = {name: set(map(written, flag.values)) for name, flag in FLAGS.items() if flag.offered}
    for name, values in (FLAGS_OF_THE_RULES | flags).items():
        assert values <= {game.options[name] for game in games if name in game.options}, name
    assert {len(game.players) for game in games} == set(range(MIN_PLAYERS, MAX_PLAYERS + 1))


def test_a_game_of_older_rules_is_verified_by_lifting() -> None:
    before = RULES.version - 1
    game = msgspec.structs.replace(files.read_game(COSMIC[0]), version=before, versions=[before])
    verdict = verify(PLAYABLES, seal(game))
    assert (verdict.replayed, verdict.older) == (True, (before,))


@pytest.mark.parametrize("path", sorted(files.BEFORE.glob("*.gz")), ids=lambda path: path.stem)
def test_of_games_of_older_versions_it_is_said_how_far_they_fit(path: Path) -> None:
    """Recorded before rounds were opened between windows; they may fit, and their seals and shuffles do."""
    game = files.read_game(path)
    verdict = verify(PLAYABLES, seal(game))
    assert verdict.older == (game.version,)
    assert verdict.replayed or 0 < min(verdict.fit, verdict.same) < verdict.decisions


def test_the_shuffle_of_a_game_of_older_rules_is_checked_by_lifting() -> None:
    saves = [save for save in map(files.read_save, SAVES) if save.game == "cosmic"]
    older = [save.saved.snapshot for save in saves if version_of(save.saved.snapshot) < RULES.version]
    assert older
    for found in map(KINDS["cosmic"].verify, older):
        assert found.published == found.recomputed


def test_a_game_that_leads_elsewhere_is_found_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = files.read_game(SLAP[0])
    changed = msgspec.structs.replace(game.decisions[10], digest=game.decisions[10].digest ^ 1)
    path = tmp_path / "games" / FIRST / "slap-01.gz"
    files.write_game(
        path, msgspec.structs.replace(game, decisions=[*game.decisions[:10], changed, *game.decisions[11:]])
    )
    with pytest.raises(BadExport, match=r"Decision 11 .* leads elsewhere"):
        replay(files.read_game(path))
    assert check([SLAP[1], path], []) == 1
    said = capsys.readouterr().out
    assert f"games/{FIRST}/slap-01: BadExport" in said
    assert "2 games and 0 saves, 1 of them fail" in said


def test_a_game_that_ends_in_another_state_is_found() -> None:
    game = files.read_game(SLAP[0])
    with pytest.raises(BadExport, match="the state at the end differs"):
        replay(msgspec.structs.replace(game, state="0" * 32))
    with pytest.raises(BadExport, match="state at the end differs"):
        replay(msgspec.structs.replace(game, decisions=game.decisions[:-1]))


def test_a_save_that_is_not_as_it_was_left_is_found() -> None:
    save = next(save for save in map(files.read_save, SAVES) if save.game == "cosmic" and save.saved.log)
    log = save.saved.log
    changed = msgspec.structs.replace(log[-1], digest=log[-1].digest ^ 1)
    unfit = msgspec.structs.replace(log[-1], key="no_such_question")
    for last, why in ((changed, "leads elsewhere"), (unfit, "no longer fits")):
        saved = msgspec.structs.replace(save.saved, log=(*log[:-1], last))
        with pytest.raises(Lost, match=why):
            play_on(msgspec.structs.replace(save, saved=saved))
    with pytest.raises(Lost, match="not the one that was saved"):
        play_on(msgspec.structs.replace(save, state="0" * 32))
    with pytest.raises(Unreadable):
        play_on(msgspec.structs.replace(save, desk=save.desk[:-1]))


def test_what_is_recorded_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    before = [path.read_bytes() for path in GAMES + SAVES]
    assert record(FIRST) == 1
    assert "recorded already" in capsys.readouterr().out
    assert [path.read_bytes() for path in GAMES + SAVES] == before


def test_the_recorded_data_names_no_module() -> None:
    for path in GAMES + SAVES:
        data = gzip.decompress(path.read_bytes())
        assert not any(name in data for name in (b"bot.", b"cogs.", b"renderers.", b"tests.")), path
