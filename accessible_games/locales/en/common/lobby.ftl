## Friends

friends-none = You have no friends here yet. Type friend and a name.
friends-present = Your friends here: { $names }.
friends-absent = Friends who are not here: { $names }.
friends-off = off
friends-on = on
friends-is = News that a friend comes is { $now }. It can be { $choices }.
friends-changed = News that a friend comes is { $now } now.
friends-too-many = You have as many friends as there is room for. Type unfriend and a name first.
friends-not-free = No friend of yours is here without a table.
friend-made = { $name } is your friend now.
friend-no-more = { $name } is not your friend any more.
friend-unknown = No friend of yours is called { $name }. Type friends to hear who they are.
friend-guest = Guests are forgotten when they leave, so they cannot have friends, nor be some.
friend-comes = Your friend { $name } has come.

## News while one types

news-hold = hold
news-now = now
news-bell = bell
news-is = News while you type: { $now }. It can be { $choices }. With hold it waits until your line ends, with now it is told at once, with bell it waits and rings.
news-changed = News while you type: { $now }.
news-elsewhere = Here your own program has your line, so all is told at once. It counts where you come by SSH with a terminal.

## Order at a table

kick-wished = { $name } would like { $other } to leave this table for good. If you agree, type agree.
kick-two = Two people cannot vote anybody out, because one would decide alone. You can type leave, or ignore and the name.
kick-founder = { $name } has set up this table, and cannot be voted out before the game begins. You can type leave.
kick-first = The others are asked about you, so you can propose nothing else now. Wait a minute.
kick-nobody = Nobody else at this table is called { $name }.
kick-shuts = No new guests can come to this table any more. You can still invite people.
kicked = { $name } has to leave this table.
kicked-from-game = { $name } has to leave this table. A computer player goes on in that seat.
kicked-you = The others have voted you out of this table, and you cannot come back to it.
login-banned = Whoever runs this server does not let you in any more.

## Commands

command-kick = kick
command-news = news
command-friends = friends
command-friend = friend
command-unfriend = unfriend
