### Der Coach am ersten Tisch: was entschieden wird und worauf gute Spieler achten

rd-coach-roll-or-build = Du nimmst Einkommen, oder du würfelst und legst Schienen und Bahnhöfe. Gute Spieler zählen, was die Nächsten an den Streckenenden bauen könnten, und lassen keinen Bahnhof in Reichweite.
rd-coach-build-or-end = Du legst Schienen und baust Bahnhöfe mit den Würfeln vor deinem Schirm. Gute Spieler bauen einen Bahnhof, wenn viele Passagiere warten, und sparen Joker: Sie bezahlen alles.
rd-coach-use-transport-symbols = Du legst Transportsymbole zu einer Gesellschaft: Dort warten dann Passagiere. Wähle eine, für die du bald baust und sonst niemand sofort.
rd-coach-return-dice = Höchstens fünf Würfel bleiben vor dem Schirm. Gib Schienen zurück, die du doppelt hast; Joker bleiben.
