### La partie dans le terminal.

cli-you = Vous
cli-person = Joueur { $number }
cli-bot = Bot { $number }
cli-cash = argent
cli-income = revenu
cli-score = score
cli-saved = Enregistré sous { $file }.
cli-unread = Ce n’est pas un coup possible ici. Tapez ? pour l’aide.
cli-allowed = C’est permis.
cli-help =
    un numéro ou un coup : le jouer
    all : tous les coups
    why, puis un coup : est-il permis, et sinon pourquoi
    table : montrer la table
    save, puis un nom de fichier : enregistrer la partie
    quit : arrêter ; la partie est perdue si elle n’est pas enregistrée
