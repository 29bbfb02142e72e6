### What the server tells people who are not here, and the letters that they asked for.

notice-table = { $table } with { $names }
notice-turn = It is your turn: { $table }
notice-short = Your time is short: { $table }
notice-start = The game begins: { $table }
notice-over = The game is over: { $table }
notice-takeback-asked = Somebody asks to take a move back: { $table }
notice-takeback-agreed = All have agreed, your move is taken back: { $table }
notice-takeback-refused = Your move is not taken back: { $table }
notice-pause-asked = Somebody asks for a pause: { $table }
notice-pause-agreed = All have agreed to your pause: { $table }
notice-pause-refused = Your pause was refused: { $table }
notice-spoken-to = Somebody speaks to you: { $table }
notice-trial = This is a trial. Notices from your tables reach you here.
notice-several-wait = { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
notice-several = { $count ->
        [one] { $count } notice from your tables
       *[other] { $count } notices from your tables
    }
notice-mail-open = Open
notice-mail-why = You get this mail because you want to be told about your tables.
notice-mail-stop = Stop these mails
notice-mail-change = Choose what you are told
letter-confirm-subject = Is this your address?
letter-confirm = Trackside is to know you by this address. Please confirm it. The link can be used once, within two days.
letter-confirm-go = Confirm the address
letter-password-subject = A new password
letter-password = With this link you choose a new password. It can be used once, within an hour.
letter-password-go = Choose a new password
letter-sign-in-subject = Your link to sign in
letter-sign-in = With this link you sign in without a password. It can be used once, within half an hour.
letter-sign-in-go = Sign in
letter-not-you = If you did not ask for this, do nothing: then nothing changes.
