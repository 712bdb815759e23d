# Why something came out as it did: what *Why?* answers, a sentence with the rule behind it.

# Tokens that move.
why-move-challenge = The side that loses a challenge loses its tokens there to the warp { $rule }.
why-move-land = The offense's side lands where it won { $rule }.
why-move-land-reverse = With the reverse cone, a winning defense's allies land { $rule }.
why-move-regroup = At the start of every challenge the offense takes one token back { $rule }.
why-move-commit = Players commit one to four tokens, from any of their bases { $rule }.
why-move-return = Tokens that return go to any of their owner's bases { $rule }.
why-move-homeless = A player without a base loses returning tokens to the warp { $rule }.
why-move-failed-deal = A failed deal costs everybody who dealt three tokens { $rule }.
why-move-reward = A winning defense's allies take one token or card for each token they had in the challenge { $rule }.
why-move-removed = Removed tokens never come back { $rule }.

# Cards that change hands.
why-hand-dealt = Everybody is dealt seven cards { $rule }.
why-hand-consolation = A player who loses with a compromise takes one of the winner's cards for each token lost { $rule }.
why-hand-deal = Cards change hands as the deal says { $rule }.
why-hand-new-hand = A main player without a challenge card shows their hand, discards it and draws seven cards { $rule }.
why-hand-reward = { why-move-reward }
why-hand-redeal = When deck and discard pile are empty, all hands are shuffled and dealt again { $rule }.

# How the defense came about.
why-defense-nobody = Nobody defends when the offense resettles an empty home planet { $rule }.
why-defense-wild = Destiny was wild: the offense chose the defense { $rule }.
why-defense-decreed = Something other than destiny chose the defense { $rule }.
why-defense-home = The offense attacks a guest in their own home system { $rule }.
why-defense-shown = Destiny showed this colour { $rule }.

# Events that always have the same reason.
why-first = The player whose colour destiny shows first takes the first turn { $rule }.
why-destiny = The top destiny card decides who defends { $rule }.
why-own-colour = When destiny shows the offense's own colour, the offense has a choice { $rule }.
why-joined = Invited players answer in turn, and join one side at most { $rule }.
why-turned = A card that has become a compromise has no value { $rule }.
why-reshuffled = When the deck is empty, the discard pile is shuffled into a new one { $rule }.
why-cancelled = An answer to an announcement takes effect before it, the last one first { $rule }.
why-zapped = A Cosmic Zap silences all of a player's powers until the challenge ends { $rule }.
why-departed = When a player leaves, their tokens, cards and powers go too { $rule }.
why-void = A planned use is checked again when its turn comes { $rule }.
why-abandoned-nothing-to-commit = Without a token to commit, the turn ends { $rule }.
why-abandoned-no-challenge-card = An offense without a challenge card cannot go on { $rule }.
why-abandoned-a-main-player-left = A main player left the challenge { $rule }.

# What changes the challenge cards between laying and outcome.
why-cards-exchanged = From now on each card counts for the side where it lies { $rule }.
why-buried = The card itself is put away unseen; what its player said of it counts { $rule }.
why-counts-as = What is said of a card beats what is printed on it { $rule }.
why-took-back = The card is back in hand, and its player chooses a challenge card again { $rule }.

# How a challenge came out, and what its totals are made of.
why-outcome-landed = Nobody stands against these tokens { $rule }.
why-outcome-deal = Both cards are compromises: a deal has to be tried { $rule }.
why-outcome-no-deal = No deal was made in time, or it was undone: whoever has dealt loses three tokens { $rule }.
why-outcome-both-lost = Both sides lose because of what was played { $rule }.
why-outcome-turned = An attack stands against a compromise { $rule }.
why-attack-offense = The offense has an attack against a compromise { $rule }.
why-attack-defense = The defense has an attack against a compromise { $rule }.
why-tie = Both sides have { $total }: a tie goes to the defense { $rule }.
why-totals = { $offense } for the offense against { $defense } for the defense { $rule }.
why-counted-attacks = Each side adds up its card and its tokens, allies included { $rule }.
why-counted-nothing = Totals count only between two attacks { $rule }.
# What has changed the sums, by how much: "Ana's Tripler: +20 for the offense".
why-summed = Then, in this order { $rule }: { LIST($changes, style: "comma") }.
# Whose powers and flares took effect besides.
why-helped = Took effect: { $makers }.
# What made the outcome other than cards and totals say.
why-decided = Decided otherwise by { $makers } { $rule }.

# How the game ended.
why-ending-bases = Enough foreign bases at the end of a phase win; all who have them win together { $rule }.
why-ending-alternate = There are other ways to win than bases: some powers have their own, and so do expansions { $rule }.
why-ending-last = The last player left wins { $rule }.
why-ending-nobody = Nobody is left to win { $rule }.
why-ending-spent = Nobody has a token to send or to get back from the warp, so every turn would be skipped for ever { $rule }.
why-ending-length = After as many challenges as this table plays at most, most foreign bases win; all who tie win together, and nobody without one { $rule }.
why-ending-stopped = A game that is stopped has no winner { $rule }.

# Asteroids.
why-asteroid-placed = Each asteroid begins with a random power that nobody has { $rule }.
why-asteroids-decreed = Orbital decides before they move, with its flare also to the left; the first decision stands { $rule }.
why-asteroid-held = In every challenge Stasis must hold an asteroid, a different one each time { $rule }.
why-asteroids-rotated = In every challenge all asteroids move one system to the right before destiny is drawn, against the order of turns; Orbital may change that, and Stasis holds one. Players who have one now may use its power until the challenge ends { $rule }.
why-asteroids-swapped = A main player with Swap may exchange two asteroids; their powers change users at once { $rule }.
why-asteroid-attracted = Strange Attractor brings an asteroid to the player who plays it; one that lies there trades places with it { $rule }.
why-asteroid-split = A split asteroid has a copy one system clockwise, with the same power and all that belongs to it { $rule }.
why-asteroid-destroyed = Cleaver may destroy copies from earlier challenges, never originals { $rule }.
why-asteroid-processed = Processor swaps the power of an asteroid that has come to another player for a random one; what belonged to the old one is discarded { $rule }.
why-asteroid-mined = Miner may use the asteroid in the challenge's system, and then nobody else uses it { $rule }.
why-asteroid-released = A zapped player uses no asteroid either; a mined one falls back { $rule }.
why-asteroid-moved-house = When home systems change places, asteroids go with them { $rule }.
why-asteroid-reattached = Changeling may be exchanged for an asteroid's power; the asteroids stay where they are { $rule }.
why-power-copied = The Orbital flare copies a power of the player on the left { $rule }.

# Moons.
why-moons-laid = Each system has two moons, and their owner may look at them { $rule }.
why-moons-known = You know the moons of your own system { $rule }.
why-moon-taken = A player who occupies a secret moon looks at it and says when it is turned up { $rule }.
why-moon-known = A player who occupies a moon knows it { $rule }.
why-neutral-tokens = Moon Boon's tokens act like their owner's, but are not among the twenty { $rule }.
why-moon-gone = Implosion Moon leaves the game with what it destroys { $rule }.
why-shown-instant = An instant moon is turned up and acts when it is occupied, and again only after it was vacant { $rule }.
why-shown-continuous = A continuous moon is turned up when it is occupied, and works while it is { $rule }.
why-shown-secret = The occupant of a secret moon may turn it up at any time; from then on it works while it is occupied { $rule }.
why-moon = Because of { $moon } { $rule }.

# Skill Tokens.
why-skills-laid = Everybody lays out tokens and letters freely { $rule }.
why-escorts-called = Players with tokens in the challenge may add Escorts from bases, beyond the limit of four, the offense first, then clockwise { $rule }.
why-escorts-unseen = A player who commits tokens unseen says that they call Escorts, and hides how many { $rule }.
why-void-warning = Powers need three active Leaders { $rule }.
why-mustered = Before cards are played, the Shields on the defense's side are compared with the Weapons on the offense's side; more Shields end challenge and turn { $rule }.

# The Zodiac.
why-signs = Everybody begins with a sign, face up { $rule }.
why-zodiac-played = The offense may play Zodiac cards before it aims: a sign on players who are Yin to it or in cusp, on anybody for the Spiritual Leader and Nemesis. The target loses one Karma { $rule }.
why-karma-step = { $outcome ->
        [offense] The offense won and the defense lost.
        [defense] The defense won and the offense lost.
        [both_lost] Both main players lost.
        [deal] A deal was made.
        [no_deal] No deal was made.
       *[other] The challenge is over.
    } A main player who lost or dealt gains one Karma, one who won or failed to deal loses one; players who are Yin to a main player do the same, players who are Yang the opposite. Nothing changes in cusp, for the Spiritual Leader or for Nemesis { $rule }.
why-spiritual-leader = The player with the most Karma is Spiritual Leader; in a tie there is none { $rule }.
why-zodiac-left = Card and Karma go with a player who leaves { $rule }.
why-karma = Karma comes from bases and goes back to its owner's bases { $rule }.
why-zodiac = A player who plays a Zodiac card draws two cards { $rule }.
