### The board workshop: drawing a board of one’s own in the page.

ws-title = Draw a board: { $game }
ws-intro = Draw the board that lies on your table, or one that nobody has seen yet. Everything stays in this browser until you save it.
ws-start = Begin
ws-start-shipped = From the board of the game
ws-start-shipped-help = A copy of it, to be changed.
ws-start-blank = From a blank board
ws-start-blank-help = Land, and nothing on it yet.
ws-start-file = From a file
ws-start-file-help = A board that you or somebody else exported.
ws-start-choose = Choose a file
ws-start-other-game = This is a board of { $game }. Begin it in the workshop of that game.
ws-start-failed = The server did not answer. Try again in a moment.
ws-size-rows = Rows
ws-size-cols = Columns
ws-back-to-draft = Back to what you were drawing
ws-no-workshop = Boards of this game cannot be drawn here.
ws-no-board = There is no such board, or it is not shown to you.
ws-unnamed = A board of my own
ws-map = Map
ws-views = Map and tables
ws-beside = Beside the map
ws-tab-things = Details
ws-tab-problems = Check
ws-tab-tracing = Picture
ws-tools = Tools
ws-tool-select = Select
ws-tool-area = Select an area
ws-hand = Move map
ws-brush = Size of the brush
ws-brush-size = Brush { $size }
ws-brush-fill = Fill all that hangs together
ws-how-paint = Press, or draw over the cells. Hold H to move the map.
ws-how-line = Draw from one place to the next, or press one after the other. Escape ends the line.
ws-how-place = Press where it shall lie, then fill in the details.
ws-undo = Undo the change
ws-redo = Do it again
ws-copy = Copy
ws-clear = Clear
ws-fill = Fill the area with
ws-remove = Remove
ws-selected = { $count ->
         [one] { $count } cell selected. Ctrl+C copies, Ctrl+V pastes where the pointer is.
        *[other] { $count } cells selected. Ctrl+C copies, Ctrl+V pastes where the pointer is.
    }
ws-nothing-here = Nothing lies here. Choose a tool to put something here.
ws-to-board = The whole board
ws-board = Board
ws-board-name = Name of the board
ws-name = Name
ws-id = Id
ws-lat = Latitude
ws-lon = Longitude
ws-rows = { $count ->
         [one] { $count } row
        *[other] { $count } rows
    }
ws-row-add = Add a row
ws-row-remove = Remove row { $number }
ws-paste-help = Copy cells in a spreadsheet and paste them into a cell here: rows that are missing are added. Names and ids both work.
ws-pasted = { $count ->
         [0] Nothing of this has a place here.
         [one] { $count } row pasted.
        *[other] { $count } rows pasted.
    }
ws-pasted-over = { $count ->
         [one] { $count } row is left out: the table takes no more.
        *[other] { $count } rows are left out: the table takes no more.
    }
ws-pasted-wide = { $count ->
         [one] { $count } column is left out: the table has none for it.
        *[other] { $count } columns are left out: the table has none for them.
    }
ws-checking = Checking…
ws-check-silent = The check cannot be reached. It will be tried again.
ws-unread = The board cannot be read: it is too large, or it holds something odd.
ws-fit = Ready to play
ws-problems-count = { $count ->
         [one] { $count } thing to put right
        *[other] { $count } things to put right
    }
ws-problems-more = The first { $count } things to put right
ws-counts = What there is, and what the rules want
ws-file = File
ws-export = Export as a file
ws-anew = Begin another board
ws-anew-sure = What you have drawn here is not saved; another board takes its place.
ws-my-boards = Boards
ws-save = Save
ws-save-new = Save as a new board
ws-saving = Saving…
ws-saved = Saved
ws-save-failed = Not saved. Your draft is safe in this browser.
ws-signed-out = You are signed out here. Sign in again and save, or save it as a new board. Your draft is safe in this browser.
ws-open-newest = Open the newest version
ws-open-newest-sure = What you have drawn here since the last save goes.
ws-elsewhere = This board is open in another tab
ws-elsewhere-help = It is drawn on there now. What you had drawn is kept.
ws-draw-here = Draw on here
ws-open-table = Open a table
ws-trace-help = Lay a photo or a scan of your printed board under the grid. It stays in this browser and is never sent.
ws-trace-choose = Choose a picture
ws-trace-other = Choose another picture
ws-trace-no = This file is not a picture that can be shown.
ws-trace-shown = Show it under the grid
ws-trace-opacity = Strength { $percent } %
ws-trace-turn = Turned by { $degrees }°
ws-trace-scale = Size
ws-trace-corners = Move corners
ws-trace-corner = Corner { $number } of the picture
ws-trace-middle = Move the picture
ws-trace-fit = Fit by three places
ws-trace-point = Place { $number } of { $of }: press it on the picture.
ws-trace-cell = Place { $number } of { $of }: now press the cell that it belongs to.
ws-trace-remove = Remove the picture
