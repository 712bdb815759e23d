"""Chooses and records the games: twenty slap games over all options, forty-eight of Cosmic Encounter over all parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.cosmic.kinds import pools
from bot.cosmic.model.options import FLAGS
from bot.tables.cosmic.table_options import check
from bot.words.options import BadOption
from tests.golden.coverage import everything
from tests.golden.files import write_game
from tests.golden.playing import Recorded, TooLong, play_cosmic, play_slap

COSMIC_GAMES = 48
CANDIDATES = 600
"""Cosmic games from which the recorded ones are chosen."""
PLAYERS = (2, 3, 4, 5, 6)

SLAP: Sequence[tuple[int, Mapping[str, str]]] = (
    (2, {"mode": "live", "pace": "3 s", "flip_limit": "1200", "max_players": "2"}),
    (3, {"mode": "live", "pace": "5 s", "slap_by": "button", "flip_limit": "300", "max_players": "3"}),
    (4, {"mode": "live", "pace": "2 s", "slap_by": "both", "penalty": "0", "flip_limit": "600", "max_players": "4"}),
    (5, {"mode": "live", "pace": "1.5 s", "slap_by": "reaction", "penalty": "1", "max_players": "5"}),
    (6, {"mode": "live", "pace": "10 s", "flip": "manual", "penalty": "3", "flip_limit": "300", "max_players": "6"}),
    (7, {"mode": "slow", "pace": "5 min", "comebacks": "0", "flip_limit": "300", "max_players": "7"}),
    (8, {"mode": "slow", "pace": "1 min", "comebacks": "unlimited", "flip_limit": "300", "max_players": "8"}),
    (9, {"mode": "slow", "pace": "2 min", "comebacks": "1", "flip_limit": "600", "max_players": "9"}),
    (10, {"mode": "slow", "pace": "10 min", "slap_by": "button", "flip_limit": "300", "max_players": "10"}),
    (2, {"mode": "slow", "pace": "15 min", "flip": "auto", "late": "free", "flip_limit": "300"}),
    (3, {"flip_limit": "5000", "comebacks": "0", "penalty": "2"}),
    (4, {"flip_limit": "none", "comebacks": "0", "late": "strict"}),
    (5, {"flip_limit": "none", "comebacks": "1", "empty_false_slap": "lock", "short_challenge": "pass"}),
    (6, {"flip_limit": "300", "comebacks": "unlimited", "empty_false_slap": "out", "short_challenge": "lost"}),
    (3, {"flip_limit": "300", "late": "strict", "penalty": "3", "empty_false_slap": "out", "show": "1"}),
    (4, {"flip_limit": "300", "show": "3", "language": "de", "short_challenge": "pass", "penalty": "0"}),
    (2, {"flip_limit": "600", "language": "en", "comebacks": "unlimited", "flip": "manual", "slap_by": "both"}),
    (5, {"flip_limit": "300", "dealer": "0", "penalty": "1", "late": "strict", "comebacks": "0"}),
    (10, {"flip_limit": "300", "max_players": "10", "dealer": "7", "empty_false_slap": "out", "penalty": "3"}),
    (8, {"flip_limit": "600", "short_challenge": "pass", "late": "strict", "flip": "manual", "comebacks": "unlimited"}),
)
"""Players and options of each slap game."""
STOPPED: Mapping[int, int] = {12: 70}
"""The slap games that the host stops, and after how many decisions."""


def record_games(folder: Path) -> None:
    """Write all games. Raises ``LookupError`` if some part of Cosmic Encounter occurs in none."""
    for number, (players, options) in enumerate(SLAP, 1):
        played = play_slap(number, players, options, stopped_after=STOPPED.get(number, 0))
        write_game(folder / f"slap-{number:02}.gz", played.content)
    for number, played in enumerate(chosen(candidates()), 1):
        write_game(folder / f"cosmic-{number:02}.gz", played.content)


def candidates() -> Iterator[Recorded]:
    """Cosmic games to choose from, without those that would be long to replay."""
    for number in range(CANDIDATES):
        with suppress(TooLong):
            yield candidate(number)


def candidate(number: int) -> Recorded:
    """A Cosmic game by number. Raises ``TooLong``."""
    players = PLAYERS[number % len(PLAYERS)]
    dice = Random(number)
    concede = 300 if number % 7 == 3 else 0
    return play_cosmic(
        number, players, cosmic_options(dice, players), by_chance=dice.choice((300, 900)), concede=concede
    )


def cosmic_options(dice: Random, players: int) -> dict[str, str]:
    """Options by chance that go with so many players; short games more often than long ones."""
    while True:
        per = dice.choice(("1", "2", "2"))
        options = {
            "powers_per_player": per,
            "powers_dealt": dice.choice(("2", "3") if per == "1" else ("3", "4")),
            "bases_to_win": dice.choice(("3", "3", "3", "3", "4", "5", "6", "7", "8")),
            "flares": dice.choice(("off", "one_shot", "retained", "retained")),
            "reverse_cone": dice.choice(("on", "off")),
            "pool": ",".join(pools.names(dice.choice(("all", "all", "classic")))),
        }
        for name, flag in FLAGS.items():
            value = dice.choice(flag.values)
            options[name] = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        try:
            check(options, players)
        except BadOption:
            continue
        return options


def parts(played: Recorded) -> set[str]:
    options = {f"option.{name}={value}" for name, value in played.options.items()}
    return played.touched | options | {f"players.{played.players}"}


def chosen(games: Iterable[Recorded]) -> list[Recorded]:
    """The games that together hold everything: each next one brings most that is new, then the rarest number of
    players, then the most decisions. Raises ``LookupError`` if something occurs in none.
    """
    left = [(played, parts(played)) for played in games]
    missing = everything().union(*(found for _, found in left))
    taken: list[Recorded] = []
    tables: Counter[int] = Counter()
    while len(taken) < COSMIC_GAMES:
        best = max(left, key=lambda one: (len(one[1] & missing), -tables[one[0].players], len(one[0].decisions)))
        left.remove(best)
        taken.append(best[0])
        tables[best[0].players] += 1
        missing -= best[1]
    if missing:
        raise LookupError(f"{COSMIC_GAMES} games do not hold {', '.join(sorted(missing))}")
    return taken
