## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = blatt mein-blatt meine-karten kartenhand steine meine-steine dominosteine meine-dominosteine mein-stapel was-habe-ich was-hab-ich handkarten meine-hand
also-table = tische der-tisch ausliegende-karten was-liegt-aus was-liegt-da reihen die-reihen was-liegt-auf-dem-tisch
also-scores = punktestand wer-führt wie-steht-es wie-steht-s wie-viele-punkte wie-viele-leben spielstand
also-turn = wer-ist-dran wer-ist-am-zug bin-ich-dran wer-kommt-dran wer-spielt an-der-reihe
also-counts = wie-viel wie-viele wie-viele-karten stapel die-stapel
also-last = noch-mal noch-einmal wiederhole wiederhol wie-bitte sag-das-noch-mal
also-since = was-ist-passiert was-war was-gibt-s-neues was-gibt-es-neues was-ist-neu
also-find = wo-ist wo-sind wo-liegt wo-liegen wer-hat
also-card = was-ist was-sind was-ist-ein was-ist-eine wie-viel-ist was-zählt was-bringt was-kann was-kostet erkläre
also-moves = was-kann-ich-tun was-kann-ich-machen was-darf-ich was-geht mögliche-züge was-darf-ich-tun
also-hint = hinweis was-soll-ich-tun was-soll-ich was-würdest-du-tun hilf-mir-entscheiden
also-undo = nimm-zurück geh-zurück zug-zurück
also-rules = spielregeln spielregel
also-verbosity = ausführlich
also-help = hilf hilf-mir help
also-quit = schluss stopp stop fertig-für-heute spiel-beenden beende beende-das-spiel spiel-verlassen verlassen verlasse-das-spiel aus schluss-machen schluss-für-heute spielende ende-des-spiels
also-left = nach-links geh-nach-links
also-right = nach-rechts geh-nach-rechts
also-up = nach-oben geh-nach-oben
also-down = nach-unten geh-nach-unten
also-look = was-liegt-auf was-ist-auf
also-boat = rettungsboot wer-ist-im-boot
also-who = wer-bin-ich wen-liebe-ich wen-hasse-ich

## What can be typed besides

here = hier

yes = ja j jawohl yes y
everything = alles alle allen sämtliche sämtlichen alles-davon
back = zurück vorige
between-names = und
called-random = zufall
called-easy = einfach anfänger
called-normal = mittel mittelschwer
called-hard = schwierig stark
called-even = ausgeglichen
called-bold = mutig kühn
called-careful = vorsichtig bedacht
called-mixed = gemischt
called-expert = profi meister
both = beide beiden beides die-zwei die-beiden alle-beide alle-beiden alle-zwei
numbers = eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
ordinals = erste,ersten,erster,erstes zweite,zweiten,zweiter,zweites dritte,dritten,dritter,drittes vierte,vierten,vierter,viertes fünfte,fünften,fünfter,fünftes sechste,sechsten,sechster,sechstes siebte,siebten,siebter,siebtes achte,achten,achter,achtes neunte,neunten,neunter,neuntes zehnte,zehnten,zehnter,zehntes elfte,elften,elfter,elftes zwölfte,zwölften,zwölfter,zwölftes
ones = ein eine einen einem
things = tiere tier tieren karte karten proviantkarte proviantkarten davon
means-me = mich mir mich-selbst selbst
polite = bitte danke ich-will ich-möchte ich-würde-gern ich-würde-gerne ich-hätte-gern ich-hätte-gerne ich-möchte-gern kann-ich darf-ich lass-mich kannst-du zeig-mir sag-mir nenn-mir gib-mir
fillers = ein eine einen einem mein meine meinen noch und der die das den dem mit gegen für dafür aus auf ab in von ich tausche tausch tauschen nehme nimm nehmen lege leg legen reihe karte biete bieten gebot münze münzen tier tiere chip chips aktionschip aktionschips nummer gar an bei zu zum zur bis als weg hin setze setz setzen stelle stell anlegen gieße gieß fülle füll füllen auffüllen räume räum räumen abräumen spalte behalte behalten bleibt bleiben lass lasse lassen soll stehen seite teil platz getränk stein dominostein punkt bitte mich mir dir nach gib gebe geben halte offen offene offenen offenes öffne öffnen benutze benutzen nutze spiele spielen wirf werfe werfen trinke trinken feuere schieße schießen steuere steuern will möchte würde helfe fürs tisch meines meinem meiner diese diesen dieses dieser es ist sie ihn ihm ihr gern gerne doch mal hätte jemand jemanden etwas dominosteine steine steinen tieren karten zeige davon aktion habe hab denn spiel heile heilen heilt feuern abfeuern aufspannen spanne überfalle überfallen überfällt bestehle raube zeigen zeig nenne nennen namen beim trage lange genau bin
in-exchange = gegen für dafür
nothing = nichts keine keins kein keinen null passe passen nix niemand nein keines keins-von-beiden keine-von-beiden keinen-von-beiden keiner-von-beiden nichts-davon gar-nichts
minus = minus
spelling = Anton,Alfa,Alpha Berta,Bravo Cäsar,Charlie Dora,Delta Emil,Echo Friedrich,Foxtrot Gustav,Golf Heinrich,Hotel Ida,India Julius,Juliett,Juliet Kaufmann,Kilo Ludwig,Lima Martha,Mike Nordpol,November Otto,Oscar Paula,Papa Quelle,Quebec Richard,Romeo Samuel,Sierra Theodor,Tango Ulrich,Uniform Viktor,Victor Wilhelm,Whiskey Xanthippe,X-ray,Xray Ypsilon,Yankee Zacharias,Zulu
from-to = { $low } bis { $high }
choice-yes = ja
choice-no = nein
choice-none = nichts
