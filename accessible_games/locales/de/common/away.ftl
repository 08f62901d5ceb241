## Messages for people who are away

message-kept = Für { $name } aufgehoben, bis { $name } hereinkommt: { $text }
message-told = { $name } hat dir vor { $span } zugeflüstert: { $text }
messages-full = Dort wartet schon so viel, dass kein Platz ist. Warte, bis etwas davon gehört wurde.
messages-too-many = Du hast viele Nachrichten hinterlassen. Warte einige Minuten.

## Spans of time

span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
span-past-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
span-past-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
span-past-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
