## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = card cards provision provisions some
details-draft = keep take pick choose keeping taking picking choosing grab get hold hold-on-to hang-on-to medkit
details-turn = use fire shoot open heal boat seat seats place places somebody someone action turn treat put up put-up bandage somebody-s with the-boat-s oars for yes yeah yep using firing shooting opening healing treating treat-with patch-up patching-up bandaging putting-up set-off let-off light send-up launch grab pull fix-up cure nurse tend look-after doctor something do doing take-up my-place get right well into-the-air in-the-air into-the-sky up-in-the-air for-everybody-to-see for-all-to-see everybody everyone
details-row = keep take put lay on stack pile navigation one choose keeping taking putting laying put-on choosing add adding put-back return get on-top add-to
details-heal = heal treat help on bandage use healing treating helping patch-up bandaging fix-up cure nurse tend look-after wound wounds s-wound s-wounds wounded save care-for needs-it needs it more needs-it-more most up patch
details-show = show open lay showing laying reveal revealing display present everybody everyone all-of-you lay-open put-down lay-down any anything down put on-the-table
details-swap = swap change seat seats place places take trade s-place switch sit sit-in swapping changing move move-to go-to get where sits i-want-to-sit exchange sitting
details-mug = mug rob steal attack robbing mugging stealing attacking go-for hold-up let-s-take afraid
details-loot = take steal taking stealing nick nab grab snatch rob pinch swipe get his her
details-consent = the seat want have give take let keep giving letting move you myself moving budge
details-join = name join help fight with naming joining siding helping fighting help-out support supporting stand-by come-to take-part get-involved involved interfere meddle
details-weapon = somebody use play weapon using drawing draw pull pull-out pulling grab grabbing take taking hit hit-him-with hit-her-with hit-with stab strike wield fight-with fighting-with shoot-with shoot fire attack-with swing any anything at-all him-with her-with whack stab-with threaten-with
details-help = for side price that they
details-price = want for price my wanting ask ask-for demand get take your a-n
details-terms = it that any anything at-all give
details-bribe = offer bribe give offering bribing giving pay buy somebody someone something make an-offer offer-to ask
details-stake = offer give stake put offering giving staking putting-up put-up bet promise pay
details-service = them they it he she want-them-to want-him-to want-her-to should to-help must needs-to has-to can-help they-should
details-pay = it over any anything at-all what-i-promised as-promised my-promise give giving
details-slip = give hand over slip giving handing slipping pass passing pay paying he-ll-get she-ll-get he-gets she-gets he-ll she-ll get gets
details-market = with showing trading something someone somebody
details-partner = trade give offer somebody trading giving offering with someone go-to slip
details-give = give offer trade giving offering trading put-up swap swapping hand-over part-with pay you
details-want = want get receive return in-return in-exchange wanting getting receiving for-it ask-for in-exchange-for-it take your his demand asking-for for-it-i in-return-for-it
details-cover = cover hide face down face-down hiding covering secret secretly hidden keep
details-deal = it that the-deal any anything at-all want with-that with-it for-me accepting
details-steer = steer choose take follow sail following taking choosing sailing steering go head set pick picking on-course
details-sea = use play throw using playing throwing feed sharks the-sharks feed-the-sharks cast overboard do any anything at-all doing spend into-the-water in-the-water
details-throw = throw give save throwing saving giving rescue pull-out help fish-out
details-drink = drink spend use drinking take taking any anything at-all using spending quench gulp sip swallow down want parched i-m-parched please
details-water = give drink spend hand giving handing spending any anything at-all pass passing share sharing offer her-some him-some hand-over offering yes-give yes-i-give
details-ransom = give offer giving offering pay hand-over instead
details-settle = it

## Words that say something else than an answer to a question, whatever stands beside them.

contrary-turn = the-rest give-up gave-up give-me-a-break
contrary-pay = me mine you break
contrary-terms = me mine you break
contrary-deal = mine pay-me you break
contrary-slip = give-me me mine keep
contrary-stake = give-me me keep
contrary-consent = move-over stand-by all-of-you you-all you-first after-you
contrary-weapon = hi hello hey give-me-a-break
contrary-mug = thank-you thanks sorry
contrary-swap = thank-you thanks sorry
contrary-partner = thank-you thanks sorry
contrary-bribe = thank-you thanks sorry
contrary-wish = give-up gave-up
