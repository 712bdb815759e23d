# Why something came out as it did: what *Why?* answers, a sentence with the rule behind it.

# Tokens that move.
why-move-challenge = The losing side's tokens go to the warp { $rule }.
why-move-land = The offense's side lands if it wins { $rule }.
why-move-land-reverse = With the reverse cone, a winning defense's allies land { $rule }.
why-move-regroup = The offense takes a token back at the start of every challenge { $rule }.
why-move-commit = Players commit one to four tokens, from any of their bases { $rule }.
why-move-return = Tokens return to any of their owner's bases { $rule }.
why-move-homeless = Without a base, returning tokens go to the warp { $rule }.
why-move-failed-deal = A failed deal costs everyone in it three tokens { $rule }.
why-move-reward = A winning defense's allies get a token back or draw a card for each token they sent { $rule }.
why-move-removed = Tokens out of the game never come back { $rule }.

# Cards that change hands.
why-hand-dealt = Everyone is dealt seven cards { $rule }.
why-hand-consolation = If you lose with a compromise, you take a random card of the winner's for each token you lost { $rule }.
why-hand-deal = The deal says so { $rule }.
why-hand-new-hand = Without a challenge card, a main player shows and discards their hand and draws seven new cards { $rule }.
why-hand-reward = { why-move-reward }
why-hand-redeal = If deck and discard pile are empty, all hands are shuffled and dealt again { $rule }.

# How the defense came about.
why-defense-nobody = Nobody defends an empty home planet that is resettled { $rule }.
why-defense-wild = With a wild card, the offense chooses the defense { $rule }.
why-defense-decreed = Something other than destiny chose the defense { $rule }.
why-defense-home = On its own colour, the offense may attack a guest at home { $rule }.
why-defense-shown = Destiny showed this colour { $rule }.

# Events that always have the same reason.
why-first = The first colour destiny shows takes the first turn { $rule }.
why-destiny = The top destiny card decides who defends { $rule }.
why-own-colour = If destiny shows the offense's own colour, the offense attacks a guest at home, resettles an empty home planet or draws again { $rule }.
why-joined = Invited players answer in turn and join one side at most { $rule }.
why-turned = A card that has become a compromise has no value { $rule }.
why-reshuffled = If the deck is empty, the discard pile becomes the new deck { $rule }.
why-cancelled = Answers take effect before the thing they answer, the last one first { $rule }.
why-zapped = A Cosmic Zap silences all of a player's powers until the challenge ends { $rule }.
why-departed = A player who leaves takes their tokens, cards and powers along { $rule }.
why-void = A plan is checked again when its moment comes { $rule }.
why-abandoned-nothing-to-commit = Without a token to commit, the turn ends { $rule }.
why-abandoned-no-challenge-card = Without a challenge card, the offense can't go on { $rule }.
why-abandoned-a-main-player-left = A main player has left { $rule }.

# What changes the challenge cards between laying and outcome.
why-cards-exchanged = Each card now counts for the side where it lies { $rule }.
why-buried = The card is put away unseen and counts as its player said { $rule }.
why-counts-as = The card counts as it was called, not as it's printed { $rule }.
why-took-back = The card is back in hand, so its player chooses again { $rule }.

# How a challenge came out, and what its totals are made of.
why-outcome-landed = Nobody stands against these tokens { $rule }.
why-outcome-deal = Both cards are compromises, so it's time to deal { $rule }.
why-outcome-no-deal = There was no deal in time, or it was undone, so everyone in it loses three tokens { $rule }.
why-outcome-both-lost = A card or power made both sides lose { $rule }.
why-outcome-turned = An attack beats a compromise { $rule }.
why-attack-offense = The offense's attack card beats the compromise { $rule }.
why-attack-defense = The defense's attack card beats the compromise { $rule }.
why-tie = Both sides have { $total }, and the defense wins ties { $rule }.
why-totals = { $offense } for the offense, { $defense } for the defense { $rule }.
why-counted-attacks = Each side adds up its card and all its tokens { $rule }.
why-counted-nothing = Totals count only between two attack cards { $rule }.
# What has changed the sums, by how much: "Ana's Tripler: +20 for the offense".
why-summed = Then, in this order { $rule }: { LIST($changes, style: "comma") }.
# Whose powers and flares took effect besides.
why-helped = Also at work: { $makers }.
# What made the outcome other than cards and totals say.
why-decided = Decided by { $makers } { $rule }.

# How the game ended.
why-ending-bases = Everyone with enough foreign bases at the end of a phase wins { $rule }.
why-ending-alternate = Some powers and expansions have their own way to win { $rule }.
why-ending-last = The last player left wins { $rule }.
why-ending-nobody = Nobody is left to win { $rule }.
why-ending-spent = Nobody can send a token or get one back, so no turn would ever happen again { $rule }.
why-ending-length = After the last challenge, most foreign bases wins. Ties win together, but nobody wins without one { $rule }.
why-ending-stopped = A stopped game has no winner { $rule }.

# Asteroids.
why-asteroid-placed = Each asteroid starts with a random power that nobody has { $rule }.
why-asteroids-decreed = Orbital decides before they move: two systems to the right, or one to the left with its flare. The first decision stands { $rule }.
why-asteroid-held = Stasis holds an asteroid in every challenge, a different one each time { $rule }.
why-asteroids-rotated = Before destiny, all asteroids move one system to the right. Orbital may change that, and Stasis holds one. You may use the power of one in your system until the challenge ends { $rule }.
why-asteroids-swapped = A main player with Swap may swap two asteroids, and their powers go with them at once { $rule }.
why-asteroid-attracted = Strange Attractor brings an asteroid to its player. One already there trades places with it { $rule }.
why-asteroid-split = A split asteroid has a copy one system clockwise, with the same power { $rule }.
why-asteroid-destroyed = Cleaver may destroy copies from earlier challenges, never originals { $rule }.
why-asteroid-processed = Processor swaps the power of an asteroid that has just arrived for a random one, and all that belonged to the old one is discarded { $rule }.
why-asteroid-mined = Miner may use the asteroid in the challenge's system, and nobody else may then { $rule }.
why-asteroid-released = Zapped players can't use asteroids, and a mined one goes back to its holder { $rule }.
why-asteroid-moved-house = Asteroids move with their home systems { $rule }.
why-asteroid-reattached = Changeling may be swapped for an asteroid's power, but the asteroids stay { $rule }.
why-power-copied = The Orbital flare copies a power of the player on the left { $rule }.

# Moons.
why-moons-laid = Each system has two moons, which its owner may look at { $rule }.
why-moons-known = You know your own system's moons { $rule }.
why-moon-taken = Land on a secret moon and you may look at it, and turn it up when you like { $rule }.
why-moon-known = You know a moon you're on { $rule }.
why-neutral-tokens = Moon Boon's tokens act as yours, but aren't among your twenty { $rule }.
why-moon-gone = Implosion Moon leaves the game with all it destroys { $rule }.
why-shown-instant = An instant moon acts when someone lands on it, and again only after it was vacant { $rule }.
why-shown-continuous = A continuous moon works while someone is on it { $rule }.
why-shown-secret = On a secret moon you may turn it up at any time. From then on it works while someone is there { $rule }.
why-moon = Because of { $moon } { $rule }.

# Skill Tokens.
why-skills-laid = Everyone lays out their tokens and letters freely { $rule }.
why-escorts-called = With tokens in the challenge you may add Escorts from bases, even beyond four, the offense first, then clockwise { $rule }.
why-escorts-unseen = If you commit tokens unseen, you say that you call Escorts, but not how many { $rule }.
why-void-warning = Powers need three active Leaders { $rule }.
why-mustered = Before cards, the defense's Shields face the offense's Weapons. More Shields end the challenge and the turn { $rule }.

# The Zodiac.
why-signs = Everyone starts with a sign, face up { $rule }.
why-zodiac-played = Before aiming, the offense may play Zodiac cards. A sign goes on anyone Yin to it or in cusp. The Spiritual Leader and Nemesis may play it on anybody. The target loses one Karma { $rule }.
why-karma-step = { $outcome ->
        [offense] The offense won.
        [defense] The defense won.
        [both_lost] Both main players lost.
        [deal] There was a deal.
        [no_deal] There was no deal.
       *[other] The challenge is over.
    } A main player gains one Karma for a loss or a deal, and loses one for a win or a failed deal. Players who are Yin to them do the same, Yang players the opposite. Nothing changes in cusp, for the Spiritual Leader or for Nemesis { $rule }.
why-spiritual-leader = Most Karma makes a Spiritual Leader, but a tie makes none { $rule }.
why-zodiac-left = Card and Karma go with a player who leaves { $rule }.
why-karma = Karma comes from bases and goes back to them { $rule }.
why-zodiac = A Zodiac card brings its player two cards { $rule }.
