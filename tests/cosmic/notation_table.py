"""Lays the position of a scenario out: words into a saved game, taken up by the kernel as any saved game is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.cosmic.challenge import totals
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.options import FLAGS, Options, check_players, from_strings
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    SHEET,
    UNDER,
    WARP,
    Challenge,
    Cosmic,
    CosmicState,
    Datum,
    Player,
    PowerCard,
    Side,
    Token,
)
from bot.kernel.codec import Plain
from bot.kernel.flow import Frame
from bot.kernel.game import Game
from bot.words.options import BadOption
from tests.cosmic import notation_expansions
from tests.cosmic.notation import PLAYERS, Word, items, stacks

TOKENS = cards.PLANETS * cards.TOKENS_PER_PLANET
_FOUGHT = ("deal_phase", "outcome", "after")
"""Phases that begin when the cards lie open: what these come to is the outcome."""


class BadScenario(ValueError):
    """Raised when a scenario says something that the notation or this game does not know."""


def seat_of(letter: str, players: int = len(PLAYERS)) -> int:
    """The seat of a player's letter."""
    if len(letter) != 1 or letter not in PLAYERS[:players]:
        raise BadScenario(f"{letter!r} is no player; players are {', '.join(PLAYERS[:players])}")
    return PLAYERS.index(letter)


def planet_of(word: str) -> str | None:
    """``b2`` as ``blue-2``; None if it is not written like a planet."""
    if len(word) == 2 and word[0] in PLAYERS and word[1] in "12345":
        return f"{cards.COLOURS[PLAYERS.index(word[0])]}-{word[1]}"
    return None


def planet_word(planet: str) -> str | None:
    """``blue-2`` as ``b2``; None if it is no planet."""
    colour, dash, number = planet.rpartition("-")
    return f"{PLAYERS[cards.COLOURS.index(colour)]}{number}" if dash and colour in cards.COLOURS else None


def face_of(word: str) -> str:
    """The face that a card word means: ``A8``, ``C``, ``plague`` (an edict), ``flare.zombie``."""
    stem = word.split(".")[0]
    if word.startswith("flare."):
        return word
    if stem in cards.EDICTS:
        return f"edict.{stem}"
    if brought := notation_expansions.card_word(word):
        return brought
    if stem == cards.COMPROMISE or (stem[:1] == "A" and stem[1:].isdecimal() and int(stem[1:]) in cards.ATTACKS):
        return stem
    raise BadScenario(f"there is no card {word!r}: write A8, C, an edict such as plague, or flare.zombie")


def place_of(word: str) -> str | None:
    """The place of tokens that a word means; None if it means none."""
    return planet_of(word) or _PLACES.get(word) or notation_expansions.place_word(word)


class Pack:
    """All cards of the main deck, handed out by face; each card once."""

    def __init__(self, brought: Sequence[str] = ()) -> None:
        self._left = [*cards.challenge_cards(), *cards.edict_cards(), *brought]
        self._taken: set[str] = set()

    def take(self, word: str) -> str:
        """The first copy that is left of what ``word`` means. Raises ``BadScenario`` if none is left."""
        face = face_of(word)
        if cards.kind(face) == "flare":
            if face in self._taken:
                raise BadScenario(f"{word} is already somewhere else")
            self._taken.add(face)
            return face
        for card in self._left:
            if cards.face(card) == face:
                self._left.remove(card)
                return card
        raise BadScenario(f"no {word} is left: the deck has no more of them")

    def has(self, word: str) -> bool:
        return any(cards.face(card) == face_of(word) for card in self._left)

    def take_all(self, value: str) -> list[str]:
        """One card for each item of a list."""
        return [self.take(item) for item in items(value)]

    def rest(self) -> list[str]:
        """All cards that nobody took; flares come only where they are named."""
        left, self._left = self._left, []
        return left


class Layout:
    """Collects the words of a position, then builds the game."""

    def __init__(self, words: Sequence[Word]) -> None:
        self._words = words
        self._single: dict[str, str] = {}
        self._places: dict[str, dict[int, int]] = {}
        self._letters: dict[str, dict[int, str]] = {}
        self._own: list[tuple[int, tuple[str, ...], str]] = []
        self._flags: dict[str, str] = {}
        for word in words:
            self._sort(word)
        self.players = self._count_players()

    def game(self) -> Cosmic:
        """The game, at its first question. Raises ``BadScenario`` and ``Unread``."""
        phase = self._single.get("at", "start")
        seed = int(self._single.get("seed", "1"))
        if phase == COSMIC.start.name:
            return Game.new(COSMIC, seed, self.players, from_strings(self._flags))
        state = self._state()
        if phase not in COSMIC.phases:
            raise BadScenario(f"at:{phase} is no phase; phases are {', '.join(COSMIC.phases)}")
        if phase in _FOUGHT and state.challenge.offense.card and state.challenge.defense.card:
            still = self._begun(state, Frame("stopped"), seed)
            state.challenge.outcome, state.challenge.revealed = totals.forecast(still)[1], True
        return self._begun(state, Frame(phase, self._arguments(phase, state)), seed)

    def _begun(self, state: CosmicState, start: Frame, seed: int) -> Cosmic:
        """The game from a phase on."""
        rules = replace(COSMIC, setup=lambda players, options: state, start=start)
        return Game.new(rules, seed, self.players, state.options)

    def _arguments(self, phase: str, state: CosmicState) -> dict[str, Plain]:
        if phase != "start":
            return {}
        offense, ordinal = state.challenge.offense.seat, state.challenge.ordinal
        state.challenge, state.challenges = Challenge(0, Side(), Side()), state.challenges - 1
        return {"seat": offense, "ordinal": ordinal}

    # --- sorting ------------------------------------------------------------------------------------------------------

    def _sort(self, word: Word) -> None:
        key = ".".join(word.path)
        if word.op != ":":
            raise BadScenario(f"{word}: a position is written with name:value")
        if word.seat is not None:
            self._own.append((word.seat, word.path[1:], word.value))
        elif key in _SINGLE:
            if key in self._single:
                raise BadScenario(f"{key} is given twice")
            self._single[key] = word.value
        elif key in Options.__struct_fields__ or key in FLAGS:
            self._flags[key] = word.value
        elif place := place_of(key):
            if place in self._places:
                raise BadScenario(f"{key} is given twice")
            self._places[place] = {seat: many for seat, (many, _) in stacks(word.value).items()}
            self._letters[place] = {seat: letters for seat, (_, letters) in stacks(word.value).items() if letters}
        else:
            raise BadScenario(f"{word}: unknown in a position")

    def _count_players(self) -> int:
        if "players" in self._single:
            return int(self._single["players"])
        letters = {letter for word in self._words for letter in _letters(word)}
        return max(3, *(PLAYERS.index(letter) + 1 for letter in letters)) if letters else 3

    def _seat(self, letter: str) -> int:
        return seat_of(letter, self.players)

    # --- building -----------------------------------------------------------------------------------------------------

    def _state(self) -> CosmicState:
        options = from_strings(self._flags)
        try:
            check_players(options, self.players)
        except BadOption as error:
            raise BadScenario(str(error)) from error
        state = CosmicState(options=options, seating=list(range(self.players)))
        state.players = [Player(colour=cards.COLOURS[seat]) for seat in range(self.players)]
        state.orders = [[] for _ in range(self.players)]
        state.tokens = self._tokens()
        self._challenge(state)
        joining = [one for one in registry.EXPANSIONS.values() if one.joins(options)]
        state.expansions = {one.name: one.begin(options, self.players) for one in joining}
        for words in notation_expansions.all_words():
            if words.lay is not None and words.name in state.expansions:
                words.lay(state, self._letters)
        pack = Pack([card for one in joining for card in one.cards(state)])
        for seat, path, value in self._own:
            self._give(state, pack, seat, path, value)
        for words in notation_expansions.all_words():
            if words.complete is not None and words.name in state.expansions:
                words.complete(state, pack)
        state.lineup = ",".join(power.power for power in state.powers)
        self._piles(state, pack)
        return state

    def _tokens(self) -> list[Token]:
        tokens: list[Token] = []
        for seat in range(self.players):
            named = [place for place, holders in self._places.items() for _ in range(holders.get(seat, 0))]
            rest = TOKENS - len(named)
            home = [f"{cards.COLOURS[seat]}-{number}" for number in range(1, cards.PLANETS + 1)]
            free = [planet for planet in home if planet not in self._places]
            if rest < 0 or (rest and not free):
                letter = PLAYERS[seat]
                raise BadScenario(
                    f"{letter} has {len(named)} tokens placed: 20 in all, the rest on home planets not named"
                )
            named += [free[index % len(free)] for index in range(rest)]
            tokens += [Token(seat, place) for place in named]
        return tokens

    def _challenge(self, state: CosmicState) -> None:
        offense = self._seat(self._single.get("offense", "a"))
        defense = self._seat(self._single["defense"]) if "defense" in self._single else NOBODY
        target = place_of(self._single["target"]) if "target" in self._single else None
        if "target" in self._single and not (target and ids.system(target)):
            raise BadScenario(f"target:{self._single['target']} is no planet: write b2")
        challenge = Challenge(int(self._single.get("ordinal", "1")), Side(offense), Side(defense))
        challenge.target = target
        if defense != NOBODY:
            challenge.system = ids.system(target) if target else state.players[defense].colour
        challenge.reverse = "reverse" in self._single
        challenge.flips = [destiny_card(word, self.players) for word in items(self._single.get("flips", "-"))]
        for side, place in ((challenge.offense, OFFENSE_CONE), (challenge.defense, DEFENSE_CONE)):
            side.allies = [seat for seat in self._places.get(place, {}) if seat != side.seat]
        state.challenge = challenge
        state.challenges = int(self._single.get("challenge", challenge.ordinal))
        state.first = NOBODY if self._single.get("rest") == "out" else offense

    def _give(self, state: CosmicState, pack: Pack, seat: int, path: tuple[str, ...], value: str) -> None:
        player = state.players[self._seat(PLAYERS[seat])]
        for words in notation_expansions.all_words():
            if words.name in state.expansions and path[0] in words.give:
                words.give[path[0]](state, pack, seat, value)
                return
        match path:
            case ("hand",):
                player.hand += pack.take_all(value)
            case ("powers",):
                state.powers += [PowerCard(power, seat, _attributes(power)) for power in items(value)]
            case ("card",):
                side = {state.challenge.offense.seat: state.challenge.offense}.get(seat, state.challenge.defense)
                if side.seat != seat:
                    raise BadScenario(f"{PLAYERS[seat]}.card: only a main player lays a card")
                side.card = pack.take(value)
            case ("zapped",):
                player.zapped = True
            case ("strikes",):
                player.strikes = int(value)
            case ("autopilot",):
                player.autopilot = True
            case ("left",):
                player.active = False
            case ("captives" | "piled" as how,):
                for item in items(value):
                    self._seize(state, seat, item, piled=how == "piled")
            case (power, note):
                card = next((card for card in state.powers if card.holder == seat and card.power == power), None)
                if card is None:
                    raise BadScenario(
                        f"{PLAYERS[seat]} has no power {power}: write {PLAYERS[seat]}.powers:{power} before"
                    )
                if note == "sheet":
                    self._lay_on_sheet(state, state.powers.index(card), value)
                    return
                if isinstance(card.data.get(note), list):
                    card.data[note] = [planet_of(item) or item for item in items(value)]
                else:
                    card.data[note] = int(value) if value.isdecimal() else value
            case _:
                raise BadScenario(f"{PLAYERS[seat]}.{'.'.join(path)}: unknown in a position")

    def _seize(self, state: CosmicState, captor: int, item: str, *, piled: bool) -> None:
        """``c@b2``: a token of c, out of those that nothing names, is the captor's on b2, or lies under one there."""
        letter, _, word = item.partition("@")
        planet = planet_of(word)
        if letter not in PLAYERS or planet is None:
            raise BadScenario(f"{item} is no captive: write its owner and where it is, such as c@b2")
        owner = self._seat(letter)
        homes = [place for place in board.homes(state, owner) if place not in self._places]
        free = [number for place in homes for number in board.tokens_at(state, place, owner)]
        tops = board.tokens_at(state, planet, captor)
        if not free or (piled and not tops):
            raise BadScenario(f"{item}: {letter} has no token left for it, or there is none to lie under")
        token = state.tokens[free[-1]]
        if piled:
            token.place = f"{UNDER}{tops[0]}"
        else:
            token.place, token.controller = planet, captor
            state.foreign_tokens.append(free[-1])
        state.holdings.clear()

    def _lay_on_sheet(self, state: CosmicState, number: int, value: str) -> None:
        """``a5,c2.LE``: tokens, out of those that nothing names, on the sheet of a power."""
        for owner, (count, letters) in stacks(value).items():
            homes = [place for place in board.homes(state, owner) if place not in self._places]
            for wanted in letters or " " * count:
                state.holdings.clear()
                rows = [board.tokens_at(state, place, owner) for place in homes]
                fitting = [[one for one in row if wanted in (" ", _letter(state, one))] for row in rows]
                if not any(fitting):
                    raise BadScenario(f"{value}: {PLAYERS[owner]} has no token left for it")
                most = max(range(len(rows)), key=lambda place: len(rows[place]) if fitting[place] else 0)
                state.tokens[fitting[most][-1]].place = f"{SHEET}{number}"
        state.holdings.clear()

    def _piles(self, state: CosmicState, pack: Pack) -> None:
        top = pack.take_all(self._single.get("deck", "-"))
        state.discard = pack.take_all(self._single.get("discard", "-"))
        where = self._single.get("rest", "deck")
        if where not in ("deck", "discard", "out"):
            raise BadScenario(f"rest:{where}: write deck, discard or out")
        rest = pack.rest()
        state.deck = (rest if where == "deck" else []) + top[::-1]
        state.discard += rest if where == "discard" else []
        state.unused = items(self._single.get("unused", "-"))[::-1]
        colours = [player.colour for player in state.players]
        pile = cards.destiny_cards(colours, reverse=state.options.reverse_cone)
        next_up = [destiny_card(word, self.players) for word in items(self._single.get("destiny", "-"))]
        for card in (*next_up, *state.challenge.flips):
            if card not in pile:
                raise BadScenario(f"the destiny pile has no more {card}")
            pile.remove(card)
        empty = self._single.get("destiny") == "-"
        state.destiny = [] if empty else pile + next_up[::-1]
        state.destiny_discard = pile if empty else []


def _letter(state: CosmicState, number: int) -> str | None:
    """The letter of a token; None in a game whose tokens have none."""
    token = state.tokens[number]
    place, token.place = token.place, "?"
    state.holdings.clear()
    found = notation_expansions.letters(state, "?", token.owner)
    token.place = place
    state.holdings.clear()
    return found


def _attributes(power: str) -> dict[str, Datum]:
    if power not in registry.POWERS:
        raise BadScenario(f"there is no power {power!r}")
    return registry.POWERS[power].fresh()


_SINGLE = frozenset(
    {
        "at",
        "challenge",
        "deck",
        "defense",
        "destiny",
        "discard",
        "flips",
        "offense",
        "ordinal",
        "players",
        "rest",
        "reverse",
        "seed",
        "target",
        "unused",
    }
)
_PLACES = {"off": OFFENSE_CONE, "def": DEFENSE_CONE, "warp": WARP, "removed": REMOVED}


def destiny_card(word: str, players: int) -> str:
    """``b`` as the destiny card of b's colour, ``b.reverse`` with the mark, ``wild``."""
    if word == cards.WILD:
        return word
    letter, _, mark = word.partition(".")
    if mark not in ("", "reverse"):
        raise BadScenario(f"{word} is no destiny card: write b, b.reverse or wild")
    return cards.COLOURS[seat_of(letter, players)] + (".reverse" if mark else "")


def _letters(word: Word) -> Iterable[str]:
    key = word.path[0]
    if word.seat is not None:
        yield key
    elif place_of(key):
        yield from (PLAYERS[seat] for seat in stacks(word.value))
        yield from (key[0],) if planet_of(key) else ()
    elif key in ("offense", "defense") or key in ("target",):
        yield from word.value[:1] if word.value[:1] in PLAYERS else ()
    elif key in ("destiny", "flips"):
        yield from (item[0] for item in items(word.value) if item != cards.WILD and item[0] in PLAYERS)
