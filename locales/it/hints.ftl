### Suggerimenti

hint-chance = Probabilità di vincere: circa { $percent }%, secondo { $games ->
        [one] { $games } prova
       *[other] { $games } prove
    }.
ui-hint = Tu che faresti?
ui-hint-title = Suggerimento
ui-hint-thinking = Il bot sta pensando …
ui-hint-at = { $action }: { $place }
ui-hint-more = Poi ancora { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } di questo turno.
ui-hint-or = Oppure: { $action }
ui-hint-other-plan = Oppure un altro piano, che comincia allo stesso modo
ui-hint-less-win-share = { $points ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    } di probabilità di vincere in meno
ui-hint-less-millions = un piano che vale circa { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    } in meno
ui-hint-less-other = { $amount } in meno secondo il conto del bot
ui-hint-equal = quasi altrettanto buono
ui-hint-no-other = Il bot non vede altro che ci si avvicini.
ui-hint-do = Fallo
ui-hint-close = Chiudi il suggerimento
ui-hint-marked = Una mossa fatta dopo un suggerimento è segnata nel registro, visibile a tutti.
ui-log-hinted = dopo un suggerimento
ui-hints = Suggerimenti
ui-hints-allow = Consenti i suggerimenti
ui-hints-help = Chi è di turno può chiedere al bot più forte. Una mossa fatta dopo un suggerimento è segnata nel registro.
ui-hints-on = Suggerimenti consentiti
ui-hints-off = Senza suggerimenti
ui-coach = Coach
ui-coach-off = Niente più consigli del coach
ui-coach-again = Cosa si decide qui?
