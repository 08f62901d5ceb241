## Trading

trade-wished = { $later ->
    [yes] { DOES($seat, you: "Tu échanges après la dernière action du jour", other: "veut échanger après la dernière action") }.
   *[no] { DOES($seat, you: "Tu échanges avant la prochaine action", other: "veut échanger") }.
}
    .brief = { $later ->
    [yes] { DOES($seat, you: "Tu échanges après la dernière action", other: "veut échanger ce soir") }.
   *[no] { DOES($seat, you: "Tu échanges avant la prochaine action", other: "veut échanger") }.
}
trading-over = {""}
    .full = Plus personne ne veut échanger.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] Tu demandes { SEAT($partner, case: "to") } en cadeau: { slip-want }.
           *[other] { $partner ->
                [you] { $seat } te demande en cadeau: { slip-want }.
               *[other] { $seat } demande { SEAT($partner, case: "to") } en cadeau: { slip-want }.
            }
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] Tu veux offrir { slip-give } { SEAT($partner, case: "to") }.
           *[other] { $partner ->
                [you] { $seat } veut t'offrir { slip-give }.
               *[other] { $seat } veut offrir { slip-give } { SEAT($partner, case: "to") }.
            }
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] Tu proposes { SEAT($partner, case: "to") } { slip-give } contre { slip-want }.
   *[other] { $partner ->
        [you] { $seat } te propose { slip-give } contre { slip-want }.
       *[other] { $seat } propose { SEAT($partner, case: "to") } { slip-give } contre { slip-want }.
    }
}
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give) }{ $gives ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { COUNT($gives, as: "cards") }
       *[other] { PIECES($given) }
    } face cachée
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want) }{ $wants ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { COUNT($wants, as: "cards") }
       *[other] { PIECES($wanted) }
    } face cachée
}
slip-taken = { DOES($partner, you: "Tu acceptes", other: "accepte") }, et les cartes changent de main.
    .brief = { DOES($partner, you: "Tu acceptes", other: "accepte") }.
offer-made = { $give ->
    [none] { $seat ->
        [you] Tu demandes { SEAT($partner, case: "to") } en cadeau: { PIECES($want) }.
       *[other] { $partner ->
            [you] { $seat } te demande en cadeau: { PIECES($want) }.
           *[other] { $seat } demande { SEAT($partner, case: "to") } en cadeau: { PIECES($want) }.
        }
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Tu veux offrir { PIECES($give) } { SEAT($partner, case: "to") }.
           *[other] { $partner ->
                [you] { $seat } veut t'offrir { PIECES($give) }.
               *[other] { $seat } veut offrir { PIECES($give) } { SEAT($partner, case: "to") }.
            }
        }
       *[other] { $seat ->
            [you] Tu proposes { SEAT($partner, case: "to") } { PIECES($give) } contre { PIECES($want) }.
           *[other] { $partner ->
                [you] { $seat } te propose { PIECES($give) } contre { PIECES($want) }.
               *[other] { $seat } propose { SEAT($partner, case: "to") } { PIECES($give) } contre { PIECES($want) }.
            }
        }
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] Tu demandes { SEAT($partner, case: "to") }: { PIECES($want, form: "bare") }.
       *[other] { $partner ->
            [you] { $seat } te demande: { PIECES($want, form: "bare") }.
           *[other] { $seat } demande { SEAT($partner, case: "to") }: { PIECES($want, form: "bare") }.
        }
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Tu offres { SEAT($partner, case: "to") }: { PIECES($give, form: "bare") }.
           *[other] { $partner ->
                [you] { $seat } t'offre: { PIECES($give, form: "bare") }.
               *[other] { $seat } offre { SEAT($partner, case: "to") }: { PIECES($give, form: "bare") }.
            }
        }
       *[other] { $seat ->
            [you] Tu offres { SEAT($partner, case: "to") }: { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
           *[other] { $partner ->
                [you] { $seat } t'offre { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
               *[other] { $seat } offre { SEAT($partner, case: "to") }: { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
            }
        }
    }
}
offer-taken = { $give ->
    [none] { DOES($partner, you: "Tu acceptes et tu donnes", other: "accepte et donne") } { PIECES($want) }.
   *[other] { $want ->
        [none] { DOES($partner, you: "Tu acceptes", other: "accepte") } ce cadeau: { PIECES($give) }.
       *[other] { DOES($partner, you: "Tu acceptes et tu reçois", other: "accepte et reçoit") } { PIECES($give) } contre { PIECES($want) }.
    }
}
    .brief = { DOES($partner, you: "Tu acceptes", other: "accepte") }.
offer-refused = { $partner ->
    [you] Tu dis non { SEAT($seat, case: "to") }.
   *[other] { $seat ->
        [you] { $partner } te dit non.
       *[other] { $partner } dit non { SEAT($seat, case: "to") }.
    }
}
