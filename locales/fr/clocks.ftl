# Rythme, pendules, départs.

ui-table-pace = Rythme
ui-pace-none = Sans pendule
ui-pace-live = En direct
ui-pace-days = Sur plusieurs jours
ui-pace-none-help = Chacun prend le temps qu’il lui faut.
ui-pace-live-help = Vous jouez ensemble. Ce qu’un tour demande en plus de son temps est pris sur la réserve.
ui-pace-days-help = Vous passez de temps en temps. Le sommeil, les week-ends et les vacances ne comptent pas, selon le fuseau horaire de chacun.
ui-pace-which = Combien de temps
ui-pace-live-of = { $turn } par tour, { $bank } pour toute la partie
ui-pace-days-of = { $turn } par tour, { $bank } en réserve
ui-span-seconds = { $count } s
ui-span-minutes = { $count } min
ui-span-hours = { $count } h
ui-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
ui-leavers = Quand quelqu’un s’en va
ui-leavers-level = Niveau du bot qui prend la suite
ui-leavers-offer = Proposer aussi la place à d’autres
ui-leavers-offer-help = Elle figure dans le hall jusqu’au retour de la personne, ou jusqu’à ce que quelqu’un la prenne.
ui-room-no-clock = Sans pendule : chacun prend le temps qu’il lui faut.
ui-room-live = En direct : { $turn } par tour, { $bank } pour toute la partie.
ui-room-days = Sur plusieurs jours : { $turn } par tour, { $bank } en réserve. Le sommeil, les week-ends et les vacances ne comptent pas.
ui-room-leavers = En cas d’abandon, un bot ({ $level }) prend la suite ; on peut revenir à tout moment.
ui-room-leavers-clock = Quand le temps est écoulé, ou en cas d’abandon, un bot ({ $level }) prend aussitôt la suite ; on peut revenir à tout moment.
ui-room-offers = La place est aussi proposée à d’autres.
ui-hours-link = Vos heures
ui-clock-days = { $first } j { $second } h
ui-clock-hours = { $first } h { $second } min
ui-clock-minutes = { $first }:{ $second }
ui-clock-of = Il reste { $time } à { $name }
ui-clock-mine = Il vous reste { $time }
ui-clock-turn = ce tour { $turn }, puis { $bank } de réserve
ui-clock-bank = pris sur la réserve
ui-clock-rests = ne compte pas jusqu’à { $when }
ui-clock-zero = À zéro ({ $when }), un bot prend la suite.
ui-clock-zero-plain = À zéro, un bot prend la suite.
ui-clock-short = Il reste peu de temps
ui-clock-pause = Pause
ui-pause-ask = Demander une pause
ui-pause-help = Aucune pendule ne tourne si tous acceptent. Qui le souhaite peut jouer quand même.
ui-pause-asked = { $name } demande une pause de { $span }. Réponse attendue : { $waiting }
ui-pause-end-asked = { $name } demande la fin de la pause. Réponse attendue : { $waiting }
ui-paused = Pause jusqu’à { $when } : aucune pendule ne tourne.
ui-pause-end = Demander la fin
ui-come-back = Reprendre votre place
ui-back-time = Votre temps était écoulé : un bot joue pour vous.
ui-back-resigned = Vous avez abandonné : un bot joue pour vous.
ui-back-away = Un bot joue pour vous.
ui-take-over = Prendre la place de { $name }
ui-gone-time = temps écoulé, un bot joue
ui-gone-resigned = abandon, un bot joue
ui-open-seats = Places à prendre
ui-open-seats-help = Quelqu’un est parti ; un bot joue jusqu’à votre arrivée.
ui-open-seat-facts = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
ui-happened-resigned = { $name } abandonne ; un bot ({ $level }) prend la suite.
ui-happened-time = { $name } n’a plus de temps ; un bot ({ $level }) prend la suite.
ui-happened-away = Un bot ({ $level }) joue pour { $name }.
ui-happened-returned = { $name } est de retour.
ui-happened-taken = { $name } prend la place.
ui-happened-paused = { $name } l’a demandé et tous acceptent : pause.
ui-happened-resumed = { $name } l’a demandé et tous acceptent : la pause est finie.
ui-hours = Vos heures
ui-hours-help = Aux tables qui jouent sur plusieurs jours, votre pendule s’arrête à ces moments.
ui-hours-zone = Fuseau horaire
ui-hours-sleep = Je dors
ui-hours-from = de
ui-hours-until = à
ui-hours-weekends = Les week-ends ne comptent pas
ui-hours-vacations = Vacances
ui-hours-add = Ajouter des vacances
ui-hours-first = Premier jour
ui-hours-last = Dernier jour
ui-hours-drop = Retirer ces vacances
ui-hours-save = Enregistrer
ui-hours-saved = Enregistré. C’est valable dès maintenant.
ui-hours-trouble = L’enregistrement n’a pas réussi.
