"""Plans: what a seat will or may be asked in the challenge under way, and its answers ahead as orders (8.13).

A plan is open from the moment the defense is known until the cards are turned up. Reads public facts and the hand of
the seat whose plan it is, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from bot.cosmic.challenge import offers, roles
from bot.cosmic.challenge.checkpoints import CHECKPOINTS, WINDOWS_OF
from bot.cosmic.engine import force, responses
from bot.cosmic.kinds import hooks, registry
from bot.cosmic.kinds.effects import USES, asks_to_use
from bot.cosmic.kinds.questions import QUESTIONS, USE, declared
from bot.cosmic.model import board, ids
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, CosmicState, Order, Until
from bot.cosmic.timing import automation
from bot.cosmic.timing.automation import ASK, BOTH, CARD, COMMIT, JOINING, RESPONSE, TOKENS, ZAP_BACK
from bot.cosmic.tokens import placing, sources
from bot.kernel.ask import Ask, Choice, Number, OneOf, UpTo, YesNo
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat

TARGET: Final = "target"
"""The line where the offense points the cone."""
AGAIN: Final = "second_challenge"
"""The line whether the offense takes a second challenge if it may (4.10.2)."""
MOMENTS: Final = "moments"
"""The line that says at which moments its seat wants to be asked, and what to do then without being asked; what does
not fit into one menu stands in further lines, ``moments.2`` and so on.
"""
ACTS: Final = "acts"
"""Under which picks keep what was picked for moments, of all their lines together: an act may stand in another line
once a card has come or gone.
"""
AIMED: Final = "aimed"
"""The choice of that line to be asked about what is aimed at the seat. Without it the seat passes even then."""
_COURSE: Final = ("attack", "sides", "cards_down", "reveal", "between")
"""Checkpoints in the order in which a challenge reaches them once its defense is known."""
_PASS: Final = '"pass"'
_PASS_ANYWAY: Final = encode(automation.only_if(automation.ANYWAY, "pass")).decode()
"""The answer of the order to pass whatever is announced, also what is aimed at the seat."""
_AT: Final = "="
_CONDITIONS: Final = {RESPONSE: (automation.AGAINST,), "reveal": (automation.BEHIND, "")}
"""Under which conditions something can be planned, by moment; elsewhere it is done in any case."""
MOST: Final = 25
"""Options that a menu holds."""
_FORESEEN: Final = (TARGET, "invite.offense", "invite.defense", "join", COMMIT, CARD, AGAIN)
"""Questions that lines of plans answer."""
_EARLIER: Final = frozenset(
    window.name
    for window in (
        *(hooks.CHALLENGE_START, hooks.ROTATING.before, hooks.ROTATING.now, hooks.ROTATING.just_after),
        *(hooks.ROTATING.after, hooks.REGROUPS.window, hooks.BEFORE_DESTINY, hooks.FLIP, hooks.DEFENSE_FIXED),
    )
)
"""Windows that are past once a plan is open."""
_OLD: Final = (automation.EVERY_ROUND, "join", COMMIT)
"""Orders for a challenge that are no lines of plans."""


class Line(NamedTuple):
    """Something that can be said ahead."""

    ask: Ask
    """The question as it will be asked, as far as that is known; its key is that of the order."""
    said: Choice
    """What was sealed about it; None if nothing was."""
    picked: Choice
    """What was picked and is not sealed; None if nothing was."""

    @property
    def key(self) -> str:
        """By which orders know it."""
        return self.ask.key


def is_open(state: CosmicState, seat: Seat) -> bool:
    """True if the seat can plan ahead now: the defense is known, and the cards are not turned up."""
    challenge = state.challenge
    begun = bool(state.challenges and challenge.system) and challenge.defense.seat != NOBODY
    return begun and not (challenge.revealed or challenge.outcome or challenge.over) and state.players[seat].active


def lines(state: CosmicState, seat: Seat, picks: Mapping[str, str]) -> list[Line]:
    """Return the questions the seat will or may be asked from now on, in order; empty while no plan is open.

    ``picks`` is what was picked and is not sealed, by line, as JSON.
    """
    if not is_open(state, seat):
        return []
    brought = [ask for one in registry.joined(state, "foreseen") for ask in one.foreseen(state, seat)]
    asks = [*_of_main(state, seat), *_of_guest(state, seat), *brought, *_uses(state, seat), *_moments(state, seat)]
    found = [Line(ask, _said(state, seat, ask), _picked(ask, picks)) for ask in asks]
    joining = [line for line in found if line.key in JOINING.values()]
    if joining and all(_joins(line.said if line.picked is None else line.picked) for line in joining):
        both = Ask(seat=seat, key=BOTH, form=OneOf(tuple(JOINING)), default="offense")
        found.insert(len(joining), Line(both, _said(state, seat, both), _picked(both, picks)))
    return found


def _joins(choice: Choice) -> bool:
    """True if a line about an invitation says yes; not if it waits for those before."""
    return isinstance(choice, int) and choice > 0


def kept(answers: Sequence[tuple[str, Choice]]) -> dict[str, str]:
    """Answers of lines as picks: of the lines about moments all have to be there, or none."""
    acts = [act for key, choice in answers if is_moments(key) and isinstance(choice, list) for act in choice]
    found = {key: encode(choice).decode() for key, choice in answers if not is_moments(key)}
    return found | ({ACTS: encode(acts).decode()} if len(found) < len(answers) else {})


def _picked(ask: Ask, picks: Mapping[str, str]) -> Choice:
    """Return the pick for a line; of moments and acts those that are still to come."""
    # earlier versions kept what was picked for moments by line
    key = ACTS if is_moments(ask.key) and ask.key not in picks else ask.key
    choice = automation.read_answer(picks[key]) if key in picks else None
    if is_moments(ask.key) and isinstance(choice, list) and isinstance(ask.form, UpTo):
        choice = [act for act in choice if act in ask.form.options]
    return choice if choice is not None and ask.form.accepts(choice) else None


def is_foreseen(state: CosmicState, ask: Ask) -> bool:
    """True if plans have a line that answers the question, at least while it is still to come."""
    brought = (line.key for one in registry.joined(state, "foreseen") for line in one.foreseen(state, ask.seat))
    return ask.key in _FORESEEN or ask.key in brought or is_use(ask.key)


def filled(state: CosmicState, seat: Seat, line: Line, setting: str) -> Choice:
    """Return a line's answer: what was said, else the usual answer, of moments by the seat's setting."""
    if line.picked is not None:
        return line.picked
    if line.said is not None:
        return line.said
    if not is_moments(line.key):
        return line.ask.default
    asked = setting == "always" or (setting == "main" and board.is_main(state, seat))
    aimed = [AIMED] if setting != "never" else []
    afterwards = _said_of_moments(state.orders[seat], ("between",))  # said in an earlier plan, and it still holds
    found: list[Choice] = [one for one in moments(state) if asked and (one != "between" or afterwards is None)]
    options = line.ask.form.options if isinstance(line.ask.form, UpTo) else ()
    return [act for act in (*found, *aimed, *(afterwards or ())) if act in options]


def written(state: CosmicState, seat: Seat, answers: Sequence[tuple[str, Choice]]) -> list[Order]:
    """The seat's orders once it has said this too: lines by their keys, and what is answered; None takes one back.

    Of the lines about moments all have to be there, or none.
    """
    orders = list(state.orders[seat])
    acts = [act for key, choice in answers if is_moments(key) and isinstance(choice, list) for act in choice]
    rest = [(key, choice) for key, choice in answers if not is_moments(key)]
    for key, choice in [*rest, *([(MOMENTS, acts)] if len(rest) < len(answers) else [])]:
        keys = _keys_of(state, key)
        orders = [order for order in orders if order.key not in keys or not is_line(order)]
        if choice is None or (choice == ASK and key not in JOINING.values()):
            continue
        if key == MOMENTS:
            given = [*_at_moments(moments(state), list(map(str, acts)))]
        else:
            answer = ASK if choice == ASK else encode(choice).decode()
            given = [Order(key, answer, "once" if key == CARD else "challenge")]
        orders = [*given, *orders]  # the first order that fits answers
    return sorted(orders, key=lambda order: order.key != ZAP_BACK)


def without(orders: Sequence[Order], *, against: bool = False) -> tuple[list[Order], dict[str, str]]:
    """The orders without what was planned for this challenge, and the answers that were: by key, as JSON.

    With ``against``, what answers things that are against the seat stays: something was aimed at it, which it named.
    Where the plan did something, or had its seat asked, the seat is asked instead, under the same condition.
    """
    stands = [order for order in orders if against and _is_planned(order) and _is_against(order)]
    planned = [order for order in orders if _is_planned(order) and order not in stands]
    answers = {order.key: order.answer for order in planned if order.answer != ASK and not _is_moment(order.key)}
    moments = [order for order in planned if _is_moment(order.key) and order.answer not in (_PASS, _PASS_ANYWAY)]
    asked = [msgspec.structs.replace(order, answer=_to_ask(order.answer)) for order in moments]
    rest = [order for order in orders if order not in planned and order not in stands]
    kept = [*stands, *asked, *rest]  # what is done comes before being asked, as in the plan
    return sorted(kept, key=lambda order: order.key != ZAP_BACK), answers


def _is_against(order: Order) -> bool:
    """True if an order acts on an announcement that is against its seat."""
    if order.key != RESPONSE or order.answer in (ASK, automation.DEFAULT):
        return False
    return automation.parts(automation.read_answer(order.answer))[0] == automation.AGAINST


def minds_aims(orders: Sequence[Order]) -> bool:
    """True if a seat with these orders wants to know of aims at it: unless its plan says otherwise."""
    return all(order.answer != _PASS_ANYWAY for order in orders if order.key == RESPONSE)


def _to_ask(answer: str) -> str:
    """The answer of an order that asks wherever an order with this one does something."""
    condition, _ = ("", ASK) if answer == ASK else automation.parts(automation.read_answer(answer))
    return encode(automation.only_if(condition, ASK)).decode() if condition else ASK


def is_line(order: Order) -> bool:
    if order.key == RESPONSE:
        return order.until == "challenge" and (order.answer != _PASS or order.unaimed)
    lasting = order.key in (CARD, automation.BETWEEN)
    return lasting or (order.until == "challenge" and order.key not in _OLD)


def offered(state: CosmicState, seat: Seat, moment: str) -> list[str]:
    """Return the seat's cards and powers that may be used at a moment, as they will be offered then."""
    return [*_powers(state, seat, moment), *_cards(state, seat, moment)]


class Act(NamedTuple):
    """A choice of the moments' line: to be asked at a moment, or to do something then without being asked."""

    moment: str
    offer: str = ""
    """What is done if it may be; empty to be asked."""
    condition: str = ""

    def __str__(self) -> str:
        """As it is picked: ``reveal``, ``sides=power.3``, ``reveal=edict.plague.1=behind``."""
        return _AT.join(filter(None, self))

    @classmethod
    def read(cls, choice: str) -> Act:
        return cls(*choice.split(_AT))

    @property
    def answer(self) -> Choice:
        """The answer that its standing order gives."""
        return automation.only_if(self.condition, self.offer) if self.condition else self.offer


# --- the lines --------------------------------------------------------------------------------------------------------


def _of_main(state: CosmicState, seat: Seat) -> Iterator[Ask]:
    challenge = state.challenge
    others = [one for one in board.after(state, challenge.offense.seat) if one != challenge.defense.seat]
    before_guests = not _course_over(state, "attack")
    if seat == challenge.offense.seat:
        if challenge.target is None:
            options = (*board.planets(state, challenge.system), *sources.outposts(state))
            yield Ask(seat=seat, key=TARGET, form=OneOf(options), default=board.usual_target(state))
        if not board.tokens_at(state, OFFENSE_CONE, seat) and before_guests:
            most = min(placing.CONE_LIMIT, sum(sources.sources(state, seat).values()))
            if most > 0:
                yield Ask(seat=seat, key=TOKENS, form=Number(1, most), default=most)
    for side in ("offense", "defense"):
        one = challenge.offense if side == "offense" else challenge.defense
        if one.seat == seat and before_guests and others and not one.invited:
            yield Ask(seat=seat, key=f"invite.{side}", form=UpTo(len(others), tuple(others)), default=[])
    mine = board.with_main(state, seat) if board.is_main(state, seat) else None
    held = board.challenge_cards(force.playable(state, seat))
    if mine is not None and mine.card is None and held:
        yield Ask(seat=seat, key=CARD, form=OneOf((ASK, *held)), default=ASK)
    if seat == challenge.offense.seat and challenge.ordinal == 1:
        yield Ask(seat=seat, key=AGAIN, form=YesNo(), default=True)


def _of_guest(state: CosmicState, seat: Seat) -> Iterator[Ask]:
    challenge = state.challenge
    if board.is_main(state, seat) or board.is_ally(state, seat) or _course_over(state, "attack"):
        return
    most = min(placing.CONE_LIMIT, sum(sources.sources(state, seat).values()))
    if most < 1 or challenge.offense.card is not None:
        return
    for key in JOINING.values():
        yield Ask(seat=seat, key=key, form=OneOf((*range(most + 1), ASK)), default=0)


def is_use(key: str) -> bool:
    """True if a line is about an optional power that asks its holder by itself, at no checkpoint."""
    return declared(key).says == USE if key in QUESTIONS else False


def _uses(state: CosmicState, seat: Seat) -> Iterator[Ask]:
    """Yield a question for each power that asks its holder by itself, as long as it may be used."""
    for number in board.power_of(state, seat):
        card = state.powers[number]
        if card.power in USES and force.in_force(state, card) and _may_come(state, seat, card.power):
            yield Ask(seat=seat, key=USES[card.power].key, form=OneOf((ASK, True, False)), default=ASK)


def _may_come(state: CosmicState, seat: Seat, power: str) -> bool:
    """True if a power may still ask its holder in the challenge: as far as windows and roles tell."""
    asking = [answer.hook for answer in registry.POWERS[power].answers if asks_to_use(answer)]
    now = [hook for hook in asking if hook.name not in _EARLIER]
    return any(board.is_main(state, seat) or roles.main not in hook.conditions for hook in now)


def is_moments(key: str) -> bool:
    return key.partition(".")[0] == MOMENTS


def _moments(state: CosmicState, seat: Seat) -> Iterator[Ask]:
    """At which moments to be asked, and what to do without being asked: as many lines as menus hold it.

    Moments that have passed leave their room empty, so that the rest stays in the menus in which people have seen it.
    """
    ahead, every = moments(state), (*_COURSE, RESPONSE)
    held = [(moment, offer) for moment in every for offer in offered(state, seat, moment)]
    acts = [str(Act(moment, offer, one)) for moment, offer in held for one in _CONDITIONS.get(moment, ("",))]
    options = [*every, *acts]
    options.insert(MOST - 1, AIMED)  # the last of the first menu, however many acts there are
    for at in range(0, len(options), MOST):
        part = tuple(one for one in options[at : at + MOST] if Act.read(one).moment in (*ahead, AIMED))
        key = MOMENTS if at == 0 else f"{MOMENTS}.{at // MOST + 1}"
        if part:
            yield Ask(seat=seat, key=key, form=UpTo(len(part), part), default=[])


def moments(state: CosmicState) -> tuple[str, ...]:
    """The moments that are still to come, and responses."""
    return (*(name for name in _COURSE if not _course_over(state, name)), RESPONSE)


def _course_over(state: CosmicState, name: str) -> bool:
    """True if a checkpoint of this challenge is past; the open one comes again whenever something happens."""
    now = state.round.name if state.round is not None else ""
    # what is called ``between`` is open before the defense is known, and comes again at the end
    return name != "between" and now in _COURSE[:-1] and _COURSE.index(name) < _COURSE.index(now)


def _said(state: CosmicState, seat: Seat, ask: Ask) -> Choice:
    mine = [order for order in state.orders[seat] if is_line(order)]
    if is_moments(ask.key):
        said = _said_of_moments(mine, moments(state))
        options = ask.form.options if isinstance(ask.form, UpTo) else ()
        return None if said is None else [act for act in said if act in options]
    answer = next((order.answer for order in mine if order.key == ask.key), None)
    choice = None if answer is None else ASK if answer == ASK else automation.read_answer(answer)
    return choice if ask.form.accepts(choice) else None


def _said_of_moments(mine: Sequence[Order], ahead: Sequence[str]) -> list[Choice] | None:
    found: list[Choice] = []
    for moment in ahead:
        answers = [order.answer for order in mine if order.key == automation.round_key(moment)]
        if not answers:
            return None
        found += [moment] if ASK in answers else []
        found += [AIMED] if moment == RESPONSE and _PASS_ANYWAY not in answers else []
        passes = (ASK, _PASS, _PASS_ANYWAY)
        given = [automation.parts(automation.read_answer(one)) for one in answers if one not in passes]
        found += [str(Act(moment, str(offer), condition)) for condition, offer in given]
    return found


def _at_moments(ahead: Sequence[str], picked: Sequence[str]) -> Iterator[Order]:
    """Yield orders: the acts at each moment, then for each moment whether its seat is asked."""
    for act in map(Act.read, picked):
        if act.offer:
            yield Order(automation.round_key(act.moment), encode(act.answer).decode(), _until(act.moment))
    for moment in ahead:
        key = automation.round_key(moment)
        if moment in picked:
            yield Order(key, ASK, _until(moment))
        elif moment == RESPONSE and AIMED not in picked:
            yield Order(key, _PASS_ANYWAY, _until(moment))
        else:
            yield Order(key, _PASS, _until(moment), unaimed=moment == RESPONSE)


def _until(moment: str) -> Until:
    """Return an order's duration: after the challenge means before the next one, too, until a plan says otherwise."""
    return "revoked" if moment == "between" else "challenge"


def _keys_of(state: CosmicState, key: str) -> tuple[str, ...]:
    """The keys of the orders that make a line."""
    return tuple(map(automation.round_key, moments(state))) if key == MOMENTS else (key,)


def _is_planned(order: Order) -> bool:
    return is_line(order) and order.until != "revoked"


def _is_moment(key: str) -> bool:
    return key in (RESPONSE, *map(automation.round_key, _COURSE))


# --- what can be played -----------------------------------------------------------------------------------------------


def _cards(state: CosmicState, seat: Seat, moment: str) -> Iterator[str]:
    for card in force.playable(state, seat):
        if moment == RESPONSE:
            if responses.response(state, seat, card) is not None:
                yield card
        elif (texts := offers.span(CHECKPOINTS[moment]).texts.get(card)) is not None:
            side = force.text_of(state, seat, ids.named(card))
            if "" in texts or side in texts:
                yield card


def _powers(state: CosmicState, seat: Seat, moment: str) -> Iterator[str]:
    """Powers that may be used then, and what expansions let the seat do at any moment."""
    if moment != RESPONSE:
        yield from offers.brought(state, seat)
    yield from (f"power.{number}" for number in usable(state, seat, automation.round_key(moment)))


def usable(state: CosmicState, seat: Seat, key: str) -> list[int]:
    """The powers of a seat, by number, that may be used in a window with this question. Public facts only."""
    held = [number for number in board.power_of(state, seat) if force.in_force(state, state.powers[number])]
    if key == RESPONSE:
        return [number for number in held if f"power.{number}" in responses.powers(state, seat)]
    able = offers.optional(offers.span(WINDOWS_OF[key]), state.lineup)
    return [number for number in held if number in able]
