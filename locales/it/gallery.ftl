### I tabelloni conservati: lo scaffale e la galleria.

## Quello che dice il server.
server-no-no-such-kept-board = Questo tabellone non esiste, o è privato. Chiedi il link a chi lo possiede.
server-no-no-such-board-version = Questo tabellone non ha una versione { $version }.
server-no-board-newer = Questo tabellone è stato cambiato altrove: la versione { $version } è più recente. Riaprilo, o salva il tuo come tabellone nuovo.
server-no-board-unfinished = Su questo tabellone non si può ancora giocare. Prima correggi quello che non va.
server-no-board-other-game = Questo è il tabellone di un altro gioco.
server-no-board-without-name = Dai un nome al tabellone.
server-no-gallery-needs-account = Nella galleria stanno solo i tabelloni di un account. Creane uno nelle impostazioni, o condividi il link.
server-no-no-board-of-seed = Da questo seme non nasce un tabellone. Prendine un altro.
server-no-too-many-boards = Conservi { $most } tabelloni. Prima eliminane uno.
server-no-shelf-full = I tuoi tabelloni occupano { $most } MB. Prima eliminane uno.
server-no-balance-one-at-a-time = I bot giocano già su un altro tuo tabellone. Aspetta che abbiano finito.

## Le pagine.
ui-gallery = Tabelloni
ui-gallery-about = Tabelloni disegnati da altri: guardali, apri un tavolo su uno di loro, o copialo nell’editor e fanne il tuo.
ui-gallery-lobby-help = Gioca su un tabellone tuo, o su uno disegnato da qualcun altro.
ui-gallery-draw = Disegna un tabellone
ui-gallery-public = Pubblici
ui-gallery-mine = I miei
ui-gallery-all-games = Tutti i giochi
ui-gallery-order = Ordine
ui-gallery-new = Prima i più recenti
ui-gallery-played = Prima i più giocati
ui-gallery-none = Qui nessuno ha ancora mostrato un tabellone.
ui-gallery-none-mine = Non conservi ancora nessun tabellone.
ui-gallery-none-help = Un tabellone si disegna nell’editor, con quello stampato accanto o sotto, o si comincia da un file. È solo tuo finché non lo condividi.
ui-gallery-by = di { $name }
ui-gallery-games = { $count ->
    [0] non ancora giocato
    [one] { $count } partita giocata
   *[other] { $count } partite giocate
 }
ui-gallery-version = versione { $version }
ui-gallery-versions = { $count ->
    [one] { $count } versione
   *[other] { $count } versioni
 }
ui-gallery-private = Privato
ui-gallery-link = Con link
ui-gallery-private-help = Questo tabellone lo vedi solo tu.
ui-gallery-link-help = Chi ha il link può guardare questo tabellone, giocarci e copiarlo.
ui-gallery-public-help = Tutti trovano questo tabellone nella galleria, possono giocarci e copiarlo.
ui-gallery-draft = Non ancora giocabile
ui-gallery-play = Apri un tavolo
ui-gallery-edit = Apri nell’editor
ui-gallery-look = Guarda
ui-gallery-copy = Copia nell’editor
ui-gallery-file = Salva come file
ui-gallery-copy-link = Copia il link
ui-gallery-name = Nome
ui-gallery-who-sees = Chi lo vede
ui-gallery-delete = Elimina
ui-gallery-delete-ask = Eliminare «{ $name }»?
ui-gallery-delete-help = Se ne vanno tutte le versioni. Le partite giocate restano, con il loro tabellone.
ui-gallery-back = Tutti i tabelloni
ui-gallery-on = Tabellone: { $name }, versione { $version }

## Il tabellone sulla pagina di un nuovo tavolo.
ui-new-board = Tabellone
ui-new-board-shipped = Quello del gioco
ui-new-board-kept = { $name }, di { $by }
ui-new-board-random = Uno nuovo, a caso
ui-new-board-file = Da un file
ui-new-board-more = Altri tabelloni
ui-new-board-seed = Seme { $seed }
ui-new-board-another = Un altro
ui-new-board-made = Il tabellone è in preparazione…
ui-new-board-help = Lo stesso seme dà ovunque lo stesso tabellone.

## Come si gioca un tabellone.
ui-balance = Come si gioca
ui-balance-help = Le cifre della mappa, e quello che mostrano le partite dei bot. I bot giocano quando nessun tavolo li aspetta; può durare un po’.
ui-balance-start = { $count ->
    [one] Fai giocare { $count } partita ai bot
   *[other] Fai giocare { $count } partite ai bot
 }
ui-balance-running = { $done } partite su { $wanted }
ui-balance-stopped = Le partite sono state interrotte. Fai giocare di nuovo i bot.
ui-balance-none = Su questo tabellone non hanno ancora giocato i bot.
ui-balance-mean = media
ui-balance-least = minimo
ui-balance-most = massimo
ui-balance-rounds = Turni
ui-balance-actions = Azioni
ui-balance-games = { $count ->
    [one] { $count } partita dei bot
   *[other] { $count } partite dei bot
 }
ui-balance-ends = Come sono finite
ui-balance-no-end = senza fine
ui-balance-wins = Chi ha vinto
ui-balance-seat = posto { $number }
ui-balance-served = Città che di rado avevano una ferrovia
ui-balance-level = Bot: { $level }, { $players } posti
