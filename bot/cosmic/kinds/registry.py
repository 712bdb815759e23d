"""All powers, flares, edicts and expansions: they enter themselves, ``load`` imports their modules.

A power is added by one file in ``powers`` and one test, an expansion by one folder in ``expansions``: base files name
none. An expansion has two ways in:

* It answers the **hooks** of ``hooks.py`` as powers do, without a power card: its ``Mine`` has no seat, nothing is
  announced, and neither zaps nor Sanity touch it.
* It overrides **questions** of ``Expansion``, which are asked of the state alone, wherever the base rules leave room,
  and the steps of the master order (X1) that only expansions take part in: set-up, Escorts, the check of Shields.

Both are closed lists. Where several expansions answer, the one with the lower ``rank`` is asked first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import ClassVar, TypeVar

import msgspec

from bot.cosmic.kinds import packs
from bot.cosmic.kinds.effects import EDICTS, FLARES, FLARES_ON, POWERS, Effect
from bot.cosmic.model import holdings, options as flags
from bot.cosmic.model.hook_args import Layout, Pick
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import Cosmic, CosmicState, ExpansionState
from bot.cosmic.seen.views import TableView
from bot.kernel.ask import Dice
from bot.kernel.codec import Plain
from bot.kernel.event import Seat
from bot.kernel.flow import Flow
from bot.words import signs

__all__ = ["EDICTS", "FLARES", "FLARES_ON", "POWERS", "packs"]

EXPANSIONS: dict[str, Expansion] = {}

P = TypeVar("P", bound=ExpansionState)


class Expansion(Effect, ABC):
    """One expansion; the same object serves all games, so it keeps nothing in itself."""

    name: ClassVar[str]
    """Its folder, its key in ``CosmicState.expansions`` and ``TableView.expansions``, the tag of its state."""
    rank: ClassVar[int]
    """Its rank among expansions: lower ones are asked first."""
    flags: ClassVar[tuple[Flag, ...]]
    """Options of tables; by default the flag of its name, which turns the expansion on."""
    sequences: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Questions of set-up for an order of things, four at most, that a standing order changes later (8.12, 8.13)."""
    outposts: ClassVar[Mapping[str, str]] = {}
    """Places on which tokens are bases although they are no planets, and in which home system they lie (2.6.5)."""
    overrides: ClassVar[frozenset[str]] = frozenset()
    """The questions below that it answers itself; the others need not be asked."""

    def __init_subclass__(cls) -> None:
        """Register the expansion, its flags and overrides. Raises ValueError if its name is taken."""
        own = [one for one in cls.__mro__ if issubclass(one, Expansion) and one is not Expansion]
        cls.overrides = frozenset(name for one in own for name in vars(one))
        holdings.OUTPOSTS.update(cls.outposts)
        for flag in cls.flags:
            flags.add_flag(flag)
        if cls.name in EXPANSIONS:
            raise ValueError(f"two expansions are called {cls.name}")
        EXPANSIONS[cls.name] = cls()
        ordered = sorted(EXPANSIONS.values(), key=lambda one: (one.rank, one.name))
        EXPANSIONS.clear()
        EXPANSIONS.update((one.name, one) for one in ordered)

    # --- before the game ----------------------------------------------------------------------------------------------

    def joins(self, options: Options) -> bool:
        return bool(options.flag(self.name))

    def check(self, options: Options, players: int) -> None:
        """Raises ``BadOption`` if so many players cannot play it with these flags."""

    def powers_laid(self, options: Options, players: int) -> int:
        """Number of powers it takes of those that nobody has, before the first challenge."""
        return 0

    def admits(self, power: str, options: Options, players: int) -> bool:
        """True if a power may be dealt in games with this expansion (3.3)."""
        return True

    @abstractmethod
    def begin(self, options: Options, players: int) -> ExpansionState:
        """Its state in a new game, before seats and colours are known."""

    def seated(self, game: Cosmic) -> None:
        """Powers and colours are known, tokens are not laid yet (3.7)."""

    def layout(self, usual: Layout) -> Layout:
        """Return the layouts a player's tokens may have at the start (3.8); ``usual`` is without it."""
        return usual

    # --- steps of the master order (X1) ------------------------------------------------------------------------------

    def before_new_hand(self, game: Cosmic) -> Flow[None]:
        """The offense begins its turn without a challenge card, and has played what it wants in W1a (4.1.2)."""
        yield from ()

    def before_target(self, game: Cosmic) -> Flow[None]:
        """The defense is fixed, the offense has not chosen its target yet (4.3.1)."""
        yield from ()

    def call_in(self, game: Cosmic) -> Flow[None]:
        """Add tokens at W6b: the sides are known, W6a is over."""
        yield from ()

    def muster(self, game: Cosmic) -> Flow[None]:
        """Everything is in the challenge (W6d). The outcome ``repulsed`` ends challenge and turn here (S22)."""
        yield from ()

    # --- tokens -------------------------------------------------------------------------------------------------------

    def pick(self, game: Cosmic, pick: Pick) -> Flow[Pick]:
        """Reorder tokens of one place of which some go, stay or come: the first ones are chosen."""
        yield from ()
        return pick

    def sheltered(self, state: CosmicState, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Tokens among these, of one player, that others may pick only if nothing else is left."""
        return ()

    def kinds(self, state: CosmicState, tokens: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """These tokens of one player by kind, as questions name the kinds; empty if they do not differ."""
        return {}

    # --- cards and places ---------------------------------------------------------------------------------------------

    def cards(self, state: CosmicState) -> Sequence[str]:
        """The cards that go into the main deck when it is shuffled (2.8.1)."""
        return ()

    def faces(self, state: CosmicState) -> Sequence[str]:
        return ()

    def held(self, state: CosmicState) -> Sequence[str]:
        """Cards of the main deck that lie with the expansion now."""
        return ()

    def unseen(self, table: TableView) -> Sequence[str]:
        """Its cards that, by public knowledge, lie in hands or in the deck."""
        return ()

    def places(self, state: CosmicState) -> Iterable[str]:
        """List places for tokens besides those of the base game (2.1.4)."""
        return ()

    def sources(self, state: CosmicState, seat: Seat) -> dict[str, int]:
        """Places from which ``seat`` may take tokens as from a base, and at most so many."""
        return {}

    def havens(self, state: CosmicState, seat: Seat) -> dict[str, int]:
        """Places on which ``seat`` may put tokens as on a base, and at most so many."""
        return {}

    def welcomes(self, state: CosmicState, place: str, token: int) -> bool:
        """True if the token may be put on this place of its own, such as only originals (POW26)."""
        return True

    def targets(self, state: CosmicState) -> Mapping[str, Seat]:
        """Outposts at which the offense may aim now, with their defense; NOBODY where tokens just land."""
        return {}

    def offers(self, state: CosmicState, seat: Seat) -> Sequence[str]:
        """Ids of options for ``seat`` at any checkpoint. Public that there are any."""
        return ()

    def act(self, game: Cosmic, seat: Seat, offer: str) -> Flow[None]:
        yield from ()

    def shifted(self, game: Cosmic) -> None:
        """Tokens have just gone to or come from such a place."""

    # --- players ------------------------------------------------------------------------------------------------------

    def dormant(self, state: CosmicState, seat: Seat, dormant: bool) -> bool:
        """True if the powers of ``seat`` are dormant; ``dormant`` is the answer without this expansion (6.3)."""
        return dormant

    def extra_tokens(self, state: CosmicState) -> Sequence[Seat]:
        """Owners of the neutral tokens it has brought into the game, in the order in which they came."""
        return ()

    def stills(self, state: CosmicState, seat: Seat) -> bool:
        """True if it makes the powers of ``seat`` dormant, also those that need no home bases (POW23)."""
        return False

    def discount(self, state: CosmicState, seat: Seat) -> int:
        """Count the foreign bases fewer than others ``seat`` needs to win (7.1)."""
        return 0

    def departed(self, game: Cosmic, seat: Seat) -> None:
        """A player is leaving the game; the tokens are gone, hand and powers too (8.7)."""

    def begun(self, game: Cosmic) -> None:
        """A challenge begins: limits and effects of the last one are gone (4.1.1)."""

    def zapped(self, game: Cosmic, seat: Seat) -> None:
        """No power of ``seat`` works any more in this challenge (6.5)."""

    def exchanged(self, game: Cosmic, one: int, other: int) -> None:
        """Two power cards have changed hands for good (6.11)."""

    def moved_house(self, game: Cosmic, one: Seat, other: Seat, tokens: Sequence[tuple[int, int]]) -> None:
        """Two players have exchanged colours and home systems (P1, Wild Schizoid); pairs of ``tokens`` have swapped."""

    # --- what is seen -------------------------------------------------------------------------------------------------

    def see(self, state: CosmicState) -> msgspec.Struct | None:
        return None

    def see_seat(self, state: CosmicState, seat: Seat) -> msgspec.Struct | None:
        return None

    def imagined(self, table: TableView) -> ExpansionState | None:
        """Its state by public knowledge if it bears on the sums of a challenge, else None."""
        return None

    def veiled(self, state: CosmicState, seat: Seat, dice: Dice) -> Mapping[str, Plain]:
        """Fields secret to ``seat``, filled in by chance from what the seat knows."""
        return {}

    def problems(self, state: CosmicState) -> Iterator[str]:
        yield from ()


def state_of(kind: type[P], name: str) -> Callable[[CosmicState], P]:
    """A function that gives the state of the expansion called ``name``; it raises KeyError if a game goes without."""

    def own(state: CosmicState) -> P:
        found = state.expansions[name]
        if found.__class__ is not kind:  # Asked so often that a call would be felt.
            raise KeyError(name)
        return found

    return own


signs.enter("edict", EDICTS)
signs.enter("power", POWERS)


def in_game(power: str, pool: Collection[str] | None, expansions: Collection[str]) -> bool:
    """True if a power and its flare belong to games with this pool (None for all) and expansions (2.5.1, 2.7)."""
    wanted = not POWERS[power].pack if pool is None else power in pool
    return wanted and POWERS[power].expansion in ("", *expansions)


def fitting(names: Iterable[str], playing: Set[str]) -> list[str]:
    """Those of the powers with these names that come into a game with those ``playing`` (P2 section 6)."""
    barred = {name for one in playing for name in POWERS[one].not_with}
    return [name for name in names if name not in barred and playing.isdisjoint(POWERS[name].not_with)]


def joined(state: CosmicState, question: str) -> tuple[Expansion, ...]:
    """The expansions of a game that answer a question of ``Expansion`` otherwise than all others do."""
    if (found := state.joined.get(question)) is None:
        row = map(EXPANSIONS.__getitem__, state.expansions)
        found = state.joined[question] = tuple(one for one in row if question in one.overrides)
    return found


@cache
def load() -> None:
    """Import phases, powers, edicts, expansions, then packs. Raises ValueError for an unknown exclusion."""
    for package in ("phases", "powers", "edicts", "expansions"):
        home = import_module(f"bot.cosmic.{package}")
        for name in sorted(found.name for found in walk_packages(home.__path__, f"{home.__name__}.")):
            import_module(name)
    packs.check_names()
    packs.load()
