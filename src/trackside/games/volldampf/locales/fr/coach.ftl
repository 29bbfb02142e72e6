### Le coach d’une première table : ce qui se décide, et ce que regardent les bons joueurs

vd-coach-loan = Vous décidez combien emprunter. Chaque point rapporte 6 marks maintenant, coûte 1 mark par manche et 1 point à la fin. Les bons joueurs empruntent de quoi payer les tronçons de la manche, un peu pour l’offre, pas plus.
vd-coach-bid = Vous faites une offre pour l’ordre du tour : premier choix d’un groupe de cartes de trajet, premier aux marchandises. Les bons joueurs regardent d’abord les groupes : si deux se valent pour vous, n’offrez rien.
vd-coach-group = Vous choisissez les couleurs à construire cette manche. Les bons joueurs cherchent des voies qui prolongent leurs tronçons et mènent des marchandises vers une ville de leur couleur.
vd-coach-build = Vous construisez un tronçon avec une carte de trajet, ou la défaussez. Les bons joueurs construisent une longue ligne à eux : chaque tronçon à vous qu’une marchandise parcourt vous avance d’une case, qui que ce soit qui la transporte.
vd-coach-transport = Vous désignez une marchandise et la menez à une ville de sa couleur. Les bons joueurs comparent leur gain à celui des autres en chemin, et prennent d’abord ce qu’un autre prendrait.
vd-coach-route = Vous choisissez le trajet de la marchandise, six tronçons au plus. Les bons joueurs prennent celui qui a le plus de tronçons à eux, et le moins à qui est en tête.
vd-coach-third-transport = Un troisième transport, grâce à Subvention. Prenez la meilleure marchandise qui reste.
vd-coach-sabotage = Quelqu’un désigne une marchandise ; avec Sabotage, il faut une autre couleur. Les bons joueurs gardent la carte pour un long transport de qui est en tête.
vd-coach-alles-neu = Alles neu redistribue les groupes. Jouez-la seulement si aucun ne vous aide et qu’un autre est fort.
vd-coach-regroup = Vous rangez les cartes de trajet en groupes. Faites-en un qui vous convient, et dispersez ce dont les autres ont besoin.
vd-coach-secret-loan = Les deux empruntent en secret. Empruntez de quoi payer les tronçons de la manche, et un peu pour l’offre.
vd-coach-secret-bid = Les deux font une offre secrète pour l’ordre du tour. Regardez d’abord les groupes, et offrez peu si les deux vous conviennent.
vd-coach-secret-raise = Offres égales : les deux ajoutent quelque chose en secret. Pas plus que ne vaut pour vous le meilleur groupe.
vd-coach-subvention = En dernière position sur l’échelle des revenus, vous pouvez jouer Subvention pour un troisième transport. C’est rentable s’il reste une marchandise sur trois tronçons à vous ou plus.
vd-coach-draw-from = Plus de carte à piocher : vous en prenez une dans une main. Plus de cartes, plus de chances.
vd-coach-place-extra = Vous placez une marchandise du sac dans une ville. Les bons joueurs choisissent une ville d’où elle parcourt beaucoup de leurs tronçons.
vd-coach-place-planned = Vous déplacez une marchandise vers une autre ville. Choisissez celle d’où elle parcourt le plus de vos tronçons.
