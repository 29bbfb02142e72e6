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
