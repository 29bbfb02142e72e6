### What the lessons say; the lessons themselves are in lessons/.

cr-learn-aim = Worum es geht
cr-learn-aim-aim = Du bist Ada. Du hast 60 Millionen Yuan (kurz 60 M), einen langsamen Zug und noch keine einzige Schiene. Du baust Strecken quer durch China, bringst Ladungen in die Städte, die sie verlangen, und wirst dafür bezahlt.
cr-learn-aim-win = **Du gewinnst mit 250 M Bargeld und einem eigenen Streckennetz, das diese vier Metropolen** und einen Containerhafen verbindet. Bis dahin ist es weit. Du fängst mit einer Linie an.
cr-learn-aim-first = Deine Strecke beginnt in einer Metropole. Wähle den markierten Streckenpunkt südlich von Peking: Der Weg wird mit seinem Preis gezeigt, **1 M**, denn er liegt in der Ebene. Bau ihn.
cr-learn-aim-drawn = Dein erster Abschnitt liegt, und du hast noch 59 M. Du darfst gleich weiterbauen, für bis zu 20 M in einem Spielzug.

cr-learn-cards = Drei Karten, neun Aufträge
cr-learn-cards-hand = Das sind deine drei Karten. Auf jeder stehen drei Aufträge, jeder mit Stadt, Ladung und Erlös in M.
cr-learn-cards-one = **Von den dreien auf einer Karte erfüllst du einen, dann ist die Karte weg**, und du ziehst eine neue. Jade in Shanghai bringt 57 M, aber Jade gibt es nur in den zwei markierten Städten, Golmud und Hotan, weit im Westen.
cr-learn-cards-pair = Besser: Stahl und Baumwolle, beide für Peking, 20 M und 9 M. Stahl gibt es in Shanghai, Baumwolle in Jinan, und alle drei Städte liegen an einer Linie. Eine Fahrt, zwei Karten.
cr-learn-cards-opening = Bevor der erste Zug rollt, haben alle zwei **Eröffnungsspielzüge**, in denen sie nur bauen. Versuch, jetzt Stahl zu laden.
cr-learn-cards-line = Bau also weiter nach Jinan zu. Wähle den markierten Streckenpunkt am Ufer des Gelben Flusses: drei Abschnitte durch die Ebene, je 1 M.
cr-learn-cards-discard = Und wenn alle drei Karten hoffnungslos sind? Statt eines ganzen Spielzugs darfst du alle drei abwerfen und drei neue ziehen.

cr-learn-terrain = Streckenpunkte und Preise
cr-learn-terrain-start = Eine andere Partie, dein erster Spielzug. Ein Abschnitt verbindet zwei benachbarte Streckenpunkte und beginnt **in einer Metropole oder an deiner eigenen Strecke**. Zhengzhou ist keine Metropole: Versuch, dort zu beginnen.
cr-learn-terrain-datong = Du bezahlst den Streckenpunkt, **zu dem** du baust. Bau von Peking nach Datong: Das Dreieck dazwischen ist Gebirge, 2 M, und eine Stadt wie Datong kostet 3 M.
cr-learn-terrain-prices = Das waren 5 M. Ebene und Wüste kosten 1 M, Gebirge 2 M, Hochgebirge 5 M, eine Klein- oder Mittelstadt 3 M, ein Streckenpunkt einer Metropole 5 M. Ein Umweg durch die Ebene ist oft billiger als der gerade Weg.

cr-learn-water = Über den Fluss
cr-learn-water-bank = Du bist wieder Ada. Vier Abschnitte liegen in der Ebene, und Jinan ist nur einen Schritt entfernt, am anderen Ufer des Gelben Flusses.
cr-learn-water-far = Gebaut wird Abschnitt für Abschnitt, von deiner Strecke aus. Versuch, erst hinter Jinan zu beginnen.
cr-learn-water-bridge = Bau nach Jinan: **5 M**, 3 M für die Stadt und 2 M für die Brücke über den Fluss.
cr-learn-water-waters = Ein Fluss kostet 2 M mehr, ein trockener Fluss oder See 1 M, ein See oder Meeresarm 3 M. Über das offene Meer wird nicht gebaut. Und eine Brücke hat eine Schwäche: Ein Hochwasser kann sie wegreißen.

cr-learn-city = 20 Millionen, und heraus aus der Stadt
cr-learn-city-full = Deine Linie ist gewachsen und endet zwischen Nanking und Shanghai. Du hast noch 40 M. Versuch, den nächsten Abschnitt zu bauen, nach Nanking.
cr-learn-city-end = **Höchstens 20 M pro Spielzug**, und die sind ausgegeben. Beende deinen Spielzug.
cr-learn-city-out = Die anderen haben gebaut, dein zweiter Eröffnungsspielzug beginnt. Nach Shanghai hinein würde der letzte Abschnitt 5 M kosten. Aber in einer Metropole dürfen alle beginnen: **Zeichne von Shanghai zum Ende deiner Linie**, mit gedrückter Taste oder mit dem Finger. So herum kostet er 1 M.
cr-learn-city-inside = In der roten Fläche baut niemand, denn dort fahren ohnehin alle Züge. Versuch es.
cr-learn-city-exits = Pro Spielzug darfst du zwei Abschnitte aus Metropolen heraus bauen, alle vier zusammen. Jeder weitere muss in eine Metropole hinein gebaut werden, für 5 M.

cr-learn-train = Der Zug
cr-learn-train-where = Nun zu den Zügen. Deiner darf in jeder Stadt des Festlands beginnen, ob du dort Strecke hast oder nicht. Zwischen den Städten darf er es nicht: Versuch den markierten Streckenpunkt.
cr-learn-train-place = Stell ihn in Shanghai auf, auf dem markierten Streckenpunkt.
cr-learn-train-load = In Shanghai gibt es Stahl und Importwaren. Lade **Stahl**. Ein Güterzug hat Platz für zwei Ladungen.
cr-learn-train-drive = Ein Güterzug fährt 9 Streckenpunkte pro Spielzug, und jeder Schritt zählt 1, auch im Gebirge. Wähle den markierten Streckenpunkt kurz vor Jinan und fahr dorthin.
cr-learn-train-empty = Jinan wäre der zehnte Schritt. Versuch es.
cr-learn-train-back = Auch zurück geht es hier nicht: **Ein Zug kehrt nur in einer Stadt um.** Versuch es.
cr-learn-train-next = Im nächsten Spielzug fährt dein Zug von hier weiter. Vorher kommt aber der zweite Teil jedes Spielzugs: das Bauen.

cr-learn-upgrade = Ein besserer Zug
cr-learn-upgrade-phases = Jeder Spielzug hat zwei Teile: Zuerst fährst, lädst und lieferst du; dann gibst du bis zu 20 M für Strecke aus **oder** rüstest deinen Zug auf. Du hast 36 M.
cr-learn-upgrade-super = Der beste Zug ist der Supergüterzug: 12 Streckenpunkte, drei Ladungen. Aus dem Güterzug wird er aber nicht in einem Schritt. Versuch es.
cr-learn-upgrade-fast = Ein schneller Güterzug fährt 12 Streckenpunkte, ein schwerer trägt drei Ladungen; jeder kostet 20 M. Nimm den **schnellen Güterzug**.
cr-learn-upgrade-either = 16 M sind übrig. Versuch, bei Jinan auch noch einen Abschnitt zu bauen.
cr-learn-upgrade-next = Strecke oder Aufrüstung, nie beides in einem Spielzug. Ab deinem nächsten Spielzug fährt dein Zug 12 Streckenpunkte.

cr-learn-deliver = Laden und liefern
cr-learn-deliver-far = Dein nächster Spielzug: 12 Punkte, und Stahl an Bord. Versuch, ihn von hier aus zu liefern.
cr-learn-deliver-cotton = Du musst in der Stadt sein, die ihn verlangt. Fahr nach Jinan, einen Schritt, und lade im Vorbeifahren **Baumwolle**: Laden kostet keine Punkte.
cr-learn-deliver-drive = Weiter nach Peking, fünf Schritte. Der erste rote Streckenpunkt genügt.
cr-learn-deliver-steel = Liefere den **Stahl**.
cr-learn-deliver-paid = Die Bank zahlte 20 M, und der Stahl liegt wieder im Vorrat. Die Karte ist weg, und mit ihr die beiden anderen Aufträge: Jade für Hohhot und Orangen für Tianjin.
cr-learn-deliver-card = Sofort zogst du eine neue Karte: Jade für Jiamusi (64 M), Tee für Kaohsiung, Vieh für Peking. Du hast immer drei.

cr-learn-events = Ereignisse
cr-learn-events-cotton = Du bist noch in Peking und hast Baumwolle an Bord. Liefere sie für **9 M**.
cr-learn-events-flood = Die erste Karte, die du zogst, war ein Ereignis: **Hochwasser am Gelben Fluss und am Huai He**. Es gilt sofort: Alle Brücken dort sind weg, auch deine bei Jinan. Dann zogst du weiter, bis du drei Auftragskarten hattest.
cr-learn-events-build = Nach Jinan kommt dein Zug jetzt nicht zurück. Geh weiter zum Bauen.
cr-learn-events-closed = Versuch, die Brücke wieder zu bauen.
cr-learn-events-lasts = Ein Ereignis gilt bis zum Ende des **nächsten Spielzugs der Person, die es gezogen hat**, hier also deines nächsten. Im Spielzug danach darfst du allein die Brücke wieder bauen, für 5 M; später dürfen es alle.
cr-learn-events-others = 20 der 156 Karten sind Ereignisse. Schnee und Stürme halbieren deine Punkte, eine Entgleisung kostet eine Ladung und einen Spielzug, die Bahnsteuer trifft die Reichen, und manche bringen Geld. Ein Gebiet, in dem etwas verboten ist, ist auf dem Plan schraffiert.

cr-learn-fee = Auf den Strecken anderer
cr-learn-fee-place = Jetzt bist du Ben, und deine eigene Strecke ist weit weg, bei Chongqing. Aber ein Zug darf in jeder Stadt beginnen: Stell deinen in Jinan auf, an Adas Linie.
cr-learn-fee-fee = Auf fremder Strecke zahlst du an die Person, der sie gehört, **4 M, einmal pro Spielzug**, vor dem ersten Schritt. Fahr fünf Streckenpunkte auf Adas Linie, bis zum markierten.
cr-learn-fee-paid = Du hast jetzt 52 M, und Ada hat 4 M mehr. Alle fünf Schritte sind bezahlt; fährst du im nächsten Spielzug auf ihrer Linie weiter, zahlst du wieder.
cr-learn-fee-free = Deine eigene Strecke ist frei, ebenso die rote Fläche jeder Metropole. 4 M sind oft weniger, als eine eigene Linie kosten würde; für den Sieg aber zählt nur die eigene Strecke.

cr-learn-ferry = Die Fähre
cr-learn-ferry-buy = Eine andere Partie: Deine Linie hat Yantai erreicht. Daneben legt eine Fähre nach Dalian ab. Bau zum markierten Anleger: **4 M statt des üblichen Preises**, und die Fähre gehört dir. Sie kann höchstens zwei Personen gehören.
cr-learn-ferry-shore = Die Fähre gehört zu deinem Streckennetz: Im zweiten Eröffnungsspielzug baust du gleich von Dalian aus weiter. Bau den markierten Abschnitt, 1 M.
cr-learn-ferry-wait = Deine Linie führt nun weiter bis Shenyang. Dein Zug begann in Yantai und ist gerade am Anleger angekommen. Versuch, sofort überzusetzen.
cr-learn-ferry-night = **Der Zug muss am Ende eines Spielzugs im Hafen stehen.** Geh weiter zum Bauen und beende deinen Spielzug.
cr-learn-ferry-cross = Dein nächster Spielzug. Bevor du fährst: Nimm die Fähre.
cr-learn-ferry-half = Dein Zug ist in Dalian und könnte sofort Fisch laden. Die Überfahrt kostet keine Punkte, aber **in diesem Spielzug fährt dein Zug mit halbem Tempo**: 5 Streckenpunkte, nicht 9.

cr-learn-taiwan = Container nach Taiwan
cr-learn-taiwan-ports = Kein Zug fährt nach Taiwan. Seine drei Städte erreichst du mit Containern von den vier markierten Häfen aus: einer in Hongkong, die anderen bei Xiamen, Fuzhou und Wenzhou.
cr-learn-taiwan-link = Deine Linie führt von Hongkong über Xiamen zum Hafen. Kauf seine **Verbindung** für 5 M. Das gilt als Bauen und zählt zu den 20 M des Spielzugs.
cr-learn-taiwan-foreign = Die Eröffnung ist vorbei. Ein Zug darf auch in einem Containerhafen beginnen, den deine Strecke berührt. Den bei Wenzhou berührt sie nicht: Versuch es.
cr-learn-taiwan-place = Stell ihn in deinem Hafen bei Xiamen auf.
cr-learn-taiwan-take = Wer im eigenen Hafen beginnt, darf ohne Warten aus Taiwan laden. Nimm **Importwaren**: Eine deiner Karten bringt dafür 20 M in Xi’an.
cr-learn-taiwan-turns = Später geht es wie bei der Fähre: Dein Zug muss am Ende eines Spielzugs im Hafen stehen, und im nächsten darfst du, bevor er fährt, **entweder liefern oder laden**. Und merk dir: Ohne eigene Verbindung gewinnt niemand.

cr-learn-win = Wie man gewinnt
cr-learn-win-network = Das Ende einer langen Partie; du bist Clara. Dein Streckennetz verbindet alle vier Metropolen, und die Containerverbindung von Hongkong gehört dir. Nur Geld fehlt noch: Du hast 210 M.
cr-learn-win-cash = Porzellan für Hailar bringt 53 M. Fahr hin, fünf Schritte, und liefere es.
cr-learn-win-end = **263 M: Jetzt hast du beides.** Geprüft wird am Ende deines Spielzugs. Mehr ist nicht zu tun: Geh weiter zum Bauen und beende deinen Spielzug.
cr-learn-win-won = Nach dir ist in dieser Runde niemand mehr an der Reihe, also ist die Partie zu Ende, und du gewinnst: 263 M, Bruno 147, Anna 125. Eine Runde wird immer zu Ende gespielt; von allen, die dann beides haben, gewinnt, wer am reichsten ist.

cr-learn-play = Eine kurze Partie
cr-learn-play-begin = Jetzt spiel: Du bist Ada gegen Ben, einen leichten Gegner. Zuerst die zwei Eröffnungsspielzüge, dann zwei Runden. Jede erlaubte Aktion gilt.
cr-learn-play-rounds = Deine Partie, bis zwei Runden vorbei sind.
cr-learn-play-end = Das ist das Spiel. An einem richtigen Tisch geht es so weiter, bis jemand das Streckennetz und 250 M hat.
cr-learn-coach-opening-build = Welcher Auftrag bringt viel für einen kurzen Weg? Zeig auf eine Karte, um zu sehen, wo es die Ladung gibt, und beginn in einer Metropole in der Nähe.
cr-learn-coach-place = Beginn dort, wo du gleich laden kannst, was eine Karte verlangt.
cr-learn-coach-operate = Lade, was deine Karten verlangen, fahr zu der Stadt, die zahlt, und liefere. Punkte, die du nicht nutzt, verfallen.
cr-learn-coach-build = Bau zur nächsten Ladung hin oder zu der Stadt, die für sie zahlt, und behalt etwas Geld für später.
cr-learn-coach-end-turn = Der neue Zug gilt ab deinem nächsten Spielzug. Beende diesen.
cr-learn-coach-lose-load = Gib die Ladung her, die am wenigsten bringt oder am schnellsten wieder geholt ist.
cr-learn-coach-shelter = Wähle die Stadt, von der aus du am besten weiterkommst.
