## Friends

friends-none = You have no friends here yet. Type friend and a name.
friends-present = Your friends here: { $names }.
friends-absent = Friends who are not here: { $names }.
friends-off = off
friends-on = on
friends-is = News that a friend comes is { $now }. It can be { $choices }.
friends-changed = News that a friend comes is { $now } now.
friends-too-many = { $count ->
    [one] Nobody can have more than one friend here.
   *[other] Nobody can have more than { $count } friends here.
} Type unfriend and a name first.
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

## Sounds

sound-off = off
sound-on = on
sound-is = Sounds of your client are { $now }. It can be { $choices }.
sound-changed = Sounds of your client are { $now } now.

## Commands

command-sound = sound
command-news = news
command-friends = friends
command-friend = friend
command-unfriend = unfriend
