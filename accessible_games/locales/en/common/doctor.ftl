## The doctor: what works on this machine, and how to get what is missing

doctor-well = All that is needed works.
doctor-ill = { $count ->
    [one] One part that is needed does not work.
   *[other] { $count } parts that are needed do not work.
}
    .brief = { $count ->
    [one] One needed part does not work.
   *[other] { $count } needed parts do not work.
}
doctor-failed = One part could not be checked: { $problem }.
doctor-program = Accessible Games { $value } runs on Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-others = Games of other packages: { $names }.
doctor-other-fails = The game { $game } is left out, because it cannot be loaded: { $problem }.
doctor-other-newer = The game { $game } is left out, because it needs a newer version of this program.
doctor-no-modules = Python lacks { $choices }. Start bootstrap again, or reinstall Accessible Games.
    .brief = Python lacks { $choices }. Start bootstrap again.
doctor-language-option = The language is { $now }, as the option --language says.
    .brief = Language { $now }, by --language.
doctor-language-setting = The language is { $now }, as the settings say.
    .brief = Language { $now }, by the settings.
doctor-language-system = The language is { $now }, as the system says: { $value }.
    .brief = Language { $now }, by the system.
doctor-language-default = The system's language is not available, so it is { $now }. Change it with accessible-games settings language.
    .brief = Language { $now }, not the system's.
doctor-settings = The settings in { $file } are in order.
    .brief = The settings are in order.
doctor-no-settings = No setting is changed yet. Settings will be kept in { $file }.
    .brief = No setting is changed yet.
doctor-terminal = The terminal has { $width } columns and { $height } rows.
    .brief = { $width } columns, { $height } rows.
doctor-narrow = The terminal has { $width } columns, too few for the longest lines. Make it wider, or choose --verbosity brief.
    .brief = { $width } columns are too few. Make the terminal wider.
doctor-no-size = The terminal does not report its size. Type stty columns and a number before you play.
    .brief = The terminal does not report its size.
doctor-editing = Lines can be edited while you type, in the terminal { $name }.
    .brief = Line editing works.
doctor-console = The console edits what you type: Tab completes, the arrows bring back earlier lines.
    .brief = Line editing works.
doctor-plain = Lines are typed without line editing, as you have chosen.
    .brief = No line editing, as chosen.
doctor-dumb = Lines are typed without line editing, because TERM is { $name }. If the terminal can do more, set TERM to { $value }.
    .brief = No line editing: TERM is { $name }.
doctor-no-editing = Lines are typed without line editing, because Python lacks { $choices }.
    .brief = No line editing: Python lacks { $choices }.
doctor-no-input = The input is not a terminal, so lines are read as they come.
    .brief = The input is not a terminal.
doctor-no-output = The output is not a terminal, so each prompt is a line of its own.
    .brief = The output is not a terminal.
doctor-encoding = The encoding { $name } writes all letters and braille cells.
    .brief = All letters and braille can be written.
doctor-no-letters = The encoding { $name } lacks some letters, which become plain ones. If the terminal knows { $found }, set PYTHONIOENCODING to { $found }.
    .brief = { $name } lacks letters. Set PYTHONIOENCODING to { $found }.
doctor-no-cells = The encoding { $name } has no braille cells, which become question marks. If the terminal knows { $found }, set PYTHONIOENCODING to { $found }.
    .brief = No braille cells in { $name }. Set PYTHONIOENCODING to { $found }.
doctor-labels = Braille labels for cards can be written.
    .brief = Labels for cards can be written.
doctor-no-labels = Braille labels for cards are damaged: { $choices }. Reinstall Accessible Games.
    .brief = Card labels are damaged: { $choices }.
doctor-grades = Liblouis { $value } writes the braille grades { $choices }.
    .brief = Braille grades: { $choices }.
doctor-no-grades = Liblouis { $value } cannot write { $choices }. { INSTALL("tables") ->
    [none] Install liblouis again
   *[other] Type { INSTALL("tables") }
}, and unset { $word }.
    .brief = Braille lacks { $choices }. Install liblouis again.
doctor-pdf = Overlays can be made as pdf.
doctor-font = A pdf can have all letters of Europe.
doctor-codes = QR codes can be drawn.
doctor-brltty = BRLTTY is running, and programs can reach it.
    .brief = BRLTTY is running.
doctor-brltty-alone = BRLTTY is running, but programs cannot reach it. Switch BrlAPI on in { $file }.
    .brief = BRLTTY is running without BrlAPI.
doctor-brltty-elsewhere = BRLTTY is on another machine, { $name }, and was not asked. To use the one here, unset { $word }.
    .brief = BRLTTY is elsewhere, on { $name }.
doctor-no-brltty = BRLTTY is not running. { INSTALL("brltty") ->
    [none] For a braille display, install and start it.
   *[other] For a braille display, type { INSTALL("brltty") } and start it.
}
    .brief = BRLTTY is not running.
doctor-brlapi = Python can speak to BRLTTY, as { $option } needs.
    .brief = Python can speak to BRLTTY.
doctor-no-brlapi = Python cannot speak to BRLTTY. { INSTALL("brlapi") ->
    [none] No package for that is known for this system. Your screen reader serves the braille display.
   *[other] For { $option }, type { INSTALL("brlapi") }{ start-again }.
}
    .brief = Python cannot speak to BRLTTY.
doctor-brlapi-broken = Python cannot use brlapi, which is broken or another module of that name. { INSTALL("brlapi") ->
    [none] Remove it.
   *[other] Type { INSTALL("brlapi") }{ start-again }.
}
    .brief = Broken: brlapi.
doctor-orca = Orca { $value } is running. It reads the windows of the desktop, such as that of a terminal.
    .brief = Orca { $value } is running.
doctor-orca-sleeps = Orca { $value } is there, and is not running. On a desktop, Super Alt S starts it.
    .brief = Orca { $value } is not running.
doctor-no-orca = Orca is missing. { INSTALL("orca") ->
    [none] To hear the windows of a Linux desktop, install it.
   *[other] To hear the windows of a Linux desktop, type { INSTALL("orca") }.
}
    .brief = Orca is missing.
doctor-orca-broken = Orca is broken: it does not tell its version. Install orca again.
    .brief = Broken: orca. Install it again.
doctor-speech = Speech Dispatcher is running.
doctor-speech-sleeps = Speech Dispatcher is there, and starts when it is needed.
    .brief = Speech Dispatcher is there.
doctor-no-speech = Speech Dispatcher is missing. { INSTALL("speech-dispatcher") ->
    [none] To have lines spoken without a screen reader, install it.
   *[other] To have lines spoken without a screen reader, type { INSTALL("speech-dispatcher") }.
}
    .brief = Speech Dispatcher is missing.
doctor-speechd = Python can speak to Speech Dispatcher.
doctor-no-speechd = Python cannot speak to Speech Dispatcher. { INSTALL("speechd") ->
    [none] No package for that is known for this system.
   *[other] For that, type { INSTALL("speechd") }.
}
    .brief = Python cannot speak to Speech Dispatcher.
doctor-reader = A screen reader is running. It reads this window, and serves a braille display.
    .brief = A screen reader is running.
doctor-old-console = In this console, leave NVDA's Diff algorithm at Automatic. Windows Terminal suits any screen reader better.
    .brief = Here, leave NVDA's Diff algorithm at Automatic.
doctor-no-reader = No screen reader is running. Control, Windows and Enter start Narrator. To get NVDA, type { INSTALL("nvda") }. JAWS works as well.
    .brief = No screen reader is running.
doctor-voiceover = VoiceOver is a part of this Mac. Command F5 switches it on and off, and it serves a braille display.
    .brief = Command F5 switches VoiceOver on.
doctor-silent-terminal = Orca cannot read this terminal. Use that of GNOME or MATE.
doctor-other-terminal = With VoiceOver, play in the app Terminal: here it may break off long answers.
    .brief = With VoiceOver, play in the app Terminal.
doctor-folder = Games can be saved in { $folder }.
    .brief = Games can be saved.
doctor-new-folder = Games can be saved in { $folder }, which the first game creates.
    .brief = Games can be saved.
doctor-no-folder = Games cannot be saved in { $folder }: { $problem }. Fix that, or choose another folder with --data.
    .brief = Games cannot be saved: { $problem }.
doctor-full = The disk is full, so games cannot be saved in { $folder }. Make room, or choose another folder with --data.
    .brief = The disk is full. Make room for games.
doctor-megabytes = The disk has room for { $number ->
    [one] one megabyte.
   *[other] { $number } megabytes.
}
    .brief = { $number ->
    [one] Room for one megabyte.
   *[other] Room for { $number } megabytes.
}
doctor-gigabytes = The disk has room for { $number ->
    [one] one gigabyte.
   *[other] { $number } gigabytes.
}
    .brief = { $number ->
    [one] Room for one gigabyte.
   *[other] Room for { $number } gigabytes.
}
doctor-games = { $count ->
    [0] No games are saved yet.
    [one] One game is saved.
   *[other] { $count } games are saved.
}
doctor-damaged = { $count ->
    [one] A saved game is damaged: { $names }. To hear why, type accessible-games replay and its name.
   *[other] { $count } saved games are damaged: { $names }. To hear why, type accessible-games replay and a name.
}
    .brief = { $count ->
    [one] One is damaged: { $names }.
   *[other] { $count } games are damaged: { $names }.
}
start-again = { EDITION() ->
    [checkout] , then start bootstrap again
   *[other] { "" }
}
