"""WARP Asteroids as an expansion: where it steps into the base game (9.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.cosmic import moves
from bot.cosmic.engine.declarations import doing
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, OFF, AsteroidsState, asteroids, eligible, locations, number_of
from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Kind
from bot.cosmic.kinds.hooks import DEFENSE_FIXED, HANDS_DEALT, ROTATING, TOKENS_LAID, Mine
from bot.cosmic.kinds.registry import Expansion
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.seen.project import see_power
from bot.cosmic.seen.views import TableView
from bot.kernel.event import Seat
from bot.words.options import BadOption

_ATTRACTOR = "edict.strange_attractor"
_NEEDS = {"swap": 2, "stasis": 2}
"""How many asteroids the restrictions of powers ask for (3.3)."""
_LATER = ("W1b", "W1c", "W2a")
"""Windows of the checkpoint that is asked before asteroids move."""


class Asteroids(Expansion):
    name = NAME
    rank = 30
    flags = (Flag(NAME, (OFF, *asteroid_moves.LAYOUTS), asteroid_moves.custom, "numbers of seats such as 1,3"),)

    # --- before the game ----------------------------------------------------------------------------------------------

    def joins(self, options: Options) -> bool:
        return options.flag(NAME) != OFF

    def check(self, options: Options, players: int) -> None:
        """Three asteroids need three locations, and each of a layout of one's own a seat (AST3, AST4)."""
        layout = str(options.flag(NAME))
        beyond = asteroid_moves.custom(layout) is not None and max(locations(layout, players, 0)) >= players
        if beyond or number_of(layout, players) > players:
            allowed = ", ".join((OFF, *(one for one in asteroid_moves.LAYOUTS if number_of(one, players) <= players)))
            allowed = f"{allowed}, seats from 1 to {players}"
            raise BadOption(NAME, options.flag(NAME), f"{allowed} with {players} players")

    def powers_laid(self, options: Options, players: int) -> int:
        """One per asteroid (AST5)."""
        return number_of(options.flag(NAME), players)

    def admits(self, power: str, options: Options, players: int) -> bool:
        """Stasis and Swap need two asteroids, and Stasis a free location (3.3)."""
        number = number_of(options.flag(NAME), players)
        return number >= _NEEDS.get(power, 1) and (power != "stasis" or number < players)

    def begin(self, options: Options, players: int) -> AsteroidsState:
        return AsteroidsState()

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self, state: CosmicState) -> Sequence[str]:
        """One Strange Attractor (2.4.5)."""
        return (f"{_ATTRACTOR}.1",)

    def faces(self, state: CosmicState) -> Sequence[str]:
        return (_ATTRACTOR,)

    # --- players ------------------------------------------------------------------------------------------------------

    def departed(self, game: Cosmic, seat: Seat) -> None:
        """The location stays; nobody uses what lies there (AST21)."""
        asteroid_moves.settle(game)

    def begun(self, game: Cosmic) -> None:
        """Nobody uses an asteroid before it has moved (AST9)."""
        asteroid_moves.begin(game)

    def zapped(self, game: Cosmic, seat: Seat) -> None:
        """Use of what a zapped Miner took falls back (AST29)."""
        asteroid_moves.release(game, seat)

    def exchanged(self, game: Cosmic, one: int, other: int) -> None:
        """The power given for an asteroid's lies with the asteroid from now on (AST25)."""
        powers = game.state.powers
        for old, new in ((one, other), (other, one)):
            if powers[new].roaming and not powers[old].roaming:
                asteroid_moves.reattach(game, old, new)
                return
        if powers[one].roaming:
            asteroid_moves.trade_cards(game, one, other)

    def moved_house(self, game: Cosmic, one: Seat, other: Seat, tokens: Sequence[tuple[int, int]]) -> None:
        """Asteroids go with the systems; later rotations follow the order of players as before (AST34)."""
        asteroid_moves.move_house(game, one, other)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def see(self, state: CosmicState) -> AsteroidsView:
        """Asteroids and their powers are public (AST6); a hoard only its holder's (AST26)."""
        mine = asteroids(state)
        rows = (
            AsteroidView(
                one.location,
                see_power(state, one.card, card := state.powers[one.card], secret=state.finished),
                None if card.holder == NOBODY else card.holder,
                one.duplicate_of >= 0,
                None if one.came_from == NOBODY else one.came_from,
                one.id in mine.held,
            )
            for one in mine.disks
        )
        return AsteroidsView(tuple(rows), mine.rotated, mine.step)

    def unseen(self, table: TableView) -> Sequence[str]:
        return [card for card in (f"{_ATTRACTOR}.1",) if card not in table.discard]

    def problems(self, state: CosmicState) -> Iterator[str]:
        """Two in one place, too many, a card that is no asteroid's, a holder elsewhere (AST1, AST3, AST20)."""
        mine = asteroids(state)
        where = [one.location for one in mine.disks]
        if len(set(where)) != len(where):
            yield "two asteroids lie in one location"
        if len(where) > asteroid_moves.MOST or any(not 0 <= one < len(state.players) for one in where):
            yield f"asteroids lie at {where}"
        known = sorted([*(one.card for one in mine.disks), *mine.copies, *mine.spare])
        roaming = [
            number
            for number, card in enumerate(state.powers)
            if card.roaming and (number in known or not card.copied)  # forms and stages belong to other powers
        ]
        if roaming != known:
            yield f"the powers {roaming} roam and {known} are asteroids'"
        lent = {number for number, _, _ in state.challenge.loans}
        for one in mine.disks:
            holder = state.powers[one.card].holder
            if one.card not in lent and state.challenges and holder != asteroid_moves.user(state, one):
                yield f"asteroid {one.id} at {one.location} is held by {holder}"

    # --- hooks --------------------------------------------------------------------------------------------------------

    @TOKENS_LAID
    def lay(self, game: Cosmic, my: Mine) -> None:
        """Place the asteroids (AST3, AST4), each with a random unused power (AST5)."""
        players = len(game.state.players)
        for location in locations(str(game.state.options.flag(NAME)), players, game.draw(players)):
            names = eligible(game)
            asteroid_moves.place(game, location, names[game.draw(len(names))])

    @HANDS_DEALT
    def fill(self, game: Cosmic, my: Mine) -> None:
        """An asteroid whose power has a hoard gets one (AST7, 3.12)."""
        for one in asteroids(game.state).disks:
            equip(game, one.card)

    know = doing(DEFENSE_FIXED, lambda now: asteroid_moves.note_system(now.game))

    @ROTATING.now.noting()
    def rotate(self, game: Cosmic, my: Mine) -> None:
        """In every challenge, before destiny (AST10, AST11, AST15); new users are asked again."""
        asteroid_moves.rotate(game)
        for one in asteroids(game.state).disks:
            power, user = registry.POWERS[game.state.powers[one.card].power], asteroid_moves.user(game.state, one)
            if user != NOBODY and power.kind is Kind.OPTIONAL and power.offered_in(_LATER):
                moves.mark_dirty(game)


def equip(game: Cosmic, number: int) -> None:
    """Begin a power on an asteroid: its choices and deals are made by chance (AST7)."""
    registry.POWERS[game.state.powers[number].power].come_alone(game, number)
