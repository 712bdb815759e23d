power-prophet =
    .text = When you are neither main player nor ally, before cards are chosen, you may say which main player wins. If you are right, found a base on any planet, with one to four tokens from your bases. If you are wrong, the winner sends two of your tokens to the warp. A deal makes you right; if nobody wins, nothing happens.
    .example = Ana attacks Ben, and Cy says that Ben wins. Ben wins: Cy lands three tokens on Ana's planet 2.
    .wild = Before cards are chosen, say in secret that one compromise will be played, or two. If you are right, everybody else loses a token. If you are wrong, pass this flare to the player on your left.
    .super = You may say it when the cards lie face down.
