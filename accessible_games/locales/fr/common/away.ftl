## Messages for people who are away

message-kept = Gardé pour { $name }, jusqu'à son arrivée: { $text }
message-told = { $name } t'a chuchoté il y a { $span }: { $text }
messages-full = Tant de messages y attendent déjà qu'il n'y a plus de place. Attends que quelques-uns soient entendus.
messages-too-many = Tu as laissé beaucoup de messages. Attends quelques minutes.

## Spans of time

span-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
span-past-minutes = { span-minutes }
span-past-hours = { span-hours }
span-past-days = { span-days }
