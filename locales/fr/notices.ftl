### Ce que le serveur dit à ceux qui ne sont pas là, et les lettres qu’on lui a demandées.

notice-table = { $table } avec { $names }
notice-turn = À vous de jouer : { $table }
notice-short = Il vous reste peu de temps : { $table }
notice-start = La partie commence : { $table }
notice-over = La partie est terminée : { $table }
notice-takeback-asked = Quelqu’un demande à reprendre un coup : { $table }
notice-takeback-agreed = Tout le monde est d’accord, votre coup est repris : { $table }
notice-takeback-refused = Votre coup n’est pas repris : { $table }
notice-pause-asked = Quelqu’un demande une pause : { $table }
notice-pause-agreed = Tout le monde est d’accord avec votre pause : { $table }
notice-pause-refused = Votre pause a été refusée : { $table }
notice-spoken-to = Quelqu’un s’adresse à vous : { $table }
notice-trial = Ceci est un essai. Les notifications de vos tables vous parviennent ici.
notice-several-wait = { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
notice-several = { $count ->
        [one] { $count } notification de vos tables
       *[other] { $count } notifications de vos tables
    }
notice-mail-open = Ouvrir
notice-mail-why = Vous recevez ce message parce que vous voulez des nouvelles de vos tables.
notice-mail-stop = Ne plus recevoir ces messages
notice-mail-change = Choisir ce que vous recevez
letter-confirm-subject = Est-ce votre adresse ?
letter-confirm = Trackside doit vous connaître sous cette adresse. Confirmez-la, s’il vous plaît. Le lien sert une seule fois, pendant deux jours.
letter-confirm-go = Confirmer l’adresse
letter-password-subject = Un nouveau mot de passe
letter-password = Ce lien permet de choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure.
letter-password-go = Choisir un mot de passe
letter-sign-in-subject = Votre lien de connexion
letter-sign-in = Ce lien vous connecte sans mot de passe. Il sert une seule fois, pendant une demi-heure.
letter-sign-in-go = Se connecter
letter-not-you = Si la demande ne vient pas de vous, ne faites rien : rien ne change.
