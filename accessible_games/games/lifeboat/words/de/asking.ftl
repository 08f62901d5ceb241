## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-love = liebe lieb hasse hass liebt hasst liebst hassen lieben feind freund retten beschützen geliebte geliebter
asks-figure = figur rolle charakter person-bin
asks-sits = sitzt sitzen sitze sitzplatz sitzplätze bug heck hinten-sitzt vorne-sitzt
asks-boat = boot rettungsboot im-wasser
asks-wounded = verletzt verwundet wunden wunde bewusstlos tot lebt durstig verletzungen schlimm bewusstlose ohnmächtig gestorben wie-gehts wie-geht-s wie-geht-es lebendig was-ist-mit was-ist-los-mit wie-steht-es-um wie-steht-s-um wie-verletzt wie-viele-wunden

## Further words for lists of the program, which only this game needs.

own-also-hand = { "" }
own-also-table = { "" }
own-everything = { "" }
own-things = proviantkarte proviantkarten
own-asks-money = { "" }
own-asks-cards = proviant
own-asks-holding = mein-proviant
own-asks-done = gerudert überfallen-hat gestohlen geklaut gekämpft gehandelt
own-asks-happened = über-bord-gefallen gerudert
own-asks-deed = gerudert gestohlen geklaut getrunken
own-asks-bid = worum-kämpfen worum-geht-der-kampf worum-wird-gekämpft wer-kämpft wer-kämpft-gegen wie-steht-der-kampf wer-gegen-wen worum-geht-der-handel
own-asks-mistake = doch-nicht-rudern doch-nicht-überfallen doch-nicht-kämpfen doch-niemanden-überfallen doch-kein-kampf doch-keinen-kampf will-doch-nicht-rudern will-doch-nicht-kämpfen will-doch-nicht-überfallen doch-nicht-handeln doch-nicht-bestechen doch-niemanden-bestechen doch-kein-handel doch-keinen-handel will-doch-nicht-handeln
own-little = { "" }
own-asks-table = { "" }
