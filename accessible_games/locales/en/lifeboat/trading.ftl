## Trading

trade-wished = { $later ->
    [yes] { $seat ->
        [you] You trade after the last action today.
       *[other] { $seat } wants to trade after the last action.
    }
   *[no] { $seat ->
        [you] You trade before the next action.
       *[other] { $seat } wants to trade.
    }
}
    .brief = { $later ->
    [yes] { $seat ->
        [you] You trade after the last action.
       *[other] { $seat } wants to trade later.
    }
   *[no] { $seat ->
        [you] You trade before the next action.
       *[other] { $seat } wants to trade.
    }
}
trading-over = {""}
    .full = Nobody wants to trade any more.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] You ask { $partner } for { slip-want }, as a gift.
           *[other] { $seat } asks { $partner } for { slip-want }, as a gift.
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] You offer { $partner } { slip-give } as a gift.
           *[other] { $seat } offers { $partner } { slip-give } as a gift.
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] You offer { $partner } { slip-give } for { slip-want }.
   *[other] { $seat } offers { $partner } { slip-give } for { slip-want }.
}
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
slip-taken = { $partner ->
    [you] You agree, and the cards change hands.
   *[other] { $partner } agrees, and the cards change hands.
}
    .brief = { $partner ->
    [you] You agree.
   *[other] { $partner } agrees.
}
offer-made = { $give ->
    [none] { $seat ->
        [you] You ask { $partner } for { PIECES($want) }, as a gift.
       *[other] { $seat } asks { $partner } for { PIECES($want) }, as a gift.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] You offer { $partner } { PIECES($give) } as a gift.
           *[other] { $seat } offers { $partner } { PIECES($give) } as a gift.
        }
       *[other] { $seat ->
            [you] You offer { $partner } { PIECES($give) } for { PIECES($want) }.
           *[other] { $seat } offers { $partner } { PIECES($give) } for { PIECES($want) }.
        }
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] You ask { $partner }: { PIECES($want, form: "bare") }.
       *[other] { $seat } asks { $partner }: { PIECES($want, form: "bare") }.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] You give { $partner }: { PIECES($give, form: "bare") }?
           *[other] { $seat } gives { $partner }: { PIECES($give, form: "bare") }?
        }
       *[other] { $seat ->
            [you] You to { $partner }: { PIECES($give, form: "bare") } for { PIECES($want, form: "bare") }.
           *[other] { $seat } to { $partner }: { PIECES($give, form: "bare") } for { PIECES($want, form: "bare") }.
        }
    }
}
offer-taken = { $give ->
    [none] { $partner ->
        [you] You agree and give { PIECES($want) }.
       *[other] { $partner } agrees and gives { PIECES($want) }.
    }
   *[other] { $want ->
        [none] { $partner ->
            [you] You accept { PIECES($give) }.
           *[other] { $partner } accepts { PIECES($give) }.
        }
       *[other] { $partner ->
            [you] You agree and get { PIECES($give) } for { PIECES($want) }.
           *[other] { $partner } agrees and gets { PIECES($give) } for { PIECES($want) }.
        }
    }
}
    .brief = { $partner ->
    [you] You agree.
   *[other] { $partner } agrees.
}
offer-refused = { $partner ->
    [you] You say no to { $seat }.
   *[other] { $partner } says no to { $seat }.
}
