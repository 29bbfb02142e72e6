### La partita nel terminale.

cli-you = Tu
cli-person = Giocatore { $number }
cli-bot = Bot { $number }
cli-cash = denaro
cli-income = reddito
cli-score = punti
cli-saved = Salvato come { $file }.
cli-unread = Qui non è una mossa. Scrivi ? per l’aiuto.
cli-allowed = È permesso.
cli-help =
    un numero o una mossa: eseguila
    all: tutte le mosse
    why, poi una mossa: è permessa, e se no, perché
    table: mostra il tavolo
    save, poi un nome di file: salva la partita
    quit: smetti; senza salvare la partita è persa
