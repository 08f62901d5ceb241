## Trading

trade-wished = { $later ->
    [yes] { DOES($seat, you: "Du handelst nach der letzten Aktion heute", other: "will nach der letzten Aktion handeln") }.
   *[no] { DOES($seat, you: "Du handelst vor der nächsten Aktion", other: "will handeln") }.
}
    .brief = { $later ->
    [yes] { DOES($seat, you: "Du handelst nach der letzten Aktion", other: "will abends handeln") }.
   *[no] { DOES($seat, you: "Du handelst vor der nächsten Aktion", other: "will handeln") }.
}
trading-over = {""}
    .full = Niemand will mehr handeln.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { DOES($seat, you: "Du bittest", other: "bittet") } { SEAT($partner, case: "accusative") } um { slip-want }, als Geschenk.
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($partner, case: "dative") } { slip-give } als Geschenk an.
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($partner, case: "dative") } { slip-give } gegen { slip-want }.
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give, case: "accusative") }{ $gives ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { $gives ->
            [one] eine verdeckte Karte
           *[other] { $gives } verdeckte Karten
        }
       *[other] verdeckt { PIECES($given, case: "accusative") }
    }
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want, case: "accusative") }{ $wants ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { $wants ->
            [one] eine verdeckte Karte
           *[other] { $wants } verdeckte Karten
        }
       *[other] verdeckt { PIECES($wanted, case: "accusative") }
    }
}
slip-taken = { DOES($partner, you: "Du willigst", other: "willigt") } ein, und die Karten wechseln den Besitzer.
    .brief = { DOES($partner, you: "Du willigst", other: "willigt") } ein.
offer-made = { $give ->
    [none] { DOES($seat, you: "Du bittest", other: "bittet") } { SEAT($partner, case: "accusative") } um { PIECES($want, case: "accusative") }, als Geschenk.
   *[other] { $want ->
        [none] { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($partner, case: "dative") } { PIECES($give, case: "accusative") } als Geschenk an.
       *[other] { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($partner, case: "dative") } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }.
    }
}
    .brief = { $give ->
    [none] { DOES($seat, you: "Du bittest", other: "bittet") } { SEAT($partner, case: "accusative") } um { PIECES($want, form: "bare") }.
   *[other] { $want ->
        [none] { DOES($seat, you: "Du schenkst", other: "schenkt") } { SEAT($partner, case: "dative") }: { PIECES($give, form: "bare") }?
       *[other] { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($partner, case: "dative") }: { PIECES($give, form: "bare") } gegen { PIECES($want, form: "bare") }.
    }
}
offer-taken = { $give ->
    [none] { DOES($partner, you: "Du willigst ein und gibst", other: "willigt ein und gibt") } { PIECES($want, case: "accusative") }.
   *[other] { $want ->
        [none] { DOES($partner, you: "Du nimmst", other: "nimmt") } { PIECES($give, case: "accusative") } an.
       *[other] { DOES($partner, you: "Du bekommst", other: "bekommt") } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }, abgemacht.
    }
}
    .brief = { DOES($partner, you: "Du willigst", other: "willigt") } ein.
offer-refused = { $partner ->
    [you] Du lehnst das Angebot { SEAT($seat, case: "genitive") } ab.
   *[other] { $partner } lehnt { $seat ->
        [you] dein Angebot
       *[other] das Angebot { SEAT($seat, case: "genitive") }
    } ab.
}
