## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = my-hand my-cards cards what-do-i-have what-i-have what-have-i my-dominoes dominoes dominos my-pile pile
also-table = rows the-table on-the-table what-is-on-the-table what-s-on-the-table what-lies-there
also-scores = score how-many-points how-many-lives how-do-we-stand who-is-winning who-leads
also-turn = whose-turn whose-turn-is-it who-is-on who-is-next who-s-next who-plays
also-counts = how-many how-many-cards how-many-left
also-last = again once-more repeat-that say-that-again say-again pardon
also-since = what-happened what-is-new what-s-new whats-new
also-find = where-is where-are where-s who-has who-holds
also-card = what-is what-s what-is-the what-are tell-me-about about how-much-is what-does what-is-a explain
also-moves = what-can-i-do what-can-i-play what-can-i-say choices possible-moves
also-hint = tip tips help-me-decide what-would-you-do what-should-i-do advise-me
also-undo = take-back take-it-back go-back undo-that
also-rules = rule
also-verbosity = detail
also-help = help-me commands
also-quit = stop leave end close end-game stop-game quit-game leave-game stop-playing the-end
also-left = go-left to-the-left
also-right = go-right to-the-right
also-up = go-up
also-down = go-down
also-look = look-at
also-boat = who-is-in-the-boat
also-who = who-am-i who-do-i-love who-do-i-hate

## What can be typed besides

here = here

yes = yes y
everything = all everything all-of-them them-all all-in every
back = back previous
between-names = and
called-random = chance luck
called-easy = beginner simple
called-normal = medium average
called-hard = strong difficult
called-even = balanced
called-bold = daring brave
called-careful = cautious prudent
called-mixed = various
called-expert = master pro
both = both the-two both-of-them two-of-them the-two-of-them both-of-these all-two
numbers = one two three four five six seven eight nine ten eleven twelve
ordinals = first,1st,first-one second,2nd,second-one third,3rd,third-one fourth,4th,fourth-one fifth,5th,fifth-one sixth,6th,sixth-one seventh,7th,seventh-one eighth,8th,eighth-one ninth,9th,ninth-one tenth,10th,tenth-one eleventh,11th,eleventh-one twelfth,12th,twelfth-one
ones = a an
things = animals animal cards card provisions provision of-them 
means-me = me myself
polite = please thanks thank-you i-want-to i-would-like-to i-d-like-to i-ll i-will i-d i-would let-me let-s i-am-going-to i-m-going-to can-i may-i can-you could-you show-me give-me
fillers = a an and the for with at in on to from swap take lay put row rows column card cards bid coin coins animal animals clear fill keep seats seat of i want would like my it is place places number one-of away game table boat use play open throw give heal fire drink steer board her him them this that these those then side sides mug rob steal change offer promise name spend some somebody someone stays drink drinks domino dominoes aside remove worth by am me card-of one-of-the join-the
in-exchange = for
nothing = nothing none no zero neither pass nobody not-a
minus = minus
spelling = Alfa,Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett,Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray,Xray Yankee Zulu
from-to = { $low } to { $high }
choice-yes = yes
choice-no = no
choice-none = none
