power-assessor =
    .text = When another player, as the offense or an ally, has committed two or more tokens, one of them goes to your disc: it is in no challenge and not in the warp. In a deal, any number of your partner's tokens there may be part of an offer; they go back to bases of theirs. At the start of their own challenge, a player may buy tokens back for one card each, if you agree.
    .example = Cy joins Ben with three tokens. One of them goes to Ana's disc, and two are left in the challenge.
    .wild = As the defense: take one random card from each player who has a base in your home system.
    .super = From three or more committed tokens you take two.
