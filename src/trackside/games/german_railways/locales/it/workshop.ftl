### L’officina dei tabelloni di questo gioco.

gr-ws-terrain-plain = Pianura
gr-ws-terrain-hill = Colline
gr-ws-terrain-mountain = Montagne
gr-ws-terrain-approach = Accesso a Berlino
gr-ws-terrain = Terreno
gr-ws-tool-sea = Niente terra
gr-ws-tool-city = Città
gr-ws-tool-join = Città più grande
gr-ws-tool-home = Città iniziale
gr-ws-hex = Esagono
gr-ws-city = Città
gr-ws-city-name = Nome
gr-ws-income = Reddito
gr-ws-home = Città iniziale
gr-ws-company = Compagnia
gr-ws-companies = Compagnie
gr-ws-locomotives = Locomotive
gr-ws-link = Coppia di città della BHE
gr-ws-link-one = Prima città
gr-ws-link-two = Seconda città
gr-ws-costs = Costi del terreno
