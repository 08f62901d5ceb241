## Trading

trade-wished = { $later ->
    [yes] { DOES($seat, you: "You trade after the last action today", other: "wants to trade after the last action") }.
   *[no] { DOES($seat, you: "You trade before the next action", other: "wants to trade") }.
}
    .brief = { $later ->
    [yes] { DOES($seat, you: "You trade after the last action", other: "wants to trade later") }.
   *[no] { DOES($seat, you: "You trade before the next action", other: "wants to trade") }.
}
trading-over = {""}
    .full = Nobody wants to trade any more.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { DOES($seat, you: "You ask", other: "asks") } { $partner } for { slip-want }, as a gift.
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { DOES($seat, you: "You offer", other: "offers") } { $partner } { slip-give } as a gift.
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { DOES($seat, you: "You offer", other: "offers") } { $partner } { slip-give } for { slip-want }.
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give) }{ $gives ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { $gives ->
            [one] a card
           *[other] { $gives } cards
        }
       *[other] { PIECES($given) }
    } face down
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want) }{ $wants ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { $wants ->
            [one] a card
           *[other] { $wants } cards
        }
       *[other] { PIECES($wanted) }
    } face down
}
slip-taken = { DOES($partner, you: "You agree", other: "agrees") }, and the cards change hands.
    .brief = { DOES($partner, you: "You agree", other: "agrees") }.
offer-made = { $give ->
    [none] { DOES($seat, you: "You ask", other: "asks") } { $partner } for { PIECES($want) }, as a gift.
   *[other] { $want ->
        [none] { DOES($seat, you: "You offer", other: "offers") } { $partner } { PIECES($give) } as a gift.
       *[other] { DOES($seat, you: "You offer", other: "offers") } { $partner } { PIECES($give) } for { PIECES($want) }.
    }
}
    .brief = { $give ->
    [none] { DOES($seat, you: "You ask", other: "asks") } { $partner }: { PIECES($want, form: "bare") }.
   *[other] { $want ->
        [none] { DOES($seat, you: "You give", other: "gives") } { $partner }: { PIECES($give, form: "bare") }?
       *[other] { DOES($seat, you: "You to", other: "to") } { $partner }: { PIECES($give, form: "bare") } for { PIECES($want, form: "bare") }.
    }
}
offer-taken = { $give ->
    [none] { DOES($partner, you: "You agree and give", other: "agrees and gives") } { PIECES($want) }.
   *[other] { $want ->
        [none] { DOES($partner, you: "You accept", other: "accepts") } { PIECES($give) }.
       *[other] { DOES($partner, you: "You agree and get", other: "agrees and gets") } { PIECES($give) } for { PIECES($want) }.
    }
}
    .brief = { DOES($partner, you: "You agree", other: "agrees") }.
offer-refused = { DOES($partner, you: "You say", other: "says") } no to { $seat }.
