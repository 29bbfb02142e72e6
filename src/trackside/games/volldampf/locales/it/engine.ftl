### Volldampf


## Refusals

vd-no-not-now = Questo appartiene a un’altra fase; fase in corso: { $phase ->
        [setup] preparazione
        [goods] merci
        [routes] carte tratta
        [loans] prestiti
        [alles-neu] Alles neu
        [auction] asta per l’ordine di turno
        [groups] scelta dei gruppi
        [building] costruzione
        [transport] trasporto
        [subvention] Subvention
        [award] assegnazione delle carte azione
       *[over] fine della partita
    }.
vd-no-only-chance = Carte e merci le pesca solo il caso.
vd-no-not-in-the-draw = Qui non può essere pescato.
vd-no-card-not-held = Non hai in mano la carta { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }.
vd-no-card-not-now = La carta { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } si gioca in un altro momento: { $card ->
        [schnelle-lok] nel tuo turno di trasporto
        [subvention] dopo il secondo giro di trasporti, da chi è in ultima posizione
        [guenstige-gelegenheit] nel tuo turno di costruzione
        [sabotage] subito dopo che qualcun altro ha dichiarato una merce
        [zusatzfracht] nel tuo turno di trasporto, prima di dichiarare una merce
        [alles-neu] fra i prestiti e l’asta
       *[neue-planung] subito prima di una tua decisione
    }.
vd-no-planning-not-now = Neue Planung si gioca in una tua decisione: prestito, offerta, scelta del gruppo, costruzione o trasporto.
vd-no-loan-not-now = I prestiti si contraggono solo nella fase dei prestiti.
vd-no-loan-above-supply = Puoi prendere al massimo { $most }: tutti i prestiti insieme possono arrivare a { $supply }.
vd-no-loan-above-share = Puoi prendere al massimo { $most }: in due ognuno può arrivare a { $limit }.
vd-no-bid-too-low = Offri almeno { $least ->
        [one] { $least } marco
       *[other] { $least } marchi
    }, oppure passa.
vd-no-bid-above-cash = Hai { $cash ->
        [one] { $cash } marco
       *[other] { $cash } marchi
    } per questo; non offrire di più.
vd-no-bid-without-money = Non hai più denaro: scegli 0.
vd-no-secret-bid-range = Scegli da { $least } a { $most } marchi.
vd-no-no-such-card-left = Non resta nessuna carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    } da assegnare.
vd-no-group-full = Il gruppo { $group } è completo: ogni gruppo ha { $size } carte.
vd-no-group-taken = Il gruppo { $group } è già preso. Scegline un altro.
vd-no-link-taken = { $link } ha già un binario; proprietario: { $owner }.
vd-no-no-card-of-colour = Questa tratta richiede una carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }.
vd-no-no-card-to-discard = Non hai davanti a te una carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }.
vd-no-too-expensive = Questo costa { $cost ->
        [one] { $cost } marco
       *[other] { $cost } marchi
    }; hai { $cash ->
        [one] { $cash } marco
       *[other] { $cash } marchi
    }.
vd-no-no-such-good = Non c’è nessuna { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }.
vd-no-colour-sabotaged = Sabotage: nessuna { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } in questo trasporto. Scegli un altro colore, oppure rinuncia.
vd-no-no-route = { $city }: nessuna { $colour ->
        [blue] città blu
        [violet] città viola
        [red] città rossa
       *[yellow] città gialla
    } entro { $most } tratte con binari.
vd-no-must-transport = La merce è dichiarata: portala in una città del suo colore.
vd-no-declare-first = Dichiara prima una merce, oppure rinuncia al trasporto.
vd-no-must-stop = La merce ha raggiunto { $city }, una città del suo colore, e resta lì.
vd-no-route-too-long = Il percorso avrebbe { $links } tratte; ne sono consentite al massimo { $most }.
vd-no-leads-nowhere = Da lì nessuna { $colour ->
        [blue] città blu
        [violet] città viola
        [red] città rossa
       *[yellow] città gialla
    } è raggiungibile; tratte che restano dopo: { $left }.
vd-no-no-track = { $link } non ha binario.
vd-no-link-twice = { $link } è già usata. Ogni tratta vale una volta per trasporto.
vd-no-link-elsewhere = { $link } non parte da dove si trova la merce: { $at }.
vd-no-city-twice = La merce è già stata a { $city }. In ogni città si entra una volta.
vd-no-not-moved = Sposta la { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } su almeno una tratta.
vd-no-wrong-colour = { $city } non è una { $colour ->
        [blue] città blu
        [violet] città viola
        [red] città rossa
       *[yellow] città gialla
    }. Prosegui.
vd-no-bag-is-empty = Il sacchetto è vuoto.
vd-no-same-city = Metti la merce in un’altra città; viene da { $city }.
vd-no-nothing-to-transport = Ora non si potrebbe trasportare nulla. Subvention resta in mano.
vd-no-own-hand = Scegli la mano di qualcun altro.
vd-no-empty-hand = { $giver } non ha carte azione. Scegli un’altra mano.
vd-no-first-bidder-bids = Offri almeno 1 marco: secondo un’opzione di questo tavolo chi apre l’asta non passa.
vd-no-zusatzfracht-too-late = Zusatzfracht si gioca prima di dichiarare una merce; questa è già dichiarata.
vd-no-good-is-declared = La { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city } è dichiarata per il trasporto. Scegline un’altra.
vd-no-turn-of-another = Tocca a { $turn }.
vd-no-chosen-already = Hai già scelto; tocca a { $turn } scegliere.
vd-no-passed-already = Hai passato; vale fino alla fine dell’asta.
vd-no-card-not-your-turn = Tocca a { $turn }. La carta { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } si gioca { $card ->
        [schnelle-lok] nel tuo turno di trasporto
        [subvention] dopo il secondo giro di trasporti, da chi è in ultima posizione
        [guenstige-gelegenheit] nel tuo turno di costruzione
        [sabotage] subito dopo che qualcun altro ha dichiarato una merce
        [zusatzfracht] nel tuo turno di trasporto, prima di dichiarare una merce
        [alles-neu] fra i prestiti e l’asta
       *[neue-planung] nel tuo turno
    }.

## Events

vd-ev-start-player = { $name } inizia per sorteggio.
vd-ev-round = Inizia il round { $round } di { $rounds }.
vd-ev-goods-card = Carta merci { $card }: { $cities }.
vd-ev-good-placed = { $city } riceve una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }.
vd-ev-bag-empty = Il sacchetto è vuoto; { $cities } città senza merce.
vd-ev-goods-cards-reshuffled = Le carte merci vengono rimescolate.
vd-ev-action-cards-reshuffled = Le carte azione vengono rimescolate.
vd-ev-route-card = Gruppo { $group }: carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }.
vd-ev-loan-chosen = { $name } ha scelto un prestito in segreto.
vd-ev-loan = { $name } contrae un prestito di { $value } e riceve { $marks ->
        [one] { $marks } marco
       *[other] { $marks } marchi
    }.
vd-ev-declines = { $name } non gioca { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }.
vd-ev-alles-neu = { $name } gioca Alles neu e ricompone i gruppi.
vd-ev-put = { $name } mette una carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    } nel gruppo { $group }.
vd-ev-bid-chosen = { $name } ha scelto un’offerta in segreto.
vd-ev-bid = { $name } offre { $amount ->
        [one] { $amount } marco
       *[other] { $amount } marchi
    }.
vd-ev-pass = { $name } passa.
vd-ev-bids-level = Le offerte sono pari; si rilancia.
vd-ev-turn-card = { $name } prende la carta ordine di turno { $card } e paga { $paid ->
        [one] { $paid } marco
       *[other] { $paid } marchi
    } su un’offerta di { $bid }.
vd-ev-take = { $name } prende il gruppo { $group }.
vd-ev-build = { $name } costruisce { $link } per { $cost ->
        [one] { $cost } marco
       *[other] { $cost } marchi
    }.
vd-ev-gelegenheit = { $name } gioca Günstige Gelegenheit e costruisce { $link } per { $cost ->
        [one] { $cost } marco
       *[other] { $cost } marchi
    } con una carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }.
vd-ev-drop = { $name } scarta una carta tratta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }.
vd-ev-declare = { $name } dichiara una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }{ $fast ->
        [yes] {" "}con Schnelle Lok
       *[no] {""}
    }.
vd-ev-give-up = { $lap ->
        [3] { $name } rinuncia al terzo trasporto.
       *[other] { $name } rinuncia a un trasporto.
    }
vd-ev-sabotage = { $name } gioca Sabotage contro { $victim }: nessuna { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } in questo trasporto.
vd-ev-schnelle-lok = { $name } gioca Schnelle Lok.
vd-ev-move = La merce passa per { $link } e arriva a { $city }.
vd-ev-deliver = { $name } trasporta una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } da { $from } a { $to }: { $links ->
        [one] { $links } tratta
       *[other] { $links } tratte
    }.
vd-ev-gain = { $name } avanza: { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }, reddito { $position }.
vd-ev-zusatzfracht = { $name } gioca Zusatzfracht.
vd-ev-extra-drawn = { $name } pesca una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } dal sacchetto.
vd-ev-neue-planung = { $name } gioca Neue Planung e prende una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }.
vd-ev-placed = { $name } mette una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }.
vd-ev-subvention = { $name } gioca Subvention per un terzo trasporto.
vd-ev-income = { $name } riceve { $income ->
        [one] { $income } marco
       *[other] { $income } marchi
    } e deve { $dividends ->
        [one] { $dividends } marco
       *[other] { $dividends } marchi
    } di dividendi{ $missing ->
        [0] {""}
       *[other] ; mancano: { $missing }, caselle indietro: { $back }
    }.
vd-ev-card-drawn = { $name } pesca { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] una carta azione
    }.
vd-ev-draws-from = { $name } pesca dalla mano di { $giver }.
vd-ev-card-taken = { $name } prende { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] una carta azione
    } a { $giver }.
vd-ev-no-card-left = Non resta nessuna carta azione per { $name }.
vd-ev-end = La partita è finita.

## What to do now, and the same told to the others

vd-ask-secret-loan = Scegli un prestito in segreto; ogni punto dà 6 marchi ora e costa 1 marco a round.
vd-wait-secret-loan = Prestiti scelti in segreto: { $waiting }.
vd-ask-secret-bid = Scegli un’offerta in segreto, da 1 a { $most } marchi.
vd-wait-secret-bid = Offerte segrete: { $waiting }.
vd-ask-secret-raise = Le offerte sono pari: aggiungi da 1 a { $most } marchi in segreto.
vd-wait-secret-raise = Rilanci segreti: { $waiting }.
vd-ask-loan = Contrai un prestito, oppure 0: ogni punto dà { $rate } marchi ora e costa 1 marco a round. I tuoi prestiti: { $loans }.
vd-wait-loan = { $name } decide su un prestito.
vd-ask-alles-neu = Gioca Alles neu per ricomporre i gruppi, oppure rifiuta.
vd-wait-alles-neu = { $name } risponde su Alles neu.
vd-ask-regroup = Distribuisci le carte tratta; restano: { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }.
vd-wait-regroup = { $name } ricompone i gruppi.
vd-ask-bid = Offri almeno { $least ->
        [one] { $least } marco
       *[other] { $least } marchi
    }, oppure passa.
vd-wait-bid = { $name } offre per l’ordine di turno.
vd-ask-group = Scegli un gruppo di carte tratta.
vd-wait-group = { $name } sceglie un gruppo.
vd-ask-build = Costruisci un binario, oppure scarta una carta tratta. Giro { $lap } di { $laps }.
vd-wait-build = { $name } costruisce.
vd-ask-transport = Dichiara una merce da trasportare, oppure rinuncia. Giro { $lap } di 2.
vd-wait-transport = { $name } sceglie una merce da trasportare.
vd-ask-third-transport = Dichiara una merce per il tuo terzo trasporto, oppure rinuncia.
vd-wait-third-transport = { $name } ha un terzo trasporto.
vd-ask-place-extra = Metti la { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } in una città a scelta.
vd-wait-place-extra = { $name } colloca una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }.
vd-ask-place-planned = Metti la { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } in un’altra città.
vd-wait-place-planned = { $name } sposta una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } con Neue Planung.
vd-ask-sabotage = { $carrier } dichiara una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }. Gioca Sabotage, oppure rifiuta.
vd-wait-sabotage = { $name } risponde su Sabotage.
vd-ask-route = Porta la { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } da { $city }, tratta per tratta, in una città del suo colore. Tratte finora: { $links }.
vd-wait-route = { $name } trasporta una { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }.
vd-ask-subvention = Occupi l’ultima posizione sul tracciato del reddito. Gioca Subvention per un terzo trasporto, oppure rifiuta.
vd-wait-subvention = { $name } risponde su Subvention.
vd-ask-draw-from = Non restano carte azione nelle pile: scegli da quale mano pescare.
vd-wait-draw-from = { $name } sceglie da quale mano pescare.

## Actions

vd-do-no = No
vd-do-alles-neu = Gioca Alles neu
vd-do-sabotage = Gioca Sabotage
vd-do-subvention = Gioca Subvention
vd-do-zusatzfracht = Gioca Zusatzfracht
vd-do-pass = Passa
vd-do-give-up = Rinuncia al trasporto
vd-do-deliver = Consegna qui
vd-do-take = Prendi il gruppo { $group }
vd-do-draw-from = Pesca da { $name }
vd-do-put = Carta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }: gruppo { $group }
vd-do-drop = Scarta una carta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }
vd-do-place = Metti a { $city }
vd-do-move = Passa per { $link }
vd-do-build = Costruisci { $link }
vd-do-gelegenheit = Günstige Gelegenheit: costruisci { $link } con una carta { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }
vd-do-declare = Dichiara: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-do-declare-fast = Dichiara con Schnelle Lok: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-do-neue-planung = Neue Planung: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-do-loan = Prestito { $value }
vd-do-bid = Offri { $amount } Mk
vd-do-start = Inizia: { $name }
vd-do-route-card = Carta tratta: { $route ->
        [green] verde
        [turquoise] turchese
        [grey] grigia
        [pink] rosa
        [orange] arancione
        [brown] marrone
       *[other] { $route }
    }
vd-do-good = Pescata: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }
vd-do-card = Carta azione: { $kind ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-do-goods-card = Carta merci { $card }

## End

vd-end-routes-used-up = Tutte le carte tratta sono state usate: l’ultimo round è finito.

## Phases

vd-phase-setup = Preparazione
vd-phase-goods = Merci
vd-phase-routes = Carte tratta
vd-phase-loans = Prestiti
vd-phase-alles-neu = Alles neu
vd-phase-auction = Asta per l’ordine di turno
vd-phase-groups = Scelta dei gruppi
vd-phase-building = Costruzione
vd-phase-transport = Trasporto
vd-phase-subvention = Subvention
vd-phase-award = Assegnazione delle carte azione
vd-phase-over = Fine della partita

## Options

vd-opt-stop-at-first-match = Fermata nella prima città del colore
    .help = Una merce si ferma nella prima città del suo colore sul percorso.
vd-opt-pay-half-rounded-up = Arrotonda per eccesso le mezze offerte
    .help = Chi paga metà di un’offerta paga la metà arrotondata per eccesso, non per difetto.
vd-opt-hidden-cash = Denaro nascosto
    .help = Solo tu vedi quanto denaro hai.
vd-opt-whole-dividend-by-position = Dividendi in caselle
    .help = Chi non può pagare tutti i dividendi tiene il denaro e arretra di una casella per ogni marco dovuto.
vd-opt-first-bidder-must-bid = La prima offerta è obbligatoria
    .help = Chi apre l’asta offre almeno 1 marco, se ha denaro per farlo.
