### Die Partie im Terminal.

cli-you = Du
cli-person = Person { $number }
cli-bot = Bot { $number }
cli-cash = Geld
cli-income = Einkommen
cli-score = Punkte
cli-saved = Gespeichert als { $file }.
cli-unread = Das ist hier keine Aktion. Mit ? kommt Hilfe.
cli-allowed = Das ist erlaubt.
cli-help =
    eine Nummer oder eine Aktion: sie ausführen
    all: alle Aktionen
    why, dann eine Aktion: ist sie erlaubt, und wenn nicht, warum nicht
    table: den Tisch zeigen
    save, dann ein Dateiname: die Partie speichern
    quit: aufhören; ohne Speichern ist die Partie weg
