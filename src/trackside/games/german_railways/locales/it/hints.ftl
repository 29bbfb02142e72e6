### Perché un bot lo farebbe

gr-why-worth = Per te un’azione della compagnia { $company } vale fino a circa { $worth ->
        [one] { $worth } tallero
       *[other] { $worth } talleri
    }; ne hai { $held }.
gr-why-left = Dopo questa offerta ti restano { $left ->
        [one] { $left } tallero
       *[other] { $left } talleri
    }.
gr-why-next-bid = La prossima offerta sarebbe di { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    }, e ti resterebbero { $left ->
        [one] { $left } tallero
       *[other] { $left } talleri
    }.
gr-why-no-cash = La prossima offerta sarebbe di { $least ->
        [one] { $least } tallero
       *[other] { $least } talleri
    }; tu hai { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }.
gr-why-price = Dovrebbe andare via a circa { $price ->
        [one] { $price } tallero
       *[other] { $price } talleri
    }; tu hai { $cash ->
        [one] { $cash } tallero
       *[other] { $cash } talleri
    }.
gr-why-too-dear = Probabilmente la compra un altro a circa { $price ->
        [one] { $price } tallero
       *[other] { $price } talleri
    }: quel denaro va nella cassa e manca per altre azioni.
gr-why-way = Il percorso che comincia qui ti porta circa { $own ->
        [one] { $own } tallero
       *[other] { $own } talleri
    }; quello che ne ricavano gli altri pesa { $others ->
        [one] { $others } tallero
       *[other] { $others } talleri
    } in meno.
gr-why-income = Il reddito della compagnia { $company } sale di { $rise }; hai { $held } delle sue azioni.
gr-why-held = Hai { $held ->
        [one] { $held } azione
       *[other] { $held } azioni
    } della compagnia { $company }; questo esagono da solo aggiunge { $rise } al suo reddito.
gr-why-done = Nessun altro binario della compagnia { $company } conviene adesso.
gr-why-wait = Nessun percorso e nessuna azione promette più dell’attesa.
gr-why-propose = Per te la partita non può finire meglio.
gr-why-banker = Un banchiere vale l’altro: cambia solo chi comincia.
gr-why-play-on = Non sei in testa, e un percorso della compagnia { $company } ti converrebbe ancora: non accettare di perdere.
gr-why-vote = { $proved ->
        [yes] I collegamenti mancanti non si possono più costruire.
       *[no] Round senza costruzioni finora: { $idle }. Si possono ancora costruire collegamenti.
    }
