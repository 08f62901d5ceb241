## What commands about people do

help-recovery = { $typed }: hear new recovery words, by which you choose another password if you have forgotten yours. Earlier ones do not count any more.
help-caution = { $typed }, a name and why: warn somebody. Only moderators can, and whoever runs the server can read it.
help-silence = { $typed }, a name, for how long and why, such as { $typed } anna two hours shouting: somebody plays on but cannot talk to others. Off behind the name ends it. Only moderators can, and whoever runs the server can read it.
help-ban = { $typed }, a name, for how long and why, such as { $typed } anna three days threats: somebody has to leave, and cannot come in. Off behind the name ends it. Only moderators can, and whoever runs the server can read it.

## The command line

usage-serve-password = accessible-games serve password NAME tells words by which somebody who has lost their password chooses another one, whether the server runs or not.
    They count once, for three days. --data names another folder of a server.
usage-serve-moderation = accessible-games serve moderation tells what moderators did, to whom, when and why: the newest 50, or as many as you say.
    --data names another folder of a server.
