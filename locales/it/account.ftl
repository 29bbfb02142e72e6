### L’account nelle impostazioni.

ui-account = Account
ui-account-guest = Giochi come ospite: ti conosce solo questo browser. Con un account ritrovi le tue partite su ogni dispositivo. I tuoi posti e le partite finite restano tuoi.
ui-account-yours = Stai usando l’account { $login }.
ui-account-make = Crea un account
ui-account-made = L’account è pronto. Tutti i tuoi posti restano tuoi.
ui-account-delete = Elimina l’account
ui-account-delete-ask = Eliminare questo account?
ui-account-delete-help = Il tuo nome sparisce ovunque, i bot giocano ai tuoi posti e i tuoi tavoli non ancora iniziati vengono chiusi. Le partite degli altri restano. Non si può tornare indietro.
ui-sign-in = Accedi
ui-sign-out = Esci
ui-sign-in-ask = Lasciare i tuoi posti da ospite?
ui-sign-in-leaves = { $count ->
        [one] Come ospite siedi a { $count } tavolo. Non passa all’account, e non potrai tornarci.
       *[other] Come ospite siedi a { $count } tavoli. Non passano all’account, e non potrai tornarci.
    }
ui-login = Nome di accesso
ui-login-help = Lo vedi solo tu; gli altri vedono il tuo nome. Lettere dalla a alla z, cifre o . _ @ + -
ui-password = Password
ui-password-help = Almeno 8 caratteri. Nessuno può rimandartela se la dimentichi: conservala bene.
ui-password-show = Mostra la password
ui-password-change = Cambia la password
ui-password-change-help = Tutti gli altri browser escono dall’account.
ui-password-now = Password attuale
ui-password-new = Nuova password
ui-password-changed = Vale la nuova password. Tutti gli altri browser sono usciti dall’account.
ui-sessions = Dove hai fatto l’accesso
ui-session-browser = { $browser } su { $system }
ui-session-unknown = Un altro programma
ui-session-here = questo browser
ui-session-when = Dal { $created }, ultima visita il { $seen }
ui-session-end = Chiudi questo accesso
ui-session-end-of = Chiudi questo accesso: { $browser }, dal { $created }
ui-session-ended = L’accesso è chiuso.
ui-sessions-end = Chiudi tutti gli altri
ui-sessions-ended = Tutti gli altri accessi sono chiusi.
