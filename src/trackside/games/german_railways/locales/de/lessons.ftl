### What the lessons say; the lessons themselves are in lessons/.

gr-learn-share = Deine erste Aktie
gr-learn-share-aim = Du bist Ada und legst Geld an. Acht Bahngesellschaften bauen durch Deutschland, und keine gehört dir. **Wer am Ende am meisten Geld hat, gewinnt.**
gr-learn-share-homes = Jede Gesellschaft beginnt in ihrer Startstadt, hier auf dem Plan markiert. Du verdienst durch Aktien.
gr-learn-share-bid = Die erste Aktie der PO, der Preußischen Ostbahn, wird versteigert, und du eröffnest. Biete **9 Taler**.
gr-learn-share-treasury = Ben und Cleo passen: Die Aktie ist deine. Deine 9 Taler liegen in der **Kasse der PO**, und nur daraus bezahlt die PO ihre Strecken. Dein Einkommen stieg auf 3: So viel ist eine Aktie der PO jetzt wert.

gr-learn-outbid = Höher bieten oder passen
gr-learn-outbid-low = Die KSS wird versteigert, und Cleo hat 8 Taler geboten. Versuch, auch 8 zu bieten.
gr-learn-outbid-rich = Auch mehr, als du hast, darfst du nicht bieten. Du hast 31 Taler: Versuch 32.
gr-learn-outbid-higher = 1 Taler mehr genügt. Biete **9**.
gr-learn-outbid-out = Cleo passt, und die KSS ist deine. **Wer passt, ist aus dieser Versteigerung endgültig heraus**: Ben hatte mit Passen eröffnet und wurde nicht mehr gefragt. Wer eine Aktie bekommt, eröffnet die nächste Versteigerung.

gr-learn-order = Wer handelt, und was man darf
gr-learn-order-bag = Jetzt bist du Cleo, und acht Aktien sind verkauft. Vor jeder Runde legen alle Steine in einen Beutel: je kleiner das Einkommen, desto mehr. Ada (7) legte 1 hinein, Ben (4) 2, du (3) legtest 3 hinein.
gr-learn-order-drawn = Drei Steine wurden gezogen: **Cleo, Ben, Cleo**. Du handelst in dieser Runde also zweimal, Ada gar nicht. Jeder Stein ist für eines gut: Strecke bauen, eine Aktie versteigern oder passen.
gr-learn-order-foreign = Bauen darfst du nur für eine Gesellschaft, von der du eine Aktie hältst. Die Aktie der PO hat Ada: Versuch, für die PO zu bauen.
gr-learn-order-three = Du hältst KSS, GBS und BHE: Für diese drei entscheidest du, wo sie bauen. In der nächsten Lektion tust du es.

gr-learn-build = Strecke bauen
gr-learn-build-far = Bau für die GBS, die rote Gesellschaft. Ihr Streckennetz ist bisher nur Mannheim. Frankfurt am Main liegt zwei Felder entfernt: Versuch, dort zu bauen.
gr-learn-build-build = Jede Lokomotive kommt neben das Streckennetz. Setz die erste auf das markierte Bergfeld: Es würde 4 kosten, doch ein Landfeld je Bau ist für die GBS frei. Setz die zweite nach Frankfurt, auf einen Hügel: 3 Taler. Dann schließ ab.
gr-learn-build-income = Die GBS zahlte 3 Taler aus ihrer Kasse. Frankfurt ist 2 wert, also stieg das Einkommen der GBS von 1 auf 3. **Städte machen eine Aktie wertvoll**, für alle, die eine halten.

gr-learn-meet = Zwei Gesellschaften treffen sich
gr-learn-meet-price = Jetzt bist du Ben und hältst die MWB, die gelbe Gesellschaft aus Kassel. In einer Stadt zahlst du für jede andere Gesellschaft dort 1 Taler mehr: Frankfurt kostet 3 + 1, weil die GBS dort ist.
gr-learn-meet-build = Die MWB hat 12 Taler. Bau über die markierten Felder (4 und 3) nach Frankfurt (4), dann schließ ab.
gr-learn-meet-paid = MWB und GBS trafen sich zum ersten Mal, also zahlen **alle Gesellschaften Dividenden**: Jede Aktie bringt das Einkommen ihrer Gesellschaft, und die MWB, die gebaut hat, zahlt doppelt. Du bekamst 2 für die NME und 10 für die MWB. Anders verdienst du nichts.

gr-learn-offer = Eine Aktie versteigern
gr-learn-offer-offer = Du bist wieder Cleo, mit deinem zweiten Stein. Eine Aktie der MWB ist jetzt 5 wert. Biete ihre zweite Aktie zur Versteigerung an.
gr-learn-offer-open = Wer eine Aktie anbietet, eröffnet. Biete **6**.
gr-learn-offer-raise = Ada bietet 8, Ben passt. Biete **9**.
gr-learn-offer-worth = Die Aktie ist deine. Deine 9 Taler liegen in der Kasse der MWB, die wieder bauen kann, und dein Einkommen stieg um 5. Mit Ben teilst du nun eine Gesellschaft: Was er für sie baut, nützt auch dir.

gr-learn-room = Platz für eine, Platz für viele
gr-learn-room-taken = Eine andere Partie; du bist Ben und baust für die NME, die braune Gesellschaft. Auf dem markierten Landfeld neben Posen steht eine Lokomotive der PO. Versuch, auch dort zu bauen.
gr-learn-room-city = Ein Landfeld nimmt nur eine Lokomotive auf. Eine **Stadt nimmt von jeder Gesellschaft eine**: In Posen haben PO und NME je eine und sind darum verbunden.
gr-learn-room-build = Bau die NME nach Berlin zu: über die zwei markierten Felder, dann schließ ab. Du darfst aufhören, wann du willst, hier nach zwei.
gr-learn-room-ahead = Du hast ein Feld genommen, das andere brauchen könnten. Strecken werden nie entfernt: Ein guter Platz versperrt ihnen den Weg für die ganze Partie.

gr-learn-berlin = Berlin
gr-learn-berlin-ring = Um Berlin liegt ein Ring, das Berliner Umland. Jede Gesellschaft bekommt davon **ein Feld in der ganzen Partie**. Die KSS, die orange Gesellschaft, hat ihres: Versuch ein zweites.
gr-learn-berlin-enter = Aber von ihrem Feld aus kann die KSS nach Berlin. Das kostet 2 + 2, weil NME und BHE dort sind. Bau das und schließ ab.
gr-learn-berlin-double = Die KSS traf zwei Gesellschaften auf einmal, doch je Bau wird nur einmal ausgezahlt. Berlin ist 3 wert: Die KSS stieg von 1 auf 4 und zahlte doppelt, 8 für deine Aktie, und die GBS brachte 1.

gr-learn-powers = Jede Gesellschaft ist anders
gr-learn-powers-each = Du bist Ada, mitten in einem Bau für die CME, die violette Gesellschaft: Zwei Lokomotiven stehen, 4 Taler sind ausgegeben. Jede Gesellschaft hat eine Eigenheit, und die der CME ist eine Grenze.
gr-learn-powers-limit = Die CME hat noch Geld und eine dritte Lokomotive. Versuch das markierte Feld, Ebene für 2 Taler.
gr-learn-powers-stop = Die CME gibt in einem Bau höchstens 5 Taler aus. Schließ hier ab.
gr-learn-powers-list = Die anderen kurz: Die PO setzt bis zu 4, die KSS höchstens 2; die NME zahlt in Städten keinen Aufschlag; die KBS zahlt je Feld 1 Taler weniger; bei der MWB zählt die beste Stadt doppelt; der GBS ist ein Landfeld frei; die BHE kommt gleich.

gr-learn-hamburg = Berlin und Hamburg
gr-learn-hamburg-nothing = Du bist Cleo und hältst die BHE, die grüne Gesellschaft. Sie hat Hamburg erreicht, aber **sie zahlt keine Dividende, bevor ihre eigene Strecke Berlin und Hamburg verbindet**.
gr-learn-hamburg-join = Die BHE hat 8 Taler: Bau über die zwei markierten Felder nach Berlin, je 2, und schließ ab.
gr-learn-hamburg-now = Verbunden. Niemand sonst ist in Berlin, also wird jetzt nichts gezahlt, aber ab den nächsten Dividenden bringt jede Aktie der BHE 9.

gr-learn-end = Wie es endet
gr-learn-end-when = Die Partie endet, wenn **jede Gesellschaft mit zwei anderen verbunden** ist. Du bist Ben; sieben Gesellschaften sind so weit, nur die CME, die violette, hat erst eine Verbindung.
gr-learn-end-last = Bau für die MWB über die markierten Felder zur CME und schließ ab. Die MWB baut, also zahlt sie dir doppelt.
gr-learn-end-count = Alle sind verbunden: Mit der Runde war auch die Partie zu Ende. Nur Geld zählt, nicht Aktien, nicht Kassen: Du hast 180 Taler, Ada 155, Cleo 113. Du gewinnst.

gr-learn-play = Eine kurze Partie
gr-learn-play-begin = Jetzt spiel: Du bist Ada gegen zwei leichte Gegner, zuerst die acht Versteigerungen, dann zwei Runden. Jeder erlaubte Zug gilt.
gr-learn-play-rounds = Deine Partie, bis zwei Runden vorbei sind.
gr-learn-play-end = Das ist das Spiel. An einem richtigen Tisch geht es so weiter, bis alle verbunden sind.
gr-learn-coach-bid = Was ist dir die Aktie wert? Ihr Einkommen kommt mit jeder Dividende zurück, und was du zahlst, lässt die Gesellschaft bauen.
gr-learn-coach-choose = Such eine Stadt in Reichweite einer deiner Gesellschaften, am besten eine, in der schon eine andere ist.
gr-learn-coach-build = Behalt die Kasse im Auge: Was jetzt ausgegeben wird, fehlt später.
gr-learn-coach-built = Mehr lässt sich nicht setzen: Schließ den Bau ab.
gr-learn-coach-vote = Andere schlagen vor aufzuhören. Stimm nur zu, wenn du vorn liegst.
