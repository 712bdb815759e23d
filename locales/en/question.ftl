# The questions of Cosmic Encounter, and why an answer is refused. Buttons and menus around them are in cosmic-ask.ftl.

question-colour = Pick a colour. If two want the same, the earlier seat gets it.
question-powers = Which power do you keep? Nobody sees your choice before all have chosen.
question-draft = Which power do you take? Everybody sees it at once.
question-layout = Place your tokens on your home planets. All are revealed together.
question-regroup = To which base does your token return from the warp?
question-wild = Destiny is wild: who do you challenge?
question-own-colour = Destiny shows your own colour. What do you do?
question-target = Which planet do you attack?
question-commit = How many tokens do you commit, and from which bases?
question-invite =
    .offense = Who do you invite to join the offense?
    .defense = Who do you invite to join the defense?
question-join = You are invited. Do you join a side?
question-card = Which challenge card do you play? It stays face down until both are chosen.
question-return = To which bases do your tokens return?
question-lose = Which tokens do you lose?
question-found = How many tokens resettle the planet, and from which bases?
question-reward = Your reward: how many tokens from the warp, how many cards?
question-second-challenge = Do you take a second challenge?
question-stop-turn = This turn has lasted ten challenges or more. End it here?
question-order-powers = Several of your powers act now. In which order?
question-response = Do you respond to what was just announced?
question-checkpoint =
    .between = Before this challenge starts: play a card or a power?
    .attack = Target and tokens are known. Play a card or a power?
    .sides = The sides are known. Play a card or a power before cards are chosen?
    .cards-down = When both cards are down: play a card or a power?
    .reveal = The cards are revealed. Play a card or a power?

# Powers, edicts and flares ask by the name on their card; what it says follows.
question-with-text = { $question } { $text }
question-use = Use { $power } now?
question-step-target = { $power }: which player?
question-step-whom = { $power }: which player?
question-step-player = { $power }: which player?
question-step-victim = { $power }: which player?
question-step-defense = { $power }: who is the defense?
question-step-way = { $power }: what do you do?
question-step-card = { $power }: which card?
question-step-cards = { $power }: which cards?
question-step-search = { $power }: which card do you take?
question-step-return = { $power }: which card do you give back?
question-step-face = { $power }: which card do you name?
question-step-attack = { $power }: which attack do you discard?
question-step-compromise = { $power }: which compromise do you discard?
question-step-edict = { $power }: which edict do you discard?
question-step-flare = { $power }: which flare do you discard?
question-step-zodiac = { $power }: which Zodiac card do you discard?
question-step-planet = { $power }: which planet?
question-step-base = { $power }: on which base?
question-step-token = { $power }: which token?
question-step-colour = { $power }: which colour?
question-step-power = { $power }: which power?
question-step-allies = { $power }: which allies?
question-step-in = { $power }: which tokens do you bring in?
question-step-out = { $power }: how many tokens do you take back?
question-step-commit = { $power }: which tokens do you commit?
question-step-numbers = { $power }: how many tokens?
question-step-number = { $power }: how many tokens?
question-step-look = { $power }: whose hand do you look at?
question-step-sacrifice = { $power }: from which base do you give up a token?
question-step-host = { $power }: with which player?
question-step-from = { $power }: from which base?
question-step-rearrange = { $power }: how many tokens go on which base?
question-step-add = { $power }: from which bases do the missing tokens come?
question-step-to-offense = { $power }: who joins the offense?
question-step-to-defense = { $power }: who joins the defense?
question-step-repelled = { $power }: who do you send back?
question-step-redeem = { $power }: which cards do you offer for as many of your tokens?
question-step-accept = { $power }: do you accept?
question-step-free = { $power }: how many tokens go back to their owners?
question-step-plant = { $power }: under which planet do you put a bomb?
question-step-plant-late = { $power }: under which of these planets do you put bombs?
question-step-hide = { $power }: how many tokens of the reserve do you commit unseen?
question-step-term = { $power }: what wins the game?
question-step-torture = { $power }: which token does your opponent lose, or a card at random?
question-step-concede = { $power }: do you let your opponent win?
question-step-on = { $power }: do you go on?
question-step-tip = { $power }: do you give a card at random as a tip?
question-step-load = { $power }: do you choose the bases from which the cone is loaded?
question-step-traps = { $power }: at which planets do you put traps?
question-step-decoys = { $power }: at which planets do you put decoys?
question-step-give = { $power }: which planet do you give?
question-step-take = { $power }: which planet do you take?
question-step-bases = { $power }: from which bases do the tokens come?
question-step-agree = { $power }: do you give way?
question-step-award = { $power }: who gets an award?
question-step-awarded = { $power }: what does the winner get?
question-step-awarded-loser = { $power }: what does the loser get?
question-step-award-cards = { $power }: how many cards?
question-step-lure = { $power }: to which planet of yours do you turn the cone?
question-step-found = { $power }: with which tokens do you found the base?
question-step-promised = { $power }: do you want a base on its free planet instead of your rewards?
question-step-bribe = { $power }: do you let a token go to the warp instead of half your cards?
question-step-penalty = { $power }: which token do they lose, or a card at random?
question-step-louder = { $power }: which partial marks become full again?
question-step-asks = { $power }: what do you ask?
question-step-at-least = { $power }: an attack of at least which number?
question-step-will = { $power }: do you answer yes or no? You are held to it.
question-step-means = { $power }: which card do you mean to play?
question-step-whine = { $power }: what do you whine about?
question-step-wish = { $power }: which card do you wish for?
question-step-consent = { $power }: do you grant it?
question-step-give-up = { $power }: which foreign base do you give up?
question-step-invite-after-all = { $power }: do you invite them after all? If not, you have no allies.
question-step-discards = { $power }: which cards do you discard?
question-step-share = { $power }: do you share your win?

# What has no step of its own is asked by the shape of its answer.
question-hint-one = { $power }: choose one.
question-hint-up-to = { $power }: choose at most { $most }.
question-hint-number = { $power }: choose a number from { $least } to { $most }.
question-hint-yes-no = { $power }: yes or no?
question-hint-split =
    { $power }: divide { $most ->
        [one] 1 token
       *[other] { $most } tokens
    }.
question-hint-between = { $power }: divide { $least } to { $most } tokens.
question-hint-order = { $power }: in which order?
question-hint-deal = { $power }: what do you offer?

# What would have been an answer.
question-limit-one = Choose one of the answers that are offered.
question-limit-up-to = Choose at most { $most } of what is offered, each once.
question-limit-number = Choose a number from { $least } to { $most }.
question-limit-yes-no = Answer yes or no.
question-limit-split =
    Divide { $most ->
        [one] 1 token
       *[other] { $most } tokens
    } in all.
question-limit-between = Divide { $least } to { $most } tokens in all.
question-limit-order = Name each of them once.
question-limit-deal = Offer what both of you have, and at least one thing.

# Why an answer is not taken, with the rule, and what to do.
question-refused-noted = Already noted.
question-refused-over = The game is over.
question-refused-closed = This question is closed; the table shows what is asked now (cosmic 8.16).
question-refused-not-yours = This is not yours to decide (cosmic 8.15).
question-refused-option = That is not possible here (cosmic { $rule }). { $wanted }
question-refused-not-playing = You do not play in this game, or have left it (cosmic 8.7).
question-refused-now = That is not possible now (cosmic 8.15).
question-refused-nothing = There is nothing to take back in this phase.
question-refused-seen = Others have seen something new since; taking it back needs everybody's consent.

# Options that are neither card, place, player nor number.
question-choice-pass = Pass
question-choice-decline = Decline
question-choice-redraw = Draw again
question-choice-by-chance = A card at random
question-choice-any = Whichever is left
question-choice-tokens = Tokens from the warp
question-choice-cards = Cards from the deck
question-choice-in = Bring tokens in
question-choice-out = Take tokens out
question-choice-draw = A card from the deck
question-choice-exchange = Exchange powers
question-choice-repel = Send an ally back
question-choice-none = None
question-choice-deck = A card from the deck
question-choice-stop = No more
question-choice-bleed = Lose three tokens
question-choice-even = Even
question-choice-odd = Odd
question-choice-card = A card at random
question-choice-swap = Swap two markers
question-choice-trap = Place a trap
question-choice-decoy = Place a decoy
question-choice-leave = Leave it to the offense
question-choice-tens = Tens
question-choice-ones = Ones
question-choice-plus = Add
question-choice-minus = Subtract
question-choice-left = Left hand
question-choice-right = Right hand
question-choice-regain = A token from the warp
question-choice-take-store = Take the store
question-choice-swap-store = Swap a card
question-choice-clumsy = Clumsy: sends two tokens at most
question-choice-mute = Mute: may not invite
question-choice-barren = Barren: gets no rewards
question-choice-stuck = Stuck: regains no token
question-choice-frail = Frail: total 3 lower
question-choice-glass = Glass: you see the hand
question-choice-winner = The winner
question-choice-loser = The loser
question-choice-one-base = A base
question-choice-some-cards = Some cards
question-choice-all-cards = All cards
question-choice-base-and-cards = A base and some cards
question-choice-base-and-all = A base and all cards
question-choice-holds = Do you hold this card?
question-choice-plays = Will you play this card?
question-choice-at-least = Will you play an attack of at least a number?
question-choice-compromise = Will you play a compromise?
question-choice-which = Which card will you play?
question-choice-yes = Yes
question-choice-no = No
question-choice-three-flares = Three flares by chance
question-choice-search-flares = One flare of my choice
question-choice-lost-tokens = My tokens in the warp
question-choice-foreign-bases = My few foreign bases
question-choice-a-card = A card that I lack
