"""A table for tests: any position, wishes instead of answers one by one, and what has to hold after every test.

``Table`` begins a challenge in the position given to it. ``wish`` says what a seat will answer the next time it is
asked that and can; everything else is answered by default. ``run`` plays until the challenge is over, or until a
question is open. ``check`` closes a test: tokens and cards are conserved, every wish was granted, the game resumes to
the byte, and everything that happened has words, unless a test has made powers of its own (``test_…``).

Cards are given by face (``A10``, ``C``, ``edict.plague``, ``flare.zombie``): some copy of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypedDict

from bot.cosmic.engine import dispatch
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import HANDS_DEALT
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.options import FlagValue, Flares, Options
from bot.cosmic.model.state import NOBODY, UNDER, Cosmic, CosmicState, ExpansionState, Player, PowerCard, Token
from bot.cosmic.moves.tokens import command, put
from bot.cosmic.words import text
from bot.kernel.ask import Ask, Choice, YesNo
from bot.kernel.flow import Flow, Frame, Goto, Next
from bot.kernel.game import Game
from proving.cosmic.walk import first
from proving.events import Happened, stored

MOST_STEPS = 3_000
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")


class Position(TypedDict, total=False):
    """Named arguments of a table, for functions that hand them on: see ``Table``; the last are options."""

    hands: Mapping[int, Sequence[str]]
    tokens: Mapping[int, Mapping[str, int]]
    captives: Mapping[tuple[int, int], Mapping[str, int]]
    piles: Mapping[tuple[int, int], Mapping[str, int]]
    destiny: Sequence[str]
    used_destiny: bool
    deck: Sequence[str]
    used_deck: bool
    discard: Sequence[str]
    hoards: Mapping[str, Sequence[str]]
    data: Mapping[str, Mapping[str, Any]]
    expansions: Mapping[str, ExpansionState]
    roaming: Sequence[str]
    offense: int
    ordinal: int
    seed: int
    flares: Flares
    powers_per_player: int
    extras: dict[str, FlagValue]


class Table:
    """One game in a position of the test's choosing; seat 0 plays red, seat 1 blue, seat 2 yellow, and so on.

    ``powers``: a name, or several, or "" per seat. ``hands``: faces by seat; other seats get a compromise and an
    attack 8. ``tokens``: by seat, places and numbers that replace the usual four per home planet; the rest of the
    twenty is in the warp. ``captives``: by captor and owner, places and numbers; they come out of the owner's warp.
    ``piles``: likewise, what lies under the first token of the captor at a place. ``seconds``: by seat, places and
    numbers of a second set. ``destiny``: the next destiny cards, first one first; with ``used_destiny`` all others
    are in the discard. ``deck`` and ``used_deck``: cards of the main deck likewise. ``hoards``: by power, the faces
    that it hoards. ``roaming``: powers that are no player's own, numbered after the others. ``unused``: the powers that
    nobody has, by default the others of the pool, which are the first sixty and those named here. ``expansions``: the
    states of expansions that do not begin as in a new game. With ``from_setup`` powers first do what they do once hands
    are dealt.
    """

    def __init__(
        self,
        powers: Sequence[str | Sequence[str]] = ("", "", "", ""),
        *,
        hands: Mapping[int, Sequence[str]] | None = None,
        tokens: Mapping[int, Mapping[str, int]] | None = None,
        captives: Mapping[tuple[int, int], Mapping[str, int]] | None = None,
        piles: Mapping[tuple[int, int], Mapping[str, int]] | None = None,
        seconds: Mapping[int, Mapping[str, int]] | None = None,
        destiny: Sequence[str] = ("blue",),
        used_destiny: bool = False,
        deck: Sequence[str] = (),
        used_deck: bool = False,
        discard: Sequence[str] = (),
        hoards: Mapping[str, Sequence[str]] | None = None,
        data: Mapping[str, Mapping[str, Any]] | None = None,
        expansions: Mapping[str, ExpansionState] | None = None,
        roaming: Sequence[str] = (),
        unused: Sequence[str] | None = None,
        from_setup: bool = False,
        offense: int = 0,
        ordinal: int = 1,
        seed: int = 1,
        **options: Any,
    ) -> None:
        named = [powers, roaming, unused, deck, discard, *(hands or {}).values(), *(hoards or {}).values()]
        state = CosmicState(options=first(Options(**options), _also(named)), seating=list(range(len(powers))))
        state.players = [Player(colour) for colour in cards.COLOURS[: len(powers)]]
        state.orders = [[] for _ in powers]
        state.first = offense
        for seat in range(len(state.players)):
            places = (tokens or {}).get(seat, dict.fromkeys(board.homes(state, seat), cards.TOKENS_PER_PLANET))
            row = [place for place, count in places.items() for _ in range(count)]
            assert len(row) <= 20, f"seat {seat} has more than twenty tokens"
            state.tokens += [Token(seat, place) for place in row + ["warp"] * (20 - len(row))]
            held = powers[seat]
            for name in [held] if isinstance(held, str) else held:
                if name:
                    memory = {**registry.POWERS[name].fresh(), **(data or {}).get(name, {})}
                    state.powers.append(PowerCard(name, seat, memory))
        for name in roaming:
            memory = {**registry.POWERS[name].fresh(), **(data or {}).get(name, {})}
            state.powers.append(PowerCard(name, NOBODY, memory, roaming=True))
        for seat, places in (seconds or {}).items():
            state.players[seat].second = cards.SPARE_COLOUR
            row = [place for place, count in places.items() for _ in range(count)]
            state.foreign_tokens += range(len(state.tokens), len(state.tokens) + 20)
            state.tokens += [Token(seat, place) for place in row + ["warp"] * (20 - len(row))]
        _seize(state, captives or {}, piles or {})
        state.expansions = {
            one.name: one.begin(state.options, len(powers))
            for one in registry.EXPANSIONS.values()
            if one.joins(state.options)
        }
        state.expansions.update(expansions or {})
        state.lineup = ",".join(card.power for card in state.powers)
        used = {card.power for card in state.powers}
        others = [name for name in sorted(registry.POWERS) if name not in used and _in_game(name, state)]
        state.unused = others if unused is None else [*unused]
        flares = [cards.flare(name) for name in sorted(registry.FLARES) if _in_game(name, state)]
        pack = cards.challenge_cards() + cards.edict_cards() + flares
        for name in state.expansions:
            pack += registry.EXPANSIONS[name].cards(state)
        for seat, player in enumerate(state.players):
            player.hand = [_draw(pack, face) for face in (hands or {}).get(seat, ("C", "A8"))]
        for power in state.powers:
            if power.power in (hoards or {}):
                power.data["hoard"] = [_draw(pack, face) for face in (hoards or {})[power.power]]
        state.discard = [_draw(pack, face) for face in discard]
        top = [_draw(pack, face) for face in deck]
        if state.options.flares == "off":
            pack = [card for card in pack if card[0] != "f"]
        state.deck = ([] if used_deck else pack) + top[::-1]
        state.discard += pack if used_deck else []
        pile = cards.destiny_cards([player.colour for player in state.players], reverse=True)
        for card in destiny:
            pile.remove(card)
        state.destiny = ([] if used_destiny else pile) + list(destiny)[::-1]
        state.destiny_discard = pile if used_destiny else []
        begin = Frame("start", {"seat": offense, "ordinal": ordinal})
        rules = replace(
            COSMIC,
            setup=lambda players, given: state,
            start=Frame("hands", {**begin.args}) if from_setup else begin,
            phases={**COSMIC.phases, "hands": _hands},
        )
        self.seen: list[Happened] = []
        self.wishes: list[tuple[int, str, Choice]] = []
        self.game: Game[CosmicState] = Game.new(rules, seed, len(powers), None)
        self.number = self.game.state.challenges

    @property
    def state(self) -> CosmicState:
        """The state as it stands."""
        return self.game.state

    # --- driving ------------------------------------------------------------------------------------------------------

    def wish(self, seat: int, key: str, choice: Choice) -> Table:
        """The next time ``seat`` is asked ``key`` and ``choice`` is possible, it answers that. Faces stand for cards.

        ``key`` may be ``checkpoint`` for whichever checkpoint comes.
        """
        self.wishes.append((seat, key, choice))
        return self

    def run(self, *, until: str | None = None) -> Table:
        """Go on until the challenge is over, or until a question whose key is ``until`` is open, or ``deal``."""
        for _ in range(MOST_STEPS):
            if self.game.over or self.state.challenges != self.number:
                assert until is None or until == "end", f"{until} never came"
                return self
            if until is not None and self.open(until):
                return self
            self._step()
        raise AssertionError("the challenge does not end")

    def next_challenge(self) -> Table:
        """From now on ``run`` plays the challenge that has just begun."""
        self.number = self.state.challenges
        return self

    def open(self, key: str) -> list[Ask]:
        """The open questions with this key; for ``deal`` anything if the main players negotiate."""
        asks = [ask for ask in self.game.asks.values() if ask.key == key]
        if key == "deal" and any(action.key == "deal.timeout" for action in self.game.actions):
            return [Ask(seat=-1, key="deal", form=YesNo())]
        return asks

    def act(self, key: str, seat: int | None = None, choice: Choice = None) -> Table:
        """Do something that nobody has to do."""
        self.game.act(key, seat, choice)
        self._take()
        return self

    def interrupt(self, key: str, seat: int | None = None, choice: Choice = None) -> Table:
        self.game.interrupt(key, seat, choice)
        self._take()
        return self

    def answer(self, seat: int, key: str, choice: Choice) -> Table:
        """Answer an open question; raises what the game refuses with."""
        number, ask = next((n, ask) for n, ask in self.game.asks.items() if ask.seat == seat and ask.key == key)
        self.game.answer(number, seat, _option(ask, choice)[1])
        self._take()
        return self

    def close(self) -> Table:
        """Close an open round under seal."""
        return self.act(CLOSE)

    def _step(self) -> None:
        game = self.game
        waiting = [number for number in game.asks if number not in game.sealed]
        for number in waiting:
            ask = game.asks[number]
            granted = self._granted(ask)
            if granted is not None:
                game.answer(number, ask.seat, granted[0])
                self._take()
                return
        if any(action.key == CLOSE for action in game.actions):
            game.act(CLOSE)
        elif waiting:
            ask = game.asks[waiting[0]]
            default = ask.default if ask.default is not None else ask.form.sample(lambda sides: 0)
            game.answer(waiting[0], ask.seat, default)
        else:
            game.act("deal.timeout")
        self._take()

    def _granted(self, ask: Ask) -> tuple[Choice] | None:
        for wish in self.wishes:
            seat, key, choice = wish
            checkpoint = key == "checkpoint" and ask.key.startswith("checkpoint.")
            if seat == ask.seat and (key == ask.key or checkpoint):
                possible, option = _option(ask, choice)
                if possible:
                    self.wishes.remove(wish)
                    return (option,)
        return None

    def _take(self) -> None:
        self.seen += stored(self.game.take_events())

    # --- looking ------------------------------------------------------------------------------------------------------

    def at(self, place: str, seat: int) -> int:
        return len(board.tokens_at(self.state, place, seat))

    def hand(self, seat: int) -> list[str]:
        """The faces in a hand, sorted."""
        return sorted(cards.face(card) for card in self.state.players[seat].hand)

    def events(self, kind: str, **data: Any) -> list[dict[str, Any]]:
        """The data of all events of this kind so far that have these data among theirs."""
        return [
            event.data
            for event in self.seen
            if event.kind == kind and all(event.data.get(key) == value for key, value in data.items())
        ]

    def check(self) -> None:
        assert not self.wishes, f"never granted: {self.wishes}"
        assert problems(self.state) == []
        again = Game.resume(COSMIC, self.game.save())
        assert again.dropped == ()
        assert again.strayed is None
        assert again.game.digest() == self.game.digest()
        if not any(card.power.startswith("test_") for card in self.state.powers):
            for event in self.seen:
                assert text.line(event.event, NAMES) or event.kind != "announced"


def _also(named: Sequence[Sequence[str | Sequence[str]] | None]) -> set[str]:
    """The powers that a test names, itself or by their flares."""
    words = {word for row in named for one in row or () for word in ([one] if isinstance(one, str) else one)}
    return {name for name in registry.POWERS if {name, cards.flare(name)} & words}


def _in_game(power: str, state: CosmicState) -> bool:
    return registry.in_game(power, state.options.pool, state.expansions)


def _hands(game: Cosmic, seat: int, ordinal: int) -> Flow[Next]:
    yield from dispatch.moment(game, HANDS_DEALT)
    return Goto("start", {"seat": seat, "ordinal": ordinal})


def _seize(
    state: CosmicState,
    captives: Mapping[tuple[int, int], Mapping[str, int]],
    piles: Mapping[tuple[int, int], Mapping[str, int]],
) -> None:
    for (captor, owner), places in captives.items():
        for place, count in places.items():
            for number in board.warp_tokens(state, owner)[:count]:
                put(state, number, place)
                command(state, number, captor)
                state.foreign_tokens.append(number)
    for (captor, owner), places in piles.items():
        for place, count in places.items():
            top = board.tokens_at(state, place, captor)[0]
            for number in board.warp_tokens(state, owner)[:count]:
                put(state, number, f"{UNDER}{top}")


def _draw(pack: list[str], face: str) -> str:
    card = next((card for card in pack if face in (card, cards.face(card))), None)
    assert card is not None, f"no {face} left"
    pack.remove(card)
    return card


def _option(ask: Ask, choice: Choice) -> tuple[bool, Choice]:
    """True if ``choice`` answers ``ask``, as it is or as the face of an option."""
    if ask.form.accepts(choice):
        return True, choice
    for option in getattr(ask.form, "options", ()):
        if (
            isinstance(option, str)
            and isinstance(choice, str)
            and ids.as_card(option) is not None
            and cards.face(option) == choice
        ):
            return True, option
    return False, choice
