### Quel che si dice di conversazioni, note e rivincite.

server-no-bad-talk = Scrivi qualcosa di leggibile, al massimo { $most } caratteri.
server-no-not-your-room = Finché la partita dura, giocatori e spettatori parlano separatamente.
server-no-talk-full = Qui si è parlato così tanto che non c’è più posto.
server-no-no-such-line = Questo non è stato detto qui.
server-no-nobody-there = Lì non siede nessuno.
server-no-nobody-named = Di’ di chi si tratta.
server-no-yourself = Sei tu.
server-no-too-many-blocks = Hai silenziato o bloccato { $most } persone. Togli prima qualcuno dalla lista.
server-no-cannot-join = Non puoi sederti a questo tavolo.
server-no-not-over = Questa partita non è ancora finita.
server-no-not-asked = Qui non c’è un posto riservato a te.
server-no-rematch-began = Gli altri hanno cominciato senza di te. Apri un tavolo tuo.

ui-tab-talk = Chat
ui-talk = Chiacchiere
ui-notes = Note
ui-talk-say = Di’ qualcosa al tavolo
ui-talk-send = Invia
ui-talk-room = Chi lo sente
ui-talk-players = Giocatori
ui-talk-onlookers = Spettatori
ui-talk-empty = Saluta. Lo legge solo questo tavolo.
ui-talk-empty-onlookers = Saluta gli altri spettatori. I giocatori lo leggeranno a partita finita.
ui-talk-move = Mossa { $move }
ui-talk-unread = nuovi:
ui-talk-mute = Silenzio a questo tavolo
ui-talk-left = { $count ->
    [one] ancora { $count } carattere
   *[other] ancora { $count } caratteri
 }
ui-talk-menu = silenzia, blocca o segnala
ui-talk-show-place = Mostra { $place } sul tabellone
ui-mute = Silenzia
ui-block = Blocca
ui-report = Segnala
ui-reported = Segnalato. Grazie.
ui-block-ask = Bloccare { $name }?
ui-block-help = Non vedrete più quel che dice l’altro. Chi è bloccato non può sedersi ai tuoi tavoli né chiederti la rivincita. Si può annullare nelle impostazioni.
ui-report-ask = Segnalare { $name }?
ui-report-help = Chi gestisce questo server leggerà la riga così com’è.
ui-report-why = Che cosa non va (facoltativo)
ui-notes-help = Quel che scrivi qui lo vedi solo tu.
ui-notes-saving = Salvataggio…
ui-notes-saved = Salvato
ui-notes-failed = Non salvato. La prossima modifica riprova.
ui-blocks = Silenziati e bloccati
ui-is-mute = silenziato
ui-is-block = bloccato
ui-unblock = Togli dalla lista
ui-unblock-of = Togli { $name } dalla lista
ui-rematch = Rivincita
ui-rematch-asks = { $name } chiede la rivincita.
ui-rematch-yes = Ci sto
ui-rematch-no = No, grazie
ui-rematch-row = rivincita: un posto è riservato a te
ui-to-rematch = Alla rivincita
ui-seat-asked = invitato alla rivincita
ui-room-asked = Si aspetta { $names }.
ui-room-rematch = La partita comincia appena tutti sono seduti.
ui-next-table = Prossimo tavolo
ui-next-table-count = { $count ->
    [one] Prossimo tavolo: { $count } ti aspetta
   *[other] Prossimo tavolo: { $count } ti aspettano
 }
