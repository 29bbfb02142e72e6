### Auswertung beendeter Partien

server-no-bad-record = Diese Partiedatei kann nicht übernommen werden: { $why }
server-no-imports-today = Du hast an einem Tag schon { $most } Partiedateien geladen. Lade diese morgen.
server-no-imports-kept = Du bewahrst schon { $most } Partien aus Dateien auf. Lege zuerst eine bei den beendeten Partien ab.
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
ui-analysis-file = Eine Partiedatei auswerten
ui-analysis-file-help = Eine beendete Partie eines der Spiele, als Partiedatei. Sie wird ein privater Tisch von dir, mit Wiedergabe, Auswertung und Brettern, von denen aus du weiterspielen kannst; niemand sonst sieht sie.
ui-analysis-file-choose = Partiedatei wählen (.txt)
ui-analysis-file-large = Diese Datei ist zu groß: Eine Partiedatei hat höchstens 2 MB.
ui-analysis-file-sending = Die Partie wird zur Prüfung noch einmal gespielt …
ui-analysis-file-link = Eine Partie aus einer Datei auswerten
ui-imported = Aus einer Datei
ui-imported-remove = Diese Partie ablegen
ui-imported-ask = Diese Partie ablegen?
ui-imported-help = Sie verschwindet aus deinen beendeten Partien. Lade die Datei noch einmal, und sie ist wieder da.
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
