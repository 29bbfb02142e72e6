### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = du
ui-guest = Gast
ui-player-n = Person { $number }
ui-players = Am Tisch
ui-your-name = Dein Name
ui-change-name = Namen ändern
ui-title-with = { $game } mit { $names }
ui-title-of = { $game }: { $names }
ui-people-with = mit { $names }
ui-people = { $names }
ui-title-own = Sonst Spiel und Mitspielende
ui-seats-head = Plätze
ui-held = ein Bot hält den Platz
ui-away = nicht da
ui-bot-level = Bot, { $level ->
         [random] zufällig
         [easy] leicht
         [normal] normal
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
ui-level-normal = Normal
ui-level-hard = Schwer
ui-level-expert = Experte

## turn line

ui-your-turn = Du bist an der Reihe
ui-your-turn-short = Du bist dran
ui-waiting = Warten
ui-watching = Du schaust zu
ui-over = Beendet
ui-over-round = Beendet in Runde { $round }
ui-waits-for = An der Reihe: { $names }
ui-since = Letzte Aktion { $when }.
ui-sending = Wird gesendet…
ui-skip-ahead = Überspringen
ui-since-mine = Seit deinem letzten Zug
ui-see-again = Auf dem Plan noch einmal ansehen
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
ui-all-actions = Alle Aktionen
ui-seat-cash = Bargeld
ui-seat-income = Einkommen
ui-seat-score = Punkte
ui-actions = Was du tun kannst
ui-sheet = Höhe der Leiste ändern
ui-undo = Rückgängig
ui-takeback-ask = Um Rücknahme bitten
ui-takeback-asked = { $name } bittet um Rücknahme. Antwort fehlt noch von: { $waiting }
ui-takeback-withdraw = Bitte zurückziehen
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-sit-down = Hinsetzen
ui-less = Weniger
ui-more = Mehr
ui-out-of-range = { $least } bis { $most } möglich
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert
ui-of = { $count } von { $total }

## board

ui-board = Spielplan
ui-board-keys = Pfeiltasten bewegen den Cursor, N springt zum nächsten möglichen Ort, Eingabe wählt, Fragezeichen sagt warum nicht, 0 zeigt den ganzen Spielplan.
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
    [one] Den möglichen Ort zeigen
   *[other] { $count } mögliche Orte zeigen
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
ui-turn-back = Einen Spielzug zurück
ui-turn-forward = Einen Spielzug vor
ui-by-turn = je Spielzug
ui-by-move = je Aktion
ui-step-change = In Spielzügen oder in einzelnen Aktionen blättern
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
        [one] { $names } gewinnt mit { $score } Punkten.
       *[other] { $names } teilen sich den Sieg mit { $score } Punkten.
    }
ui-copy-position = Link zu dieser Stellung kopieren
ui-share = Link zu dieser Stellung
ui-share-public = Alle können ihn öffnen: Dieser Tisch ist öffentlich.
ui-share-private = Dieser Tisch ist privat. Wer den Link hat, kann zuschauen: Zu sehen ist, was für alle offen liegt, mitspielen geht nicht.
ui-share-make = Link erstellen und kopieren
ui-share-copy = Link kopieren
ui-share-withdraw = Link zurückziehen
ui-share-ends = Der Link zeigt auch, was später gespielt wird. Wer den Tisch eröffnet hat, kann ihn jederzeit zurückziehen.
ui-score = { $score } { $score ->
        [one] Punkt
       *[other] Punkte
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
ui-room-private = Privat: Nur wer den Link hat, sieht diesen Tisch und kann sich setzen.
ui-room-public = Öffentlich: Dieser Tisch steht in der Lobby; alle können zusehen und sich setzen.
ui-free-seat = Freier Platz
ui-colour-of-seat = Platz { $number }: { $disc ->
        [1] blau, glatt
        [2] rot, Balken
        [3] gelb, Ring
        [4] violett, halb
        [5] grün, Kreuz
       *[6] pflaumenfarben, Viertel
    }. Drücke für die nächste freie Farbe.
ui-add-bot = Bot hinzufügen
ui-free = Freigeben
ui-invite-link = Einladungslink
ui-start = Partie beginnen
ui-close-table = Tisch auflösen
ui-close-ask = Diesen Tisch auflösen?
ui-close-help = Die Partie hat noch nicht begonnen. Der Link führt danach ins Leere.
ui-leave-table = Tisch verlassen
ui-leave-ask = Diesen Tisch verlassen?
ui-leave-help = Dein Platz wird für andere frei.
ui-invite-renew = Link erneuern
ui-invite-renew-ask = Den Einladungslink erneuern?
ui-invite-renew-help = Der alte Link gilt nicht mehr. Wer am Tisch sitzt, bleibt.
ui-invite-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
ui-end-game = Partie beenden
ui-end-game-ask = Diese Partie beenden?
ui-end-game-help = Hier spielt sonst niemand mehr. Die Partie endet jetzt, ohne Sieg, und verschwindet aus deiner Liste. Das lässt sich nicht rückgängig machen.
ui-this-table = Dieser Tisch
ui-resign = Aufgeben
ui-resign-ask = Diese Partie aufgeben?
ui-resign-help = Ab jetzt spielt ein Bot auf deinem Platz, und alle lesen es im Protokoll. Du kannst jederzeit zurück, wenn niemand sonst den Platz übernommen hat.
ui-put-away = Aus der Liste nehmen
ui-cancel = Abbrechen
ui-archive = Beendete Partien
ui-archive-empty = Noch keine. Jede Partie, die du zu Ende spielst, findest du hier.
ui-newer-games = Neuere
ui-older-games = Ältere
ui-you-won = Du hast gewonnen
ui-your-place = Platz { $place } von { $count }
ui-won-by = gewonnen von { $names }
ui-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
ui-no-page = Unter dieser Adresse gibt es nichts.
ui-loading = Der Spielplan wird aufgebaut…

## pages

ui-pages = Seiten
ui-panels = Am Tisch, Gesellschaften, Protokoll
ui-nav-board = Spielplan
ui-nav-play = Zug
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
ui-game-facts = { $players } Personen · { $minutes } min
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
ui-draw-board = Eigenen Spielplan zeichnen
ui-server-trouble = Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.
ui-pencil = Bleistift
ui-pencil-idea = Zeichne auf dem Plan, während du wartest.
ui-pencil-help = Nur du siehst die Bleistiftlinien; nichts wird gesendet.
ui-pencil-clear = Ausradieren
ui-invited = Du bist eingeladen
ui-invited-help = Gib deinen Namen ein und setz dich. Ein Konto brauchst du nicht.

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
ui-board-unreadable = Diese Datei ist kein Spielplan: Sie ist kein lesbares JSON.
ui-open-table = Tisch öffnen

## rules page

ui-search-rules = Regeln durchsuchen
ui-contents = Inhalt
ui-no-rule = Keine Regel mit diesen Wörtern. Versuche eine Nummer wie { $rule }.
ui-in-short = { $game } in Kürze
ui-understood = Verstanden
ui-rules-english = Die Regeln selbst sind auf Englisch.
ui-rules-notes = Quellen und technische Hinweise zeigen
ui-rules-no-notes = Quellen und technische Hinweise verbergen
ui-all-rules = Alle Regeln
ui-table-region = Tabelle
ui-book-letter-of = Im Wortlaut (englisch): { $rules }
ui-book-print = Drucken
ui-book-all-letters = Alle Regeln im Wortlaut (englisch)
ui-book-back = Zurück zur Spielanleitung
ui-book-chapter = Das ganze Kapitel
ui-book-open = In neuem Tab öffnen
ui-book-untranslated = Diese Spielanleitung gibt es auf { $language } noch nicht; hier ist sie auf Englisch.

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
ui-pace = Tempo der Bots
ui-pace-help = Wie lange jede ihrer Entscheidungen zu sehen ist. Die Leertaste überspringt.
ui-pace-now = Sofort
ui-pace-readable = Gut lesbar
ui-pace-slow = Langsam
ui-text = Textgröße
ui-text-help = In Feldern, Seiten und Fenstern. Der Plan hat seinen eigenen Zoom.
ui-text-normal = Normal
ui-text-large = Groß
ui-text-largest = Sehr groß
ui-keys = Tasten
ui-keys-on = Kurztasten mit einem Buchstaben
ui-keys-setting = P passt, D ist fertig, B baut; K am Tisch zeigt alle.
ui-keys-off = Kurztasten mit einem Buchstaben lassen sich in den Einstellungen abschalten.
ui-key-tab = nächster Knopf
ui-key-arrows = auf dem Spielplan bewegen, mit Strg von Stadt zu Stadt
ui-key-next = nächster möglicher Ort auf dem Spielplan
ui-key-enter = wählen, dann der Hauptknopf
ui-key-undo = letzten Schritt zurücknehmen
ui-key-escape = schließen, dann Vorschau verwerfen
ui-key-why = was ist das, warum nicht
ui-key-hint = um einen Tipp bitten
ui-key-number = Gebot oder Zahl ändern, sonst größer und kleiner
ui-key-skip = Aktionen der Bots sofort zeigen
ui-key-pass = passen
ui-key-done = fertig
ui-key-build = bauen
ui-key-share = Aktie versteigern
ui-key-digits = Karte, Gruppe oder Wahl dieser Nummer
ui-key-go = zu einem Ort: Namen tippen
ui-key-talk = reden
ui-key-waiting = nächster Tisch, der auf dich wartet
ui-key-layers = Ebenen des Spielplans
ui-key-history = eine Aktion zurück oder vor
ui-key-ends = Anfang und Jetzt
ui-key-zoom = größer, kleiner, ganzer Spielplan
ui-key-table = Diagramm als Tabelle
ui-key-turn = Würfel drehen
ui-key-end = das andere Streckenende
ui-key-income = Einkommen nehmen
ui-key-roll = würfeln
ui-key-move = mit dem Zug fahren
ui-key-upgrade = Zug aufrüsten
ui-key-hide = Seitenleisten zeigen oder verbergen
ui-key-regions = nächster Bereich: was zu tun ist, Spielplan, Tisch, Protokoll, Verlauf; mit Umschalt zurück
ui-key-company = Gesellschaft dieser Nummer
ui-key-die = Würfelart dieser Nummer
ui-key-discard = die Karte abwerfen
ui-key-keys = diese Liste

## Lernen beim Spielen

ui-learn = In { $count } Minuten lernen
ui-learn-help-lobby = Kurze Lektionen, die du auf einem echten Spielplan spielst. Ohne Konto.
ui-learn-first = Neu in diesem Spiel? { $count } kurze Lektionen zeigen es dir beim Spielen.
ui-learn-title = { $game } lernen
ui-learn-help = { $count } Lektionen von ein bis zwei Minuten. Du spielst, die Regeln antworten. Du kannst jederzeit aufhören und später weitermachen.
ui-learn-none = Für dieses Spiel gibt es noch keine Lektionen.
ui-learn-begin = Anfangen
ui-learn-resume = Weitermachen
ui-learn-done = fertig
ui-learn-left = angefangen
ui-lesson = Lektion
ui-lesson-n = Lektion { $number } von { $total }
ui-lesson-on = Weiter
ui-lesson-try = Versuch es
ui-lesson-show = Zeig es mir
ui-lesson-again = Diese Lektion neu beginnen
ui-lesson-all = Alle Lektionen
ui-lesson-next = Nächste Lektion
ui-lesson-play = Jetzt spielen
ui-lesson-done = Gut gemacht. Weiter zur nächsten Lektion.
ui-lesson-all-done = Das war die letzte Lektion: Du kannst spielen.
ui-lesson-refused = Abgelehnt, und das ist richtig so: Regel { $rule }.
ui-gallery = Spielpläne
ui-gallery-lobby-help = Spiele auf einem eigenen Spielplan oder auf einem, den jemand anders gezeichnet hat.
ui-gallery-version = Version { $version }
ui-gallery-back = Alle Spielpläne
ui-gallery-on = Spielplan: { $name }, Version { $version }
ui-new-board = Spielplan
ui-new-board-shipped = Der zum Spiel gehört
ui-new-board-kept = { $name }, von { $by }
ui-new-board-random = Ein neuer, zufällig
ui-new-board-file = Aus einer Datei
ui-new-board-more = Weitere Spielpläne
ui-new-board-seed = Startwert { $seed }
ui-new-board-another = Ein anderer
ui-new-board-made = Der Spielplan entsteht …
ui-new-board-help = Derselbe Startwert ergibt überall denselben Spielplan.
