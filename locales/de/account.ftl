### Das Konto in den Einstellungen.

ui-account = Konto
ui-account-guest = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Partien auf jedem Gerät. Deine Plätze und beendeten Partien behältst du.
ui-account-yours = Du bist als { $login } angemeldet.
ui-account-make = Konto anlegen
ui-account-made = Das Konto ist angelegt. Alle deine Plätze gehören weiter dir.
ui-account-delete = Konto löschen
ui-account-delete-ask = Dieses Konto löschen?
ui-account-delete-help = Dein Name verschwindet überall, Bots spielen deine Plätze, und deine Tische, an denen noch nicht gespielt wird, werden aufgelöst. Die Partien der anderen bleiben. Das lässt sich nicht rückgängig machen.
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-sign-in-ask = Deine Plätze als Gast verlassen?
ui-sign-in-leaves = { $count ->
        [one] Als Gast sitzt du an { $count } Tisch. Er kommt nicht mit ins Konto, und du kannst nicht an ihn zurück.
       *[other] Als Gast sitzt du an { $count } Tischen. Sie kommen nicht mit ins Konto, und du kannst nicht an sie zurück.
    }
ui-login = Anmeldename
ui-login-help = Nur du siehst ihn; die anderen sehen deinen Namen. Buchstaben a bis z, Ziffern oder . _ @ + -
ui-password = Passwort
ui-password-help = Mindestens 8 Zeichen. Niemand kann es dir zuschicken, wenn du es vergisst: Bewahre es gut auf.
ui-password-show = Passwort anzeigen
ui-password-change = Passwort ändern
ui-password-change-help = Alle anderen Browser werden abgemeldet.
ui-password-now = Bisheriges Passwort
ui-password-new = Neues Passwort
ui-password-changed = Das neue Passwort gilt. Alle anderen Browser sind abgemeldet.
ui-sessions = Wo du angemeldet bist
ui-session-browser = { $browser } auf { $system }
ui-session-unknown = Ein anderes Programm
ui-session-here = dieser Browser
ui-session-when = Seit { $created }, zuletzt gesehen am { $seen }
ui-session-end = Dort abmelden
ui-session-end-of = Dort abmelden: { $browser }, seit { $created }
ui-session-ended = Dort bist du abgemeldet.
ui-sessions-end = Alle anderen abmelden
ui-sessions-ended = Du bist überall sonst abgemeldet.
