## To whom something is said. A hyphen stands for a blank.

told-nobody = Nobody here is called { $name }, so nobody has heard that. To say it to everybody, type { $command }: and the words.
also-tell = whisper whisper-to message msg pm
tell-one-only = One person at a time: say it to { $name } first, then to { $other }. Nobody has heard it yet.
# Whether behind "say" the beginning of a name means that person, too, as in German.
begun-names-one = no
# What stands before the name of whom something is for.
to-one = to
# What may stand there, but also before much else.
to-the-one = { "" }
# What stands before that and means: nobody else.
only-to-one = only just privately in-private quietly softly secretly in-secret confidentially
# What stands between two people.
and-another = and plus
# Everybody, behind "say", and what means so only behind "tell".
to-everybody = to-everybody to-everyone to-all to-all-of-them to-all-of-you to-the-others to-the-table to-the-room
everybody = everybody everyone all all-of-them the-others the-table
# How that begins which is for one person, besides greetings.
said-to-one = bye goodbye psst
# How that goes on which is said of somebody to all: "say Anna is quick".
said-of-one = is isn was wasn has hasn had hadn will won can cannot should would could might must may does doesn did didn plays wins loses leads won lost led played comes came goes went takes took gets got makes made needs wants likes loves hates knows knew thinks thought says said sits sat looks looked seems gives gave cheats cheated bids passes deals draws leaves left joins joined starts started and or
# The same of several: "say Anna and Ben are quick".
said-of-several = are aren were weren have haven had will won can cannot should would could might must may do don did didn play win lose lead won lost led come came go went take took get got make made need want like love hate know think say sit sat look seem give gave cheat bid pass leave left join joined start started both never always
# What is no name in that place.
no-names = be me the do my your you win lose play get have go see make take say tell us him her them his their our a an all that this these those it its left right sum conclude start begin survive continue stop understand know think bed sleep work eat drink rest wait so too well sorry okay there look wow not now how who what when where why which while with without within about after again almost also always any are aren as at away back bad badly because been before best better big both but by bye came can can-t close come coming could dear did didn-t does done don-t down early else even ever every fair fast few final finally fine first for from full fun funny gone good great had half hard has here hmm hope huge i-d i-ll i-m i-ve if indeed instead into is just keep kind last late later least leave less let lets like little long lost lot lots love low lucky luck made many may maybe mean meant might mine more most much must near need never new next nice nobody none nothing of off oh old on once one only oops or other ouch over own pity please poor pretty quick quite rather ready real really same says seen shame shall she should since slow some someone soon still such sure than thank then they thing things though thought time times today together tomorrow tonight true turn two three four five under until up very wanna want was wasn-t we went were what-s whatever whole will won won-t worse would wrong yet yours hand card cards dice round hey dang damn darn gosh man guys folks friends everyone everybody anyone anybody check game games team fold pass trick points point tea loud ended lead led bid bend ten men pen den dot don
