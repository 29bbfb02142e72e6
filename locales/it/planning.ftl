### Piani, e ordini per il prossimo turno

ui-plan-ahead = Prepara il seguito
ui-plan-try = Prova
ui-plan-help = Prova le mosse su una copia che vedi solo tu, con tutte le regole.
ui-plan-banner = Questo è solo un piano
ui-plan-banner-help = Nessuno lo vede, e al tavolo non succede nulla di tutto ciò. Quello che si pesca o si tira, e quello che non puoi sapere, è inventato.
ui-plan-acts = Piano: giochi per { $name }
ui-plan-own = Piano: il tuo turno
ui-plan-steps = Passi del piano
ui-plan-none = Ancora nessun passo. Gioca sulla mappa come al tavolo.
ui-plan-made-up = inventato
ui-plan-undo = Ritira un passo
ui-plan-again = Ricomincia da adesso
ui-plan-others = Fai giocare gli altri ai bot
ui-plan-thinking = I bot giocano …
ui-plan-back = Torna al tavolo
ui-plan-turn = Al tavolo tocca a te.
ui-plan-moved = { $count ->
        [one] Da allora al tavolo c’è stata { $count } mossa.
       *[other] Da allora al tavolo ci sono state { $count } mosse.
    }
ui-plan-over = A questo tavolo non si può più pianificare nulla.
ui-plan-play = Gioca questi passi adesso
ui-order-keep = Tieni come ordini
ui-order-cut = Gli ordini finiscono dove si pesca qualcosa o giocano altri: il seguito si basa su cose inventate.
ui-order-conditions = Condizioni
ui-order-most = al massimo
ui-order-same = Solo se ogni passo porta ancora lo stesso risultato
ui-order-title = Ordini per il tuo prossimo turno
ui-order-waits = Giocati quando toccherà a te, dopo qualche secondo. Nessun altro li vede.
ui-order-withdraw = Ritira
ui-order-cost = costa { $cost }
ui-order-limit = al massimo { $most }
ui-order-aside = Il tuo ordine è stato messo da parte
ui-order-seen = Capito
ui-standing = Ordine permanente
ui-standing-lot = Per
ui-standing-most = Offri fino a
ui-standing-bid = Offri fino a { $most } per { $lot }, poi passa
ui-standing-pass = Passa in tutte le aste fino al mio turno
ui-standing-add = Lascia un ordine permanente
ui-standing-keep = Tieni
