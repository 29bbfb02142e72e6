### Problemi

ui-door-puzzles = Problemi
ui-puzzles = Problemi
ui-puzzles-help = Posizioni tratte da partite di bot in cui una scelta è nettamente migliore di tutte le altre. Ciò che hai risolto resta su questo dispositivo.
ui-puzzles-none = Qui non ci sono problemi.
ui-puzzles-solved = { $solved } di { $total } risolti
ui-puzzle = Problema
ui-puzzle-n = Problema { $number }
ui-puzzle-turn = A te la scelta
ui-puzzle-today = Problema del giorno
ui-puzzle-solve = Risolvi
ui-puzzle-all = Tutti i problemi
ui-puzzle-next = Problema successivo
ui-puzzle-gone = Questo problema non c’è più.
ui-puzzle-any = Indifferente
ui-puzzle-theme = Tema
ui-puzzle-theme-auction = Asta
ui-puzzle-theme-link = Costruzione di binari
ui-puzzle-theme-block = Sbarrare la strada
ui-puzzle-theme-trip = Trasporto
ui-puzzle-theme-end = Fine della partita
ui-puzzle-difficulty = Difficoltà
ui-puzzle-difficulty-1 = Facile
ui-puzzle-difficulty-2 = Medio
ui-puzzle-difficulty-3 = Difficile
ui-puzzle-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
ui-puzzle-solved = risolto
ui-puzzle-shown = soluzione mostrata
ui-puzzle-ask = Giochi come { $name }. Trova il miglior passo successivo e giocalo sul tabellone; conta il primo passo.
ui-puzzle-right = Giusto!
ui-puzzle-wrong = – costa circa { $points ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    } di probabilità di vincere. Riprova.
ui-puzzle-show = Mostra la soluzione
ui-puzzle-why = Che cosa dice il bot ({ $level })
ui-puzzle-choices = Probabilità di vincere dopo ogni scelta
