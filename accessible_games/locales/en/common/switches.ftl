## What switches something on or off, besides the words that are told. A hyphen stands for a blank.

switches-on = on yes y yep enable enabled activate activated active switch-on switched-on turn-on turned-on on-again
switches-off = off no n nope disable disabled deactivate deactivated inactive switch-off switched-off turn-off turned-off stop stopped no-more no-longer none never
