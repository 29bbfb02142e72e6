### Ridge Lines: was die Regeln sagen.


## Absagen

rl-no-hex-taken = Auf { $hex } liegt schon Gleis der { $line }. Wähle ein freies Feld.
rl-no-not-beside-own-track = { $hex } liegt nicht neben deinem Gleis. Baue dort weiter, wo du schon bist.
rl-no-too-few-gangs = { $hex } braucht { $needed } Trupps in einem Zug; du hast noch { $left }.
rl-no-already-begun = Wer beginnt, ist schon ausgelost.
rl-no-not-begun = Zuerst wird ausgelost, wer beginnt.

## Ereignisse

rl-ev-begins = { $name } beginnt, mit der { $line }.
rl-ev-laid = { $name } legt Gleis auf { $hex } ({ $gangs ->
        [one] { $gangs } Trupp
       *[other] { $gangs } Trupps
    }).
rl-ev-sent-home = { $name } schickt { $gangs ->
        [one] { $gangs } Trupp
       *[other] { $gangs } Trupps
    } nach Hause.
rl-ev-passed = { $name } passt.
rl-ev-through = Die { $line } ist durch: { $name } hat beide Endbahnhöfe verbunden.
rl-ev-counted = Beide haben gepasst. Städte: { $west } Punkte im Westen, { $north } im Norden.

## Das Ende

rl-end-line-through = Die Strecke von { $winner } ist durchgehend befahrbar.
rl-end-both-passed = Niemand kommt durch. Die meisten Punkte in Städten: { $winner }.

## Was jetzt zu tun ist

rl-ask-lay = Lege Gleis neben dein eigenes, oder beende den Zug. Du hast { $gangs ->
        [one] { $gangs } Trupp
       *[other] { $gangs } Trupps
    }.
rl-wait-lay = { $name } legt Gleis.
rl-ask-draw = Es wird ausgelost, wer beginnt.
rl-wait-draw = Es wird ausgelost, wer beginnt.

## Schaltflächen

rl-do-lay = Gleis auf { $hex }
rl-do-done = Fertig
rl-do-begin = { $name } beginnt

## Optionen und Phasen

rl-opt-begins = Wer beginnt
    .help = Das Los entscheidet, oder die West Line beginnt.
rl-opt-begins-draw = das Los entscheidet
rl-opt-begins-west = die West Line
rl-opt-gangs = Trupps je Zug
    .help = Mit drei Trupps wird das Spiel kürzer und wilder.
rl-phase-draw = Auslosung
rl-phase-lay = Gleisbau
rl-phase-over = Ende

rl-count-hexes = Felder
rl-count-lines = Linien
