## Sounds

sound-off = off
sound-on = on
sound-is = Sounds are { $now }. They can be { $choices }.
sound-changed = Sounds are { $now } now.
sound-samples = To hear one of them, add its name: { $names }.
sound-name-won = won
sound-name-turn = turn
sound-name-timer = timer
sound-name-invitation = invitation
sound-name-refusal = refusal
sound-name-friend = friend
sound-name-talk = talk
sound-name-move = move
sound-sample-won = This sound means that you have won.
sound-sample-turn = This sound means that it is your turn.
sound-sample-timer = This sound means that the time is up.
sound-sample-invitation = This sound means that you are invited.
sound-sample-refusal = This sound means that something was refused.
sound-sample-friend = This sound means that a friend has come.
sound-sample-talk = This sound means that somebody talks.
sound-sample-move = This sound means that somebody else has played.
sound-silent-elsewhere = You hear none this way, only on the page, with accessible-games join, or with a MUD client that has GMCP.
sound-silent-own-files = Your client has to have these sounds itself: there is no address from which it could load them.
sound-silent-far = You hear none, as this machine is not where you are. The ring command lets your terminal ring.
sound-silent-no-player = Nothing here plays sounds. To hear what is missing, type accessible-games doctor at the command line.

## The doctor

doctor-sounds = Sounds are played by { $name }.
doctor-sounds-windows = Sounds are played by Windows.
doctor-sounds-far = Sounds are not heard from afar. The bell of the terminal is.
doctor-no-sounds = Nothing here plays sounds. { INSTALL("sounds") ->
    [none] To hear them, install PipeWire, PulseAudio or ALSA with its programs.
   *[other] To hear them, type { INSTALL("sounds") }.
}
    .brief = Nothing plays sounds.

## The command line

address-without-page = An address is that of the page. Add --page.

## Commands

also-sound = noises sound-effects
command-sound = sound sounds
