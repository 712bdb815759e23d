power-spiff =
    .text = Als Angreifer, wenn du um zehn oder mehr verlierst und beide Karten Angriffe waren, darfst du bruchlanden: Einer deiner Steine, die verloren wären, landet neben den Siegern auf dem Planeten, statt in den Warp zu gehen.
    .example = Ana verliert mit 6 gegen 18. Einer ihrer Steine landet trotzdem neben Bens Steinen auf dem Planeten.
    .wild = Als Abwehr, wenn du verlierst: Einer deiner Steine bleibt auf dem Planeten.
    .super = Für eine Bruchlandung genügt es, um fünf oder mehr zu verlieren.
