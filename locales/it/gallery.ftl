### I tabelloni conservati: lo scaffale e la galleria.

ui-gallery-about = Tabelloni disegnati da altri: guardali, apri un tavolo su uno di loro, o copialo nell’editor e fanne il tuo.
ui-gallery-draw = Disegna un tabellone
ui-gallery-everybody = Pubblici
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
ui-gallery-versions = { $count ->
    [one] { $count } versione
   *[other] { $count } versioni
 }
ui-gallery-private = Privato
ui-gallery-link = Con link
ui-gallery-public = Pubblico
ui-gallery-withdrawn = Ritirato
ui-gallery-private-help = Questo tabellone lo vedi solo tu.
ui-gallery-link-help = Chi ha il link può guardare questo tabellone, giocarci e copiarlo.
ui-gallery-public-help = Tutti trovano questo tabellone nella galleria, possono giocarci e copiarlo.
ui-gallery-withdrawn-help = Chi gestisce il server ha ritirato questo tabellone. Lo vedi solo tu, e non si può condividere.
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
