### German Railways

## Refusals

gr-no-bid-below-minimum = Offri almeno { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    } oppure passa.
gr-no-bid-too-low = Offri almeno { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    } oppure passa.
gr-no-bid-above-cash = Hai { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }; non puoi offrire di più.
gr-no-bid-after-pass = Hai già passato nell’asta { $company }; aspetta la prossima.
gr-no-not-your-bid = Tocca a { $turn } fare un’offerta.
gr-no-not-your-action = Tocca a { $turn }.
gr-no-not-your-vote = Tocca a { $turn } votare.
gr-no-bid-or-pass = È all’asta un’azione { $company }: fai un’offerta oppure passa.
gr-no-vote-first = Prima vota: sì o no alla fine della partita.
gr-no-not-your-naming = Tocca a { $turn } designare la banca.
gr-no-name-banker-first = Prima designa la banca.
gr-no-choose-action = Costruisci binari, metti all’asta un’azione oppure passa.
gr-no-build-or-done = Piazza un’altra locomotiva per { $company } oppure termina la costruzione.
gr-no-no-share-left-at-all = Tutte le 24 azioni sono vendute.
gr-no-no-share-left = Le tre azioni della compagnia { $company } sono vendute.
gr-no-third-share-too-early = La terza azione { $company } si può mettere all’asta solo quando sono state vendute due azioni di ogni compagnia. { $count ->
        [one] Manca ancora { $count } compagnia.
       *[other] Mancano ancora { $count } compagnie.
    }
gr-no-no-share-of-company = Puoi costruire per la compagnia { $company } appena hai una sua azione.
gr-no-other-company = Questa costruzione è per { $builder }; la compagnia { $company } può costruire un’altra volta.
gr-no-build-limit-reached = La compagnia { $company } può piazzare { $most } locomotive per costruzione. Termina la costruzione.
gr-no-no-locomotive-left = La compagnia { $company } non ha più locomotive.
gr-no-already-there = La compagnia { $company } ha già una locomotiva qui: { $place }.
gr-no-not-adjacent = { $place } non tocca la rete ferroviaria { $company }. Scegli un esagono vicino.
gr-no-hex-taken = { $place } appartiene a { $owner }. Un esagono extraurbano contiene una sola locomotiva.
gr-no-approach-already-used = La compagnia { $company } ha già costruito nella zona di accesso a Berlino. Ogni compagnia può farlo una sola volta.
gr-no-build-spending-limit = Questo esagono costa { $cost ->
        [one] { $cost } tallero
       *[other] { $cost } talleri
    }; la compagnia { $company } può spendere ancora { $left ->
        [one] { $left } tallero
       *[other] { $left } talleri
    } in questa costruzione.
gr-no-cannot-afford = Questo esagono costa { $cost ->
        [one] { $cost } tallero
       *[other] { $cost } talleri
    }; la cassa della compagnia { $company } contiene { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }.
gr-no-nothing-placed = Prima piazza una locomotiva, oppure passa.
gr-no-already-proposed = Hai già proposto la fine in questo round.
gr-no-propose-before-acting = La fine si propone prima di scegliere una mossa.
gr-no-no-token-in-bag = Nel sacchetto non ci sono più indicatori per { $name }.
gr-no-not-this-draw = Qui si estrae altro.

## Events

gr-ev-banker = Tiene la banca { $name }.
gr-ev-auction-opens = { $name } apre l’asta: azione { $company }.
gr-ev-bids =
    { $name } offre { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } per { $company }.
gr-ev-passes-bidding = { $name } passa nell’asta { $company }.
gr-ev-passes-automatically = { $name } non può rilanciare e passa nell’asta { $company }.
gr-ev-share-sold =
    { $name } compra un’azione { $company } per { $price ->
        [one] { $price } tallero
       *[other] { $price } talleri
    }.
gr-ev-share-for-nothing = { $name } riceve l’azione { $company } senza pagare.
gr-ev-share-unsold = Nessuna offerta; l’azione { $company } resta invenduta.
gr-ev-passes = { $name } passa.
gr-ev-proposes-end = { $name } propone di terminare la partita.
gr-ev-vote-opens =
    { $why ->
        [proved] L’impossibilità della condizione di fine è dimostrata: votazione sulla fine della partita.
        [idle] Nessuna locomotiva e nessuna vendita da { $idle } round: votazione sulla fine della partita.
       *[proposed] Votazione sulla fine della partita.
    }
gr-ev-votes =
    { $answer ->
        [yes] { $name } vota per la fine.
       *[no] { $name } vota contro la fine.
    }
gr-ev-round-starts = Comincia il round { $round }.
gr-ev-token-drawn = Indicatore { $place }: { $name }.
gr-ev-places =
    { $name } costruisce per la compagnia { $company }: { $place }, { $cost ->
        [one] { $cost } tallero
       *[other] { $cost } talleri
    }.
gr-ev-income-rises = { $place }: il reddito della compagnia { $company } sale ({ $rise }) e arriva a { $income }.
gr-ev-meets = Collegamento diretto a { $place }: { $company } e { $other }.
gr-ev-build-ends =
    { $name } termina la costruzione per la compagnia { $company }: { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    }, { $cost ->
        [one] { $cost } tallero
       *[other] { $cost } talleri
    }.
gr-ev-dividends = Nuovo collegamento: tutte le compagnie pagano dividendi, { $company } il doppio.
gr-ev-bhe-pays-nothing = La compagnia { $company } non paga: non ha ancora collegato Berlino e Amburgo.
gr-ev-receives-dividends =
    { $name } riceve { $amount ->
        [one] { $amount } tallero
       *[other] { $amount } talleri
    } di dividendi: { $parts }.
gr-ev-game-ends =
    { $reason ->
        [all-connected] Ogni compagnia ha due collegamenti: la partita è finita.
        [nothing-possible] Si può solo passare: la partita è finita.
        [stalemate] Non succede nulla da dodici round: la partita è finita.
       *[agreement] Tutti sono d’accordo: la partita è finita.
    } In testa: { $winners }, { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }.

## Prompts

gr-ask-bid = Azione { $company }: offri almeno { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    } oppure passa.
gr-ask-choose = Costruisci binari, metti all’asta un’azione oppure passa. { $count ->
        [0] È il tuo ultimo indicatore in questo round.
        [one] Poi ti resta ancora { $count } indicatore in questo round.
       *[other] Poi ti restano ancora { $count } indicatori in questo round.
    }
gr-ask-build =
    { $company }: piazza ancora al massimo { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    } per al massimo { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }, oppure termina la costruzione.
gr-ask-built = { $company } non può più piazzare nulla. Termina la costruzione o riprendi una locomotiva.
gr-ask-vote = La partita deve finire adesso? { $why ->
        [proved] L’impossibilità della condizione di fine è dimostrata.
        [idle] Da { $idle } round non si piazza una locomotiva e non si vende un’azione. Basta un no, e si continua.
       *[proposed] Non è dimostrato che la condizione di fine sia irraggiungibile.
    }
gr-ask-name-banker = Designa la banca che avete scelto insieme. Apre la prima asta.

## Prompts, told to the others

gr-wait-bid = { $name } pensa a un’offerta per { $company }.
gr-wait-choose = { $name } sceglie una mossa.
gr-wait-build = { $name } costruisce per la compagnia { $company }.
gr-wait-built = { $name } costruisce per la compagnia { $company }.
gr-wait-vote = { $name } vota sulla fine della partita.
gr-wait-name-banker = { $name } designa la banca.

## Actions

gr-do-pass = Passa
gr-do-done = Termina la costruzione
gr-do-bid = Offri { $amount } T
gr-do-auction = Metti all’asta { $company }
gr-do-build = Costruisci { $company }: { $hex }
gr-do-vote =
    { $answer ->
        [yes] Sì, termina la partita
       *[no] No, continua
    }
gr-do-propose = Proponi la fine
gr-do-draw = Estrazione: { $name }
gr-do-banker = Banca: { $name }

## Reasons of the end

gr-end-all-connected = Ogni compagnia ha due collegamenti diretti.
gr-end-nothing-possible = Si poteva solo passare.
gr-end-stalemate = Non succedeva nulla da dodici round.
gr-end-agreement = Tutti hanno accettato di terminare la partita.

## Phases

gr-phase-banker = Scelta della banca
gr-phase-naming = Scelta della banca
gr-phase-bidding = Asta
gr-phase-drawing = Estrazione dell’ordine
gr-phase-choosing = Mossa
gr-phase-building = Costruzione binari
gr-phase-voting = Votazione sulla fine
gr-phase-over = Fine della partita

## Options

gr-opt-turn-order = Ordine di turno
    .help = Come si estrae l’ordine di un round.
gr-opt-turn-order-bag = indicatori secondo il reddito
gr-opt-turn-order-simple = semplificato: una volta ciascuno
gr-opt-baden-free-hex = Esagono gratuito di GBS
    .help = Quale esagono extraurbano di una costruzione è gratuito per GBS.
gr-opt-baden-free-hex-dearest = il più caro
gr-opt-baden-free-hex-first = il primo
gr-opt-hidden-cash = Contanti nascosti
    .help = Non si vedono i contanti degli altri. Perciò nelle aste nessuno passa automaticamente.
gr-opt-banker = Banca
    .help = Chi apre la prima asta.
gr-opt-banker-random = estratta a sorte
gr-opt-banker-chosen = scelta insieme, designata dal primo posto
gr-opt-banker-first = il primo posto
gr-opt-idle-cap = Fine dopo dodici round senza progressi
    .help = Dopo tre round senza una nuova locomotiva né un’azione venduta votate sulla fine, e basta un no per continuare. Con questa opzione il dodicesimo round di questo tipo chiude la partita. È attiva ai tavoli di soli bot.
