### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = tu
ui-guest = Ospite
ui-player-n = Giocatore { $number }
ui-players = Giocatori
ui-your-name = Il tuo nome
ui-change-name = Cambia nome
ui-table = Tavolo
ui-table-of = Tavolo: { $name }
ui-seats = { $count ->
         [one] { $count } giocatore
        *[other] { $count } giocatori
    }
ui-seats-head = Posti
ui-held = tenuto da un bot
ui-away = non c’è
ui-bot-level = bot, { $level ->
         [random] a caso
         [easy] facile
         [normal] normale
         [hard] difficile
        *[other] { $level }
    }
ui-income = reddito { $count }
ui-points = { $count ->
         [one] { $count } punto
        *[other] { $count } punti
    }
ui-level = Livello
ui-level-random = A caso
ui-level-easy = Facile
ui-level-normal = Normale
ui-level-hard = Difficile

## turn line

ui-your-turn = Tocca a te
ui-your-turn-short = Tocca a te
ui-waiting = In attesa
ui-watching = Da spettatore
ui-over = Finita
ui-over-round = Finita nel round { $round }
ui-waits-for = Tocca a: { $names }
ui-since = Ultima mossa { $when }.
ui-sending = Invio…
ui-past = Mossa { $move } di { $total }
ui-offline = { $count ->
         [one] Nessuna connessione. Nuovo tentativo tra { $count } secondo. Nulla va perso.
        *[other] Nessuna connessione. Nuovo tentativo tra { $count } secondi. Nulla va perso.
    }
ui-offline-short = Nessuna connessione. Nulla va perso.
ui-overtaken = La partita è andata avanti. Guarda di nuovo, poi invia.
ui-nothing-now = Ora non è possibile alcuna mossa.
ui-final = non si può annullare
ui-not-sent = anteprima, non ancora inviata
ui-allowed = Consentito
ui-why-not = perché no?
ui-read-rule = Leggi la regola { $rule }
ui-read-the-rule = Leggi la regola
ui-find-action = Cerca una mossa
ui-actions = Che cosa puoi fare
ui-sheet = Cambia l’altezza del foglio
ui-undo = Annulla la mossa
ui-takeback-ask = Chiedi di ritirare
ui-takeback-asked = { $name } chiede di ritirare. Manca la risposta: { $waiting }
ui-takeback-withdraw = Ritira la richiesta
ui-agree = Accetta
ui-refuse = Rifiuta
ui-take-seat = Riprendi il tuo posto
ui-sit-down = Siediti
ui-less = Meno
ui-more = Più
ui-close = Chiudi
ui-copy = Copia
ui-copied = Copiato
ui-of = { $count } di { $total }

## board

ui-board = Tabellone
ui-board-keys = Le frecce spostano il cursore, N va al prossimo posto aperto, Invio sceglie, il punto interrogativo dice perché no, 0 mostra tutto il tabellone.
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-fit = Mostra tutto il tabellone
ui-find-place = Vai a un luogo
ui-find-none = Nessun luogo con questo nome.
ui-layers = Livelli
ui-layer-relief = Rilievo
ui-layer-names = Nomi
ui-layer-networks = Reti
ui-tap-again = Tocca di nuovo per scegliere
ui-show-open = { $count ->
    [one] Mostra il posto aperto
   *[other] Mostra { $count } posti aperti
}

## log, history, charts

ui-log = Registro
ui-log-empty = La prima mossa apparirà qui.
ui-log-undo = { $name } annulla una mossa.
ui-go-to-move = Vai alla mossa { $move }
ui-older = Voci precedenti
ui-tab-log = Registro
ui-tab-charts = Grafici
ui-tab-rules = Regole
ui-rules-help = Ogni rifiuto cita la sua regola. Tutte le regole sono a un clic.
ui-open-rules = Apri le regole
ui-download-record = Scarica il file della partita
ui-history = Cronologia
ui-first = All’inizio
ui-back = Una mossa indietro
ui-forward = Una mossa avanti
ui-last = All’ultima mossa
ui-play = Replay
ui-pause = Pausa
ui-speed = Velocità { $speed }
ui-move = Mossa { $move }
ui-round = Round { $round }
ui-round-head = Round
ui-live = In diretta
ui-back-to-live = Torna alla diretta
ui-as-table = Tabella
ui-as-lines = Linee
ui-charts-empty = Le linee appaiono dopo il primo round.
ui-start-short = inizio
ui-chart-cash = Contanti, dopo ogni round
ui-chart-income = Reddito, dopo ogni round
ui-chart-score = Classifica, dopo ogni round

## end

ui-result = Risultato
ui-wins = { $count ->
         [one] Vittoria per { $names } con { $score } { $game ->
             [gr] talleri
             [cr] milioni di yuan
             [rd] passeggeri
            *[other] punti
        }.
        *[other] { $names } condividono la vittoria con { $score } { $game ->
             [gr] talleri
             [cr] milioni di yuan
             [rd] passeggeri
            *[other] punti
        }.
    }
ui-copy-position = Copia il link di questa posizione
ui-decides-vd = Il punteggio è il reddito meno i prestiti.
ui-decides-rd = Chi ha trasportato più passeggeri vince.
ui-score = { $game ->
        [gr] { $score } T
        [cr] { $score } M
        [rd] { $score } { $score ->
            [one] passeggero
           *[other] passeggeri
        }
       *[other] { $score } { $score ->
            [one] punto
           *[other] punti
        }
    }
ui-no-winner = Nessun vincitore in questa partita.
ui-margin = { $count } in più rispetto a { $name }
ui-how-ended = Come è finita
ui-to-board = Al tabellone
ui-to-result = Al risultato
ui-play-again = Gioca ancora
ui-seed-proof = Seme e prova delle estrazioni
ui-seed = Seme
ui-seed-hash = Impronta mostrata all’inizio
ui-seed-later = mostrato dopo la fine
ui-seed-check = Controllo
ui-seed-fits = Il seme corrisponde all’impronta.
ui-seed-differs = Il seme non corrisponde all’impronta.
ui-draws = Estrazioni

## hot-seat

ui-pass-screen = Passa il dispositivo a { $name }
ui-pass-screen-help = Ora non guardi nessun altro. { $name } preme il pulsante.
ui-i-am = Sono { $name }

## waiting room

ui-room-full = Ci sono tutti.
ui-room-open = { $count ->
         [one] { $count } posto è libero.
        *[other] { $count } posti sono liberi.
    }
ui-room-wait = La partita comincia quando lo decide il responsabile del tavolo.
ui-free-seat = Posto libero
ui-add-bot = Aggiungi un bot
ui-free = Libera
ui-invite-link = Link d’invito
ui-start = Comincia la partita
ui-close-table = Chiudi il tavolo
ui-no-table = Questo tavolo non esiste o è privato.
ui-no-page = Non c’è nulla a questo indirizzo.
ui-loading = Preparazione del tabellone…

## pages

ui-pages = Pagine
ui-panels = Giocatori, compagnie, registro
ui-nav-board = Tabellone
ui-nav-table = Tavolo
ui-nav-log = Registro
ui-nav-charts = Grafici
ui-door-play = Gioca
ui-door-watch = Guarda
ui-door-rules = Regole
ui-door-settings = Impostazioni
ui-lobby = Alla lobby
ui-skip = Al contenuto
ui-language = Lingua
ui-settings = Impostazioni

## lobby

ui-where = Dove costruiamo oggi?
ui-motto = Ogni regola è verificata, e ogni «no» dice perché.
ui-games = Giochi
ui-about-gr = Compra azioni, posa binari, incassa quando le linee si incontrano
ui-about-vd = Chiedi prestiti, offri e trasporta sui binari di tutti
ui-about-rd = Tira i binari, posali e porta con te i passeggeri
ui-about-cr = Traccia una ferrovia da Beijing a Kashgar, carico dopo carico
ui-game-facts = { $least }–{ $most } giocatori · { $minutes } min
ui-quick = { $count ->
         [one] { $game }, tu e { $count } bot
        *[other] { $game }, tu e { $count } bot
    }
ui-quick-help = Comincia subito. Posti, opzioni e tabellone si possono cambiare.
ui-options = Opzioni
ui-play-now = Gioca ora
ui-your-games = Le tue partite
ui-wait-for-you = { $count ->
         [one] { $count } ti aspetta
        *[other] { $count } ti aspettano
    }
ui-no-games = Nessuna partita ti aspetta. Comincia contro i bot: bastano due clic.
ui-open-tables = Tavoli aperti
ui-no-open = Nessuno cerca giocatori in questo momento. Apri un tavolo o manda un link.
ui-now = { $count } ora
ui-open-facts = { $count ->
         [one] { $count } giocatore
        *[other] { $count } giocatori
    } · { $free ->
         [one] { $free } posto libero
        *[other] { $free } posti liberi
    }
ui-invite = Invita
ui-invite-help = Due clic, senza account.
ui-invite-button = Apri un tavolo con link
ui-hot-seat = Un dispositivo, più giocatori
ui-hot-seat-help = Passatevi il tablet. Ciò che è nascosto resta nascosto.
ui-hot-seat-button = Cominciate insieme
ui-show-table = Mostra
ui-watch = Guarda
ui-watch-game = Guarda una partita
ui-no-live = Nessuna partita pubblica in corso.
ui-no-live-help = Un tavolo mostrato nella lobby può essere guardato da tutti. Aprine uno!
ui-new-here = Prima visita?
ui-new-here-help = Le regole sono brevi, con ricerca, e citate da ogni rifiuto.
ui-read-rules = Leggi le regole
ui-server-trouble = Il server non risponde come dovrebbe. Riprova tra un momento.
ui-pencil = Matita
ui-pencil-idea = Disegna sul tabellone mentre aspetti.
ui-pencil-help = Solo tu vedi i segni a matita; nulla viene inviato.
ui-pencil-clear = Cancella
ui-invited = Hai un invito
ui-invited-help = Di’ il tuo nome e siediti. Non serve un account.

## new table

ui-new-table = Nuovo tavolo
ui-name-of-seat = Nome per il posto { $number }
ui-kind-of-seat = Chi siede al posto { $number }
ui-kind-bot = Bot
ui-kind-open = Posto libero
ui-kind-here = Su questo dispositivo
ui-seat-open-help = chi ha il link
ui-seat-bot-help = gioca il computer
ui-title = Nome del tavolo
ui-public = Mostra il tavolo nella lobby
ui-board-file = Tabellone: { $name }. Un tuo file (JSON):
ui-board-unreadable = Questo file non è un tabellone: non è JSON leggibile.
ui-open-table = Apri il tavolo

## rules page

ui-search-rules = Cerca nelle regole
ui-contents = Indice
ui-no-rule = Nessuna regola con queste parole. Prova un numero come GR-79.
ui-in-short = { $game } in breve
ui-understood = Capito
ui-rules-english = Le regole stesse sono in inglese.
ui-rules-notes = Mostra le fonti e le note per programmatori
ui-rules-no-notes = Nascondi le fonti e le note per programmatori
ui-all-rules = Tutte le regole
ui-table-region = Tabella

## settings

ui-theme = Tema
ui-theme-help = Automatico segue il dispositivo.
ui-theme-auto = Automatico
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-contrast = Alto contrasto
ui-palette = Colori dei pezzi
ui-palette-help = Motivi e lettere restano uguali in tutti e tre.
ui-palette-calm = Calmi
ui-palette-vivid = Vivaci
ui-palette-grey = Per luminosità
ui-motion = Movimento
ui-motion-auto = Automatico
ui-motion-full = Completo
ui-motion-less = Ridotto
ui-keys = Tasti
ui-keys-on = Le singole lettere agiscono
ui-keys-setting = P passa, D finisce, B costruisce; K al tavolo le mostra tutte.
ui-keys-off = Le singole lettere si disattivano nelle impostazioni.
ui-key-tab = zona successiva
ui-key-arrows = muoversi sul tabellone, con Ctrl di città in città
ui-key-next = prossimo posto aperto sul tabellone
ui-key-enter = scegliere, pulsante principale
ui-key-undo = annullare l’ultimo passo
ui-key-escape = chiudere, poi scartare l’anteprima
ui-key-why = che cos’è, perché no
ui-key-number = cambiare un’offerta o un numero
ui-key-pass = passare
ui-key-done = fatto
ui-key-build = costruire
ui-key-share = mettere all’asta un’azione
ui-key-digits = compagnia, gruppo o carta con quel numero
ui-key-go = andare a un luogo: scrivere il nome
ui-key-layers = livelli del tabellone
ui-key-history = una mossa indietro o avanti
ui-key-ends = inizio e diretta
ui-key-zoom = tutto il tabellone, ingrandire, ridurre
ui-key-table = grafico come tabella
ui-key-turn = girare il dado
ui-key-end = l’altra estremità della linea
ui-key-income = incassare il reddito
ui-key-roll = lanciare i dadi
ui-key-move = muovere il treno
ui-key-upgrade = potenziamento
ui-key-hide = mostrare o nascondere i pannelli
ui-key-keys = questo elenco

# Each game in a few sentences, for who has never seen it.
ui-short-gr-1 = Chi alla fine ha più contanti vince. Azioni e casse non contano.
ui-short-gr-2 = Le azioni vanno all’asta. Quello che paghi va nella cassa della compagnia e costruisce i suoi binari.
ui-short-gr-3 = Nel tuo turno costruisci per una compagnia di cui hai un’azione, oppure metti all’asta un’azione di una compagnia qualsiasi.
ui-short-gr-4 = Ogni città raggiunta aumenta il reddito della compagnia. Quando ne incontra un’altra in una città per la prima volta, tutte le compagnie pagano il loro reddito per ogni azione, e chi ha costruito il doppio.
ui-short-gr-5 = Meno reddito hai, più indicatori hai nel sacchetto: chi è povero agisce più spesso.
ui-short-gr-6 = La partita finisce quando ogni compagnia è collegata ad altre due.
ui-short-vd-1 = La tua locomotiva sul tracciato del reddito mostra quanto guadagni in ogni round; alla fine è il tuo punteggio, meno i prestiti.
ui-short-vd-2 = Un prestito porta subito 6 marchi. Costa 1 marco in ogni round e 1 punto alla fine.
ui-short-vd-3 = Fai offerte per l’ordine di turno: chi è primo sceglie per primo le carte tratta. Ogni carta costruisce una tratta del suo simbolo, al prezzo indicato.
ui-short-vd-4 = Porta una merce qualsiasi in una città con gli stessi punti, per al massimo sei tratte. Ogni tratta fa avanzare di una casella il proprietario del binario, anche se non sei tu.
ui-short-vd-5 = La partita finisce con il round in cui sono offerte le ultime carte tratta.
ui-short-rd-1 = Una sola linea cresce attraverso la Germania dalle due estremità, e tutti costruiscono a entrambe. Chi ha trasportato più passeggeri vince.
ui-short-rd-2 = Nel tuo turno incassa il reddito, lancia i dadi, posa binari e costruisci stazioni, nell’ordine che vuoi.
ui-short-rd-3 = Rettilinei e curve vanno a un’estremità della linea; un jolly (?) è l’uno o l’altra. Fiumi, monti e acqua costano altri dadi.
ui-short-rd-4 = Una stazione costa 3 o 5 dadi, porta 2 jolly e prende con sé tutti i passeggeri che aspettano la sua compagnia.
ui-short-rd-5 = Chi ha trasportato più passeggeri di una compagnia ne è il direttore e ha più reddito.
ui-short-rd-6 = Se alla fine una compagnia non ha stazioni, nessuno vince.
ui-short-cr-1 = Traccia binari da cippo a cippo e porta i carichi nelle città che le tue carte chiedono.
ui-short-cr-2 = Prima si viaggia: muovere, caricare, consegnare. Poi si costruisce: binari per al massimo 20 M, o un treno migliore.
ui-short-cr-3 = Ogni carta chiede tre carichi; puoi consegnarne uno, poi peschi una nuova carta.
ui-short-cr-4 = Puoi viaggiare sui binari degli altri, pagando un pedaggio.
ui-short-cr-5 = Vinci con 250 M in contanti e una rete che unisce le quattro metropoli e un tuo porto container.
