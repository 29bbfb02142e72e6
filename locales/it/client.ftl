### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = tu
ui-guest = Ospite
ui-player-n = Giocatore { $number }
ui-players = Giocatori
ui-your-name = Il tuo nome
ui-change-name = Cambia nome
ui-title-with = { $game } con { $names }
ui-title-of = { $game }: { $names }
ui-people-with = con { $names }
ui-people = { $names }
ui-title-own = Altrimenti gioco e giocatori
ui-seats-head = Posti
ui-held = tenuto da un bot
ui-away = assente
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
ui-level-expert = Esperto

## turn line

ui-your-turn = Tocca a te
ui-your-turn-short = Tocca a te
ui-waiting = In attesa
ui-watching = Stai guardando
ui-over = Finita
ui-over-round = Finita nel round { $round }
ui-waits-for = Tocca a: { $names }
ui-since = Ultima mossa { $when }.
ui-sending = Invio…
ui-skip-ahead = Salta
ui-since-mine = Dalla tua ultima mossa
ui-see-again = Rivedi sul tabellone
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
ui-all-actions = Tutte le mosse
ui-seat-cash = Contanti
ui-seat-income = Reddito
ui-seat-score = Punti
ui-actions = Che cosa puoi fare
ui-sheet = Cambia l’altezza del pannello
ui-undo = Annulla la mossa
ui-takeback-ask = Chiedi di ritirare la mossa
ui-takeback-asked = { $name } chiede di ritirare la mossa. Risposte attese: { $waiting }
ui-takeback-withdraw = Ritira la richiesta
ui-agree = Accetta
ui-refuse = Rifiuta
ui-sit-down = Siediti
ui-less = Meno
ui-more = Più
ui-out-of-range = Da { $least } a { $most }
ui-close = Chiudi
ui-copy = Copia
ui-copied = Copiato
ui-of = { $count } di { $total }

## board

ui-board = Tabellone
ui-board-keys = Le frecce spostano il cursore, N va al prossimo luogo possibile, Invio sceglie, il punto interrogativo dice perché no, 0 mostra tutto il tabellone.
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
    [one] Mostra il luogo possibile
   *[other] Mostra i { $count } luoghi possibili
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
ui-turn-back = Un turno indietro
ui-turn-forward = Un turno avanti
ui-by-turn = per turno
ui-by-move = per mossa
ui-step-change = Avanzare per turno o per singola mossa
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
        [one] Vittoria per { $names } con { $score } punti.
       *[other] { $names } condividono la vittoria con { $score } punti.
    }
ui-copy-position = Copia il link di questa posizione
ui-share = Link di questa posizione
ui-share-public = Chiunque può aprirlo: questo tavolo è pubblico.
ui-share-private = Questo tavolo è privato. Chi ha il link può guardare: vede ciò che è visibile a tutti e non può giocare.
ui-share-make = Crea un link e copialo
ui-share-copy = Copia il link
ui-share-withdraw = Revoca il link
ui-share-ends = Il link mostra anche ciò che si gioca in seguito. Chi ha aperto il tavolo può revocarlo in qualsiasi momento.
ui-score = { $score } { $score ->
        [one] punto
       *[other] punti
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
ui-pass-screen-help = Nessun altro deve guardare. { $name } preme il pulsante.
ui-i-am = Sono { $name }

## waiting room

ui-room-full = Ci sono tutti.
ui-room-open = { $count ->
         [one] { $count } posto è libero.
        *[other] { $count } posti sono liberi.
    }
ui-room-wait = La partita comincia quando lo decide chi è responsabile del tavolo.
ui-room-private = Privato: solo chi ha il link vede questo tavolo e può sedersi.
ui-room-public = Pubblico: questo tavolo è nella lobby; tutti possono guardare e sedersi.
ui-free-seat = Posto libero
ui-colour-of-seat = Posto { $number }: { $disc ->
        [1] blu, pieno
        [2] rosso, barra
        [3] giallo, anello
        [4] viola, metà
        [5] verde, croce
       *[6] prugna, quarti
    }. Premi per il prossimo colore libero.
ui-add-bot = Aggiungi un bot
ui-free = Libera
ui-invite-link = Link d’invito
ui-start = Comincia la partita
ui-close-table = Chiudi il tavolo
ui-close-ask = Chiudere questo tavolo?
ui-close-help = La partita non è ancora iniziata. Poi il link non porterà più da nessuna parte.
ui-leave-table = Lascia il tavolo
ui-leave-ask = Lasciare questo tavolo?
ui-leave-help = Il tuo posto torna libero per altri.
ui-invite-renew = Rinnova il link
ui-invite-renew-ask = Rinnovare il link d’invito?
ui-invite-renew-help = Il vecchio link non varrà più. Chi siede al tavolo resta.
ui-invite-renewed = Questo è il nuovo link. Il vecchio non vale più.
ui-end-game = Termina la partita
ui-end-game-ask = Terminare questa partita?
ui-end-game-help = Qui non gioca più nessun altro. La partita finisce ora, senza vincitori, ed esce dal tuo elenco. Non si può tornare indietro.
ui-this-table = Questo tavolo
ui-resign = Abbandona
ui-resign-ask = Abbandonare questa partita?
ui-resign-help = D’ora in poi un bot gioca al tuo posto, e il registro lo dice a tutti. Puoi tornare in ogni momento, se nessun altro ha preso il posto.
ui-put-away = Togli dall’elenco
ui-cancel = Chiudi
ui-archive = Partite finite
ui-archive-empty = Ancora nessuna. Ogni partita giocata fino alla fine si ritrova qui.
ui-newer-games = Più recenti
ui-older-games = Meno recenti
ui-you-won = Hai vinto
ui-your-place = { $place }º posto su { $count }
ui-won-by = vinta da { $names }
ui-no-table = Questo tavolo non esiste o è privato.
ui-no-page = Non c’è nulla a questo indirizzo.
ui-loading = Preparazione del tabellone…

## pages

ui-pages = Pagine
ui-panels = Giocatori, compagnie, registro
ui-nav-board = Tabellone
ui-nav-play = Turno
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
ui-game-facts = { $players } giocatori · { $minutes } min
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
ui-draw-board = Disegna un tuo tabellone
ui-server-trouble = Il server non risponde come dovrebbe. Riprova tra un momento.
ui-pencil = Matita
ui-pencil-idea = Disegna sul tabellone mentre aspetti.
ui-pencil-help = Solo tu vedi i segni a matita; nulla viene inviato.
ui-pencil-clear = Cancella
ui-invited = Hai un invito
ui-invited-help = Scrivi il tuo nome e siediti. Non serve un account.

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
ui-board-unreadable = Questo file non è un tabellone: non è JSON leggibile.
ui-open-table = Apri il tavolo

## rules page

ui-search-rules = Cerca nelle regole
ui-contents = Indice
ui-no-rule = Nessuna regola con queste parole. Prova un numero come { $rule }.
ui-in-short = { $game } in breve
ui-understood = Capito
ui-rules-english = Le regole stesse sono in inglese.
ui-rules-notes = Mostra le fonti e le note tecniche
ui-rules-no-notes = Nascondi le fonti e le note tecniche
ui-all-rules = Tutte le regole
ui-table-region = Tabella
ui-book-letter-of = Alla lettera (in inglese): { $rules }
ui-book-print = Stampa
ui-book-all-letters = Tutte le regole alla lettera (in inglese)
ui-book-back = Torna al regolamento
ui-book-chapter = Tutto il capitolo
ui-book-open = Apri in una nuova scheda
ui-book-untranslated = Questo regolamento non c’è ancora in { $language }; eccolo in inglese.

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
ui-pace = Ritmo dei bot
ui-pace-help = Per quanto si vede ogni loro decisione. La barra spaziatrice salta avanti.
ui-pace-now = Immediato
ui-pace-readable = Leggibile
ui-pace-slow = Lento
ui-text = Dimensione del testo
ui-text-help = Di riquadri, pagine e finestre. Il tabellone ha il suo zoom.
ui-text-normal = Normale
ui-text-large = Grande
ui-text-largest = Molto grande
ui-keys = Tasti
ui-keys-on = Scorciatoie di una lettera
ui-keys-setting = P passa, D finisce, B costruisce; K al tavolo le mostra tutte.
ui-keys-off = Le scorciatoie di una lettera si disattivano nelle impostazioni.
ui-key-tab = pulsante successivo
ui-key-arrows = muoversi sul tabellone, con Ctrl di città in città
ui-key-next = prossimo luogo possibile sul tabellone
ui-key-enter = scegliere, poi il pulsante principale
ui-key-undo = annullare l’ultimo passo
ui-key-escape = chiudere, poi scartare l’anteprima
ui-key-why = che cos’è, perché no
ui-key-hint = chiedere un suggerimento
ui-key-number = cambiare un’offerta o un numero, altrimenti ingrandire e ridurre
ui-key-skip = mostra subito le mosse dei bot
ui-key-pass = passare
ui-key-done = fatto
ui-key-build = costruire
ui-key-share = mettere all’asta un’azione
ui-key-digits = carta, gruppo o scelta con quel numero
ui-key-go = andare a un luogo: scrivere il nome
ui-key-talk = parlare
ui-key-waiting = prossimo tavolo che ti aspetta
ui-key-layers = livelli del tabellone
ui-key-history = una mossa indietro o avanti
ui-key-ends = inizio e diretta
ui-key-zoom = ingrandire, ridurre, tutto il tabellone
ui-key-table = grafico come tabella
ui-key-turn = girare il dado
ui-key-end = l’altra estremità della linea
ui-key-income = incassare il reddito
ui-key-roll = lanciare i dadi
ui-key-move = muovere il treno
ui-key-upgrade = potenziamento
ui-key-hide = mostrare o nascondere i pannelli
ui-key-regions = zona successiva: cosa fare, tabellone, giocatori, registro, cronologia; con Maiusc indietro
ui-key-company = compagnia con quel numero
ui-key-die = tipo di dado con quel numero
ui-key-discard = scartare la carta
ui-key-keys = questo elenco

## imparare giocando

ui-learn = Impara in { $count } minuti
ui-learn-help-lobby = Brevi lezioni che giochi su un tabellone vero. Senza account.
ui-learn-first = Non conosci questo gioco? { $count } brevi lezioni te lo mostrano giocando.
ui-learn-title = Imparare { $game }
ui-learn-help = { $count } lezioni di uno o due minuti. Tu giochi, le regole rispondono. Puoi smettere quando vuoi e riprendere più tardi.
ui-learn-none = Per questo gioco non ci sono ancora lezioni.
ui-learn-begin = Comincia
ui-learn-resume = Continua
ui-learn-done = finita
ui-learn-left = cominciata
ui-lesson = Lezione
ui-lesson-n = Lezione { $number } di { $total }
ui-lesson-on = Avanti
ui-lesson-try = Prova
ui-lesson-show = Mostrami
ui-lesson-again = Ricomincia questa lezione
ui-lesson-all = Tutte le lezioni
ui-lesson-next = Lezione successiva
ui-lesson-play = Ora gioca
ui-lesson-done = Ben fatto. Avanti con la prossima lezione.
ui-lesson-all-done = Era l’ultima lezione: ora sai giocare.
ui-lesson-refused = Rifiutato, come deve essere: regola { $rule }.
ui-gallery = Tabelloni
ui-gallery-lobby-help = Gioca su un tabellone tuo, o su uno disegnato da qualcun altro.
ui-gallery-version = versione { $version }
ui-gallery-back = Tutti i tabelloni
ui-gallery-on = Tabellone: { $name }, versione { $version }
ui-new-board = Tabellone
ui-new-board-shipped = Quello del gioco
ui-new-board-kept = { $name }, di { $by }
ui-new-board-random = Uno nuovo, a caso
ui-new-board-file = Da un file
ui-new-board-more = Altri tabelloni
ui-new-board-seed = Seme { $seed }
ui-new-board-another = Un altro
ui-new-board-made = Il tabellone è in preparazione…
ui-new-board-help = Lo stesso seme dà ovunque lo stesso tabellone.
