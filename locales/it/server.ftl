### Ciò che dice il server.

server-no-malformed = Questa richiesta non è leggibile.
server-no-malformed-action = Questa non è una mossa di questo gioco.
server-no-no-session = Prima scrivi il tuo nome.
server-no-bad-token = Questo codice di accesso non è noto qui.
server-no-csrf = Ricarica la pagina, poi riprova.
server-no-scope-missing = A questo codice di accesso manca il diritto «{ $scope }».
server-no-not-your-seat = Questo posto è di un’altra persona.
server-no-not-your-table = Può farlo solo chi è responsabile del tavolo.
server-no-wrong-password = Il nome e la password non corrispondono.
server-no-no-such-table = Questo tavolo non c’è o è privato. Chiedi il link.
server-no-no-such-game = Qui non c’è un gioco «{ $game }».
server-no-no-such-seat = Questo tavolo non ha quel posto.
server-no-no-such-version = Questo tavolo non ha una mossa { $version }.
server-no-no-such-file = Per questo gioco non c’è un file «{ $file }».
server-no-no-such-language = Qui non c’è una lingua «{ $lang }».
server-no-no-such-path = Qui non c’è niente.
server-no-no-such-board = Questo gioco non ha un tabellone «{ $board }».
server-no-no-such-level = Per questo gioco non c’è un bot «{ $level }». Scegli tra: { $levels }.
server-no-bad-board = Su questo tabellone non si può giocare: { $problems }
server-no-bad-option = Una delle opzioni non esiste o non accetta questo valore.
server-no-bad-players = Questo gioco è da { $least } a { $most } giocatori.
server-no-bad-name = Un nome ha da 1 a { $most } lettere.
server-no-bad-login = Un nome di accesso ha da 3 a 60 lettere dalla a alla z, cifre o . _ @ + -
server-no-bad-password = Una password ha almeno { $least } caratteri.
server-no-bad-seat = Un posto è un numero, auto o none.
server-no-which-seat = Qui hai più posti. Indica quale gioca.
server-no-already-account = Hai già un account.
server-no-login-taken = Questo nome di accesso è occupato. Scegline un altro.
server-no-already-started = A questo tavolo si gioca già.
server-no-not-started = A questo tavolo non si gioca ancora.
server-no-seats-open = Alcuni posti sono ancora liberi. Aspetta, o dalli a dei bot.
server-no-seat-taken = Questo posto è occupato. Scegline un altro.
server-no-colour-taken = Questo colore è già preso. Scegline un altro.
server-no-seat-held = Un bot tiene il tuo posto. Prima riprendilo.
server-no-cannot-hold = Un bot può tenere solo il posto di una persona in una partita in corso.
server-no-not-playing = Qui ora non si gioca.
server-no-still-playing = Qui stai ancora giocando. Prima abbandona la partita.
server-no-not-offered = Questo posto non è aperto ad altri.
server-no-bad-pace = Questo ritmo non è possibile: il turno è troppo breve o troppo lungo, o la riserva troppo grande.
server-no-no-clock = A questo tavolo non c’è orologio.
server-no-no-pause = Ora non si parla di pause.
server-no-bad-sleep = Le ore di sonno sono al massimo { $hours }.
server-no-bad-vacation = Le vacanze durano al massimo { $days } giorni all’anno, entro i prossimi dodici mesi, dal primo all’ultimo giorno.
server-no-not-abandoned = Questa persona era qui un attimo fa. Aspetta { $seconds } secondi dopo che se n’è andata.
server-no-rules-not-here = Questo tavolo è iniziato con la versione delle regole { $rules }, che qui non è installata. Si può leggere, non giocare.
server-no-other-move = È permesso, ma questa lezione chiede un’altra mossa.
server-no-stale = Al tavolo si è andati avanti. Guarda, poi invia di nuovo.
server-no-key-used = Questa chiave è già servita per un’altra mossa.
server-no-undo-not-free = { $free ->
    [0] Nessuna mossa si può annullare liberamente. Chiedi agli altri.
    [one] { $free } mossa si può annullare liberamente.
   *[other] { $free } mosse si possono annullare liberamente.
 }
server-no-nothing-to-take-back = Non c’è una tua mossa da ritirare.
server-no-no-takeback = Ora nessuno ti chiede un ritiro.
server-no-others-play = A questo tavolo giocano anche altri. Abbandona, e un bot prende il tuo posto.
server-no-too-many-tables = Hai { $most } tavoli. Prima finiscine o chiudine uno.
server-no-too-many-tokens = Hai { $most } codici di accesso. Prima eliminane uno.
server-no-bad-zone = Il server non conosce questo fuso orario.
server-no-bad-address = Serve un indirizzo che comincia con https://
server-no-bad-push-keys = Le chiavi di questo browser non si possono leggere.
server-no-too-many-webhooks = Hai { $most } webhook. Prima togline uno.
server-no-no-such-way = Questo modo di raggiungerti non c’è o è stato tolto.
server-no-no-mail-here = Questo server non invia posta.
server-no-bad-email = Questo non è un indirizzo e-mail.
server-no-email-taken = Questo indirizzo appartiene qui a un altro account.
server-no-link-over = Questo link è già usato o troppo vecchio. Chiedine uno nuovo.
server-no-password-missing = Scegli una nuova password.
server-no-too-large = È più grande di quanto il server accetti.
server-no-too-many = { $seconds ->
    [one] Era molto in una volta. Aspetta { $seconds } secondo.
   *[other] Era molto in una volta. Aspetta { $seconds } secondi.
 }
server-no-no-account = Qui sei un ospite, senza password. Prima crea un account.
server-no-put-out = Chi ospita questo tavolo ha dato il tuo posto ad altri.
server-no-one-seat = Hai già un posto qui. Chi ospita può permetterne più di uno.
server-no-busy = Il server ha troppo da scrivere in questo momento. Niente è perso; riprova tra un attimo.
server-no-disk-full = Il disco del server è pieno. Non si può salvare niente.
server-no-bots-alone = I bot giocano da soli solo per chi ha un account, a { $most } tavoli alla volta. Prendi un posto anche tu.
server-no-suspended = Chi gestisce questo server ti ha escluso dal gioco. Puoi guardare, e tenere o eliminare il tuo account.
server-no-database = Il database non risponde. Niente è perduto; riprova.
server-no-mistake = Qualcosa è andato storto da parte nostra. Scusa. La partita fin qui è salvata.

server-ev-undo = { $name } ritira mosse, fino alla mossa { $to }.
server-no-hints-off = A questo tavolo non ci sono suggerimenti: è stato aperto così.
server-no-hint-not-your-turn = Un suggerimento si dà quando tocca a te.
server-no-no-hints-here = I bot di questo gioco non danno suggerimenti.
server-no-hint-failed = Il bot non ha risposto in tempo. Chiedi di nuovo.
server-no-plan-too-long = Un piano ha al massimo { $most } passi. Prima ritirane qualcuno.
server-no-order-empty = Il piano non ha ancora nessun passo tuo. Prima prepara il tuo prossimo turno.
server-no-order-moved = Hai giocato da quando è iniziato questo piano. Ricomincialo da adesso.
server-no-order-cost = Non eseguito: { $action } ora costerebbe { $now }, nel piano costava { $was }.
server-no-order-changed = Non eseguito: { $action } non porterebbe più lo stesso risultato.
server-no-order-back = Non eseguito: alcune mosse sono state ritirate, e il tavolo non è più quello del tuo piano.
server-no-order-late = Non eseguito: il round che avevi preparato è finito.
server-no-order-no-pass = Non eseguito: il prezzo supera il tuo, e qui non puoi passare.
server-no-no-such-lot = Questo non può più andare all’asta.
