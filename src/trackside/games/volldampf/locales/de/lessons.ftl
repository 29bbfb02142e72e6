### What the lessons say; the lessons themselves are in lessons/.

vd-learn-aim = Worum es geht
vd-learn-aim-aim = Du bist Ada. Mit drei anderen baust du Bahnen im Deutschland der 1920er-Jahre. **Eine Zahl zählt: das Feld deiner Lokomotive auf der Einkommensleiste.** So viel verdienst du in jeder Runde, und am Ende ist es deine Punktzahl, abzüglich dessen, was du geliehen hast.
vd-learn-aim-good = Die bunten Würfel sind Waren. Jede will in eine Stadt ihrer eigenen Farbe, über Gleise. In Kassel warten zwei blaue Waren, Hannover ist eine blaue Stadt, und das Gleis dazwischen gehört dir.
vd-learn-aim-carry = Bring eine nach Hannover: Wähl die blaue Ware in Kassel, dann Hannover, und liefere ab.
vd-learn-aim-one = Die Strecke war deine, also rückte deine Lokomotive von 0 auf 1. Das ist 1 Mark mehr in jeder Runde und 1 Punkt. Wie du zu Geld, Karten und Gleisen kommst: jetzt von Anfang an.

vd-learn-loan = Zuerst das Geld
vd-learn-loan-poor = Die Partie beginnt, und du hast 10 Mark. Die Zahl auf einer Strecke sagt, was ein Gleis dort kostet: in Deutschland 3 bis 7 Mark, in eine ausländische Stadt 8 oder 10. In jeder Runde darfst du drei bauen.
vd-learn-loan-too-much = Also leihst du dir Geld. Jeder Punkt Anleihe bringt sofort 6 Mark. Du darfst viel nehmen, aber nicht alles: Versuch eine Anleihe von 99.
vd-learn-loan-take = Alle Anleihen zusammen dürfen 84 nicht übersteigen. Nimm eine Anleihe von **4** auf: Das bringt 24 Mark.
vd-learn-loan-price = 10 + 24 = 34 Mark. Die anderen nahmen je 3 auf. **Anleihen werden nie zurückgezahlt**: Deine 4 kosten dich 4 Mark in jeder der vier Runden und am Ende 4 Punkte. Leih dir also, was du verbaust, und nicht mehr.

vd-learn-bid = Um die Spielreihenfolge bieten
vd-learn-bid-why = Vier Gruppen zu drei Streckenkarten liegen aus. Wer in der neuen Spielreihenfolge vorn ist, wählt zuerst, baut zuerst und transportiert zuerst. Darum wird geboten.
vd-learn-bid-open = Bisher warst du Nummer 1, also beginnst du. Biete **1 Mark**.
vd-learn-bid-low = Ben hat 2 geboten und Cleo 3, Dora hat gepasst. Versuch, auch 3 zu bieten.
vd-learn-bid-rich = Ein Gebot muss höher sein als das letzte, aber nicht höher als dein Bargeld. Du hast 34 Mark: Versuch 35.
vd-learn-bid-higher = 1 Mark mehr genügt. Biete **4**.
vd-learn-bid-stop = Ben hat gepasst, und Cleo bietet 5. Lass ihr den Vortritt: **Passe**.
vd-learn-bid-paid = Wer passt, nimmt die höchste Karte, die noch da ist. Dora hat zuerst gepasst und zahlt nichts. Ben hat Karte 3 und zahlt die Hälfte seiner 2 Mark, also 1. **Karte 1 und 2 zahlen das ganze Gebot**: du 4 für Karte 2, Cleo 5 für Karte 1.

vd-learn-group = Karten wählen
vd-learn-group-cards = Cleo ist Nummer 1 und hat Gruppe 1 genommen. Mit einer Streckenkarte baust du ein Gleis, auf einer Strecke mit ihrem Zeichen. Jedes Zeichen gehört zu einer Gegend.
vd-learn-group-gone = Hättest du Gruppe 1 auch gern gehabt? Versuch, sie zu nehmen.
vd-learn-group-take = Weg ist weg. Nimm **Gruppe 2**: Grün für den Nordwesten, Braun für Westen und Mitte, Rosa für den Süden.
vd-learn-group-yours = Drei Karten sind drei Gleise, in jedem Durchgang eines. Wer zuletzt kommt, erhält die Gruppe, die übrig ist. Cleo hat schon ihr erstes Gleis gebaut, Hamburg–Hannover. Nun bist du an der Reihe.

vd-learn-build = Gleise bauen
vd-learn-build-taken = Hamburg–Hannover ist grün und würde zu deiner grünen Karte passen, aber dort liegt Cleos Gleis. Versuch es trotzdem.
vd-learn-build-symbol = Auf einer Strecke hat ein einziges Gleis Platz, die ganze Partie lang. Und du brauchst eine Karte mit ihrem Zeichen: Versuch Berlin–Leipzig, das ist grau.
vd-learn-build-build = Du hast Grün, Braun und Rosa. Bau **Hannover–Kassel**: Die Strecke ist grün und kostet 4, die Zahl, die darauf steht.
vd-learn-build-free = 4 Mark sind bezahlt, die grüne Karte ist verbraucht. Bau dein zweites Gleis mit Braun oder Rosa, wo du willst: **Es muss nicht an dein erstes anschließen**. Kassel–Erfurt und Frankfurt–Nürnberg sind gute Plätze.
vd-learn-build-two = Zwei deiner Gleise sind gebaut, und sie bleiben bis zum Ende. Die dritte Karte kommt im nächsten Durchgang. Wer nicht bauen kann oder will, wirft die Karte ab; das kostet nichts.

vd-learn-carry = Eine Ware transportieren
vd-learn-carry-where = Alle haben drei Gleise gebaut. Nun bringen alle je zwei Waren ans Ziel, eine je Durchgang: **jede beliebige Ware, über die Gleise aller**, in eine andere Stadt ihrer Farbe. Deutsche Städte sind rund, blau oder violett; ausländische sind eckig, rot oder gelb.
vd-learn-carry-no-way = In Hannover liegt eine rote Ware, aber noch führt kein Gleis in eine rote Stadt. Versuch, sie anzusagen.
vd-learn-carry-declare = Also eine andere: Sag die **blaue Ware in Nürnberg** an.
vd-learn-carry-still = Was angesagt ist, muss auch fahren. Versuch, jetzt zu verzichten.
vd-learn-carry-route = Bring sie über Frankfurt und Kassel nach **Erfurt** und liefere ab. Frankfurt ist auch blau: Du darfst dort halten, musst aber nicht. Kassel ist violett, dort kann sie nicht bleiben.
vd-learn-carry-split = Für jede Strecke rückt vor, wem das Gleis gehört. Nürnberg–Frankfurt und Kassel–Erfurt sind deine: 2 Felder für dich. Frankfurt–Kassel gehört Cleo: 1 Feld für sie. Die Ware kommt zurück in den Beutel.

vd-learn-ways = Welcher Weg?
vd-learn-ways-others = Der zweite Durchgang. Du stehst auf 4, denn Dora und Cleo haben je eine Ware über dein Hannover–Kassel gebracht. **Gleise, über die andere fahren wollen, verdienen von allein.** Cleo führt mit 6.
vd-learn-ways-declare = In Berlin liegt eine violette Ware, und Nürnberg ist violett. Sag sie an.
vd-learn-ways-wrong-way = Der Weg geht Strecke für Strecke von dort aus, wo die Ware liegt, über höchstens sechs Strecken. Versuch, am anderen Ende zu beginnen: Frankfurt–Nürnberg.
vd-learn-ways-route = Zwei Wege bringen dir 2 Felder. Der über Hamburg bringt Cleo 3. Nimm den anderen: **Magdeburg, Hannover, Kassel, Frankfurt, Nürnberg**. Er bringt Ben, Cleo und Dora je 1.
vd-learn-ways-split = Du stehst auf 6, gleichauf mit Dora und 1 Feld hinter Cleo. Sieh zuerst auf deine eigenen Felder, dann darauf, wem du hilfst.

vd-learn-income = Einkommen und Dividenden
vd-learn-income-again = Noch einmal derselbe Augenblick, und eine andere Wahl: Du darfst **auf einen Transport verzichten**, auch wenn einer möglich wäre. Dafür bekommst du am Ende der Runde eine Aktionskarte.
vd-learn-income-give-up = Verzichte. Ben und Dora transportieren nach dir, dann wird abgerechnet.
vd-learn-income-paid = Du erhältst so viel Mark, wie dein Feld zählt, und zahlst 1 Mark für jeden Punkt deiner Anleihen. Ben hat dein Gleis benutzt, also standest du auf 5: **5 Mark kommen, 4 Mark gehen**. Jetzt hast du 17.
vd-learn-income-cards = Wer auf der Einkommensleiste hinten liegt, bekommt eine Aktionskarte: du und Ben, beide auf 5. Für den Transport, auf den du verzichtet hast, bekamst du eine zweite. Die nächste Runde hat begonnen.

vd-learn-broke = Wenn das Geld ausgeht
vd-learn-broke-spent = Die erste Runde, anders gespielt: Du hast 26 Mark für Karte 1 geboten und sie bekommen. Dann zwei Gleise zu je 4 Mark, und deine 34 Mark sind weg.
vd-learn-broke-dear = Eine rosa Karte ist übrig, und Frankfurt–Nürnberg kostet 6. Versuch, dort zu bauen.
vd-learn-broke-drop = Bezahlt wird sofort und ganz oder gar nicht. Wirf die rosa Karte ab.
vd-learn-broke-carry = Der letzte Durchgang Transport; du stehst auf 1. Bring die blaue Ware von Kassel nach **Erfurt**, über dein eigenes Gleis.
vd-learn-broke-back = Du standest auf 2, bekamst 2 Mark und warst 4 schuldig. **Für jede Mark, die fehlt, gehst du 1 Feld zurück**: Jetzt stehst du wieder auf 0. Der erste Platz war zu teuer. Dafür bekommst du, weil du hinten liegst, eine Aktionskarte.

vd-learn-fast = Sechs Strecken oder sieben
vd-learn-fast-six = Runde 3, und überall liegen Gleise. In Königsberg wartet eine gelbe Ware, doch die einzige gelbe Stadt, die sie erreichen könnte, ist Zürich, sieben Strecken weit. Versuch, sie anzusagen.
vd-learn-fast-card = Mehr als sechs Strecken gehen nicht. Aber du hast **Schnelle Lok** auf der Hand: Mit ihr darf ein Transport sieben nutzen.
vd-learn-fast-declare = Von Königsberg aus würde das vor allem Cleo helfen. Es gibt eine bessere Ware: Sag die **violette in München** an.
vd-learn-fast-route = Klick dich von Stadt zu Stadt: Nürnberg, Frankfurt, Kassel, Erfurt, Magdeburg, Berlin, **Breslau**. Sieben Strecken, fünf davon sind deine. Dann liefere ab.
vd-learn-fast-five = Von 17 auf 22 mit einem Transport; die Karte ist verbraucht. Lange Wege über eigene Gleise gewinnen dieses Spiel.

vd-learn-bargain = Aktionskarten
vd-learn-bargain-hand = Eine andere Partie, in Runde 2. Du hast drei Aktionskarten auf der Hand, die nur du siehst. Jede sagt, wann sie gespielt werden darf.
vd-learn-bargain-orange = Mannheim–Paris ist orange und kostet 10. Deine Streckenkarten sind türkis, grau und rosa. Versuch, dort zu bauen.
vd-learn-bargain-play = Jetzt mit **Günstige Gelegenheit**: Spiel sie, wirf eine beliebige Streckenkarte ab, und jede freie Strecke kostet 5 Mark. Bau Mannheim–Paris.
vd-learn-bargain-list = Der Weg nach Paris ist deiner, zum halben Preis. Die anderen kurz: **Zusatzfracht** bringt eine Ware aus dem Beutel, **Neue Planung** versetzt eine Ware, **Alles neu** bildet die Gruppen neu, **Subvention** gibt der Person, die hinten liegt, einen dritten Transport. Eine fehlt noch.

vd-learn-sabotage = Sabotage
vd-learn-sabotage-declare = Dieselbe Partie, aber jetzt bist du Dora. In Hamburg liegt eine rote Ware, und Paris ist rot. Sag sie an.
vd-learn-sabotage-banned = Ben spielt **Sabotage**: In diesem Transport darfst du keine rote Ware fahren, gleich aus welcher Stadt. Versuch die rote in Dortmund.
vd-learn-sabotage-other = Jede andere Farbe ist frei. Sag die **violette Ware in Bremen** an.
vd-learn-sabotage-route = Diesmal widerspricht niemand. Bring sie über Hannover, Kassel und Erfurt nach **Nürnberg**: Drei der vier Strecken sind deine.
vd-learn-sabotage-three = 3 Felder für dich, 1 für Ada. Sabotage gilt nur für diesen Transport: Im nächsten Durchgang ist Rot wieder frei.

vd-learn-end = Wie es endet
vd-learn-end-last = Du bist wieder Ada in unserer ersten Partie. Es ist Runde 4, die letzte: Streckenkarten sind keine mehr da, und dies ist der letzte Transport. **Punkte sind Felder minus Anleihen.** Dora hat 42 minus 3, also 39. Du hast 39 minus 5, also 34.
vd-learn-end-declare = 5 Felder brauchst du, um gleichzuziehen. Sag die **rote Ware in Hannover** an.
vd-learn-end-route = Bring sie über Kassel, Erfurt, Magdeburg, Berlin und Breslau nach **Wien**: Fünf der sechs Strecken sind deine.
vd-learn-end-count = 44 minus 5: Du hast 39 Punkte, wie Dora. **Bei Gleichstand gewinnt, wer mehr Geld hat**: Nach der letzten Abrechnung hast du 44 Mark und Dora 42. Cleo hat 38 Punkte, Ben 35. Du gewinnst.

vd-learn-play = Eine kurze Partie
vd-learn-play-begin = Jetzt spiel: Du bist Ada gegen zwei leichte Gegner, zwei Runden lang. Jede Aktion, die die Regeln erlauben, gilt.
vd-learn-play-rounds = Deine Partie, bis zwei Runden vorbei sind.
vd-learn-play-end = Das ist das Spiel. An einem richtigen Tisch zu dritt geht es so weiter, fünf Runden lang.
vd-learn-coach-loan = Drei Gleise kosten etwa 15 Mark. Leih dir, was du dafür und für ein kleines Gebot brauchst.
vd-learn-coach-bid = Vorn zu sein lohnt sich, wenn dir eine Gruppe viel besser passt als die anderen. Sonst passe: Mit dem Geld baust du Gleise.
vd-learn-coach-group = Such Karten benachbarter Gegenden: Gleise, die aneinander anschließen, geben lange Wege.
vd-learn-coach-build = Wo warten Waren, und wohin wollen sie? Bau dazwischen, und verbinde deine Gleise zu einem langen Weg.
vd-learn-coach-transport = Wähl die Ware, die dir am meisten Felder bringt und den anderen wenige. Die Scheiben zeigen, wer vorrückt.
vd-learn-coach-route = Fahr am liebsten über eigene Gleise. Der Weg muss nicht der kürzeste sein, bis zu sechs Strecken.
vd-learn-coach-alles-neu = Gefragt werden alle mit einer Aktionskarte. Spiel Alles neu, wenn dir keine Gruppe passt.
vd-learn-coach-regroup = Leg die Karten, die du willst, in eine Gruppe, wenn du wohl früh wählen kannst.
vd-learn-coach-sabotage = Sabotage lohnt sich gegen einen Transport, der jemanden weit voranbringt. Sonst lehn ab.
vd-learn-coach-subvention = Ein dritter Transport ist ein Geschenk. Spiel die Karte, wenn du etwas transportieren kannst.
vd-learn-coach-third-transport = Dein dritter Transport. Auf ihn zu verzichten bringt keine Karte.
vd-learn-coach-place-extra = Leg die Ware dorthin, von wo ein langer Weg über deine Gleise in eine Stadt ihrer Farbe führt.
vd-learn-coach-place-planned = Leg die Ware dorthin, wo sie auf deinen Gleisen weit fährt oder wo sie den anderen nichts mehr nützt.
vd-learn-coach-draw-from = Bekannt ist nur die Zahl der Karten. Wähl die Hand mit den meisten.
