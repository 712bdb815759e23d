power-will =
    .text = As the offense, after destiny is drawn: name any other player as the defense, whatever the card shows, and aim the cone at any planet of that player's home system or at any of that player's bases elsewhere.
    .example = Ana draws blue, but names Cy and aims the cone at a base that Cy has in Dee's system.
    .wild = As the offense, when destiny shows another player's colour: challenge that player at any base of theirs, in any system. You take your tokens back and commit again.
    .super = Before you name the defense, look at one player's hand.
