## What a server does not allow too often

login-guessed = Many wrong words are being tried here now, so yours are not looked at. Try again in a minute, or come in with a name.
login-many-names = Nobody can take a new name from your network now, because many have been taken there. Come back in an hour, or come in as a guest.
login-name-alike = { $name } is too much like the name of somebody here. Choose another name.
tables-more = { $count ->
    [one] There is one more table.
   *[other] There are { $count } more tables.
} To hear more, type { $command }.
tables-how = Type tables alone, with a number for further ones, or with on or off.
tables-parts = { $count ->
    [one] There are no more tables. Type tables alone to hear them.
   *[other] The tables are told in { $count } parts. Type tables and the number of one.
}
tables-too-many = You have set up many tables lately without playing to the end. Finish a game, or wait some minutes.
tables-unfinished = Too many of your games are not over. Finish one of them before you set up another table.
reports-too-many = Your last reports have come. You can send another one in some minutes.
labels-still = Labels are being made for you already. Wait until they are there, then try again.
