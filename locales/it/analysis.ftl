### Analisi delle partite finite

server-no-bad-record = Questa registrazione non si può analizzare: { $why }
server-no-no-such-analysis = Questa analisi non c’è. Prima chiedila.
server-no-no-such-moment = Questo momento non c’è nell’analisi.
server-no-analyses-waiting = Hai già { $most } analisi in attesa. Aspettane una.
server-no-analyses-full = Ci sono molte analisi in attesa. Riprova più tardi.
server-no-bad-effort = Un’analisi è veloce o completa.
