power-empath =
    .text = Als Hauptspieler, wenn eine der aufgedeckten Karten ein Kompromiss und die andere ein Angriff ist, darfst du den Angriff, deinen oder den deines Gegners, als Kompromiss gelten lassen. Dann müsst ihr beide versuchen zu handeln.
    .example = Ana zeigt einen Kompromiss, Ben eine 15. Sie lässt seine 15 als Kompromiss gelten, und die beiden müssen handeln.
    .wild = Wenn gleich verhandelt wird: Kommt der Handel zustande, bekommen alle, die ihn machen, dazu je drei Belohnungen wie ein Verbündeter der Abwehr: Steine aus dem Warp oder Karten.
    .super = Als Hauptspieler oder Verbündeter, wenn der Hauptspieler der Gegenseite einen Kompromiss zeigt: Tausche diese Karte gegen einen Angriff aus deiner Hand. Es geht weiter, als wäre der Angriff gezeigt worden; den Kompromiss behältst du.
