## To whom something is said. A hyphen stands for a blank.

told-nobody = Nobody here is called { $name }, so nobody has heard that. To say it to everybody, type { $command }: and the words.
also-tell = whisper whisper-to message msg pm
# Whether "say" and a name mean that person alone, as in German, even without "to".
say-names-one = no
# What stands before the name of whom something is for.
to-one = to
# What may stand there, but also before much else.
to-the-one = { "" }
# Everybody, behind "say", and what means so only behind "tell".
to-everybody = to-everybody to-everyone to-all to-all-of-them to-all-of-you to-the-others to-the-table to-the-room
everybody = everybody everyone all all-of-them the-others the-table
# How that begins which is for one person, besides greetings.
said-to-one = bye goodbye psst
# How that goes on which is said of somebody to all: "say Anna is quick".
said-of-one = is isn was has had will can should would does did
# What is no name in that place.
no-names = be me the do my your you win lose play get have go see make take say tell us him her them his their our a an all that this these those it its left right sum conclude start begin survive continue stop understand know think bed sleep work eat drink rest wait so too well sorry okay there look wow
