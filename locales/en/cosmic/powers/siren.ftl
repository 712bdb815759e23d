power-siren =
    .text = When a player in whose home system you have a base becomes the defense, and you are not the offense, you may turn the cone to a home planet of yours with a base of yours and none of the offense: now you are the defense. That happens once in a challenge at most. Whenever you win as the defense, you may found a base on any planet of the offense's home system, with one to four tokens from your bases.
    .example = Ana attacks Ben. Cy has a base at Ben's and turns the cone to his own planet 2. He wins and lands three tokens on Ana's planet 5.
    .wild = For the rest of the challenge, name a card each time somebody else draws from the deck. You get every copy of it that is drawn.
    .super = As the defense, before allies are invited, promise them your free planet: if you win, each of your allies may take a base there instead of rewards.
