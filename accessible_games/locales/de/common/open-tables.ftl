## Another game at the same table

again-wished = { $name } möchte noch einmal spielen. Wenn du zustimmst, tippe nochmal.
again-watched = { $name } möchte noch einmal spielen.
again-elsewhere = { $name } spielt noch einmal { $title }. Tippe { $state ->
    [playing] zuschauen { $name }, um zuzuschauen.
   *[open] beitreten { $name }, um mitzuspielen.
}
again-waits = Noch haben nicht alle zugestimmt. Um gleich anzufangen, tippe starten.
again-yours = Dieser Tisch gehört jetzt dir. Um { $title } zu spielen, tippe starten.
again-nowhere = Du bist an keinem Tisch mit einem fertigen Spiel. Tippe schnell oder neu, und ein Spiel.
again-not-yet = An diesem Tisch wurde noch nicht gespielt. Tippe starten.
asked-again = Du wirst gefragt, ob ihr noch einmal spielt. Stimmst du zu?

## Tables that are open to anybody

table-opened = Dieser Tisch ist für alle offen. Wer das hören will, erfährt es.
table-opened-often = Dieser Tisch ist für alle offen. Du hast zuletzt sehr viele geöffnet, darum erfährt es niemand. Tippe in ein paar Minuten noch einmal öffnen.
open-full = Hier sind alle Plätze besetzt. Um anzufangen, tippe starten.
open-later = Dieses Spiel ist zu Ende. Tippe zuerst nochmal, dann öffnen.
someone-opens = { $state ->
    [alone] { $name } spielt allein { $title }. Für das nächste Spiel tippe schnell { $title }.
   *[open] { $name } hat einen offenen Tisch für { $title }. Tippe beitreten { $name }.
}
tables-told = Du hörst, wenn ein Tisch für alle offen ist.
tables-not-told = Du hörst nicht mehr, wenn ein Tisch für alle offen ist.

## A game at once

quick-begins = Du spielst mit Computerspielern. Andere können zum nächsten Spiel dazukommen.
quick-waits = { $state ->
    [over] Beim nächsten Spiel { $title } mit { $names } spielst du mit. Um es anzufangen, tippe nochmal.
   *[playing] Du schaust zu bei { $title }, mit { $names }, und spielst beim nächsten Spiel mit.
}
someone-waits = { $state ->
    [alone] { $name } spielt beim nächsten Spiel mit. Dafür tippe jetzt abbrechen, dann nochmal.
    [over] { $name } spielt beim nächsten Spiel mit. Um es anzufangen, tippe nochmal.
   *[playing] { $name } schaut zu und spielt beim nächsten Spiel mit.
}
quick-how = Kein Tisch ist für alle offen. Tippe schnell und den Namen eines Spiels.
quick-plain = Spiele mit schnell haben Computerspieler und sind für alle offen. Tippe stattdessen neu.

## Commands

command-again = nochmal revanche
command-open = öffnen
command-quick = schnell
also-again = noch-mal nochmal-spielen noch-mal-spielen noch-ein-spiel noch-eine-partie noch-eine-runde noch-einmal noch-einmal-spielen
also-open = tisch-öffnen den-tisch-öffnen öffne-den-tisch öffne
also-quick = schnelles-spiel sofort-spielen schnellspiel
