### Der Coach am ersten Tisch: was entschieden wird und worauf gute Spieler achten

vd-coach-loan = Du entscheidest, wie viel du dir leihst. Jeder Punkt bringt jetzt 6 Mark, kostet jede Runde 1 Mark und am Ende 1 Punkt. Gute Spieler leihen, was die Gleise dieser Runde kosten, und ein wenig für das Gebot, mehr nicht.
vd-coach-bid = Du bietest um die Reihenfolge: zuerst die Kartengruppe wählen, zuerst an die Waren. Gute Spieler sehen sich erst die Kartengruppen an: Sind zwei gleich gut für dich, biete nicht.
vd-coach-group = Du wählst die Farben, die du diese Runde bauen darfst. Gute Spieler suchen Strecken, die an eigene Gleise anschließen und von Waren zu einer Stadt ihrer Farbe führen.
vd-coach-build = Du baust mit einer Streckenkarte ein Gleis oder wirfst sie ab. Gute Spieler bauen eine lange eigene Linie: Jedes eigene Gleis, über das eine Ware läuft, bringt dir ein Feld, wer auch immer sie transportiert.
vd-coach-transport = Du sagst eine Ware an und bringst sie in eine Stadt ihrer Farbe. Gute Spieler vergleichen, was sie selbst und was die anderen unterwegs bekommen, und nehmen zuerst, was sonst jemand anderes nähme.
vd-coach-route = Du wählst den Weg der Ware, bis zu sechs Strecken. Gute Spieler nehmen den Weg mit den meisten eigenen Gleisen und den wenigsten von denen, die führen.
vd-coach-third-transport = Ein dritter Transport, dank Subvention. Nimm die beste Ware, die noch da ist.
vd-coach-sabotage = Jemand sagt eine Ware an; mit Sabotage muss es eine andere Farbe sein. Gute Spieler heben die Karte für einen langen Transport von jemandem auf, der führt.
vd-coach-alles-neu = Alles neu verteilt die Kartengruppen neu. Spiele es nur, wenn dir keine hilft und eine andere stark ist.
vd-coach-regroup = Du legst die Streckenkarten zu Kartengruppen. Mach eine, die dir passt, und verteile, was die anderen brauchen.
vd-coach-secret-loan = Beide leihen geheim. Leihe, was die Gleise dieser Runde kosten, und ein wenig für das Gebot.
vd-coach-secret-bid = Beide bieten geheim um die Reihenfolge. Sieh dir erst die Kartengruppen an und biete wenig, wenn dir beide recht sind.
vd-coach-secret-raise = Die Gebote waren gleich: Beide legen geheim etwas dazu. Nicht mehr, als dir die bessere Kartengruppe wert ist.
vd-coach-subvention = Wer auf der Einkommensleiste hinten liegt, darf mit Subvention ein drittes Mal transportieren. Das lohnt sich, wenn noch eine Ware über drei oder mehr eigene Gleise läuft.
vd-coach-draw-from = Keine Karte mehr zum Ziehen: Du nimmst eine von einer fremden Hand. Viele Karten, viele Möglichkeiten.
vd-coach-place-extra = Du legst eine Ware aus dem Beutel in eine Stadt. Gute Spieler wählen eine, von der aus sie lang über eigene Gleise läuft.
vd-coach-place-planned = Du legst eine Ware in eine andere Stadt. Wähle die, von der aus sie am längsten über eigene Gleise läuft.
