### Der Coach am ersten Tisch: was entschieden wird und worauf gute Spieler achten

cr-coach-opening-build = Du baust deine ersten Gleise, von einer Metropole aus. Gute Spieler wählen zwei Karten, deren Ladungen und Städte an einer Linie liegen, und bauen diese Linie.
cr-coach-place = Du stellst deinen Zug auf. Wähle eine Stadt mit einer Ladung, die eine deiner Karten verlangt, an eigenen Gleisen.
cr-coach-operate = Du fährst, lädst und lieferst. Gute Spieler fahren zwei Ladungen zugleich, wenn die Städte an einem Weg liegen, und rechnen in Millionen je Spielzug, nicht je Lieferung.
cr-coach-build = Du baust für bis zu 20 Millionen Yuan oder rüstest den Zug auf. Gute Spieler bauen nur, was der nächste Erlös braucht, und Wege zwischen Metropolen: Die meisten davon brauchst du zum Sieg.
cr-coach-end-turn = In diesem Spielzug ist nichts mehr zu tun. Sieh auf deine Karten: Wohin fährt der Zug als Nächstes?
cr-coach-lose-load = Ein Ereignis kostet eine Ladung. Gib die, die du am leichtesten wieder holst oder die keine Karte verlangt.
cr-coach-shelter = Dein Zug sucht Schutz vor dem Sturm. Wähle die Stadt, die deinem nächsten Halt am nächsten liegt.
