power-vulch =
    .text = Whenever another player discards an edict, played or not, it goes to your hand once everything it was about is settled. When you draw a new hand, you keep your edicts and draw a full hand on top.
    .example = Ben plays a Cosmic Zap. Once it has done its work, it is in Ana's hand.
    .wild = As a main player, after you have won or made a deal: your opponent hands you cards one at a time, in an order of their choice. You discard each until you keep one; your opponent keeps the rest.
    .super = You also collect the flares that others discard, and keep your flares when you draw a new hand.
