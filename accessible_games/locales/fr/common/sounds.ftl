## Sounds

sound-off = non
sound-on = oui
sound-is = Sons: { $now }. Au choix: { $choices }.
sound-changed = Sons, désormais: { $now }.
sound-samples = Pour en entendre un, ajoute son nom: { $names }.
sound-name-won = victoire
sound-name-turn = tour
sound-name-timer = minuteur
sound-name-invitation = invitation
sound-name-refusal = refus
sound-name-friend = ami
sound-name-talk = parole
sound-name-move = coup
sound-sample-won = Ce son veut dire que tu as gagné.
sound-sample-turn = Ce son veut dire que c'est ton tour.
sound-sample-timer = Ce son veut dire que le temps est écoulé.
sound-sample-invitation = Ce son veut dire qu'on t'invite.
sound-sample-refusal = Ce son veut dire que quelque chose est refusé.
sound-sample-friend = Ce son veut dire qu'un de tes amis est là.
sound-sample-talk = Ce son veut dire que quelqu'un parle.
sound-sample-move = Ce son veut dire que quelqu'un d'autre a joué.
sound-silent-elsewhere = Par ce chemin, tu n'en entends aucun, seulement sur la page, avec accessible-games join, ou avec un client MUD qui connaît GMCP.
sound-silent-own-files = Ton programme doit avoir lui-même ces sons: aucune adresse ne permet de les charger.
sound-silent-far = Tu n'en entends aucun, car cette machine n'est pas près de toi. Avec la commande sonnerie, ton terminal sonne.
sound-silent-no-player = Rien ici ne joue de sons. Pour entendre ce qui manque, tape accessible-games doctor sur la ligne de commande.

## The doctor

doctor-sounds = { $name } joue les sons.
doctor-sounds-windows = Windows joue les sons.
doctor-sounds-far = Les sons ne s'entendent pas à distance, la sonnerie du terminal oui.
doctor-no-sounds = Rien ici ne joue de sons. { INSTALL("sounds") ->
    [none] Pour les entendre, installe PipeWire, PulseAudio ou ALSA avec leurs programmes.
   *[other] Pour les entendre, tape { INSTALL("sounds") }.
}
    .brief = Rien ne joue de sons.

## The command line

address-without-page = Une adresse est celle de la page. Ajoute --page.

## Commands

also-sound = bruits
command-sound = sons
