"""Compares a game with the ``then`` words of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.cosmic.engine import force
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import NOBODY, SHEET, UNDER, Cosmic, CosmicState
from bot.kernel.ask import Ask, OneOf, Order, Split, UpTo
from bot.kernel.event import may_see
from proving.events import Happened
from tests.cosmic import notation_expansions, notation_spell
from tests.cosmic.notation import PLAYERS, Word, event, items, size, stacks
from tests.cosmic.notation_table import BadScenario, face_of, place_of


@dataclass(frozen=True)
class Seen:
    """Facts to compare: the game, the events since the last ``then``, and those before."""

    game: Cosmic
    fresh: Sequence[Happened]
    past: Sequence[Happened]

    @property
    def state(self) -> CosmicState:
        return self.game.state


def compare(word: Word, seen: Seen) -> list[str]:
    """Report a mismatch with the word; one line, or nothing. Raises ``BadScenario`` for a word that does not exist."""
    found = _compare(word, seen)
    return [] if found is None else [f"line {word.line}: expected {word}, found {found}"]


def _compare(word: Word, seen: Seen) -> str | None:
    key = ".".join(word.path)
    if word.seat is not None:
        return _own(word, word.seat, ".".join(word.path[1:]), seen)
    if place := place_of(key):
        return _place(word, place, seen.state)
    if key == "events":
        return _events(word, seen.fresh, seen.state)
    if key == "asks":
        asks = [ask for ask in seen.game.asks.values() if not _is_window(ask)]
        return _listed(word, [{f"{PLAYERS[ask.seat]}.{ask.key}"} for ask in asks])
    if key in ("deck", "discard"):
        return _pile(word, seen.state.deck[::-1] if key == "deck" else seen.state.discard)
    for words in notation_expansions.all_words():
        if key in words.facts:
            return _fact(word, words.facts[key](seen.state), seen.state)
    if word.path[0] == "pack":
        return _fact(word, _pack(word.path[1] if len(word.path) > 1 else ""), seen.state)
    if key in _FACTS:
        return _fact(word, _FACTS[key](seen), seen.state)
    raise BadScenario(f"line {word.line}: {word}: unknown in then")


# --- players ----------------------------------------------------------------------------------------------------------


def _own(word: Word, seat: int, key: str, seen: Seen) -> str | None:
    state = seen.state
    if seat >= len(state.players):
        raise BadScenario(f"line {word.line}: there is no player {PLAYERS[seat]}")
    if key == "hand":
        return _cards(word, state.players[seat].hand)
    if key == "powers":
        return _listed(word, [{card.power} for card in state.powers if card.holder == seat])
    if key == "events":
        return _events(word, [one for one in seen.fresh if may_see(one, seat)], state)
    if key in ("captives", "piled"):
        return _listed(word, [{spelt} for spelt in _seized(state, seat, piled=key == "piled")])
    if key in _OWN_FACTS:
        return _fact(word, _OWN_FACTS[key](state, seat), state)
    for words in notation_expansions.all_words():
        if words.name in state.expansions and key in words.own:
            return _fact(word, words.own[key](state, seat), state)
    ask = next((ask for ask in seen.game.asks.values() if ask.seat == seat and ask.key == key), None)
    power, _, note = key.rpartition(".")
    held = next((card for card in state.powers if card.holder == seat and card.power == power), None)
    if ask is None and held is not None and note == "sheet":
        return _place(word, f"{SHEET}{state.powers.index(held)}", state)
    if ask is None and held is not None:
        return _fact(word, held.data.get(note), state)
    if ask is None:
        return "no such question"
    return _listed(word, [notation_spell.spellings(option, state) for option in _options(ask)])


def _seized(state: CosmicState, seat: int, *, piled: bool) -> list[str]:
    """The captives of a player, or what lies under its tokens: ``c@b2`` for each."""
    found = []
    for number, token in enumerate(state.tokens):
        if piled and token.place.startswith(UNDER):
            top = state.tokens[int(token.place[len(UNDER) :])]
            if top.seat == seat:
                found.append((token.owner, top.place))
        elif not piled and token.seat == seat != token.owner and number in state.foreign_tokens:
            found.append((token.owner, token.place))
    return [f"{PLAYERS[owner]}@{_short(state, place)}" for owner, place in found]


def _short(state: CosmicState, place: str) -> str:
    """``b2`` for a planet of b; other places as they are."""
    colour, dash, number = place.rpartition("-")
    return f"{PLAYERS[board.seat_of(state, colour)]}{number}" if dash else place


def _options(ask: Ask) -> Iterable[object]:
    match ask.form:
        case OneOf(options) | UpTo(_, options) | Order(options):
            return options
        case Split():
            return [part.name for part in ask.form.parts]
        case _:
            raise BadScenario(f"{ask.key} has no list of options")


_OWN_FACTS: Mapping[str, Callable[[CosmicState, int], object]] = {
    "foreign": board.foreign_bases,
    "home": board.home_bases,
    "dormant": force.is_dormant,
    "zapped": lambda state, seat: state.players[seat].zapped,
    "strikes": lambda state, seat: state.players[seat].strikes,
    "autopilot": lambda state, seat: state.players[seat].autopilot,
    "active": lambda state, seat: state.players[seat].active,
}


# --- the table --------------------------------------------------------------------------------------------------------


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _latest(seen: Seen, *kinds: str) -> Mapping[str, object]:
    """The data of the last event of these kinds; the challenge may be over and gone since."""
    return next((one.data for one in reversed([*seen.past, *seen.fresh]) if one.kind in kinds), {})


def _totals(seen: Seen) -> str | None:
    told = _latest(seen, "totals")
    return None if told.get("offense") is None else f"{told['offense']}-{told['defense']}"


_FACTS: Mapping[str, Callable[[Seen], object]] = {
    "offense": lambda seen: _seat(seen.state.challenge.offense.seat),
    "defense": lambda seen: _seat(seen.state.challenge.defense.seat),
    "target": lambda seen: seen.state.challenge.target,
    "ordinal": lambda seen: seen.state.challenge.ordinal,
    "outcome": lambda seen: _latest(seen, "outcome", "abandoned").get("outcome", seen.state.challenge.outcome),
    "total": _totals,
    "over": lambda seen: seen.game.over,
    "won": lambda seen: seen.state.winners,
    "how": lambda seen: seen.state.how,
    "phase": lambda seen: seen.game.phase.name if seen.game.phase else None,
}


def _place(word: Word, place: str, state: CosmicState) -> str | None:
    there = Counter(token.owner for token in state.tokens if token.place == place)
    wanted = {seat: count for seat, (count, _) in stacks(word.value).items()}
    told = ",".join(f"{PLAYERS[seat]}{count}" for seat, count in sorted(there.items())) or "-"
    for seat, (_, letters) in stacks(word.value).items():
        found = notation_expansions.letters(state, place, seat)
        if letters and word.op != "!" and sorted(letters) != sorted(found or ""):
            return f"{told} with {PLAYERS[seat]}.{found or '-'}"
    fine = {
        ":": dict(there) == wanted,
        "~": all(there[seat] == count for seat, count in wanted.items()),
        "!": all(there[seat] != count for seat, count in wanted.items()),
    }
    return None if fine[word.op] else told


def _cards(word: Word, hand: Sequence[str]) -> str | None:
    count = size(word.value)
    faces = Counter(map(cards.face, hand))
    if count is not None:
        return None if count == len(hand) else f"#{len(hand)}"
    wanted = Counter(face_of(item) for item in items(word.value))
    fine = {":": faces == wanted, "~": wanted <= faces, "!": not (wanted & faces)}
    return None if fine[word.op] else ",".join(faces.elements()) or "-"


def _pile(word: Word, pile: Sequence[str]) -> str | None:
    """Exactly: the upper cards of the deck from the top, or the latest of the discard pile, the last one on top."""
    if word.op != ":" or size(word.value) is not None:
        return _cards(word, pile)
    wanted = [face_of(item) for item in items(word.value)]
    if not wanted:
        return f"#{len(pile)}" if pile else None
    found = [cards.face(card) for card in (pile[: len(wanted)] if word.path[0] == "deck" else pile[-len(wanted) :])]
    return None if found == wanted else ",".join(found) or "-"


def _fact(word: Word, found: object, state: CosmicState) -> str | None:
    told = notation_spell.spellings(found, state)
    wanted = word.value.replace(",", "+")
    fine = (wanted in told) != (word.op == "!")
    return None if fine else "/".join(sorted(told))


def _listed(word: Word, found: Sequence[set[str]]) -> str | None:
    """Check that the words of a list are exactly, among, or not among what was found."""
    if (count := size(word.value)) is not None:
        return None if count == len(found) else f"#{len(found)}"
    left = list(found)
    missing = []
    for item in items(word.value):
        match = next((names for names in left if item in names), None)
        if match is None:
            missing.append(item)
        else:
            left.remove(match)
    told = ",".join(min(names, key=len) for names in found) or "-"
    if word.op == "!":
        return None if len(left) == len(found) else told
    exact = word.op in (":", "?")
    return None if not missing and not (exact and left) else told


def _pack(what: str) -> int:
    """Of the data of 2.3 and 2.4: copies of a face, all cards of a kind, or the sum of the attacks."""
    pack = cards.challenge_cards() + cards.edict_cards()
    if what == "sum":
        return sum(cards.value(card) for card in pack if cards.kind(card) == "attack")
    if what in ("attack", "compromise", "edict"):
        return sum(cards.kind(card) == what for card in pack)
    return sum(cards.face(card) == face_of(what) for card in pack)


# --- events -----------------------------------------------------------------------------------------------------------


def _events(word: Word, happened: Sequence[Happened], state: CosmicState) -> str | None:
    """``events:x(..)`` one such event happened; ``events!x(..)`` none did."""
    kind, wanted = event(word.value)
    matches = [one for one in happened if one.kind == kind and _holds(one, wanted, state)]
    if bool(matches) == (word.op == ":"):
        return None
    same_kind = [f"{one.kind}{dict(one.data)}" for one in happened if one.kind == kind]
    return "; ".join(same_kind) or "/".join(dict.fromkeys(one.kind for one in happened)) or "no events"


def _holds(one: Happened, wanted: Mapping[str, str], state: CosmicState) -> bool:
    return all(what in notation_spell.spellings(one.data.get(name), state) for name, what in wanted.items())


def _is_window(ask: Ask) -> bool:
    return ask.key == "response" or ask.key.startswith("checkpoint.")
