### What the lessons say; the lessons themselves are in lessons/.

rd-learn-line = Eine Linie für alle
rd-learn-line-aim = Du bist Ada. Fünf Eisenbahngesellschaften wollen durch Deutschland, und du, Ben und Cleo baut dafür **eine einzige Bahnlinie**. Bei jeder Gesellschaft warten Passagiere. **Wer am Ende die meisten Passagiere befördert hat, gewinnt.**
rd-learn-line-ends = Noch ist die Bahnlinie ein einziger Würfel nordöstlich von Frankfurt. Sie wächst an zwei Enden, am **Nordende** und am **Südende**, und du darfst an beiden bauen.
rd-learn-line-side = Wächst sie auch zur Seite? Versuch das markierte Feld.
rd-learn-line-lay = Eine Schiene führt nur über ihre offene Seite weiter. Wähle **Südende**, dann das markierte Feld, und leg dort einen Joker (?) als Kurve nach Westen: **Drehen** dreht ihn.
rd-learn-line-points = Jetzt öffnet sich die Bahnlinie zum roten Feld von Frankfurt. Ein Joker ist Gerade oder Kurve, wie du willst; einmal gelegt, bleibt er das.

rd-learn-dice = Würfeln und wählen
rd-learn-dice-faces = Jeder Würfel hat sechs Seiten: zwei Geraden, zwei Kurven, einen Joker (?) und ein Transportsymbol. In Jahr 1 beginnt ihr alle mit 4 Jokern vor dem Schirm.
rd-learn-dice-joker = Ein Joker kann alles: als Gerade oder Kurve gelegt werden, zahlen oder geworfen werden. Für jeden Joker, den du wirfst, gibt die Bank einen **Bonuswürfel** dazu.
rd-learn-dice-roll = Wirf 2 deiner 4 Joker: Wähle **Würfeln …**, tippe auf den zweiten Joker und lass sie fallen.
rd-learn-dice-fell = 2 Joker und 2 Bonuswürfel sind gefallen: zwei Geraden, eine Kurve und ein Joker. Mit den 2 Jokern, die du behalten hast, liegen 6 Würfel vor deinem Schirm. In der Bank waren 27, jetzt sind es 25.
rd-learn-dice-again = Du hast 3 Joker. Versuch, jetzt noch einen zu werfen.
rd-learn-dice-fixed = Ein Wurf je Spielzug. Und **was ein Würfel zeigt, das bleibt**: Aus einer Geraden wird nie eine Kurve; nur Joker darfst du wieder werfen, in einem späteren Spielzug. Überleg also vorher: viele Würfel oder sichere Joker?

rd-learn-track = Schienen legen
rd-learn-track-far = Du hast zwei Geraden und eine Kurve gewürfelt. Ein Würfel kommt immer direkt an ein Ende. Versuch, ein Feld zu überspringen.
rd-learn-track-straight = Ein Feld nach dem anderen. Nimm eine **Gerade** und leg sie auf das markierte Feld: Sie führt geradeaus, nach Norden.
rd-learn-track-curve = Nun die **Kurve**, auf das Feld danach. Eine Kurve geht nach links oder rechts: Lass sie sich nach Westen öffnen.
rd-learn-track-on = Hierher führt die Kurve. Leg deine zweite Gerade.
rd-learn-track-stays = In deinem Spielzug darfst du so viele Würfel legen, wie du hast, und auf der Ebene kostet es nichts. Die Bahnlinie öffnet sich nun weiter nach Westen, und dort geht es weiter, **egal wer als Nächstes baut**.

rd-learn-station = Einen Bahnhof bauen
rd-learn-station-square = Die Bahnlinie öffnet sich zu einem Bahnhofsfeld von Frankfurt. Die Zahl ist der Preis: Ein Bahnhof kostet hier 3 Würfel.
rd-learn-station-colour = Die Farbe sagt, wer bauen darf: nur rot, die Berg & Tal-Bahn. Versuch einen blauen Bahnhof.
rd-learn-station-build = Bau am Südende den **roten** Bahnhof und zahl deine 3 Joker. Die Gesellschaften gehören niemandem: Du darfst für alle fünf bauen.
rd-learn-station-reward = Die 3 Joker sind in der Bank, und **jeder Bahnhof bringt dir sofort 2 Joker**. Er brächte auch alle Passagiere, die für rot warten; noch wartet niemand.
rd-learn-station-all = Bisher hat nur rot einen Bahnhof. Behalt alle fünf im Auge: **Hat am Ende eine Gesellschaft keinen Bahnhof, gewinnt niemand.**

rd-learn-ends = Die Enden der Bahnlinie
rd-learn-ends-three = Jetzt bist du Ben. Adas roter Bahnhof ist das Südende. Ein Bahnhof hat keine Richtung: Die Bahnlinie darf über drei Seiten weitergehen, auf die markierten Felder.
rd-learn-ends-back = Nur die Seite, über die sie kam, bleibt geschlossen. Versuch, dorthin zurückzubauen.
rd-learn-ends-south = Die Enden gehören niemandem. Mach an Adas Bahnhof weiter: Wähle **Südende** und leg einen Joker auf das markierte Feld, gerade nach Norden.
rd-learn-ends-north = Und im selben Spielzug am anderen Ende: Wähle **Nordende** und leg einen Joker gerade nach Norden. Das Feld ist Gebirge, darum zahlst du 1 Joker dazu.
rd-learn-ends-one = Beide Enden sind in einem Spielzug gewachsen. Die Bahnlinie verzweigt sich nie, kreuzt sich nie, und ihre Enden werden nie verbunden.

rd-learn-passengers = Passagiere
rd-learn-passengers-waiting = Du bist Ben. Die Tabelle zeigt die Passagiere: Für gelb wartet 1. Ada hat ein Transportsymbol gewürfelt und ihn dort warten lassen.
rd-learn-passengers-roll = Wirf 1 deiner Joker, mit seinem Bonuswürfel.
rd-learn-passengers-must = Ein Joker und ein **Transportsymbol**. Ein Symbol muss genutzt werden. Versuch trotzdem, den Spielzug zu beenden.
rd-learn-passengers-use = Nimm das Symbol und wähle **blau**: Der Würfel geht in die Bank, und 1 Passagier wartet für blau.
rd-learn-passengers-build = Warum blau? Weil du den Passagier gleich abholst. Das blaue Feld liegt direkt neben dem roten Bahnhof: Bau dort, am Südende, für 3 Joker.
rd-learn-passengers-carried = Du bekamst 2 Joker und den Passagier, deinen ersten. Niemand hat mehr blaue Passagiere befördert als du, also bist du **Direktor** von blau; die gefüllte Zahl zeigt es.

rd-learn-income = Ein neues Jahr
rd-learn-income-year = Waren alle an der Reihe, ist das Jahr um. Jede Gesellschaft bekam so viele neue Passagiere, wie sie Bahnhöfe hat, mindestens 1: Nun warten je 2 für gelb, lila und grün, je 1 für rot und blau. Du bist Ben und beginnst Jahr 2.
rd-learn-income-take = Ab Jahr 2 gibt es Einkommen: 4 Würfel und dazu 1 für jeden Bahnhof der Gesellschaften, deren Direktor du bist. Du leitest blau mit 1 Bahnhof: Nimm **5 Würfel**.
rd-learn-income-behind = Sie liegen **hinter deinem Schirm**: Sie zeigen keine Seite und sind zum Zahlen oder Würfeln da. Versuch, noch einmal Einkommen zu nehmen.
rd-learn-income-build = Für lila warten 2 Passagiere. Ein weißes Feld ist frei für Gesellschaften, die in dieser Stadt keine eigene Farbe haben. Bau am Südende **lila**: 3 Würfel und 1 dazu, denn das Feld liegt am Main.
rd-learn-income-director = Du hast 3 Passagiere befördert und leitest nun auch lila. Dein Einkommen ist jetzt 4 + 2 = 6. **Wenn es geht, bau zuerst und nimm dann erst Einkommen.**

rd-learn-return = Fünf Würfel bleiben
rd-learn-return-roll = Du bist Ada, in Jahr 1. Sei mutig: Wirf alle 4 Joker. Mit 4 Bonuswürfeln fallen 8 Würfel.
rd-learn-return-use = Drei Geraden, drei Kurven, ein Joker und ein Transportsymbol. Zuerst das Symbol: Lass einen Passagier für **grün** warten.
rd-learn-return-early = 7 Würfel sind übrig. Am Ende eines Spielzugs dürfen höchstens 5 vor dem Schirm liegen. Versuch, jetzt eine Gerade zurückzugeben.
rd-learn-return-end = Würfel gehen erst am Ende des Spielzugs zurück. Meist legst du vorher noch welche; beende hier den Spielzug.
rd-learn-return-two = Gib 2 Geraden oder Kurven zurück, wie du magst, und behalt den Joker: Er kann alles.
rd-learn-return-hidden = 5 Würfel bleiben, und der nächste Spielzug beginnt. Gezählt werden nur Würfel **vor** dem Schirm; dahinter darfst du so viele haben, wie du bekommst.

rd-learn-ground = Was das Gelände kostet
rd-learn-ground-prices = Eine andere Partie; du bist Ben, und die Bahnlinie ist an der Weser. Ein **Fluss** kostet 1 Würfel, einmal im Spielzug. **Gebirge** kostet jedes Mal 1 Würfel, Wasser ebenso.
rd-learn-ground-river = Leg die Kurve an die Weser, nach Norden offen, und zahl 1 Würfel von hinter dem Schirm.
rd-learn-ground-mountain = Dieses Feld ist Gebirge und Weser. Die Weser ist bezahlt, also bleibt nur das Gebirge: 1 Würfel von hinter dem Schirm. Leg die Gerade.
rd-learn-ground-free = Noch einmal die Weser, ohne Gebirge: Jetzt kostet sie nichts. Leg einen Joker, gerade nach Norden.
rd-learn-ground-poor = Die Bahnlinie öffnet sich zu einem weißen Feld von Hannover. Ein Bahnhof kostet dort 5 Würfel, und du hast noch 1 Joker. Versuch es.
rd-learn-ground-next = Du zahlst mit Jokern und mit Würfeln hinter dem Schirm; Geraden und Kurven zahlen nichts. Endet dein Spielzug, ist der Fluss vergessen: **Wer als Nächstes kommt, zahlt wieder.**

rd-learn-sectors = Sektoren
rd-learn-sectors-dashed = Du bist Cleo. Gestrichelte Linien teilen die Karte in Sektoren von 7 mal 7 Feldern. Das Südende, der lila Bahnhof, steht am Südrand von Sektor B4.
rd-learn-sectors-four = Ein Ende darf seinen Sektor nur verlassen, wenn dort **5 Würfel und Bahnhöfe** liegen. In B4 sind es 4. Versuch, nach Süden zu gehen.
rd-learn-sectors-fifth = Beide Arme der Bahnlinie zählen. Leg also den fünften ans Nordende, gerade nach Norden: einen Joker, und 1 weiteren für das Gebirge.
rd-learn-sectors-leave = Nun ist der Weg frei. Leg am Südende einen Joker auf das markierte Feld, gerade nach Süden: Auch das ist Gebirge, dein letzter Joker zahlt.
rd-learn-sectors-reward = Du hast den Sektor B5 angeschlossen. **Dort steht kein Bahnhof, also bekommst du 2 Joker.** So ist es bei jedem Sektor ohne Bahnhof.
rd-learn-sectors-apart = Von nun an dürfen die beiden Enden nie im selben Sektor liegen. Und verlässt auch das Nordende B4, gehen dort alle Würfel zurück in die Bank; die Bahnhöfe bleiben.

rd-learn-dead = Tote Enden
rd-learn-dead-south = Eine andere Partie; du bist Ada und führst mit 5 Passagieren. Das Südende, der rote Bahnhof von Würzburg, ist **tot**: Was ringsum frei ist, liegt außerhalb von Sektor B5, und in B5 sind nur 4 Würfel und Bahnhöfe.
rd-learn-dead-east = Das Nordende ist eben in Sektor C4 angekommen. Leg dort einen Joker als Kurve nach Norden.
rd-learn-dead-closed = Das nächste Feld liegt am Rand, und in C4 sind nur 2 Würfel. Eine Gerade nach Norden würde sich zu früh aus dem Sektor hinaus öffnen: ein totes Ende. Versuch es.
rd-learn-dead-round = **Du darfst ein Ende nur schließen, wo nichts anderes möglich ist.** Hier kann die Bahnlinie nach links oder rechts. Leg einen Joker als Kurve nach Westen.
rd-learn-dead-last = Sieh hin: Vom markierten Feld führt nichts weiter. Norden und Westen liegen außerhalb des Sektors, im Süden liegt die Bahnlinie selbst. Also ist alles erlaubt. Leg deinen letzten Joker, wie du magst.
rd-learn-dead-over = Ein totes Ende allein ändert nichts, aber jetzt sind beide tot, und **die Partie endet sofort**. Du hast 5 Passagiere, Ben 3, Cleo keinen, und jede Gesellschaft hat einen Bahnhof: Du gewinnst.

rd-learn-bank = Die Bank reicht nicht
rd-learn-bank-ways = Die Partie endet sofort, auf eine von drei Arten: Beide Enden sind tot; die **Bank** kann fällige Würfel nicht geben; oder eine Gesellschaft hat ihren **letzten Bahnhof** gebaut. Hier siehst du, wie nah das ist.
rd-learn-bank-due = Du bist Ben, in Jahr 8, mit 48 Passagieren; Ada hat 36, Cleo 23. Du leitest vier Gesellschaften mit 27 Bahnhöfen, dein Einkommen ist also 4 + 27 = 31 Würfel. In der Bank liegen aber nur 22.
rd-learn-bank-take = Du darfst sie trotzdem verlangen, sehenden Auges. Nimm dein Einkommen.
rd-learn-bank-over = Die Bank kann 31 Würfel nicht geben: Sie gibt keinen, und die Partie ist vorbei. Du gewinnst. So geht es auch, wenn Bonuswürfel oder Joker fehlen; eine leere Bank allein beendet nichts.

rd-learn-last = Der letzte Bahnhof
rd-learn-last-behind = Du bist Ben, in Jahr 7, mit 23 Passagieren gegen Adas 33. Aber blau hat nur noch 1 Bahnhof übrig, und für blau warten 8 Passagiere, für grün 5.
rd-learn-last-income = Zuerst das Einkommen: Du leitest lila und blau mit 8 Bahnhöfen, also bekommst du 12 Würfel.
rd-learn-last-green = Südlich deines Bahnhofs in Kempten liegt das grüne Feld von Oberstdorf: 5 Würfel und 1 für das Gebirge. Zahl sie von hinter dem Schirm und nimm 5 Passagiere mit.
rd-learn-last-curve = Nun nach Westen: eine Kurve, die sich nach Süden öffnet, und 1 Würfel von hinter dem Schirm für das Gebirge.
rd-learn-last-abroad = Sie öffnet sich nach Österreich. Ein Auslandsbahnhof kostet 5 Würfel, jede Gesellschaft darf ihn bauen, und jedes Land nimmt einen auf. Bau den letzten **blauen** Bahnhof, mit den 5 Würfeln hinter dem Schirm.
rd-learn-last-won = Die Partie endet sofort: blau hat keinen Bahnhof mehr übrig. Du hast 5 + 8 Passagiere geholt und gewinnst mit 36 zu 33.
rd-learn-last-ties = Bei Gleichstand entscheidet die Zahl der Direktorsteine. Und denk an alle fünf: Hier hat rot 5 Bahnhöfe, gelb 3, lila 2, blau 7 und grün 5. **Hätte eine Gesellschaft keinen, hätte niemand gewonnen.**

rd-learn-play = Eine kurze Partie
rd-learn-play-begin = Jetzt spiel: Du bist Ada gegen Ben, einen leichten Gegner, drei Jahre lang. Alles, was die Regeln erlauben, gilt.
rd-learn-play-years = Deine Partie, bis drei Jahre um sind.
rd-learn-play-end = Das ist das Spiel. An einem richtigen Tisch geht es so weiter, bis beide Enden tot sind, die Bank nicht mehr reicht oder eine Gesellschaft ihren letzten Bahnhof gebaut hat.
rd-learn-coach-roll-or-build = Kannst du Einkommen nehmen? Such dann ein Bahnhofsfeld nahe einem der Enden: Würfle für die Schienen dorthin und behalt Würfel, um den Bahnhof zu zahlen.
rd-learn-coach-build-or-end = Ein Bahnhof bringt 2 Joker und alle, die für seine Gesellschaft warten. Lohnt sich nichts mehr, beende den Spielzug.
rd-learn-coach-use-transport-symbols = Lass den Passagier für eine Gesellschaft warten, für die du jetzt oder bald einen Bahnhof bauen kannst.
rd-learn-coach-return-dice = Behalt zuerst Joker, dann Schienen, die auf die nächsten Felder passen.
