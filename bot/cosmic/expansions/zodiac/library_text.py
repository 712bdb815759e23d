"""The Zodiac in the library of rules: short topics with an example, in English."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.chart import SIGNS
from bot.cosmic.library.topic import CardPage, Topic
from bot.cosmic.library.words import add_cards, add_topics

add_topics(
    "en",
    (
        Topic(
            "zodiac",
            "WARP Zodiac: signs and Karma",
            ("zodiac", "sign", "karma", "yin", "yang", "chart", "relations", "cusp"),
            ("Z3", "Z8", "Z19", "Z20", "Z23", "Z24"),
            "Everybody has a sign and two tokens on it, the *Karma*; they are on no base and out of everything's "
            "reach. Signs up to two apart are *Yin*, from four apart *Yang*, three apart nothing. After a challenge a "
            "main player who lost or made a deal gains one Karma, one who won or failed to deal loses one; who is Yin "
            "to that player follows, who is Yang does the opposite. Karma comes from your bases and goes back to them. "
            "Who is in cusp has no sign and no relations.",
            "Ana, Taurus, beats Cy, Scorpio. Ana loses one for winning and one because Cy, her Yang, gained: two "
            "tokens are back on her bases.",
            details=(
                "Z1",
                "Z2",
                "Z4",
                "Z5",
                "Z6",
                "Z7",
                "Z18",
                "Z21",
                "Z22",
                "Z25",
                "Z26",
                "Z27",
                "Z42",
                "Z43",
                "Z44",
                "Z46",
            ),
        ),
        Topic(
            "zodiac_cards",
            "WARP Zodiac: playing cards",
            ("zodiac cards", "play a sign", "cusp card", "zodiac window"),
            ("Z9", "Z10", "Z12", "Z13", "Z14"),
            "As the offense you may play Zodiac cards before you aim, each on any player whom it fits: a sign on who "
            "is Yin to it or in cusp, a Cusp on who is not in cusp, Nemesis only while nobody is Spiritual Leader; "
            "nobody plays on the Spiritual Leader or Nemesis. The card replaces the old one, the target releases one "
            "Karma, and you draw two cards. The chart shows what would change before you play.",
            "Ben plays Cancer on Ana, who is Gemini: she is Cancer now, a Karma token of hers is back on a base, and "
            "Ben draws two cards.",
            details=(
                "Z11",
                "Z15",
                "Z16",
                "Z17",
            ),
        ),
        Topic(
            "spiritual_leader",
            "Spiritual Leader and Nemesis",
            ("leader", "nemesis", "crown", "privileges", "instant win"),
            ("Z28", "Z30", "Z31", "Z33", "Z34", "Z35", "Z37", "Z40"),
            "Strictly the most Karma makes the *Spiritual Leader*; in a tie there is none. Whoever has the Nemesis "
            "card is *Nemesis*. Both may play signs on anybody, keep their powers whatever their home bases, need one "
            "base fewer to win, do not change Karma by challenges, and may use their Zodiac card like a base: the "
            "Spiritual Leader as long as it still leads, Nemesis as long as it neither leads nor unseats the leader by "
            "putting tokens there. Whoever becomes both wins at once. They are positions: nothing zaps them.",
            "Nemesis and Ana tie with three Karma. Nemesis plays a sign on Ana, who releases one: Nemesis leads, and "
            "has won.",
            details=(
                "Z29",
                "Z32",
                "Z36",
                "Z38",
                "Z39",
                "Z41",
                "Z45",
                "Z47",
            ),
        ),
        Topic(
            "zodiac_first_games",
            "WARP Zodiac: first games",
            ("first game", "beginners", "which expansion", "recommended", "expansions together"),
            ("X7",),
            "For a first game take one expansion at a time. The Zodiac is best with three or more players, and at "
            "first without another expansion or many powers that cost tokens, because Karma takes some out of play.",
            "Four friends know the base game. They play one game with the Zodiac alone, and add asteroids in the next.",
        ),
        Topic(
            "zodiac_together",
            "WARP Zodiac with other expansions",
            (
                "all expansions",
                "expansions together",
                "master order",
                "zodiac and skill tokens",
                "zodiac and asteroids",
            ),
            ("X1", "X2", "X3", "X4", "X5", "X6"),
            "In a challenge asteroids move first, then comes destiny, then Zodiac cards, then the aim; Escorts and "
            "Shields follow the allies, and Karma comes last. You choose the letters of your Karma, and Leaders on "
            "your Zodiac card keep no power awake. A challenge that is repulsed or broken off changes no Karma. "
            "Spiritual Leader and Nemesis need no three home bases for powers of asteroids, but still three active "
            "Leaders. The Spiritual Leader calls Escorts from its card only while it stays ahead. Zodiac cards drawn "
            "as rewards wait until you are the offense.",
            "Ana gains Karma and puts a Leader on her card. She has two active Leaders left: her powers sleep at once.",
        ),
    ),
)

add_cards(
    "en",
    (
        CardPage(
            "zodiac.sign",
            "Sign",
            ("zodiac sign", "sign card", *SIGNS),
            "Zodiac card",
            "One for each sign. The offense plays it before it aims, on a player who is Yin to this sign or in cusp, "
            "itself too; Spiritual Leader and Nemesis play it on anybody (cosmic Z10). It replaces the card of its "
            "target, who puts one Karma token back on a base; then the offense draws two cards (cosmic Z12). In hand "
            "it is neither challenge card nor edict nor flare (cosmic Z9).",
        ),
        CardPage(
            "zodiac.cusp",
            "Cusp",
            ("cusp card", "in cusp"),
            "Zodiac card",
            "There are two. Played like a sign, on anybody who is neither Spiritual Leader nor Nemesis nor in cusp "
            "(cosmic Z10). Who is in cusp has no sign: no relations to anybody, and no Karma by challenges "
            "(cosmic Z8, Z21).",
        ),
        CardPage(
            "zodiac.nemesis",
            "Nemesis",
            ("nemesis card",),
            "Zodiac card",
            "There is one. Played like a sign, only while nobody is Spiritual Leader (cosmic Z10). Nemesis needs one "
            "base fewer, keeps powers without home bases, and wins at once by becoming Spiritual Leader too "
            "(cosmic Z31, Z37, Z38, Z39).",
        ),
    ),
)
