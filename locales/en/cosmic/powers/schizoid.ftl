power-schizoid =
    .text = At setup you pick in secret what wins the game for everybody instead of the usual number of foreign bases: five foreign bases; one in every other system; three in one system; two in each of two systems; three with four or more tokens each; or four while you hold all your home planets. When your side loses, the winners learn one condition that is not yours. While your power does not work, the usual number wins.
    .example = Ana's condition is three bases in one system. Ben has five foreign bases, no three of them together, and has not won.
    .wild = After a challenge: exchange home system, colour and all tokens with another player. Hands and powers stay. Afterwards this flare is discarded.
    .super = At the end of your turn you may change the condition to another one by which nobody would win at once.
