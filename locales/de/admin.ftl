### Die Seite der Administratoren.

ui-admin-title = Verwaltung
ui-admin-overview = { $accounts ->
    [one] { $accounts } Konto
   *[other] { $accounts } Konten
 }, { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
 }; { $playing ->
    [one] { $playing } Partie läuft
   *[other] { $playing } Partien laufen
 }, { $open ->
    [one] { $open } Tisch wartet
   *[other] { $open } Tische warten
 } auf Spieler.
ui-admin-reports = Meldungen ({ $count })
ui-admin-people = Leute
ui-admin-tables = Tische
ui-admin-limits = Grenzen
ui-admin-log = Protokoll
ui-admin-kind = Welche
ui-admin-none = Nichts gefunden.
ui-admin-newer = Zurück
ui-admin-older = Weitere
ui-admin-show = Einzelheiten
ui-admin-guest = Gast
ui-admin-program = Programm
ui-admin-private = privat
ui-admin-gone = jemand, der nicht mehr da ist
ui-admin-deleted = ein gelöschter Tisch

ui-admin-people-search = Name oder Anmeldename
ui-admin-people-all = Alle
ui-admin-people-account = Konten
ui-admin-people-guest = Gäste
ui-admin-people-suspended = Gesperrt
ui-admin-people-limited = Mit eigenen Grenzen
ui-admin-people-admin = Administrator
ui-admin-reported = { $count ->
    [0] Nie gemeldet.
    [one] Einmal gemeldet.
   *[other] { $count }-mal gemeldet.
 }
ui-admin-own-limits = Wie viel auf einmal erlaubt ist
ui-admin-usual = wie bei allen

ui-admin-tables-search = Titel oder Name am Tisch
ui-admin-tables-all = Alle Tische
ui-admin-tables-open = Wartet
ui-admin-tables-playing = Läuft
ui-admin-tables-over = Beendet
ui-admin-tables-closed = Geschlossen

ui-admin-everything = Auch erledigte
ui-admin-no-reports = Keine Meldung wartet.
ui-admin-report = { $by } über { $name }
ui-admin-why = Grund: { $why }
ui-admin-where = { $title }, { $room }
ui-admin-room-players = unter den Spielern
ui-admin-room-onlookers = unter den Zuschauern
ui-admin-room-board = Ein Spielplan
ui-admin-withheld = Du spielst an diesem Tisch: Was die Zuschauer dort sagen, siehst du nach der Partie.
ui-admin-is-done = Erledigt

ui-admin-remove-name = Name entfernen
ui-admin-remove-name-ask = „{ $name }“ wird durch eine Nummer ersetzt, an allen Tischen und im Gesagten. Das lässt sich nicht zurücknehmen.
ui-admin-suspend = Sperren
ui-admin-suspend-ask = { $name } darf von jetzt an nur noch zuschauen. Bots spielen die Plätze weiter, wartende Tische werden geschlossen.
ui-admin-allow = Wieder spielen lassen
ui-admin-allow-ask = { $name } darf wieder spielen und reden.
ui-admin-close = Tisch schließen
ui-admin-close-ask = „{ $name }“ endet für alle, die dort spielen. Das lässt sich nicht zurücknehmen.
ui-admin-remove-title = Titel entfernen
ui-admin-remove-title-ask = Der Tisch „{ $name }“ heißt dann wie sein Spiel. Das lässt sich nicht zurücknehmen.
ui-admin-strike = Worte streichen
ui-admin-strike-ask = Die Zeile von { $name } verschwindet aus dem Gespräch. In der Meldung bleibt sie stehen.
ui-admin-withdraw-board = Spielplan zurückziehen
ui-admin-withdraw-board-ask = Nur { $name } sieht den Spielplan noch, und er lässt sich nicht teilen. Partien, die darauf laufen, gehen weiter.
ui-admin-give-back-board = Spielplan freigeben
ui-admin-give-back-board-ask = { $name } darf den Spielplan wieder teilen.
ui-admin-done = Erledigt
ui-admin-done-ask = Die Meldung über { $name } kommt zu den erledigten.
ui-admin-reopen = Wieder öffnen
ui-admin-reopen-ask = Die Meldung über { $name } ist wieder offen.

ui-admin-limits-help = Für jede Person, bei Fremden für jede Adresse. TRACKSIDE_LIMITS ändert alle.
ui-admin-no-limits = TRACKSIDE_LIMITS ist 0: Es gibt keine Grenzen.
ui-admin-rate = Was
ui-admin-at-once = Auf einmal
ui-admin-a-minute = Danach je Minute
ui-admin-rate-session = Neue Gäste
ui-admin-rate-login = Anmeldeversuche
ui-admin-rate-table = Neue Tische
ui-admin-rate-write = Züge und andere Änderungen
ui-admin-rate-ask = Vorschauen und Begründungen
ui-admin-rate-trial = Benachrichtigungen zur Probe
ui-admin-rate-mail = E-Mails
ui-admin-rate-hint = Tipps
ui-admin-rate-talk = Zeilen im Gespräch
ui-admin-rate-report = Meldungen
ui-admin-rate-read = Anfragen
ui-admin-rate-lesson = Schritte in Lektionen
ui-admin-rate-board = Geprüfte Spielpläne
ui-admin-rate-analysis = Analysierte Partien
ui-admin-rate-balance = Von Bots erprobte Spielpläne

ui-admin-by = { $name }
ui-admin-by-command = { $name }, Kommandozeile
ui-admin-did-grant = Zum Administrator gemacht:
ui-admin-did-revoke = Nicht mehr Administrator:
ui-admin-did-suspend = Gesperrt:
ui-admin-did-allow = Darf wieder spielen:
ui-admin-did-limit = Grenzen von:
ui-admin-did-remove-name = Name entfernt:
ui-admin-did-close = Tisch geschlossen:
ui-admin-did-remove-title = Titel entfernt:
ui-admin-did-withdraw-board = Spielplan zurückgezogen:
ui-admin-did-give-back-board = Spielplan freigegeben:
ui-admin-did-strike = Worte gestrichen, Meldung:
ui-admin-did-done = Meldung erledigt:
ui-admin-did-reopen = Meldung wieder offen:

server-no-no-such-person = Unter dieser Kennung gibt es niemanden.
server-no-no-such-report = Diese Meldung gibt es nicht.
server-no-not-account = Nur ein Konto kann Administrator sein: Gäste haben kein Passwort.
server-no-is-suspended = Diese Person ist gesperrt. Lass sie zuerst wieder spielen.
server-no-is-admin = Das ist ein Administrator. Entzieh ihm das zuerst: trackside admin revoke.
server-no-bad-factor = Ein Faktor ist eine Zahl von { $least } bis { $most }.
