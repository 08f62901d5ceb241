## Zu wem etwas gesagt wird. Ein Bindestrich steht für ein Leerzeichen.

told-nobody = Niemand hier heißt { $name }, darum hat es niemand gehört. Für alle tippe { $command }: und die Worte.
also-tell = flüster zuflüstern schreib schreibe schreiben tuscheln
tell-one-only = Immer nur einer Person: sag es erst { $name }, dann { $other }. Noch hat es niemand gehört.
begun-names-one = ja
to-one = an zu
to-the-one = der dem
only-to-one = nur bloß leise ganz-leise heimlich privat vertraulich unter-vier-augen im-vertrauen
and-another = und sowie plus
to-everybody = an-alle zu-allen allen den-anderen dem-tisch
everybody = alle allen den-anderen dem-tisch
said-to-one = dass daß ob tschüss tschüs ciao gruß grüße schöne schönen liebe herzlichen psst
said-of-one = ist war hat hatte wird kann muss soll will darf würde könnte spielt gewinnt verliert führt liegt kommt geht macht nimmt kriegt bekommt braucht sitzt denkt sagt weiß mogelt gibt passt steht bleibt scheint schafft fehlt und oder
said-of-several = sind waren haben hatten werden wurden können müssen sollen wollen dürfen würden könnten spielen gewinnen verlieren führen liegen kommen gehen machen nehmen kriegen bekommen brauchen sitzen denken sagen wissen mogeln geben passen stehen bleiben scheinen schaffen fehlen beide
no-names = spät viel viele teuer früh wenig dumm schade hause dir mir euch uns ihm ihr ihnen zweit dritt viert schnell langsam schwer leicht gut schön blöd kurz lang groß klein müde faul stark schwach weit nah hoch tief alt jung ende anfang recht die der das den dem einem einer allem deiner meiner meinem deinem diesem sich mal doch mist tja naja also oje ups schluss achtung halt jetzt heute morgen gestern hier komisch wow cool sorry okay bravo bin bist sind seid war wäre bis bei beim des wem wen wer was wann wo wie wieso warum weil wenn dann denn dabei da dort du er es ich man wir sie euer unser mein meine dein deine sein seine kein keine nein nicht nichts nie noch nur nun aber auch auf aus ab als an am im in ins um und unter ob oder ohne gute guter gutes ganz gar gern gerne genau gegen gleich gib gibt geh geht hab habe haben hast hat ist kann kannst könnt können komm kommt lass lasst los mach macht machen mag magst mehr muss müsst nach na neue neu nett nimm oh ok paar raus rein schon seit so soll sonst spiel spielt tut total vom von vor wahr warte wartet wird will willst wollt würd zeit zum zur zwei drei vier fünf eins erst erste endlich echt eben ein eine einen eines etwas fast fertig fair falsch frage geil glück hand karte karten kam lieb liebe liebes letzte nächste passt pech prima punkt punkte runde sag sagt schau sehr sicher sieht stimmt tee toll trotzdem uff voll weiter weiß wieder wirklich witzig mann mensch leute jungs mädels freunde jemand niemand jeder jede jedes alles alle all beide zug würfel stich trumpf
