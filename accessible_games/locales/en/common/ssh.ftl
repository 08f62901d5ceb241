## At the SSH door

login-no-commands = Come in without a command: leave out what follows the name of the server.
login-key-how = Your program has a key. Type key, and by SSH you need no password any more.
key-how = For coming in by a key, you need a name with a password. Come in by SSH with both, then type key.
key-on = From now on your key is enough to come in by SSH. Type key again to change that.
key-off = By SSH, nobody is let in by your key any more. Type key again to change that.

## Running it

serve-fingerprint = Whoever comes by SSH for the first time is asked about this key: { $fingerprint }.
serve-no-ssh-port = Port { $file } cannot be used: { $problem }. Choose another one with --ssh-port.
serve-host-key = { $file } is no key for SSH. Put a backup in its place, or move it away to have a new key made, about which clients will ask.
serve-no-asyncssh = SSH and join need asyncssh, which is missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Other editions have it: the installer for Windows, the Debian package, and the wheel.
   *[other] Type pip install asyncssh.
}

## Commands

command-key = key
