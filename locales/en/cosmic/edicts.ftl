# What the edicts do. Their names are proper names, and the same in every language.

edict-mobius-tubes =
    .text = As the offense, at the start of a challenge: all players retrieve all their tokens from the warp to their bases.

edict-plague =
    .text = At the start of a challenge: a player of your choice loses three tokens from bases and discards one card of each kind they hold: attack, compromise, edict, flare, Zodiac card. That player chooses the tokens and cards.

edict-sanity =
    .text = At the start of a challenge: no alien power works until this challenge ends, not even mandatory ones.

edict-reincarnation =
    .text = At the start of a challenge: a player of your choice discards one of their own powers, with all that belongs to it, and takes a random unused power.

edict-hand-zap =
    .text = At the start of a challenge: a player of your choice discards their whole hand and draws seven cards.

edict-finder =
    .text = At any checkpoint: name a card and a player. They have to say whether they hold it; if so, they give you one copy.

edict-keeper =
    .text = After the challenge: take back into your hand one card that you played in it and that was discarded, except Keeper.

edict-force-field =
    .text = After the allies have committed: choose any number of allies. Their tokens return to bases, and they are no longer allies.

edict-emotion-control =
    .text = After the cards are revealed: every attack shown becomes a compromise, so the main players must try to make a deal.

edict-time-gash =
    .text = After the cards are revealed: the challenge is undone. The two cards return to their owners' hands, all committed tokens return to bases, and the same challenge begins again with destiny. What was spent stays spent.

edict-ionic-gas =
    .text = Once the outcome is known: no consolation and no rewards are collected in this challenge. If Stellar Gas is played too, neither has an effect.

edict-stellar-gas =
    .text = Once the outcome is known: consolation and rewards of this challenge are doubled. If Ionic Gas is played too, neither has an effect.

edict-victory-boon =
    .text = Once the defense has won: its main player is rewarded like a defensive ally for the tokens they have in the challenge.

edict-quash =
    .text = After a deal is made: it is void, and everybody who made it loses three tokens, as if it had failed.

edict-cosmic-zap =
    .text = When a power is being used: that use is cancelled, and its player may use no power until the challenge ends.

edict-card-zap =
    .text = When an edict or flare is played: it has no effect and is discarded. Only Un-Zap stops a Card Zap.

edict-flare-zap =
    .text = When a flare is played: it has no effect and is discarded; it still counts as that player's flare for this challenge.

edict-un-zap =
    .text = When Cosmic Zap, Card Zap, Flare Zap or Hand Zap is played: that zap is cancelled, and its target goes ahead.
