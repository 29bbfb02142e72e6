### Was an einem Spielplan nicht stimmt, in allen Spielen.

board-at-whole = Spielplan
board-at-other = { $table } { $name }
board-fit = spielbar
board-unfit = nicht spielbar
board-no-type = { $wanted ->
         [object] Hier gehört ein Objekt hin.
         [array] Hier gehört eine Liste hin.
         [string] Hier gehört ein Text hin.
         [integer] Hier gehört eine ganze Zahl hin.
        *[other] Hier gehört eine Zahl hin.
    }
board-no-const = Muss { $wanted } sein.
board-no-enum = Muss eines davon sein: { $choices }.
board-no-missing = „{ $field }“ fehlt.
board-no-unknown = „{ $field }“ gibt es hier nicht. Lass es weg.
board-no-together = „{ $field }“ braucht „{ $other }“ daneben.
board-no-length = Ein Text von { $least } bis { $most } Zeichen.
board-no-pattern = { $form ->
         [word] Nur Buchstaben a bis z und Ziffern.
         [slug] Nur Buchstaben a bis z und Ziffern, dazwischen einzelne Bindestriche.
         [name] Nur sichtbare Zeichen.
         [square] Ein Feld schreibt man r00c00 bis r41c27.
         [country] Zwei Großbuchstaben.
        *[other] Muss zu { $pattern } passen.
    }
board-no-range = Von { $least } bis { $most }.
board-no-below = Mindestens { $least }.
board-no-above = Höchstens { $most }.
board-no-count = Es müssen { $least } bis { $most } Einträge sein; da sind { $have }.
board-no-exactly = Es müssen { $most } Einträge sein; da sind { $have }.
board-no-at-most = Höchstens { $most } Einträge; da sind { $have }.
board-no-doubles = Etwas steht doppelt da.
board-no-twice = Die Kennung „{ $id }“ steht doppelt da.
board-no-no-such = Das gibt es auf diesem Spielplan nicht: { $what }.
board-no-cut-off = Von { $other } aus nicht zu erreichen.
board-no-too-large = Ein Spielplan hat höchstens { $most } Zeichen.
board-no-too-deep = Zu viele Klammern ineinander.
board-no-unreadable = Kein JSON in Zeile { NUMBER($line, useGrouping: "false") }, Spalte { NUMBER($column, useGrouping: "false") }.
board-no-double-name = Der Name „{ $field }“ steht zweimal in einem Objekt.
board-no-not-finite = { $number } ist keine brauchbare Zahl.
board-no-odd = Ein Spielplan eines anderen Spiels oder gar keiner: { $reason }
board-no-said = { $text }
