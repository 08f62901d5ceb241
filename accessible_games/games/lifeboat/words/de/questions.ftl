## What is asked

ask-draft = {""}
    .full = Behalte eine davon, die anderen werden weitergegeben.
prompt-draft = Was behältst du?
    .braille = Behalten?
ask-turn = {""}
    .full = Rudere, tausche Plätze, überfalle jemanden, benutze eine Karte, oder tu nichts. Vorher darfst du handeln und Karten zeigen.
costly-mug = Du willst überfallen: { $name }. Wirklich?
prompt-turn = Deine Aktion?
    .braille = Aktion?
ask-row = Für den Ruderstapel oder zurück.
    .brief = {""}
    .full = Für den Ruderstapel oder zurück: { PIECES($cards, form: "bare") }.
prompt-row = Was kommt darauf?
    .brief = Zum Ruderstapel?
    .braille = Ruderstapel?
moves-row = Nenne Karten für den Ruderstapel, mit Namen oder Nummer, oder tippe nichts.
    .brief = Nenne Karten, oder tippe nichts.
hint-row = { $count ->
    [0] Ich würde alle zurücklegen.
   *[other] Ich würde { PIECES($cards, form: "bare", style: "standard") } behalten.
}
ask-heal = Verwundet: { PIECES($cards, form: "bare") }.
prompt-heal = Wen heilst du?
ask-show = Du kannst { PIECES($cards, case: "accusative") } offen hinlegen.
    Sonst tippe nein.
    .brief = {""}
prompt-show = Was zeigst du?
ask-swap = {""}
    .full = Du kannst mit { PIECES($cards, case: "dative", style: "or") } den Platz tauschen.
prompt-swap = Mit wem tauschen?
ask-mug = {""}
    .full = Mit Karten: { PIECES($cards, form: "bare") }.
prompt-mug = Wen überfällst du?
ask-loot = Offene Karten: { PIECES($cards) }.
    .brief = Offen: { PIECES($cards, form: "bare") }.
prompt-loot = Was nimmst du?
ask-consent = {""}
    .full = Gib nach oder kämpfe. Davor kannst du drohen oder eine andere Karte bieten.
prompt-consent = Nachgeben, kämpfen?
ask-ransom = {""}
    .full = Nenne eine Karte von dir. Wird sie genommen, ist die Forderung vom Tisch.
prompt-ransom = { prompt-stake }
ask-settle = {""}
    .full = Lässt du es gut sein, ist dein Zug vorbei. Oder du bestehst darauf.
prompt-settle = Gut sein lassen?
ask-join = {""}
    .full = Hilf dem Angriff, der Verteidigung oder keiner Seite. Vorher darfst du einen Preis dafür fordern oder jemandem eine Karte bieten.
prompt-join = Auf welcher Seite?
    .braille = Seite?
ask-weapon = {""}
    .full = Spiele eine Waffe von der Hand, oder tippe nein.{ $may-bribe ->
    [yes] {" "}Vorher darfst du jemandem eine Karte bieten, für Hilfe oder fürs Heraushalten.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Waffe oder bieten?
   *[no] Welche Waffe?
}
ask-help = {""}
    .full = Was würdest du für eine Karte tun: angreifen, verteidigen oder dich heraushalten?
prompt-help = Wofür?
ask-price = {""}
    .full = Nenne die Karte, die du dafür willst.
prompt-price = Für welche Karte?
ask-terms = {""}
    .full = Auch wenn du es versprichst, kannst du dich nach dem Kampf noch entscheiden.
prompt-terms = Versprichst du es?
ask-bribe = {""}
    .full = Wem bietest du eine Karte? Nenne die Karte gleich dazu, wenn du willst.
prompt-bribe = Wem bietest du?
ask-stake = {""}
    .full = Nenne eine Karte, die du hast, oder biete verdeckt eine, die du nicht nennst.
prompt-stake = Welche bietest du?
ask-service = {""}
    .full = Wofür bietest du die Karte: fürs Mitkämpfen oder fürs Heraushalten?
prompt-service = { prompt-help }
ask-pay = {""}
    .full = Gib die Karte vor aller Augen her, gib verdeckt irgendeine, oder tippe nein.
prompt-pay = Karte hergeben?
ask-slip = {""}
    .full = Welche Karte es ist, wisst nur ihr beide.
prompt-slip = Welche verdeckt?
ask-market = {""}
    .full = Vor der nächsten Aktion darfst du handeln und Karten zeigen.
prompt-market = Handel oder fertig?
ask-partner = {""}
    .full = Du kannst mit { PIECES($cards, form: "bare", style: "or") } handeln.
prompt-partner = Mit wem handeln?
ask-give = Du kannst { PIECES($cards, case: "accusative") } geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
    .brief = {""}
prompt-give = Was gibst du?
moves-give = Nenne die Karten, die du gibst, mit Namen oder Nummer{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne Karten zum Geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-give = { $count ->
    [0] Ich würde nichts geben.
   *[other] Ich würde { PIECES($cards, case: "accusative") } geben.
}
ask-want = {""}
    .full = Nenne, was du willst, höchstens { COUNT($most, as: "cards") }{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
prompt-want = Was willst du?
moves-want = Nenne höchstens { $most ->
    [one] eine Karte, die du willst
   *[other] { $most } Karten, die du willst
}{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne höchstens { COUNT($most, as: "cards") }{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-want = { $count ->
    [0] Ich würde nichts dafür verlangen.
   *[other] Ich würde { PIECES($cards, case: "accusative") } verlangen.
}
ask-cover = Verdeckt geben kannst du: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = { prompt-slip }
moves-cover = Nenne die Karten, die du verdeckt gibst, mit Namen oder Nummer.
    .brief = Nenne Karten, die du verdeckt gibst.
hint-cover = Ich würde verdeckt lassen: { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = { prompt-yes-no }
ask-steer = {""}
    .full = Wähle die Karte des Tages. Die anderen kommen zurück.
prompt-steer = Welcher Kurs?
ask-sea = {""}
    .full = Spiele einen Fischköder, oder wirf den Rettungsring, oder tippe nein.
prompt-sea = Köder oder Ring?
ask-throw = Im Wasser: { PIECES($cards, form: "bare") }.
prompt-throw = Wer bekommt ihn?
ask-drink = {""}
    .full = Nimm gegen den Durst ein Wasser oder einen offenen Sonnenschirm, oder tippe nein.
prompt-drink = Gegen den Durst?
ask-water = {""}
    .full = Gib ein Wasser, oder tippe nein.
prompt-water = Wasser für { SEAT($about, case: "accusative") }?
    .brief = Wasser für { SEAT($about, form: "name") }?

choice-nothing = nichts
choice-row = rudern
choice-swap = Plätze tauschen
choice-mug = überfallen
choice-trade = handeln
choice-slip = zustecken
choice-later = abends
choice-show = zeigen
choice-hidden = eine verdeckte Karte
choice-agree = nachgeben
choice-fight = kämpfen
choice-threaten = drohen
choice-offer = bieten
choice-attack = angreifen
choice-defend = verteidigen
choice-out = heraushalten
choice-promise = fordern
choice-bribe = bieten
choice-aid = mitkämpfen
choice-done = fertig
choice-top = die oberste Karte
typed-nothing = nichts nix warten abwarten passen passe nichts-tun tue-nichts tu-nichts nichts-machen mache-nichts gar-nichts aussetzen setze-aus setz-aus wart wart-ab warte-ab ausruhen ruh-mich-aus ruhe-mich-aus mich-ausruhen ruh-aus ruhe-aus mach-nichts mach-nix mache-nix mach-gar-nichts mache-gar-nichts tu-nix tue-nix tu-gar-nichts tue-gar-nichts nix-tun nix-machen gar-nix überhaupt-nichts rein-gar-nichts lass-mal lass-es lasse-es lieber-nicht lieber-nichts verzichte verzichten pausiere pausieren pause-machen mache-pause mach-pause faulenze faulenzen schlafen schlafe schlaf chillen chille bleib-sitzen bleibe-sitzen sitzen-bleiben bleib-einfach-sitzen nichts-davon nichts-von-alledem keine-aktion untätig warte
typed-row = rudern rudere rudre rudern-gehen geh-rudern gehe-rudern an-die-ruder ran-an-die-ruder in-die-riemen lege-mich-in-die-riemen leg-mich-in-die-riemen ans-ruder zu-den-rudern paddeln paddle paddel geh-ans-ruder
typed-swap = tauschen tausche tausch plätze platz platztausch wechseln wechsle wechsele wechsel platzwechsel sitzplatz-tauschen umsetzen setz-mich-um setze-mich-um umziehen sitzplatz plätze-wechseln den-platz-wechseln woanders-sitzen woanders-hin platz-wechseln wechsel-den-platz wechsle-den-platz
typed-mug = überfallen überfalle überfall rauben raube ausrauben stehlen stehle klauen klaue bestehlen bestehle beklauen angreifen raub raub-aus raube-aus beraube berauben beraub beklau beklaue klau stiehl bestiehl ausnehmen nehme-aus nehm-aus nimm-aus plündern plündere plünder mopsen mopse stibitzen stibitze wegnehmen nehme-weg nehm-weg nimm-weg entreißen entreiße entwenden entwende raubüberfall diebstahl
typed-trade = handeln handle handele handel anbieten biete bieten schenken schenke geben gebe gib handel-treiben feilschen feilsche verhandeln verhandle verhandele angebot angebot-machen ein-angebot biet geb schenk verschenken verschenke verschenk anzubieten tauschhandel tauschgeschäft hätte-was-anzubieten hab-ein-angebot habe-ein-angebot hab-was-anzubieten habe-was-anzubieten noch-was-handeln noch-was-tauschen noch-handeln lass-uns-tauschen tauschen-wir
typed-slip = zustecken stecke steck zuschieben heimlich schieb-zu schiebe-zu schieb schiebe heimlich-handeln heimlich-geben heimlich-zustecken unauffällig unter-der-hand verdeckt-handeln verdeckt-geben steck-zu stecke-zu
typed-later = abends abend
typed-show = zeigen zeige zeig offenlegen vorzeigen aufdecken zeig-her zeige-her zeig-vor zeige-vor herzeigen deck-auf decke-auf decke deck lege-offen leg-offen offen-hinlegen offen-legen lege-offen-hin leg-offen-hin enthülle enthüllen präsentieren präsentiere offenbaren offenbare
typed-hidden = verdeckt verdeckte verdeckten geheim geheime heimlich unauffällig blind aus-der-hand von-der-hand handkarte ungesehen ich-gebe-sie-verdeckt verrate-ich-nicht das-verrate-ich-nicht aber-verdeckt ja-aber-verdeckt
typed-agree = nachgeben gebe gib ja j okay ok einverstanden einwilligen na-gut meinetwegen gern gerne klar akzeptieren geb-nach gebe-nach gib-nach na-schön von-mir-aus in-ordnung geht-in-ordnung geht-klar soll-sie-haben soll-er-haben kannst-du-haben kannst-du-gern-haben du-kannst-ihn-haben du-kannst-sie-haben du-kannst-es-haben du-kriegst-ihn nimm-ihn nimm-sie nimm-es nimm-ihn-dir setz-dich-hin setz-dich-halt-hin setz-dich setzt-euch ich-rutsche ich-rücke ich-rutsch rutsche räume-den-platz mach-platz mache-platz ist-in-ordnung ist-gut ist-okay ist-mir-recht füge-mich ich-füge-mich ergebe-mich ergeb-mich ich-gebe-auf ich-geb-auf gebe-auf geb-auf stimme-zu stimm-zu zustimmen bin-einverstanden meinetwegen-ja klar-doch kein-problem ja-gut ja-gern ja-gerne ja-klar ja-okay ja-bitte hergeben gebe-her geb-her gebe-es-her lass-ich-mir-gefallen bitte-schön sehr-gern sehr-gerne überlasse-ihr überlasse-ihn überlasse klein-bei kleinbei nimm-den-platz nimm-meinen-platz nimm-den-sitz nimm-die-karte nimm-schon nimm-ruhig
typed-fight = kämpfen kämpfe kampf weigern weigere verweigern wehren wehre nein ablehnen niemals nie wehr wehr-mich kämpf kämpfe-dagegen nö nee nöö nope weigere-mich weiger weiger-mich verweigere verweiger widersetze-mich widersetzen widerstand lehne-ab lehn-ab vergiss-es vergessen-sie-es kommt-nicht-in-frage kommt-gar-nicht-in-frage auf-keinen-fall auf-gar-keinen-fall nur-über-meine-leiche niemals-im-leben nie-im-leben von-wegen das-könnte-dir-so-passen nein-danke nichts-da nix-da keinesfalls keineswegs denk-nicht-dran ich-denk-nicht-dran ich-denke-nicht-daran nicht-kampflos nicht-mit-mir zuschlagen schlag-zu schlage-zu prügeln prügelei verteidige-mich verteidig-mich verteidige lieber-kämpfen lieber-nicht lass-ich-mir-nicht-gefallen lasse-ich-mir-nicht-gefallen lass-ich-nicht-zu geb-ich-nicht-her gebe-ich-nicht-her mach-ich-nicht-mit kommt-nicht-infrage kriegst-du-nicht kriegt-sie-nicht bekommst-du-nicht will-ich-nicht dagegenhalten
typed-threaten = drohen drohe drohung bedrohen droh mit-rache rache-schwören schwöre-rache schwör-rache rache einschüchtern schüchtere-ein erpressen bedrohe bedroh
typed-offer = bieten biete anbieten stattdessen loskaufen lösegeld freikaufen biet was-anderes-bieten was-anderes-anbieten biete-was-anderes biete-was-anderes-an biete-stattdessen etwas-anderes-bieten etwas-anderes-anbieten biete-etwas-anderes biete-etwas-anderes-an andere-karte-bieten andere-karte-anbieten ersatz gegenangebot gegenvorschlag alternative auslösen was-anderes etwas-anderes
typed-attack = angreifen angriff angreifer angreife greife greif attacke beim-angriff-helfen greif-an greife-an greif-mit-an greife-mit-an angriffsseite mit-angreifen beim-angriff helfe-beim-angriff helf-beim-angriff attackieren attackiere attackier hilfe-beim-angriff für-den-angriff bei-dem-angriff angreiferin auf-der-seite-der-angreiferin auf-seiten-der-angreiferin
typed-defend = verteidigen verteidigung verteidiger verteidige abwehr abwehren verteidig verteidige-ihn verteidige-sie helfe-verteidigen schützen schütze schütz beschützen beschütze beschütz beim-verteidigen bei-der-verteidigung hilfe-bei-der-verteidigung für-die-verteidigung hilfe-beim-verteidigen
# Who fights, by what they do there.
typed-role-attack = angreifer angreiferin angreifers angreifern angreifende
typed-role-defend = verteidiger verteidigerin verteidigers verteidigern verteidigung
# What is said of somebody to take their side in a fight.
typed-helping = helfe helfen hilf unterstütze unterstützen auf-der-seite-von auf-der-seite auf-seiten steh-bei kämpfe-für helf unterstütz steh stehe beistehen beispringen springe-bei spring-bei kämpf-für halte-zu halt-zu halte-zum halt-zum halte-zur halt-zur bin-für stehe-bei auf-der-seite-vom auf-der-seite-des auf-der-seite-der auf-die-seite-vom auf-die-seite-von auf-die-seite-des auf-die-seite-der auf-seite-von auf-seite-des für an-der-seite-von an-der-seite-des kämpfe-mit kämpf-mit halten-zu zu-hilfe zur-seite steh-zur-seite stehe-zur-seite mit verteidige verteidigen verteidig beschütze beschützen helfe-dem
# What is said of somebody to fight on the other side.
typed-opposing = gegen greife-an greif-an angreifen attackiere attackieren kämpfe-gegen kämpf-gegen bekämpfe bekämpfen bekämpf
typed-out = heraushalten heraus raushalten raus nichts nein niemand passen passe keins-von-beiden keine-seite keiner neutral halte-mich-raus halt-mich-raus halte-mich-heraus halt-mich-heraus halte-mich-da-raus halt-ich-mich-raus bleib-draußen bleibe-draußen draußen bleib-raus bleibe-raus nix nö nee nope keine-von-beiden keinen-von-beiden keinem keinem-von-beiden niemandem misch-mich-nicht-ein mische-mich-nicht-ein misch-mich-da-nicht-ein mische-mich-da-nicht-ein nicht-einmischen macht-das-unter-euch-aus macht-es-unter-euch-aus unter-euch-aus weder-noch neutral-bleiben bleib-neutral bleibe-neutral ohne-mich geht-mich-nichts-an nicht-mein-kampf nicht-meine-sache nicht-mein-problem das-ist-nicht-mein-kampf enthalte-mich enthalten enthalt-mich zuschauen schau-zu schaue-zu seh-zu sehe-zu lieber-nicht nein-danke kein-interesse auf-keinen-fall lass-mal verzichte keiner-von-beiden keinem-helfen niemandem-helfen helfe-keinem helf-keinem helfe-niemandem helf-niemandem abseits nicht-einmischt misch-dich-nicht-ein halt-dich-raus halte-dich-raus misch-ich-mich-nicht-ein mische-ich-mich-nicht-ein misch-ich-mich-da-nicht-ein halt-ich-mich-da-raus halte-ich-mich-raus halte-ich-mich-da-raus halt-ich-mich-heraus mach-ich-nicht-mit mache-ich-nicht-mit mach-nicht-mit mache-nicht-mit geht-mich-nix-an draußen-bleiben sich-raushalten dass-er-sich-raushält dass-sie-sich-raushält er-soll-sich-raushalten raushält mich-raushalte dass-ich-mich-raushalte raushalte mich-heraushalte für-keinen für-keinen-von-beiden für-keine für-keine-von-beiden gegen-keinen
typed-promise = fordern fordere verlangen verlange preis versprechen verspreche versprich preis-nennen einen-preis-nennen preis-verlangen einen-preis-verlangen einen-preis forder verlang belohnung belohnung-fordern bezahlung gegenleistung lohn lohn-fordern honorar ich-will-was-dafür will-was-dafür will-etwas-dafür möchte-was-dafür möchte-etwas-dafür etwas-dafür was-dafür nur-gegen-bezahlung gegen-bezahlung nur-gegen-eine-karte
typed-bribe = bieten biete anbieten bestechen besteche biet bestech bestechung bestechungsgeld schmieren schmiere schmier kaufen kaufe erkaufen erkaufe anheuern heuere heure
typed-aid = mitkämpfen mithelfen mitmachen hilfestellung helfen kämpf-mit kämpfe-mit mir-helfen helfe mithilfe beistand beistehen beizustehen unterstützung unterstützen unterstütze soll-mir-helfen soll-mitkämpfen soll-helfen soll-mit-kämpfen er-soll-mir-helfen er-soll-mitkämpfen sie-soll-mir-helfen sie-soll-mitkämpfen seine-hilfe ihre-hilfe damit-er-hilft damit-er-mir-hilft damit-sie-hilft damit-sie-mir-hilft kämpfen mir-hilft dass-er-mir-hilft dass-sie-mir-hilft
typed-done = fertig nein nichts weiter passen passe genug das-war-s das-ist-alles schluss-mit-handeln ich-bin-fertig bin-fertig bin-durch bin-soweit nix nö nee nope kann-weitergehen es-kann-weitergehen weitergehen weitermachen weiter-geht-s weiter-gehts genug-gehandelt nichts-zu-handeln hab-nichts-zu-handeln habe-nichts-zu-handeln ich-hab-nichts-zu-handeln ich-habe-nichts-zu-handeln nichts-mehr nix-mehr kein-interesse kein-bedarf keinen-bedarf kein-handel lieber-nicht nein-danke das-wars das-war-s-dann schluss-mit-dem-handeln nichts-handeln nichts-weiter lass-mal verzichte erledigt ende-des-handelns nächste-aktion diesmal-nicht jetzt-nicht
typed-top = oberste oberster obere oben von-oben oberstes obersten
typed-yes = ja j jawohl okay ok einverstanden annehmen verspreche versprochen verspreche-es zahle zahlen hergeben angenommen nehme-an abgemacht klar gern gerne jo joa jup jap yes geht-klar geht-in-ordnung in-ordnung von-mir-aus na-schön na-gut meinetwegen topp deal machen-wir mach-ich wird-gemacht ehrenwort versprech-s versprechs verspreche-ich versprech-ich versprech-es versprech versprochen-ist-versprochen bin-dabei ich-bin-dabei dabei nehm-an nehme-das-an nehm-das-an nehm-ich-an nehme-ich-an einwilligen willige-ein akzeptiere akzeptier akzeptieren akzeptiert sehr-gern sehr-gerne natürlich selbstverständlich na-klar aber-sicher sicher auf-jeden-fall unbedingt schlag-ein schlage-ein handschlag gekauft so-machen-wir-s so-machen-wir-das gebe-her geb-her geb-sie-her gebe-sie-her geb-ihn-her gebe-ihn-her geb-es-her rück-raus rücke-raus rück-sie-raus rücke-sie-raus gib-her zahl bezahle bezahl bezahlen bitte-sehr bitte-schön hier-bitte ja-ja ja-gut ja-gern ja-gerne ja-klar stimme-zu stimm-zu bin-einverstanden halte-mein-wort halt-mein-wort mein-wort wort-halten steh-zu-meinem-wort hast-mein-wort du-hast-mein-wort ist-gut ist-okay passt passt-mir alles-klar perfekt gebongt gilt der-handel-gilt handel-gilt du-kriegst-es du-bekommst-es kriegst-du bekommst-du er-bekommt-es sie-bekommt-es
typed-no = nein nichts keins keine ablehnen passen passe niemals nie lehne-ab jetzt-nicht keins-von-beiden keine-waffe ohne-waffe ohne nö nee nöö nope nix gar-nichts gar-nix keinen keine-davon keine-von-denen keins-von-denen keins-davon keinen-davon keine-von-beiden keinen-von-beiden nein-danke nee-danke nö-danke danke-nein nein-nein lieber-nicht besser-nicht diesmal-nicht heute-nicht noch-nicht kein-interesse kein-bedarf keinen-bedarf vergiss-es vergessen-wir-es kommt-nicht-in-frage kommt-gar-nicht-in-frage auf-keinen-fall auf-gar-keinen-fall zu-teuer zu-viel das-ist-mir-zu-viel ist-mir-zu-viel mir-zu-viel das-ist-mir-zu-teuer ist-mir-zu-teuer mir-zu-teuer das-ist-zu-viel ist-zu-viel ist-zu-teuer schlechtes-geschäft schlechter-tausch schlechter-handel lehn-ab verzichte verzichten lass-mal lass-es von-wegen nichts-da nix-da keinesfalls keineswegs bloß-nicht brauch-ich-nicht brauche-ich-nicht brauch-keine brauche-keine ich-brauche-keine ich-brauch-keine keine-waffen mit-bloßen-händen bloße-hände mit-den-fäusten fäuste unbewaffnet waffenlos kein-deal kein-handel ich-zahl-nicht gebe-nichts geb-nichts gebe-nix geb-nix geb-sie-nicht-her gebe-sie-nicht-her kriegt-er-nicht kriegt-sie-nicht bekommt-er-nicht bekommt-sie-nicht kriegst-du-nicht bekommst-du-nicht behalte-sie behalt-sie behalte-ich behalt-ich das-behalt-ich das-behalte-ich behalt-ich-selber das-behalt-ich-selber behalte-ich-selbst behalte-es behalt-es behalte-ihn behalt-ihn breche-mein-wort brech-mein-wort mein-wort-brechen wort-brechen ohne-mich nicht-mit-mir nicht-nötig spar-ich-mir spare-ich-mir lass-ihn-schwimmen lass-sie-schwimmen soll-er-schwimmen soll-sie-schwimmen schwimmen-lassen mach-nichts mache-nichts mach-nix mache-nix tu-nichts tue-nichts nichts-tun spiele-nichts spiel-nix trinke-nichts trink-nichts trink-nix trinke-nix nichts-trinken soll-sie-doch-verdursten soll-er-doch-verdursten soll-sie-verdursten soll-er-verdursten zeige-nichts zeig-nichts zeig-nix zeige-nix mach-ich-nicht-mit mache-ich-nicht-mit mach-ich-nicht mache-ich-nicht will-ich-nicht möchte-ich-nicht geb-ich-nicht-her gebe-ich-nicht-her geb-ich-nicht kommt-nicht-infrage so-nicht nein-so-nicht bleibe-durstig bleib-durstig tue-gar-nichts tu-gar-nichts lass-die-waffen-stecken lasse-die-waffen-stecken lass-ihn-ertrinken lass-sie-ertrinken keine-hilfe spar-mir-das-wasser-auf spare-mir-das-wasser-auf breche-mein-versprechen ich-breche-mein-versprechen spar-mir-das-wasser weder-noch das-versprech-ich-nicht versprech-ich-nicht verspreche-ich-nicht mein-wasser-gehört-mir gehört-mir behalte-die-karte behalt-die-karte

## Refused

refused-alone = Sonst ist niemand im Boot.
refused-nobody-has-cards = Sonst hat niemand im Boot eine Karte.
refused-nobody-to-trade-with = Sonst kann jetzt niemand handeln.
refused-trading-now = Du handelst schon.
refused-wished = Das hast du schon gesagt.
refused-nothing-to-show = Du hast keine verdeckte Karte, die du zeigen könntest.
    .brief = Du hast keine Karte zu zeigen.
refused-nobody-wounded = Niemand, der lebt, hat eine Wunde.
refused-already-open = Dein Sonnenschirm ist schon offen.
refused-not-owned = Diese Karte hast du nicht. Tippe möglich, um zu hören, was du tun kannst.
    .brief = Diese Karte hast du nicht.
refused-cannot-pay = Du hast nicht alles, was verlangt wird, also kannst du nur nein sagen.
    .brief = Dir fehlt etwas, also geht nur nein.

## The table's options

option-psychopath = Ein Psychopath hasst nur sich selbst. Welche Toten zählen für ihn?
option-psychopath-all = alle anderen
option-psychopath-spare-love = alle außer seiner Liebe
option-psychopath-3 = je 3 Punkte
option-psychopath-more = Nach der Anleitung bringt jeder andere Tote einem Psychopathen seine Größe als Punkte, aber manche lassen seine Liebe aus, und manche zählen für jeden anderen Toten 3 Punkte.
table-psychopath-spare-love = Der Tod seiner Liebe bringt einem Psychopathen nichts.
    .brief = Psychopath: nichts für die tote Liebe.
table-psychopath-3 = Jeder Tote bringt einem Psychopathen 3 Punkte, nur seine Liebe nicht.
    .brief = Psychopath: 3 Punkte für jeden Toten.
option-drowned = Was wird aus bewusstlos Ertrunkenen?
option-drowned-back = zurück ins Boot
option-drowned-gone = fortgespült
option-drowned-more = Wer bewusstlos über Bord geht, ertrinkt: Nach der Anleitung kommt der Tote mit seinen verdeckten Karten zurück ins Boot, aber bei manchen ist er samt Platz und allen Karten fort.
table-drowned-gone = Wer bewusstlos über Bord geht, wird samt allen Karten fortgespült.
    .brief = Wer ertrinkt, wird fortgespült.
option-preserver = Wer kann den Rettungsring bekommen?
option-preserver-living = alle Lebenden
option-preserver-conscious = alle bei Bewusstsein
option-preserver-more = Nach der Anleitung können alle, die lebend im Wasser sind, den Rettungsring bekommen, auch bewusstlos, aber manche geben ihn nur denen, die ihn fangen können.
table-preserver-conscious = Den Rettungsring bekommt zugeworfen, wer bei Bewusstsein ist.
    .brief = Rettungsring nur bei Bewusstsein.
option-own-preserver = Wann hilft dir der eigene Rettungsring?
option-own-preserver-open = wenn er offen liegt
option-own-preserver-hand = auch aus der Hand
option-own-preserver-more = Nach der Anleitung hilft ein Rettungsring, der offen vor dir liegt, oder einer, den andere für dich spielen, aber bei manchen kannst du auch den eigenen aus der Hand werfen.
table-own-preserver-hand = Der eigene Rettungsring hilft auch aus der Hand.
    .brief = Dein Rettungsring hilft aus der Hand.
option-swimmer = Und wenn Frenchy bewusstlos über Bord geht?
option-swimmer-conscious = Frenchy ertrinkt
option-swimmer-always = Frenchy schwimmt
option-swimmer-more = Die Anleitung sagt, dass das Wasser Frenchy nicht schadet, und auch, dass Bewusstlose darin sterben, also ertrinkt Frenchy bewusstlos oder schwimmt trotzdem zurück.
table-swimmer-always = Frenchy schwimmt sogar bewusstlos zurück.
    .brief = Frenchy schwimmt auch bewusstlos.
option-trading = Wer darf handeln?
option-trading-free = alle, die es ansagen
option-trading-turn = wer dran ist
option-trading-open = alle, gefragt vor jeder Aktion
option-trading-more = Nach der Anleitung dürfen alle von der ersten bis zur letzten Aktion handeln, nur nicht im Kampf: Der Tisch wartet auf alle, die es sagen. Sonst darf es nur, wer dran ist, oder alle werden vor jeder Aktion gefragt.
table-trading-turn = Nur wer dran ist, darf handeln.
table-trading-open = Vor jeder Aktion werden alle nach einem Handel gefragt.
    .brief = Vor jeder Aktion werden alle gefragt.
option-bribes = Werden Versprechen im Kampf eingelöst?
option-bribes-paid = gleich danach
option-bribes-announced = nur angekündigt
option-bribes-more = Nach der Anleitung kann man gleich nach dem Kampf hergeben, was man darin versprochen hat, und nur angekündigt heißt, dass man einen Preis nennt und nichts darauf folgt.
table-bribes-announced = Versprechen im Kampf werden nur angekündigt.
    .brief = Versprechen sind nur Ankündigungen.
option-parley = Darf man auf eine Forderung auch drohen oder eine andere Karte bieten?
option-parley-yes = ja
option-parley-no = nein
option-parley-more = Nach der Anleitung gibst du nach oder kämpfst. Hier darfst du vorher drohen oder eine andere Karte bieten, wie man es am Tisch tut.
departs-parley = auf eine Forderung kann man auch drohen oder eine andere Karte bieten
table-parley-no = Bei einer Forderung kann man nur nachgeben oder kämpfen.
    .brief = Vor der Antwort keine Drohungen.

how-to-answer = Bist du dran, tippe rudern, tauschen, überfallen, nichts, oder eine Karte.
    Handeln und Zeigen kosten keine Aktion, also tippe sie vorher. Zustecken ist verdeckt handeln.
    Tippe handeln auch im Zug anderer, oder abends, um nach der letzten Aktion zu handeln.
    Ein ganzer Zug passt in eine Zeile, etwa überfallen Maat Messer, oder Verbandskasten Kind.
    Nenne alle bei ihren Charakteren. Tippe boot, um alle zu hören, oder etwa boot Maat.
