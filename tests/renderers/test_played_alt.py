"""Alt texts of played pictures can be understood by ear: people by name, letters in words, what is asked first."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from bot.cosmic.expansions.zodiac import views as chart_alt
from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.model import cards
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture
from bot.cosmic.words import alt, things
from bot.words.message import Language
from bot.words.speech import speech
from tests.renderers.played import pictures
from tests.soaked import soaked
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
SEEDS = (2, 3, 5, 7, 11, 13, 14, 20)
_KINDS: Final = {
    "cosmic.board": BoardPicture,
    "cosmic.hand": HandPicture,
    "cosmic.reveal": RevealPicture,
    "cosmic.reveal_moving": RevealPicture,
    "cosmic.end": EndPicture,
    "cosmic.chart": ChartPicture,
}
_SOUP: Final = re.compile(r"\b[ELSW]\d|\b[ELSW·]{2,}\b|·\d")
"""Letters of tokens as pictures write them."""
_AGAINST: Final = {"en": r"\d tokens? against \d", "de": r"\d Steine? gegen \d"}

View = BoardPicture | HandPicture | RevealPicture | EndPicture | ChartPicture


@lru_cache(len(SEEDS))
def _views(seed: int, most_alike: int = 2) -> list[View]:
    """Pictures of a game by its seed, with names that mean nothing else."""
    found: list[View] = []
    for picture in pictures(seed, most_alike):
        if kind := _KINDS.get(picture.renderer):
            view = msgspec.json.decode(bytes(picture.view), type=kind)
            found.append(view if isinstance(view, HandPicture) else replace(view, names=NAMES[: len(view.names)]))
    return found


def _said(view: View, language: Language) -> str:
    match replace(view, language=language):
        case BoardPicture() as board:
            return alt.board(board)
        case HandPicture() as hand:
            return alt.hand(hand)
        case RevealPicture() as reveal:
            return alt.reveal(reveal)
        case EndPicture() as end:
            return alt.end(end)
        case ChartPicture() as chart:
            return chart_alt.chart(chart)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seed", [*SEEDS[:4], *soaked(*SEEDS[4:])])
def test_people_go_by_their_names_and_letters_are_words(seed: int, language: Language) -> None:
    say = speech(language)
    colours = "|".join(say.message(things.colour(colour)) for colour in cards.COLOURS)
    for view in _views(seed):
        words = _said(view, language)
        assert not re.search(rf"\b({colours})\b", words, re.IGNORECASE), words
        assert not _SOUP.search(words), words
        assert "–" not in re.sub(r"\d–\d", "", words), words


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_sentence_begins_with_a_capital_or_a_number(seed: int, language: Language) -> None:
    for view in _views(seed):
        for sentence in re.split(r"(?<=[.?!]) ", _said(view, language)):
            assert not sentence[0].islower(), sentence


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_comes_first(seed: int, language: Language) -> None:
    say = speech(language)
    for view in _views(seed):
        words = _said(view, language)
        match view:
            case BoardPicture() if view.numbers:
                assert words.startswith(say("picture-alt-choose", rows="").rstrip(". ")), words
            case HandPicture() if view.cards:
                playable = [str(at) for at, place in enumerate(view.cards, 1) if place.playable]
                assert re.findall(r"\d+", words)[: len(playable)] == playable
            case ChartPicture() if view.preview is not None:
                card, name = things.power(view.preview.card), NAMES[view.preview.target]
                you = view.preview.target == view.viewer
                told = say("zodiac-alt-preview", card=card, you=you, name=name, changes="")
                assert words.startswith(told.rstrip(". "))
            case _:
                pass


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_are_compared_while_there_is_a_target_and_no_result(seed: int, language: Language) -> None:
    for view in _views(seed):
        if isinstance(view, BoardPicture):
            challenge = view.table.challenge
            fights = challenge is not None and challenge.target is not None and challenge.defense.seat is not None
            over = view.phase in ("outcome", "end") and challenge is not None and bool(challenge.outcome)
            assert bool(re.search(_AGAINST[language], _said(view, language))) == (fights and not over)


@pytest.mark.parametrize("language", COMPLETE)
def test_whose_powers_do_not_work_is_told_with_the_powers(language: Language) -> None:
    say, seen = speech(language), 0
    for view in _views(2, 40):
        if isinstance(view, BoardPicture):
            for player in view.table.players:
                if player.active and player.own_powers and (player.zapped or player.dormant):
                    powers = [alt.power(one) for one in player.own_powers]
                    told = say("picture-alt-state", name=NAMES[player.seat], powers=powers)
                    assert told in _said(view, language)
                    seen += 1
    assert seen
