### Die Spielplan-Werkstatt: einen eigenen Spielplan auf der Seite zeichnen.

ws-title = Spielplan zeichnen: { $game }
ws-intro = Zeichne den Spielplan, der bei dir auf dem Tisch liegt, oder einen, den noch niemand gesehen hat. Alles bleibt in diesem Browser, bis du speicherst.
ws-start = Anfangen
ws-start-shipped = Mit dem Spielplan des Spiels
ws-start-shipped-help = Eine Kopie davon, zum Ändern.
ws-start-blank = Mit einem leeren Spielplan
ws-start-blank-help = Land, und noch nichts darauf.
ws-start-file = Mit einer Datei
ws-start-file-help = Ein Spielplan, den du oder jemand anders exportiert hat.
ws-start-choose = Datei wählen
ws-start-other-game = Das ist ein Spielplan von { $game }. Fang ihn in der Werkstatt jenes Spiels an.
ws-start-failed = Der Server hat nicht geantwortet. Versuche es gleich noch einmal.
ws-size-rows = Zeilen
ws-size-cols = Spalten
ws-back-to-draft = Zurück zu dem, was du gezeichnet hast
ws-no-workshop = Spielpläne dieses Spiels kann man hier nicht zeichnen.
ws-no-board = Diesen Spielplan gibt es nicht, oder er ist nicht für dich freigegeben.
ws-unnamed = Mein eigener Spielplan
ws-map = Karte
ws-views = Karte und Tabellen
ws-beside = Neben der Karte
ws-tab-things = Einzelheiten
ws-tab-problems = Prüfung
ws-tab-tracing = Bild
ws-tools = Werkzeuge
ws-tool-select = Auswählen
ws-tool-area = Bereich auswählen
ws-hand = Karte schieben
ws-brush = Größe des Pinsels
ws-brush-size = Pinsel { $size }
ws-brush-fill = Alles füllen, was zusammenhängt
ws-how-paint = Drücken oder über die Felder ziehen. Mit gehaltener Taste H schiebst du die Karte.
ws-how-line = Vom einen Ort zum nächsten ziehen oder nacheinander drücken. Escape beendet die Linie.
ws-how-place = Drücke dorthin, wo es liegen soll, und fülle dann die Einzelheiten aus.
ws-undo = Änderung zurücknehmen
ws-redo = Wiederholen
ws-copy = Kopieren
ws-clear = Leeren
ws-fill = Bereich füllen mit
ws-remove = Entfernen
ws-selected = { $count ->
         [one] { $count } Feld ausgewählt. Strg+C kopiert, Strg+V fügt am Zeiger ein.
        *[other] { $count } Felder ausgewählt. Strg+C kopiert, Strg+V fügt am Zeiger ein.
    }
ws-nothing-here = Hier liegt nichts. Wähle ein Werkzeug, um etwas herzusetzen.
ws-to-board = Der ganze Spielplan
ws-board = Spielplan
ws-board-name = Name des Spielplans
ws-name = Name
ws-id = Kennung
ws-lat = Breite
ws-lon = Länge
ws-rows = { $count ->
         [one] { $count } Zeile
        *[other] { $count } Zeilen
    }
ws-row-add = Zeile anfügen
ws-row-remove = Zeile { $number } entfernen
ws-paste-help = Kopiere Zellen aus einer Tabellenkalkulation und füge sie hier in eine Zelle ein: fehlende Zeilen kommen dazu. Namen und Kennungen gehen beide.
ws-pasted = { $count ->
         [0] Nichts davon hat hier Platz.
         [one] { $count } Zeile eingefügt.
        *[other] { $count } Zeilen eingefügt.
    }
ws-pasted-over = { $count ->
         [one] { $count } Zeile ist weggelassen: Die Tabelle fasst nicht mehr.
        *[other] { $count } Zeilen sind weggelassen: Die Tabelle fasst nicht mehr.
    }
ws-pasted-wide = { $count ->
         [one] { $count } Spalte ist weggelassen: Die Tabelle hat keine dafür.
        *[other] { $count } Spalten sind weggelassen: Die Tabelle hat keine dafür.
    }
ws-checking = Wird geprüft…
ws-check-silent = Die Prüfung ist nicht erreichbar. Sie wird noch einmal versucht.
ws-unread = Der Spielplan kann nicht gelesen werden: Er ist zu groß oder enthält etwas Seltsames.
ws-fit = Spielbar
ws-problems-count = { $count ->
         [one] Noch { $count } Sache zu richten
        *[other] Noch { $count } Dinge zu richten
    }
ws-problems-more = Die ersten { $count } Dinge, die zu richten sind
ws-counts = Was da ist, und was die Regeln wollen
ws-file = Datei
ws-export = Als Datei exportieren
ws-anew = Anderen Spielplan anfangen
ws-anew-sure = Was du hier gezeichnet hast, ist nicht gespeichert; ein anderer Spielplan tritt an seine Stelle.
ws-my-boards = Spielpläne
ws-save = Speichern
ws-save-new = Als neuen Spielplan speichern
ws-saving = Wird gespeichert…
ws-saved = Gespeichert
ws-save-failed = Nicht gespeichert. Dein Entwurf liegt sicher in diesem Browser.
ws-signed-out = Du bist hier abgemeldet. Melde dich wieder an und speichere, oder speichere als neuen Spielplan. Dein Entwurf liegt sicher in diesem Browser.
ws-open-newest = Neueste Version öffnen
ws-open-newest-sure = Was du hier seit dem letzten Speichern gezeichnet hast, geht verloren.
ws-elsewhere = Dieser Spielplan ist in einem anderen Tab offen
ws-elsewhere-help = Dort wird jetzt weitergezeichnet. Was du gezeichnet hattest, ist aufgehoben.
ws-draw-here = Hier weiterzeichnen
ws-open-table = Tisch eröffnen
ws-trace-help = Lege ein Foto oder einen Scan deines gedruckten Spielplans unter das Gitter. Es bleibt in diesem Browser und wird nie gesendet.
ws-trace-choose = Bild wählen
ws-trace-other = Anderes Bild wählen
ws-trace-no = Diese Datei ist kein Bild, das sich zeigen lässt.
ws-trace-shown = Unter dem Gitter zeigen
ws-trace-opacity = Deckkraft { $percent } %
ws-trace-turn = Um { $degrees }° gedreht
ws-trace-scale = Größe
ws-trace-corners = Ecken verschieben
ws-trace-corner = Ecke { $number } des Bildes
ws-trace-middle = Bild verschieben
ws-trace-fit = An drei Orten ausrichten
ws-trace-point = Ort { $number } von { $of }: drücke ihn auf dem Bild.
ws-trace-cell = Ort { $number } von { $of }: drücke jetzt das Feld, zu dem er gehört.
ws-trace-remove = Bild entfernen
