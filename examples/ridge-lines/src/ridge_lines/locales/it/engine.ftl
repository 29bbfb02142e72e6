### Ridge Lines: ciò che dicono le regole.


## Rifiuti

rl-no-hex-taken = { $hex } ha già un binario della { $line }. Scegli una casella libera.
rl-no-not-beside-own-track = { $hex } non è accanto ai tuoi binari. Continua da ciò che hai.
rl-no-too-few-gangs = { $hex } richiede { $needed } squadre nello stesso turno; te ne restano { $left }.
rl-no-already-begun = La sorte ha già detto chi comincia.
rl-no-not-begun = Prima la sorte dice chi comincia.

## Eventi

rl-ev-begins = { $name } comincia, con la { $line }.
rl-ev-laid = { $name } posa un binario in { $hex } ({ $gangs ->
        [one] { $gangs } squadra
       *[other] { $gangs } squadre
    }).
rl-ev-sent-home = { $name } manda a casa { $gangs ->
        [one] { $gangs } squadra
       *[other] { $gangs } squadre
    }.
rl-ev-passed = { $name } passa.
rl-ev-through = La { $line } è completa: { $name } ha unito i due capolinea.
rl-ev-counted = Hanno passato entrambi. Città: { $west } punti a ovest, { $north } a nord.

## La fine

rl-end-line-through = La linea di { $winner } va da un capo all’altro.
rl-end-both-passed = Nessuno passa. Più punti nelle città: { $winner }.

## Che cosa fare adesso

rl-ask-lay = Posa un binario accanto ai tuoi, o chiudi il turno. Hai { $gangs ->
        [one] { $gangs } squadra
       *[other] { $gangs } squadre
    }.
rl-wait-lay = { $name } posa binari.
rl-ask-draw = La sorte dice chi comincia.
rl-wait-draw = La sorte dice chi comincia.

## Pulsanti

rl-do-lay = Binario in { $hex }
rl-do-done = Fatto
rl-do-begin = Comincia { $name }

## Opzioni e fasi

rl-opt-begins = Chi comincia
    .help = Decide la sorte, o comincia la West Line.
rl-opt-begins-draw = decide la sorte
rl-opt-begins-west = la West Line
rl-opt-gangs = Squadre per turno
    .help = Con tre squadre la partita è più breve e più vivace.
rl-phase-draw = Sorteggio
rl-phase-lay = Posa
rl-phase-over = Fine

rl-count-hexes = Esagoni
rl-count-lines = Linee
