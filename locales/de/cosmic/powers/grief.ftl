power-grief =
    .text = Immer wenn Steine von dir in den Warp kommen, darfst du ebenso viele Karten ziehen. Immer wenn Steine von dir aus dem Warp zurückkommen, darfst du bis zu ebenso viele Karten ablegen.
    .example = Ana verliert drei Steine gegen Ben und zieht drei Karten. Später kommt einer der Steine zurück: Sie legt eine 4 ab.
    .wild = Wenn der Angreifer zu Beginn einer Begegnung einen Stein zurückholt: Zieh eine Karte.
    .super = Zu Beginn einer deiner Begegnungen: Leg beliebig viele Karten ab und hol ebenso viele deiner Steine aus dem Warp zurück.
    .discard-usual = Ablage von Grief für Steine, die zurück sind (keine)
