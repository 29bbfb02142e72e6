### Che cosa non va in un tabellone, in tutti i giochi.

board-at-whole = tabellone
board-at-other = { $table } { $name }
board-fit = giocabile
board-unfit = non giocabile
board-no-type = { $wanted ->
         [object] Qui serve un oggetto.
         [array] Qui serve una lista.
         [string] Qui serve un testo.
         [integer] Qui serve un numero intero.
        *[other] Qui serve un numero.
    }
board-no-const = Deve essere { $wanted }.
board-no-enum = Deve essere uno di questi valori: { $choices }.
board-no-missing = Manca «{ $field }».
board-no-unknown = «{ $field }» qui non esiste. Toglilo.
board-no-together = «{ $field }» richiede anche «{ $other }».
board-no-length = Un testo da { $least } a { $most } caratteri.
board-no-pattern = { $form ->
         [word] Solo lettere da a a z e cifre.
         [slug] Solo lettere da a a z e cifre, separate da trattini singoli.
         [name] Solo caratteri visibili.
         [square] Una casella si scrive da r00c00 a r41c27.
         [country] Due lettere maiuscole.
        *[other] Deve corrispondere a { $pattern }.
    }
board-no-range = Da { $least } a { $most }.
board-no-below = Almeno { $least }.
board-no-above = Al massimo { $most }.
board-no-count = Servono da { $least } a { $most } voci; ce ne sono { $have }.
board-no-exactly = Servono { $most } voci; ce ne sono { $have }.
board-no-at-most = Al massimo { $most } voci; ce ne sono { $have }.
board-no-doubles = Qualcosa compare due volte.
board-no-twice = L’identificativo «{ $id }» compare due volte.
board-no-no-such = Su questo tabellone non c’è: { $what }.
board-no-cut-off = Non si raggiunge da { $other }.
board-no-too-large = Un tabellone ha al massimo { $most } caratteri.
board-no-too-deep = Troppe parentesi una dentro l’altra.
board-no-unreadable = Non è JSON, riga { NUMBER($line, useGrouping: "false") }, colonna { NUMBER($column, useGrouping: "false") }.
board-no-double-name = Il nome «{ $field }» compare due volte in un oggetto.
board-no-not-finite = { $number } non è un numero utilizzabile.
board-no-odd = Un tabellone di un altro gioco, o nemmeno quello: { $reason }
board-no-said = { $text }
