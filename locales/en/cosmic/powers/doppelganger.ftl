power-doppelganger =
    .text = As a main player, before cards are chosen, you discard all your challenge cards and haunt a player who is not your opponent. They lend you their highest attack and a compromise, or one of these if they have no other. If you then have fewer than two challenge cards, you draw until you have two and discard all else that you draw. What you have borrowed and not played goes back after the cards are revealed. You need no challenge card to begin or to go on.
    .example = Ana attacks Ben and haunts Cy, who lends her a 20 and a compromise. She plays the 20, and Cy gets the compromise back.
    .wild = If you are not a main player, before allies are invited or once they are known: put your hand aside and hold the hand of a player with a base in your home system until the challenge ends. If that is the offense, it draws a new hand.
    .super = You also take two random cards that are no challenge cards from any player but your opponent, and keep them.
