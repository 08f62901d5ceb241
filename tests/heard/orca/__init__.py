"""The program as Orca, the screen reader of the Linux desktop, speaks it."""
