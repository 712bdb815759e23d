# Was die Edikte tun. Ihre Namen sind Eigennamen und in allen Sprachen gleich.

edict-mobius-tubes =
    .text = Als Angreifer, zu Beginn einer Begegnung: Alle holen alle ihre Steine aus dem Warp auf ihre Basen zurück.

edict-plague =
    .text = Zu Beginn einer Begegnung: Ein Spieler deiner Wahl verliert drei Steine von Basen und legt von jeder Art, die er auf der Hand hat, eine Karte ab: Angriff, Kompromiss, Edikt, Flare, Zodiac-Karte. Steine und Karten sucht er selbst aus.

edict-sanity =
    .text = Zu Beginn einer Begegnung: Bis diese Begegnung endet, wirkt keine Kraft, auch keine Pflichtkraft.

edict-reincarnation =
    .text = Zu Beginn einer Begegnung: Ein Spieler deiner Wahl legt eine seiner Kräfte mit allem, was dazugehört, ab und nimmt eine zufällige unbenutzte.

edict-hand-zap =
    .text = Zu Beginn einer Begegnung: Ein Spieler deiner Wahl legt seine ganze Hand ab und zieht sieben Karten.

edict-finder =
    .text = Bei jedem Halt: Nenn eine Karte und einen Spieler. Er muss sagen, ob er sie auf der Hand hat; wenn ja, gibt er dir ein Exemplar.

edict-keeper =
    .text = Nach der Begegnung: Nimm eine Karte, die du darin gespielt hast und die abgelegt wurde, auf die Hand zurück, außer Keeper.

edict-force-field =
    .text = Nachdem die Verbündeten beigetreten sind: Wähl beliebig viele von ihnen. Ihre Steine kehren auf Basen zurück, und sie sind keine Verbündeten mehr.

edict-emotion-control =
    .text = Nach dem Aufdecken: Jeder gezeigte Angriff wird zum Kompromiss, also müssen die Hauptspieler einen Handel versuchen.

edict-time-gash =
    .text = Nach dem Aufdecken: Die Begegnung ist ungeschehen. Beide Karten gehen auf die Hand ihrer Besitzer zurück, alle eingesetzten Steine kehren auf Basen zurück, und dieselbe Begegnung beginnt wieder mit dem Schicksal. Was verbraucht ist, bleibt verbraucht.

edict-ionic-gas =
    .text = Sobald der Ausgang feststeht: In dieser Begegnung gibt es weder Trost noch Belohnungen. Wird auch Stellar Gas gespielt, hat keines von beiden eine Wirkung.

edict-stellar-gas =
    .text = Sobald der Ausgang feststeht: Trost und Belohnungen dieser Begegnung werden verdoppelt. Wird auch Ionic Gas gespielt, hat keines von beiden eine Wirkung.

edict-victory-boon =
    .text = Sobald die Abwehr gewonnen hat: Ihr Hauptspieler bekommt für seine Steine in der Begegnung Belohnungen wie ein Verbündeter der Abwehr.

edict-quash =
    .text = Nachdem ein Handel geschlossen wurde: Er gilt nicht, und alle, die ihn geschlossen haben, verlieren je drei Steine, als wäre er gescheitert.

edict-cosmic-zap =
    .text = Wenn eine Kraft genutzt wird: Dieser Einsatz ist aufgehoben, und wer sie genutzt hat, darf bis zum Ende der Begegnung keine Kraft nutzen.

edict-card-zap =
    .text = Wenn ein Edikt oder Flare gespielt wird: Die Karte hat keine Wirkung und wird abgelegt. Einen Card Zap hält nur Un-Zap auf.

edict-flare-zap =
    .text = Wenn ein Flare gespielt wird: Er hat keine Wirkung und wird abgelegt; er zählt trotzdem als der Flare dieses Spielers in dieser Begegnung.

edict-un-zap =
    .text = Wenn Cosmic Zap, Card Zap, Flare Zap oder Hand Zap gespielt wird: Dieser Zap ist aufgehoben, und was er treffen sollte, gilt.
