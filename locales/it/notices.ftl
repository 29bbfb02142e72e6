### Quello che il server dice a chi non c’è, e le lettere che qualcuno ha chiesto.

notice-table = { $table } con { $names }
notice-turn = Tocca a te: { $table }
notice-short = Ti resta poco tempo: { $table }
notice-start = La partita comincia: { $table }
notice-over = La partita è finita: { $table }
notice-takeback-asked = Qualcuno chiede di ritirare una mossa: { $table }
notice-takeback-agreed = Sono tutti d’accordo, la tua mossa è ritirata: { $table }
notice-takeback-refused = La tua mossa non viene ritirata: { $table }
notice-pause-asked = Qualcuno chiede una pausa: { $table }
notice-pause-agreed = Sono tutti d’accordo con la tua pausa: { $table }
notice-pause-refused = La tua pausa è stata rifiutata: { $table }
notice-spoken-to = Qualcuno si rivolge a te: { $table }
notice-trial = Questa è una prova. Le notifiche dai tuoi tavoli ti arrivano qui.
notice-several-wait = { $count ->
        [one] { $count } tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
notice-several = { $count ->
        [one] { $count } notifica dai tuoi tavoli
       *[other] { $count } notifiche dai tuoi tavoli
    }
notice-mail-open = Apri
notice-mail-why = Ricevi questo messaggio perché vuoi notizie dai tuoi tavoli.
notice-mail-stop = Non ricevere più questi messaggi
notice-mail-change = Scegli che cosa ricevere
letter-confirm-subject = È il tuo indirizzo?
letter-confirm = Trackside deve conoscerti con questo indirizzo. Confermalo, per favore. Il link vale una volta sola, per due giorni.
letter-confirm-go = Conferma l’indirizzo
letter-password-subject = Una nuova password
letter-password = Con questo link scegli una nuova password. Vale una volta sola, per un’ora.
letter-password-go = Scegli una password
letter-sign-in-subject = Il tuo link di accesso
letter-sign-in = Con questo link accedi senza password. Vale una volta sola, per mezz’ora.
letter-sign-in-go = Accedi
letter-not-you = Se non l’hai chiesto tu, non fare nulla: non cambia niente.
