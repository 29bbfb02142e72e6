### What is wrong with a board, whatever the game.

board-at-whole = board
board-at-other = { $table } { $name }
board-fit = fit to play
board-unfit = not fit to play
board-no-type = { $wanted ->
         [object] Must be an object.
         [array] Must be a list.
         [string] Must be a text.
         [integer] Must be a whole number.
        *[other] Must be a number.
    }
board-no-const = Must be { $wanted }.
board-no-enum = Must be one of: { $choices }.
board-no-missing = “{ $field }” is missing.
board-no-unknown = There is no “{ $field }” here. Take it out.
board-no-together = “{ $field }” needs “{ $other }” beside it.
board-no-length = A text of { $least } to { $most } characters.
board-no-pattern = { $form ->
         [word] Only letters a to z and digits.
         [slug] Only letters a to z and digits, with single hyphens between them.
         [name] Only characters that can be seen.
         [square] A square is written r00c00 to r41c27.
         [country] Two capital letters.
        *[other] Must match { $pattern }.
    }
board-no-range = From { $least } to { $most }.
board-no-below = At least { $least }.
board-no-above = At most { $most }.
board-no-count = Needs { $least } to { $most } entries; there are { $have }.
board-no-exactly = Needs { $most } entries; there are { $have }.
board-no-at-most = Takes at most { $most } entries; there are { $have }.
board-no-doubles = Something stands there twice.
board-no-twice = The id “{ $id }” stands there twice.
board-no-no-such = This board has none: { $what }.
board-no-cut-off = Cannot be reached from { $other }.
board-no-too-large = A board has at most { $most } characters.
board-no-too-deep = Too many brackets inside brackets.
board-no-unreadable = This is not JSON at line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }.
board-no-double-name = The name “{ $field }” stands twice in one object.
board-no-not-finite = { $number } is not a number that can be used.
board-no-odd = A board of another game, or none at all: { $reason }
board-no-said = { $text }
