### Spielpläne, die jemand aufhebt: das Regal und die Galerie.

## Was der Server sagt.
server-no-no-such-kept-board = Diesen Spielplan gibt es nicht, oder er ist privat. Bitte den Besitzer um den Link.
server-no-no-such-board-version = Von diesem Spielplan gibt es keine Version { $version }.
server-no-board-newer = Dieser Spielplan wurde anderswo geändert: Version { $version } ist neuer. Öffne ihn noch einmal oder speichere deinen als neuen.
server-no-board-unfinished = Auf diesem Spielplan kann man noch nicht spielen. Behebe zuerst, was daran nicht stimmt.
server-no-board-other-game = Das ist ein Spielplan eines anderen Spiels.
server-no-board-without-name = Gib dem Spielplan einen Namen.
server-no-gallery-needs-account = In der Galerie stehen nur Spielpläne von Konten. Lege unter Einstellungen eines an, oder teile den Link.
server-no-too-many-boards = Du hast { $most } Spielpläne. Lösche zuerst einen.
server-no-shelf-full = Deine Spielpläne füllen { $most } MB. Lösche zuerst einen.
