### What the pages say at a table of RailRoad Dice Germany.

rd-ui-ends = Estremità della linea
rd-ui-end = { $end ->
         [N] Estremità nord
        *[S] Estremità sud
    }
rd-ui-go-to-end = { $end ->
         [N] Carta intera; vai all’estremità nord
        *[S] Carta intera; vai all’estremità sud
    }
rd-ui-lens = { $end ->
         [N] L’estremità nord da vicino
        *[S] L’estremità sud da vicino
    }
rd-ui-sector-dice = { $count ->
         [one] Settore { $sector } · { $count } dado, { $least } per uscire
        *[other] Settore { $sector } · { $count } dadi, { $least } per uscire
    }
rd-ui-dead-end = Estremità morta: qui non si può posare nulla
rd-ui-front-dice = Dadi davanti allo schermo
rd-ui-front-dice-of = Dadi davanti allo schermo di { $name }
rd-ui-keep-five = { $count }, alla fine del turno ne restano al massimo 5
rd-ui-no-front-dice = Nessun dado qui. Lancia dadi nascosti per averne.
rd-ui-behind-screen = Dietro il tuo schermo
rd-ui-behind-screen-of = Dietro lo schermo
rd-ui-hidden-use = { $count ->
         [one] { $count } dado: per pagare o lanciare
        *[other] { $count } dadi: per pagare o lanciare
    }
rd-ui-hidden-die = Dado nascosto { $number }
rd-ui-face-straight = Rettilineo
rd-ui-face-curve = Curva
rd-ui-face-joker = Jolly
rd-ui-face-transport = Simbolo di trasporto
rd-ui-roll-sum = { $hidden ->
         [one] { $hidden } nascosto
        *[other] { $hidden } nascosti
    }{ $jokers ->
         [0] {""}
        *[other] {" "}+ { $jokers } jolly + { $jokers } bonus
    } = { $total ->
         [one] { $total } dado
        *[other] { $total } dadi
    }
rd-ui-roll = Lancia…
rd-ui-roll-now = { $count ->
         [one] Lancia { $count } dado
        *[other] Lancia { $count } dadi
    }
rd-ui-cancel = Chiudi
rd-ui-turn = Gira
rd-ui-lay = { $die ->
         [straight] Posa un rettilineo
         [curve] Posa una curva
         [transport] Posa un dado
        *[joker] Posa un jolly
    }{ $cost ->
         [0] {""}
        *[other] , paga { $cost }
    }
rd-ui-build = Costruisci { $company }, paga { $cost }
rd-ui-what-stands = Che cosa posare qui
rd-ui-pay-with = Paga con
rd-ui-payment = { $jokers ->
         [0] { $hidden ->
             [one] { $hidden } nascosto
            *[other] { $hidden } nascosti
        }
        *[other] { $hidden ->
             [0] { $jokers } jolly
            *[other] { $hidden ->
                 [one] { $hidden } nascosto
                *[other] { $hidden } nascosti
            }, { $jokers } jolly
        }
    }
rd-ui-choose-company = Per quale compagnia aspetta un passeggero in più?
rd-ui-or-target = Oppure scegli una casella color ambra.
rd-ui-waiting-after = { $before } → { $after } in attesa
rd-ui-pick-die = Prendi un dado, o scegli una casella color ambra sul tabellone.
rd-ui-choose-target = { $die ->
         [straight] Scegli una casella color ambra per il rettilineo.
         [curve] Scegli una casella color ambra per la curva.
         [transport] Scegli una compagnia.
        *[joker] Scegli una casella color ambra per il jolly.
    }
rd-ui-no-target = { $die ->
         [straight] Il rettilineo non si può posare a questa estremità.
         [curve] La curva non si può posare a questa estremità.
         [transport] Scegli una compagnia.
        *[joker] Il jolly non si può posare a questa estremità.
    }
rd-ui-nothing-to-build = A questa estremità ora non si può posare nulla. Prova l’altra, lancia i dadi o termina il turno.
rd-ui-income = Reddito · { $count }{ $kind ->
         [jokers] {" ?"}
        *[hidden] {""}
    }
rd-ui-income-ends = La banca ha solo { $bank } dei { $count } dadi dovuti: incassare il reddito termina la partita.
rd-ui-end-turn = Termina il turno
rd-ui-end-return = Termina, restituisci { $count }
rd-ui-end-waits = Il turno non può ancora finire:
rd-ui-no-income-now = Nessun reddito ora
rd-ui-no-roll-now = Nessun lancio ora
rd-ui-no-end-now = Il turno non può ancora finire
rd-ui-choose-return = Scegli qui sopra il dado o i dadi che tornano alla banca.
rd-ui-give-back = { $die ->
         [straight] Restituisci un rettilineo
         [curve] Restituisci una curva
         [transport] Restituisci un simbolo di trasporto
        *[joker] Restituisci un jolly
    }
rd-ui-give-back-many = Restituisci { $count } dadi
rd-ui-give-back-none = Restituisci
rd-ui-ends-game = { $reason ->
         [last-station] Questo termina la partita: ultima stazione della compagnia.
         [bank-short] Questo termina la partita: la banca non può dare tutti i dadi.
        *[ends-dead] Questo termina la partita: entrambe le estremità sono morte.
    }
rd-ui-what-it-does = Che cosa comporta
rd-ui-effects-later = Scegli una casella: qui vedi quanto costa e che cosa porta, prima di posare il dado.
rd-ui-die-on = { $die ->
         [straight] Rettilineo
         [curve] Curva
         [transport] Dado
        *[joker] Jolly
    } su { $place }
rd-ui-die-laid = 1 dado posato
rd-ui-station-in = { $company } a { $place }
rd-ui-dice-paid = { $count ->
         [one] { $count } dado pagato
        *[other] { $count } dadi pagati
    }
rd-ui-dice = { $count ->
         [one] { $count } dado
        *[other] { $count } dadi
    }
rd-ui-jokers = +{ $count } jolly
rd-ui-river-first = { $river }, prima volta in questo turno
rd-ui-river-paid = pagato in questo turno
rd-ui-paid-with = Pagato con
rd-ui-passengers-come = Salgono i passeggeri in attesa
rd-ui-you-direct = Assumi la direzione
rd-ui-you-replace = Assumi la direzione al posto di { $former }
rd-ui-stations-left-after = Stazioni rimaste alla compagnia
rd-ui-station-reward = Premio per la stazione
rd-ui-connects = Collega il settore { $sector }
rd-ui-no-reward = nessun premio
rd-ui-clears = Il settore { $sector } viene sgombrato
rd-ui-to-bank = { $count ->
         [one] { $count } dado alla banca
        *[other] { $count } dadi alla banca
    }
rd-ui-kind-in = { $kind } in { $sector }
rd-ui-income-word = reddito
rd-ui-opens = Apre verso { $place }
rd-ui-station-costs = stazione { $count }
rd-ui-income-after = Il tuo reddito
rd-ui-barred-side = Non può aprirsi verso { $to ->
         [N] nord
         [E] est
         [S] sud
        *[W] ovest
    }: estremità morta
rd-ui-becomes-dead = Questa estremità diventa morta
rd-ui-kind-plain = Pianura
rd-ui-kind-start = Pianura
rd-ui-kind-mountain = Montagna
rd-ui-kind-water = Acqua
rd-ui-kind-sea = Mare
rd-ui-kind-foreign = Estero
rd-ui-kind-abroad = Casella estera
rd-ui-legend-open = Aperta a tutte
rd-ui-legend-land = La Germania, 4 × 6 settori
rd-ui-legend-cost = Il numero è il costo in dadi.
rd-ui-white-square = casella stazione bianca
rd-ui-square-of = { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-station = Stazione
rd-ui-station-abroad = Stazione all’estero
rd-ui-station-here = Qui: una stazione di { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-track-here = Qui: un binario
rd-ui-cannot-lay = { $die ->
         [straight] Il rettilineo non si può posare: { $place }
         [curve] La curva non si può posare: { $place }
         [transport] Non qui: { $place }
        *[joker] Il jolly non si può posare: { $place }
    }
rd-ui-cannot-station = Nessuna stazione qui: { $place }
rd-ui-target = Qui si può posare un dado o una stazione
rd-ui-row-column = Riga { $row }, colonna { $column }
rd-ui-passengers = Passeggeri
rd-ui-passengers-help = un numero su fondo pieno: chi dirige la compagnia
rd-ui-company = Compagnia
rd-ui-stations-left = Stazioni
rd-ui-waiting = Attesa
rd-ui-next-year = A fine anno: +{ $count }
rd-ui-director = direttore
rd-ui-transported = Trasportati
rd-ui-screen = schermo
rd-ui-as-jokers = Il prossimo reddito arriva in jolly
rd-ui-year = Anno { $year }
rd-ui-round = Anno { $round }
rd-ui-round-head = Anno
rd-ui-over-round = Finita nell’anno { $round }
rd-ui-chart-income = Reddito, dopo ogni anno
rd-ui-chart-score = Classifica, dopo ogni anno
rd-ui-charts-empty = Le linee appaiono dopo il primo anno.
rd-ui-bank = { $count ->
         [one] Banca: { $count } dado
        *[other] Banca: { $count } dadi
    }
rd-ui-ending = Come finisce la partita
rd-ui-ending-short = stazioni { $left } · banca { $bank } · estremità morte { $dead } su 2
rd-ui-nears-stations = La fine si avvicina: un’altra stazione di questa compagnia chiude la partita.
rd-ui-nears-bank = La fine si avvicina: la banca avrà solo { $count } dadi.
rd-ui-nears-dead = La fine si avvicina: se muore anche l’altra estremità, la partita è finita.
rd-ui-ending-line = Fine: stazioni { $left } · banca { $bank } · estremità morte { $dead } su 2
rd-ui-ending-stations = Una compagnia costruisce l’ultima stazione. Meno rimaste: { $companies }, { $count }.
rd-ui-ending-bank = La banca non può dare i dadi dovuti. Ne ha { $count }.
rd-ui-ending-dead = Entrambe le estremità sono morte. Ora: { $count }.
rd-ui-no-winner-yet = Nessuno vincerebbe ancora: nessuna stazione di { $companies }.
rd-ui-who-did = Chi ha costruito che cosa
rd-ui-did-tracks = Binari posati
rd-ui-did-stations = Stazioni costruite
rd-ui-did-sectors = Settori collegati con premio
rd-ui-did-symbols = Simboli di trasporto usati
rd-ui-directorships = Direzioni
rd-ui-roll-help = Tocca i dadi da lanciare. Ogni jolly porta un dado bonus dalla banca.

## In short, and at the end

rd-ui-decides = Chi ha trasportato più passeggeri vince.
rd-ui-about = Lancia i binari, posali e porta con te i passeggeri
rd-ui-short-1 = Una sola linea cresce attraverso la Germania dalle due estremità, e tutti costruiscono a entrambe. Chi ha trasportato più passeggeri vince.
rd-ui-short-2 = Nel tuo turno incassa il reddito, lancia i dadi, posa binari e costruisci stazioni, nell’ordine che vuoi.
rd-ui-short-3 = Rettilinei e curve vanno a un’estremità della linea; un jolly (?) è l’uno o l’altra. Fiumi, montagne e acqua costano altri dadi.
rd-ui-short-4 = Una stazione costa 3 o 5 dadi, porta 2 jolly e prende con sé tutti i passeggeri che aspettano la sua compagnia.
rd-ui-short-5 = Chi ha trasportato più passeggeri di una compagnia la dirige e ha più reddito.
rd-ui-short-6 = Se alla fine una compagnia non ha stazioni, nessuno vince.
rd-ui-wins = { $count ->
        [one] Vittoria per { $names } con { $score } passeggeri.
       *[other] { $names } condividono la vittoria con { $score } passeggeri.
    }
rd-ui-score = { $score } { $score ->
        [one] passeggero
       *[other] passeggeri
    }

## Themes of puzzles

rd-ui-puzzle-theme-station = Stazioni
rd-ui-puzzle-theme-dice = Dadi
