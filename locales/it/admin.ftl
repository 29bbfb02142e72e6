### La pagina degli amministratori.

ui-admin-title = Amministrazione
ui-admin-overview = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } account
 }, { $guests ->
    [one] { $guests } ospite
   *[other] { $guests } ospiti
 }; { $playing ->
    [one] { $playing } partita in corso
   *[other] { $playing } partite in corso
 }, { $open ->
    [one] { $open } tavolo aspetta
   *[other] { $open } tavoli aspettano
 } giocatori.
ui-admin-reports = Segnalazioni ({ $count })
ui-admin-people = Persone
ui-admin-tables = Tavoli
ui-admin-limits = Limiti
ui-admin-log = Registro
ui-admin-kind = Quali
ui-admin-none = Nessun risultato.
ui-admin-newer = Indietro
ui-admin-older = Altri
ui-admin-show = Dettagli
ui-admin-guest = ospite
ui-admin-program = programma
ui-admin-private = privato
ui-admin-gone = qualcuno che non c’è più
ui-admin-deleted = un tavolo eliminato

ui-admin-people-search = Nome o nome utente
ui-admin-people-all = Tutti
ui-admin-people-account = Account
ui-admin-people-guest = Ospiti
ui-admin-people-suspended = Sospeso
ui-admin-people-limited = Con limiti propri
ui-admin-people-admin = Amministratore
ui-admin-reported = { $count ->
    [0] Mai segnalato.
    [one] Segnalato una volta.
   *[other] Segnalato { $count } volte.
 }
ui-admin-own-limits = Quanto può fare in una volta
ui-admin-usual = come tutti

ui-admin-tables-search = Titolo o nome al tavolo
ui-admin-tables-all = Tutti i tavoli
ui-admin-tables-open = In attesa
ui-admin-tables-playing = In corso
ui-admin-tables-over = Finito
ui-admin-tables-closed = Chiuso

ui-admin-everything = Anche quelle risolte
ui-admin-no-reports = Nessuna segnalazione in attesa.
ui-admin-report = { $by } su { $name }
ui-admin-why = Motivo: { $why }
ui-admin-where = { $title }, { $room }
ui-admin-room-players = tra i giocatori
ui-admin-room-onlookers = tra gli spettatori
ui-admin-room-board = Un tabellone
ui-admin-withheld = Giochi a questo tavolo: quello che dicono gli spettatori lo vedrai dopo la partita.
ui-admin-is-done = Risolta

ui-admin-remove-name = Togli il nome
ui-admin-remove-name-ask = “{ $name }” viene sostituito da un numero, a tutti i tavoli e in ciò che è stato detto. Non si può annullare.
ui-admin-suspend = Sospendi
ui-admin-suspend-ask = Da ora { $name } può solo guardare. I bot giocano i suoi posti, i suoi tavoli in attesa si chiudono.
ui-admin-allow = Fai giocare di nuovo
ui-admin-allow-ask = { $name } può di nuovo giocare e parlare.
ui-admin-close = Chiudi il tavolo
ui-admin-close-ask = “{ $name }” finisce per tutti quelli che ci giocano. Non si può annullare.
ui-admin-remove-title = Togli il titolo
ui-admin-remove-title-ask = Il tavolo “{ $name }” si chiamerà come il suo gioco. Non si può annullare.
ui-admin-strike = Cancella le parole
ui-admin-strike-ask = La riga di { $name } sparisce dalla conversazione. La segnalazione la conserva.
ui-admin-withdraw-board = Ritira il tabellone
ui-admin-withdraw-board-ask = Solo { $name } vede ancora il tabellone, che non si può più condividere. Le partite in corso continuano.
ui-admin-give-back-board = Restituisci il tabellone
ui-admin-give-back-board-ask = { $name } può di nuovo condividere il tabellone.
ui-admin-done = Risolta
ui-admin-done-ask = La segnalazione su { $name } passa tra quelle risolte.
ui-admin-reopen = Riapri
ui-admin-reopen-ask = La segnalazione su { $name } è di nuovo aperta.

ui-admin-limits-help = Per ogni persona, o per ogni indirizzo di sconosciuti. TRACKSIDE_LIMITS li cambia tutti.
ui-admin-no-limits = TRACKSIDE_LIMITS è 0: non ci sono limiti.
ui-admin-rate = Che cosa
ui-admin-at-once = In una volta
ui-admin-a-minute = Poi, al minuto
ui-admin-rate-session = Nuovi ospiti
ui-admin-rate-login = Tentativi di accesso
ui-admin-rate-table = Nuovi tavoli
ui-admin-rate-write = Mosse e altre modifiche
ui-admin-rate-ask = Anteprime e spiegazioni
ui-admin-rate-trial = Notifiche di prova
ui-admin-rate-mail = E-mail
ui-admin-rate-hint = Suggerimenti
ui-admin-rate-talk = Righe di conversazione
ui-admin-rate-report = Segnalazioni
ui-admin-rate-read = Richieste
ui-admin-rate-lesson = Passi di lezioni
ui-admin-rate-board = Tabelloni controllati
ui-admin-rate-analysis = Partite analizzate
ui-admin-rate-balance = Tabelloni provati dai bot

ui-admin-by = { $name }
ui-admin-by-command = { $name }, riga di comando
ui-admin-did-grant = Diventa amministratore:
ui-admin-did-revoke = Non è più amministratore:
ui-admin-did-suspend = Sospeso:
ui-admin-did-allow = Può giocare di nuovo:
ui-admin-did-limit = Limiti di:
ui-admin-did-remove-name = Nome tolto:
ui-admin-did-close = Tavolo chiuso:
ui-admin-did-remove-title = Titolo tolto:
ui-admin-did-withdraw-board = Tabellone ritirato:
ui-admin-did-give-back-board = Tabellone restituito:
ui-admin-did-strike = Parole cancellate, segnalazione:
ui-admin-did-done = Segnalazione risolta:
ui-admin-did-reopen = Segnalazione riaperta:

server-no-no-such-person = Non c’è nessuno con questo identificativo.
server-no-no-such-report = Questa segnalazione non esiste.
server-no-not-account = Solo un account può essere amministratore: gli ospiti non hanno una password.
server-no-is-suspended = Questa persona è sospesa. Prima permettile di giocare di nuovo.
server-no-is-admin = È un amministratore. Prima togli questo diritto: trackside admin revoke.
server-no-bad-factor = Un fattore è un numero da { $least } a { $most }.
