### Auswertung beendeter Partien

server-no-bad-record = Diese Aufzeichnung lässt sich nicht auswerten: { $why }
server-no-no-such-analysis = Diese Auswertung gibt es hier nicht. Fordere sie zuerst an.
server-no-no-such-moment = Diesen Moment gibt es in der Auswertung nicht.
server-no-analyses-waiting = Von dir warten schon { $most } Auswertungen. Warte auf eine davon.
server-no-analyses-full = Es warten viele Auswertungen. Versuche es später noch einmal.
server-no-bad-effort = Eine Auswertung ist schnell oder gründlich.

## Die Seite

ui-analysis = Auswertung
ui-analysis-title = Wie die Partie lief
ui-analysis-about = Die Bots sehen sich jeden Spielzug an: wer welche Gewinnchance hatte, wie viel Glück war und wo jemand mehr hätte herausholen können.
ui-analysis-ask = Partie auswerten
ui-analysis-full = Gründlicher auswerten
ui-analysis-working = Die Bots sehen sich die Partie an: { $percent } %
ui-analysis-leave = Du kannst diese Seite verlassen; die Auswertung läuft weiter und bleibt erhalten.
ui-analysis-failed = Die Auswertung ist fehlgeschlagen. Versuche es noch einmal.
ui-analysis-not-over = Eine Partie wird ausgewertet, wenn sie zu Ende ist.
ui-analysis-back = Zurück zum Tisch
ui-analysis-chances = Gewinnchance
ui-analysis-move = Zug
ui-analysis-sums = Glück und Spiel
ui-analysis-player = Spieler
ui-analysis-start = Anfang
ui-analysis-luck = Glück
ui-analysis-own = Eigene Züge
ui-analysis-others = Andere
ui-analysis-end = Ende
ui-analysis-sums-help = Prozentpunkte der Gewinnchance. Glück ist, was gezogen und gewürfelt wurde; der Rest kam von den eigenen Zügen und denen der anderen.
ui-analysis-moments = Entscheidende Momente
ui-analysis-none = In den untersuchten Spielzügen hätte der Bot nichts deutlich besser gemacht.
ui-analysis-moment = { $name }, Zug { $move }: { $points ->
        [one] { $points } Prozentpunkt verloren
       *[other] { $points } Prozentpunkte verloren
    }
ui-analysis-done = So wurde gespielt
ui-analysis-bot = So hätte der Bot gespielt
ui-analysis-better = So hätte der Bot gespielt ({ $level })
ui-analysis-more = und { $count ->
        [one] { $count } weiterer Schritt
       *[other] { $count } weitere Schritte
    }
ui-analysis-why = Warum
ui-analysis-sure = Plus oder minus { $error }; nach { $tables ->
        [one] { $tables } weitergespielten Partie
       *[other] { $tables } weitergespielten Partien
    }.
ui-analysis-boards = Beide Pläne zeigen
ui-analysis-hide = Pläne ausblenden
ui-analysis-show = Im Verlauf zeigen
ui-analysis-file = Eine Partiedatei analysieren
ui-analysis-file-help = Eine beendete Partie eines der Spiele, als Partiedatei. Sie wird ohne Namen an diesen Server geschickt, und die Analyse wird aufbewahrt.
ui-analysis-file-choose = Partiedatei wählen (.txt)
ui-analysis-file-large = Diese Datei ist zu groß: Eine Partiedatei hat höchstens 2 MB.
ui-analysis-file-leave = Du kannst diese Seite verlassen und zu ihrer Adresse zurückkommen; die Analyse geht weiter und wird aufbewahrt.
ui-analysis-file-link = Eine Partie aus einer Datei analysieren
ui-analysis-csv = Kurve als CSV
ui-analysis-svg = Kurve als Bild
ui-analysis-json = Alles als JSON

## Von einer Stellung aus weiterspielen

ui-again = Von hier aus weiterspielen
ui-again-about = Ein neuer Tisch beginnt bei Zug { $move } dieser Partie, gegen Bots. Diese Partie bleibt, wie sie ist.
ui-again-redealt = Was du hier nicht sehen kannst, wird neu verteilt.
ui-again-seat = Spielen als
ui-again-level = Bots
ui-again-start = Beginnen
ui-again-from = Geht von Zug { $move } einer anderen Partie aus weiter.
ui-again-origin = Zu jener Partie
ui-again-lines = Von dieser Partie aus weitergespielt
ui-again-line = Ab Zug { $move }
server-no-again-not-here = Weiterspielen lässt sich nur von einer beendeten Partie aus oder von deiner eigenen, wenn du nur gegen Bots spielst.
server-no-again-over = An dieser Stelle ist die Partie schon zu Ende.
