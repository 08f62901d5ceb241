## Friends

friends-none = Du hast hier noch keine Freunde. Tippe befreunden und einen Namen.
friends-present = Deine Freunde hier: { $names }.
friends-absent = Nicht hier sind: { $names }.
friends-off = aus
friends-on = an
friends-is = Die Nachricht, dass Freunde kommen, ist { $now }. Zur Wahl stehen { $choices }.
friends-changed = Die Nachricht, dass Freunde kommen, ist jetzt { $now }.
friends-too-many = Für mehr Freunde ist kein Platz. Tippe zuerst entfreunden und einen Namen.
friends-not-free = Von deinen Freunden ist niemand ohne Tisch hier.
friend-made = { $name } gehört jetzt zu deinen Freunden.
friend-no-more = { $name } gehört nicht mehr zu deinen Freunden.
friend-unknown = Von deinen Freunden heißt niemand { $name }. Tippe freunde, um zu hören, wer sie sind.
friend-guest = Gäste werden vergessen, wenn sie gehen, darum haben sie hier keine Freunde und sind auch keine.
friend-comes = Aus deinem Freundeskreis ist { $name } gekommen.

## News while one types

news-hold = warten
news-now = sofort
news-bell = klingeln
news-is = Nachrichten, während du tippst: { $now }. Zur Wahl stehen { $choices }. Mit warten kommen sie, wenn deine Zeile zu Ende ist, mit sofort gleich, mit klingeln warten sie, und es klingelt.
news-changed = Nachrichten, während du tippst: { $now }.
news-elsewhere = Hier hat dein eigenes Programm deine Zeile, darum kommt alles sofort. Es gilt, wenn du durch SSH mit einem Terminal kommst.

## Order at a table

kick-wished = { $name } möchte, dass { $other } diesen Tisch für immer verlässt. Wenn du zustimmst, tippe zustimmen.
kick-two = Zu zweit könnt ihr niemanden hinauswählen, denn dann würde eine Person allein entscheiden. Tippe gehen, oder ignorieren und den Namen.
kick-founder = { $name } hat diesen Tisch aufgestellt und muss ihn vor dem Spiel nicht verlassen. Du kannst gehen tippen.
kick-first = Die anderen werden gerade über dich gefragt, darum kannst du jetzt nichts vorschlagen. Warte eine Minute.
kick-nobody = Sonst heißt an diesem Tisch niemand { $name }.
kick-shuts = Neue Gäste können nicht mehr an diesen Tisch. Einladen könnt ihr weiterhin.
kicked = { $name } muss diesen Tisch verlassen.
kicked-from-game = { $name } muss diesen Tisch verlassen. Auf dem Platz spielt ein Computerspieler weiter.
kicked-you = Die anderen haben entschieden, dass du diesen Tisch verlässt, und du kannst nicht zurück.
login-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.

## Commands

command-kick = hinauswählen rauswerfen
command-news = nachrichten
command-friends = freunde
command-friend = befreunden
command-unfriend = entfreunden
