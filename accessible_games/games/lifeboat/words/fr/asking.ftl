## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-love = aime aimer déteste détester hais mon-amour mon-personnage mon-ennemi je-joue-qui qui-je-joue je-suis-qui qui-suis-je suis-je-qui je-déteste-qui j-aime-qui qui-je-déteste qui-j-aime
asks-figure = personnage rôle
asks-sits = assis assise est-assis est-assise où-suis-je à-quelle-place je-suis-où les-gens
asks-boat = canot bateau barque a-ramé ont-ramé qui-rame qui-ramait qui-a-ramé qui-est-où est-à-la-proue est-à-la-poupe qui-attaque qui-se-bat qui-combat est-à-l-eau est-dans-l-eau qui-s-est-battu quel-personnage encore-se-battre comment-vont qui-a-des-cartes visibles
asks-wounded = blessé blessée blessés blessures blessure inconscient mort vivant soigné faible quelqu-un-est-blessé

## Further words for lists of the program, which only this game needs.

own-also-hand = { "" }
own-also-table = combien-d-oiseaux
own-everything = { "" }
own-things = provision provisions
own-asks-money = { "" }
own-asks-cards = provisions des-armes
own-asks-holding = mes-provisions mes-armes
own-asks-done = a-volé ont-volé
own-asks-happened = est-tombé est-tombée sont-tombés a-soif a-eu-soif qui-est-tombé qui-est-tombée
own-asks-deed = a-ramé a-volé
own-asks-bid = { "" }
own-asks-mistake = { "" }
own-little = ramer-un-peu
own-asks-table = quel-jour
