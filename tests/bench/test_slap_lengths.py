"""The statistics of section 8.1 of the rules come out of these rules too."""

from __future__ import annotations

import pytest

from bench._slap_lengths import ROWS, Figures, Row, main, measure, table

BY_NAME = {row.name: row for row in ROWS}


def off(found: Figures, written: Figures) -> dict[str, float]:
    shares = zip(("5 %", "25 %", "median", "75 %", "90 %", "95 %", "99 %"), found.shares, written.shares, strict=True)
    pairs = [
        ("mean", found.mean, written.mean),
        *shares,
        ("slaps", found.slaps, written.slaps),
        ("empty", float(found.empty), written.empty),
    ]
    return {name: 100 * abs(got - wanted) / wanted for name, got, wanted in pairs}


def test_five_hundred_games_of_four_human_like_players_are_as_the_rules_say() -> None:  # 8.1
    row = BY_NAME["human-4"]
    found = measure(row, 500, seed=3)
    far = off(found, row.written)
    assert {
        name: far[name] for name in ("mean", "25 %", "median", "75 %", "90 %", "slaps", "empty") if far[name] > 10
    } == {}
    assert found.unfinished == 0


@pytest.mark.soak
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_ten_thousand_games_are_as_the_rules_say(row: Row) -> None:  # 8.1
    found = measure(row, 10_000, seed=1)
    far = off(found, row.written)
    allowed = dict.fromkeys(far, 4.0) | {"5 %": 6.0, "99 %": 8.0}
    assert {name: part for name, part in far.items() if part > allowed[name]} == {}
    assert found.unfinished == 0


def test_the_ten_settings_of_the_default_rules_are_there() -> None:  # 8.1
    assert list(BY_NAME) == [f"{who}-{count}" for who in ("perfect", "human") for count in (2, 3, 4, 6, 8)]


def test_the_same_seed_gives_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "3", "--seed", "5", "--row", "human-2", "--row", "perfect-2"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    assert capsys.readouterr().out == first
    assert main([*words, "--seed", "6"]) == 0
    assert capsys.readouterr().out != first
    assert [line.split()[0] for line in first.splitlines()[1:]] == ["perfect-2", "written", "human-2", "written"]


def test_columns_stand_below_their_heads() -> None:
    head, measured, written = table([(ROWS[0], ROWS[0].written)]).splitlines()
    assert len(head) == len(measured) == len(written)
    assert measured.split()[2:] == written.split()[1:]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "give a whole number from 1 on"),
        (["--games", "many"], "give a whole number from 1 on"),
        (["--row", "human-5"], "invalid choice: 'human-5'"),
        (["--seed", "x"], "invalid int value: 'x'"),
    ],
)
def test_a_senseless_option_is_refused_with_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
