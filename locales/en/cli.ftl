### The game in the terminal.

cli-you = You
cli-person = Player { $number }
cli-bot = Bot { $number }
cli-cash = cash
cli-income = income
cli-score = score
cli-saved = Saved as { $file }.
cli-unread = That is not an action here. Type ? for help.
cli-allowed = That is allowed.
cli-help =
    a number, or an action: do it
    all: list every action
    why, then an action: is it allowed, and if not, why not
    table: show the table again
    save, then a file name: write the record so far
    quit: stop; the game is gone unless it was saved
