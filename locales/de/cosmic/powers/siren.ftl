power-siren =
    .text = Wird jemand zur Abwehr, in dessen Heimatsystem du eine Basis hast, und bist du nicht der Angreifer, darfst du den Kegel auf einen deiner Heimatplaneten drehen, auf dem du eine Basis hast und der Angreifer keine: Jetzt bist du die Abwehr. Das geschieht höchstens einmal in einer Begegnung. Immer wenn du als Abwehr gewinnst, darfst du auf einem beliebigen Planeten im Heimatsystem des Angreifers eine Basis gründen, mit einem bis vier Steinen von deinen Basen.
    .example = Ana greift Ben an. Cy hat bei Ben eine Basis und dreht den Kegel auf seinen Planeten 2. Er gewinnt und setzt drei Steine auf Anas Planeten 5.
    .wild = Für den Rest der Begegnung: Nenn jedes Mal eine Karte, wenn jemand anderes vom Stapel zieht. Du bekommst jedes Exemplar davon, das gezogen wird.
    .super = Als Abwehr, bevor Verbündete eingeladen werden, versprich ihnen deinen freien Planeten: Gewinnst du, darf jeder deiner Verbündeten dort eine Basis nehmen statt Belohnungen.
