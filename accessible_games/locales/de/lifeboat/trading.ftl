## Trading

trade-wished = { $later ->
    [yes] { $seat ->
        [you] Du handelst nach der letzten Aktion heute.
       *[other] { $seat } will nach der letzten Aktion handeln.
    }
   *[no] { $seat ->
        [you] Du handelst vor der nächsten Aktion.
       *[other] { $seat } will handeln.
    }
}
    .brief = { $later ->
    [yes] { $seat ->
        [you] Du handelst nach der letzten Aktion.
       *[other] { $seat } will abends handeln.
    }
   *[no] { $seat ->
        [you] Du handelst vor der nächsten Aktion.
       *[other] { $seat } will handeln.
    }
}
trading-over = {""}
    .full = Niemand will mehr handeln.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] Du bittest { SEAT($partner, case: "accusative") } um { slip-want }, als Geschenk.
           *[other] { $seat } bittet { SEAT($partner, case: "accusative") } um { slip-want }, als Geschenk.
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] Du bietest { SEAT($partner, case: "dative") } { slip-give } als Geschenk an.
           *[other] { $seat } bietet { SEAT($partner, case: "dative") } { slip-give } als Geschenk an.
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] Du bietest { SEAT($partner, case: "dative") }
   *[other] { $seat } bietet { SEAT($partner, case: "dative") }
} { slip-give } gegen { slip-want }.
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
slip-taken = { $partner ->
    [you] Du willigst ein, und die Karten wechseln die Hand.
   *[other] { $partner } willigt ein, und die Karten wechseln die Hand.
}
    .brief = { $partner ->
    [you] Du willigst ein.
   *[other] { $partner } willigt ein.
}
offer-made = { $give ->
    [none] { $seat ->
        [you] Du bittest { SEAT($partner, case: "accusative") } um { PIECES($want, case: "accusative") }, als Geschenk.
       *[other] { $seat } bittet { SEAT($partner, case: "accusative") } um { PIECES($want, case: "accusative") }, als Geschenk.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Du bietest { SEAT($partner, case: "dative") } { PIECES($give, case: "accusative") } als Geschenk an.
           *[other] { $seat } bietet { SEAT($partner, case: "dative") } { PIECES($give, case: "accusative") } als Geschenk an.
        }
       *[other] { $seat ->
            [you] Du bietest { SEAT($partner, case: "dative") }
           *[other] { $seat } bietet { SEAT($partner, case: "dative") }
        } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }.
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] Du bittest { SEAT($partner, case: "accusative") }
       *[other] { $seat } bittet { SEAT($partner, case: "accusative") }
    } um { PIECES($want, form: "bare") }.
   *[other] { $want ->
        [none] { $seat ->
            [you] Du schenkst { SEAT($partner, case: "dative") }: { PIECES($give, form: "bare") }?
           *[other] { $seat } schenkt { SEAT($partner, case: "dative") }: { PIECES($give, form: "bare") }?
        }
       *[other] { $seat ->
            [you] Du bietest { SEAT($partner, case: "dative") }
           *[other] { $seat } bietet { SEAT($partner, case: "dative") }
        }: { PIECES($give, form: "bare") } gegen { PIECES($want, form: "bare") }.
    }
}
offer-taken = { $give ->
    [none] { $partner ->
        [you] Du willigst ein und gibst { PIECES($want, case: "accusative") }.
       *[other] { $partner } willigt ein und gibt { PIECES($want, case: "accusative") }.
    }
   *[other] { $want ->
        [none] { $partner ->
            [you] Du nimmst { PIECES($give, case: "accusative") } an.
           *[other] { $partner } nimmt { PIECES($give, case: "accusative") } an.
        }
       *[other] Abgemacht: { $partner ->
            [you] du bekommst
           *[other] { $partner } bekommt
        } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }.
    }
}
    .brief = { $partner ->
    [you] Du willigst ein.
   *[other] { $partner } willigt ein.
}
offer-refused = { $partner ->
    [you] Du lehnst das Angebot { SEAT($seat, case: "genitive") } ab.
   *[other] { $partner } lehnt { $seat ->
        [you] dein Angebot
       *[other] das Angebot { SEAT($seat, case: "genitive") }
    } ab.
}
