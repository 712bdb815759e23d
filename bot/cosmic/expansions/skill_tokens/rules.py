"""WARP Skill Tokens as an expansion: where it steps into the base game (9.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from bot.cosmic.expansions.skill_tokens import choosing, escorts, laying, moves as skill_moves
from bot.cosmic.expansions.skill_tokens.state import (
    EACH,
    LETTERS,
    NAME,
    USUAL,
    SkillState,
    fighting,
    in_order,
    is_led,
    leaders,
    skills,
)
from bot.cosmic.expansions.skill_tokens.views import Lettered, SkillView
from bot.cosmic.kinds.expansion import Expansion
from bot.cosmic.kinds.hooks import ALLIES, BEFORE_DESTINY, END_STEP, Mine
from bot.cosmic.kinds.steps import AFTER_TOKENS, ESCORTS, KINDS, MUSTERED, PICK, SETTLED, SHELTERED, STARTING_TOKENS
from bot.cosmic.model.holdings import TOKENS
from bot.cosmic.model.hook_args import Commit, Layout, Pick
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Ask, Dice
from bot.kernel.flow import Flow
from bot.kernel.saving.codec import Plain
from bot.kernel.seat import Seat


def _has_called(game: Cosmic, my: Mine) -> bool:
    """Whether Escorts stand with the defense."""
    return bool(skills(game.state).called)


class SkillTokens(Expansion):
    """Every token is an Escort, a Leader, a Shield or a Weapon, and stays it; all other rules of tokens hold (S9)."""

    name = NAME
    rank = 20
    flags = (Flag(NAME, (False, True)),)
    sequences: ClassVar[Mapping[str, tuple[str, ...]]] = {choosing.ORDER.key: tuple(LETTERS)}

    def foreseen(self, state: CosmicState, seat: Seat) -> list[Ask]:
        """A plan may name the choices about Escorts."""
        return escorts.foreseen(state, seat)

    def admits(self, power: str, options: Options, players: int) -> bool:
        """Masochist could never win: without Leaders on the board it would be dormant (3.3)."""
        return power != "masochist"

    def begin(self, options: Options, players: int) -> SkillState:
        """One of each letter on every planet, until it is said where they lie."""
        return SkillState([LETTERS * EACH] * players, [USUAL] * players)

    # --- players ------------------------------------------------------------------------------------------------------

    def stills(self, state: CosmicState, seat: Seat) -> bool:
        """Without three active Leaders powers are dormant, whatever holds of home bases (S17, S19, X4)."""
        return not is_led(state, seat)

    def moved_house(self, game: Cosmic, one: Seat, other: Seat, tokens: Sequence[tuple[int, int]]) -> None:
        """The tokens stay where they are, with their letters, and change their players (S1)."""
        skill_moves.swap_letters(game, tokens)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def veiled(self, state: CosmicState, seat: Seat, dice: Dice) -> Mapping[str, Plain]:
        """In which order others give tokens up is secret (S4): as most do."""
        return {"orders": [order if other == seat else USUAL for other, order in enumerate(skills(state).orders)]}

    def see(self, state: CosmicState) -> SkillView:
        """All letters are public (S2)."""
        rows = []
        for seat, letters in enumerate(skills(state).letters):
            there: dict[str, str] = {}
            for number, one in enumerate(letters, seat * TOKENS):
                place = state.tokens[number].place
                there[place] = there.get(place, "") + one
            rows.append(tuple(Lettered(place, in_order(row)) for place, row in there.items()))
        active = tuple(leaders(state, seat) for seat in range(len(state.players)))
        playing = tuple(player.active for player in state.players)
        return SkillView(tuple(rows), active, playing, *(fighting(state) if state.challenges else ()))

    def problems(self, state: CosmicState) -> Iterator[str]:
        """Letters that are not five of each (S10), an order that is none."""
        mine = skills(state)
        for seat, row in enumerate(mine.letters):
            if sorted(row) != sorted(LETTERS * EACH):
                yield f"the letters of seat {seat} are {row}"
        for seat, order in enumerate(mine.orders):
            if sorted(order) != sorted(LETTERS):
                yield f"the tokens of seat {seat} go in the order {order!r}"

    # --- hooks --------------------------------------------------------------------------------------------------------

    @STARTING_TOKENS
    def spread(self, game: Cosmic, my: Mine, value: Layout, subject: Seat) -> Layout:
        """As the owner likes, one on each planet at least (S3)."""
        return Layout(value.elsewhere, free=True)

    @AFTER_TOKENS
    def lay(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Which letters lie where (S3). Void can take Leaders for good, which is said beforehand (P1)."""
        yield from laying.lay(game)
        for seat in (card.holder for card in game.state.powers if card.power == "void"):
            skill_moves.warn_of_void(game, seat)

    @PICK
    def choose(self, game: Cosmic, my: Mine, pick: Pick) -> Flow[Pick]:
        """Whoever moves tokens chooses the letters (S4); of others' tokens Leaders come last (S7)."""
        return (yield from choosing.which(game, pick))

    @SHELTERED
    def shelter(self, game: Cosmic, my: Mine, value: tuple[int, ...], subject: tuple[int, ...]) -> tuple[int, ...]:
        """Others pick Leaders only if they can pick nothing else (S7)."""
        return (*value, *choosing.sheltered(game.state, subject))

    @KINDS
    def sort(
        self, game: Cosmic, my: Mine, value: dict[str, tuple[int, ...]], subject: tuple[int, ...]
    ) -> dict[str, tuple[int, ...]]:
        """Tokens differ by their letters (S4)."""
        return choosing.kinds(game.state, subject)

    @ESCORTS
    def call(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Escorts are called (S11)."""
        yield from escorts.call_all(game)

    @ALLIES.attracted
    def call_late(self, game: Cosmic, my: Mine, commit: Commit) -> Flow[Commit]:
        """Whoever Magnet attracts may call Escorts then (S16)."""
        yield from escorts.call_late(game, commit.seat)
        return commit

    @MUSTERED
    def compare(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Shields against Weapons (S20), once in a challenge (S23)."""
        yield from escorts.compare(game)

    @SETTLED.at(-1).when(_has_called)
    @END_STEP.when(_has_called)
    @BEFORE_DESTINY.when(_has_called)
    def release(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The Escorts of a defense go home before Karma is counted (S14); so they do after a challenge that ended
        without an outcome, and where one begins anew (S23).
        """
        yield from escorts.send_called_home(game)
