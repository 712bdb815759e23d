# What the moons do. Their names are proper names, and the same in every language.

moon-ally-double-moon =
    .text = Every ally's tokens count double in totals. No effect while Ally One-Half Moon works too.

moon-ally-one-half-moon =
    .text = Every ally's tokens count half in totals, rounded down. No effect while Ally Double Moon works too.

moon-attack-revelation-moon =
    .text = All players show everybody the lowest attack card in their hand.

moon-bribery-moon =
    .text = Before invitations, while you are not a main player: you may show a main player one card. If that player then invites you, they may take the card.

moon-challenge-extension-moon =
    .text = Every player has up to three challenges in a turn. No effect while Challenge Limitation Moon works too.

moon-challenge-limitation-moon =
    .text = Every player has one challenge in a turn. No effect while Challenge Extension Moon works too.

moon-cold-revenge-moon =
    .text = Pick one token of any player, on a base, on the cone, in the warp or on a power's sheet: it is out of the game for good.

moon-cone-size-3-moon =
    .text = The offense commits at most three tokens. No effect while Cone Size 5 Moon works too.

moon-cone-size-5-moon =
    .text = The offense commits at most five tokens. No effect while Cone Size 3 Moon works too.

moon-cone-size-variable-moon =
    .text = The offense commits at most as many tokens as there are on this moon, whatever other Cone Size Moons say.

moon-confession-moon =
    .text = All players show everybody the highest attack card in their hand.

moon-consolation-moon =
    .text = You take one more card whenever you collect consolation.

moon-defense-moon =
    .text = While you are the defense on a planet, your tokens on this moon are added to your total. They are not in the challenge and cannot be lost by it.

moon-extra-card-moon =
    .text = At the start of each of your turns, you draw a card.

moon-flux-moon =
    .text = Choose two bases of two different players: one token of your choice from each goes to the other one.

moon-implosion-moon =
    .text = Choose a planet in this moon's system: all tokens on it and on this moon go to the warp, and the moon is out of the game.

moon-mini-mac-moon =
    .text = Each of your tokens in a challenge counts two in totals.

moon-moon-boon =
    .text = Take four neutral boon tokens and place them on your bases. They act as yours, but they are none of your twenty: they never become Karma and have no letters.

moon-peace-moon =
    .text = A deal that fails costs you one token instead of three.

moon-reward-moon =
    .text = You get one more reward whenever you are rewarded as an ally.

moon-shield-wall-moon =
    .text = While you are the defense on a planet of this moon's system, allies against you may commit at most two tokens each.

moon-silent-moon =
    .text = Nothing happens. Only the players here know that.

moon-tie-moon =
    .text = You win ties in which you are the offense.

moon-warp-vent-moon =
    .text = When you regroup, you retrieve two tokens instead of one.
