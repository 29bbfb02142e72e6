### La pagina degli amministratori.

server-no-no-such-person = Non c’è nessuno con questo identificativo.
server-no-no-such-report = Questa segnalazione non esiste.
server-no-not-account = Solo un account può essere amministratore: gli ospiti non hanno una password.
server-no-is-suspended = Questa persona è sospesa. Prima permettile di giocare di nuovo.
server-no-is-admin = È un amministratore. Prima togli questo diritto: trackside admin revoke.
server-no-bad-factor = Un fattore è un numero da { $least } a { $most }.
