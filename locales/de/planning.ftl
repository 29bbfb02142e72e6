### Pläne, und Aufträge für den nächsten eigenen Spielzug

ui-plan-ahead = Vorausplanen
ui-plan-try = Ausprobieren
ui-plan-help = Probiere Aktionen auf einer Kopie aus, die nur du siehst, mit allen Regeln.
ui-plan-banner = Das ist nur ein Plan
ui-plan-banner-help = Niemand sieht ihn, und am Tisch geschieht nichts davon. Was gezogen oder gewürfelt wird und was du nicht wissen kannst, ist ausgedacht.
ui-plan-acts = Plan: Du spielst für { $name }
ui-plan-own = Plan: dein eigener Spielzug
ui-plan-steps = Schritte des Plans
ui-plan-none = Noch keine Schritte. Spiele auf dem Spielplan wie am Tisch.
ui-plan-made-up = ausgedacht
ui-plan-undo = Einen Schritt zurücknehmen
ui-plan-again = Von jetzt an neu beginnen
ui-plan-others = Bots für die anderen spielen lassen
ui-plan-thinking = Die Bots spielen …
ui-plan-back = Zurück zum Tisch
ui-plan-turn = Am Tisch bist du an der Reihe.
ui-plan-moved = { $count ->
        [one] Am Tisch gab es seither { $count } Aktion.
       *[other] Am Tisch gab es seither { $count } Aktionen.
    }
ui-plan-over = An diesem Tisch lässt sich nichts mehr planen.
ui-plan-play = Diese Schritte jetzt spielen
ui-order-keep = Als Auftrag behalten
ui-order-cut = Der Auftrag endet, wo etwas gezogen wird oder andere spielen: Was danach kommt, beruht auf Ausgedachtem.
ui-order-conditions = Bedingungen
ui-order-most = höchstens
ui-order-same = Nur wenn jeder Schritt noch dasselbe bringt
ui-order-title = Auftrag für deinen nächsten Spielzug
ui-order-waits = Wird gespielt, wenn du gefragt wirst, nach einigen Sekunden. Sonst sieht es niemand.
ui-order-withdraw = Zurückziehen
ui-order-cost = Kosten { $cost }
ui-order-limit = höchstens { $most }
ui-order-aside = Dein Auftrag wurde beiseitegelegt
ui-order-seen = Verstanden
ui-standing = Dauerauftrag
ui-standing-lot = Für
ui-standing-most = Bieten bis
ui-standing-bid = Bis { $most } bieten für { $lot }, dann passen
ui-standing-pass = In allen Versteigerungen passen, bis ich an der Reihe bin
ui-standing-add = Einen Dauerauftrag geben
ui-standing-keep = Behalten
