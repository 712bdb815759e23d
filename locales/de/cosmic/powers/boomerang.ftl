power-boomerang =
    .text = Beim Aufbau kommen von jedem Heimatplaneten alle Steine bis auf einen auf dein Blatt. Immer wenn du als Angreifer oder Verbündeter Steine schickst, darfst du bis zu drei vom Blatt dazugeben, auch über die Grenze von vier hinaus. Ist das Schicksal wild, darfst du jemanden, der auf einem deiner Heimatplaneten eine Basis hat, dort herausfordern. Du gewinnst, sobald dein Blatt leer ist und du drei Heimatbasen hast.
    .example = Ana schickt zwei Steine von ihren Basen und gibt drei von ihrem Blatt dazu: Fünf stehen auf dem Kegel.
    .wild = Als Hauptspieler oder Verbündeter: In dieser Begegnung gehen deine Steine statt in den Warp auf deine Basen.
    .super = Zu Beginn deiner eigenen Begegnung: Zieh einen Stein von deinem Blatt auf eine deiner Heimatbasen.
