## Messages for people who are away

message-kept = Kept for { $name }, who hears it on coming in: { $text }
message-told = { $name } told you { $span } ago: { $text }
messages-full = So much waits there already that there is no room. Wait until some of it has been heard.
messages-too-many = You have left many messages. Wait some minutes.

## Spans of time

span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
span-past-minutes = { span-minutes }
span-past-hours = { span-hours }
span-past-days = { span-days }
