power-gorgon =
    .text = Other players' tokens on your home planets, and on any planet where you have a base, cannot be moved away, neither by their owners nor by others. They still defend there, and can be lost, captured or removed. This power does not need three home bases.
    .example = Ana has a base on Ben's planet 3. Ben's two tokens there cannot be committed until she is gone.
    .wild = As a main player, before allies are invited: name a planet. In this challenge, tokens there do not defend, do not move and do not go to the warp.
    .super = When somebody plays Cosmic Zap on you: it is cancelled.
