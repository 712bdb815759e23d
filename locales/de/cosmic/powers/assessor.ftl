power-assessor =
    .text = Wenn jemand anderes als Angreifer oder Verbündeter zwei oder mehr Steine eingesetzt hat, geht einer davon auf dein Blatt: Er ist in keiner Begegnung und nicht im Warp. Bei einem Handel dürfen beliebig viele Steine deines Partners von dort Teil eines Angebots sein; sie gehen auf seine Basen zurück. Zu Beginn der eigenen Begegnung darf man Steine von dir zurückkaufen, jeden für eine Karte, wenn du zustimmst.
    .example = Cy verbündet sich mit drei Steinen mit Ben. Einer davon geht auf Anas Blatt, zwei bleiben in der Begegnung.
    .wild = Als Abwehr: Nimm von jedem, der eine Basis in deinem Heimatsystem hat, eine zufällige Karte.
    .super = Von drei oder mehr eingesetzten Steinen nimmst du zwei.
