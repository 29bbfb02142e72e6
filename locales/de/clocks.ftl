# Tempo, Uhren, wer geht.

ui-table-pace = Tempo
ui-pace-none = Ohne Uhr
ui-pace-live = Am Stück
ui-pace-days = Über Tage
ui-pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
ui-pace-live-help = Ihr sitzt gemeinsam da. Was ein Spielzug über seine Zeit hinaus braucht, geht vom Vorrat ab.
ui-pace-days-help = Ihr schaut ab und zu vorbei. Schlaf, Wochenenden und Urlaub zählen nicht, jeweils in der eigenen Zeitzone.
ui-pace-which = Wie viel Zeit
ui-pace-live-of = { $turn } je Spielzug, { $bank } für die ganze Partie
ui-pace-days-of = { $turn } je Spielzug, { $bank } Reserve
ui-span-seconds = { $count } s
ui-span-minutes = { $count } min
ui-span-hours = { $count } h
ui-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
ui-leavers = Wenn jemand geht
ui-leavers-level = Stufe des Bots, der weiterspielt
ui-leavers-offer = Den Platz auch anderen anbieten
ui-leavers-offer-help = Er steht in der Lobby, bis ihn jemand einnimmt: wer ging oder wer ihn übernimmt.
ui-room-no-clock = Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.
ui-room-live = Am Stück: { $turn } je Spielzug, { $bank } für die ganze Partie.
ui-room-days = Über Tage: { $turn } je Spielzug, { $bank } Reserve. Schlaf, Wochenenden und Urlaub zählen nicht.
ui-room-leavers = Wer aufgibt, wird von einem Bot ({ $level }) vertreten und kann jederzeit zurückkommen.
ui-room-leavers-clock = Wer keine Zeit mehr hat oder aufgibt, wird sofort von einem Bot ({ $level }) vertreten und kann jederzeit zurückkommen.
ui-room-offers = Der Platz wird auch anderen angeboten.
ui-hours-link = Deine Zeiten
ui-clock-days = { $first } T { $second } h
ui-clock-hours = { $first } h { $second } min
ui-clock-minutes = { $first }:{ $second }
ui-clock-of = { $name } hat noch { $time }
ui-clock-mine = Du hast noch { $time }
ui-clock-turn = dieser Spielzug { $turn }, danach { $bank } Reserve
ui-clock-bank = aus der Reserve
ui-clock-rests = zählt nicht bis { $when }
ui-clock-zero = Bei null ({ $when }) spielt ein Bot weiter.
ui-clock-zero-plain = Bei null spielt ein Bot weiter.
ui-clock-short = Die Zeit ist knapp
ui-clock-pause = Pause
ui-pause-ask = Um eine Pause bitten
ui-pause-help = Keine Uhr läuft, wenn alle zustimmen. Wer mag, darf trotzdem spielen.
ui-pause-asked = { $name } bittet um eine Pause von { $span }. Antwort fehlt noch von: { $waiting }
ui-pause-end-asked = { $name } bittet, die Pause zu beenden. Antwort fehlt noch von: { $waiting }
ui-paused = Pause bis { $when }: Keine Uhr läuft.
ui-pause-end = Ums Ende bitten
ui-come-back = Platz wieder einnehmen
ui-back-time = Deine Zeit war um: Ein Bot spielt für dich.
ui-back-resigned = Du hast aufgegeben: Ein Bot spielt für dich.
ui-back-away = Ein Bot spielt für dich.
ui-take-over = Den Platz von { $name } übernehmen
ui-gone-time = Zeit um, ein Bot spielt
ui-gone-resigned = aufgegeben, ein Bot spielt
ui-open-seats = Plätze zum Übernehmen
ui-open-seats-help = Jemand ist gegangen; ein Bot spielt, bis du dich hinsetzt.
ui-open-seat-facts = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
  }
ui-happened-resigned = { $name } gibt auf; ein Bot ({ $level }) spielt weiter.
ui-happened-time = { $name } hat keine Zeit mehr; ein Bot ({ $level }) spielt weiter.
ui-happened-away = Ein Bot ({ $level }) spielt für { $name }.
ui-happened-returned = { $name } ist wieder da.
ui-happened-taken = { $name } übernimmt den Platz.
ui-happened-paused = { $name } hat gefragt, und alle stimmen zu: Pause.
ui-happened-resumed = { $name } hat gefragt, und alle stimmen zu: Die Pause ist vorbei.
ui-hours = Deine Zeiten
ui-hours-help = An Tischen, die über Tage spielen, steht deine Uhr zu diesen Zeiten still.
ui-hours-zone = Zeitzone
ui-hours-sleep = Ich schlafe
ui-hours-from = von
ui-hours-until = bis
ui-hours-weekends = Wochenenden zählen nicht
ui-hours-vacations = Urlaub
ui-hours-add = Urlaub eintragen
ui-hours-first = Erster Tag
ui-hours-last = Letzter Tag
ui-hours-drop = Diesen Urlaub streichen
ui-hours-save = Speichern
ui-hours-saved = Gespeichert. Es gilt ab jetzt.
ui-hours-trouble = Das ließ sich nicht speichern.
