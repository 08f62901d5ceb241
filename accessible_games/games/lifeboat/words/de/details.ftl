## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = karte karten proviantkarte proviantkarten
details-draft = nehme nehm nehmen nimm behalte behalten wähle wähl behalt greife greif greifen schnapp schnappe brauch brauche brauchen krieg kriege bekomm bekomme hole hol holen her raus entscheide reicht reicht-mir sichere sicher suche such aussuchen stecke steck ein pack packe einpacken für-mich
details-turn = benutze benutzen nutze feuere feuern abfeuern ab schieße schießen schieß öffne öffnen spanne aufspannen aufmachen mach auf heile heilen verbinde verbinden boot platz plätze aktion jemanden jemand setze einsetzen versorge versorgen will-auf vom ja was etwas wen wem irgendwen irgendwem jemandem heute gehe geh mache machen lege leg legen hinlegen hin her weg zu gib gebe geb nehme nehm nehmen nimm setz benutz spann spannen klappe klapp aufklappen schieß-ab schieße-ab feuer zünde zünd verschieße abschießen versorg kümmere kümmer des aktionen wunde wunden sitzplatz in-die-luft in-den-himmel allen euch-allen für-alle
details-row = behalte behalten nehme nehmen nimm lege leg legen ruderstapel stapel navigationskarte navigationskarten oben behalt nehm kommt kommen drauf darauf rauf dazulegen auflegen ablegen wähle wähl wählen kurse entscheide bleib bleiben bleibt raus stecke steck packe pack packen will-ich
details-heal = heile heilen verbinde verbinden hilf helfe heil verbind verarzte verarzten versorge versorgen versorg behandle behandeln kriegt bekommt wunde wunden eigene eigenen pflege pflegen kümmere kümmer um pflaster verband verbandskasten verbandkasten koffer braucht es dringender nötiger meine helfen
details-show = zeige zeig zeigen lege leg offen hin her vor zeig-her herzeigen vorzeigen aufdecken decke deck auf offenlegen legen vorlegen präsentiere offen-hin spiele spiel raus hol hole nehme nehm allen euch-allen jedem
details-swap = tausche tausch tauschen platz plätze mit vom wechsle setze setz setzen hin sitz sitze sitzen sitzplatz wechsel wechseln wechsele des gehe geh rutsche rutsch hinsetzen übernehme übernehm nehme nehm nehmen
details-mug = überfalle überfallen überfall beraube beklau beklaue beklauen klau klaue klauen raub raube rauben ausrauben beraub berauben bestiehl bestehle bestehlen stehle stehlen stiehl nehme nehm nehmen nimm ausnehmen plündere plündern plünder greife greif an angreifen aus weg knöpfe knöpf vor wegnehmen attackiere attackieren hole hol von jemanden des schnapp schnappe fällig ist-fällig an-den-kragen geht-s-an-den-kragen kleinen
details-loot = nehme nehm nehmen nimm klau klaue klauen stiehl stehle stehlen raube raub rauben schnapp schnappe greife greif hol hole holen her raus gib irgendeine irgendeinen krieg kriege verlange verlang fordere forder wähle wähl weg wegnehmen vom von offen offenen
details-consent = her dagegen lass lasse sie ihr ihm ihn platz setz setze biete biet an rache mit erst darf haben den
details-join = helfe hilf helfen seite beim helf unterstütze unterstützen unterstütz misch mische stehe steh bei schließe schließ stelle stell bleibe bleib mach mache mit beteilige schlag schlage
details-weapon = spiele spiel spielen benutze benutzen nehme nehmen kämpfe kämpfen waffe nehm nimm benutz kämpf ziehe zieh ziehen zücke zück zücken hau haue hauen schlag schlage schlagen steche stech stechen schieß schieße schießen feuere feuer raus her hole hol holen greife greif zu zum verwende verwenden setze setz ein einsetzen waffen wähle wähl zeige zeig was etwas jemanden jemandem wen wem will-ich schwinge schwing rein ab kommt zum-einsatz einsatz
details-help = für fürs seite ihm ihn dafür dass ich helfe
details-price = will dafür möchte verlange verlang verlangen fordere forder fordern krieg kriege bekomme bekomm nehme nehm nehmen wünsche wünsch gib gebt her reicht reicht-mir preis schluck schlückchen mir geben
details-terms = es ihm verspreche versprech gebe geb ihr halte halt mein-wort wort
details-bribe = biete bieten gebe biet geb gib bestechen besteche bestech bestich etwas was jemandem jemanden kriegt bekommt für kaufe kauf kaufen schmiere schmier frage frag fragen versuche versuch zahle zahl schenke schenk an anbieten etwas-anbieten
details-stake = biete bieten gebe setze biet geb gib zahle zahl zahlen opfere opfer setzen setz nehme nehm spendiere schenke schenk irgendeine irgendeinen ihm ihr an dafür sag-ich-nicht leg lege hin reiche reich her kriegt bekommt kann er sie haben
details-service = fürs für damit dass er sie soll sich
details-pay = es her sie ihn rücke rück raus kriegt bekommt sein ihr ihre seine
details-slip = gebe gib geben geb stecke steck stecken zu zuschieben schieb schiebe reiche reich her rüber heimlich unauffällig verdeckt unter-der-hand ihm ihr zahle zahl nehme nehm kriegt bekommt
details-market = mit was etwas jemandem wem lege leg hin mach mache machen vor her
details-partner = handle handeln biete gebe jemandem frage frag fragen handel handele tausche tausch tauschen geb gib geben biet bieten schenke schenk rede red sprich spreche verhandle verhandeln stecke steck zu etwas was wende an gehe geh wähle wähl nehme nehm
details-give = gebe gib geben biete bieten her geb biet schenke schenk schenken lege leg hin trenne trenn reiche reich zahle zahl opfere opfer rüber ihm ihr tausche tausch tauschen an abgeben hergeben ab weg raus spendiere kriegt bekommt
details-want = will dafür möchte bekomme nehme bekomm krieg kriege nehm nehmen verlange verlang fordere forder geschenkt als-gegenleistung zurück her gib gebt wünsche wünsch im-tausch zum-tausch verlangen
details-cover = verdeckt verdecke gebe geb geben gib heimlich unauffällig geheim bleibt bleiben soll sollen lege leg legen verdecken verstecke versteck verstecken verdeckte stecke steck zustecken zu unter-der-hand bleib decke deck
details-deal = den-handel es handel angebot
details-steer = steuere steuern nehme nehmen wähle fahre fahren folge nehm nimm steuer folg fahr lenke lenk lenken wähl wählen entscheide navigiere navigier segle segel legen lege leg spiele spiel kurse setze setz richtung wir
details-sea = spiele spielen benutze werfe werfen spiel benutz benutzen werf wirf rein raus zu nehme nehm nehmen nimm hinein ins-wasser locke lock locken anlocken haie an verwende verwenden setze setz ein einsetzen schmeiße schmeiß schmeißen rette retten kippe kipp füttere fütter über-bord füttere-die-haie
details-throw = werfe wirf werfen zu gebe werf zuwerfen ring rettungsring kriegt bekommt geb gib geben schmeiße schmeiß schmeißen rette rett retten hilf helfe ihn fische fisch hin zum
details-drink = trinke trinken nehme gebe aus trink saufe sauf nehm nehmen nimm schluck schlückchen her verbrauche verbrauch verwende benutze benutz gönne gönn löschen lösche durst mit runter
details-water = gebe gib geben geb ihr ihm trinken was etwas ab hergeben her reiche reich schenke schenk opfere opfer soll spendiere teile teil kriegt bekommt sie rüber mein was-zu-trinken zu
details-ransom = biete gebe biet geb geben gib bieten zahle zahl opfere opfer stattdessen dafür an ihr ihm
details-settle = es

## Words that say something else than an answer to a question, whatever stands beside them.

contrary-turn = na-warte warte-mal gebe-auf geb-auf aufgeben in-ruhe
contrary-pay = mich mir du
contrary-terms = mich mir
contrary-deal = bezahl-mich zahl-mir gib-mir du
contrary-slip = gib-mir gebt-mir mir mich behalte behalt
contrary-stake = gib-mir gebt-mir mir mich behalte behalt
contrary-consent = du-zuerst ihr-alle alle-von-euch
contrary-weapon = hallo hi hey
contrary-mug = danke sorry entschuldigung
contrary-swap = danke sorry entschuldigung
contrary-partner = danke sorry entschuldigung
contrary-bribe = danke sorry entschuldigung
contrary-wish = gebe-auf geb-auf gib-auf aufgeben
