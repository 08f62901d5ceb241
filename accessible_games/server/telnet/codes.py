"""Bytes of telnet: its commands, its options, and what is said about them (RFC 854 and others)."""

IAC, DONT, DO, WONT, WILL, SB, GA = 255, 254, 253, 252, 251, 250, 249
EL, EC, AYT, EOR_MARK, NOP, SE = 248, 247, 246, 239, 241, 240
BINARY, ECHO, TIMING_MARK, TTYPE, EOR, NAWS, CHARSET, MSSP = 0, 1, 6, 24, 25, 31, 42, 70
GMCP = 201
IS, SEND = 0, 1
REQUEST = 1
