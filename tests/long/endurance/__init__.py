"""Long runs: each is a script with a number as its argument, and a short one is in every run.

python -m tests.long.endurance.records 10000
python -m tests.long.endurance.kills 1000
python -m tests.long.endurance.server_hostile 1000000
"""
