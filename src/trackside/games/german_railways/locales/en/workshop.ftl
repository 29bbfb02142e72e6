### The board workshop of this game.

gr-ws-terrain-plain = Plain
gr-ws-terrain-hill = Hills
gr-ws-terrain-mountain = Mountains
gr-ws-terrain-approach = Berlin approach
gr-ws-terrain = Terrain
gr-ws-tool-sea = No land
gr-ws-tool-city = City
gr-ws-tool-join = Larger city
gr-ws-tool-home = Home city
gr-ws-hex = Hex
gr-ws-city = City
gr-ws-city-name = Name
gr-ws-income = Income
gr-ws-home = Home city
gr-ws-company = Company
gr-ws-companies = Companies
gr-ws-locomotives = Locomotives
gr-ws-link = Pair of cities for BHE
gr-ws-link-one = First city
gr-ws-link-two = Second city
gr-ws-costs = Terrain costs
