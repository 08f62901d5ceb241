"""Long runs: each is a script with a number as its argument, and a short one is in every run.

python -m tests.endurance.setups 100
"""
