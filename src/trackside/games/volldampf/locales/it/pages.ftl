### What the pages say at a table of Volldampf.

vd-ui-card = { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-gloss = { $card ->
        [schnelle-lok] locomotiva veloce
        [subvention] sovvenzione
        [guenstige-gelegenheit] buona occasione
        [sabotage] sabotaggio
        [zusatzfracht] carico aggiuntivo
        [alles-neu] tutto nuovo
       *[neue-planung] nuova pianificazione
    }
vd-ui-good = { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }
vd-ui-region = { $route ->
        [green] Nord-ovest
        [turquoise] Nord-est
        [grey] Est
        [pink] Sud
        [orange] Sud-ovest
       *[brown] Ovest, Centro
    }
vd-ui-route = { $route ->
        [green] Nord-ovest (verde)
        [turquoise] Nord-est (turchese)
        [grey] Est (grigio)
        [pink] Sud (rosa)
        [orange] Sud-ovest (arancione)
       *[brown] Ovest, Centro (marrone)
    }
vd-ui-good-in = { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-ui-good-from-to = { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    }, { $from } → { $to }
vd-ui-declare = Dichiara: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-ui-take-up = Prendi: { $colour ->
        [blue] merce blu
        [violet] merce viola
        [red] merce rossa
       *[yellow] merce gialla
    } a { $city }
vd-ui-city-kind = { $foreign ->
        [yes] città estera, accetta:
       *[no] città tedesca, accetta:
    } { $colour ->
        [blue] merci blu
        [violet] merci viola
        [red] merci rosse
       *[yellow] merci gialle
    }
vd-ui-germany = La Germania degli anni Venti
vd-ui-goods-help = Le merci vanno alle città con gli stessi punti.
vd-ui-legend-cost = Il numero è il costo della tratta.
vd-ui-phases = Fasi del round
vd-ui-phase-goods = Merci
vd-ui-phase-cards = Carte
vd-ui-phase-loans = Prestiti
vd-ui-phase-bids = Offerte
vd-ui-phase-build = Binari
vd-ui-phase-move = Trasporto
vd-ui-phase-pay = Reddito
vd-ui-round-of = Round { $round } di { $rounds }
vd-ui-income-track = Tracciato del reddito: { $content }
vd-ui-player = Giocatore
vd-ui-cash = Contanti
vd-ui-income = Reddito
vd-ui-loans = Prestiti
vd-ui-points = Punti
vd-ui-after-pay = Dopo il reddito
vd-ui-tracks = Binari
vd-ui-turn-card = Carta ordine di turno { $card }
vd-ui-hand-size = { $count ->
        [one] { $count } carta azione
       *[other] { $count } carte azione
    }
vd-ui-track-of = Binario di
vd-ui-cost = Costo di costruzione
vd-ui-open = Aperto per te
vd-ui-cannot-build = { $link }: nessun binario ora
vd-ui-cannot = { $what }: non ora
vd-ui-loan = Prestito
vd-ui-no-loan = Nessun prestito
vd-ui-take-loan = Prestito { $value }: +{ $marks } Mk
vd-ui-seal-loan = Sigilla il prestito { $value }: +{ $marks } Mk
vd-ui-cash-now = Contanti adesso
vd-ui-dividend-each = Dividendo ogni round
vd-ui-points-end = Punti alla fine
vd-ui-rounds-left = { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
vd-ui-sealed = sigillata
vd-ui-choosing = sceglie
vd-ui-envelope-help = Le due buste si aprono insieme.
vd-ui-ladder = Scala delle offerte
vd-ui-ladder-pay = { $players ->
        [3] carte 1, 2: tutto · 3 metà
        [4] carte 1, 2: tutto · 3 metà · 4 niente
       *[other] carte 1, 2: tutto · 3–{ $half } metà · { $last } niente
    }
vd-ui-your-bid = La tua offerta
vd-ui-auction = Asta per l’ordine di turno, pagato: { $parts }.
vd-ui-pass-card = Passa, carta { $card }
vd-ui-pass-pays = Se passi ora, prendi la carta { $card } e paghi { $cost } Mk.
vd-ui-bid-costs = Pagheresti, secondo la carta: { $content }
vd-ui-card-costs = { $card } → { $cost } Mk
vd-ui-your-cash = i tuoi contanti: { $cash } Mk
vd-ui-passed = ha passato
vd-ui-seal-bid = Sigilla un’offerta di { $amount } Mk
vd-ui-secret-pays = Paghi { $amount } Mk in ogni caso e tieni { $left } Mk.
vd-ui-routes-round = Carte tratta del round
vd-ui-order-first = la carta 1 sceglie per prima
vd-ui-take-group = Prendi il gruppo { $group }
vd-ui-taken = preso
vd-ui-cards-left = Carte da distribuire
vd-ui-to-group = Al gruppo { $group }
vd-ui-deal-done = Forma questi gruppi
vd-ui-your-routes = Le tue carte tratta
vd-ui-links-open = { $count ->
        [one] { $count } tratta aperta
       *[other] { $count } tratte aperte
    }
vd-ui-any-link = ogni tratta libera, 5 Mk
vd-ui-pick-card = Scegli una carta: le sue tratte si accendono sul tabellone.
vd-ui-pick-link = Scegli una delle tratte accese sul tabellone.
vd-ui-no-link = Nessuna tratta libera di questa carta costa { $cash } Mk o meno. Puoi scartarla.
vd-ui-bargain-pick = Scegli la carta da scartare, poi una tratta libera.
vd-ui-cash-after = Hai { $cash } Mk. Dopo: { $left } Mk.
vd-ui-build = Costruisci
vd-ui-build-for = Costruisci { $link } per { $cost } Mk
vd-ui-bargain-for = Gioca la carta: { $link } per { $cost } Mk
vd-ui-drop = Scarta la carta
vd-ui-pick-good = Fai clic su una merce sul tabellone o qui. I dischi mostrano chi avanza.
vd-ui-more-goods = { $count ->
        [one] ancora { $count } merce sul tabellone
       *[other] ancora { $count } merci sul tabellone
    }
vd-ui-no-good = Nessuna merce può raggiungere una città del suo colore lungo i binari.
vd-ui-goals = Città raggiungibili, con il risultato migliore per te
vd-ui-give-up = Rinuncia
vd-ui-give-up-help = La rinuncia porta una carta azione alla fine del round.
vd-ui-give-up-third = Rinunciare al terzo trasporto non porta carte.
vd-ui-banned = Sabotage, non ora: { $content }.
vd-ui-needs-lok = Questo gioca la tua Schnelle Lok: fino a 7 tratte.
vd-ui-choose-on-board = Scegli sul tabellone
vd-ui-back = Indietro
vd-ui-links-used = Tratte: { $count } su { $most } al massimo
vd-ui-tally = Avanza:
vd-ui-first-link = Fai clic sulla prossima città o tratta.
vd-ui-next-stop = Prossima fermata
vd-ui-goal = destinazione
vd-ui-deliver = Consegna a { $city }: tu +{ $own }
vd-ui-not-there = Non ancora in una città del suo colore
vd-ui-plan-pick = Fai clic sulla merce da spostare.
vd-ui-place-pick = Fai clic sulla città che la riceve.
vd-ui-put-in = Mettila a { $city }
vd-ui-play-card = Gioca dalla mano:
vd-ui-asked-all = Lo si chiede a chiunque abbia una carta in mano: così la domanda non rivela nulla.
vd-ui-without-card = Non hai { $card ->
        [sabotage] Sabotage
        [subvention] Subvention
       *[alles-neu] Alles neu
    } in mano. Non c’è nulla da decidere.
vd-ui-other-way = un altro percorso
vd-ui-carry-to = Portala a { $city }
vd-ui-no-this-round = No, e non chiedere più in questo round
vd-ui-answering-no = Risposta al tuo posto: no.
vd-ui-ask-again = Chiedi di nuovo
vd-ui-standing = In questo round, no a { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-my-cards = Le mie carte
vd-ui-only-you = le vedi solo tu
vd-ui-no-cards = Non hai carte azione.
vd-ui-show-cards = Mostra le mie carte
vd-ui-hide-cards = Nascondi
vd-ui-seen = Vista nella mano di { $name }: { $content }
vd-ui-does-schnelle-lok = Un tuo trasporto può usare fino a 7 tratte.
vd-ui-does-subvention = Ultima posizione sul tracciato del reddito: un trasporto in più dopo il secondo giro.
vd-ui-does-guenstige-gelegenheit = Scarta una carta tratta e costruisci una tratta libera per 5 Mk.
vd-ui-does-sabotage = In questo trasporto non si porta nessuna merce del colore dichiarato.
vd-ui-does-zusatzfracht = Prima di dichiarare: pesca una merce dal sacchetto e mettila in una città a scelta.
vd-ui-does-alles-neu = Distribuisci di nuovo nei gruppi le carte tratta del round.
vd-ui-does-neue-planung = Nel tuo turno: sposta una merce in un’altra città.
vd-ui-supply = Sacchetto e mazzi
vd-ui-bag = Nel sacchetto
vd-ui-unseen = Nel mazzo
vd-ui-piles = Carte merci: { $goods } · carte azione: { $cards }, scartate { $gone }
vd-ui-points-from = Da dove vengono i punti
vd-ui-own-transports = Propri trasporti
vd-ui-others-transports = Trasporti altrui
vd-ui-back-spaces = Indietro
vd-ui-carried = Merci
vd-ui-built = Binari
vd-ui-pencil-sum = Matita: { $count ->
    [one] { $count } tratta
   *[other] { $count } tratte
}, { $cost } Mk

## In short, and at the end

vd-ui-decides = Il punteggio è il reddito meno i prestiti.
vd-ui-about = Chiedi prestiti, offri e trasporta sui binari di tutti
vd-ui-short-1 = La tua locomotiva sul tracciato del reddito mostra quanto guadagni in ogni round; alla fine è il tuo punteggio, meno i prestiti.
vd-ui-short-2 = Un prestito porta subito 6 marchi. Costa 1 marco in ogni round e 1 punto alla fine.
vd-ui-short-3 = Fai offerte per l’ordine di turno: chi ha la carta 1 sceglie prima degli altri le carte tratta. Ogni carta costruisce una tratta del suo simbolo, al prezzo indicato.
vd-ui-short-4 = Porta una merce qualsiasi in una città con gli stessi punti, per al massimo sei tratte. Ogni tratta fa avanzare di una casella il proprietario del binario, anche se non sei tu.
vd-ui-short-5 = La partita finisce con il round in cui sono offerte le ultime carte tratta.
vd-ui-lot-turn-order = l’ordine di turno

## Themes of puzzles

vd-ui-puzzle-theme-auction = Offerte e carte
vd-ui-puzzle-theme-loan = Prestiti
