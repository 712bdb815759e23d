power-boomerang =
    .text = At setup, all but one token of each home planet go to your sheet. Each time you send tokens as the offense or an ally, you may add up to three from the sheet, beyond the limit of four. If destiny is wild, you may challenge a player at a home planet of yours where they have a base. You win as soon as your sheet is empty while you have three home bases.
    .example = Ana sends two tokens from her bases and adds three from her sheet: five are on the cone.
    .wild = As a main player or ally: in this challenge your tokens go to your bases instead of the warp.
    .super = At the start of your own challenge: move a token from your sheet to one of your home bases.
