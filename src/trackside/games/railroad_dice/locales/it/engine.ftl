### RailRoad Dice Germany

## Perché no

rd-no-no-income-in-first-year = I tuoi quattro jolly sono il reddito dell’anno 1; incassa il reddito dall’anno 2.
rd-no-income-taken = Hai già incassato il reddito di quest’anno.
rd-no-already-rolled = Hai già lanciato i dadi in questo turno; potrai rilanciarli nel prossimo.
rd-no-roll-at-least-one = Scegli almeno un dado dietro lo schermo o un jolly da lanciare.
rd-no-roll-too-many-hidden = { $have ->
        [0] Non hai dadi dietro lo schermo.
        [one] Hai { $have } dado dietro lo schermo da lanciare.
       *[other] Hai { $have } dadi dietro lo schermo da lanciare.
    }
rd-no-roll-too-many-jokers = { $have ->
        [0] Non hai jolly da lanciare.
        [one] Hai { $have } jolly da lanciare.
       *[other] Hai { $have } jolly da lanciare.
    }
rd-no-no-transport-symbol = Non hai simboli di trasporto davanti allo schermo.
rd-no-no-joker-for-transport = Non hai un jolly da usare come simbolo di trasporto.
rd-no-transport-symbols-left = { $count ->
        [one] Usa il tuo simbolo di trasporto prima di terminare il turno.
       *[other] Usa i tuoi { $count } simboli di trasporto prima di terminare il turno.
    }
rd-no-nothing-to-return = I dadi si restituiscono solo a fine turno, quando davanti allo schermo ce ne sono più di { $most }.
rd-no-no-die-to-return = Davanti al tuo schermo non c’è questo dado: { $die ->
        [straight] rettilineo
        [curve] curva
        [transport] simbolo di trasporto
       *[joker] jolly
    }.
rd-no-return-dice-first = { $count ->
        [one] Restituisci { $count } dado per terminare il turno.
       *[other] Restituisci { $count } dadi per terminare il turno.
    }
rd-no-not-at-the-end = Questa casella non tocca quell’estremità della linea.
rd-no-track-side-closed = La linea prosegue solo dal lato aperto dell’ultimo dado.
rd-no-station-side-closed = Il lato da cui la linea è entrata in questa stazione resta chiuso; esci da un altro.
rd-no-square-occupied = Su questa casella c’è già un dado o una stazione.
rd-no-nothing-can-stand-there = In mare e sulle caselle estere senza colore non si posa nulla.
rd-no-no-track-abroad = Una casella estera colorata accetta solo una stazione, nessun binario.
rd-no-sector-of-other-end = L’altra estremità della linea è nel settore { $sector }; questa ora non può entrarvi.
rd-no-sector-too-few-dice = { $count ->
        [one] Nel settore { $sector } c’è { $count } dado; ne servono { $least } perché la linea possa uscirne.
       *[other] Nel settore { $sector } ci sono { $count } dadi; ne servono { $least } perché la linea possa uscirne.
    }
rd-no-track-turns-back = Un lato del dado deve toccare la linea; non può riaprirsi in direzione { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }.
rd-no-straight-does-not-turn = Un rettilineo prosegue dritto: qui in direzione { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }.
rd-no-curve-must-turn = Una curva gira a sinistra o a destra.
rd-no-dead-end = Sarebbe un’estremità morta, mentre un’altra posa a questa estremità porta avanti; lascia alla linea una via d’uscita.
rd-no-last-way-of-other-end = Questa casella è l’unica via d’uscita dell’altra estremità; costruisci su un’altra casella, o prima all’altra estremità.
rd-no-opens-to-last-way = La casella oltre è l’unica via d’uscita dell’altra estremità; apri un altro lato, o costruisci prima all’altra estremità.
rd-no-no-such-die = Per questo ti serve, davanti allo schermo: { $die ->
        [straight] un rettilineo
        [curve] una curva
        [transport] un simbolo di trasporto
       *[joker] un jolly
    }.
rd-no-cannot-pay = { $price ->
        [one] Costa { $price } dado, nascosto o jolly; puoi pagarne { $have }.
       *[other] Costa { $price } dadi, nascosti o jolly; puoi pagarne { $have }.
    }
rd-no-payment-not-exact = Il prezzo è { $price ->
        [one] { $price } dado
       *[other] { $price } dadi
    }, non { $paid }.
rd-no-not-enough-hidden = Dietro lo schermo hai { $have } dadi per pagare, non { $paid }; paga il resto con i jolly.
rd-no-not-enough-jokers = Hai { $have } jolly per pagare, non { $paid }; paga il resto con i dadi dietro lo schermo.
rd-no-not-a-station-square = Le stazioni si costruiscono sulle caselle stazione delle città o sulle caselle estere colorate.
rd-no-square-of-another-colour = Su questa casella può costruire solo questa compagnia: { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-no-company-has-own-square = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ha una casella colorata propria a { $city }; costruisci lì.
rd-no-company-is-in-town = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ha già la sua stazione a { $city }.
rd-no-no-station-left = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } non ha più stazioni da costruire.
rd-no-country-has-station = Questo paese ha già la sua stazione: { $country }.
rd-no-must-return-to-germany = Dall’estero la linea deve prima tornare su una casella tedesca.
rd-no-start-square-closed = Una casella di partenza non accetta stazioni.
rd-no-only-chance-does-that = Lo decidono i dadi, non un giocatore.
rd-no-not-an-outcome = Questo risultato ora non è possibile.

## Che cosa è successo

rd-ev-start-square = La linea parte accanto a { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }.
rd-ev-first-player = Comincia { $name }.
rd-ev-income = { $name } incassa { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    } di reddito.
rd-ev-income-as-jokers = { $name } ha perso una direzione e incassa { $count ->
        [one] { $count } jolly
       *[other] { $count } jolly
    } di reddito.
rd-ev-roll = { $name } lancia { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    } ({ $hidden } da dietro lo schermo, { $jokers } jolly, { $jokers } bonus).
rd-ev-die = { $name } ottiene: { $face ->
        [straight] rettilineo
        [curve] curva
        [transport] simbolo di trasporto
       *[joker] jolly
    }.
rd-ev-track-laid = { $name } posa { $die ->
        [straight] un rettilineo
        [curve] una curva
        [transport] un simbolo di trasporto
       *[joker] un jolly
    } su { $square }, { $end ->
        [N] estremità nord
       *[S] estremità sud
    }, direzione { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }. Costo: { $price }.
rd-ev-station-built = { $name } costruisce a { $place } una stazione per { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $square }, { $end ->
        [N] estremità nord
       *[S] estremità sud
    }): { $price ->
        [one] { $price } dado
       *[other] { $price } dadi
    }.
rd-ev-station-abroad = { $name } costruisce una stazione all’estero per { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }: { $place } ({ $square }, { $end ->
        [N] estremità nord
       *[S] estremità sud
    }), { $price ->
        [one] { $price } dado
       *[other] { $price } dadi
    }.
rd-ev-sector-cleared = Il settore { $sector } viene sgombrato: { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    } alla banca.
rd-ev-sector-connected = { $name } collega il settore { $sector } e ottiene { $count ->
        [one] { $count } jolly
       *[other] { $count } jolly
    }.
rd-ev-passengers-carried = { $name } trasporta { $count ->
        [one] { $count } gettone passeggeri
       *[other] { $count } gettoni passeggeri
    } per { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-ev-director = { $name } assume la direzione della compagnia { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } con { $count ->
        [one] { $count } gettone passeggeri
       *[other] { $count } gettoni passeggeri
    }.
rd-ev-director-replaced = { $name } assume la direzione della compagnia { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } con { $count ->
        [one] { $count } gettone passeggeri
       *[other] { $count } gettoni passeggeri
    }, finora { $former }.
rd-ev-transport = { $name } usa { $die ->
        [straight] un rettilineo
        [curve] una curva
        [transport] un simbolo di trasporto
       *[joker] un jolly
    }: un gettone passeggeri in più in attesa per { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }, ora { $count }.
rd-ev-die-returned = { $name } restituisce { $die ->
        [straight] un rettilineo
        [curve] una curva
        [transport] un simbolo di trasporto
       *[joker] un jolly
    }.
rd-ev-turn-ended = { $name } termina il turno.
rd-ev-year-ended = Finisce l’anno { $year }. Nuovi passeggeri in attesa: Berg & Tal-Bahn { $red }, Insel Hopper { $yellow }, Weiden Express { $purple }, Überall Fahrten { $blue }, Eisberg Tours { $green }.
rd-ev-bank-short = A { $name } spettano { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }, ma la banca ne ha { $bank }.
rd-ev-game-over = La partita finisce: { $reason ->
        [last-station] una compagnia ha costruito l’ultima stazione
        [bank-short] la banca non può fornire i dadi dovuti
       *[ends-dead] entrambe le estremità della linea sono morte
    }.

## Che cosa fare ora

rd-ask-roll-or-build = Incassa il reddito, lancia i dadi, posa binari o costruisci stazioni; poi termina il turno.
rd-wait-roll-or-build = { $name } può lanciare i dadi e costruire.
rd-ask-build-or-end = Posa binari, costruisci stazioni o termina il turno.
rd-wait-build-or-end = { $name } può costruire.
rd-ask-use-transport-symbols = { $count ->
        [one] Usa il tuo simbolo di trasporto prima della fine del turno, e costruisci a piacere.
       *[other] Usa i tuoi { $count } simboli di trasporto prima della fine del turno, e costruisci a piacere.
    }
rd-wait-use-transport-symbols = { $name } deve usare i simboli di trasporto: { $count }.
rd-ask-return-dice = { $count ->
        [one] Scegli { $count } dado da restituire.
       *[other] Scegli { $count } dadi da restituire.
    }
rd-wait-return-dice = { $name } riduce a cinque dadi; ancora { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }.
rd-ask-roll = I dadi rotolano per { $name }: { $count }.
rd-ask-draw-start = Si sorteggiano le caselle di partenza.
rd-ask-draw-first-player = Si sorteggia chi comincia.
rd-wait-roll = I dadi rotolano per { $name }: { $count }.
rd-wait-draw-start = Si sorteggiano le caselle di partenza.
rd-wait-draw-first-player = Si sorteggia chi comincia.

## Pulsanti

rd-do-end = Termina il turno
rd-do-income = Incassa il reddito
rd-do-transport = Passeggero per { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $die ->
        [straight] rettilineo
        [curve] curva
        [transport] simbolo di trasporto
       *[joker] jolly
    })
rd-do-return = Restituisci: { $die ->
        [straight] rettilineo
        [curve] curva
        [transport] simbolo di trasporto
       *[joker] jolly
    }
rd-do-roll = Lancia { $hidden } dadi e { $jokers } jolly
rd-do-lay = Posa { $die ->
        [straight] un rettilineo
        [curve] una curva
        [transport] un simbolo di trasporto
       *[joker] un jolly
    } su { $square } ({ $end ->
        [N] estremità nord
       *[S] estremità sud
    }), direzione { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }, di cui { $jokers } pagati con jolly
rd-do-station = Costruisci { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } su { $square } ({ $end ->
        [N] estremità nord
       *[S] estremità sud
    }), di cui { $jokers } pagati con jolly
rd-do-first = Comincia: { $name }
rd-do-die = Ottenuto: { $face ->
        [straight] rettilineo
        [curve] curva
        [transport] simbolo di trasporto
       *[joker] jolly
    }
rd-do-start = Partenza: { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }

## La fine

rd-end-last-station = Una compagnia ha costruito la sua ultima stazione.
rd-end-last-station-no-winner = Una compagnia ha costruito la sua ultima stazione. Nessuno vince, perché non tutte le compagnie hanno una stazione.
rd-end-bank-short = La banca non ha potuto fornire i dadi dovuti.
rd-end-bank-short-no-winner = La banca non ha potuto fornire i dadi dovuti. Nessuno vince, perché non tutte le compagnie hanno una stazione.
rd-end-ends-dead = Entrambe le estremità della linea sono morte.
rd-end-ends-dead-no-winner = Entrambe le estremità della linea sono morte. Nessuno vince, perché non tutte le compagnie hanno una stazione.

## Fasi

rd-phase-start-squares = Caselle di partenza
rd-phase-first-player = Primo giocatore
rd-phase-turn = Lanciare e costruire
rd-phase-rolling = Lancio
rd-phase-reducing = Ridurre a cinque dadi
rd-phase-over = Fine della partita

## Opzioni

rd-opt-extended-game = Partita lunga
    .help = Si gioca con 60 dadi RailRoad invece di 40.
rd-opt-station-supply = Stazioni per compagnia
    .help = Quante stazioni può costruire ogni compagnia.
rd-opt-station-supply-full = 9, 9, 7, 7, 7
rd-opt-station-supply-literal = 8, 8, 6, 6, 6
rd-opt-dead-ends = Estremità morte
    .help = Quando un giocatore può lasciare un’estremità senza via d’uscita.
rd-opt-dead-ends-forced = Solo dove non è possibile altro
rd-opt-dead-ends-free = Ovunque un giocatore voglia
rd-opt-dismissed-income = Jolly dopo una direzione persa
    .help = Chi ha perso un gettone direttore incassa il prossimo reddito in jolly.
rd-opt-water-surcharge = Prezzo delle caselle acqua
    .help = Dadi da pagare per ogni binario su una casella acqua.
rd-opt-min-dice-to-leave = Dadi per lasciare un settore
    .help = Quanti dadi e stazioni devono trovarsi in un settore prima che la linea possa uscirne.
rd-opt-start-squares = Partenza della linea
    .help = Si parte accanto a Francoforte o da due caselle estere.
rd-opt-start-squares-frankfurt = Francoforte (Meno)
rd-opt-start-squares-random = Una a sud e una a nord, sorteggiate
rd-opt-start-squares-saarbruecken-sassnitz = Saarbrücken e Sassnitz
rd-opt-start-squares-saarbruecken-kiel = Saarbrücken e Kiel
rd-opt-start-squares-rosenheim-sassnitz = Rosenheim e Sassnitz
rd-opt-start-squares-rosenheim-kiel = Rosenheim e Kiel
rd-opt-start-squares-saarbruecken-rosenheim = Saarbrücken e Rosenheim
rd-opt-start-squares-sassnitz-kiel = Sassnitz e Kiel
