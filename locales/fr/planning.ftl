### Plans, et ordres pour le prochain tour

ui-plan-ahead = Préparer la suite
ui-plan-try = Essayer
ui-plan-help = Essayez des coups sur une copie que vous seul voyez, avec toutes les règles.
ui-plan-banner = Ceci n’est qu’un plan
ui-plan-banner-help = Personne ne le voit, et rien de tout cela n’arrive à la table. Ce qui est tiré ou lancé, et ce que vous ne pouvez pas savoir, est inventé.
ui-plan-acts = Plan : vous jouez pour { $name }
ui-plan-own = Plan : votre propre tour
ui-plan-steps = Étapes du plan
ui-plan-none = Pas encore d’étape. Jouez sur le plateau comme à la table.
ui-plan-made-up = inventé
ui-plan-undo = Reprendre une étape
ui-plan-again = Recommencer à partir de maintenant
ui-plan-others = Faire jouer les autres par des bots
ui-plan-thinking = Les bots jouent …
ui-plan-back = Retour à la table
ui-plan-turn = C’est à vous de jouer à la table.
ui-plan-moved = { $count ->
        [one] Depuis, { $count } coup a été joué à la table.
       *[other] Depuis, { $count } coups ont été joués à la table.
    }
ui-plan-over = À cette table, il n’y a plus rien à planifier.
ui-plan-play = Jouer ces étapes maintenant
ui-order-keep = Garder comme ordres
ui-order-cut = Les ordres s’arrêtent là où l’on tire quelque chose ou où d’autres jouent : la suite repose sur de l’inventé.
ui-order-conditions = Conditions
ui-order-most = au plus
ui-order-same = Seulement si chaque étape rapporte encore la même chose
ui-order-title = Ordres pour votre prochain tour
ui-order-waits = Joués quand ce sera à vous, après quelques secondes. Personne d’autre ne les voit.
ui-order-withdraw = Retirer
ui-order-cost = coûte { $cost }
ui-order-limit = au plus { $most }
ui-order-aside = Votre ordre a été mis de côté
ui-order-seen = Compris
ui-standing = Ordre permanent
ui-standing-lot = Pour
ui-standing-most = Offrir jusqu’à
ui-standing-bid = Offrir jusqu’à { $most } pour { $lot }, puis passer
ui-standing-pass = Passer à toutes les enchères jusqu’à mon tour
ui-standing-add = Laisser un ordre permanent
ui-standing-keep = Garder
