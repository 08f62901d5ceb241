"""What a server keeps on its disk: people, tables, and how much each has been told."""
