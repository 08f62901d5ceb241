## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-love = love loves hate hates friend enemy
asks-figure = character role secret identity secret-card
asks-sits = sits sit sitting seat seats seated order stern bow at-the-stern at-the-bow in-front-of-me
asks-boat = boat aboard overboard in-the-water
asks-wounded = wounded hurt injured wounds wound unconscious alive dead

## Further words for lists of the program, which only this game needs.

own-also-hand = which-provisions-do-i-have what-provisions-do-i-have which-weapons-do-i-have what-weapons-do-i-have
own-also-table = how-many-birds-so-far
own-everything = all-my-cash
own-things = provisions provision
own-asks-money = cash-left
own-asks-cards = provisions weapon weapons
own-asks-holding = my-provisions
own-asks-done = rowed drowned
own-asks-happened = fell-overboard falls-overboard
own-asks-deed = rowed stole robbed drank
own-asks-bid = { "" }
own-asks-mistake = { "" }
own-little = { "" }
own-asks-table = { "" }
