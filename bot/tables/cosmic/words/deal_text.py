"""The words of negotiations at a Cosmic table, in English; ``deal_words.DealWords`` lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.words.phrases import count, listed, rule

OFFER_WORDS: Final = "offer give propose"
"""Words with which a typed offer begins."""
FOR_WORDS: Final = "for take against want wants"
"""Words between what is given and what is wanted."""
ACCEPT_WORDS: Final = "accept agree yes ok okay"
WITHDRAW_WORDS: Final = "withdraw retract"
FAIL_WORDS: Final = "no deal fail refuse decline no nodeal"
"""Words that give a negotiation up; those of the button are read as well."""
OFFER: Final = "Make an offer"
COUNTER: Final = "Make another offer"
WITHDRAW: Final = "Withdraw my offer"
NO_DEAL: Final = "No deal"
HAND_IN: Final = "Offer this"
MORE_CARDS: Final = "More cards"
GIVE_CARDS: Final = "Cards you give"
GIVE_BASE: Final = "A base you grant"
TAKE_CARDS: Final = "Cards you want"
TAKE_BASE: Final = "A base you want"
GIVE_GOODS: Final = "Cards and captives you give"
TAKE_GOODS: Final = "Cards and own captives you want"
NEGOTIATE: Final = f"Two compromises: make a deal. The first offer that is accepted counts {rule('5.5.2')}."
NO_OFFERS: Final = "There is no offer yet."


def base_on(place: str) -> str:
    """A base that is granted or wanted."""
    return f"a base on {place}"


def captives(number: int, place: str) -> str:
    """Captive tokens that go back to their owner; ``place`` may be the name of a power."""
    return f"{count(number, 'captive')} from {place}"


def accept(name: str, number: int) -> str:
    """The button that accepts an offer."""
    return f"Accept offer {number} of {name}"


def _trade(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"{listed(gives)} for {listed(wants)}"


def offer(name: str, gives: Sequence[str], wants: Sequence[str]) -> str:
    """An offer of the other main player."""
    return f"{name} offers {_trade(gives, wants)}."


def my_offer(gives: Sequence[str], wants: Sequence[str]) -> str:
    """One's own offer on the table."""
    return f"You offer {_trade(gives, wants)}."


def typed_offer(gives: Sequence[str], wants: Sequence[str]) -> str:
    """An offer as it may be typed."""
    return f"offer {', '.join(gives) or 'nothing'} for {', '.join(wants)}" if wants else f"offer {', '.join(gives)}"


def drafted(gives: Sequence[str], wants: Sequence[str]) -> str:
    """The offer that is being put together."""
    return f"Your offer so far: {_trade(gives, wants)}."


def agree(gives: Sequence[str], wants: Sequence[str]) -> str:
    """Asks once more before an offer is accepted."""
    return f"You get {listed(gives)} and give {listed(wants)}. Agreed?"


def gave_up() -> str:
    """One has said "no deal" and may still make or accept an offer."""
    return f"You have given up; an offer of yours takes that back {rule('5.5.8')}."


def empty_offer() -> str:
    """An offer without anything in it."""
    return f"Put at least one card or base into the offer {rule('5.5.3')}."


def cannot_keep() -> str:
    """An offer that cannot be accepted because something in it is not there."""
    return f"You cannot accept that offer: something in it is not there any more or not yours to give {rule('5.5.7')}."


def no_such_offer() -> str:
    """An offer that is not on the table any more."""
    return f"That offer is not on the table any more; look at the offers again {rule('5.5.2')}."


def not_now() -> str:
    """An action that is not possible at present."""
    return f"That is not possible now; choose one of the buttons {rule('5.5.2')}."


def gives_up_deal() -> str:
    """Asks once more before a negotiation is given up."""
    return f"If both give up or time runs out, each of you loses three tokens {rule('5.5.8')}. Do it?"
