### L’officina dei tabelloni: disegnare un tabellone proprio nella pagina.

ws-title = Disegna un tabellone: { $game }
ws-intro = Disegna il tabellone che hai sul tavolo, o uno che nessuno ha ancora visto. Tutto resta in questo browser finché non salvi.
ws-start = Comincia
ws-start-shipped = Dal tabellone del gioco
ws-start-shipped-help = Una copia, da modificare.
ws-start-blank = Da un tabellone vuoto
ws-start-blank-help = Terreno, e ancora niente sopra.
ws-start-file = Da un file
ws-start-file-help = Un tabellone esportato da te o da altri.
ws-start-choose = Scegli un file
ws-start-other-game = Questo è un tabellone di { $game }. Comincialo nell’officina di quel gioco.
ws-start-failed = Il server non ha risposto. Riprova tra poco.
ws-size-rows = Righe
ws-size-cols = Colonne
ws-back-to-draft = Torna al tuo disegno
ws-no-workshop = I tabelloni di questo gioco non si disegnano qui.
ws-no-board = Questo tabellone non esiste o non ti è mostrato.
ws-unnamed = Il mio tabellone
ws-map = Mappa
ws-views = Mappa e tabelle
ws-beside = Accanto alla mappa
ws-tab-things = Dettagli
ws-tab-problems = Verifica
ws-tab-tracing = Immagine
ws-tools = Strumenti
ws-tool-select = Seleziona
ws-tool-area = Seleziona un’area
ws-hand = Sposta la mappa
ws-brush = Grandezza del pennello
ws-brush-size = Pennello { $size }
ws-brush-fill = Riempi tutto ciò che è collegato
ws-how-paint = Premi, o traccia sulle caselle. Tieni premuto H per spostare la mappa.
ws-how-line = Traccia da un luogo all’altro, o premi uno dopo l’altro. Esc termina la linea.
ws-how-place = Premi dove deve stare, poi completa i dettagli.
ws-undo = Annulla la modifica
ws-redo = Ripeti
ws-copy = Copia
ws-clear = Svuota
ws-fill = Riempi l’area con
ws-remove = Togli
ws-selected = { $count ->
         [one] { $count } casella selezionata. Ctrl+C copia, Ctrl+V incolla dove è il puntatore.
        *[other] { $count } caselle selezionate. Ctrl+C copia, Ctrl+V incolla dove è il puntatore.
    }
ws-nothing-here = Qui non c’è niente. Scegli uno strumento per metterci qualcosa.
ws-to-board = Tutto il tabellone
ws-board = Tabellone
ws-board-name = Nome del tabellone
ws-name = Nome
ws-id = Id
ws-lat = Latitudine
ws-lon = Longitudine
ws-rows = { $count ->
         [one] { $count } riga
        *[other] { $count } righe
    }
ws-row-add = Aggiungi una riga
ws-row-remove = Togli la riga { $number }
ws-paste-help = Copia le celle da un foglio di calcolo e incollale qui in una cella: le righe che mancano si aggiungono. Vanno bene sia i nomi sia gli id.
ws-pasted = { $count ->
         [0] Niente di questo trova posto qui.
         [one] { $count } riga incollata.
        *[other] { $count } righe incollate.
    }
ws-pasted-over = { $count ->
         [one] { $count } riga è rimasta fuori: la tabella non ne prende altre.
        *[other] { $count } righe sono rimaste fuori: la tabella non ne prende altre.
    }
ws-pasted-wide = { $count ->
         [one] { $count } colonna è rimasta fuori: la tabella non ne ha una per essa.
        *[other] { $count } colonne sono rimaste fuori: la tabella non ne ha per esse.
    }
ws-checking = Verifica in corso…
ws-check-silent = La verifica non risponde. Ci sarà un altro tentativo.
ws-unread = Il tabellone non si può leggere: è troppo grande o contiene qualcosa di strano.
ws-fit = Pronto per giocare
ws-problems-count = { $count ->
         [one] { $count } cosa da sistemare
        *[other] { $count } cose da sistemare
    }
ws-problems-more = Le prime { $count } cose da sistemare
ws-counts = Quello che c’è, e quello che vogliono le regole
ws-file = File
ws-export = Esporta come file
ws-anew = Comincia un altro tabellone
ws-anew-sure = Quello che hai disegnato non è salvato; un altro tabellone prende il suo posto.
ws-my-boards = Tabelloni
ws-save = Salva
ws-save-new = Salva come nuovo tabellone
ws-saving = Salvataggio…
ws-saved = Salvato
ws-save-failed = Non salvato. La bozza è al sicuro in questo browser.
ws-signed-out = Qui non sei più collegato. Accedi di nuovo e salva, oppure salva come nuovo tabellone. La bozza è al sicuro in questo browser.
ws-open-newest = Apri la versione più recente
ws-open-newest-sure = Quello che hai disegnato qui dopo l’ultimo salvataggio va perso.
ws-elsewhere = Questo tabellone è aperto in un’altra scheda
ws-elsewhere-help = Ora si disegna lì. Quello che avevi disegnato è conservato.
ws-draw-here = Disegna qui
ws-open-table = Apri un tavolo
ws-trace-help = Metti una foto o una scansione del tuo tabellone stampato sotto la griglia. Resta in questo browser e non viene mai inviata.
ws-trace-choose = Scegli un’immagine
ws-trace-other = Scegli un’altra immagine
ws-trace-no = Questo file non è un’immagine che si possa mostrare.
ws-trace-shown = Mostrala sotto la griglia
ws-trace-opacity = Opacità { $percent }%
ws-trace-turn = Ruotata di { $degrees }°
ws-trace-scale = Grandezza
ws-trace-corners = Sposta gli angoli
ws-trace-corner = Angolo { $number } dell’immagine
ws-trace-middle = Sposta l’immagine
ws-trace-fit = Allinea su tre luoghi
ws-trace-point = Luogo { $number } di { $of }: premilo sull’immagine.
ws-trace-cell = Luogo { $number } di { $of }: ora premi la casella a cui appartiene.
ws-trace-remove = Togli l’immagine
