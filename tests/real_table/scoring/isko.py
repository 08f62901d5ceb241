"""The values of the International Skat Order as a published table prints them, as data."""

VALUES = {
    "diamonds": "18 27 36 45 54 63 72 81 90 99 108 117 126 135 144 153 162",
    "hearts": "20 30 40 50 60 70 80 90 100 110 120 130 140 150 160 170 180",
    "spades": "22 33 44 55 66 77 88 99 110 121 132 143 154 165 176 187 198",
    "clubs": "24 36 48 60 72 84 96 108 120 132 144 156 168 180 192 204 216",
    "grand": "48 72 96 120 144 168 192 216 240 264",
}
"""For each game the values from 2 levels on."""
ENDS = {
    "": 0,
    "schneider": 1,
    "schwarz": 2,
    "hand": 1,
    "hand schneider": 2,
    "hand schneider-announced": 3,
    "hand schwarz": 3,
    "hand schneider-announced schwarz": 4,
    "hand schwarz-announced": 5,
    "hand ouvert": 6,
}
"""How a game can be announced and end, and how many levels that adds to matadors and game."""
NULLS = {"": 23, "hand": 35, "ouvert": 46, "hand ouvert": 59}
BIDS = (
    "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96"
    " 99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170"
    " 176 180 187 192 198 204 216 240 264"
)
"""All that can be bid."""
