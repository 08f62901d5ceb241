## Zu wem etwas gesagt wird. Ein Bindestrich steht für ein Leerzeichen.

told-nobody = Niemand hier heißt { $name }, darum hat es niemand gehört. Für alle tippe { $command }: und die Worte.
also-tell = flüster zuflüstern schreib schreibe schreiben tuscheln
say-names-one = ja
to-one = an zu
to-the-one = der dem
to-everybody = an-alle zu-allen allen den-anderen dem-tisch
everybody = alle allen den-anderen dem-tisch
said-to-one = dass daß ob tschüss tschüs ciao gruß grüße schöne schönen liebe herzlichen psst
said-of-one = ist war hat hatte wird kann muss soll will darf würde könnte spielt gewinnt verliert führt liegt kommt geht macht nimmt kriegt bekommt braucht sitzt denkt und oder
no-names = spät viel viele teuer früh wenig dumm schade hause dir mir euch uns ihm ihr ihnen zweit dritt viert schnell langsam schwer leicht gut schön blöd kurz lang groß klein müde faul stark schwach weit nah hoch tief alt jung ende anfang recht die der das den dem einem einer allem deiner meiner meinem deinem diesem sich mal doch mist tja naja also oje ups schluss achtung halt jetzt heute morgen gestern hier komisch wow cool sorry okay bravo
