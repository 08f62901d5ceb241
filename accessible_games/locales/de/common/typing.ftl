## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = blatt mein-blatt meine-karten kartenhand steine meine-steine mein-stapel was-habe-ich was-hab-ich handkarten meine-hand
also-table = tische der-tisch ausliegende-karten was-liegt-aus was-liegt-da reihen die-reihen was-liegt-auf-dem-tisch
also-scores = punktestand wer-führt wie-steht-es wie-steht-s wie-viele-punkte spielstand wie-viele-leben
also-turn = wer-ist-dran wer-ist-am-zug bin-ich-dran wer-kommt-dran wer-spielt an-der-reihe
also-counts = wie-viel wie-viele wie-viele-karten stapel die-stapel
also-last = noch-mal noch-einmal wiederhole wiederhol wie-bitte sag-das-noch-mal was-hast-du-gesagt was-war-das wie-war-das letztes-nochmal das-letzte-nochmal nochmal-das-letzte
also-since = was-ist-passiert was-war was-gibt-s-neues was-gibt-es-neues was-ist-neu
also-find = wo-ist wo-sind wo-liegt wo-liegen wer-hat
also-card = wie-viel-ist was-zählt was-bringt was-kostet erkläre was-ist was-sind was-ist-ein was-ist-eine
also-moves = was-kann-ich-tun was-kann-ich-machen was-darf-ich was-geht mögliche-züge was-darf-ich-tun
also-hint = hinweis was-soll-ich-tun was-soll-ich was-würdest-du-tun hilf-mir-entscheiden hilf-mir-mal was-nun was-tun
also-undo = nimm-zurück geh-zurück zug-zurück nimm-das-zurück mach-das-rückgängig rückgängig-machen
also-rules = spielregeln spielregel
also-verbosity = ausführlich
also-help = hilf hilf-mir help ich-brauche-hilfe brauche-hilfe ich-brauch-hilfe hilfe-zu-dieser-frage hilfe-dazu
also-quit = schluss stopp stop fertig-für-heute spiel-beenden beende beende-das-spiel spiel-verlassen verlassen verlasse-das-spiel aus schluss-machen schluss-für-heute spielende ende-des-spiels exit programm-beenden speichern-und-beenden programm-schließen ich-höre-auf ich-hör-auf ich-hör-jetzt-auf ich-höre-jetzt-auf hör-auf ich-mag-nicht-mehr ich-will-nicht-mehr ich-kann-nicht-mehr ich-geh-jetzt ich-gehe-jetzt
also-left = nach-links geh-nach-links links-gehen nach-links-gehen geh-links geh-mal-links geh-mal-nach-links gehe-links gehe-nach-links geh-weiter-nach-links ein-feld-nach-links ein-feld-links eins-links eins-nach-links einen-nach-links einen-links weiter-nach-links weiter-links ein-platz-nach-links einen-platz-nach-links ein-schritt-nach-links einen-schritt-nach-links
also-right = nach-rechts geh-nach-rechts rechts-gehen nach-rechts-gehen geh-rechts geh-mal-rechts geh-mal-nach-rechts gehe-rechts gehe-nach-rechts geh-weiter-nach-rechts ein-feld-nach-rechts ein-feld-rechts eins-rechts eins-nach-rechts einen-nach-rechts einen-rechts weiter-nach-rechts weiter-rechts ein-platz-nach-rechts einen-platz-nach-rechts ein-schritt-nach-rechts einen-schritt-nach-rechts
also-up = nach-oben geh-nach-oben aufwärts geh-hoch geh-mal-hoch geh-rauf gehe-hoch gehe-rauf gehe-nach-oben geh-mal-nach-oben ein-feld-nach-oben ein-feld-hoch ein-feld-rauf eins-hoch eins-rauf eins-nach-oben einen-nach-oben einen-hoch weiter-nach-oben weiter-hoch weiter-rauf ein-platz-nach-oben einen-platz-nach-oben einen-schritt-nach-oben
also-down = nach-unten geh-nach-unten abwärts geh-runter geh-mal-runter gehe-runter gehe-nach-unten geh-mal-nach-unten ein-feld-nach-unten ein-feld-runter eins-runter eins-nach-unten einen-nach-unten einen-runter weiter-nach-unten weiter-runter ein-platz-nach-unten einen-platz-nach-unten einen-schritt-nach-unten
also-look = was-liegt-auf was-ist-auf was-ist-hier was-liegt-hier wo-bin-ich wo-bin-ich-hier wo-steh-ich wo-stehe-ich

## What can be typed besides

here = hier

yes = ja j jawohl yes y
everything = alles alle allen sämtliche sämtlichen alles-davon alles-zusammen alle-zusammen ganzes gesamtes all all-in alles-was-ich-habe alles-was-ich-hab alles-was-geht alles-was-da-ist alles-was-noch-da-ist alles-was-da-liegt alles-was-noch-da-liegt komplett
# The only words beside which "all" is an answer, but for those of the question.
beside-everything = ich wir mein meine meinen das die den es sie mit auf in für setz setze dann jetzt nun doch einfach bitte will möchte nehmen gern gerne mal davon
back = zurück vorige
between-names = und
opening-begin = anfangen beginnen beginne start starten starte los los-geht-s spielen spiel-starten spiel-beginnen ok okay gut passt klar
opening-level = stufe schwierigkeit computer
opening-players = spieler spielerinnen mitspieler leute personen plätze platz zu
opening-tutorial = tutorial lernen einführung lektion lektionen kennenlernen
called-random = zufall
called-easy = einfach anfänger
called-normal = mittel mittelschwer
called-hard = schwierig stark
called-even = ausgeglichen
called-bold = mutig kühn
called-careful = vorsichtig bedacht
called-mixed = gemischt
called-closed = geschlossen privat
called-expert = profi meister
both = beide beiden beides die-zwei die-beiden alle-beide alle-beiden alle-zwei beide-zusammen
numbers = eins zwei,zwo,die-zwei drei vier fünf sechs sieben acht neun zehn elf zwölf,dutzend,ein-dutzend dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig
ordinals = erste,ersten,erster,erstes,linke,linken,linker,linkes,oberste,obersten,oberster,oberstes,vorderste,vordersten zweite,zweiten,zweiter,zweites dritte,dritten,dritter,drittes vierte,vierten,vierter,viertes fünfte,fünften,fünfter,fünftes sechste,sechsten,sechster,sechstes siebte,siebten,siebter,siebtes achte,achten,achter,achtes neunte,neunten,neunter,neuntes zehnte,zehnten,zehnter,zehntes elfte,elften,elfter,elftes zwölfte,zwölften,zwölfter,zwölftes
ones = ein eine einen einem eins-von einen-von eine-von eines-der einen-der eine-der ne nen eine-einzige ein-einziges einen-einzigen ein-einziger einer
things = tiere tier tieren karte karten davon stück tierkarte tierkarten kärtchen tierchen
means-me = mich mir mich-selbst selbst mir-selbst mich-selber mir-selber ich-selbst ich-selber
polite = bitte bitte-schön ich-will ich-möchte ich-würde-gern ich-würde-gerne ich-hätte-gern ich-hätte-gerne ich-möchte-gern ich-möchte-gerne ich-hätt-gern lass-mich lass-uns gib-mir gebt-mir ich-nehme-dann dann-nehm-ich na-gut-dann also-gut na-ja naja ähm äh hm tja ach ach-so ok-dann sagen-wir sag-mal ich-glaube-ich ich-denke-ich bitte-sehr bitte-gern bitte-gerne ich-würde-sagen würde-ich-sagen würd-ich-sagen ich-würd-sagen sag-ich-mal sag-ich ich-sag ich-sage meine-wahl ich-entscheide-mich-für ich-entscheid-mich-für wäre-gut wäre-schön wäre-nett wäre-mir-lieb na-komm also-los auf-geht-s gut-dann ja-dann ja-gut ja-also ja-ja mehr-nicht sonst-nichts sonst-nix und-basta und-fertig wenn-s-recht-ist ich-bin-für ich-wäre-für her-damit wird-s werd-s oh och uff puh mein-ich meine-ich ich-mein ich-meine aber
little = nummer nr ein eine einen einem einer nen ne n mein meine meinen meinem meiner meines und der die das den dem des diese diesen dieses dieser diesem mit für dafür aus auf ab in von an zu zum zur bei beim bis ich mir mich uns will möchte würde es ist sie ihn ihm ihr gern gerne doch mal dann also jetzt nun lieber diesmal eben halt nur wieder hier da so okay ok gut na genau einfach schnell bitte-mal noch auch dir euch dein deine deinen deinem deiner ihre ihren ihrem ihrer seine seinen seinem seiner unser unsere unseren unserem ganz plus samt sowie dazu zusätzlich würd möcht werde werd muss leider selber selbst persönlich sofort direkt zuerst erstmal erst-mal erst besser bloß lediglich exakt vom ins ans aufs durch trotzdem schließlich damit gefälligst ner zuletzt zunächst sehr-gern sehr-gerne dort einzig einzelne einzelnen einzelner einzelnes wollen und-zwar zwar natürlich klar selbstverständlich unbedingt logisch logo gewiss ist-gut ist-okay ist-mir-recht hätte-gern hätte-gerne hätt-gern hätt-gerne hätte-lieber hätt-lieber hätte-ich-gern hätte-ich-gerne hätt-ich-gern hätt-ich-gerne hätte-jetzt-gern hätte-jetzt-gerne hätte-dann-gern hätte-bitte-gern denn überhaupt nehmen-wir nehm-wir zusammen für-mich von-mir kurz auf-jeden-fall jedenfalls wenn-sie-mag wenn-er-mag wenn-er-will wenn-sie-will wenn-es-geht wenn-möglich muss-es-schon-sein muss-es-sein soll-es-sein sollte-es-sein darf-es-sein soll-s-sein darf-s-sein wird-es bitteschön zur-sicherheit lieber-doch dazu-noch sonst egal-an-wen egal-wem ist-mir-egal wäre-nett ganzen immer-gut ist-immer-gut nur-zu pls schatz mein-lieber meine-liebe mein-schatz kleinen lieb halt-ein-bisschen ein-bisschen jz jetzt-mal da-hinten dürfen darf dann-lieber gerade momentan als-erstes als-erste als-ersten als-erster als-nächstes als-nächste als-letztes
# What says no to the words around it, and what with it means nothing.
denials = nicht nie niemals ohne weder nimmer nich net nid nimmermehr keinesfalls keineswegs fall auf-keinen-fall auf-gar-keinen-fall
half-denials = { "" }
any = irgendwas irgendetwas irgendein irgendeine irgendeinen irgendeins irgendeines
none-of = kein keine keinen keinem keiner keines nicht-ein nicht-eine nicht-einen keinerlei
# Phrases that only talk, though their words could answer.
chat = na-endlich endlich danke-für-nichts kein-problem nicht-schlecht einen-moment oh-nein ach-nein jemand-da punkt-für-mich eins-drauf alle-für-einen einer-für-alle eins-zu-null
# How a question begins that has no question mark.
asking = wer wen wem wessen was wie wo wohin woher wann warum wieso weshalb wozu wofür welche welcher welches welchen welchem wie-viel wie-viele wieviel wieviele soll-ich sollen-wir sollte-ich soll-man habe-ich hab-ich haben-wir hast-du hat haben-die bin-ich bist-du bin-i darf-ich darf-man dürfen-wir kann-ich kann-man können-wir muss-ich müssen-wir will-ich werde-ich würdest-du ist-das ist-es ist-er ist-sie sind-die sind-wir sind-noch liegt liegen gibt-es gibts gibt-s lohnt lohnt-es lohnt-sich ob worum womit wovon worin worauf ist sind wurde wurden hatte hatten hilft bringt zählt kostet gilt bindet fällt fallen gewinnt führt stirbt sterben funktioniert bekomme-ich bekomm-ich krieg-ich kriege-ich brauche-ich brauch-ich fange-ich fang-ich führe-ich gewinne-ich verliere-ich komme-ich komm-ich stehe-ich steh-ich sterbe-ich liebe-ich lieb-ich hasse-ich hass-ich sitze-ich sitz-ich auf-wen auf-was mit-wem mit-was gegen-wen für-wen für-was bei-wem von-wem an-wen neben-wem weißt-du muss-man wäre-es lohnen stimmt kannst-du-mir könntest-du könnt-ihr woraus wonach
lasts = letzte letzten letzter letztes letztem hinterste hintersten unterste untersten rechts rechte rechten rechter rechtes rechtem unterstes letztere letzteren untere unteren unterer unteres
firsts = ersten linken vordersten links linke obersten oberen vorderen erste oberster oberes vorderste vordere linker linkes oberer
middles = mittlere mittleren mittlerer mittleres mitte in-der-mitte
plural-articles = { "" }
elisions = s n m
# What stands before what a person says instead of something else.
corrections = ich-meine ich-meinte ich-mein ich-hab-gemeint ich-habe-gemeint meinte-ich meine-ich ich-wollte-sagen wollte-ich-sagen vielmehr besser-gesagt korrektur
# What does so only behind a no, as it tells something by itself.
wishes = ich-wollte
# What takes back what stands before it.
hesitations = sorry entschuldigung pardon quatsch ach-quatsch nein-doch nee-doch
# What stands between what is not meant and what is: "not three but four".
contrasts = sondern
# What says that one thing is better than another, which is no answer.
comparing = als statt anstatt anstelle anstelle-von
# What says so with a word of the next list: "I prefer goats to bears".
preferring = bevorzuge ich-bevorzuge ziehe-vor
# What stands before the other one of two things: "change a bear to a goat".
facing = zu zum zur in vor
# What makes one of two numbers, such as "one to three" and "one of four".
ranging = bis von aus auf zu zum zur mal plus pro in durch geteilt-durch
# What an ordinal counts that is no answer, such as "the last time".
times = mal
# What adds a number to another one: "one more".
more = noch weitere
# What says that something is over, unless it stands between two things.
no-longer = nicht-mehr nie-mehr
# What stands before a value: "the one with four".
having = mit
# Who or what does something that is only told: "it knocks".
subjects = es er man jemand
# What asks for cards, and so gives none.
demanding = gib-mir gebt-mir gib-uns
# Whether verbs may stand behind whom something is done to, as in German.
verbs-last = yes
in-exchange = gegen für dafür
# What may be left beside an answer that is no card, as in "I am for it".
in-favour = für dafür
nothing = nichts keine keins kein keinen keinem null passe passen nix niemand nein nö nee nein-danke danke-nein überhaupt-nichts rein-gar-nichts gar-nix gar-keins gar-keine gar-keinen keins-davon keine-davon keinen-davon keins-von-denen keine-von-denen keinen-von-denen keiner-von-denen verzichte verzichten lass-mal lieber-nicht diesmal-nicht jetzt-nicht heute-nicht aussetzen keines keins-von-beiden keine-von-beiden keinen-von-beiden keiner-von-beiden nichts-davon gar-nichts keine-einzige keinen-einzigen kein-einziges kein-einziger nöö nope nada auf-keinen-fall kommt-nicht-in-frage kommt-nicht-in-die-tüte kein-interesse kein-bedarf keinen-bedarf keine-lust bloß-nicht besser-nicht lieber-keins lieber-keine lieber-keinen von-wegen vergiss-es vergesst-es nicht-heute heut-nicht noch-nicht jetzt-noch-nicht im-moment-nicht gerade-nicht gerade-nix setze-aus setz-aus steige-aus steig-aus aussteigen bin-raus bin-draußen lass-es bleiben-lassen leer-ausgehen gar-kein gar-keines keine-von-allen keins-von-allen keines-davon keines-von-denen keines-von-beiden weder-noch nicht-nötig nicht-mit-mir ohne-mich nee-danke nö-danke nein-nein nichts-von-beidem nichts-von-alledem überhaupt-keins überhaupt-keine überhaupt-nix spar-meine-münzen spare-meine-münzen behalte-meine-münzen behalt-meine-münzen spar-mir-die-münzen lasse-es lass-es-sein lass-es-bleiben lass-das lasse-das setze-diesmal-aus setz-diesmal-aus spar-mir-das ist-mir-nichts-wert mir-nichts-wert
minus = minus
# Words of the language that begin words of the games, and do not mean them.
whole-words = über not bed hand her heraus nach recht kam ameise ente enter maul mess messe rettung sonne bar link angst he so wo ob hi ha du
spelling = Anton,Alfa,Alpha Berta,Bravo Cäsar,Charlie Dora,Delta Emil,Echo Friedrich,Foxtrot Gustav,Golf Heinrich,Hotel Ida,India Julius,Juliett,Juliet Kaufmann,Kilo Ludwig,Lima Martha,Mike Nordpol,November Otto,Oscar Paula,Papa Quelle,Quebec Richard,Romeo Samuel,Sierra Theodor,Tango Ulrich,Uniform Viktor,Victor Wilhelm,Whiskey Xanthippe,X-ray,Xray Ypsilon,Yankee Zacharias,Zulu
any-number = eine Zahl
choice-yes = ja
choice-no = nein
choice-none = nichts
