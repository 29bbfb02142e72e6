### L’atelier des plateaux de ce jeu.

gr-ws-terrain-plain = Plaine
gr-ws-terrain-hill = Collines
gr-ws-terrain-mountain = Montagnes
gr-ws-terrain-approach = Périphérie de Berlin
gr-ws-terrain = Terrain
gr-ws-tool-sea = Pas de terre
gr-ws-tool-city = Ville
gr-ws-tool-join = Ville plus grande
gr-ws-tool-home = Ville de départ
gr-ws-hex = Case
gr-ws-city = Ville
gr-ws-city-name = Nom
gr-ws-income = Revenu
gr-ws-home = Ville de départ
gr-ws-company = Compagnie
gr-ws-companies = Compagnies
gr-ws-locomotives = Locomotives
gr-ws-link = Paire de villes de la BHE
gr-ws-link-one = Première ville
gr-ws-link-two = Deuxième ville
gr-ws-costs = Coûts du terrain
