### Was der Server denen sagt, die gerade nicht da sind, und die Briefe, um die jemand gebeten hat.

notice-table = { $table } mit { $names }
notice-turn = Du bist an der Reihe: { $table }
notice-short = Deine Zeit wird knapp: { $table }
notice-start = Die Partie beginnt: { $table }
notice-over = Die Partie ist zu Ende: { $table }
notice-takeback-asked = Jemand bittet um Rücknahme: { $table }
notice-takeback-agreed = Alle sind einverstanden, deine Aktion ist zurückgenommen: { $table }
notice-takeback-refused = Deine Aktion wird nicht zurückgenommen: { $table }
notice-pause-asked = Jemand bittet um eine Pause: { $table }
notice-pause-agreed = Alle sind mit deiner Pause einverstanden: { $table }
notice-pause-refused = Deine Pause wurde abgelehnt: { $table }
notice-spoken-to = Jemand spricht dich an: { $table }
notice-trial = Das ist ein Versuch. Benachrichtigungen von deinen Tischen erreichen dich hier.
notice-several-wait = { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
notice-several = { $count ->
        [one] { $count } Benachrichtigung von deinen Tischen
       *[other] { $count } Benachrichtigungen von deinen Tischen
    }
notice-mail-open = Öffnen
notice-mail-why = Du bekommst diese Mail, weil du von deinen Tischen hören willst.
notice-mail-stop = Keine solchen Mails mehr
notice-mail-change = Auswählen, was du erfährst
letter-confirm-subject = Ist das deine Adresse?
letter-confirm = Trackside soll dich unter dieser Adresse kennen. Bitte bestätige sie. Der Link gilt einmal, innerhalb von zwei Tagen.
letter-confirm-go = Adresse bestätigen
letter-password-subject = Ein neues Passwort
letter-password = Mit diesem Link wählst du ein neues Passwort. Er gilt einmal, innerhalb einer Stunde.
letter-password-go = Neues Passwort wählen
letter-sign-in-subject = Dein Link zum Anmelden
letter-sign-in = Mit diesem Link meldest du dich ohne Passwort an. Er gilt einmal, innerhalb einer halben Stunde.
letter-sign-in-go = Anmelden
letter-not-you = Wenn du das nicht wolltest, tu nichts: Dann ändert sich nichts.
