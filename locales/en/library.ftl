# Around the pages of the library, which `/rules` shows. Topics of rules are in rules.ftl, what powers, edicts and
# moons do in cosmic/.

library-slap = Slap game
    .also = slap, patterns, double, sandwich, hymn, false slap, suits, elements, court card
library-contents = **Rules.** Choose a topic, or type any rule, power, card or sign after `/rules`. Small typos are fine.
library-menu = { $first } … { $last }
# *Explain this* in the menu of a message.
library-not-mine = I can only explain what I've said at a table. For anything else there's `/rules`.
library-nothing-to-explain = This one speaks for itself. `/rules` looks up whatever else you want to know.
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
library-pack = pack { $pack } by { $author }
library-level-novice = easy to play
library-level-advanced = takes practice
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
    .text = Play it face down in phase 7. Between two attacks, each side adds up its card and all its tokens. The higher total wins, and the defense wins ties. An attack always beats a compromise.
library-compromise = Compromise
    .text = Play it face down in phase 7. It loses to an attack, but then you take a random card from the winner's hand for each token you lose. Two compromises mean a deal: if it fails, everyone in it loses three tokens.

# When something acts, in the order of a challenge.
library-phase-setup = setup
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
    .text = There's one for each sign. The offense plays it before aiming, on anyone Yin to this sign or in cusp, even themselves. Spiritual Leader and Nemesis play it on anybody. It replaces the target's card, the target puts one Karma token back on a base, and the offense draws two cards. In hand it's no challenge card, edict or flare.
library-zodiac-cusp = Cusp
    .also = cusp card, in cusp
    .text = There are two. Play it like a sign, on anybody but the Spiritual Leader, Nemesis or someone in cusp. In cusp you have no sign: no relations, and no Karma from challenges.
library-zodiac-nemesis = Nemesis
    .also = nemesis card
    .text = There's one. Play it like a sign, but only while nobody is Spiritual Leader. Nemesis needs one base fewer, keeps its powers without home bases, and wins at once on becoming Spiritual Leader.
library-zodiac-card = Zodiac card
library-moon-instant = instant moon
library-moon-continuous = continuous moon
library-moon-secret = secret moon
