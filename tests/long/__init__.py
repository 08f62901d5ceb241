"""What runs for long, each a script that takes a number: endurance, planted mistakes, puzzles."""
