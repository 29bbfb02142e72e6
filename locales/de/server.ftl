### Was der Server sagt.

server-no-malformed = Das ist nicht lesbar.
server-no-malformed-action = Das ist keine Aktion dieses Spiels.
server-no-no-session = Nenne zuerst deinen Namen.
server-no-bad-token = Dieses Zugriffstoken ist hier nicht bekannt.
server-no-csrf = Lade die Seite neu und versuche es noch einmal.
server-no-scope-missing = Diesem Zugriffstoken fehlt das Recht „{ $scope }“.
server-no-not-your-seat = Dieser Platz gehört jemand anderem.
server-no-not-your-table = Das kann nur die Tischleitung.
server-no-wrong-password = Name und Passwort passen nicht zusammen.
server-no-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat. Frag nach dem Link.
server-no-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
server-no-no-such-seat = Diesen Platz hat der Tisch nicht.
server-no-no-such-version = Eine Aktion { $version } hat dieser Tisch nicht.
server-no-no-such-file = Für dieses Spiel gibt es keine Datei „{ $file }“.
server-no-no-such-language = Eine Sprache „{ $lang }“ gibt es hier nicht.
server-no-no-such-path = Hier ist nichts.
server-no-no-such-board = Dieses Spiel hat keinen Spielplan „{ $board }“.
server-no-no-such-level = Einen Bot „{ $level }“ gibt es für dieses Spiel nicht. Zur Wahl stehen: { $levels }.
server-no-bad-board = Auf diesem Spielplan kann man nicht spielen: { $problems }
server-no-bad-option = Eine der Optionen gibt es nicht, oder sie nimmt diesen Wert nicht an.
server-no-bad-players = Dieses Spiel spielen { $least } bis { $most } Personen.
server-no-bad-name = Ein Name hat 1 bis { $most } Zeichen.
server-no-bad-login = Ein Anmeldename hat 3 bis 60 Buchstaben a bis z, Ziffern oder . _ @ + -
server-no-bad-password = Ein Passwort hat mindestens { $least } Zeichen.
server-no-bad-seat = Ein Platz ist eine Zahl, auto oder none.
server-no-which-seat = Du hast hier mehrere Plätze. Sag, welcher spielt.
server-no-already-account = Du hast schon ein Konto.
server-no-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
server-no-already-started = An diesem Tisch wird schon gespielt.
server-no-not-started = An diesem Tisch wird noch nicht gespielt.
server-no-seats-open = Einige Plätze sind noch frei. Warte, oder gib sie Bots.
server-no-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-no-colour-taken = Diese Farbe ist vergeben. Wähle eine andere.
server-no-seat-held = Ein Bot hält deinen Platz. Übernimm ihn zuerst wieder.
server-no-cannot-hold = Ein Bot kann nur den Platz einer Person in einer laufenden Partie halten.
server-no-not-playing = Hier wird gerade nicht gespielt.
server-no-still-playing = Du spielst hier noch mit. Gib zuerst auf.
server-no-not-offered = Dieser Platz ist nicht für andere frei.
server-no-bad-pace = Dieses Tempo geht nicht: Der Spielzug ist zu kurz oder zu lang, oder die Reserve ist zu groß.
server-no-no-clock = An diesem Tisch läuft keine Uhr.
server-no-no-pause = Gerade geht es um keine Pause.
server-no-bad-sleep = Die Schlafenszeit dauert höchstens { $hours } Stunden.
server-no-bad-vacation = Urlaub sind höchstens { $days } Tage im Jahr, in den nächsten zwölf Monaten, vom ersten bis zum letzten Tag.
server-no-not-abandoned = Diese Person war eben noch da. Warte { $seconds } Sekunden, nachdem sie gegangen ist.
server-no-rules-not-here = Dieser Tisch wurde mit der Regelfassung { $rules } begonnen, die hier nicht installiert ist. Er kann gelesen, nicht gespielt werden.
server-no-other-move = Das ist erlaubt, aber diese Lektion fragt nach einem anderen Zug.
server-no-stale = Am Tisch ging es weiter. Sieh nach und sende dann noch einmal.
server-no-key-used = Dieser Schlüssel wurde schon für eine andere Aktion verwendet.
server-no-undo-not-free = { $free ->
    [0] Keine Aktion lässt sich frei rückgängig machen. Frag die anderen.
    [one] { $free } Aktion lässt sich frei rückgängig machen.
   *[other] { $free } Aktionen lassen sich frei rückgängig machen.
 }
server-no-nothing-to-take-back = Von dir gibt es keine Aktion zum Zurücknehmen.
server-no-no-takeback = Gerade bittet dich niemand um eine Rücknahme.
server-no-others-play = An diesem Tisch spielen noch andere. Gib auf, dann übernimmt ein Bot deinen Platz.
server-no-too-many-tables = Du hast { $most } Tische. Beende oder schließe zuerst einen.
server-no-too-many-tokens = Du hast { $most } Zugriffstoken. Lösche zuerst eines.
server-no-bad-zone = Diese Zeitzone kennt der Server nicht.
server-no-bad-address = Das muss eine Adresse sein, die mit https:// beginnt.
server-no-bad-push-keys = Die Schlüssel dieses Browsers lassen sich nicht lesen.
server-no-too-many-webhooks = Du hast { $most } Webhooks. Entferne zuerst einen.
server-no-no-such-way = Auf diesem Weg bist du nicht zu erreichen, oder er ist entfernt.
server-no-no-mail-here = Auf diesem Server ist keine Mail eingerichtet.
server-no-bad-email = Das ist keine E-Mail-Adresse.
server-no-email-taken = Diese Adresse gehört hier zu einem anderen Konto.
server-no-link-over = Dieser Link ist verbraucht oder zu alt. Fordere einen neuen an.
server-no-password-missing = Wähle ein neues Passwort.
server-no-too-large = Das ist größer, als der Server annimmt.
server-no-too-many = { $seconds ->
    [one] Das war viel auf einmal. Warte { $seconds } Sekunde.
   *[other] Das war viel auf einmal. Warte { $seconds } Sekunden.
 }
server-no-no-account = Du bist hier Gast, ohne Passwort. Leg zuerst ein Konto an.
server-no-put-out = Wer diesen Tisch leitet, hat deinen Platz anderen gegeben.
server-no-one-seat = Du hast hier schon einen Platz. Wer den Tisch leitet, kann mehrere erlauben.
server-no-busy = Der Server hat gerade zu viel zu schreiben. Nichts ist verloren; versuch es gleich noch einmal.
server-no-disk-full = Die Festplatte des Servers ist voll. Es kann nichts gespeichert werden.
server-no-bots-alone = Bots allein spielen nur für Leute mit Konto, an { $most } Tischen zugleich. Nimm selbst einen Platz.
server-no-suspended = Der Betreiber dieses Servers hat dich hier vom Spielen ausgeschlossen. Zuschauen kannst du weiterhin, und dein Konto behalten oder löschen.
server-no-database = Die Datenbank antwortet nicht. Nichts ist verloren; versuche es noch einmal.
server-no-mistake = Bei uns ist etwas schiefgegangen. Entschuldigung. Die Partie ist bis hierher gespeichert.

server-ev-undo = { $name } nimmt Aktionen zurück, bis Aktion { $to }.
server-no-hints-off = An diesem Tisch gibt es keine Tipps: So wurde er eröffnet.
server-no-hint-not-your-turn = Einen Tipp gibt es, wenn du an der Reihe bist.
server-no-no-hints-here = Die Bots dieses Spiels geben keine Tipps.
server-no-hint-failed = Der Bot hat nicht rechtzeitig geantwortet. Frage noch einmal.
server-no-plan-too-long = Ein Plan hat höchstens { $most } Schritte. Nimm zuerst einige zurück.
server-no-order-empty = Der Plan hat noch keinen eigenen Schritt. Plane zuerst deinen nächsten Spielzug.
server-no-order-moved = Du hast gespielt, seit dieser Plan begann. Beginne ihn von jetzt an neu.
server-no-order-cost = Nicht ausgeführt: { $action } würde jetzt { $now } kosten, im Plan waren es { $was }.
server-no-order-changed = Nicht ausgeführt: { $action } würde nicht mehr dasselbe bringen.
server-no-order-back = Nicht ausgeführt: Aktionen wurden zurückgenommen, und der Tisch ist nicht mehr der, für den du geplant hast.
server-no-order-late = Nicht ausgeführt: Die Runde, für die du geplant hast, ist vorbei.
server-no-order-no-pass = Nicht ausgeführt: Der Preis liegt über deinem, und passen darfst du hier nicht.
server-no-no-such-lot = Das kann nicht mehr versteigert werden.
