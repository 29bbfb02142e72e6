### Analisi delle partite finite

server-no-bad-record = Questo file di partita non può essere accettato: { $why }
server-no-imports-today = Hai già caricato { $most } file di partita in un giorno. Carica questo domani.
server-no-imports-kept = Conservi già { $most } partite da file. Togline prima una dalle partite finite.
server-no-no-such-analysis = Questa analisi non c’è. Prima chiedila.
server-no-no-such-moment = Questo momento non c’è nell’analisi.
server-no-analyses-waiting = Hai già { $most } analisi in attesa. Aspettane una.
server-no-analyses-full = Ci sono molte analisi in attesa. Riprova più tardi.
server-no-bad-effort = Un’analisi è veloce o completa.

## La pagina

ui-analysis = Analisi
ui-analysis-title = Com’è andata la partita
ui-analysis-about = I bot guardano ogni turno: chi aveva quali probabilità di vincere, quanto è stata fortuna e dove si poteva fare meglio.
ui-analysis-ask = Analizza questa partita
ui-analysis-full = Guarda più a fondo
ui-analysis-working = I bot stanno guardando la partita: { $percent }%
ui-analysis-leave = Puoi lasciare questa pagina; l’analisi continua e resta salvata.
ui-analysis-failed = L’analisi non è riuscita. Riprova.
ui-analysis-not-over = Una partita si analizza quando è finita.
ui-analysis-back = Torna al tavolo
ui-analysis-chances = Probabilità di vincere
ui-analysis-move = Mossa
ui-analysis-sums = Fortuna e gioco
ui-analysis-player = Giocatore
ui-analysis-start = Inizio
ui-analysis-luck = Fortuna
ui-analysis-own = Turni propri
ui-analysis-others = Altri
ui-analysis-end = Fine
ui-analysis-sums-help = Punti percentuali della probabilità di vincere. La fortuna sono pescate e lanci; il resto viene dai propri turni e da quelli degli altri.
ui-analysis-moments = Momenti chiave
ui-analysis-none = Nei turni esaminati il bot non avrebbe fatto nulla di nettamente migliore.
ui-analysis-moment = { $name }, mossa { $move }: { $points ->
        [one] { $points } punto percentuale perso
       *[other] { $points } punti percentuali persi
    }
ui-analysis-done = Che cosa è stato giocato
ui-analysis-bot = Che cosa avrebbe giocato il bot
ui-analysis-better = Che cosa avrebbe giocato il bot ({ $level })
ui-analysis-more = e { $count ->
        [one] { $count } altro passo
       *[other] { $count } altri passi
    }
ui-analysis-why = Perché
ui-analysis-sure = Più o meno { $error }; secondo { $tables ->
        [one] { $tables } partita continuata
       *[other] { $tables } partite continuate
    }.
ui-analysis-boards = Mostra i due tabelloni
ui-analysis-hide = Nascondi i tabelloni
ui-analysis-show = Mostra nella cronologia
ui-analysis-file = Analizza un file di partita
ui-analysis-file-help = Una partita finita di uno dei giochi, come file. Diventa un tuo tavolo privato, con il replay, l’analisi e i tabelloni da cui continuare; nessun altro la vede.
ui-analysis-file-choose = Scegli un file di partita (.txt)
ui-analysis-file-large = Questo file è troppo grande: un file di partita ha al massimo 2 MB.
ui-analysis-file-sending = La partita viene rigiocata per verificarla…
ui-analysis-file-link = Analizza una partita da un file
ui-imported = Da un file
ui-imported-remove = Togli questa partita
ui-imported-ask = Togliere questa partita?
ui-imported-help = Sparisce dalle tue partite finite. Carica di nuovo il file e torna.
ui-analysis-csv = Curva in CSV
ui-analysis-svg = Curva come immagine
ui-analysis-json = Tutto in JSON

## Riprendere da una posizione

ui-again = Continua da qui
ui-again-about = Un nuovo tavolo comincia dalla mossa { $move } di questa partita, contro i bot. Questa partita resta com’è.
ui-again-redealt = Quello che qui non puoi vedere viene ridistribuito.
ui-again-seat = Gioca come
ui-again-level = Bot
ui-again-start = Comincia
ui-again-from = Continua dalla mossa { $move } di un’altra partita.
ui-again-origin = A quella partita
ui-again-lines = Continuazioni di questa partita
ui-again-line = Dalla mossa { $move }
server-no-again-not-here = Si può continuare solo da una partita finita, o dalla propria quando si gioca da soli contro i bot.
server-no-again-over = In questa posizione la partita è già finita.
