"""The flag of the Skill Tokens in the lobby, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.words.option_words import add_option
from bot.words.options import OptionText

add_option(
    {
        "en": OptionText(
            NAME,
            "WARP Skill Tokens",
            "Every token is an Escort, a Leader, a Shield or a Weapon. Leaders keep powers working.",
            (("off", "off"), ("on", "on")),
        ),
        "de": OptionText(
            NAME,
            "WARP Skill Tokens",
            "Jeder Token ist Escort, Leader, Shield oder Weapon. Nur mit Leadern wirken Kräfte.",
            (("off", "aus"), ("on", "an")),
        ),
    }
)
