# Around the pages of the library: /cosmic rules, power and card. Topics of rules are in rules.ftl, what powers, edicts and
# moons do in cosmic/.

library-empty = Type what you look for, or choose from the list.
library-contents =
    { "" }**Rules of Cosmic Encounter.** `/cosmic rules` and one of these:
    { $titles }
library-unknown = I found nothing called *{ $typed }*. { COUNT($near) ->
        [0] Choose from the list that opens while you type.
       *[other] Did you mean { LIST($near, style: "or") }?
    }
library-topic =
    { "" }**{ $title }**
    { $text }
    { $example }
    -# cosmic { LIST($rules, style: "comma") }
library-example = **Example:** { $text }

# What stands behind the name of a power or card.
library-mandatory = mandatory power
library-optional = optional power
library-set-eon = Eon
library-set-mayfair = Mayfair
library-set-later = later edition
library-set-warp = with asteroids
library-level-novice = easy to play
library-level-advanced = harder to play
library-level-expert = hard to play
library-edict = edict
library-flare = flare
library-challenge-card = challenge card
library-copies = { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
library-wild = Wild flare
library-super = Super flare
library-needs-allies = Not with two players.

library-attack = Attack { $value }
    .text = Played face down in phase 7. Between two attacks the card and all tokens of its side are added up, and the higher total wins; a tie goes to the defense. Against a compromise an attack always wins.
library-compromise = Compromise
    .text = Played face down in phase 7. Against an attack it loses, but its player takes a random card from the winner's hand for each of their tokens lost. After two compromises a deal has to be made, or everybody who was to make it loses three tokens.

# When something acts, in the order of a challenge.
library-phase-setup = set-up
library-phase-1 = phase 1 (start)
library-phase-2 = phase 2 (destiny)
library-phase-3 = phase 3 (aim)
library-phase-4 = phase 4 (tokens)
library-phase-5 = phase 5 (invitations)
library-phase-6 = phase 6 (allies)
library-phase-7 = phase 7 (cards)
library-phase-8 = phase 8 (reveal)
library-phase-9 = phase 9 (outcome)
library-phase-end = end step
library-phase-lost = whenever tokens are lost
library-phase-drawn = whenever cards are drawn
library-phase-discarded = whenever cards are discarded
library-phase-win = when a win is checked
library-phase-any = any checkpoint
library-phase-answer = in answer to a use

# Cards of expansions: other words under which people look for them, what sort of card it is, what it does.
library-zodiac-sign = Sign
    .also = zodiac sign, sign card
    .text = One for each sign. The offense plays it before it aims, on a player who is Yin to this sign or in cusp, even themselves; Spiritual Leader and Nemesis play it on anybody. It replaces the card of its target, who puts one Karma token back on a base; then the offense draws two cards. In hand it is neither challenge card nor edict nor flare.
library-zodiac-cusp = Cusp
    .also = cusp card, in cusp
    .text = There are two. Played like a sign, on anybody who is neither Spiritual Leader nor Nemesis nor in cusp. A player in cusp has no sign: no relations to anybody, and no Karma by challenges.
library-zodiac-nemesis = Nemesis
    .also = nemesis card
    .text = There is one. Played like a sign, only while nobody is Spiritual Leader. Nemesis needs one base fewer, keeps powers without home bases, and wins at once by becoming Spiritual Leader too.
library-zodiac-card = Zodiac card
library-moon-instant = instant moon
library-moon-continuous = continuous moon
library-moon-secret = secret moon
