### I tabelloni conservati: lo scaffale e la galleria.

## Quello che dice il server.
server-no-no-such-kept-board = Questo tabellone non esiste, o è privato. Chiedi il link a chi lo possiede.
server-no-no-such-board-version = Questo tabellone non ha una versione { $version }.
server-no-board-newer = Questo tabellone è stato cambiato altrove: la versione { $version } è più recente. Riaprilo, o salva il tuo come tabellone nuovo.
server-no-board-unfinished = Su questo tabellone non si può ancora giocare. Prima correggi quello che non va.
server-no-board-other-game = Questo è il tabellone di un altro gioco.
server-no-board-without-name = Dai un nome al tabellone.
server-no-gallery-needs-account = Nella galleria stanno solo i tabelloni di un account. Creane uno nelle impostazioni, o condividi il link.
server-no-too-many-boards = Conservi { $most } tabelloni. Prima eliminane uno.
server-no-shelf-full = I tuoi tabelloni occupano { $most } MB. Prima eliminane uno.
