# Ritmo, orologi, chi se ne va.

ui-table-pace = Ritmo
ui-pace-none = Senza orologio
ui-pace-live = Dal vivo
ui-pace-days = In più giorni
ui-pace-none-help = Ognuno si prende il tempo che gli serve.
ui-pace-live-help = Giocate insieme. Ciò che un turno richiede oltre al suo tempo viene dalla riserva.
ui-pace-days-help = Passate ogni tanto. Il sonno, i fine settimana e le vacanze non contano, secondo il fuso orario di ognuno.
ui-pace-which = Quanto tempo
ui-pace-live-of = { $turn } a turno, { $bank } per tutta la partita
ui-pace-days-of = { $turn } a turno, { $bank } di riserva
ui-span-seconds = { $count } s
ui-span-minutes = { $count } min
ui-span-hours = { $count } h
ui-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
ui-leavers = Quando qualcuno se ne va
ui-leavers-level = Livello del bot che continua
ui-leavers-offer = Offri il posto anche ad altri
ui-leavers-offer-help = Resta nella lobby finché chi giocava torna o qualcuno lo prende.
ui-room-no-clock = Senza orologio: ognuno si prende il tempo che gli serve.
ui-room-live = Dal vivo: { $turn } a turno, { $bank } per tutta la partita.
ui-room-days = In più giorni: { $turn } a turno, { $bank } di riserva. Il sonno, i fine settimana e le vacanze non contano.
ui-room-leavers = Al posto di chi abbandona gioca un bot ({ $level }); si può tornare in ogni momento.
ui-room-leavers-clock = Al posto di chi non ha più tempo o abbandona gioca subito un bot ({ $level }); si può tornare in ogni momento.
ui-room-offers = Il posto è offerto anche ad altri.
ui-hours-link = I tuoi orari
ui-clock-days = { $first } g { $second } h
ui-clock-hours = { $first } h { $second } min
ui-clock-minutes = { $first }:{ $second }
ui-clock-of = { $name } ha ancora { $time }
ui-clock-mine = Hai ancora { $time }
ui-clock-turn = questo turno { $turn }, poi { $bank } di riserva
ui-clock-bank = dalla riserva
ui-clock-rests = non conta fino a { $when }
ui-clock-zero = A zero ({ $when }) continua un bot.
ui-clock-zero-plain = A zero continua un bot.
ui-clock-short = Resta poco tempo
ui-clock-pause = Pausa
ui-pause-ask = Chiedi una pausa
ui-pause-help = Nessun orologio scorre se tutti accettano. Chi vuole può giocare lo stesso.
ui-pause-asked = { $name } chiede una pausa di { $span }. Risposte attese: { $waiting }
ui-pause-end-asked = { $name } chiede di finire la pausa. Risposte attese: { $waiting }
ui-paused = Pausa fino a { $when }: nessun orologio scorre.
ui-pause-end = Chiedi di finirla
ui-come-back = Riprendi il tuo posto
ui-back-time = Il tuo tempo era finito: un bot gioca per te.
ui-back-resigned = Hai abbandonato: un bot gioca per te.
ui-back-away = Un bot gioca per te.
ui-take-over = Prendi il posto di { $name }
ui-gone-time = tempo finito, gioca un bot
ui-gone-resigned = ha abbandonato, gioca un bot
ui-open-seats = Posti da prendere
ui-open-seats-help = Qualcuno se n’è andato; un bot gioca finché ti siedi.
ui-open-seat-facts = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
  }
ui-happened-resigned = { $name } abbandona; continua un bot ({ $level }).
ui-happened-time = { $name } non ha più tempo; continua un bot ({ $level }).
ui-happened-away = Un bot ({ $level }) gioca per { $name }.
ui-happened-returned = { $name } è di nuovo qui.
ui-happened-taken = { $name } prende il posto.
ui-happened-paused = { $name } l’ha chiesta e tutti accettano: pausa.
ui-happened-resumed = { $name } l’ha chiesto e tutti accettano: la pausa è finita.
ui-hours = I tuoi orari
ui-hours-help = Ai tavoli che giocano in più giorni il tuo orologio è fermo in questi momenti.
ui-hours-zone = Fuso orario
ui-hours-sleep = Dormo
ui-hours-from = dalle
ui-hours-until = alle
ui-hours-weekends = I fine settimana non contano
ui-hours-vacations = Vacanze
ui-hours-add = Aggiungi una vacanza
ui-hours-first = Primo giorno
ui-hours-last = Ultimo giorno
ui-hours-drop = Togli questa vacanza
ui-hours-save = Salva
ui-hours-saved = Salvato. Vale da ora in poi.
ui-hours-trouble = Non è stato possibile salvare.
