## Word of a turn for whoever is away

command-notify = notify
also-notify = notification notifications notices
help-notify = { $typed } and on or off: whether you get word when it is your turn and you are away. { $typed } and a number allows so many notices a day, { $typed } after and a number waits until you have been away for so many minutes. They say which game it is and who plays with you, never what you hold.
typed-notify-after = after
typed-notify-beside = a day daily per most at minutes minute notices notice time times
notice-head = Your turn: { $title }
notice-turn = It is your turn in { $title }{ $count ->
    [0] .
   *[other] , with { $names }.
}{ $number ->
    [0] { "" }
    [one] { " " }You have a day for it.
   *[other] { " " }You have { $number } days for it.
}
notice-stop = No more notices
notify-none = This server sends no notices of turns.
notify-is = { $count ->
    [0] You get no notices. After notify on, you get word when it is your turn and you are away.
    [one] You get one notice a day at most, when it is your turn and you are away.
   *[other] You get { $count } notices a day at most, when it is your turn and you are away.
}
notify-waits = { $minutes ->
    [one] Each waits until you have been away for a minute. To end them, type notify off.
   *[other] Each waits until you have been away for { $minutes } minutes. To end them, type notify off.
}
notify-by-browser = { $count ->
    [0] No browser shows them yet: open the page of this server in one, and press the button for notices there.
    [one] They appear in one browser.
   *[other] They appear in { $count } browsers.
}
notify-by-host = Whoever runs this server passes them on, in a way that you agree on with them.
notify-how = Type notify on or notify off. Behind notify also goes a number of notices a day, at most { $high }, or after and a number of minutes.
notify-taken = This browser shows your notices now.
notify-left = This browser shows no notices any more.

## The page

page-notices = When it is your turn and you are away
page-notices-how = Your browser can tell you, even after you have closed this page. The notice names the game and who plays with you.
page-notices-button = Show notices in this browser
page-notices-phone = On an iPhone or iPad, first add this page to the Home Screen: press Share, then Add to Home Screen. Open it from there, and a button for notices is here.
page-notices-refused = Your browser does not allow notices from this page. Allow them in its settings, then press the button again.
page-notices-failed = Your browser could not set up notices. Try again later, or in another browser.
page-your-turn = Your turn
page-offline = No connection
site-offline = The server cannot be reached now. When you are connected again, go back to the games. What you have played is kept.

## Notices of turns, as the host wants them

serve-no-cryptography = Notices in browsers need cryptography, which is missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Other editions have it: the installer for Windows, the Debian package, and the wheel.
   *[other] Type pip install cryptography.
}
serve-push-key = { $file } is no key for notices: { $problem }. Put it back from a backup, or move it away. Browsers then have to ask for notices again.
serve-push-here-only = Only browsers on this machine can ask for notices, as the page has no certificate.
serve-push-refused = The push service { $name } does not take notices: { $problem }. Other notices go on.
serve-push-again = The push service { $name } takes notices again.
serve-on-turn-missing = The program of --on-turn is not there: { $name }. Until it is, nobody gets word by it.
serve-on-turn-failed = The command of --on-turn did not work: { $problem }. It is tried again with the next notice.
serve-on-turn-again = The command of --on-turn works again.
push-contact = Type --push and your own mail address, which push services get.
push-without-page = Add --page to --push: browsers ask for notices on the page.
on-turn-how = Type --on-turn and, between quotation marks, a program and what it gets.
