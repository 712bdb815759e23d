# The rules of play in short topics: title, other words under which people look for it, text, example.
# Rule ids are in bot/cosmic/library.py.

rules-overview = The game in a minute
    .also = game, goal, basics, introduction, how to play, start here
    .text =
        Everybody has a home system of five planets, twenty tokens and an alien power that breaks a rule. The first with five
        bases on planets of others wins, alone or together. On your turn you are the *offense*: destiny names the *defense*,
        you send one to four tokens at one of its planets, both sides invite allies, both main players lay a card face down,
        and the higher total of card and tokens takes the planet.
    .example =
        Ana draws blue, so Ben defends. She sends three tokens, Cy joins her with two. Her attack 12 and 5 tokens make 17,
        Ben's attack 8 and 4 tokens make 12: Ana and Cy each get a base there.

rules-reading = Precedence, chance and directions
    .also = golden rule, may not, precedence, contradiction, conflict of rules, clockwise, left, random
    .text =
        A card or a power beats a general rule, and *may not* beats *may*. All chance comes from one seed, which you see when
        the game is over. Turns go clockwise, that is to the left, and nobody changes seats.
    .example =
        Ana's card lets her send more tokens than the rules allow; a moon says that nobody may. The moon wins.

rules-winning = Winning
    .also = victory, win, bases to win, end of the game, joint win, foreign bases
    .text =
        You win with five bases on planets outside your home system, four when two play, or as many as the table chose. I check
        at the end of every phase. All who have enough at the same check win together. Some powers have their own way to win.
        As soon as somebody has won, the game ends and everything hidden is shown. If nobody has a token left to play with,
        nobody wins. A table can also limit the number of challenges: after the last one, most foreign bases wins, and those
        who tie win together.
    .example =
        Ana and Cy both land their fifth base in the same challenge: both win.

rules-setup = Setup
    .also = beginning, start, choose power, colour, seats, first player
    .text =
        Seats are drawn by lot and everybody takes a colour. Everybody is dealt two powers in secret and keeps one; all are shown
        together. Four tokens stand on each home planet, everybody has seven cards, and the first colour that destiny shows takes
        the first turn.
    .example =
        You are dealt Zombie and Macron. You keep Zombie; Macron goes unseen to the unused powers.

rules-tokens = Tokens, planets and bases
    .also = ships, planet, base, home base, foreign base, colony, move tokens, warp, home system
    .text =
        One or more of your tokens on a planet make a base. When the last one leaves, the base is gone. Several players can
        have a base on one planet, and don't fight there. Lost tokens wait in *the warp*. Tokens move only when a rule says so:
        you cannot shift them between your bases.
    .example =
        You send the last two tokens of a foreign base to the cone: that base is gone at once, even if they come back later.

rules-turn = Turn, challenge and phases
    .also = phases, order of play, challenge, encounter, sequence
    .text =
        On your turn you're the offense in one challenge, or in two. A challenge has nine phases: 1 start, 2 destiny, 3 aim, 4
        tokens, 5 invitations, 6 allies, 7 cards, 8 reveal, 9 outcome; then comes the end step. Each has a topic of its own.
    .example = `/rules` with `destiny` tells you all about phase 2.

rules-regroup = Phase 1: start and regroup
    .also = phase 1, start of challenge, retrieve, token back
    .text =
        At the start of every challenge the offense takes one of its tokens from the warp to one of its bases. Without a base that
        token goes straight onto the cone. Cards for the start of a challenge are played before that.
    .example =
        Ana has three tokens in the warp. She puts one on her weakest planet; in her second challenge she gets another.

rules-destiny = Phase 2: destiny
    .also = phase 2, wild destiny, who is the defense, destiny pile, own colour, re-establish
    .text =
        The offense turns up a destiny card. The player of its colour is the defense, in their home system. A *wild* card
        leaves the choice to the offense. With your own colour you may challenge somebody who has a base in your system, settle
        an empty home planet of yours without a fight, or draw again. Used cards lie open; once the pile is empty they are
        shuffled.
    .example =
        Ana draws her own red. Ben has a base on her planet 2, so she may challenge him there and win her planet back.

rules-aim = Phase 3: aim the cone
    .also = phase 3, target, cone, choose planet, empty planet
    .text =
        The offense points the cone at one of the five planets of that system, even at one where the defense has no token, or
        where the offense already has a base. The defense invites allies and plays a card in any case.
    .example =
        Ben's planet 4 is empty. Ana aims there: Ben has no tokens to add, but his card may still beat her.

rules-commit = Phase 4: tokens on the cone
    .also = phase 4, how many tokens, send tokens, launch
    .text =
        The offense puts one to four tokens from any of its bases on the cone; all of them are at risk. Without a token to
        send, your turn ends. You need three home bases to keep your power, so mind where you take the tokens from.
    .example =
        Ana takes two tokens from her planet 1 and one each from planets 3 and 5: every planet keeps a base.

rules-invite = Phase 5: invitations
    .also = phase 5, invite allies, ask for help
    .text =
        First the offense and then the defense says openly whom it invites as allies: anybody but the two main players, or
        nobody. Both may invite the same player. You can't take an invitation back.
    .example =
        Ana invites Cy. Ben sees that and invites Cy and Dee.

rules-allies = Phase 6: allies answer
    .also = phase 6, join, alliance, ally, decline, force field
    .text =
        If you're invited, you join one side that invited you with one to four tokens, or decline. At a live table you answer
        in turn, clockwise from the offense's left, and see the earlier answers. At slower tables all say it at once, in
        secret. Allies on a winning offense get a base as well; allies of a winning defense get rewards; allies on the losing
        side lose their tokens in the challenge.
    .example =
        Cy, invited by both, joins the defense with two tokens: if Ben wins, Cy takes two rewards.

rules-cards = Phase 7: play cards
    .also = phase 7, choose card, face down, selection, planning
    .text =
        Each main player lays one challenge card, an attack or a compromise, face down. Both choose in secret at the same time.
        Other cards are played at the checkpoints before and after.
    .example =
        Ben lays a compromise: if Ana attacks he loses, but takes cards from her hand.

rules-totals = Phase 8: reveal and totals
    .also = phase 8, reveal, total, sum, tie, who wins, combat, battle
    .text =
        Both cards are turned up. If both are attacks, each side adds up its card and all its tokens in the challenge: the
        offense those on the cone, the defense all its tokens on that planet, plus those of the allies. The higher total wins,
        a tie goes to the defense. Powers change the totals in this order: card types, card values, token values, additions,
        comparison; divisions round up.
    .example =
        Attack 10 with 4 tokens against attack 9 with 3 tokens and an ally's 2: 14 against 14, so the defense wins.

rules-outcome = Phase 9: outcome
    .also = phase 9, resolution, landing, what happens after, lose tokens
    .text =
        If the offense wins, the tokens of the defense on that planet and those of its allies go to the warp, and the whole
        offense side lands there. If the defense wins, the offense side's tokens go to the warp, the defense stays, and its allies
        take their tokens back and are rewarded. Then come consolation, rewards and the discarding of both cards.
    .example =
        Ana and Cy beat Ben on his planet 3: his tokens there go to the warp, and the two land. Dee's base there stays
        untouched.

rules-compromise = Attack against compromise, consolation
    .also = consolation, compensation, negotiate, lose with compromise
    .text =
        An attack beats a compromise whatever the totals. But the loser takes *consolation*: one random card from the winner's
        hand for each token of their own that they lost. Allies take none, and a token that was saved doesn't count.
    .example =
        Ben defends with four tokens and a compromise. Ana attacks and wins; Ben takes four random cards from her hand.

rules-deal = Two compromises: the deal
    .also = negotiation, trade, offer, deal failed, accept, quash
    .text =
        The two main players trade: until time is up, each makes offers of any cards in hand, and at most one base each way, on
        a planet where the giver has a base and the taker has none; whoever holds tokens of the other captive can give them
        back. At least one thing must change hands, and nothing else can be part of a deal. The first offer that is accepted
        stands. Without a deal each loses three tokens. Allies take their tokens back first.
    .example =
        Ana offers a base on her planet 1 for a base on Ben's planet 2. Ben accepts: both place one to four tokens, and Ana's
        challenge counts as successful.

rules-promises = Promises
    .also = promise, word, keep, broken, trust
    .text =
        Behind *More …* you can promise somebody to join them the next time they ask, or not to fight them in their next
        challenge. Everybody hears it, and it counts from the next challenge on. Nobody has to keep a promise, but the table
        tells who did. If destiny sends you against them, you break nothing.
    .example =
        Ana promises Ben to join him the next time he asks. He asks her in the next challenge and she stays away: the table
        tells everybody that she broke her word.

rules-rewards = Rewards of allies
    .also = reward, defensive ally, what do allies get
    .text =
        If the defense wins, each of its allies takes, for each token it had in the challenge, one own token from the warp or one
        card from the deck, in any mix, decided before the cards are seen. Allies of a winning offense get a base instead.
    .example =
        Dee defended with three tokens: she takes two tokens from the warp and draws one card.

rules-reverse-cone = Reverse cone
    .also = reverse, marked destiny card
    .text =
        One destiny card of each colour is marked. When it comes up, the gains of allies are swapped in that challenge: allies
        of a winning offense take rewards and go home, allies of a winning defense land on the planet and have a base there.
    .example =
        The card was marked and Ben wins: Dee, his ally, gets a base on Ben's planet and no reward.

rules-returning = Tokens that return to bases
    .also = return to bases, go home, no base left
    .text =
        You spread returning tokens over any bases that you still have, as you like. Without a base you lose them to the warp.
    .example =
        A Force Field sends Cy's three tokens back: two go to his first planet, one to a foreign base.

rules-second-challenge = Second challenge and end of the turn
    .also = end step, again, next turn, end of turn
    .text =
        If the first challenge was successful (a win, a deal, or a home planet settled again) and the offense still holds a
        challenge card, it may take a second one. After that, or after a failure, the next player clockwise has the turn.
    .example =
        Ana made a deal, so she may challenge once more. She loses that one, and the turn passes to Ben.

rules-new-hand = Running out of challenge cards
    .also = no challenge card, new hand, draw seven, empty hand
    .text =
        An offense that begins its turn without an attack or compromise shows its hand, discards it and draws seven, until it
        holds one. A defense without one does the same before cards are chosen. If the offense loses its last one during a
        challenge, its turn ends and the tokens return.
    .example = Ben is challenged and holds only two edicts: he discards them openly and draws seven cards.

rules-attack-cards = Challenge cards and the deck
    .also = attack, how many cards, deck, hand size, empty deck, reshuffle, card count
    .text =
        The deck has 55 attacks from 1 to 40 and 17 compromises, 22 edicts, and the flares of the game. Everybody begins with
        seven cards; there is no limit to a hand, and nobody draws at the start of a turn. If the deck is empty the discards are
        shuffled.
    .example =
        Most attacks are 6, 8, 10 and 12; there is one 30 and one 40.

rules-edicts = Edicts
    .also = edict, artifact, play a card, event card
    .text =
        An edict is played from the hand at its moment, takes effect and is discarded. There is no limit to how many you play.
        They are not challenge cards. Some are zaps, which answer what others do. `/rules` shows each one.
    .example =
        After the allies have joined, Dee plays Force Field and sends two of them home.

rules-flares = Flares
    .also = flare, wild flare, super flare, wild, super
    .text =
        A flare belongs to a power. If you have that power and it works, you use the *super* text; everybody else uses the
        { "" }*wild* text. You may play one flare per challenge. At most tables it's back in your hand at the end of the phase. A
        table may choose to discard it instead, and some flares say where they go.
    .example =
        The flare of Zombie in Ana's hand is wild for her, because Ben has Zombie. If she got Zombie herself it would be super.

rules-powers = Powers
    .also = power, alien, mandatory, optional, lose power, dormant, home bases
    .text =
        Powers lie open. A *mandatory* one works whenever its condition holds, an *optional* one when you like, usually once
        per challenge. With fewer than three home bases all your powers are dormant until you have three again. You never lose
        a power by losing a challenge. `/rules` shows each one.
    .example = Ben has bases on only two home planets: his Virus does nothing until he has a third one again.

rules-zap = Zaps and answers
    .also = cosmic zap, response, stack, counter, card zap, un-zap
    .text =
        Whenever a power, an edict or a flare is announced, others may answer it with a zap, and that zap may be answered in turn;
        the last answer takes effect first. Cosmic Zap stops the use of a power, and that power's player may use no power until the
        challenge ends.
    .example =
        Ben's Tripler would triple his 10. Ana plays Cosmic Zap, Ben answers with Un-Zap: his card counts 30 after all.

rules-two-powers = Two powers, exchanged powers, what powers store
    .also = several powers, multi-power, swap powers, hoard, points, attributes
    .text =
        If you have several powers, each works by itself, and you choose their order. What a power stores, such as points
        or a hoard, moves with it when it changes hands and is gone when it leaves the game. A power that was used in a challenge
        cannot be used again in it by its new owner.
    .example =
        Changeling takes Warrior with its six points: they count for the new owner from now on.

rules-windows = Checkpoints: when cards and powers are used
    .also = checkpoint, window, when can i play, timing, priority, order of effects, conflict
    .text =
        Cards and optional powers are used at checkpoints: between challenges, once target and tokens are known, once the sides
        are known, once the cards are down, and after the reveal. Everybody answers at the same time, in secret; then it is
        played in order: mandatory effects first, then offense, defense, the others clockwise. A later effect acts on the
        result of an earlier one. At slower tables nobody is asked who doesn't want to be: what you hold is played when it
        helps.
    .example =
        Ana and Dee both planned something for the same moment. Ana is offense, so hers comes first, and Dee's is checked again
        when its turn comes.

rules-lost-tokens = Lost and removed tokens
    .also = removed, out of the game, all tokens in the warp, no tokens
    .text =
        With all your tokens in the warp you still take your turns, one token at a time. You defend with none, play cards and
        deal, but can't join as an ally. Nobody is left with fewer tokens in the game than the bases needed to win: what would
        be removed beyond that goes to the warp.
    .example = Cy has all twenty tokens in the warp. On his turn one goes straight onto the cone and fights.

rules-two-players = Two players
    .also = 2 players, duel, two
    .text =
        With two players there are no allies and four foreign bases win. Powers that need allies are left out.
    .example =
        Ana against Ben: Magnet, Parasite and Crystal are not dealt.

rules-leaving = Leaving, conceding, replacing a player
    .also = concede, leave, resign, substitute, replace, give up, quit
    .text =
        If you concede, all your tokens, cards and powers leave with you; your planets stay. If the offense leaves, the
        challenge ends; if the defense leaves, the offense lands; an ally's tokens vanish. Or somebody else, or a computer
        player, takes your seat over, and nothing else changes. The last player left wins.
    .example =
        Cy has to stop, and offers the seat with `/leave`. Eve takes it, and goes on with Cy's hand and power.

rules-deadlines = Deadlines and missed turns
    .also = time, timeout, default, afk, strike, autopilot, late, slow
    .text =
        Every question has a time limit that depends on the table's speed. When it's up, the answer suggested to you counts. If
        you play live or have switched suggestions off, it's a usual one such as *decline*. After three misses in a row nobody
        waits for the seat until its player acts again, and the others may vote on what becomes of it.
    .example = Dee doesn't answer an invitation: she joins, as suggested. Nobody had to wait longer than the deadline.

rules-orders = Standing orders
    .also = pass, standing order, automatic, always ask, preselect
    .text =
        You can answer in advance: pass until you are a main player, zap back whenever your power is zapped, or keep a card
        that I'd otherwise play for you when it helps. Orders are secret and count as if you gave them at that moment.
        `/orders` revokes them.
    .example =
        Ben passes until he is a main player: three checkpoints go by without asking him.

rules-secrecy = Secrets, and the answer that counts
    .also = secret, hidden, hand, illegal, refused, change answer, simultaneous
    .text =
        Hands and cards that lie face down are secret, everything else is public: tokens, powers, sizes of hands, discards. Nobody
        is told whom a secret round waits for. An answer that is not allowed is refused with its rule and costs nothing; until a
        round closes you may change your answer.
    .example = The round stays open although Ben holds no edict at all, so nobody can tell that he has none.

# Topics of expansions. Rule ids are in bot/cosmic/expansions/*/topics.py.

rules-asteroids = WARP Asteroids
    .also = asteroid, rotation, strange attractor, orbital, stasis
    .text =
        Each asteroid carries a power that nobody has. In every challenge, before destiny is drawn, all asteroids move one
        system to the right, against the order of turns. Until the challenge ends, the player with an asteroid in their system
        uses its power like their own, with all limits: mandatory powers are mandatory, and a player who is zapped or has fewer
        than three home bases cannot use it. What belongs to the power travels with it.
    .example =
        The Virus asteroid is in Ben's system. When Ana's challenge begins, it moves to hers, and her card is multiplied.

rules-asteroids-order = WARP Asteroids: setup, and who moves them when
    .also = layout, rotate, who moves asteroids, order of asteroids, one per system
    .text =
        The table chooses how many asteroids there are and where they begin; each gets a power that nobody has. There is never
        more than one in a system. At the start of every challenge they act in this order: Orbital (two systems instead of
        one), Stasis (one stays), rotation, Strange Attractor, Processor, then the offense's Swap and Cleaver. The defense may
        use Swap and Cleaver once it is known. An asteroid that is held works for the player in whose system it is. Asteroids
        still pass through the systems of players who left.
    .example =
        Ana has Stasis and holds the Virus asteroid in her system. All others move on, and she uses Virus once more.

rules-asteroid-powers = WARP Asteroids: their powers in detail
    .also = swap, cleaver, miner, processor, changeling and asteroids, sanity and asteroids
    .text =
        Once somebody has used an asteroid's power and the asteroid moves, nobody can use that power again in this challenge.
        With an asteroid's power you use the super text of its flare. *Swap* exchanges two asteroids, *Cleaver* splits one or
        destroys a copy, *Miner* uses the asteroid of the system that is fought over, *Processor* gives an asteroid that has
        come to another player a random new power. Under *Sanity* asteroids move, but nobody uses them. Changeling may exchange
        the power of a player's asteroid instead of that player's own.
    .example =
        Ana used the Mirror asteroid; then Strange Attractor brings it to Ben. He cannot use it in this challenge.

rules-moons = Moons
    .also = moon, outpost, secret moon, instant, continuous
    .text =
        Each home system has two moons, face down; their owner may look at them. The offense may aim at a moon of the destiny
        system. On a vacant one its tokens land at once, and that counts as a success. On an occupied one the occupant is the
        defense, and there are no allies. Tokens on moons can be used like those on bases, but a moon is neither a foreign nor
        a home base. *Instant* moons act once, when somebody lands; *continuous* ones for as long as they're occupied; *secret*
        ones from when their occupant turns them up.
    .example =
        Ana lands one token on a vacant moon: Extra Card Moon. From now on she draws a card at the start of each of her turns,
        and she may challenge again at once.

rules-moons-instant = Moons: instant ones
    .also = instant moons, list of moons
    .text = They act once, when somebody lands on them.
    .example =
        Ben lands on Flux Moon: Ana's token on Ben's planet 2 changes places with Cy's token on Ana's planet 1.

rules-moons-continuous = Moons: continuous ones
    .also = continuous moons
    .text = They act as long as they are occupied.
    .example = Ana holds Tie Moon. As the offense she has 14 against 14, and wins.

rules-moons-secret = Moons: secret ones
    .also = secret moons
    .text = They stay face down until their occupant turns them up.
    .example =
        Cy is on Ally Double Moon, which is still face down. After the reveal he turns it up: his three tokens count 6.

rules-skill-tokens = WARP Skill Tokens: letters
    .also = skill tokens, skill, letters, letter, token letters, escort leader shield weapon
    .text =
        Each of your twenty tokens has a letter that it keeps: five *Escorts* (E), five *Leaders* (L), five *Shields* (S) and
        five *Weapons* (W). Everybody can see them. Lay them out on your home planets as you like, at least one on each.
        Whenever you move or give up your tokens, you choose the letters. Others who pick one of your tokens must leave Leaders
        alone while there is another one to pick. Escorts join late, Leaders keep your powers working, and Shields stop an
        attack with fewer Weapons. Each has a topic of its own.
    .example =
        Ana sends three tokens from her planet 1, where E, L, W and W lie. She sends E, W and W: the Leader stays home.

rules-escorts = WARP Skill Tokens: Escorts
    .also = escort, call escorts
    .text =
        Once the allies are known, everybody who has a token in the challenge may call Escorts: the offense first, then
        clockwise. They come from your bases, as many as you like, beyond the limit of four, and count like all other tokens
        there. Escorts in the warp, on a Zodiac card or in other players' hands cannot come. A defense without a token on the
        planet cannot call any; the defense's called Escorts go home afterwards.
    .example =
        Ana attacks with four tokens and calls two Escorts from her planet 3: six tokens count, and if she loses, all six go to
        the warp.

rules-skill-leaders = WARP Skill Tokens: Leaders
    .also = leader, leaders, active leaders, power asleep
    .text =
        You can use your powers only while three of your Leaders are active: on a planet, on a moon or in the challenge. Leaders
        in the warp, out of the game, in other players' hands or on a Zodiac card are not. You still need three home bases as
        well. As soon as three Leaders are active again, your powers are back.
    .example = Three of Ben's five Leaders are in the warp: his power is dormant until he gets one of them back.

rules-shields = WARP Skill Tokens: Shields against Weapons
    .also = shield, weapon, weapons, repulsed, repulse
    .text =
        Before cards are chosen, the defense's Shields are counted against the offense's Weapons, allies included. With more
        Shields the challenge is *repulsed*: all tokens go home, nobody wins or loses, no card is laid, and the turn ends, even
        after a first challenge. With as many or fewer it goes on. So look at the letters before you aim, and bring Weapons.
    .example =
        Ben has two Shields on his planet 3. Ana comes with one Weapon: repulsed, and her turn is over.

rules-zodiac = WARP Zodiac: signs and Karma
    .also = zodiac, sign, karma, yin, yang, chart, relations, cusp
    .text =
        Everybody has a sign and two tokens on it, the *Karma*; they are on no base, and nothing else can reach them. Signs up
        to two apart are *Yin*, four or more apart *Yang*, and three apart neither. After a challenge a main player who lost or
        made a deal gains one Karma, one who won or failed to deal loses one; players who are Yin to them do the same, players
        who are Yang the opposite. Karma comes from your bases and goes back to them. A player in cusp has no sign and no
        relations.
    .example =
        Ana, Taurus, beats Cy, Scorpio. Ana loses one for winning, and one because Cy, her Yang, gained: two tokens are back on
        her bases.

rules-zodiac-cards = WARP Zodiac: playing cards
    .also = zodiac cards, play a sign, cusp card, zodiac window
    .text =
        As the offense you may play Zodiac cards before you aim, each on a player whom it fits: a sign on players who are Yin to
        it or in cusp, a Cusp on players who are not in cusp, Nemesis only while nobody is Spiritual Leader. Nobody plays on the
        Spiritual Leader or Nemesis. The card replaces the old one, its target releases one Karma, and you draw two cards. The
        chart shows what would change before you play.
    .example =
        Ben plays Cancer on Ana, who is Gemini: she becomes Cancer, one of her Karma tokens goes back to a base, and Ben draws
        two cards.

rules-spiritual-leader = Spiritual Leader and Nemesis
    .also = leader, nemesis, crown, privileges, instant win
    .text =
        The player with the most Karma is the *Spiritual Leader*; in a tie there is none. The player with the Nemesis card is
        { "" }*Nemesis*. Both may play signs on anybody, keep their powers whatever their home bases, need one base fewer to win, do
        not change Karma by challenges, and may use their Zodiac card like a base: the Spiritual Leader as long as they still
        lead, Nemesis as long as the tokens they put there neither make them lead nor unseat the leader. A player who becomes
        both wins at once. Nothing can zap these two positions.
    .example =
        Nemesis and Ana tie with three Karma. Nemesis plays a sign on Ana, who releases one: Nemesis leads, and wins.

rules-zodiac-first-games = WARP Zodiac: first games
    .also = first game, beginners, which expansion, recommended, expansions together
    .text =
        For a first game take one expansion at a time. The Zodiac is best with three or more players, and at first without
        another expansion or many powers that cost tokens, because Karma takes some out of play.
    .example =
        Four friends know the base game. They play one game with the Zodiac alone, and add asteroids in the next.

rules-zodiac-together = WARP Zodiac with other expansions
    .also = all expansions, expansions together, master order, zodiac and skill tokens, zodiac and asteroids
    .text =
        In a challenge asteroids move first, then comes destiny, then Zodiac cards, then the aim; Escorts and Shields follow
        the allies, and Karma comes last. You choose the letters of your Karma, and Leaders on your Zodiac card don't count as
        active. A challenge that is repulsed or called off changes no Karma. Spiritual Leader and Nemesis do not need three
        home bases for asteroids' powers, but still three active Leaders. The Spiritual Leader may call Escorts from their card
        only while they stay ahead. Zodiac cards drawn as rewards wait until you are the offense.
    .example =
        Ana gains Karma and puts a Leader on her card. She has two active Leaders left: her powers are dormant at once.
