"""The Skill Tokens in the library of rules: short topics with an example, in English."""

from __future__ import annotations

from bot.cosmic.library.topic import Topic
from bot.cosmic.library.words import add_topics

__all__: list[str] = []

add_topics(
    "en",
    (
        Topic(
            "skill_tokens",
            "WARP Skill Tokens: letters",
            ("skill tokens", "skill", "letters", "letter", "token letters", "escort leader shield weapon"),
            ("S1", "S3", "S4", "S5", "S7"),
            "Each of your twenty tokens has a letter that it keeps: five *Escorts* (E), five *Leaders* (L), five "
            "*Shields* (S) and five *Weapons* (W). Everybody can see them. You lay them out on your home planets as "
            "you like, at least one on each. Whenever you move or give up tokens of your own, you choose the letters. "
            "Who picks a token of yours has to leave Leaders alone while there is another one to pick. Escorts join "
            "late, Leaders keep your powers awake, and Shields stop an attack that has fewer Weapons. Each has a "
            "topic.",
            "Ana sends three tokens from red 1, where E, L, W and W lie. She sends E, W and W: the Leader stays home.",
            details=("S2", "S6", "S8", "S9", "S10"),
        ),
        Topic(
            "escorts",
            "WARP Skill Tokens: Escorts",
            ("escort", "call escorts"),
            ("S11", "S12", "S13", "S14", "S16"),
            "Once the allies are known, everybody who has a token in the challenge may call Escorts: the offense "
            "first, then clockwise. They come from your bases, as many as you like, beyond the limit of four, and "
            "count like all other tokens there. Escorts in the warp, on a Zodiac card or in somebody else's hands "
            "cannot come. A defense without a token on the planet cannot call any; called Escorts of the defense go "
            "home afterwards.",
            "Ana attacks with four tokens and calls two Escorts from red 3: six tokens count, and six are lost if she "
            "loses.",
            details=("S15", "S25"),
        ),
        Topic(
            "skill_leaders",
            "WARP Skill Tokens: Leaders",
            ("leader", "leaders", "active leaders", "power asleep"),
            ("S17", "S18", "S19"),
            "You can use your powers only while three of your Leaders are active: on a planet, on a moon or in the "
            "challenge. Leaders in the warp, out of the game, in somebody else's hands or on a Zodiac card are not. "
            "You still need three home bases as well. As soon as three Leaders are active again, your powers are back.",
            "Three of Ben's five Leaders are in the warp: his power sleeps until he gets one of them back.",
        ),
        Topic(
            "shields",
            "WARP Skill Tokens: Shields against Weapons",
            ("shield", "weapon", "weapons", "repulsed", "repulse"),
            ("S20", "S21", "S22", "S23"),
            "Before cards are chosen, the Shields on the side of the defense are counted against the Weapons on the "
            "side of the offense, allies included. With more Shields the challenge is *repulsed*: all tokens go home, "
            "nobody wins or loses, no card is laid, and the turn ends, even after a first challenge. With as many or "
            "fewer it goes on. Look at the letters before you aim, and bring Weapons.",
            "Ben has two Shields on blue 3. Ana comes with one Weapon: repulsed, and her turn is over.",
            details=("S24",),
        ),
    ),
)
