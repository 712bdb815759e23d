power-stasis =
    .text = In jeder Begegnung nennst du einen Asteroiden, der nicht weiterrückt: nicht den, den du in der Begegnung davor festgehalten hast, und keinen, an dessen Platz ein anderer käme. Gibt es keinen solchen, rücken alle weiter. Hat ein Asteroid diese Kraft, nutzt sie der, bei dem er vor dem Umlauf liegt.
    .example = Ana hält den Asteroiden in ihrem System fest und hat seine Kraft für eine weitere Begegnung.
