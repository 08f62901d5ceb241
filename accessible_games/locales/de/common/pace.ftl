## Das Tempo eines Tisches: ein Abend, oder Tage für jeden Zug

called-days = tage tag tagen
called-evening = abend ein-abend heute-abend

turn-pace = { $count ->
    [0] Dieses Spiel ist für einen Abend: Kein Zug ist befristet. Für ein Spiel über Tage tippe tempo tage 3.
    [one] Für jeden Zug hast du einen Tag. Danach antwortet für dich ein Computerspieler, { $level }, und du behältst deinen Platz.
   *[other] Für jeden Zug hast du { $count } Tage. Danach antwortet für dich ein Computerspieler, { $level }, und du behältst deinen Platz.
}
turn-pace-unknown = Das Tempo eines Tisches ist abend, oder tage und eine Zahl von 1 bis { $high }, wie tage 3.
turn-pace-begun = Dieses Spiel hat schon angefangen, darum bleibt sein Tempo.
turn-pace-founder = Ein anderes Tempo kann nur vorschlagen, wer diesen Tisch aufgemacht hat: { $name }.
turn-pace-evening-only = Ein Abend mit echten Karten hat kein anderes Tempo.
turn-pace-league = Das Tempo dieses Tisches ist das seiner Liga, { $league }.
turn-pace-wished = { $name } möchte an diesem Tisch { $count ->
    [0] an einem Abend spielen
    [one] einen Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}. Wenn du zustimmst, tippe zustimmen.
asked-pace = Die Frage ist, ob ihr { $count ->
    [0] an einem Abend spielt
    [one] für jeden Zug einen Tag habt
   *[other] für jeden Zug { $count } Tage habt
}. Stimmst du dem zu?
days-how = Das Spiel fängt an, wenn alle Plätze besetzt sind oder jemand starten tippt. Bis dahin kannst du gehen: Dein Platz bleibt dir.
again-days = An einem Tisch über Tage wird niemand gefragt, ob es weitergeht. Tippe gehen, dann neu und ein Spiel.
days-enough = Du hast schon an { $high } Tischen über Tage einen Platz. Spiel zuerst eines der Spiele zu Ende.
days-full = Dieser Server hat so viele Tische über Tage, wie er halten kann. Spielt dieses Spiel an einem Abend.

## Wessen Zeit um ist

turn-late = Die Zeit von { $name } ist um, darum antwortet ein Computerspieler.
turn-late-you = Deine Zeit ist um, darum antwortet für dich ein Computerspieler.
turn-was-late = Du warst länger weg, als ein Zug dauern darf, darum hat für dich ein Computerspieler geantwortet.
turn-others-late = { $count ->
    [one] { $names } hat die Zeit für einen Zug verstreichen lassen.
   *[other] { $names } haben die Zeit für einen Zug verstreichen lassen.
}
hold-in-time = { $name } hat noch Zeit für eine Antwort, darum kann niemand den Platz halten.

## Wo man gefragt ist

turns-wait = { $count ->
    [one] Du bist gefragt bei { $title }{ $number ->
        [0] {""}
       *[other] , mit { $names }
    }. Tippe nächster.
   *[other] Du bist an { $count } Tischen über Tage gefragt. Tippe nächster.
}
turns-over = { $count ->
    [one] { $title }{ $number ->
        [0] {""}
       *[other] , mit { $names },
    } ist zu Ende. Tippe nächster, um zu hören, wie es ausging.
   *[other] { $count } Spiele von dir sind zu Ende. Tippe nächster, um zu hören, wie sie ausgingen.
}
turns-next = Als Nächstes: { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names }
}. Tippe nächster.
turns-none = { $count ->
    [0] Du hast keinen Platz an einem Tisch über Tage.
    [one] An deinem Tisch über Tage bist du nicht gefragt.
   *[other] An keinem deiner { $count } Tische über Tage bist du gefragt.
}
turn-told = { $number }, { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names }
}: { $state ->
    [over] zu Ende.
    [agree] Du sollst sagen, ob du zustimmst.
   *[asked] { $kind ->
        [days] noch { $left } Tage.
        [hours] noch { $left } Stunden.
       *[minutes] { $left ->
            [one] noch eine Minute.
           *[other] noch { $left } Minuten.
        }
    }
}
turn-elsewhere = Du bist dran bei { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names }
}. Tippe nächster, wann du magst.
turn-over-elsewhere = { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names },
} ist zu Ende. Tippe nächster, um zu hören, wie es ausging.
turns-at = { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names }
}.
turns-nowhere = Kein Tisch über Tage wartet auf dich.
turns-no-more = Nur dieser Tisch wartet auf dich.
turns-one = Nur ein Tisch wartet auf dich: { $title }{ $count ->
    [0] {""}
   *[other] , mit { $names }
}. Tippe nächster.
turns-here = Du bist schon an diesem Tisch.
turns-evening = Die anderen warten hier auf dich. Tippe zuerst gehen.

## Befehle

command-table-pace = tempo
command-turns = gefragt
command-next-turn = nächster nächste nächstes
also-turns = wo-bin-ich-gefragt wo-bin-ich-dran züge meine-züge
also-next-turn = nächster-tisch zum-nächsten-tisch nächstes-spiel als-nächstes weiter
