### Le coach d’une première table : ce qui se décide, et ce que regardent les bons joueurs

rd-coach-roll-or-build = Vous touchez les revenus, ou lancez des dés et posez voies et gares. Les bons joueurs comptent ce que le suivant pourrait construire aux extrémités, et ne laissent aucune gare à portée.
rd-coach-build-or-end = Vous posez voies et gares avec les dés devant votre écran. Les bons joueurs construisent une gare quand beaucoup de passagers attendent, et gardent les jokers : ils paient tout.
rd-coach-use-transport-symbols = Vous placez des symboles de transport chez une compagnie : des passagers y attendent. Choisissez celle pour laquelle vous construirez bientôt, et que personne ne peut construire tout de suite.
rd-coach-return-dice = Cinq dés au plus restent devant l’écran. Rendez les voies que vous avez en double ; gardez les jokers.
