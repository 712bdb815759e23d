power-parasite =
    .text = While you are not a main player: when your turn to answer comes, you may join either side as if you were invited.
    .example = Nobody invited Ana. When her turn to answer comes, she joins the offense with four tokens.
    .wild = When another player has just lost the use of their powers for lack of home bases: found a base of one token, from one of your bases, on one of that player's home planets.
    .super = As an ally you may commit any number of tokens.
