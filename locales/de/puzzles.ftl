### Aufgaben

ui-door-puzzles = Aufgaben
ui-puzzles = Aufgaben
ui-puzzles-help = Stellungen aus Partien von Bots, in denen eine Wahl klar besser ist als alle anderen. Was du gelöst hast, merkt sich dieses Gerät.
ui-puzzles-none = Hier gibt es keine Aufgaben.
ui-puzzles-solved = { $solved } von { $total } gelöst
ui-puzzle = Aufgabe
ui-puzzle-n = Aufgabe { $number }
ui-puzzle-turn = Deine Wahl
ui-puzzle-today = Aufgabe des Tages
ui-puzzle-solve = Lösen
ui-puzzle-all = Alle Aufgaben
ui-puzzle-next = Nächste Aufgabe
ui-puzzle-gone = Diese Aufgabe gibt es hier nicht mehr.
ui-puzzle-any = Alle
ui-puzzle-theme = Thema
ui-puzzle-theme-auction = Versteigerung
ui-puzzle-theme-link = Gleisbau
ui-puzzle-theme-block = In die Quere kommen
ui-puzzle-theme-trip = Transport
ui-puzzle-theme-end = Ende der Partie
ui-puzzle-difficulty = Schwierigkeit
ui-puzzle-difficulty-1 = Leicht
ui-puzzle-difficulty-2 = Mittel
ui-puzzle-difficulty-3 = Schwer
ui-puzzle-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
ui-puzzle-solved = gelöst
ui-puzzle-shown = Lösung gezeigt
ui-puzzle-ask = Du spielst { $name }. Finde den besten nächsten Schritt und spiele ihn auf dem Spielplan; der erste Schritt zählt.
ui-puzzle-right = Richtig!
ui-puzzle-wrong = – das kostet etwa { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    } Gewinnchance. Versuch es noch einmal.
ui-puzzle-show = Lösung zeigen
ui-puzzle-why = Das sagt der Bot ({ $level })
ui-puzzle-choices = Gewinnchance nach jeder Wahl
