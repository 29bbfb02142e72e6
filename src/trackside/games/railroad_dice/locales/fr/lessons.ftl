### What the lessons say; the lessons themselves are in lessons/.

rd-learn-line = Une seule voie ferrée
rd-learn-line-aim = Vous êtes Ada. Cinq compagnies de chemins de fer veulent traverser l’Allemagne, et avec Ben et Cleo vous construisez **une seule voie ferrée** pour toutes. Des passagers attendent chez chaque compagnie. **Qui en a transporté le plus à la fin gagne.**
rd-learn-line-ends = Pour l’instant, la voie ferrée est un seul dé, au nord-est de Francfort. Elle grandit par deux bouts, l’**extrémité nord** et l’**extrémité sud**, et vous pouvez construire aux deux.
rd-learn-line-side = Grandit-elle aussi sur le côté ? Essayez la case marquée.
rd-learn-line-lay = Une voie ne continue que par son côté ouvert. Choisissez **Extrémité sud**, puis la case marquée, et posez-y un joker (?) en courbe vers l’ouest : **Tourner** le fait pivoter.
rd-learn-line-points = La voie ferrée s’ouvre maintenant vers la case rouge de Francfort. Un joker est voie droite ou courbe, à votre choix ; une fois posé, il le reste.

rd-learn-dice = Lancer et choisir
rd-learn-dice-faces = Chaque dé a six faces : deux voies droites, deux courbes, un joker (?) et un symbole de transport. En année 1, chacun commence avec 4 jokers devant l’écran.
rd-learn-dice-joker = Un joker sait tout faire : être posé en voie droite ou en courbe, payer, ou être lancé. Pour chaque joker lancé, la banque ajoute un **dé bonus**.
rd-learn-dice-roll = Lancez 2 de vos 4 jokers : choisissez **Lancer…**, touchez le deuxième joker et laissez-les rouler.
rd-learn-dice-fell = 2 jokers et 2 dés bonus ont roulé : deux voies droites, une courbe et un joker. Avec les 2 jokers gardés, vous avez 6 dés devant votre écran. La banque est passée de 27 à 25.
rd-learn-dice-again = Vous avez 3 jokers. Essayez d’en lancer encore un.
rd-learn-dice-fixed = Un seul lancer par tour. Et **la face d’un dé ne change pas** : une voie droite ne devient jamais une courbe ; seul un joker peut être relancé, dans un tour suivant. Décidez donc avant : beaucoup de dés, ou des jokers sûrs ?

rd-learn-track = Poser des voies
rd-learn-track-far = Vous avez obtenu deux voies droites et une courbe. Un dé se pose toujours juste à côté d’une extrémité. Essayez de sauter une case.
rd-learn-track-straight = Une case après l’autre. Prenez une **voie droite** et posez-la sur la case marquée : elle continue tout droit, vers le nord.
rd-learn-track-curve = Maintenant la **courbe**, sur la case suivante. Une courbe tourne à gauche ou à droite : ouvrez-la vers l’ouest.
rd-learn-track-on = La courbe mène ici. Posez votre deuxième voie droite.
rd-learn-track-stays = Dans votre tour, vous pouvez poser autant de dés que vous en avez, et la plaine ne coûte rien. La voie ferrée s’ouvre maintenant plus à l’ouest, et c’est là qu’elle continue, **peu importe qui construit ensuite**.

rd-learn-station = Construire une gare
rd-learn-station-square = La voie ferrée s’ouvre vers une case de gare de Francfort. Le nombre est le prix : une gare coûte ici 3 dés.
rd-learn-station-colour = La couleur dit qui peut construire : seulement rouge, la Berg & Tal-Bahn. Essayez une gare bleue.
rd-learn-station-build = Construisez la gare **rouge** à l’extrémité sud et payez vos 3 jokers. Les compagnies n’appartiennent à personne : vous pouvez construire pour les cinq.
rd-learn-station-reward = Les 3 jokers sont à la banque, et **chaque gare vous rapporte aussitôt 2 jokers**. Elle rapporterait aussi tous les passagers qui attendent chez rouge ; personne n’attend encore.
rd-learn-station-all = Seul rouge a une gare. Veillez sur les cinq : **si une compagnie n’a aucune gare à la fin, personne ne gagne.**

rd-learn-ends = Les deux extrémités
rd-learn-ends-three = Vous êtes maintenant Ben. La gare rouge d’Ada est l’extrémité sud. Une gare n’a pas de direction : la voie peut continuer par trois côtés, vers les cases marquées.
rd-learn-ends-back = Seul le côté par lequel elle est venue reste fermé. Essayez d’y retourner.
rd-learn-ends-south = Les extrémités n’appartiennent à personne. Continuez depuis la gare d’Ada : choisissez **Extrémité sud** et posez un joker sur la case marquée, tout droit vers le nord.
rd-learn-ends-north = Et dans le même tour, à l’autre bout : choisissez **Extrémité nord** et posez un joker tout droit vers le nord. La case est en montagne, vous payez donc 1 joker de plus.
rd-learn-ends-one = Les deux extrémités ont grandi en un seul tour. La voie ferrée ne bifurque jamais, ne se croise jamais, et ses deux extrémités ne se rejoignent jamais.

rd-learn-passengers = Les passagers
rd-learn-passengers-waiting = Vous êtes Ben. Le tableau montre les passagers : 1 attend chez jaune. Ada avait obtenu un symbole de transport et l’a fait attendre là.
rd-learn-passengers-roll = Lancez 1 de vos jokers, avec son dé bonus.
rd-learn-passengers-must = Un joker et un **symbole de transport**. Un symbole doit être utilisé. Essayez quand même de terminer le tour.
rd-learn-passengers-use = Prenez le symbole et choisissez **bleu** : le dé retourne à la banque, et 1 passager attend chez bleu.
rd-learn-passengers-build = Pourquoi bleu ? Parce que vous allez le chercher tout de suite. La case bleue est juste à côté de la gare rouge : construisez-y, à l’extrémité sud, pour 3 jokers.
rd-learn-passengers-carried = Vous avez reçu 2 jokers et le passager, votre premier. Personne n’a transporté plus de passagers bleus que vous : vous prenez la **direction** de bleu ; le nombre plein le montre.

rd-learn-income = Une nouvelle année
rd-learn-income-year = Quand tout le monde a joué, l’année est finie. Chaque compagnie a reçu autant de passagers qu’elle a de gares, et au moins 1 : il en attend maintenant 2 chez jaune, pourpre et vert, 1 chez rouge et bleu. Vous êtes Ben et commencez l’année 2.
rd-learn-income-take = Dès l’année 2, il y a des revenus : 4 dés, plus 1 pour chaque gare des compagnies que vous dirigez. Vous dirigez bleu, qui a 1 gare : touchez **5 dés**.
rd-learn-income-behind = Ils sont **derrière votre écran** : ils n’ont pas de face et servent à payer ou à être lancés. Essayez de toucher vos revenus encore une fois.
rd-learn-income-build = 2 passagers attendent chez pourpre. Une case blanche est libre pour les compagnies qui n’ont pas de couleur dans cette ville. Construisez **pourpre** à l’extrémité sud : 3 dés, plus 1 car la case est sur le Main.
rd-learn-income-director = Vous avez transporté 3 passagers et dirigez aussi pourpre. Vos revenus sont maintenant de 4 + 2 = 6. **Si vous pouvez, construisez d’abord et touchez vos revenus ensuite.**

rd-learn-return = Cinq dés restent
rd-learn-return-roll = Vous êtes Ada, en année 1. Osez : lancez les 4 jokers. Avec 4 dés bonus, 8 dés roulent.
rd-learn-return-use = Trois voies droites, trois courbes, un joker et un symbole de transport. D’abord le symbole : faites attendre un passager chez **vert**.
rd-learn-return-early = Il reste 7 dés. À la fin d’un tour, il en reste au plus 5 devant l’écran. Essayez de rendre une voie droite maintenant.
rd-learn-return-end = On ne rend des dés qu’à la fin du tour. D’habitude, vous en posez d’abord ; ici, terminez le tour.
rd-learn-return-two = Rendez 2 voies droites ou courbes, à votre goût, et gardez le joker : il sait tout faire.
rd-learn-return-hidden = 5 dés restent, et le tour suivant commence. Seuls les dés **devant** l’écran comptent ; derrière, gardez-en autant que vous en recevez.

rd-learn-ground = Ce que coûte le terrain
rd-learn-ground-prices = Une autre partie ; vous êtes Ben, et la voie ferrée arrive à la Weser. Une **rivière** coûte 1 dé, une fois par tour. Une **montagne** coûte 1 dé chaque fois, l’eau aussi.
rd-learn-ground-river = Posez la courbe sur la Weser, ouverte vers le nord, et payez 1 dé de derrière votre écran.
rd-learn-ground-mountain = Cette case est en montagne et sur la Weser. La Weser est déjà payée, il ne reste que la montagne : 1 dé de derrière votre écran. Posez la voie droite.
rd-learn-ground-free = Encore la Weser, sans montagne : maintenant elle ne coûte rien. Posez un joker, tout droit vers le nord.
rd-learn-ground-poor = La voie ferrée s’ouvre vers une case blanche de Hanovre. Une gare y coûte 5 dés, et il vous reste 1 joker. Essayez.
rd-learn-ground-next = On paie avec des jokers et les dés derrière l’écran ; voies droites et courbes ne paient rien. À la fin de votre tour, la rivière est oubliée : **qui vient ensuite paie de nouveau.**

rd-learn-sectors = Les secteurs
rd-learn-sectors-dashed = Vous êtes Cleo. Des tirets divisent la carte en secteurs de 7 cases sur 7. L’extrémité sud, la gare pourpre, est au bord sud du secteur B4.
rd-learn-sectors-four = Une extrémité ne sort de son secteur que si **5 dés et gares** s’y trouvent. En B4, il y en a 4. Essayez d’aller vers le sud.
rd-learn-sectors-fifth = Les deux bras de la voie comptent. Posez donc le cinquième à l’extrémité nord, tout droit vers le nord : un joker, plus 1 pour la montagne.
rd-learn-sectors-leave = Le chemin est libre. À l’extrémité sud, posez un joker sur la case marquée, tout droit vers le sud : c’est aussi de la montagne, votre dernier joker paie.
rd-learn-sectors-reward = Vous avez relié le secteur B5. **Aucune gare ne s’y trouve, vous recevez donc 2 jokers.** Cela vaut pour tout secteur sans gare.
rd-learn-sectors-apart = Désormais, les deux extrémités ne peuvent plus jamais être dans le même secteur. Et quand l’extrémité nord quittera B4 à son tour, tous les dés de B4 iront à la banque ; les gares restent.

rd-learn-dead = Les extrémités mortes
rd-learn-dead-south = Une autre partie ; vous êtes Ada et menez avec 5 passagers. L’extrémité sud, la gare rouge de Wurtzbourg, est **morte** : tout ce qui est libre autour d’elle est hors du secteur B5, et il n’y a que 4 dés et gares en B5.
rd-learn-dead-east = L’extrémité nord vient d’arriver dans le secteur C4. Posez-y un joker en courbe vers le nord.
rd-learn-dead-closed = La case suivante est au bord, et il n’y a que 2 dés en C4. Une voie droite vers le nord s’ouvrirait trop tôt hors du secteur : une extrémité morte. Essayez.
rd-learn-dead-round = **On ne peut fermer une extrémité que là où rien d’autre n’est possible.** Ici, la voie peut aller à gauche ou à droite. Posez un joker en courbe vers l’ouest.
rd-learn-dead-last = Regardez : de la case marquée, rien ne mène plus loin. Le nord et l’ouest sont hors du secteur, au sud il y a la voie elle-même. Tout est donc permis. Posez votre dernier joker comme vous voulez.
rd-learn-dead-over = Une seule extrémité morte ne change rien, mais maintenant les deux sont mortes, et **la partie se termine aussitôt**. Vous avez 5 passagers, Ben 3, Cleo aucun, et chaque compagnie a une gare : vous gagnez.

rd-learn-bank = La banque ne suffit plus
rd-learn-bank-ways = La partie se termine aussitôt dans l’un de ces trois cas : les deux extrémités sont mortes ; la **banque** ne peut pas donner les dés dus ; ou une compagnie a construit sa **dernière gare**. Vous voyez ici où l’on en est.
rd-learn-bank-due = Vous êtes Ben, en année 8, avec 48 passagers ; Ada en a 36, Cleo 23. Vous dirigez quatre compagnies qui ont 27 gares : vos revenus sont de 4 + 27 = 31 dés. Mais la banque n’en a que 22.
rd-learn-bank-take = Vous pouvez les demander quand même, en toute connaissance. Touchez vos revenus.
rd-learn-bank-over = La banque ne peut pas donner 31 dés : elle n’en donne aucun, et la partie est finie. Vous gagnez. Il en va de même quand des dés bonus ou des jokers manquent ; une banque vide, à elle seule, ne termine rien.

rd-learn-last = La dernière gare
rd-learn-last-behind = Vous êtes Ben, en année 7, avec 23 passagers contre 33 pour Ada. Mais il ne reste que 1 gare à bleu, et 8 passagers attendent chez bleu, 5 chez vert.
rd-learn-last-income = D’abord les revenus : vous dirigez pourpre et bleu, qui ont 8 gares, vous touchez donc 12 dés.
rd-learn-last-green = Au sud de votre gare de Kempten se trouve la case verte d’Oberstdorf : 5 dés, plus 1 pour la montagne. Payez de derrière votre écran et emmenez 5 passagers.
rd-learn-last-curve = Maintenant vers l’ouest : une courbe qui s’ouvre au sud, et 1 dé de derrière votre écran pour la montagne.
rd-learn-last-abroad = Elle s’ouvre vers l’Autriche. Une gare à l’étranger coûte 5 dés, toute compagnie peut la construire, et chaque pays en accepte une. Construisez la dernière gare **bleue**, avec les 5 dés derrière votre écran.
rd-learn-last-won = La partie se termine aussitôt : il ne reste aucune gare à bleu. Vous avez pris 5 + 8 passagers et gagnez 36 à 33.
rd-learn-last-ties = À égalité de passagers, le plus de jetons de directeur l’emporte. Et pensez aux cinq : ici rouge a 5 gares, jaune 3, pourpre 2, bleu 7 et vert 5. **Si l’une n’en avait aucune, personne n’aurait gagné.**

rd-learn-play = Une courte partie
rd-learn-play-begin = À vous de jouer : vous êtes Ada contre Ben, un adversaire facile, pendant trois années. Tout ce que les règles permettent est accepté.
rd-learn-play-years = Votre partie, jusqu’à la fin de trois années.
rd-learn-play-end = C’est le jeu. À une vraie table, cela continue ainsi jusqu’à ce que les deux extrémités soient mortes, que la banque ne suffise plus ou qu’une compagnie ait construit sa dernière gare.
rd-learn-coach-roll-or-build = Y a-t-il des revenus à toucher ? Cherchez ensuite une case de gare près d’une extrémité : lancez les dés pour les voies qui y mènent, et gardez de quoi payer la gare.
rd-learn-coach-build-or-end = Une gare rapporte 2 jokers et tous ceux qui attendent chez sa compagnie. S’il n’y a plus rien de bon à poser, terminez le tour.
rd-learn-coach-use-transport-symbols = Faites attendre le passager chez une compagnie pour laquelle vous pouvez construire une gare maintenant ou bientôt.
rd-learn-coach-return-dice = Gardez d’abord les jokers, puis les voies qui vont sur les prochaines cases.
