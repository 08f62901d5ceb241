## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = my-hand my-cards cards what-do-i-have what-i-have what-have-i my-pile pile read-my-cards read-my-hand read-me-my-cards read-me-my-hand read-me-my-cards-again show-me-my-cards show-me-my-hand show-my-cards show-my-hand which-cards-do-i-have which-cards-have-i-got which-animals-do-i-have what-am-i-holding what-do-i-hold what-have-i-got what-s-mine what-s-in-my-hand tell-me-my-cards list-my-cards what-did-i-get what-was-i-dealt what-did-i-get-dealt what-do-i-have-left what-do-i-own what-are-my-cards what-animals-do-i-have which-animals-do-i-hold what-do-i-have-so-far what-do-i-have-already
also-table = rows the-table on-the-table what-is-on-the-table what-s-on-the-table what-lies-there describe-the-table describe-table read-the-table read-table show-the-table show-me-the-table read-me-the-table show-me-the-rows read-the-rows read-me-the-rows show-the-rows what-s-there what-is-there what-s-lying-there what-s-out what-s-up-for-grabs up-for-grabs read-the-animals read-me-the-animals show-me-the-animals any-bids any-bids-yet who-has-bid-what read-the-display show-the-display
also-scores = score how-many-points how-do-we-stand who-is-winning who-leads how-are-we-doing how-am-i-doing who-s-winning who-s-leading who-is-leading who-s-ahead who-s-in-front am-i-winning how-s-the-score what-s-the-score what-is-the-score am-i-last am-i-losing who-is-last who-s-last who-s-losing how-does-it-stand how-many-lives
also-turn = whose-turn whose-turn-is-it who-is-on who-is-next who-s-next who-plays who-starts who-begins who-goes-first who-goes-next who-goes who-s-first who-is-first am-i-first am-i-next am-i-on do-i-start do-i-begin do-i-go-first is-it-me is-it-my-go who-comes-next who-comes-after-me who-s-after-me who-is-after-me who-bids-after-me who-bids-next who-bids-first who-s-bidding-now who-s-bidding who-is-bidding who-are-we-waiting-for what-are-we-waiting-for who-is-it-waiting-for whose-move whose-move-is-it whose-go whose-go-is-it who-s-to-play who-is-to-play who-s-on who-s-up who-is-up who-moves who-plays-next who-s-turn-is-it am-i-up is-it-my-turn am-i-the-last-to-bid am-i-last-to-bid am-i-the-first-to-bid am-i-first-to-bid
also-counts = how-many how-many-cards how-many-left
also-last = again once-more repeat-that say-that-again say-again pardon what what-was-that what-s-that-again can-you-repeat-that could-you-repeat-that can-you-say-that-again repeat-please please-repeat repeat-it say-it-again what-did-you-say excuse-me i-beg-your-pardon beg-your-pardon huh eh one-more-time sorry-once-more sorry-what read-that-again come-again
also-since = what-happened what-is-new what-s-new whats-new anything-new any-news what-have-i-missed did-i-miss-anything did-i-miss-something what-did-i-miss what-changed what-s-been-happening what-s-going-on
also-find = where-is where-are where-s who-has who-holds
also-card = what-is what-s what-is-the what-are tell-me-about about how-much-is what-does what-is-a explain
also-moves = what-can-i-do what-can-i-play what-can-i-say choices possible-moves
also-hint = tip tips help-me-decide what-would-you-do what-should-i-do advise-me help-me-choose help-me-to-choose help-me-to-decide any-tips any-advice any-hints any-ideas any-suggestions give-me-a-tip give-me-some-advice what-do-you-recommend what-do-you-suggest what-do-you-advise i-m-stuck i-need-a-hint i-need-advice what-s-best recommend-something surprise-me
also-undo = take-back take-it-back go-back undo-that
also-rules = rule explain-the-game explain-this-game
also-verbosity = detail
also-help = help-me commands i-need-help need-help help-please please-help can-you-help-me could-you-help-me can-you-help help-me-out assist-me
also-quit = stop leave end close end-game stop-game quit-game leave-game stop-playing the-end end-the-game stop-the-game quit-the-game leave-the-game close-the-game exit-the-game end-the-program close-the-program i-m-off i-m-leaving good-night goodnight good-bye farewell gotta-go got-to-go i-have-to-go i-ve-got-to-go i-must-go i-need-to-go call-it-a-day let-s-call-it-a-day i-ve-had-enough i-have-had-enough that-s-enough that-s-enough-for-today i-ve-had-enough-for-today enough-for-today finish-here let-s-stop-here let-s-finish-here stop-here log-off log-out sign-off so-long ciao i-give-up-the-game see-ya see-you-later see-you-tomorrow i-m-out-of-here out-of-here i-want-to-stop i-want-to-quit i-d-like-to-stop i-m-quitting i-m-stopping i-m-done-playing i-m-finished-playing
also-left = go-left to-the-left move-left move-to-the-left further-left one-left one-to-the-left one-place-left one-place-to-the-left go-one-left go-one-place-left go-one-place-to-the-left a-place-left step-left leftwards more-left one-step-left one-further-left one-step-to-the-left a-step-to-the-left a-step-left one-step-further-left
also-right = go-right to-the-right move-right move-to-the-right further-right one-right one-to-the-right one-place-right one-place-to-the-right go-one-right go-one-place-right go-one-place-to-the-right a-place-right step-right rightwards more-right one-step-right one-further-right a-step-right one-step-to-the-right
also-up = go-up move-up further-up one-up one-place-up go-one-up go-one-place-up step-up upwards higher one-step-up one-higher up-one a-step-up one-step-to-the-up
also-down = go-down move-down further-down one-down one-place-down go-one-down go-one-place-down step-down downwards one-step-down one-lower down-one a-step-down one-step-to-the-down
also-look = look-at

## What can be typed besides

here = here

yes = yes y
everything = all everything all-of-them them-all all-in every the-lot the-whole-lot every-one-of-them each-of-them every-single-one everything-i-have everything-i-ve-got everything-i-own all-i-have all-i-ve-got all-my-money all-the-money
# The only words beside which "all" is an answer, but for those of the question.
beside-everything = i we my the a it them me with in for go going put bid now then just please so want we-ll i-m let-s us these those of
back = back previous
between-names = and
opening-begin = begin start play go start-game begin-game play-game start-the-game ok okay sure fine
opening-level = level difficulty computer
opening-players = players player people seats seat persons person of-us
opening-tutorial = tutorial tutorials lesson lessons learn teach-me learning
called-random = chance luck
called-easy = beginner simple
called-normal = medium average
called-hard = strong difficult
called-even = balanced
called-bold = daring brave
called-careful = cautious prudent
called-mixed = various
called-closed = closed private
called-expert = master pro
both = both the-two both-of-them two-of-them the-two-of-them both-of-these all-two the-both both-of-em em-both
numbers = one two,couple,a-couple-of,a-couple three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four
ordinals = first,1st,first-one second,2nd,second-one third,3rd,third-one fourth,4th,fourth-one fifth,5th,fifth-one sixth,6th,sixth-one seventh,7th,seventh-one eighth,8th,eighth-one ninth,9th,ninth-one tenth,10th,tenth-one eleventh,11th,eleventh-one twelfth,12th,twelfth-one
ones = a an single
things = animals animal cards card of-them 
means-me = me myself
polite = please pls thanks thank-you thx i-want-to i-would-like-to i-d-like-to i-ll i-will i-d let-me let-s i-am-going-to i-m-going-to i-m-gonna i-ll-have i-ll-go-with i-ll-go-for i-go-for go-with go-for i-think-i-ll i-guess-i-ll give-me gimme make-it make-that let-s-go-with how-about i-choose i-pick hm hmm well um er i-wanna wanna gonna lemme let-me-have i-ll-just i-d-just i-d-rather-have i-would-rather-have i-d-like-to-have i-would-like i-d-like i-d-love-to i-d-love i-would-love-to i-d-prefer i-d-prefer-to i-would-prefer i-would-prefer-to i-prefer i-prefer-to let-s-have let-s-say let-s-try let-s-just i-d-say i-say i-ll-say i-ll-try i-ll-grab i-ll-get i-fancy i-feel-like i-ll-start-with time-to it-s-time-to i-ve-decided-to i-decide-to i-think-i-m-going-to i-m-about-to i-mean-to i-should-like-to i-should-like well-then so-i put-me-down-for if-i-may if-you-please if-you-don-t-mind kindly cheers ta oh ah erm umm uhm mm very-well i-think i-suppose i-reckon i-d-go-for i-d-go-with i-d-choose i-d-pick i-settle-for i-ll-settle-for i-plump-for i-opt-for i-m-opting-for i-m-choosing i-m-picking i-m-going-for i-m-going-with go-on-then my-choice-is my-pick-is i-choose-to i-want-to-have thanks-for-nothing i-shall i-m-just-going-to i-m-just-gonna think-i-ll i-m-simply-going-to i-just-want-to i-d-simply i-ll-simply guess-i-ll i-suppose-i-ll i-ll-now i-now i-d-better i-had-better
little = number no-of a an and the with at in on to from of by as i want my it its is be am it-is them this that these those then now here-s just rather instead me him her us we please ok okay so for right-now this-time this-turn again-please only i-d-rather i-would-rather actually today simply all-right alright ve ll re i-m i-ve i-am together plus after-all for-me of-mine mine in-that-case definitely certainly absolutely quickly quick fast now-then right-then anyway though too as-well both-of-us here-you-go here-you-are there-you-go there-you-are myself straight-away at-once will-do is-fine is-enough would-be-nice would-be-good sounds-good-to-me needs-it-more can-have it-goes still dear dearie darling honey sweetie love-please w on-this-one on-this i-think-so if-possible lets lets-do let-s-do little-one my-dear do-it now-please it-is-time i-do-believe-it-s-time-to it-s-time-to it-has-to-be i-m-afraid-it-has-to-be i-m-afraid has-to-be i-should-like to-start my-friend
# What says no to the words around it, and what with it means nothing: "I do not bid anything".
denials = not don-t do-not dont doesn-t does-not didn-t did-not won-t wont will-not can-t cannot cant never nor isn-t is-not wouldn-t without hardly don won
half-denials = { "" }
any = any anything any-of-them any-of-it at-all either either-of-them either-one
none-of = no not-a not-a-single not-one
# Phrases that only talk, though their words could answer.
chat = at-last thanks-for-nothing no-problem no-worries not-bad one-moment one-second show-me this-one that-one the-other-one me-first you-first first-of-all one-for-all all-for-one that-s-right that-is-right yeah-right yes-right well-right quite-right too-right oh-right thank-you-all thanks-all thanks-everybody thanks-everyone
# How a question begins that has no question mark.
asking = who whom whose what which where when why how who-s what-s where-s how-s do-i do-we do-you does did am-i are-we are-there are-you is-it is-there is-that has have-i have-we had should-i should-we should shall-i shall-we can-i can-we can can-you may-i may-we may could-i could-you could would-you would-it must-i will-i any-idea any-tips was were am-i-allowed is-this are-these are-those were-there isn-t-it aren-t-there don-t-i do-they did-i did-we how-many how-much how-come would-i will-it will-that have-they has-anyone anything-new anything-left anyone any-news any-advice any-suggestions any-bids any-hints wouldn-t-it is-anyone is-anybody is-someone has-someone has-anybody wat wats
lasts = last last-one last-ones bottom-one bottom rightmost on-the-right lower lowest lowermost right-hand right-one right-hand-one
firsts = first left leftmost first-ones on-the-left top top-one upper topmost uppermost left-hand
middles = middle middle-one central centre in-the-middle
plural-articles = { "" }
elisions = s d ll m ve re
# What stands before what a person says instead of something else.
corrections = i-mean i-meant i-meant-to-say i-meant-to-type i-really-meant i-actually-meant i-wanted-to-say make-that correction or-rather wait-i-meant
# What does so only behind a no, as it tells something by itself.
wishes = i-wanted
# What takes back what stands before it.
hesitations = sorry sry no-wait wait hang-on hold-on on-second-thoughts second-thoughts nvm never-mind oh-dear
# What stands between what is not meant and what is: "not three but four".
contrasts = but but-rather
# What says that one thing is better than another, which is no answer.
comparing = instead-of rather-than other-than more-than less-than better-than sooner-than than in-place-of
# What says so with a word of the next list: "I prefer goats to bears".
preferring = prefer i-prefer i-d-prefer i-would-prefer
# What stands before the other one of two things: "change a bear to a goat".
facing = to over into
# What makes one of two numbers, such as "one to three" and "one of four".
ranging = to through till until by of out-of in on over per plus times
# What an ordinal counts that is no answer, such as "the last time".
times = time times
# What adds a number to another one: "one more".
more = more another extra
# What says that something is over, unless it stands between two things.
no-longer = no-longer any-longer any-more anymore
# What stands before a value: "the one with four".
having = with
# Who or what does something that is only told: "it knocks".
subjects = it
# What asks for cards, and so gives none.
demanding = give-me gimme let-me-have give-us
# Whether verbs may stand behind whom something is done to, as in German.
verbs-last = no
in-exchange = for
# What may be left beside an answer that is no card, as in "I am for it".
in-favour = for
nothing = nothing none no zero neither pass nobody not-a not-a-single no-thanks no-thank-you nope nah not-this-time not-now not-today nothing-at-all none-at-all none-of-them none-of-those none-of-these neither-of-them skip i-ll-pass no-way zilch nada nil nowt naught nought zip rather-not i-would-rather-not nothing-for-me not-for-me count-me-out leave-me-out i-m-out i-am-out without-me sit-this-one-out sit-out i-m-not-bidding not-bidding no-bid no-coins no-money abstain i-m-passing passing not-a-thing not-a-chance no-chance forget-it none-for-me nothing-today absolutely-nothing definitely-not certainly-not absolutely-not of-course-not not-really i-m-good no-ta nothing-more no-more not-interested not-bidding-anything it-s-a-gift it-s-a-present as-a-gift as-a-present for-free free-of-charge staying-out stay-out keep-out out leave-them-all leave-them leave-them-both leave-both leave-all-of-them nothing-from-me no-bid-from-me zero-coins
minus = minus
# Words of the language that begin words of the games, and do not mean them.
whole-words = off hid lad mat step ant bee pain fig she see sea bed bare jew over black go do he hi ma pa la so up we us or if by ha lo
spelling = Alfa,Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett,Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray,Xray Yankee Zulu
any-number = a number
choice-yes = yes
choice-no = no
choice-none = none
