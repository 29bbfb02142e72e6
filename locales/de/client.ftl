### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = du
ui-guest = Gast
ui-player-n = Person { $number }
ui-players = Am Tisch
ui-your-name = Dein Name
ui-change-name = Namen ändern
ui-table = Tisch
ui-table-of = Tisch: { $name }
ui-seats = { $count ->
         [one] { $count } Person
        *[other] { $count } Personen
    }
ui-seats-head = Plätze
ui-held = ein Bot hält den Platz
ui-away = nicht da
ui-bot-level = Bot, { $level ->
         [random] zufällig
         [easy] leicht
         [normal] mittel
         [hard] schwer
        *[other] { $level }
    }
ui-income = Einkommen { $count }
ui-points = { $count ->
         [one] { $count } Punkt
        *[other] { $count } Punkte
    }
ui-level = Stufe
ui-level-random = Zufällig
ui-level-easy = Leicht
ui-level-normal = Mittel
ui-level-hard = Schwer

## turn line

ui-your-turn = Du bist an der Reihe
ui-your-turn-short = Dein Zug
ui-waiting = Warten
ui-watching = Zuschauen
ui-over = Beendet
ui-over-round = Beendet in Runde { $round }
ui-waits-for = An der Reihe: { $names }
ui-since = Letzter Zug { $when }.
ui-sending = Wird gesendet…
ui-past = Aktion { $move } von { $total }
ui-offline = { $count ->
         [one] Keine Verbindung. Neuer Versuch in { $count } Sekunde. Nichts geht verloren.
        *[other] Keine Verbindung. Neuer Versuch in { $count } Sekunden. Nichts geht verloren.
    }
ui-offline-short = Keine Verbindung. Nichts geht verloren.
ui-overtaken = Am Tisch ist etwas geschehen. Sieh noch einmal hin, dann sende.
ui-nothing-now = Gerade ist keine Aktion möglich.
ui-final = lässt sich nicht rückgängig machen
ui-not-sent = Vorschau, noch nicht gesendet
ui-allowed = Erlaubt
ui-why-not = warum nicht?
ui-read-rule = Regel { $rule } lesen
ui-read-the-rule = Regel lesen
ui-find-action = Aktion suchen
ui-actions = Was du tun kannst
ui-sheet = Höhe des Blatts ändern
ui-undo = Rückgängig
ui-takeback-ask = Um Rücknahme bitten
ui-takeback-asked = { $name } bittet um Rücknahme. Es fehlt noch: { $waiting }
ui-takeback-withdraw = Bitte zurückziehen
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-take-seat = Platz wieder einnehmen
ui-sit-down = Hinsetzen
ui-less = Weniger
ui-more = Mehr
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert
ui-of = { $count } von { $total }

## board

ui-board = Spielplan
ui-board-keys = Pfeiltasten bewegen den Cursor, N springt zum nächsten offenen Platz, Eingabe wählt, Fragezeichen sagt warum nicht, 0 zeigt den ganzen Spielplan.
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-fit = Ganzen Spielplan zeigen
ui-find-place = Gehe zu Ort
ui-find-none = Kein Ort mit diesem Namen.
ui-layers = Ebenen
ui-layer-relief = Relief
ui-layer-names = Namen
ui-layer-networks = Netze
ui-tap-again = Noch einmal tippen zum Wählen
ui-show-open = { $count ->
    [one] Den offenen Platz zeigen
   *[other] { $count } offene Plätze zeigen
}

## log, history, charts

ui-log = Protokoll
ui-log-empty = Hier erscheint die erste Aktion.
ui-log-undo = { $name } macht eine Aktion rückgängig.
ui-go-to-move = Zu Aktion { $move }
ui-older = Ältere Einträge
ui-tab-log = Protokoll
ui-tab-charts = Diagramme
ui-tab-rules = Regeln
ui-rules-help = Jede Ablehnung nennt ihre Regel. Alle Regeln sind einen Klick entfernt.
ui-open-rules = Regeln öffnen
ui-download-record = Partiedatei herunterladen
ui-history = Verlauf
ui-first = Zum Anfang
ui-back = Eine Aktion zurück
ui-forward = Eine Aktion vor
ui-last = Zur neuesten Aktion
ui-play = Wiedergabe
ui-pause = Pause
ui-speed = Tempo { $speed }
ui-move = Aktion { $move }
ui-round = Runde { $round }
ui-round-head = Runde
ui-live = Live
ui-back-to-live = Zurück zum Jetzt
ui-as-table = Tabelle
ui-as-lines = Linien
ui-charts-empty = Linien erscheinen nach der ersten Runde.
ui-start-short = Start
ui-chart-cash = Bargeld, nach jeder Runde
ui-chart-income = Einkommen, nach jeder Runde
ui-chart-score = Stand, nach jeder Runde

## end

ui-result = Ergebnis
ui-wins = { $count ->
         [one] { $names } gewinnt mit { $score } { $game ->
             [gr] Talern
             [cr] Millionen Yuan
             [rd] Passagieren
            *[other] Punkten
        }.
        *[other] { $names } teilen sich den Sieg mit { $score } { $game ->
             [gr] Talern
             [cr] Millionen Yuan
             [rd] Passagieren
            *[other] Punkten
        }.
    }
ui-copy-position = Link zu dieser Stellung kopieren
ui-decides-vd = Die Wertung ist das Einkommen abzüglich der Anleihen.
ui-decides-rd = Wer die meisten Passagiere befördert hat, gewinnt.
ui-score = { $game ->
        [gr] { $score } T
        [cr] { $score } M
        [rd] { $score } { $score ->
            [one] Passagier
           *[other] Passagiere
        }
       *[other] { $score } { $score ->
            [one] Punkt
           *[other] Punkte
        }
    }
ui-no-winner = Diese Partie hat niemand gewonnen.
ui-margin = { $count } mehr als { $name }
ui-how-ended = Wie es endete
ui-to-board = Zum Spielplan
ui-to-result = Zum Ergebnis
ui-play-again = Noch einmal
ui-seed-proof = Startwert und Beweis der Ziehungen
ui-seed = Startwert
ui-seed-hash = Prüfwert vom Anfang
ui-seed-later = wird nach dem Ende gezeigt
ui-seed-check = Prüfung
ui-seed-fits = Der Startwert passt zum Prüfwert.
ui-seed-differs = Der Startwert passt nicht zum Prüfwert.
ui-draws = Ziehungen

## hot-seat

ui-pass-screen = Gib das Gerät weiter an { $name }
ui-pass-screen-help = Jetzt sollte sonst niemand hinsehen. { $name } drückt den Knopf.
ui-i-am = Ich bin { $name }

## waiting room

ui-room-full = Alle sind da.
ui-room-open = { $count ->
         [one] { $count } Platz ist frei.
        *[other] { $count } Plätze sind frei.
    }
ui-room-wait = Die Partie beginnt, wenn die Tischleitung es sagt.
ui-free-seat = Freier Platz
ui-add-bot = Bot dazu
ui-free = Freigeben
ui-invite-link = Einladungslink
ui-start = Partie beginnen
ui-close-table = Tisch auflösen
ui-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
ui-no-page = Unter dieser Adresse gibt es nichts.
ui-loading = Der Spielplan wird aufgebaut…

## pages

ui-pages = Seiten
ui-panels = Am Tisch, Gesellschaften, Protokoll
ui-nav-board = Spielplan
ui-nav-table = Tisch
ui-nav-log = Protokoll
ui-nav-charts = Diagramme
ui-door-play = Spielen
ui-door-watch = Zuschauen
ui-door-rules = Regeln
ui-door-settings = Einstellungen
ui-lobby = Zur Lobby
ui-skip = Zum Inhalt
ui-language = Sprache
ui-settings = Einstellungen

## lobby

ui-where = Wo bauen wir heute?
ui-motto = Jede Regel wird geprüft, und jedes „Nein“ sagt, warum.
ui-games = Spiele
ui-about-gr = Kaufe Aktien, baue Gleise, kassiere, wenn sich Linien treffen
ui-about-vd = Leihe, biete und transportiere über die Strecken aller
ui-about-rd = Würfle Gleise, lege sie und nimm die Passagiere mit
ui-about-cr = Zeichne eine Bahn von Beijing bis Kashgar, Ladung um Ladung
ui-game-facts = { $least }–{ $most } Personen · { $minutes } min
ui-quick = { $count ->
         [one] { $game }, du und { $count } Bot
        *[other] { $game }, du und { $count } Bots
    }
ui-quick-help = Beginnt sofort. Plätze, Optionen und Spielplan lassen sich ändern.
ui-options = Optionen
ui-play-now = Losspielen
ui-your-games = Deine Partien
ui-wait-for-you = { $count ->
         [one] { $count } wartet auf dich
        *[other] { $count } warten auf dich
    }
ui-no-games = Keine Partie wartet auf dich. Beginne eine gegen Bots: zwei Klicks genügen.
ui-open-tables = Offene Tische
ui-no-open = Gerade sucht niemand Mitspielende. Öffne einen Tisch oder schick einen Link.
ui-now = { $count } gerade
ui-open-facts = { $count ->
         [one] { $count } Person
        *[other] { $count } Personen
    } · { $free ->
         [one] { $free } Platz frei
        *[other] { $free } Plätze frei
    }
ui-invite = Einladen
ui-invite-help = Zwei Klicks, ohne Konto.
ui-invite-button = Tisch mit Link öffnen
ui-hot-seat = Ein Gerät, mehrere Personen
ui-hot-seat-help = Reicht das Tablet herum. Verborgenes bleibt verborgen.
ui-hot-seat-button = Gemeinsam beginnen
ui-show-table = Ansehen
ui-watch = Zuschauen
ui-watch-game = Einer Partie zuschauen
ui-no-live = Gerade läuft keine öffentliche Partie.
ui-no-live-help = Einem Tisch, der in der Lobby steht, können alle zuschauen. Eröffne einen!
ui-new-here = Neu hier?
ui-new-here-help = Die Regeln sind kurz, durchsuchbar und von jeder Ablehnung verlinkt.
ui-read-rules = Regeln lesen
ui-server-trouble = Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.
ui-pencil = Bleistift
ui-pencil-idea = Zeichne auf dem Plan, während du wartest.
ui-pencil-help = Nur du siehst die Bleistiftlinien; nichts wird gesendet.
ui-pencil-clear = Ausradieren
ui-invited = Du bist eingeladen
ui-invited-help = Sag deinen Namen und setz dich. Ein Konto brauchst du nicht.

## new table

ui-new-table = Neuer Tisch
ui-name-of-seat = Name für Platz { $number }
ui-kind-of-seat = Wer sitzt auf Platz { $number }
ui-kind-bot = Bot
ui-kind-open = Freier Platz
ui-kind-here = An diesem Gerät
ui-seat-open-help = wer den Link hat
ui-seat-bot-help = spielt der Computer
ui-title = Name des Tischs
ui-public = Tisch in der Lobby zeigen
ui-board-file = Spielplan: { $name }. Eigene Datei (JSON):
ui-board-unreadable = Diese Datei ist kein Spielplan: Sie ist kein lesbares JSON.
ui-open-table = Tisch öffnen

## rules page

ui-search-rules = Regeln durchsuchen
ui-contents = Inhalt
ui-no-rule = Keine Regel mit diesen Wörtern. Versuche eine Nummer wie GR-79.
ui-in-short = { $game } in Kürze
ui-understood = Verstanden
ui-rules-english = Die Regeln selbst sind auf Englisch.
ui-rules-notes = Quellen und Hinweise für Programmierer zeigen
ui-rules-no-notes = Quellen und Hinweise für Programmierer verbergen
ui-all-rules = Alle Regeln
ui-table-region = Tabelle

## settings

ui-theme = Farbschema
ui-theme-help = Automatisch folgt dem Gerät.
ui-theme-auto = Automatisch
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-contrast = Hoher Kontrast
ui-palette = Farben der Steine
ui-palette-help = Muster und Buchstaben bleiben in allen dreien gleich.
ui-palette-calm = Ruhig
ui-palette-vivid = Kräftig
ui-palette-grey = Nach Helligkeit
ui-motion = Bewegung
ui-motion-auto = Automatisch
ui-motion-full = Voll
ui-motion-less = Weniger
ui-keys = Tasten
ui-keys-on = Einzelne Buchstaben wirken
ui-keys-setting = P passt, D ist fertig, B baut; K am Tisch zeigt alle.
ui-keys-off = Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
ui-key-tab = nächster Bereich
ui-key-arrows = auf dem Spielplan bewegen, mit Strg von Stadt zu Stadt
ui-key-next = nächster offener Platz auf dem Spielplan
ui-key-enter = wählen, Hauptknopf
ui-key-undo = letzten Schritt zurücknehmen
ui-key-escape = schließen, dann Vorschau verwerfen
ui-key-why = was ist das, warum nicht
ui-key-number = Gebot oder Zahl ändern
ui-key-pass = passen
ui-key-done = fertig
ui-key-build = bauen
ui-key-share = Aktie versteigern
ui-key-digits = Gesellschaft, Gruppe oder Karte dieser Nummer
ui-key-go = zu einem Ort: Namen tippen
ui-key-layers = Ebenen des Spielplans
ui-key-history = eine Aktion zurück oder vor
ui-key-ends = Anfang und Jetzt
ui-key-zoom = ganzer Spielplan, größer, kleiner
ui-key-table = Diagramm als Tabelle
ui-key-turn = Würfel drehen
ui-key-end = das andere Streckenende
ui-key-income = Einkommen nehmen
ui-key-roll = würfeln
ui-key-move = mit dem Zug fahren
ui-key-upgrade = Zug aufrüsten
ui-key-hide = Felder zeigen oder verbergen
ui-key-keys = diese Liste

# Each game in a few sentences, for who has never seen it.
ui-short-gr-1 = Wer am Ende das meiste Geld hat, gewinnt. Aktien und Kassen zählen nichts.
ui-short-gr-2 = Aktien werden versteigert. Was du zahlst, kommt in die Kasse der Gesellschaft und baut ihre Strecken.
ui-short-gr-3 = Wenn du an der Reihe bist, baust du für eine Gesellschaft, von der du eine Aktie hast, oder bietest eine Aktie einer beliebigen Gesellschaft an.
ui-short-gr-4 = Jede erreichte Stadt erhöht das Einkommen der Gesellschaft. Trifft sie in einer Stadt zum ersten Mal eine andere, zahlen alle Gesellschaften ihr Einkommen auf jede Aktie, die bauende doppelt.
ui-short-gr-5 = Je weniger Einkommen du hast, desto mehr Steine hast du im Beutel: Wer arm ist, ist öfter an der Reihe.
ui-short-gr-6 = Die Partie endet, wenn jede Gesellschaft mit zwei anderen verbunden ist.
ui-short-vd-1 = Deine Lok auf der Einkommensleiste zeigt, was du in jeder Runde verdienst; am Ende ist sie deine Wertung, abzüglich deiner Anleihen.
ui-short-vd-2 = Eine Anleihe bringt sofort 6 Mark. Sie kostet in jeder Runde 1 Mark und am Ende 1 Punkt.
ui-short-vd-3 = Biete um die Spielreihenfolge: Wer vorn ist, wählt zuerst Streckenkarten. Jede Karte baut eine Strecke ihres Zeichens, zum Preis, der darauf steht.
ui-short-vd-4 = Bringe eine beliebige Ware in eine Stadt mit denselben Augen, über höchstens sechs Strecken. Jede Strecke bringt dem Besitzer ihres Gleises ein Feld, auch wenn du es nicht bist.
ui-short-vd-5 = Die Partie endet mit der Runde, in der die letzten Streckenkarten ausliegen.
ui-short-rd-1 = Eine einzige Strecke wächst an zwei Enden durch Deutschland, und alle bauen an beiden. Wer die meisten Passagiere befördert hat, gewinnt.
ui-short-rd-2 = Wenn du an der Reihe bist, nimmst du Einkommen, würfelst, verlegst Gleise und baust Bahnhöfe, in beliebiger Folge.
ui-short-rd-3 = Geraden und Kurven kommen an ein Ende der Strecke; ein Joker (?) ist beides. Flüsse, Berge und Wasser kosten weitere Würfel.
ui-short-rd-4 = Ein Bahnhof kostet 3 oder 5 Würfel, bringt 2 Joker und nimmt alle wartenden Passagiere seiner Gesellschaft mit.
ui-short-rd-5 = Wer von einer Gesellschaft die meisten Passagiere befördert hat, ist ihr Direktor und hat mehr Einkommen.
ui-short-rd-6 = Hat am Ende eine Gesellschaft keinen Bahnhof, gewinnt niemand.
ui-short-cr-1 = Zeichne Gleise von Streckenpunkt zu Streckenpunkt und bringe Ladungen in die Städte, die deine Aufträge verlangen.
ui-short-cr-2 = Zuerst fahren: ziehen, laden, abliefern. Dann bauen: Gleise für höchstens 20 M oder ein besserer Zug.
ui-short-cr-3 = Jede Karte verlangt drei Ladungen; eine davon darfst du liefern, dann ziehst du eine neue Karte.
ui-short-cr-4 = Auf Gleisen der anderen darfst du gegen Nutzungsgebühr fahren.
ui-short-cr-5 = Du gewinnst mit 250 M Bargeld und einem Netz, das die vier Metropolen und einen eigenen Containerhafen verbindet.
