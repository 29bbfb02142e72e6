# Paces, clocks, leavers.

ui-table-pace = Pace
ui-pace-none = No clock
ui-pace-live = Live
ui-pace-days = Over days
ui-pace-none-help = Everybody takes the time they need.
ui-pace-live-help = You sit there together. What a turn needs beyond its own time comes out of the bank.
ui-pace-days-help = You look in now and then. Sleep, weekends and vacations do not count, by each player’s time zone.
ui-pace-which = How much time
ui-pace-live-of = { $turn } a turn, { $bank } for the whole game
ui-pace-days-of = { $turn } a turn, { $bank } in reserve
ui-span-seconds = { $count } s
ui-span-minutes = { $count } min
ui-span-hours = { $count } h
ui-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
ui-leavers = When somebody leaves
ui-leavers-level = Level of the bot that plays on
ui-leavers-offer = Offer the seat to others, too
ui-leavers-offer-help = It stands in the lobby until its player is back or somebody takes it.
ui-room-no-clock = No clock: everybody takes the time they need.
ui-room-live = Live: { $turn } a turn, { $bank } for the whole game.
ui-room-days = Over days: { $turn } a turn, { $bank } in reserve. Sleep, weekends and vacations do not count.
ui-room-leavers = Whoever resigns is replaced by a bot ({ $level }) and may come back at any time.
ui-room-leavers-clock = Whoever has no time left, or resigns, is replaced by a bot ({ $level }) at once and may come back at any time.
ui-room-offers = The seat is offered to others as well.
ui-hours-link = Your hours
ui-clock-days = { $first } d { $second } h
ui-clock-hours = { $first } h { $second } min
ui-clock-minutes = { $first }:{ $second }
ui-clock-of = { $name } has { $time } left
ui-clock-mine = You have { $time } left
ui-clock-turn = this turn { $turn }, then { $bank } in reserve
ui-clock-bank = out of the reserve
ui-clock-rests = does not count until { $when }
ui-clock-zero = At zero ({ $when }) a bot plays on.
ui-clock-zero-plain = At zero a bot plays on.
ui-clock-short = Time is short
ui-clock-pause = Pause
ui-pause-ask = Ask for a pause
ui-pause-help = No clock runs when all agree. Whoever likes to may still play.
ui-pause-asked = { $name } asks for a pause of { $span }. Still to answer: { $waiting }
ui-pause-end-asked = { $name } asks to end the pause. Still to answer: { $waiting }
ui-paused = Pause until { $when }: no clock runs.
ui-pause-end = Ask to end it
ui-come-back = Take your seat back
ui-back-time = Your time was over: a bot plays for you.
ui-back-resigned = You have resigned: a bot plays for you.
ui-back-away = A bot plays for you.
ui-take-over = Take over { $name }’s seat
ui-gone-time = out of time, a bot plays
ui-gone-resigned = resigned, a bot plays
ui-open-seats = Seats to take over
ui-open-seats-help = Somebody has left; a bot plays until you sit down.
ui-open-seat-facts = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
  }
ui-happened-resigned = { $name } resigns; a bot ({ $level }) plays on.
ui-happened-time = { $name } has no time left; a bot ({ $level }) plays on.
ui-happened-away = A bot ({ $level }) plays for { $name }.
ui-happened-returned = { $name } is back.
ui-happened-taken = { $name } takes the seat over.
ui-happened-paused = { $name } asked, and all agreed: a pause.
ui-happened-resumed = { $name } asked, and all agreed: the pause is over.
ui-hours = Your hours
ui-hours-help = At tables that play over days your clock stands still at these times.
ui-hours-zone = Time zone
ui-hours-sleep = I sleep
ui-hours-from = from
ui-hours-until = until
ui-hours-weekends = Weekends do not count
ui-hours-vacations = Vacations
ui-hours-add = Add a vacation
ui-hours-first = First day
ui-hours-last = Last day
ui-hours-drop = Take this vacation away
ui-hours-save = Save
ui-hours-saved = Saved. It holds from now on.
ui-hours-trouble = This could not be saved.
