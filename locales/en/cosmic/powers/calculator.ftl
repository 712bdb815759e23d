power-calculator =
    .text = As a main player, once both cards lie face down, you may announce "equalize": if both are attacks with different values, the higher card loses the value of the lower one. The lower card stays as it is.
    .example = The cards are 20 and 8. Ana announced equalize, so the 20 counts as 12.
    .wild = As a main player, once both cards lie face down: call odd or even. Between two attacks: if their sum is what you called, your opponent's card drops by the value of yours; if it is not, yours drops by the value of theirs.
    .super = You may also announce "equalize" while you are an ally on either side.
