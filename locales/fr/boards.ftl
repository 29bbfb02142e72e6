### Ce qui ne va pas sur un plateau, quel que soit le jeu.

board-at-whole = plateau
board-at-other = { $table } { $name }
board-fit = jouable
board-unfit = pas jouable
board-no-type = { $wanted ->
         [object] Il faut un objet.
         [array] Il faut une liste.
         [string] Il faut un texte.
         [integer] Il faut un nombre entier.
        *[other] Il faut un nombre.
    }
board-no-const = Doit être { $wanted }.
board-no-enum = Doit être l’une de ces valeurs : { $choices }.
board-no-missing = « { $field } » manque.
board-no-unknown = « { $field } » n’existe pas ici. Retirez-le.
board-no-together = « { $field } » demande aussi « { $other } ».
board-no-length = Un texte de { $least } à { $most } caractères.
board-no-pattern = { $form ->
         [word] Seulement des lettres de a à z et des chiffres.
         [slug] Seulement des lettres de a à z et des chiffres, séparés par des traits d’union simples.
         [name] Seulement des caractères visibles.
         [square] Une case s’écrit de r00c00 à r41c27.
         [country] Deux lettres majuscules.
        *[other] Doit correspondre à { $pattern }.
    }
board-no-range = De { $least } à { $most }.
board-no-below = Au moins { $least }.
board-no-above = Au plus { $most }.
board-no-count = Il faut de { $least } à { $most } entrées ; il y en a { $have }.
board-no-exactly = Il faut { $most } entrées ; il y en a { $have }.
board-no-at-most = Au plus { $most } entrées ; il y en a { $have }.
board-no-doubles = Quelque chose y figure deux fois.
board-no-twice = L’identifiant « { $id } » figure deux fois.
board-no-no-such = Ce plateau n’a pas cela : { $what }.
board-no-cut-off = Inaccessible depuis { $other }.
board-no-too-large = Un plateau a au plus { $most } caractères.
board-no-too-deep = Trop de crochets imbriqués.
board-no-unreadable = Ce n’est pas du JSON, ligne { NUMBER($line, useGrouping: "false") }, colonne { NUMBER($column, useGrouping: "false") }.
board-no-double-name = Le nom « { $field } » figure deux fois dans un objet.
board-no-not-finite = { $number } n’est pas un nombre utilisable.
board-no-odd = Un plateau d’un autre jeu, ou rien de tel : { $reason }
board-no-said = { $text }
