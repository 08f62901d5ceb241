## The words of each concept that a question or a request can name. A hyphen stands for a blank.

asks-who = who whom whose who-s which-player
asks-what = what which what-s whats what-do wat
asks-many = how-many how-much howmany how-high
asks-where = where where-s where-are
asks-when = when
asks-why = why how-come
asks-how = how how-do how-does
asks-should = should shall should-i recommend would-you what-now good-idea worth-it sensible advise advice tip hint help-me-choose no-idea i-don-t-know dunno idk not-sure is-it-worth is-it-good any-good a-good-idea suggest suggestion suggestions suggested recommendation recommended stuck i-m-stuck do-i-need worthwhile wise clever smart help-me-decide what-would-you a-good-bid a-good-move a-good-deal a-good-choice a-good-row a-good-card a-good-offer a-good-price too-much too-high too-low too-many if-you-were-me what-would-you-do would-you-do
asks-best = best better smartest worst cleverest wisest strongest-move
asks-can = can may could allowed possible am-i-allowed do-i-have-to must
asks-choices = my-options choices option possibilities what-can-i-do what-may-i-do what-are-my-options possible-moves how-high-can-i-go available-moves what-can-i-choose what-can-i-pick the-most-i-can the-highest-i-can what-can-i-do-here what-can-i-do-now what-could-i-do what-are-the-options what-is-possible what-s-possible what-s-allowed what-is-allowed which-moves-are-possible what-moves-are-possible which-ones-can-i-choose-from what-can-i-choose-from how-much-may-i-bid how-much-can-i-bid how-many-may-i-bid am-i-allowed-to-do-now what-am-i-allowed-to-do what-moves-are-there what-moves-do-i-have moves-are-there
asks-which = which which-one which-ones
asks-whether = do-i am-i do-we is-it
asks-have = have has had got hold holding holds own have-i collected dealt
asks-me = i me my mine myself we us do-i have-i do-we have-we did-i
asks-others = others other everyone everybody anyone anybody someone somebody they them he she opponents rest players player people
asks-win = win wins winning won lead leads leading leader ahead first-place front victory behind losing loses lose last-place
asks-score = score scores points point standings standing tally lives life
asks-stand = how-do-i-stand how-are-we-doing how-am-i-doing how-is-it-going
asks-money = coin coins money chip chips purse
asks-cards = card cards hand tiles stones pile items stuff collection animals
asks-holding = my-hand my-cards my-pile in-my-hand my-stuff my-animals my-coins my-money my-chips my-secret-card inv inventory in-my-bag my-bag
asks-turn = turn go next plays play move moves order goes after-me before-me waiting-for who-s-on who-is-on who-s-up who-is-up am-i-on am-i-up i-m-up go-next comes-next goes-first bids-first bids-next picking who-s-picking choosing is-it-me is-it-me-yet waiting which-round what-round rounds
asks-bid = bid bids bidding offered
asks-done = did do does done doing make made take took taken pick picked lay laid play played row fell fallen died threw thrown went
asks-happened = happened happening missed changed new what-s-new going-on just-now miss what-have-i-missed news
asks-lies = lies lie laid there there-s is-there left-there out face-up showing shown on-display available so-far up-for-grabs on-the-table on-the-display on-offer in-row in-column on-row there-are go-to lying
asks-table = table display board spread
asks-row = row rows in-row on-row
asks-column = column columns in-column
asks-left = left remaining remain remains still in-the-deck deck stack draw-pile to-go
asks-worth = worth value values count counts cost costs price score-for how-strong how-much-do-i-get how-much-do-you-get what-do-i-get-for what-do-you-get-for do-i-get-for valuable points-for
asks-mean = mean means meaning explain explanation work works does good-for used-for used is-a is-an about tell-me-about describe definition what-s-a what-is-a what-is-the what-do what-happens-if what-happens-when purpose how-do-i-use
asks-rule = rule rules instructions how-to-play how-does-the-game-work how-does-this-game-work goal object scoring this-game-about explain-the-game how-is-it-played object-of-the-game aim how-is-this-played what-s-this-game-about what-is-this-game-about i-ve-forgotten-the-rules forgotten-the-rules
asks-again = again repeat pardon once-more say-again sorry-what come-again what-was-that what-was-that-last-thing that-last-thing the-last-thing last-thing
asks-mistake = mistake oops whoops mistyped typo undo never-mind nevermind cancel take-it-back take-that-back changed-my-mind wrong not-that-one not-what-i-meant go-back didn-t-mean a-different-row other-row another-row hang-on wait-no no-wait somebody-else someone-else another-person another-column another-place other-place other-column another-card other-card another-one other-one a-different-one a-different-place a-different-card wrong-place wrong-row wrong-card wrong-one wrong-thing wrong-person typed-the-wrong-thing the-wrong-thing not-that not-this not-that-row not-this-row not-that-card not-that-place not-that-person not-him not-her that-was-wrong my-mistake my-bad typed-wrong didn-t-want-that didn-t-want-to didn-t-mean-that didn-t-mean-it scratch-that strike-that forget-that ignore-that disregard-that revert take-back take-back-that-row that-row-back let-me-redo redo choose-again let-me-choose-again try-again let-me-try-again not-what-i-wanted on-second-thoughts second-thoughts i-meant i-meant-another-one i-meant-something-else meant-another meant-the-other wanted-the-other-row wanted-another wanted-the-other-one hold-on-no no-no mistakenly by-mistake accident by-accident error my-last-move last-move my-last-turn take-back-my-bid my-bid-back take-my-bid-back take-my-last-turn-back put-it-back
asks-unclear = i-don-t-understand i-don-t-get-it confused what-does-that-mean what-is-this-question what-do-i-type what-can-i-type what-does-this-mean what-do-these-mean what-do-they-mean what-does-it-mean what-s-this-question what-does-this-question-mean what-does-that-question-mean what-is-this-question-about what-do-i-have-to-do what-am-i-supposed-to-type what-am-i-supposed-to-do what-do-you-want what-do-you-want-from-me how-does-this-work what-are-you-asking what-am-i-being-asked what-must-i-do what-do-you-mean what-is-that what-is-this what-s-this what-s-that what-do-i-do what-do-i-do-now what-does-the-question-mean don-t-understand do-not-understand didn-t-understand don-t-get-it puzzled i-m-lost what-for for-what for-doing-what what-does-he-want what-does-she-want what-do-they-want what-s-the-question what-is-the-question what-do-i-need-to-type what-should-i-type what-do-i-need-to-do what-on-earth what-is-going-on-here lost i-am-lost what-is-it-asking what-s-it-asking how-do-i-answer what-can-i-answer what-am-i-to-do i-m-lost-help lost-help i-ve-no-idea-what-to-do what-am-i-supposed-to-do-here
asks-leave = quit stop stop-playing exit i-m-done done-for-today bye goodbye see-you finish-here save-and-quit let-s-stop i-m-off i-m-leaving leaving enough-for-today call-it-a-day good-night have-to-go got-to-go gotta-go must-go that-s-enough i-ve-had-enough i-m-tired tired
asks-game = that-was was it-was this-was game match evening round sorry wait oh-no yet dear oh-dear sry
asks-show = show-me tell-me show tell read list read-out give-me say know see hear remind-me remind tell-us read-me look inv read-me-the
asks-strong = strong strength size big stronger how-strong how-big
asks-tongue = german french english deutsch français francais anglais
asks-changed = changed different change
asks-am = am
asks-meant = i-meant meant i-wanted wanted i-actually-wanted didn-t-want i-did-not-want did-not-want didn-t-mean did-not-mean
asks-or = or
asks-deed = did done made took taken pick picked laid played swapped gave bought
asks-stake = what-are-we-bidding-for what-are-we-bidding-on what-s-up-for-bidding what-is-up-for-bidding what-s-at-stake what-is-at-stake what-am-i-bidding-for what-am-i-bidding-on what-s-this-bid-for both-sides
# What only talks, so that its words ask for nothing.
asks-talk = go-ahead let-s-see let-me-see i-don-t-care hold-on hang-on shut-up move-over
asks-enough = enough
# What is said in greeting, or to nobody: it is no name, and the beginning of nothing.
greetings = hello hi hey hiya good-morning good-evening
exclaimed = right great alone wow cool nice super thanks
program-words = review replay resume daily puzzle puzzles settings labels doctor
# What stands before somebody's own name.
introducing = i-am i-m my-name-is call-me it-s this-is
# How many play together, from one person on.
opening-together = alone of-two of-three of-four of-five of-six
asks-speak = language speak speaking in switch-to change-to go-on-in
# What is typed for a look back at the last game.
reviewing = review reviews replay
