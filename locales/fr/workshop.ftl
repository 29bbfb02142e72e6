### L’atelier des plateaux : dessiner son propre plateau dans la page.

ws-title = Dessiner un plateau : { $game }
ws-intro = Dessinez le plateau qui se trouve sur votre table, ou un plateau que personne n’a encore vu. Tout reste dans ce navigateur jusqu’à l’enregistrement.
ws-start = Commencer
ws-start-shipped = À partir du plateau du jeu
ws-start-shipped-help = Une copie, à modifier.
ws-start-blank = À partir d’un plateau vide
ws-start-blank-help = Du terrain, et rien dessus.
ws-start-file = À partir d’un fichier
ws-start-file-help = Un plateau que vous ou quelqu’un d’autre avez exporté.
ws-start-choose = Choisir un fichier
ws-start-other-game = C’est un plateau de { $game }. Commencez-le dans l’atelier de ce jeu.
ws-start-failed = Le serveur n’a pas répondu. Réessayez dans un instant.
ws-size-rows = Lignes
ws-size-cols = Colonnes
ws-back-to-draft = Revenir à votre dessin
ws-no-workshop = Les plateaux de ce jeu ne se dessinent pas ici.
ws-no-board = Ce plateau n’existe pas ou ne vous est pas ouvert.
ws-unnamed = Mon plateau
ws-map = Carte
ws-views = Carte et tableaux
ws-beside = À côté de la carte
ws-tab-things = Détails
ws-tab-problems = Contrôle
ws-tab-tracing = Image
ws-tools = Outils
ws-tool-select = Sélectionner
ws-tool-area = Sélectionner une zone
ws-hand = Déplacer la carte
ws-brush = Taille du pinceau
ws-brush-size = Pinceau { $size }
ws-brush-fill = Remplir tout ce qui se touche
ws-how-paint = Cliquez, ou tracez sur les cases. Maintenez H pour déplacer la carte.
ws-how-line = Tracez d’un lieu à l’autre, ou cliquez l’un après l’autre. Échap termine la ligne.
ws-how-place = Cliquez à l’endroit voulu, puis complétez les détails.
ws-undo = Annuler la modification
ws-redo = Rétablir
ws-copy = Copier
ws-clear = Vider
ws-fill = Remplir la zone avec
ws-remove = Retirer
ws-selected = { $count ->
         [one] { $count } case sélectionnée. Ctrl+C copie, Ctrl+V colle sous le pointeur.
        *[other] { $count } cases sélectionnées. Ctrl+C copie, Ctrl+V colle sous le pointeur.
    }
ws-nothing-here = Il n’y a rien ici. Choisissez un outil pour y mettre quelque chose.
ws-to-board = Tout le plateau
ws-board = Plateau
ws-board-name = Nom du plateau
ws-name = Nom
ws-id = Identifiant
ws-lat = Latitude
ws-lon = Longitude
ws-rows = { $count ->
         [one] { $count } ligne
        *[other] { $count } lignes
    }
ws-row-add = Ajouter une ligne
ws-row-remove = Retirer la ligne { $number }
ws-paste-help = Copiez des cellules dans un tableur et collez-les ici dans une cellule : les lignes manquantes s’ajoutent. Noms et identifiants conviennent tous deux.
ws-pasted = { $count ->
         [0] Rien de cela n’a sa place ici.
         [one] { $count } ligne collée.
        *[other] { $count } lignes collées.
    }
ws-pasted-over = { $count ->
         [one] { $count } ligne est laissée de côté : le tableau n’en prend pas plus.
        *[other] { $count } lignes sont laissées de côté : le tableau n’en prend pas plus.
    }
ws-pasted-wide = { $count ->
         [one] { $count } colonne est laissée de côté : le tableau n’en a pas pour elle.
        *[other] { $count } colonnes sont laissées de côté : le tableau n’en a pas pour elles.
    }
ws-checking = Contrôle en cours…
ws-check-silent = Le contrôle ne répond pas. Un nouvel essai aura lieu.
ws-unread = Le plateau ne peut pas être lu : il est trop grand, ou il contient quelque chose d’étrange.
ws-fit = Prêt à jouer
ws-problems-count = { $count ->
         [one] { $count } chose à corriger
        *[other] { $count } choses à corriger
    }
ws-problems-more = Les { $count } premières choses à corriger
ws-counts = Ce qu’il y a, et ce que veulent les règles
ws-file = Fichier
ws-export = Exporter en fichier
ws-anew = Commencer un autre plateau
ws-anew-sure = Votre dessin n’est pas enregistré ; un autre plateau le remplace.
ws-my-boards = Plateaux
ws-save = Enregistrer
ws-save-new = Enregistrer comme nouveau plateau
ws-saving = Enregistrement…
ws-saved = Enregistré
ws-save-failed = Non enregistré. Votre brouillon est conservé dans ce navigateur.
ws-signed-out = Vous êtes déconnecté ici. Reconnectez-vous et enregistrez, ou enregistrez comme nouveau plateau. Votre brouillon est conservé dans ce navigateur.
ws-open-newest = Ouvrir la version la plus récente
ws-open-newest-sure = Ce que vous avez dessiné ici depuis le dernier enregistrement est perdu.
ws-elsewhere = Ce plateau est ouvert dans un autre onglet
ws-elsewhere-help = C’est là qu’on le dessine maintenant. Ce que vous aviez dessiné est conservé.
ws-draw-here = Dessiner ici
ws-open-table = Ouvrir une table
ws-trace-help = Placez une photo ou un scan de votre plateau imprimé sous la grille. L’image reste dans ce navigateur et n’est jamais envoyée.
ws-trace-choose = Choisir une image
ws-trace-other = Choisir une autre image
ws-trace-no = Ce fichier n’est pas une image affichable.
ws-trace-shown = L’afficher sous la grille
ws-trace-opacity = Opacité { $percent } %
ws-trace-turn = Tournée de { $degrees }°
ws-trace-scale = Taille
ws-trace-corners = Déplacer les coins
ws-trace-corner = Coin { $number } de l’image
ws-trace-middle = Déplacer l’image
ws-trace-fit = Caler sur trois lieux
ws-trace-point = Lieu { $number } sur { $of } : cliquez-le sur l’image.
ws-trace-cell = Lieu { $number } sur { $of } : cliquez maintenant la case correspondante.
ws-trace-remove = Retirer l’image
