### Die Spielplan-Werkstatt dieses Spiels.

gr-ws-terrain-plain = Ebene
gr-ws-terrain-hill = Hügel
gr-ws-terrain-mountain = Gebirge
gr-ws-terrain-approach = Berliner Umland
gr-ws-terrain = Gelände
gr-ws-tool-sea = Kein Land
gr-ws-tool-city = Stadt
gr-ws-tool-join = Größere Stadt
gr-ws-tool-home = Startstadt
gr-ws-hex = Feld
gr-ws-city = Stadt
gr-ws-city-name = Name
gr-ws-income = Einkommen
gr-ws-home = Startstadt
gr-ws-company = Gesellschaft
gr-ws-companies = Gesellschaften
gr-ws-locomotives = Lokomotiven
gr-ws-link = Städtepaar der BHE
gr-ws-link-one = Erste Stadt
gr-ws-link-two = Zweite Stadt
gr-ws-costs = Geländekosten
