### China Rails

## Names

cr-load-name = { $load ->
        [beer] birra
        [cars] automobili
        [cattle] bestiame
        [coal] carbone
        [copper] rame
        [cotton] cotone
        [electronics] elettronica
        [fish] pesce
        [grain] cereali
        [hogs] maiali
        [imports] merci importate
        [iron] ferro
        [jade] giada
        [machinery] macchinari
        [melons] meloni
        [oil] petrolio
        [oranges] arance
        [porcelain] porcellana
        [rice] riso
        [salt] sale
        [silk] seta
        [steel] acciaio
        [sugar] zucchero
        [tea] tè
        [tin] stagno
        [tobacco] tabacco
        [wood] legname
        [wool] lana
       *[other] { $load }
    }
cr-train-name = { $train ->
        [fast] merci veloce
        [heavy] merci pesante
        [super] supermerci
       *[freight] merci
    }
cr-kind-name = { $kind ->
        [party-congress] Congresso straordinario del Partito
        [rail-tax] Tassa ferroviaria
        [strike] Sciopero generale
        [flood] Alluvione
        [new-year] Festa di Capodanno
        [black-dragon] Favore del Drago Nero
        [derailment] Deragliamento
        [snow-manchuria] Neve in Manciuria
        [heavy-snow] Bufera di neve
        [storm-at-sea] Tempesta in mare
        [wind-storm] Tempesta di vento
        [sand-storm] Tempesta di sabbia
        [earthquake] Terremoto
        [desert-rains] Piogge nel deserto
       *[other] { $kind }
    }

## Refusals

cr-no-operate-first = Prima termina la fase operativa con Fatto.
cr-no-operate-phase-over = La fase operativa di questo turno è finita; costruisci, potenzia o termina il turno.
cr-no-opening-turn-builds = Un turno di apertura non ha fase operativa; costruisci, potenzia o termina il turno.
cr-no-already-upgraded = Hai potenziato il treno; ora puoi solo terminare il turno.
cr-no-inside-red-area = Nell’area rossa ({ $city }) non si costruisce; i treni vi circolano liberamente.
cr-no-segment-taken = Qui c’è già un segmento; appartiene a { $owner }.
cr-no-first-segment = Il tuo primo segmento parte da un cippo di una metropoli.
cr-no-not-from-here = Non hai binari in { $place }; costruisci dai tuoi binari o da una metropoli.
cr-no-right-to-rebuild = L’alluvione ha distrutto questo segmento: { $owner } ha diritto di ricostruirlo per primo.
cr-no-closed-by-flood = Il fiume è in piena; non lo si attraversa finché dura l’alluvione.
cr-no-closed-for-building = Qui non si costruisce finché dura l’evento: { cr-kind-name }.
cr-no-city-exits = Solo { $most } segmenti per turno possono uscire dalle metropoli; costruisci verso di esse dai tuoi binari.
cr-no-city-exits-here = Solo { $most } segmenti per turno possono uscire da { $city }; costruisci verso di essa dai tuoi binari.
cr-no-city-full = { $city } accoglie i binari di { $most } giocatori al massimo.
cr-no-city-segments = Hai { $most } segmenti a { $city }, di più non si può.
cr-no-city-blocked = Questo chiuderebbe { $city } agli altri; lascia loro un accesso.
cr-no-major-blocked = Tutti hanno diritto a un segmento a { $city }; lascia un’uscita a ciascuno degli altri.
cr-no-ferry-full = Due giocatori possiedono il traghetto; i suoi porti sono chiusi agli altri.
cr-no-ferry-blocked = Entrambi i proprietari del traghetto devono poter raggiungere { $place }; lascia un accesso.
cr-no-port-blocked = Un secondo proprietario deve poter raggiungere { $port }; lascia un accesso.
cr-no-build-limit-reached = Costa { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }; in questo turno puoi ancora spendere { $left ->
        [one] { $left } milione di yuan
       *[other] { $left } milioni di yuan
    }.
cr-no-cannot-pay = Costa { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }; hai { $cash ->
        [one] { $cash } milione di yuan
       *[other] { $cash } milioni di yuan
    }.
cr-no-link-owned = Possiedi già il collegamento container: { $port }.
cr-no-link-full = { $port } ha già i suoi { $most } proprietari.
cr-no-link-not-touched = I tuoi binari non toccano ancora { $port }.
cr-no-link-closed = Un evento vieta per ora di costruire a { $port }.
cr-no-one-upgrade = Un solo potenziamento per turno.
cr-no-upgrade-after-building = Hai già costruito; potenzia in un altro turno.
cr-no-no-such-upgrade = Il tuo treno: { cr-train-name }. Il merci diventa merci veloce o pesante, poi supermerci.
cr-no-upgrade-too-dear = Un potenziamento costa { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }; hai { $cash ->
        [one] { $cash } milione di yuan
       *[other] { $cash } milioni di yuan
    }.
cr-no-place-first = Prima piazza il tuo treno in una città.
cr-no-already-placed = Il tuo treno è già sul tabellone.
cr-no-not-a-start = Il treno parte da una città o da un porto container toccato dai tuoi binari; { $place } non lo è.
cr-no-start-without-track = Un treno parte da { $port } solo se i tuoi binari vi arrivano.
cr-no-not-a-neighbour = { $place } non è accanto al tuo treno; segui il binario, cippo per cippo.
cr-no-no-points = Non hai più punti movimento in questo turno.
cr-no-no-track = Da qui nessun binario porta a { $place }.
cr-no-no-turning-back = Un treno inverte la marcia solo in una città.
cr-no-crossing-flooded = Il fiume è in piena; nessun treno lo attraversa finché dura l’alluvione.
cr-no-no-movement-here = Neve: per ora nessun treno entra in questo cippo o ne esce.
cr-no-cannot-pay-fee = Il pedaggio è { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }, da pagare prima; hai { $cash ->
        [one] { $cash } milione di yuan
       *[other] { $cash } milioni di yuan
    }.
cr-no-no-turning-round = Un treno si gira solo all’inizio del movimento, fuori dalle città, se non c’è altra via.
cr-no-not-in-ferry-port = Il tuo treno non è in un porto del traghetto.
cr-no-cross-before-moving = Il traghetto si prende all’inizio del turno, prima di ogni movimento.
cr-no-wait-for-ferry = Prima termina un turno in questo porto; il traghetto parte all’inizio del successivo.
cr-no-nobody-owns-it = Nessuno possiede ancora questo collegamento: non è utilizzabile.
cr-no-no-fee-due = Qui non è dovuto alcun pedaggio.
cr-no-pay-an-owner = Paga il pedaggio a un proprietario: { $owner }.
cr-no-no-loans = I prestiti non fanno parte di questa partita.
cr-no-loan-in-own-turn = Puoi chiedere un prestito nel tuo turno.
cr-no-loan-unpaid = Prima restituisci { $due ->
        [one] { $due } milione di yuan
       *[other] { $due } milioni di yuan
    }; poi potrai chiedere un altro prestito.
cr-no-congress-first = Prima porta il treno in una metropoli: è riunito il Congresso.
cr-no-not-in-city = I carichi si trattano nelle città; il tuo treno non vi si trova.
cr-no-strike = A { $city } c’è sciopero.
cr-no-new-year-majors-only = Durante il Capodanno i carichi si trattano solo nelle metropoli, non a { $city }.
cr-no-not-in-container-port = Il tuo treno non è in un porto container.
cr-no-container-before-moving = L’operazione container si fa all’inizio del turno, prima di ogni movimento.
cr-no-wait-in-port = Prima termina un turno in questo porto; all’inizio del successivo potrai trattare con Taiwan.
cr-no-start-only-loads = Un treno appena piazzato può caricare da Taiwan; per consegnare, prima termina un turno in questo porto.
cr-no-one-start-load = Un treno che parte da un porto prende un solo carico da Taiwan.
cr-no-one-container-action = Un solo tipo di operazione container per turno: consegnare o caricare.
cr-no-container-strike = Nessuna operazione container durante uno sciopero.
cr-no-container-new-year = Nessuna operazione container durante il Capodanno.
cr-no-no-chip = Tutti i gettoni di questo carico sono sui treni: { cr-load-name }.
cr-no-train-full = Il tuo treno porta al massimo { $most ->
        [one] { $most } carico
       *[other] { $most } carichi
    }.
cr-no-not-produced-here = { $city } non fornisce questo carico: { cr-load-name }.
cr-no-not-from-taiwan = Taiwan non fornisce questo carico: { cr-load-name }.
cr-no-not-aboard = Il tuo treno non porta questo carico: { cr-load-name }.
cr-no-no-such-demand = Nessuna delle tue carte lo richiede a { $city }: { cr-load-name }.
cr-no-not-in-that-city = Il tuo treno non è a { $city }.
cr-no-new-year-loads-only = Durante il Capodanno si consegnano solo bestiame, pesce, merci importate, giada, arance, riso e tè.
cr-no-discard-too-late = La mano si scarta al posto di un intero turno; hai già agito.
cr-no-choose-load-first = Prima scegli il carico che va perso.
cr-no-choose-shelter-first = Prima scegli la città in cui il tuo treno si ripara.
cr-no-nothing-to-lose = Ora non hai carichi da scegliere.
cr-no-no-shelter-needed = Il tuo treno ora non ha bisogno di riparo.
cr-no-not-a-shelter = { $place } non è tra le città più vicine.
cr-no-chance-draws = Le carte le pesca solo il caso.
cr-no-not-among-the-tied = Solo chi è alla pari può iniziare.
cr-no-not-in-the-pile = Questa carta non è nel mazzo.

## Events

cr-ev-deal = { $name } riceve la carta richiesta { $card }.
cr-ev-set-aside = Nella distribuzione appare un evento e viene messo da parte: { cr-kind-name }.
cr-ev-first-player = { $name } inizia.
cr-ev-turn = Tocca a { $name }.
cr-ev-round = Inizia il round { $round }.
cr-ev-lost-turn = { $name } ha perso questo turno.
cr-ev-build = { $name } costruisce { $from }–{ $to } per { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }.
cr-ev-ferry = { $name } possiede ora il traghetto di Dalian.
cr-ev-link = { $name } compra un collegamento container per { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }: { $port }.
cr-ev-upgrade = { $name } potenzia il treno per { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }: { cr-train-name }.
cr-ev-place = { $name } piazza il treno: { $place }.
cr-ev-move = { $name } va a { $place }.
cr-ev-cross = { $name } prende il traghetto per { $place }.
cr-ev-turn-round = { $name } gira il treno.
cr-ev-half-rate = { $name } prosegue a mezza velocità; { $left ->
        [one] { $left } punto rimasto
       *[other] { $left } punti rimasti
    }.
cr-ev-fee = { $name } paga { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    } di pedaggio a { $owner }.
cr-ev-load = { $name } carica a { $place }: { cr-load-name }.
cr-ev-take = { $name } carica da Taiwan: { cr-load-name }.
cr-ev-drop = { $name } scarica senza compenso: { cr-load-name }.
cr-ev-deliver = { $name } consegna a { $city } e riceve { $payout ->
        [one] { $payout } milione di yuan
       *[other] { $payout } milioni di yuan
    }: { cr-load-name }.
cr-ev-draw = { $name } pesca la carta richiesta { $card }.
cr-ev-discard = { $name } scarta la mano.
cr-ev-reshuffle = La pila degli scarti diventa il nuovo mazzo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
cr-ev-borrow = { $name } prende in prestito { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    } e restituirà { $due ->
        [one] { $due } milione di yuan
       *[other] { $due } milioni di yuan
    }.
cr-ev-repay = { $name } restituisce { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    }.
cr-ev-event = { $name } pesca un evento: { cr-kind-name }.
cr-ev-event-over = L’evento è finito: { cr-kind-name }.
cr-ev-tax = { $name } paga { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    } di tassa.
cr-ev-erased = Un segmento di { $name } è distrutto: { $from }–{ $to }.
cr-ev-turn-lost = { $name } perderà il prossimo turno.
cr-ev-load-lost = { $name } perde un carico: { cr-load-name }.
cr-ev-shelter = Il treno di { $name } si ripara: { $place }.
cr-ev-congress-arrival = { $name } partecipa al Congresso a { $city } e riceve { $amount ->
        [one] { $amount } milione di yuan
       *[other] { $amount } milioni di yuan
    }.
cr-ev-qualified = { $name } soddisfa le condizioni di vittoria con almeno { $sum ->
        [one] { $sum } milione di yuan
       *[other] { $sum } milioni di yuan
    }; si termina il round.
cr-ev-tie = Parità: nessuno vince, la somma per la vittoria diventa { $sum ->
        [one] { $sum } milione di yuan
       *[other] { $sum } milioni di yuan
    }.

## What to do

cr-ask-place = Piazza il tuo treno in una città della terraferma, o scarta la mano.
cr-wait-place = { $name } piazza il treno.
cr-ask-operate = Muovi, carica e consegna: ancora { $points ->
        [one] { $points } punto movimento
       *[other] { $points } punti movimento
    }. Poi passa alla costruzione.
cr-wait-operate = { $name } muove, carica e consegna.
cr-ask-build = Costruisci fino a { $left ->
        [one] { $left } milione di yuan
       *[other] { $left } milioni di yuan
    }, potenzia il treno o termina il turno.
cr-wait-build = { $name } costruisce.
cr-ask-opening-build = Turno di apertura: costruisci fino a { $left ->
        [one] { $left } milione di yuan
       *[other] { $left } milioni di yuan
    } da una metropoli, o termina il turno.
cr-wait-opening-build = { $name } costruisce nel turno di apertura.
cr-ask-end-turn = Termina il turno.
cr-wait-end-turn = { $name } termina il turno.
cr-ask-lose-load = Scegli il carico che perdi.
cr-wait-lose-load = { $name } sceglie il carico perso.
cr-ask-shelter = Scegli la città in cui il tuo treno si ripara.
cr-wait-shelter = { $name } sceglie un riparo.

## Buttons

cr-do-end = Termina il turno
cr-do-done = Fatto
cr-do-discard = Scarta la mano
cr-do-turn = Gira il treno
cr-do-cross = Prendi il traghetto
cr-do-upgrade = Potenzia: { cr-train-name }
cr-do-borrow = Prendi in prestito { $amount } M
cr-do-link = Compra il collegamento container
cr-do-load = Carica: { cr-load-name }
cr-do-drop = Scarica: { cr-load-name }
cr-do-lose = Perdi: { cr-load-name }
cr-do-take = Carica da Taiwan: { cr-load-name }
cr-do-leave = Lascia a Taiwan: { cr-load-name }
cr-do-deliver = Consegna: { cr-load-name }
cr-do-place = Piazza il treno
cr-do-move = Muovi
cr-do-shelter = Riparati
cr-do-build = Costruisci
cr-do-draw = Pesca la carta { $card }
cr-do-first = Scegli chi inizia

## End and phases

cr-end-victory = Vittoria: quattro metropoli e un porto container collegati, e più contanti di tutti.
cr-end-time-up = Tempo scaduto: conta prima la rete ferroviaria, poi i contanti.
cr-end-round-cap = L’ultimo round di questo tavolo è stato giocato.
cr-phase-deal = Distribuzione
cr-phase-first = Chi inizia
cr-phase-operate = Fase operativa
cr-phase-build = Fase di costruzione
cr-phase-over = Fine della partita

## Options

cr-opt-express-trains = Treni espressi
    .help = I treni percorrono 12 o 16 cippi per turno; la partita è più breve.
cr-opt-mercy-loan = Indulgenza
    .help = Ognuno può prendere in prestito fino a 20 M dalla banca e restituisce il doppio.
cr-opt-open-cash = Contanti visibili
    .help = Tutti vedono i contanti di tutti fin dall’inizio.
cr-opt-any-port = Basta un porto
    .help = La rete deve toccare un porto container, senza un collegamento proprio.
cr-opt-one-start-load = Un carico all’inizio
    .help = Un treno che parte da un porto container prende un carico da Taiwan, non un treno pieno.
cr-opt-exits-per-city = Due uscite per metropoli
    .help = Due segmenti per turno possono uscire da ogni metropoli, non due in tutto.
cr-opt-time-limit = Limite in round
    .help = La partita finisce al più tardi dopo tanti round; 0 significa nessun limite.
cr-opt-round-cap = Tetto di round per i test
    .help = Termina la partita dopo tanti round, per test e strumenti.
