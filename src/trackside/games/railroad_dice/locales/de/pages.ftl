### What the pages say at a table of RailRoad Dice Germany.

rd-ui-ends = Streckenende
rd-ui-end = { $end ->
         [N] Nordende
        *[S] Südende
    }
rd-ui-go-to-end = { $end ->
         [N] Ganze Karte; zum Nordende
        *[S] Ganze Karte; zum Südende
    }
rd-ui-lens = { $end ->
         [N] Das Nordende aus der Nähe
        *[S] Das Südende aus der Nähe
    }
rd-ui-sector-dice = Sektor { $sector } · { $count } Würfel, ab { $least } hinaus
rd-ui-dead-end = Totes Ende: Hier kann nichts gelegt werden
rd-ui-front-dice = Würfel vor dem Schirm
rd-ui-front-dice-of = Würfel vor dem Schirm von { $name }
rd-ui-keep-five = { $count }, am Ende des Spielzugs bleiben höchstens 5
rd-ui-no-front-dice = Keine Würfel hier. Würfle mit Würfeln hinter dem Schirm.
rd-ui-behind-screen = Hinter deinem Schirm
rd-ui-behind-screen-of = Hinter dem Schirm
rd-ui-hidden-use = { $count } Würfel: zum Zahlen oder Würfeln
rd-ui-hidden-die = Würfel { $number } hinter dem Schirm
rd-ui-face-straight = Gerade
rd-ui-face-curve = Kurve
rd-ui-face-joker = Joker
rd-ui-face-transport = Transportsymbol
rd-ui-roll-sum = { $hidden } verdeckt{ $jokers ->
         [0] {""}
        *[other] {" "}+ { $jokers } Joker + { $jokers } Bonus
    } = { $total } Würfel
rd-ui-roll = Würfeln …
rd-ui-roll-now = { $count ->
         [one] { $count } Würfel werfen
        *[other] { $count } Würfel werfen
    }
rd-ui-cancel = Abbrechen
rd-ui-turn = Drehen
rd-ui-lay = { $die ->
         [straight] Gerade legen
         [curve] Kurve legen
         [transport] Würfel legen
        *[joker] Joker legen
    }{ $cost ->
         [0] {""}
        *[other] , { $cost } zahlen
    }
rd-ui-build = { $company } bauen, { $cost } zahlen
rd-ui-what-stands = Was hier stehen soll
rd-ui-pay-with = Zahlen mit
rd-ui-payment = { $jokers ->
         [0] { $hidden } verdeckt
        *[other] { $hidden ->
             [0] { $jokers } Joker
            *[other] { $hidden } verdeckt, { $jokers } Joker
        }
    }
rd-ui-choose-company = Für welche Gesellschaft wartet ein Passagier mehr?
rd-ui-or-target = Oder wähle ein bernsteinfarbenes Feld.
rd-ui-waiting-after = { $before } → { $after } warten
rd-ui-pick-die = Nimm einen Würfel, oder wähle ein bernsteinfarbenes Feld.
rd-ui-choose-target = { $die ->
         [straight] Wähle ein bernsteinfarbenes Feld für die Gerade.
         [curve] Wähle ein bernsteinfarbenes Feld für die Kurve.
         [transport] Wähle eine Gesellschaft.
        *[joker] Wähle ein bernsteinfarbenes Feld für den Joker.
    }
rd-ui-no-target = { $die ->
         [straight] Die Gerade passt an diesem Ende nirgends.
         [curve] Die Kurve passt an diesem Ende nirgends.
         [transport] Wähle eine Gesellschaft.
        *[joker] Der Joker passt an diesem Ende nirgends.
    }
rd-ui-nothing-to-build = An diesem Ende kann jetzt nichts liegen. Versuche das andere, würfle oder beende den Spielzug.
rd-ui-income = Einkommen · { $count }{ $kind ->
         [jokers] {" ?"}
        *[hidden] {""}
    }
rd-ui-income-ends = Die Bank hat nur { $bank } von { $count } Würfeln: Einkommen nehmen beendet die Partie.
rd-ui-end-turn = Spielzug beenden
rd-ui-end-return = Beenden, { $count } zurück
rd-ui-end-waits = Der Spielzug kann noch nicht enden:
rd-ui-no-income-now = Jetzt kein Einkommen
rd-ui-no-roll-now = Jetzt kein Wurf
rd-ui-no-end-now = Der Spielzug kann noch nicht enden
rd-ui-choose-return = Wähle oben die Würfel, die zurück in die Bank gehen, einen oder mehrere.
rd-ui-give-back = { $die ->
         [straight] Gerade zurückgeben
         [curve] Kurve zurückgeben
         [transport] Transportsymbol zurückgeben
        *[joker] Joker zurückgeben
    }
rd-ui-give-back-many = { $count } Würfel zurückgeben
rd-ui-give-back-none = Zurückgeben
rd-ui-ends-game = { $reason ->
         [last-station] Das beendet die Partie: letzter Bahnhof der Gesellschaft.
         [bank-short] Das beendet die Partie: Die Bank kann nicht alle Würfel geben.
        *[ends-dead] Das beendet die Partie: Beide Enden sind tot.
    }
rd-ui-what-it-does = Was das bewirkt
rd-ui-effects-later = Wähle ein Feld: Was der Würfel kostet und bringt, steht hier, bevor du ihn legst.
rd-ui-die-on = { $die ->
         [straight] Gerade
         [curve] Kurve
         [transport] Würfel
        *[joker] Joker
    } auf { $place }
rd-ui-die-laid = 1 Würfel gelegt
rd-ui-station-in = { $company } in { $place }
rd-ui-dice-paid = { $count } Würfel gezahlt
rd-ui-dice = { $count } Würfel
rd-ui-jokers = +{ $count } Joker
rd-ui-river-first = { $river }, erstmals in diesem Spielzug
rd-ui-river-paid = in diesem Spielzug bezahlt
rd-ui-paid-with = Bezahlt mit
rd-ui-passengers-come = Wartende Passagiere fahren mit
rd-ui-you-direct = Du übernimmst die Leitung
rd-ui-you-replace = Du übernimmst die Leitung von { $former }
rd-ui-stations-left-after = Bahnhöfe, die der Gesellschaft bleiben
rd-ui-station-reward = Belohnung für den Bahnhof
rd-ui-connects = Schließt Sektor { $sector } an
rd-ui-no-reward = keine Belohnung
rd-ui-clears = Sektor { $sector } wird geräumt
rd-ui-to-bank = { $count } Würfel in die Bank
rd-ui-kind-in = { $kind } in { $sector }
rd-ui-income-word = Einkommen
rd-ui-opens = Öffnet nach { $place }
rd-ui-station-costs = Bahnhof { $count }
rd-ui-income-after = Dein Einkommen
rd-ui-barred-side = Darf sich nicht öffnen nach { $to ->
         [N] Norden
         [E] Osten
         [S] Süden
        *[W] Westen
    }: totes Ende
rd-ui-becomes-dead = Dieses Ende wird tot
rd-ui-kind-plain = Ebene
rd-ui-kind-start = Ebene
rd-ui-kind-mountain = Gebirge
rd-ui-kind-water = Wasser
rd-ui-kind-sea = Meer
rd-ui-kind-foreign = Ausland
rd-ui-kind-abroad = Auslandsfeld
rd-ui-legend-open = Für alle offen
rd-ui-legend-land = Deutschland, 4 × 6 Sektoren
rd-ui-legend-cost = Die Zahl sind die Kosten in Würfeln.
rd-ui-white-square = weißes Bahnhofsfeld
rd-ui-square-of = { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-station = Bahnhof
rd-ui-station-abroad = Auslandsbahnhof
rd-ui-station-here = Hier: ein Bahnhof von { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-track-here = Hier: eine Schiene
rd-ui-cannot-lay = { $die ->
         [straight] Die Gerade kann hier nicht liegen: { $place }
         [curve] Die Kurve kann hier nicht liegen: { $place }
         [transport] Nicht hier: { $place }
        *[joker] Der Joker kann hier nicht liegen: { $place }
    }
rd-ui-cannot-station = Hier kein Bahnhof: { $place }
rd-ui-target = Hier kann ein Würfel oder Bahnhof stehen
rd-ui-row-column = Zeile { $row }, Spalte { $column }
rd-ui-passengers = Passagiere
rd-ui-passengers-help = eine Zahl auf vollem Grund: leitet die Gesellschaft
rd-ui-company = Gesellschaft
rd-ui-stations-left = Bahnhöfe
rd-ui-waiting = Wartend
rd-ui-next-year = Am Jahresende: +{ $count }
rd-ui-director = Direktor
rd-ui-transported = Befördert
rd-ui-screen = Schirm
rd-ui-as-jokers = Das nächste Einkommen kommt als Joker
rd-ui-year = Jahr { $year }
rd-ui-round = Jahr { $round }
rd-ui-round-head = Jahr
rd-ui-over-round = Beendet in Jahr { $round }
rd-ui-chart-income = Einkommen, nach jedem Jahr
rd-ui-chart-score = Stand, nach jedem Jahr
rd-ui-charts-empty = Linien erscheinen nach dem ersten Jahr.
rd-ui-bank = Bank: { $count } Würfel
rd-ui-ending = Wie die Partie endet
rd-ui-ending-short = Bahnhöfe { $left } · Bank { $bank } · tote Enden { $dead } von 2
rd-ui-nears-stations = Das Ende naht: Ein weiterer Bahnhof dieser Gesellschaft beendet das Spiel.
rd-ui-nears-bank = Das Ende naht: Die Bank hat dann nur noch { $count } Würfel.
rd-ui-nears-dead = Das Ende naht: Ist auch das andere Ende tot, ist das Spiel aus.
rd-ui-ending-line = Ende: Bahnhöfe { $left } · Bank { $bank } · tote Enden { $dead } von 2
rd-ui-ending-stations = Eine Gesellschaft baut ihren letzten Bahnhof. Am wenigsten übrig: { $companies }, { $count }.
rd-ui-ending-bank = Die Bank kann fällige Würfel nicht geben. Sie hat { $count }.
rd-ui-ending-dead = Beide Streckenenden sind tot. Jetzt: { $count }.
rd-ui-no-winner-yet = Noch würde niemand gewinnen: kein Bahnhof von { $companies }.
rd-ui-who-did = Wer was gebaut hat
rd-ui-did-tracks = Gelegte Schienen
rd-ui-did-stations = Gebaute Bahnhöfe
rd-ui-did-sectors = Sektoren mit Belohnung angeschlossen
rd-ui-did-symbols = Benutzte Transportsymbole
rd-ui-directorships = Leitungen
rd-ui-roll-help = Tippe auf die Würfel, die du wirfst. Jeder Joker bringt einen Bonuswürfel aus der Bank.

## In short, and at the end

rd-ui-decides = Wer die meisten Passagiere befördert hat, gewinnt.
rd-ui-about = Würfle Schienen, lege sie und nimm die Passagiere mit
rd-ui-short-1 = Eine einzige Bahnlinie wächst an zwei Enden durch Deutschland, und alle bauen an beiden. Wer die meisten Passagiere befördert hat, gewinnt.
rd-ui-short-2 = Wenn du an der Reihe bist, nimmst du Einkommen, würfelst, legst Schienen und baust Bahnhöfe, in beliebiger Reihenfolge.
rd-ui-short-3 = Geraden und Kurven kommen an ein Ende der Bahnlinie; ein Joker (?) ist beides. Flüsse, Gebirge und Wasser kosten weitere Würfel.
rd-ui-short-4 = Ein Bahnhof kostet 3 oder 5 Würfel, bringt 2 Joker und nimmt alle wartenden Passagiere seiner Gesellschaft mit.
rd-ui-short-5 = Wer von einer Gesellschaft die meisten Passagiere befördert hat, leitet sie und hat mehr Einkommen.
rd-ui-short-6 = Hat am Ende eine Gesellschaft keinen Bahnhof, gewinnt niemand.
rd-ui-wins = { $count ->
        [one] { $names } gewinnt mit { $score } Passagieren.
       *[other] { $names } teilen sich den Sieg mit { $score } Passagieren.
    }
rd-ui-score = { $score } { $score ->
        [one] Passagier
       *[other] Passagiere
    }

## Themes of puzzles

rd-ui-puzzle-theme-station = Bahnhöfe
rd-ui-puzzle-theme-dice = Würfel
