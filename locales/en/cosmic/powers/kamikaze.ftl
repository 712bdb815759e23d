power-kamikaze =
    .text = As a main player, before cards are chosen, you may send up to four tokens from your bases to the warp. Draw two cards for each.
    .example = Ana has only a 6 and a compromise. She gives up three tokens and draws six cards before she chooses.
    .wild = As a main player once both cards lie face down, or as an ally before cards are chosen: send up to four of your tokens outside the challenge to the warp. Each adds 3 to the total of your side.
    .super = At the start of one of your challenges: bring three of your tokens back from the warp.
