### What the pages say at a table of German Railways.

gr-ui-action = Mossa
gr-ui-build = Costruisci
gr-ui-offer = Metti all’asta un’azione
gr-ui-offer-help = Scegli l’azione. Apri tu l’asta.
gr-ui-no-share = Non hai azioni: non puoi ancora costruire.
gr-ui-pick-company = Scegli una compagnia o fai clic su un esagono possibile.
gr-ui-pick-hex = Compagnia { $company }: scegli un esagono sul tabellone.
gr-ui-which-company = Per quale compagnia costruire qui?
gr-ui-hexes = { $count ->
         [one] { $count } esagono
        *[other] { $count } esagoni
    }
gr-ui-open-hexes = { $count ->
         [one] { $company } può costruire su { $count } esagono
        *[other] { $company } può costruire su { $count } esagoni
    }
gr-ui-open-for = Possibile per { $companies }, { $cost } T
gr-ui-empty = vuoto
gr-ui-here = Qui: { $companies }
gr-ui-cannot-build = La compagnia { $company } non può costruire qui: { $place }
gr-ui-terrain-plain = Pianura
gr-ui-terrain-hill = Collina
gr-ui-terrain-mountain = Montagna
gr-ui-terrain-approach = Accesso a Berlino
gr-ui-city-income = reddito { $count }
gr-ui-companies-there = Compagnie presenti
gr-ui-power = Caratteristica speciale
gr-ui-income-gain = Reddito della compagnia
gr-ui-new-link = Nuovo collegamento
gr-ui-price = Prezzo
gr-ui-cost-of-hex = Costo di un esagono, in talleri
gr-ui-cost-city = Città: il suo terreno, +1 per ogni compagnia presente
gr-ui-legend-city = Città e suo reddito
gr-ui-connections = Collegamenti
gr-ui-connections-help = Fine quando ogni compagnia ne ha due
gr-ui-met-at = Incontro a { $place }
gr-ui-share-of = { $company }, { $number ->
         [1] prima azione
         [2] seconda azione
        *[other] terza azione
    }
gr-ui-share-worth = Aggiunge { $count } al tuo reddito
gr-ui-last-price = ultima vendita: { $price } T
gr-ui-worth = vale { $count }
gr-ui-highest-bid = Offerta più alta
gr-ui-bids = Offerte
gr-ui-passed = passa
gr-ui-your-bid = La tua offerta
gr-ui-auction = { $text } { $count ->
        [0] (nessuna offerta)
        [one] ({ $count } offerta)
       *[other] ({ $count } offerte)
    }
gr-ui-after-bid = Hai { $cash } T. Dopo questa offerta: { $left } T.
gr-ui-bid-range = { $least } = minimo · { $most } = massimo
gr-ui-build-for = Costruire per { $company }
gr-ui-placed = { $count } di { $most } locomotive piazzate
gr-ui-treasury = Cassa
gr-ui-choose-hex = scegli un esagono
gr-ui-plus-income = reddito +{ $count }
gr-ui-done-build = Fatto, costruisci { $count }
gr-ui-dividends-now = Incontra { $companies }: dividendi
gr-ui-company = Compagnia
gr-ui-companies = Compagnie
gr-ui-income = Reddito
gr-ui-locos = Loco
gr-ui-shares = Azioni
gr-ui-left = { $count ->
         [one] resta { $count } azione
        *[other] restano { $count } azioni
    }
gr-ui-pays = Paga ora per azione
gr-ui-order = Ordine
gr-ui-order-place = { $place }. { $name }
gr-ui-bag = Nel sacchetto: { $content }
gr-ui-first-auctions = Prime aste
gr-ui-third-open = Terze azioni: aperte
gr-ui-third-closed = Terze azioni: chiuse
gr-ui-idle = Round senza progressi: { $count }
gr-ui-idle-help = Round di seguito senza una nuova locomotiva né un’azione venduta. A { $vote } votate sulla fine.
gr-ui-dividends-paid = Dividendi pagati, per compagnia
gr-ui-money-from = Da dove viene il denaro: { $name }
gr-ui-start-cash = Inizio
gr-ui-dividends-of = Dividendi { $company }
gr-ui-dividends-rest = { $count ->
         [one] Dividendi di { $count } altra compagnia
        *[other] Dividendi di altre { $count } compagnie
    }
gr-ui-paid-shares = { $count ->
         [one] Pagato per { $count } azione
        *[other] Pagato per { $count } azioni
    }
gr-ui-final-cash = Contanti alla fine
gr-ui-power-PO = Piazza fino a 4 locomotive per costruzione.
gr-ui-power-NME = Non paga mai il supplemento nelle città.
gr-ui-power-KSS = Piazza al massimo 2 locomotive per costruzione.
gr-ui-power-KBS = Paga 1 tallero in meno per ogni esagono.
gr-ui-power-MWB = La sua città migliore vale doppio.
gr-ui-power-GBS = In ogni costruzione un esagono senza città è gratis.
gr-ui-power-CME = Spende al massimo 5 talleri per costruzione.
gr-ui-power-BHE = Non paga dividendi prima di collegare Berlino e Amburgo.
gr-ui-pencil-sum = Matita: { $count ->
    [one] { $count } esagono
   *[other] { $count } esagoni
}, { $cost } T prima della caratteristica speciale di una compagnia

## In short, and at the end

gr-ui-about = Compra azioni, costruisci binari, incassa quando le linee si incontrano
gr-ui-short-1 = Chi alla fine ha più contanti vince. Azioni e casse non contano.
gr-ui-short-2 = Le azioni vanno all’asta. Quello che paghi va nella cassa della compagnia e costruisce i suoi binari.
gr-ui-short-3 = Nel tuo turno costruisci per una compagnia di cui hai un’azione, oppure metti all’asta un’azione di una compagnia qualsiasi.
gr-ui-short-4 = Ogni città raggiunta aumenta il reddito della compagnia. Quando ne incontra un’altra in una città per la prima volta, tutte le compagnie pagano il loro reddito per ogni azione, e quella che ha costruito paga il doppio.
gr-ui-short-5 = Meno reddito hai, più indicatori hai nel sacchetto: chi è povero agisce più spesso.
gr-ui-short-6 = La partita finisce quando ogni compagnia è collegata ad altre due.
gr-ui-wins = { $count ->
        [one] Vittoria per { $names } con { $score } talleri.
       *[other] { $names } condividono la vittoria con { $score } talleri.
    }
gr-ui-score = { $score } T
