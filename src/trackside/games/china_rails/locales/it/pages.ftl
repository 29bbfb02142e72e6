### Che cosa dicono le pagine a un tavolo di China Rails.

cr-ui-legend = Prezzo di un cippo, in milioni
cr-ui-legend-clear = Pianura
cr-ui-legend-desert = Deserto
cr-ui-legend-mountain = Montagna
cr-ui-legend-alpine = Alta montagna
cr-ui-legend-small = Città piccola
cr-ui-legend-medium = Città media
cr-ui-legend-major = Metropoli
cr-ui-legend-container-port = Porto
cr-ui-legend-extra = Fiume +{ $river } · fiume asciutto +{ $dry } · lago +{ $lake }
cr-ui-kind-clear = Cippo in pianura
cr-ui-kind-desert = Cippo nel deserto
cr-ui-kind-mountain = Cippo in montagna
cr-ui-kind-alpine = Cippo in alta montagna
cr-ui-kind-taiwan = Taiwan
cr-ui-city-major = Metropoli
cr-ui-city-medium = Città media
cr-ui-city-small = Città piccola
cr-ui-city-taiwan = Città di Taiwan
cr-ui-port-container = Porto container
cr-ui-port-ferry = Porto del traghetto
cr-ui-supplies = Fornisce
cr-ui-wants = La tua carta: { cr-load-name }
cr-ui-ferry-price = Traghetto
cr-ui-link-price = Collegamento container
cr-ui-owners = Proprietari
cr-ui-milepost-price = Prezzo del cippo
cr-ui-segments = Segmenti
cr-ui-price = Prezzo
cr-ui-this-turn = Di cui in questo turno
cr-ui-steps = Passi
cr-ui-fees = Pedaggi
cr-ui-no-fee = nessuno
cr-ui-arrives = Arrivo
cr-ui-turn-n = turno { $turn }
cr-ui-trains-here = Qui: treno di { $names }.
cr-ui-track-of = Binari di { $names }.
cr-ui-no-way = Nessun binario porta là il tuo treno.
cr-ui-cannot-build = Non puoi costruire fin qui: { $place }
cr-ui-cannot-go = Il tuo treno non può venire qui: { $place }
cr-ui-open-here = Aperto per te
cr-ui-event = Evento
cr-ui-zone-closed = chiuso
cr-ui-zone-slow = mezza velocità
cr-ui-zone-no-building = niente costruzioni
cr-ui-lasts = dura ancora
cr-ui-until = { $count ->
        [0] fino alla fine di questo turno ({ $name })
        [1] fino alla fine del prossimo turno di { $name }
       *[other] fino alla fine del secondo prossimo turno di { $name }
    }
cr-ui-event-party-congress = Tutti portano il treno in una metropoli; fino ad allora niente carichi né consegne. Pechino paga 10 M, le altre 5 M.
cr-ui-event-rail-tax = Tutti pagano secondo il contante: niente fino a 50 M, fino a 25 M sopra i 200 M. D’ora in poi il contante è visibile.
cr-ui-event-strike = Nelle città vicine alla costa niente carichi, scarichi o consegne, e nessuna operazione container.
cr-ui-event-flood = I binari sopra questi fiumi spariscono; nessuno vi costruisce o passa. I proprietari precedenti ricostruiscono per primi.
cr-ui-event-new-year = Si carica e si consegna solo nelle metropoli, e solo sette tipi di carico; ogni consegna paga 5 M in più.
cr-ui-event-black-dragon = Ogni consegna a Shenyang, Changchun, Harbin o Qiqihar paga 5 M in più.
cr-ui-event-derailment = I treni entro 3 cippi dalle città indicate perdono un carico e un turno.
cr-ui-event-snow-manchuria = Mezza velocità in Manciuria; sui cippi d’alta montagna né movimento né costruzione.
cr-ui-event-heavy-snow = Nella zona né movimento né costruzione.
cr-ui-event-storm-at-sea = Mezza velocità e nessuna costruzione vicino alla costa.
cr-ui-event-wind-storm = Mezza velocità e nessuna costruzione nella zona; ogni treno al suo interno perde un carico.
cr-ui-event-sand-storm = Tutti i binari di questo deserto spariscono e i treni si riparano in una città. Nessuna costruzione.
cr-ui-event-earthquake = I treni vicino a Taiyuan perdono un carico e un turno, quelli più lontani vanno a mezza velocità. Nessuna costruzione entro 9 cippi.
cr-ui-event-desert-rains = Fino alla fine della partita fiumi e laghi asciutti costano quanto i fiumi.
cr-ui-card = Carta richiesta { $card }
cr-ui-found-in = Si trova a { $cities }
cr-ui-source = Origine
cr-ui-turns = Turni
cr-ui-per-turn = M a turno
cr-ui-number = { NUMBER($number) }
cr-ui-too-dear = ancora troppo caro
cr-ui-new-card = nuova carta
cr-ui-best-source = { $turns ->
        [one] { $place } · { $turns } turno
       *[other] { $place } · { $turns } turni
    }
cr-ui-best-dear = { $place } · troppo caro
cr-ui-no-trip = Per questa richiesta ora non si conosce nessun percorso.
cr-ui-no-trip-together = Nessun viaggio soddisfa queste richieste insieme: ogni carta vale una volta sola e il treno deve poter portare tutto.
cr-ui-trip = Il tuo viaggio
cr-ui-trip-add = Aggiungi al viaggio
cr-ui-trip-show = Mostra
cr-ui-trip-drop = Lascia perdere
cr-ui-trip-load = carica: { cr-load-name }
cr-ui-trip-deliver = consegna: { cr-load-name }
cr-ui-trip-sum = { $steps } passi, binari per { $cost } M, rende { $payout } M.
cr-ui-trip-turns = { $turns ->
        [one] { NUMBER($turns) } turno, { NUMBER($rate) } M a turno.
       *[other] { NUMBER($turns) } turni, { NUMBER($rate) } M a turno.
    }
cr-ui-trip-drive = Vai verso { $place }
cr-ui-aboard = Sul tuo treno
cr-ui-train-facts = { $loads } carichi · { $rate } cippi
cr-ui-train-short = { $rate } passi, { $loads } carichi
cr-ui-yours = il tuo
cr-ui-cargo = Carichi sul treno
cr-ui-empty = vuoto
cr-ui-steps-used = { $used } passi su { $rate } usati
cr-ui-halved = Mezza velocità in questo turno.
cr-ui-fee-of = pedaggio { $cost } M
cr-ui-move-to = Avanza di { $count }: { $place }
cr-ui-move-towards = Avanza di { $count } verso { $place }
cr-ui-move-steps = Avanza di { $count }
cr-ui-cross = Prendi il traghetto: { $place }
cr-ui-place-in = Piazza il treno: { $place }
cr-ui-goes-on = Ancora { $count } passi, fino al turno { $turn }.
cr-ui-hint-place = Fai clic sulla città da cui parte il tuo treno. Indica una carta per vedere dove sono i suoi carichi.
cr-ui-hint-shelter = Tempesta di sabbia: il tuo treno si ripara nella città che scegli.
cr-ui-hint-move = Fai clic su una città o un cippo raggiunto dai tuoi binari, o trascina il treno sul suo percorso: è proposto prima dell’invio.
cr-ui-hint-build = Fai clic su una città o un cippo: è proposto il binario più economico. Oppure traccia il tuo, tenendo premuto.
cr-ui-hint-place-tap = Tocca la città da cui parte il tuo treno. Tocca una carta per vedere dove sono i suoi carichi.
cr-ui-hint-build-tap = Tocca una città o un cippo per il binario più economico, o traccialo col dito dai tuoi binari.
cr-ui-drawn-track = { $count ->
        [one] { $count } segmento
       *[other] { $count } segmenti
    } · { $cost } M
cr-ui-drawn-way = { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
cr-ui-plan-track = Progetta binari
cr-ui-plan-help = Scegli una città o un cippo, o traccia dai tuoi binari o da una metropoli. Solo tu vedi queste linee a matita; il tuo turno te le propone.
cr-ui-plan-back = Togli un segmento
cr-ui-plan-forget = Cancella il progetto
cr-ui-plan-use = { $count ->
        [one] Posa il segmento progettato, { $cost } M
       *[other] Posa i { $count } segmenti progettati, { $cost } M
    }
cr-ui-deliver = Consegna { cr-load-name }, +{ $payout } M
cr-ui-to-build = Passa alla costruzione
cr-ui-move-and-build = Muovi, poi costruisci
cr-ui-more = Altro…
cr-ui-loan = Prestito in milioni
cr-ui-borrow = Prendi { $amount } M, restituisci { $due } M
cr-ui-discard-help = Scartare la mano costa l’intero turno: peschi tre nuove carte.
cr-ui-build = Costruisci binari
cr-ui-of = { $spent } su { $limit } M
cr-ui-cash-left = restano { $cash } M
cr-ui-build-pay = { $count ->
        [one] Costruisci { $count } segmento, paga { $cost } M
       *[other] Costruisci { $count } segmenti, paga { $cost } M
    }
cr-ui-upgrade = Potenzia…
cr-ui-rest-later = Il resto del percorso costa altri { $cost } M, nei turni successivi.
cr-ui-starts = Inizio
cr-ui-near = vicino a { $place }
cr-ui-starts-in = Inizia a { $place }.
cr-ui-starts-at = Inizia dalla tua rete, vicino a { $place }.
cr-ui-start-then = Ora scegli dove porta il binario.
cr-ui-start-anew = Inizia altrove
cr-ui-instead-in = Inizia invece a { $place }: { $cost } M
cr-ui-instead-at = Inizia invece dalla tua rete, vicino a { $place }: { $cost } M
cr-ui-joins-both = Collegato alla tua rete e al tuo treno.
cr-ui-joins-network = Collegato alla tua rete.
cr-ui-joins-nothing = Non collegato alla tua rete: il tuo treno non può ancora arrivarci.
cr-ui-joins-no-train = Il tuo treno si trova su un’altra parte della tua rete.
cr-ui-drop = Lascia perdere la proposta
cr-ui-rest-pencil = Il resto costerà altri { $cost } M nei prossimi turni; rimane segnato a matita.
cr-ui-buy-link = Compra il collegamento { $port }, { $cost } M
cr-ui-build-and-end = Costruisci e termina il turno
cr-ui-goal = Obiettivo
cr-ui-goal-help = Vinci con { $sum } M in contanti, le quattro metropoli unite dai tuoi binari e un collegamento container in un porto che toccano.
cr-ui-majors-joined = metropoli: { $count } su { $total }
cr-ui-link-yes = collegamento container
cr-ui-link-no = nessun collegamento
cr-ui-your-demands = Le tue richieste
cr-ui-demands-help = compenso in milioni · una per carta
cr-ui-player = Giocatore
cr-ui-cash = Contanti
cr-ui-cash-hidden = Il contante non si mostra prima della tassa ferroviaria.
cr-ui-train = Treno
cr-ui-track = Binari
cr-ui-majors = Metrop.
cr-ui-majors-of = { $count } su { $total }
cr-ui-loses-turn = perde il prossimo turno
cr-ui-to-congress = deve andare al Congresso
cr-ui-owes = deve { $amount } M
cr-ui-qualified = soddisfa le condizioni di vittoria
cr-ui-tab-hands = Carte altrui
cr-ui-tab-loads = Carichi
cr-ui-tab-trains = Treni
cr-ui-tab-events = Eventi
cr-ui-chips = Gettoni rimasti
cr-ui-upgrade-help = Un potenziamento costa 20 M e sostituisce la costruzione di quel turno.
cr-ui-no-events = Nessun evento in gioco.
cr-ui-deck = { $pile } carte da pescare, { $discard } scartate
cr-ui-opening = Turni di apertura
cr-ui-from-deliveries = { $count ->
        [one] { $count } consegna
       *[other] { $count } consegne
    }
cr-ui-from-fees = Pedaggi ricevuti meno pagati
cr-ui-for-track = Binari e collegamenti
cr-ui-for-trains = Treni
cr-ui-start-and-rest = Inizio, eventi e prestiti
cr-ui-final-cash = Contanti finali
cr-ui-money-from = Da dove viene il denaro di { $name }
cr-ui-best-deliveries = Migliori consegne
cr-ui-no-deliveries = Nessuno ha consegnato nulla.

## Places in the log and in refusals: a milepost that is no city

cr-ev-move-near = { $name } va a un cippo vicino a { $near }.
cr-ev-place-near = { $name } piazza il treno vicino a { $near }.
cr-ev-build-near = { $name } costruisce un binario vicino a { $near } per { $cost ->
        [one] { $cost } milione
       *[other] { $cost } milioni
    } di yuan.
cr-ev-erased-near = Un segmento di { $name } vicino a { $near } è distrutto.
cr-no-not-from-here-near = Non hai binari in questo cippo vicino a { $near }; costruisci dai tuoi binari o da una metropoli.
cr-no-not-a-start-near = Il treno parte da una città o da un porto container toccato dai tuoi binari; questo cippo vicino a { $near } non lo è.
cr-no-not-a-neighbour-near = Questo cippo vicino a { $near } non è accanto al tuo treno; segui il binario, cippo per cippo.
cr-no-no-track-near = Da qui nessun binario porta a questo cippo vicino a { $near }.
cr-no-not-a-shelter-near = Questo cippo vicino a { $near } non è tra le città più vicine.

## A turn in one line of the log

cr-turn = { $name }: { $parts }.
cr-turn-nothing = nulla
cr-turn-drives = va a { $place } ({ $count ->
        [one] 1 cippo
       *[other] { $count } cippi
    })
cr-turn-drives-near = va vicino a { $place } ({ $count ->
        [one] 1 cippo
       *[other] { $count } cippi
    })
cr-turn-loads = carica { $loads }
cr-turn-delivers = consegna { cr-load-name } a { $city } (+{ $payout } M)
cr-turn-builds = costruisce { $count ->
        [one] 1 segmento
       *[other] { $count } segmenti
    } (−{ $cost } M)
cr-turn-link = collegamento container di { $port } (−{ $cost } M)
cr-turn-upgrades = compra { cr-train-name } (−{ $cost } M)
cr-turn-fees = pedaggi −{ $amount } M
cr-turn-event = evento: { cr-kind-name }
cr-turn-discards = scarta la mano

## In short, and at the end

cr-ui-about = Traccia una ferrovia da Pechino a Kashgar, carico dopo carico
cr-ui-short-1 = Traccia binari da cippo a cippo e porta i carichi nelle città che le tue carte chiedono.
cr-ui-short-2 = Prima si viaggia: muovere, caricare, consegnare. Poi si costruisce: binari per al massimo 20 M, o un treno migliore.
cr-ui-short-3 = Ogni carta chiede tre carichi; puoi consegnarne uno, poi peschi una nuova carta.
cr-ui-short-4 = Puoi viaggiare sui binari degli altri, pagando un pedaggio.
cr-ui-short-5 = Vinci con 250 M in contanti e una rete che unisce le quattro metropoli e un tuo porto container.
cr-ui-wins = { $count ->
        [one] Vittoria per { $names } con { $score } milioni di yuan.
       *[other] { $names } condividono la vittoria con { $score } milioni di yuan.
    }
cr-ui-score = { $score } M

## Themes of puzzles

cr-ui-puzzle-theme-trip = Viaggi
cr-ui-puzzle-theme-loads = Carichi
cr-ui-puzzle-theme-train = Treno
cr-ui-puzzle-theme-cards = Carte
