## What each command does

help-hand = { $typed }: your cards, and what else is yours.
help-table = { $typed }: what lies on the table.
help-scores = { $typed }: everybody's points or lives.
help-turn = { $typed }: whose turn it is.
help-counts = { $typed }: how many cards are where.
help-last = { $typed }: the last event again. Add a number, such as 5, for the last 5 events.
help-since = { $typed }: all that happened since your last move.
help-find = { $typed } and the name of a card: where it is.
help-card = { $typed } and the name of a card: what it is worth.
help-moves = { $typed }: what you can answer now.
help-legend = { $typed }: which label in braille stands for which card.
help-hint = { $typed }: what a good player would do now, and why. Add full to hear how it fared in made-up games.
help-undo = { $typed }: take back your last turn and all that came after it, if nothing hidden was revealed and no computer player has played since.
help-agree = { $typed }: agree to what somebody proposes, such as to take back a turn.
help-older = { $typed }: one event further back, each time you type it.
help-newer = { $typed }: one event forward again.
help-first = { $typed }: the first event of the game.
help-search = { $typed } and some words: the last event that has them.
help-rules = { $typed }: the headings of the rules. Add a number, a heading or a word to read.
help-sort = { $typed }: the order of cards. Add value, name or count.
help-verbosity = { $typed }: how much is said. Add brief, normal, full or braille. Braille says cards by labels, which legend explains.
help-hear = { $typed }: how much you hear of a kind of event. Add yours, others, bids, coins, table or points, and all, changes or off, such as hear bids off. Since and last tell what is off.
help-language = { $typed }: go on in another language. Add de, fr or en.
help-braille = { $typed }: the braille label after each card of your hand and of the table. Add on or off.
help-remarks = { $typed }: what computer players say now and then. Add on, few or off. At brief there is none of it.
help-ring = { $typed }: the bell of the terminal when it is your turn. Add on or off.
help-warn = { $typed }: the bell of the terminal when something is refused. Add on or off.
help-sound = { $typed }: whether sounds are played beside the lines, which tell all of it too. Add on or off, or the name of one to hear it, such as turn. Where sounds are on, no bell rings.
help-pace = { $typed }: whether all lines come at once, or each waits for Enter or Space. Add all or line.
help-curtain = { $typed }: empty lines push what one person was told out of the window before the next one begins. Scrolling back still shows it. Add on or off.
help-confirm = { $typed }: an answer that costs something, typed as a single letter or a number, is asked about once. Add on or off.
help-contracted = { $typed }: whether your display writes contracted braille. Signs of numbers and capitals then count in the width of lines. Add on or off.
help-marks = { $typed }: whether what you have chosen on the braille display is marked by its two lowest dots. Add on or off.
help-places = { $typed }: whether SixPack's columns are said by letters or by words, such as Papa 13 for p13. Add letters or words.
help-save = { $typed }: the name of the saved game. Every answer is saved at once.
help-feel = { $typed }: your hand, the news and the table on the braille display. Its routing keys choose, its home key gives it back.
    Add always to have it again at each question, or once.
    Each row begins with a sign: press it, and you hear what it means. A digit there tells how many presses are to go.
help-report = { $typed }: write a report for those who maintain the program, without secrets. Add all to put in all secrets.
help-help = { $typed }: what the question means and what you can answer. Add commands to hear them all, or a command or a word of the game to hear what it means.
help-quit = { $typed }: leave the game, which is saved. Control D does the same.
help-left = { $typed }: one place to the left on the table. The arrow key does the same.
help-right = { $typed }: one place to the right on the table. The arrow key does the same.
help-up = { $typed }: one place up on the table. The arrow key does the same.
help-down = { $typed }: one place down on the table. The arrow key does the same.
help-look = { $typed }: what is where you are. A place alone, such as p13, goes there.
help-rounds = { $typed }: reads each round of the score sheet, then the totals.
help-secret = { $typed }: your secret, on your own phone. At one keyboard, type secret and a name: the keyboard is passed on.
help-time = { $typed }: says how long the timer still runs.
help-export = { $typed }: writes the score sheet into a file for a spreadsheet, and says the totals in a line to send.
help-next = { $typed }: only in a tutorial or a puzzle. The step is done for you, or the answer is told.
help-return = { $typed }: only in a review. Back to the list of moments.

## What each command of a server does

help-people = { $typed }: who is here.
help-tables = { $typed }: which tables there are, ten at a time. Add a number for a later part. { $typed } on: hear when a table is open to anybody, in the lobby and after a game. { $typed } off ends that.
help-new = { $typed } and the name of a game: set up a table. Add how many play, and the level and temperament of the computer players, such as new lifeboat 5 easy bold. With more at the end you are asked for all of it, and for the options of the game.
help-join = { $typed } and the number of a table, or the name of somebody there: sit down at it. Alone it leads back to your own seat.
help-watch = { $typed } and the number of a table, or the name of somebody there: look on. You hear what everybody may know.
help-begin = { $typed }: begin the game at your table. The computer takes the empty seats.
help-invite = { $typed } and a name: invite somebody to your table. { $typed } friends invites all your friends who are here and at no table.
help-say = { $typed } and what you want to say: all at your table hear it, or all who are at none.
help-tell = { $typed }, a name and what you want to say: only that person hears it.
help-history = { $typed }: what was said last.
help-mute = { $typed } and a name: hear nothing of somebody today. Type it again to hear them.
help-ignore = { $typed } and a name: somebody cannot talk to you, invite you or come to your tables, today and later. Type it again to change that.
help-friends = { $typed }: who your friends are, and who of them is here. { $typed } off, and you do not hear when they come. { $typed } on, and you do.
help-friend = { $typed } and a name: somebody is your friend. You hear when they come, and they stand first where you ask who is here. They are not told.
help-unfriend = { $typed } and a name: somebody is not your friend any more.
help-kick = { $typed } and the name of somebody at your table: ask the others who play to vote them out, for good. All others have to agree, but for those who have been away for 5 minutes. A computer player goes on in their seat.
help-complain = { $typed } and what is wrong: whoever runs the server gets it, with the last lines of talk that you heard.
help-away = { $typed }: the others hear that you are not listening, until you type something.
help-key = { $typed }: be let in by SSH with the key that your program offers, without a password. Typed again, not any more.
help-news = { $typed } and hold, now or bell: what happens to news while you type a line by SSH. It waits until the line ends, is told at once on a line of its own, or waits and rings. After now, Control L says what you have typed.
help-width = { $typed } and a number: break lines for a display of so many cells. Whole leaves them whole.
help-hold = { $typed } and the name of somebody who has been away for 5 minutes: a computer player holds the seat until they come back, if the others agree.
help-end = { $typed }: end the game for good, if everybody with a seat agrees, but for those who have been away for half an hour.
help-close = { $typed }: let strangers come to a table that you have set up by its three words only. With off behind it, anybody can come again.
help-leave = { $typed }: leave the table, where a seat in a game is kept for you. Where you are at no table, leave the server.

## The command line

usage-program = Accessible Games: tabletop card games by ear and by touch.
    accessible-games play, to begin a game.
    accessible-games tutorial, to learn a game in a guided first round.
    accessible-games daily, to play the deal of the day, the same for everybody.
    accessible-games puzzle, to find the best answer in prepared positions.
    accessible-games evening, to play with your own cards: the program helps at a real table.
    accessible-games score, to keep score there.
    accessible-games begin, to draw who begins there.
    accessible-games dice, to roll dice there.
    accessible-games coin, to toss a coin there.
    accessible-games timer, to hear a bell after a while there.
    accessible-games deal, to deal secrets there.
    accessible-games table, to note what lies open there.
    accessible-games resume, to go on with a saved one.
    accessible-games replay, to hear a game again.
    accessible-games review, to hear which moments of a game cost most.
    accessible-games rules, to read the rules of a game.
    accessible-games labels, to hear the braille labels of the cards of a game.
    accessible-games look, to hear what a card is by what you feel on it.
    accessible-games overlay, to emboss, print or cut those labels.
    accessible-games settings, to hear and change the settings.
    accessible-games game, to make a game of your own.
    accessible-games doctor, to hear what works on this machine and how to get what is missing.
    accessible-games report, to write a file for those who maintain the program.
    accessible-games simulate, to let computer players play.
    accessible-games statistics, to hear how many of your games you won.
    accessible-games tournament, to hear which computer players are stronger.
    accessible-games serve, to play together from home.
    accessible-games join, to visit a server.
    Add --help to a command to hear its options.
    Every command takes --language de, fr or en and --verbosity brief, normal, full or braille.
    --plain reads lines without line editing.
    With --pace line each line waits for Enter or Space, for a braille display.
    --width 40 breaks lines between words, for a display of 40 cells. Up to 32 bring --verbosity braille.
    --speak speaks all lines through Speech Dispatcher, for players without a screen reader.
    --data and --config name other folders for saved games and settings.
    --games-dir names a folder with games that are still being made.
    --version says the version.
usage-play = accessible-games play GAME begins a game. Enter takes what is usual, as in the last one of its kind.
    --seats 4 is the number of players.
    --people Anna,Ben are the people at the keyboard.
    --bots easy,normal are the levels of the computer players: random, easy, normal, hard or expert.
    --temper bold is how they play: even, bold, careful or mixed. With bold-easy one player is bold.
    --option expert=yes is an option of the table.
    --seed 7 shuffles the cards the same way each time.
    --position FILE begins with a position, as docs/positions.md describes it.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
    --verbosity brief means less to hear. In the game, type hear bids off to leave out bids.
usage-evening = accessible-games evening helps at a real table: score, dice, a coin, who begins.
    It goes on with the evening that was not ended. accessible-games evening new begins another one.
    --people Ana,Ben are the people at the table, in a new evening.
    Behind it you can type what to enter first, such as accessible-games evening dice 2d6.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-score = accessible-games score begins a score sheet at a real table, or says who leads.
    accessible-games score to 500 ends at 500. Others are: money, least, 10 rounds, and names.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-begin = accessible-games begin draws by lot who begins.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-dice = accessible-games dice 2d6 rolls two dice with six sides. Dice alone rolls one.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-coin = accessible-games coin tosses a coin.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-timer = accessible-games timer 60 rings the bell after 60 seconds. Others are: 2 minutes, 1:30.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-deal = accessible-games deal deals secrets at a real table: the device is handed round, and each hears one alone.
    --roles "3 villager, wolf" are the secrets, at least one for each person.
    accessible-games deal lifeboat deals whom each of you loves and hates.
    accessible-games deal skat 10 deals ten cards of a deck to each.
    --deck cards.csv deals those of a table of your own.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-table = accessible-games table is a notebook of what lies open at a real table: what was laid where can be asked, read and felt.
    accessible-games table skat is one for a game or preset.
    --people Ana,Ben begins a new evening with these people.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-tutorial = accessible-games tutorial lists the tutorials.
    accessible-games tutorial GAME is a guided first round, step by step. Nothing of it is saved.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
    --format brf, pef or txt writes it as a text to emboss, with --braille g1 or g2, uncontracted without it.
    --out FOLDER is the place of the file, and --force overwrites another one.
    --paper a5, --margin 15, --profile nls, --code euro and --feeds none are those of overlay.
usage-daily = accessible-games daily plays the deal of the day: the same cards for everybody, from midnight to midnight UTC.
    accessible-games daily GAME plays that of another game. There is no hint and no undo.
    The first try counts. One that was interrupted goes on where it stood.
    accessible-games daily share says your last result in one line, to send to friends.
    accessible-games daily list says your results of the last days.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-puzzle = accessible-games puzzle says how many puzzles of each game you have solved.
    accessible-games puzzle GAME brings the next one, the easiest first. Wrong answers are explained.
    accessible-games puzzle next goes on with the game of your last puzzle.
    Add 1, 2 or 3 for easy, medium or hard ones only, or again to begin anew.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-resume = accessible-games resume lists the saved games and asks which.
    accessible-games resume NAME goes on with that one.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-replay = accessible-games replay tells your last game again.
    accessible-games replay NAME does so with any saved game.
    --step waits for Enter after each move.
usage-review = accessible-games review says which moments of your last game cost most.
    accessible-games review NAME does so with any saved game that is over, or with the last one of a game.
    --seat NAME looks only at one player's answers.
usage-rules = accessible-games rules GAME lists the sections.
    accessible-games rules GAME 5 reads section 5. You can also give the beginning of a heading.
    --search WORD reads the sentences with a word.
    --braille g2 writes braille: g1 is uncontracted and g2 contracted.
    --format brf, pef or txt writes all rules, or a section, as a text to emboss, with --braille g1 or g2, uncontracted without it.
    --out FOLDER is the place of the file, and --force overwrites another one.
    --paper a5, --margin 15, --profile nls, --code euro and --feeds none are those of overlay.
usage-labels = accessible-games labels GAME says the braille label of each card.
    poker-52, poker-54, skat, tarot, colours, dominoes or dice in place of GAME are decks that many people have.
    The name of a file, such as cards.csv, makes labels for any other game, from a table as docs/labels.md describes it. So does --deck FILE, whatever its name.
    --dots adds the dots of each cell as numbers.
    --format text, csv or json is the form.
    --order suit or value is what comes first on cards that have a suit.
    --digits lowered, upper or antoine is how digits are written, and --ten x or digits how ten is.
    --encoding cp1250 says how letters beyond the English ones are written in a text, if it is no UTF-8.
    --braille-table ru-litbrl.ctb is the table of liblouis for letters that labels in this language lack.
    accessible-games labels check GAME or FILE says at a glance how many cards and labels there are, and what stands in their way. Add --help for its options.
    accessible-games labels new asks its way to a first sheet.
    accessible-games labels page serves a page for browsers that does all this. Add --help for its options.
usage-labels-check = accessible-games labels check GAME or FILE says at a glance what there is to know before labels are made.
    These are the cards, the different labels, the longest, equal ones, those that feel alike upside down, and those that need more room than their cards have.
    --card 63x88 is the size of the cards, --corner tl or tr and --ends both or one is where their labels are, --profile marburg, nls or sign the size of braille.
    --only NAME and --without NAME choose pieces.
    --deck, --order, --digits, --ten, --encoding and --braille-table are those of labels.
usage-labels-new = accessible-games labels new asks which deck, what its labels are on and what makes the dots, then makes a sheet to try.
    Type help at any question. At the end you hear the commands for this sheet and for everything.
    --encoding and --braille-table are those of labels.
usage-game = accessible-games game new NAME lays down a small game in this folder, for you to change. The name is one word, such as small-stones.
    accessible-games game check FOLDER plays 1000 random games and says what keeps to the rules of all games, and what is missing.
    accessible-games game transcript FOLDER writes a game as it is heard. Add --help for its options.
    From an empty folder to a package for others leads docs/a-game-of-your-own.md.
usage-game-new = accessible-games game new NAME lays down a small game with words, rules, lesson, labels and tests. The name is one word, such as small-stones.
usage-game-check = accessible-games game check FOLDER plays 1000 random games, then has a line for each part of the game. Problems end it with status 1.
usage-game-transcript = accessible-games game transcript FOLDER writes a game as its first player hears it, among computer players.
    --seats N is the number of players, and --seed N gives another game.
usage-labels-page = accessible-games labels page serves a page for browsers that makes labels. It says where.
    --port N takes another port than 4080. --open lets in others than this machine.
    --certificate FILE and --key FILE encrypt it.
    Control C stops it. It keeps nothing of what is sent to it.
    --decks FOLDER lets the page tell the cards of your own tables at their addresses, see docs/hosts.md.
usage-look = accessible-games look LABEL says all about the card with that braille label, in all games. Lines of a label have strokes between them, as in b/F/SCM/-.
    accessible-games look GAME LABEL looks in one game or preset, as for labels, and the name of a file or --deck FILE in any other deck.
    A name or its beginning does instead of a label. If several cards share a label, you hear them all.
    Without a label it asks for one after the other.
    --deck, --order, --digits, --ten, --encoding and --braille-table are those of labels.
usage-overlay = accessible-games overlay GAME writes files to emboss, print or cut its labels.
    A key in print and in braille says what lies where. See docs/printing.md.
    The name of a file, such as cards.csv, or --deck FILE is any other game, as for labels.
    --format brf, pef, txt, pdf, svg, stl or 3mf is the kind of file.
    --out FOLDER is where they are written, and --force writes over others and removes what an earlier run left.
    --medium cards, sheet, tape9, tape12, plates, dies or clips is what the labels are put on.
    --card 56x87 is the size of the cards in millimetres.
    --corner tl or tr is the corner of the label, upper left or right.
    --ends both or one says whether it stands at both ends.
    --paper a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed or 210x297 is the page.
    --profile marburg, nls or sign is the size of braille.
    --code us or euro is the code of brf.
    --feeds every, between or none puts form feeds into brf: at the end of each page, only between pages, or nowhere.
    --print adds large print for sighted people.
    --mirror mirrors everything, for writing from the back.
    --compensate 1.3 makes dots 1.3 times larger.
    --order, --digits and --ten are those of labels.
    --only NAME makes only one piece, --without NAME leaves one out. Each can be given several times. --copies 2 makes two of each.
    --pages 3 or 2,5-7 makes single pages. --margin 15 keeps the edges of a page free, in millimetres.
    --slot 0.5 is the thickness, in millimetres, of what clips are put on.
    --preview says what is on the first page, or on those of --pages, and makes nothing. With --out it draws all pages as pictures, in print and dots.
    --test-page makes one label of each size, and a strip with dots of several heights.
    --grade g2 contracts the braille key and the booklet, by liblouis.
    --marks suit or kind adds a tactile mark to each suit or kind, for people who do not read braille.
    --booklet writes the texts of the cards as a booklet in brf and pef, and their numbers on the labels.
    --qr adds a QR code with the text of each card, or with the link that is its text, to pdf and svg.
    --address https://games.example, with --qr, makes each code the address of its card at your server, whose page tells it in the language of the phone.
usage-settings = accessible-games settings lists all settings.
    accessible-games settings NAME VALUE changes one.
    accessible-games settings letters x hand lets the letter x mean hand.
usage-doctor = accessible-games doctor says which parts are there and work on this machine.
    It says first whether all that is needed works, then what is wrong, what is missing and how to get it.
    Nothing is changed, and no network is needed.
    --server FOLDER looks at the store of a server that has stopped, leaves out what is damaged there, and keeps it aside.
usage-report = accessible-games report writes a file with what is needed to find a mistake.
    accessible-games report NAME adds a saved game, without its secrets.
    --secrets puts in the whole record and all hidden cards.
usage-simulate = accessible-games simulate GAME lets computer players play, and says how many games each has won.
    --games 100 is the number of games.
    --seats 4 is the number of players.
    --bots easy,normal are their levels, which go round.
    --temper mixed is their temperament: even, bold, careful or mixed. bold-easy names one alone.
    --seed 7 is the seed of the first game.
    --option expert=yes is an option of the table.
    --json writes each game as a line of JSON instead.
usage-tournament = accessible-games tournament GAME says which computer players are stronger.
    Each deal is played from all seats, so that nobody is luckier. See docs/tournament.md.
    --players normal,easy,easy are the levels at the table. The first is compared with the others.
    A level may have a temperament: bold-normal or careful-normal.
    --games 100 is the least number of games.
    --sure stops as soon as the first is known to be stronger or weaker.
    --seed 7 is the seed of the first deal.
    --option expert=yes is an option of the table.
    --workers 2 is the number of games played at once. All cores of the machine are used otherwise.
    --dask ADDRESS lets the Dask cluster at that address play.
    --json writes each game and all figures as JSON.
    Control C stops, and says what is known so far.
usage-serve = accessible-games serve lets people play together, each with a telnet or MUD client or by SSH. It says how to come in.
    --open lets in others than this machine. --port N takes another port than 4000, --ssh-port N another than 4022 for SSH.
    --certificate FILE and --key FILE open an encrypted door too, at the next port.
    --page opens a page for browsers at port 4080, --page N at another one. With a certificate it is encrypted.
    --address https://games.example is where others reach the page. MUD clients load the sounds from there.
    --games NAME offers a game of another package too, or several with commas between them.
    Control C stops it, and all games are saved.
    --decks FOLDER lets the page tell the cards of your own tables at their addresses, see docs/hosts.md.
    --backup FOLDER makes a backup there while the server runs, --every 1h as often as you say, and --keep 48 keeps the last so many.
    --restore FILE says what a backup holds and begins with it. What was there before is kept beside it.
    --push ADDRESS lets browsers that ask for it on the page get word of a turn, see docs/server.md. Push services get your mail address.
    --on-turn "COMMAND" runs a program of yours for each such notice, without a shell. docs/server.md says what it finds in its environment.
    --follow HOST follows the server there as its second machine, and plays once it takes over. --followed-by KEY lets the machine with this key follow, --wait tells nothing while that is away, --alone begins without asking the other.
    Beside a running server work serve restart, serve password, serve moderation, serve league, serve backup and serve takeover: --help behind one of them says how.
usage-serve-backup = accessible-games serve backup FOLDER makes one backup there, whether a server runs or not.
    --keep 48 keeps the last so many. --data names another folder of a server.
usage-serve-restart = accessible-games serve restart 5 tells everybody at your server that it restarts in five minutes, again one minute before, and does it: as it is installed then. Everybody's games go on.
    off calls it off. --data names another folder of a server.
usage-join = accessible-games join HOST visits a server, where you play together with others. It asks who you are.
    --name NAME is the name that you have there, and --guest is for who has none. Otherwise it is the name of your settings.
    --port N is the port of the server for SSH, if it is another than 4022. HOST:N does the same.
    Your password, and all else, travels encrypted. A lost connection comes back by itself.
    The pace, ring, warn, contracted, width and feel commands are about your own device. The server understands all others.
    --braille-display lets the command feel use a braille display, as docs/brlapi.md describes.
usage-statistics = accessible-games statistics says how many games were played and won.
    accessible-games statistics GAME says more about one game: by players, levels, streaks and points.
    Several people at one keyboard are counted by their names.
    --rebuild counts all saved games again.
    --json writes all figures as JSON.
