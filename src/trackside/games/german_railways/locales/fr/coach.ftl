### Le coach d’une première table : ce qui se décide, et ce que regardent les bons joueurs

gr-coach-bid = Vous faites une offre pour une action. Elle rapporte le revenu de sa compagnie à chaque dividende, et votre offre devient l’argent de construction de la compagnie. Les bons joueurs comptent les dividendes à venir et gardent de quoi acheter la suivante.
gr-coach-choose = Vous construisez, mettez une action aux enchères ou passez. Les bons joueurs cherchent une ville qu’une de leurs compagnies atteint maintenant, de préférence une compagnie où les autres ont peu d’actions, et vendent quand les autres ont peu d’argent.
gr-coach-build = Vous posez des tronçons pour une compagnie, payés par sa caisse. Les bons joueurs comptent d’abord le chemin jusqu’à la prochaine ville : une ville augmente le revenu, et rejoindre une autre compagnie déclenche un dividende.
gr-coach-built = Rien d’autre ne peut être posé. Regardez encore l’ensemble : jusqu’à la fin de la construction, vous pouvez reprendre des locomotives.
gr-coach-vote = Vous décidez si la partie se termine. Les bons joueurs comparent l’argent, pas les actions : à la fin, les actions ne valent rien. Acceptez si vous êtes en tête.
gr-coach-name-banker = Vous désignez qui ouvre la première enchère. L’avantage est mince : choisissez librement.
