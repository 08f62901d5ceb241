## At the SSH door

door-no-commands = Come in without a command: leave out what follows the name of the server.
door-key-how = Your program has a key. Type key, and by SSH you need no password any more.
key-how = For coming in by a key, you need a name with a password. Come in by SSH with both, then type key.
key-on = From now on your key is enough to come in by SSH. Type key again to change that.
key-off = By SSH, nobody is let in by your key any more. Type key again to change that.

## Running it

serve-fingerprint = Whoever comes by SSH for the first time is asked about this key: { $fingerprint }.
serve-no-ssh-port = Port { $file } cannot be used: { $problem }. Choose another one with --ssh-port.
serve-host-key = { $file } is no key for SSH. Put a backup in its place, or move it away to have a new key made, about which clients will ask.
serve-no-asyncssh = A server needs asyncssh, which is missing. Start bootstrap again, or type pip install asyncssh.

## Commands

command-key = key
