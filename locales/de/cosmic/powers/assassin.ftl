power-assassin =
    .text = Jedes Mal, wenn das Schicksal die Farbe eines anderen zeigt, suchst du einen Stein dieser Farbe auf irgendeiner Basis aus, und er geht in den Warp, egal wer am Ende herausgefordert wird. Ist die Karte wild, suchst du irgendeinen Stein eines anderen auf einer Basis aus.
    .example = Ana zieht Gelb, Cys Farbe. Dee hat Assassin und sucht einen von Cys Steinen auf einer fremden Basis aus: Er geht in den Warp.
    .wild = Als Abwehr, nachdem du gegen einen Angriff verloren hast: Schick einen deiner Steine, der nicht in der Begegnung war, in den Warp. Dann gehen auch alle Steine der Siegerseite in der Begegnung in den Warp, und niemand bekommt eine Basis.
    .super = Wenn deine Kraft in deinem eigenen Zug einen Stein trifft, stellst du einen deiner Steine aus dem Warp an seinen Platz.
