### What the pages say at a table of Volldampf.

vd-ui-card = { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-gloss = { $card ->
        [schnelle-lok] locomotive rapide
        [subvention] subvention
        [guenstige-gelegenheit] occasion
        [sabotage] sabotage
        [zusatzfracht] fret supplémentaire
        [alles-neu] tout neuf
       *[neue-planung] nouvelle planification
    }
vd-ui-good = { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }
vd-ui-region = { $route ->
        [green] Nord-Ouest
        [turquoise] Nord-Est
        [grey] Est
        [pink] Sud
        [orange] Sud-Ouest
       *[brown] Ouest, Centre
    }
vd-ui-route = { $route ->
        [green] Nord-Ouest (vert)
        [turquoise] Nord-Est (turquoise)
        [grey] Est (gris)
        [pink] Sud (rose)
        [orange] Sud-Ouest (orange)
       *[brown] Ouest, Centre (marron)
    }
vd-ui-good-in = { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-ui-good-from-to = { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }, { $from } → { $to }
vd-ui-declare = Désigner : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-ui-take-up = Prendre : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-ui-city-kind = { $foreign ->
        [yes] ville étrangère, accepte :
       *[no] ville allemande, accepte :
    } { $colour ->
        [blue] marchandises bleues
        [violet] marchandises violettes
        [red] marchandises rouges
       *[yellow] marchandises jaunes
    }
vd-ui-germany = L’Allemagne des années 1920
vd-ui-goods-help = Les marchandises vont aux villes aux mêmes points.
vd-ui-legend-cost = Le nombre est le coût de la voie.
vd-ui-phases = Phases de la manche
vd-ui-phase-goods = Fret
vd-ui-phase-cards = Cartes
vd-ui-phase-loans = Emprunts
vd-ui-phase-bids = Offres
vd-ui-phase-build = Voies
vd-ui-phase-move = Transport
vd-ui-phase-pay = Revenu
vd-ui-round-of = Manche { $round } sur { $rounds }
vd-ui-income-track = Échelle des revenus : { $content }
vd-ui-player = Joueur
vd-ui-cash = Argent
vd-ui-income = Revenu
vd-ui-loans = Emprunts
vd-ui-points = Points
vd-ui-after-pay = Après le revenu
vd-ui-tracks = Tronçons
vd-ui-turn-card = Carte d’ordre du tour { $card }
vd-ui-hand-size = { $count ->
        [one] { $count } carte d’action
       *[other] { $count } cartes d’action
    }
vd-ui-track-of = Tronçon de
vd-ui-cost = Coût de construction
vd-ui-open = Possible pour vous
vd-ui-cannot-build = { $link } : pas de tronçon maintenant
vd-ui-cannot = { $what } : pas maintenant
vd-ui-loan = Emprunt
vd-ui-no-loan = Ne pas emprunter
vd-ui-take-loan = Emprunter { $value } : +{ $marks } Mk
vd-ui-seal-loan = Sceller l’emprunt { $value } : +{ $marks } Mk
vd-ui-cash-now = Argent maintenant
vd-ui-dividend-each = Dividende par manche
vd-ui-points-end = Points à la fin
vd-ui-rounds-left = { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
vd-ui-sealed = scellé
vd-ui-choosing = choisit
vd-ui-envelope-help = Les deux enveloppes s’ouvrent ensemble.
vd-ui-ladder = Échelle des offres
vd-ui-ladder-pay = { $players ->
        [3] cartes 1, 2 : tout · 3 moitié
        [4] cartes 1, 2 : tout · 3 moitié · 4 rien
       *[other] cartes 1, 2 : tout · 3–{ $half } moitié · { $last } rien
    }
vd-ui-your-bid = Votre offre
vd-ui-auction = Enchère pour l’ordre du tour, payé : { $parts }.
vd-ui-pass-card = Passer, carte { $card }
vd-ui-pass-pays = Si vous passez maintenant, vous prenez la carte { $card } et payez { $cost } Mk.
vd-ui-bid-costs = Vous paieriez, selon la carte : { $content }
vd-ui-card-costs = { $card } → { $cost } Mk
vd-ui-your-cash = votre argent : { $cash } Mk
vd-ui-passed = a passé
vd-ui-seal-bid = Sceller une offre de { $amount } Mk
vd-ui-secret-pays = Vous payez { $amount } Mk dans tous les cas et gardez { $left } Mk.
vd-ui-routes-round = Cartes de trajet de la manche
vd-ui-order-first = la carte 1 choisit d’abord
vd-ui-take-group = Prendre le groupe { $group }
vd-ui-taken = pris
vd-ui-cards-left = Cartes à répartir
vd-ui-to-group = Au groupe { $group }
vd-ui-deal-done = Former ces groupes
vd-ui-your-routes = Vos cartes de trajet
vd-ui-links-open = { $count ->
        [one] { $count } voie possible
       *[other] { $count } voies possibles
    }
vd-ui-any-link = toute voie libre, 5 Mk
vd-ui-pick-card = Choisissez une carte : ses voies s’éclairent sur le plateau.
vd-ui-pick-link = Choisissez une des voies éclairées sur le plateau.
vd-ui-no-link = Aucune voie libre de cette carte ne coûte { $cash } Mk ou moins. Vous pouvez la défausser.
vd-ui-bargain-pick = Choisissez la carte à défausser, puis une voie libre.
vd-ui-cash-after = Vous avez { $cash } Mk. Ensuite : { $left } Mk.
vd-ui-build = Construire
vd-ui-build-for = Construire { $link } pour { $cost } Mk
vd-ui-bargain-for = Jouer la carte : { $link } pour { $cost } Mk
vd-ui-drop = Défausser la carte
vd-ui-pick-good = Cliquez sur une marchandise du plateau ou de la liste. Les disques montrent qui avance.
vd-ui-more-goods = { $count ->
        [one] encore { $count } marchandise sur le plateau
       *[other] encore { $count } marchandises sur le plateau
    }
vd-ui-no-good = Aucune marchandise ne peut atteindre une ville de sa couleur par des tronçons.
vd-ui-goals = Villes à portée, avec le meilleur résultat pour vous
vd-ui-give-up = Renoncer
vd-ui-give-up-help = Renoncer rapporte une carte d’action à la fin de la manche.
vd-ui-give-up-third = Renoncer au troisième transport ne rapporte pas de carte.
vd-ui-banned = Sabotage, pas maintenant : { $content }.
vd-ui-needs-lok = Cela joue votre Schnelle Lok : jusqu’à 7 voies.
vd-ui-choose-on-board = Choisissez sur le plateau
vd-ui-back = Retour
vd-ui-links-used = Voies : { $count } sur { $most } au plus
vd-ui-tally = Avance :
vd-ui-first-link = Cliquez sur la ville ou la voie suivante.
vd-ui-next-stop = Prochaine étape
vd-ui-goal = destination
vd-ui-deliver = Livrer à { $city } : vous +{ $own }
vd-ui-not-there = Pas encore dans une ville de sa couleur
vd-ui-plan-pick = Cliquez sur la marchandise à déplacer.
vd-ui-place-pick = Cliquez sur la ville qui la reçoit.
vd-ui-put-in = La poser à { $city }
vd-ui-play-card = Jouer de votre main :
vd-ui-asked-all = Chaque personne avec une carte en main reçoit cette question : elle ne trahit donc rien.
vd-ui-without-card = Vous n’avez pas { $card ->
        [sabotage] Sabotage
        [subvention] Subvention
       *[alles-neu] Alles neu
    } en main. Il n’y a rien à décider.
vd-ui-other-way = un autre chemin
vd-ui-carry-to = L’acheminer à { $city }
vd-ui-no-this-round = Non, et ne plus demander cette manche
vd-ui-answering-no = Réponse à votre place : non.
vd-ui-ask-again = Me redemander
vd-ui-standing = Cette manche, non à { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-my-cards = Mes cartes
vd-ui-only-you = cachées aux autres
vd-ui-no-cards = Vous n’avez pas de carte d’action.
vd-ui-show-cards = Montrer mes cartes
vd-ui-hide-cards = Cacher
vd-ui-seen = Vu chez { $name } : { $content }
vd-ui-does-schnelle-lok = Un de vos transports peut utiliser jusqu’à 7 voies.
vd-ui-does-subvention = En dernière position sur l’échelle des revenus : un transport de plus après le deuxième passage.
vd-ui-does-guenstige-gelegenheit = Défaussez une carte de trajet et construisez une voie libre pour 5 Mk.
vd-ui-does-sabotage = Aucune marchandise de la couleur désignée ne peut être transportée cette fois.
vd-ui-does-zusatzfracht = Avant de désigner : tirez une marchandise du sac et posez-la dans une ville au choix.
vd-ui-does-alles-neu = Répartissez les cartes de trajet de la manche en nouveaux groupes.
vd-ui-does-neue-planung = Pendant votre tour : déplacez une marchandise dans une autre ville.
vd-ui-supply = Sac et pioches
vd-ui-bag = Dans le sac
vd-ui-unseen = À venir
vd-ui-piles = Cartes de marchandises : { $goods } · cartes d’action : { $cards }, défausse { $gone }
vd-ui-points-from = D’où viennent les points
vd-ui-own-transports = Ses transports
vd-ui-others-transports = Transports des autres
vd-ui-back-spaces = Recul
vd-ui-carried = Fret
vd-ui-built = Tronçons
vd-ui-pencil-sum = Crayon : { $count ->
    [one] { $count } voie
   *[other] { $count } voies
}, { $cost } Mk

## In short, and at the end

vd-ui-decides = Le score est le revenu moins les emprunts.
vd-ui-about = Empruntez, enchérissez, transportez sur les voies de tous
vd-ui-short-1 = Votre locomotive sur l’échelle des revenus montre ce que vous gagnez à chaque manche ; à la fin c’est votre score, moins vos emprunts.
vd-ui-short-2 = Un emprunt rapporte 6 marks tout de suite. Il coûte 1 mark à chaque manche et 1 point à la fin.
vd-ui-short-3 = Faites une offre pour l’ordre du tour : qui a la carte 1 choisit d’abord ses cartes de trajet. Chaque carte construit une voie de son symbole, au prix indiqué.
vd-ui-short-4 = Transportez une marchandise vers une ville aux mêmes points, par six voies au plus. Chaque voie fait avancer d’une case le propriétaire de son tronçon, même si ce n’est pas vous.
vd-ui-short-5 = La partie finit avec la manche où les dernières cartes de trajet sont offertes.
vd-ui-lot-turn-order = l’ordre du tour

## Themes of puzzles

vd-ui-puzzle-theme-auction = Enchères et cartes
vd-ui-puzzle-theme-loan = Emprunts
