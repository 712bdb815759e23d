# Options of a table of Cosmic Encounter. Titles have at most 45 characters; .does says what the option does, in at most
# 100; .together is said where it does not go with the others; the other attributes are its values.

cosmic-option-game = 🪐 **Cosmic Encounter**
    .thread = Cosmic Encounter
    .usual = Default rules. `/cosmic help` explains them.

cosmic-option-speed = Speed
    .does = How long players have for each question before what is suggested counts.
    .daily = daily, ten hours
    .live = live, two minutes
    .lively = lively, 75 minutes
    .relaxed = relaxed, a day
cosmic-option-seats = Seats
    .does = How many players the table takes.
cosmic-option-powers-per-player = Powers
    .does = How many alien powers each player keeps.
    .one = one each
    .two = two each
cosmic-option-powers-dealt = Powers to choose from
    .does = How many powers each player is dealt and chooses from.
    .usual = one more than is kept
    .two = two, to keep one
    .three = three
    .four = four, to keep two
    .together = Players who keep one power are dealt two or three to choose from, and those who keep two are dealt three or four (cosmic 3.4): pick one of these, or change how many are kept.
cosmic-option-draft = How powers are chosen
    .does = Whether each player keeps some of those dealt, or all pick from one open row in turn.
    .dealt = dealt, each keeps some in secret
    .turns = from an open row, in turn
cosmic-option-bases-to-win = Bases to win
    .does = How many bases outside the home system win the game.
    .usual = five, four with two players
    .three = three, a short game
    .four = four
    .five = five
    .six = six
    .seven = seven
    .eight = eight, a long game
    .together = Two players win with three to five bases, because each has only five foreign planets (cosmic 8.6): choose fewer bases, or play with three or more.
cosmic-option-challenges = Length of the game
    .does = After so many challenges the game ends, and most foreign bases win; who ties wins together.
    .off = off, on to the last base
    .ten = ten challenges
    .fifteen = fifteen challenges, a short game
    .twenty = twenty challenges
    .thirty = thirty challenges
cosmic-option-flares = Flares
    .does = Cards tied to a power: an effect for everybody and a stronger one for that power's owner.
    .retained = come back to the hand after use
    .one-shot = are used once
    .off = no flares
cosmic-option-reverse-cone = Reverse cone
    .does = Marked destiny cards swap the rewards of the two sides' allies.
    .on = on
    .off = off
cosmic-option-pool = Powers in the game
    .does = Which powers are dealt, and which flares are in the deck.
    .usual = the usual sixty
    .all = all
    .classic = without later editions
    .eon = Eon
    .mayfair = Mayfair
    .later = later editions
    .novice = easy to play
    .advanced = harder to play
    .expert = hard to play
    .typed = sets, levels and powers, with commas: eon, novice, Worm
    .small = { $players } players need { $needed } powers with these options, and the pool has { $have } that fit: add powers, ban fewer, or change seats or options.
    .unknown = { COUNT($near) ->
        [0] There is no power called { $typed }. `/cosmic power` knows them all.
       *[other] There is no power called { $typed }. Do you mean { LIST($near, style: "or") }?
    }
cosmic-option-bans = Banned powers
    .does = Powers that are left out of the pool, with their flares.
    .none = no power
    .typed = powers, sets and levels, with commas: Virus, Anti-Matter
cosmic-option-computers = Computer players
    .does = Normal ones weigh gains, strong ones look ahead too, easy ones follow habits.
    .normal = normal
    .strong = strong
    .easy = easy
cosmic-option-talk = Table talk
    .does = Computer players say a line after a challenge.
    .on = on
    .off = off
cosmic-option-motion = Moving pictures
    .does = Whether cards turn and sums count up in the picture of a reveal; at live tables it is still.
    .on = on
    .off = off
cosmic-option-language = Language
    .does = The table speaks this language; private answers come in your own.

# Expansions and variants.
cosmic-option-super-zombie = Super Zombie
    .does = With its own flare, Zombie raises losers as captives, or brings back allies' tokens.
    .captives = raises losers
    .ffg = allies' tokens come back
    .together = This text of Super Zombie is only for games with Zombie: put Zombie into the pool, or choose the other text.
cosmic-option-asteroids = WARP Asteroids
    .does = Asteroids with powers circle the systems; players they reach use them.
    .off = off
    .one-random = one, anywhere
    .two-opposite = two, opposite each other
    .three-spaced = three, evenly spaced
    .one-per-hex = one for each player
    .typed = the seats where asteroids begin, by their place in the order of turns: 1, 3
cosmic-option-moons = Moons
    .does = Two face-down moons in each system: quick bases with an effect, which never count for winning.
    .off = off
    .on = on
cosmic-option-skill-tokens = WARP Skill Tokens
    .does = Every token is an Escort, a Leader, a Shield or a Weapon. Leaders keep powers working.
    .off = off
    .on = on
cosmic-option-zodiac = WARP Zodiac
    .does = Signs bind players to one another, and Karma makes a Spiritual Leader. Best with three or more.
    .off = off
    .on = on

# How computer players lean.
cosmic-option-temper-bold = bold
    .does = Joins readily, sends many tokens and plays its cards early.
cosmic-option-temper-careful = careful
    .does = Keeps its tokens together and takes few risks.
cosmic-option-temper-sly = sly
    .does = Waits for the right moment and makes no deal that is better for others.

# An option that cannot be.
cosmic-option-bad = { $option }: { $value } is not possible; choose { $allowed }.
