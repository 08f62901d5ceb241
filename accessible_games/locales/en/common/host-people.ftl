## What only the host of a server hears

serve-nobody = Nobody with an account at this server is called { $problem }.
serve-password = Tell { $name } these words: { $words }. With them { $name } chooses another password: type forgot instead of a name, then the name and the words. They count once, for { $span }.
password-how = Type accessible-games serve password and the name of somebody with an account.
moderation-how = Type accessible-games serve moderation, and the number of entries if it is not to be the newest 50.
log-empty = No moderator has done anything.
log-caution = { $when }: { $moderator } warned { $name }: { $reason }
log-silence = { $when }: { $moderator } kept { $name } from talking to others for { $span }: { $reason }
log-silence-ended = { $when }: { $moderator } let { $name } talk to others again.
log-removal = { $when }: { $moderator } kept { $name } out for { $span }: { $reason }
log-removal-ended = { $when }: { $moderator } let { $name } in again.
host-file-unreadable = { $file } cannot be read, so it counts as empty. Make it a file that the server may read.
host-file-too-large = { $file } counts as empty: it may have { $lines } lines and { $count } bytes. Shorten it.
host-file-no-text = { $file } counts as empty, as its letters are not in Unicode. Save it as Unicode.
host-file-control = { $file } counts as empty, as it has signs that cannot be heard, such as those for colours. Take them out.
serve-left-out-message = A message for { $name } is damaged and left out.
serve-left-out-sanction = What a moderator did about { $name } is damaged and left out.
