### The account in the settings.

ui-account = Account
ui-account-guest = You play as a guest: only this browser knows you. With an account you find your games on every device. Your seats and finished games stay yours.
ui-account-yours = You are signed in as { $login }.
ui-account-make = Make an account
ui-account-made = The account is made. All your seats are still yours.
ui-account-delete = Delete the account
ui-account-delete-ask = Delete this account?
ui-account-delete-help = Your name disappears everywhere, bots play your seats, and tables of yours that have not begun are closed. The games of others stay. There is no way back.
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-sign-in-ask = Leave your seats as a guest?
ui-sign-in-leaves = { $count ->
        [one] As a guest you sit at { $count } table. It does not come along to the account, and you cannot go back to it.
       *[other] As a guest you sit at { $count } tables. They do not come along to the account, and you cannot go back to them.
    }
ui-login = Login
ui-login-help = Only you see it; the others see your name. Letters a to z, digits or . _ @ + -
ui-password = Password
ui-password-help = At least 8 characters. Nobody can send it to you if you forget it: keep it well.
ui-password-show = Show the password
ui-password-change = Change the password
ui-password-change-help = All other browsers are signed out.
ui-password-now = Present password
ui-password-new = New password
ui-password-changed = The new password is in force. All other browsers are signed out.
ui-sessions = Where you are signed in
ui-session-browser = { $browser } on { $system }
ui-session-unknown = Another program
ui-session-here = this browser
ui-session-when = Since { $created }, last seen { $seen }
ui-session-end = End this one
ui-session-end-of = End this one: { $browser }, since { $created }
ui-session-ended = Signed out there.
ui-sessions-end = End all others
ui-sessions-ended = Signed out everywhere else.
