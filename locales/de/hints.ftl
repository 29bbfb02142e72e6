### Tipps

hint-chance = Gewinnchance: etwa { $percent } %, nach { $games ->
        [one] { $games } Versuch
       *[other] { $games } Versuchen
    }.
ui-hint = Was würdest du tun?
ui-hint-title = Tipp
ui-hint-thinking = Der Bot denkt nach …
ui-hint-at = { $action }: { $place }
ui-hint-more = Danach noch { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } in diesem Spielzug.
ui-hint-or = Oder: { $action }
ui-hint-other-plan = Oder ein anderer Plan, der gleich beginnt
ui-hint-less-win-share = { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    } weniger Gewinnchance
ui-hint-less-millions = ein Plan, der etwa { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    } weniger wert ist
ui-hint-less-other = { $amount } weniger nach der Zählung des Bots
ui-hint-equal = etwa gleich gut
ui-hint-no-other = Der Bot sieht sonst nichts, was dem nahekommt.
ui-hint-do = So machen
ui-hint-close = Tipp schließen
ui-hint-marked = Eine Aktion nach einem Tipp ist im Protokoll für alle markiert.
ui-log-hinted = nach einem Tipp
ui-hints = Tipps
ui-hints-allow = Tipps erlauben
ui-hints-help = Wer an der Reihe ist, darf den stärksten Bot fragen. Eine Aktion nach einem Tipp ist im Protokoll markiert.
ui-hints-on = Tipps erlaubt
ui-hints-off = Keine Tipps
ui-coach = Coach
ui-coach-off = Keine Hinweise mehr
ui-coach-again = Was wird hier entschieden?
