### Perché un bot lo farebbe

cr-why-pays = La consegna paga subito { $payout ->
        [one] { $payout } milione di yuan
       *[other] { $payout } milioni di yuan
    }.
cr-why-segment = Questo segmento costa { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }; hai { $cash }.
cr-why-upgrade = Un treno migliore conviene nel tempo che resta; hai { $cash ->
        [one] { $cash } milione di yuan
       *[other] { $cash } milioni di yuan
    }.
cr-why-lose = Il carico di cui il tuo piano ha meno bisogno: { cr-load-name }.
cr-why-drop = Fa posto; nessuna carta del piano lo chiede: { cr-load-name }.
cr-why-link = Il collegamento container costa { $cost ->
        [one] { $cost } milione di yuan
       *[other] { $cost } milioni di yuan
    }, e serve al piano o alla vittoria.
cr-why-shelter = Da lì la strada per la prossima fermata è breve.
cr-why-stop = Ora nient’altro serve al piano; i contanti restano per dopo.
cr-why-no-plan = Nessun piano per le carte in mano conviene adesso.
cr-why-discard = Nessuna richiesta in mano dà profitto: nuove carte valgono il turno.
cr-why-discard-poor = Il piano migliore vale { $value }, una mano nuova circa { $fresh }, contando il turno perso.
cr-why-discard-slow = Il viaggio migliore rende { $value ->
        [one] { $value } milione di yuan
       *[other] { $value } milioni di yuan
    } a turno; una mano nuova dovrebbe rendere { $fresh } o più.
cr-why-next-load = Prossima fermata: { $city }, per caricare: { cr-load-name }.
cr-why-next-deliver = Prossima fermata: { $city }, per consegnare: { cr-load-name }.
cr-why-plan = Il piano intero paga { $payout ->
        [one] { $payout } milione di yuan
       *[other] { $payout } milioni di yuan
    } per { $cost } di binari, in circa { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }.
