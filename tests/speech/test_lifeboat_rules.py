"""The rules of Lifeboat to read: complete, the same in every language, and true of the game."""

import re
from collections import Counter

import pytest

from accessible_games.games.lifeboat.actions import FLARE, ROWING, SPECIAL
from accessible_games.games.lifeboat.cards import (
    BOX,
    CASH,
    CHARACTERS,
    COURSES,
    DOUBLES,
    JEWELS,
    PAINTINGS,
    PROVISIONS,
    SIZES,
    SURVIVAL,
    SWIMMER,
    THIEF,
    WEAPONS,
    treasure,
)
from accessible_games.games.lifeboat.scoring import DEATH, Fate, reasons
from accessible_games.games.lifeboat.state import OPTIONS, SEATS
from tests.speech.rule_pages import (
    LANGUAGES,
    books,
    lonely_numbers,
    numbers,
    sentences,
    told_in,
    untold,
)

BOOKS = books("lifeboat")

# How the rules write characters and provisions, as patterns: en, de, fr. Both kinds of painting
# are one here, and French has the word for oar in that for the row stack.
WORDS = {
    "lady": ("Lady", "Lady", "Lady"),
    "stephen": ("Stephen", "Stephen", "Stephen"),
    "captain": ("Captain", "Kapitän", "Capitaine"),
    "mate": ("Mate", "Maat", "Second"),
    "frenchy": ("Frenchy", "Frenchy", "Frenchy"),
    "kid": ("Kid", "Kind", "Gamin"),
    "water": ("[Ww]ater", "Wasser", "[Ee]au"),
    "cash": ("[Cc]ash", "Geld(?:karte)?", "argent"),
    "jewel": ("[Jj]ewels?", "Juwel(?:en)?", "bijoux?"),
    "painting": ("paintings?", "Bild(?:er)?", "tableaux?"),
    "medical-kit": ("medical kits?", "Verbandsk[aä]sten", "trousses? de secours"),
    "oar": ("oars?", "Ruder", "(?<!pile de )rames?"),
    "chum": ("[Cc]hum", "Fischköder", "appâts?"),
    "blackjack": ("blackjack", "Knüppel", "matraque"),
    "knife": ("knife", "Messer", "couteau"),
    "gaffing-hook": ("gaffing hook", "Enterhaken", "gaffe"),
    "flare-gun": ("flare gun", "Signalpistole", "pistolet(?: de détresse)?"),
    "parasol": ("parasol", "Sonnenschirm", "ombrelle"),
    "compass": ("compass", "Kompass", "boussole"),
    "life-preserver": ("life preserver", "Rettungsring", "bouée"),
}

# Every ruling that a player can notice: the section it is told in, and words it is told with in
# English, German and French. L2, L34 and L51 are about the sheet, the box and its markers.
RULINGS = {
    "L1": (11, "character nearest the bow", "dem bug am nächsten", "proche de la proue"),
    "L3": (9, "out of the game", "fehlt ein charakter", "hors jeu"),
    "L3, names": (9, "mean nobody", "bedeuten auf navigationskarten", "ne désignent personne"),
    "L4": (11, "too few provisions", "reicht der proviant nicht", "s'il en reste trop peu"),
    "L5": (11, "never shuffled again", "nicht neu gemischt", "jamais de nouveau"),
    "L6": (10, "stays the same all day", "bleibt den ganzen tag", "reste le même"),
    "L7": (20, "nearest the stern at this", "dem heck am nächsten", "proche de la poupe"),
    "L8": (12, "it is skipped", "fällt dein zug aus", "on le saute"),
    "L8, woken": (12, "wakes you up in time", "rechtzeitig geweckt", "réveille à temps"),
    "L9": (16, "you say at once", "du sagst gleich", "tu dis aussitôt"),
    "L10": (16, "is decided by lot", "entscheidet das los", "le sort décide"),
    "L11": (16, "at least one card", "wenigstens eine karte", "au moins une carte"),
    "L11, hidden": (16, "only if there is one", "wenn es eine gibt", "s'il y en a une"),
    "L12": (18, "weapon just played", "eben gespielte waffe", "l'arme jouée"),
    "L13": (17, "one weapon from your hand", "eine waffe von der hand", "une arme de ta main"),
    "L13, open": (17, "lie open already", "schon offen liegen", "déjà visibles"),
    "L13, wounds": (18, "wounds do not make", "wunden machen niemanden", "n'affaiblissent"),
    "L14": (6, "after that fight it is", "nach diesem kampf", "après ce combat"),
    "L15": (14, "each oar that lies open", "mit jedem ruder", "chaque rame visible"),
    "L16": (17, "goes on from there", "von dort aus weiter", "à partir de là"),
    "L17": (17, "nobody can leave", "niemand kann den kampf", "nul ne peut plus en sortir"),
    "L18": (18, "on the losing side", "auf der unterlegenen seite", "dans le camp perdant"),
    "L18, fought": (18, "on either side have", "auf beiden seiten haben", "des deux camps se sont"),
    "L19": (18, "with equal strength", "bei gleichstand", "à égalité"),
    "L20": (24, "as many wounds as", "wunden gleich", "autant de blessures"),
    "L20, dead": (24, "more wounds than", "wunden größer", "plus de blessures"),
    "L20, healed": (24, "cannot be healed", "niemand kann sie heilen", "nul ne peut les guérir"),
    "L21": (
        15,
        "the dead cannot refuse",
        "tote können sich nicht",
        "sans connaissance ne peut pas",
    ),
    "L21, card": (16, "card without a fight", "die karte ohne kampf", "la carte sans combat"),
    "L22": (21, "their bodies come back", "tot zurück ins boot", "son corps revient avec"),
    "L22, option": (27, "with gone", "mit gone", "avec gone"),
    "L22, saved": (22, "saves the unconscious", "rettet sogar bewuss", "sauve même qui est sans"),
    "L23": (21, "your body is back", "kommst du tot", "ton corps"),
    "L24": (22, "fall all the same", "du fällst trotzdem", "tu tombes quand même"),
    "L24, sharks": (22, "with the life preserver", "mit rettungsring", "avec la bouée"),
    "L25": (22, "gets it keeps it", "behält ihn", "la reçoit la garde"),
    "L25, whom": (22, "anyone alive in the water", "lebend im wasser", "vivants dans l'eau"),
    "L25, option": (27, "who can catch it", "die ihn fangen können", "à qui peut l'attraper"),
    "L26": (22, "to yourself only by an option", "nur mit einer option", "demande une option"),
    "L26, option": (27, "with hand", "mit hand", "avec hand"),
    "L27": (21, "and Frenchy too", "auch Frenchy", "même Frenchy"),
    "L27, option": (27, "with always", "mit always", "avec always"),
    "L28": (22, "bite only once", "beißen nur einmal", "mordent une seule fois"),
    "L29": (22, "works by itself", "wirkt er von selbst", "il agit tout seul"),
    "L30": (21, "they are gone", "sind sie fort", "ils disparaissent"),
    "L30, preserver": (22, "not help the dead", "toten hilft er nicht", "n'aide pas les morts"),
    "L31": (25, "game ends at once", "sofort schluss", "tout s'arrête"),
    "L32": (20, "if there was any", "falls es einen gab", "s'il y en a déjà"),
    "L33": (13, "only their birds count", "nur die vögel", "seuls leurs oiseaux"),
    "L35": (20, "if nobody is conscious", "niemand bei bewusstsein", "personne n'est conscient"),
    "L35, sea": (25, "the sea wins", "gewinnt das meer", "la mer gagne"),
    "L36": (20, "choice between 2 cards", "wahl zwischen 2 karten", "choix entre 2 cartes"),
    "L37": (23, "up to 3 times a day", "bis zu 3 mal am tag", "jusqu'à 3 fois"),
    "L37, fought": (23, "however often", "egal wie oft", "même après plusieurs"),
    "L38": (23, "any one thirst a day", "einen durst am tag", "une soif par jour"),
    "L39": (23, "never in advance", "nie im voraus", "jamais à l'avance"),
    "L39, open": (23, "lost before the thirst", "vor dem durst", "perdue avant la soif"),
    "L40": (23, "each thirst separately", "jeden durst einzeln", "chaque soif à part"),
    "L41": (26, "hidden and open treasure", "verdeckte und offene", "trésors cachés et visibles"),
    "L41, body": (26, "still in the boat", "noch im boot", "encore dans le canot"),
    "L42": (26, "twice their own", "das eigene überleben doppelt", "marque deux fois"),
    "L43": (26, "size of every other", "größe jedes anderen", "de chaque autre"),
    "L43, love": (26, "the love counts", "auch seine liebe", "son amour compte"),
    "L43, option": (27, "with 3", "mit 3", "avec 3"),
    "L44": (26, "scores nothing for", "eigene überleben nichts", "ne marque rien"),
    "L44, both": (26, "survival counts once", "überleben einmal", "compte une fois"),
    "L45": (26, "never both", "nie beides", "jamais les deux"),
    "L46": (16, "stays open with you", "bleibt bei dir offen", "reste visible chez toi"),
    "L47": (19, "before your action", "vor deiner aktion", "avant ton action"),
    "L47, others": (19, "in the turns of others", "im zug anderer", "au tour des autres"),
    "L47, gift": (19, "as a gift", "karten schenken", "offrir des cartes"),
    "L47, option": (27, "with open", "mit open", "avec open"),
    "L47, fight": (17, "nobody may trade", "darf niemand handeln", "pas d'échange"),
    "L48": (16, "the Kid gets", "das kind bekommt", "le gamin reçoit"),
    "L48, open": (16, "the Kid can be refused", "dem kind verweigern", "se refuser au gamin"),
    "L49": (17, "it binds nobody", "es bindet niemanden", "n'engage personne"),
    "L50": (25, "they win together", "gewinnen sie gemeinsam", "gagnent ensemble"),
    "L52": (12, "do nothing at all", "gar nichts tun", "ne rien faire du tout"),
    "L53": (21, "names everybody", "alle gemeint", "nomme tout le monde"),
    "L54": (3, "and never before", "und niemals vorher", "et jamais avant"),
    "L55": (19, "only offer what you have", "anbieten kannst du nur", "seulement ce que tu as"),
    "L55, hidden": (19, "only you two know", "nur zu zweit", "vous seuls les"),
    "L55, heard": (19, "then all know", "danach wissen alle", "tous savent alors"),
    "L56": (19, "lay open as many", "beliebig viele karten", "autant de cartes"),
    "L56, parasol": (19, "only opening the parasol", "nur den sonnenschirm", "seule l'ombrelle"),
    "L56, stays": (19, "never goes back", "kommt nie auf eine hand", "ne revient jamais"),
    "L57": (19, "both open and hidden", "sowohl offen als auch", "la même cachée"),
    "L58": (18, "so nobody gets it", "niemand bekommt sie", "personne ne le reçoit"),
    "L59": (23, "their open parasol", "ihr offener sonnenschirm", "son ombrelle ouverte"),
    "L60": (23, "if several people want", "wollen das mehrere", "si plusieurs le veulent"),
    "L61": (4, "discarded cards are open", "abgelegte karten sind", "cartes défaussées sont"),
    "L61, gone": (21, "which all see", "alle sehen sie", "que tous voient"),
    "L62": (28, "offered aloud", "nur dir angeboten", "seulement à toi"),
    "L62, until": (28, "it forgets them", "es vergisst sie", "il les oublie"),
    "L62, passed": (28, "passed on", "du weitergegeben hast", "tu as passées"),
    "L63": (28, "you have looked at", "du angesehen hast", "tu as regardées"),
    "L63, until": (28, "takes such a card", "so eine karte nimmt", "prend une telle carte"),
    "L64": (28, "learns from a question", "erfährt niemand", "aucune question"),
    "L65": (22, "asked at the same time", "gleichzeitig gefragt", "interroge à la fois"),
    "L65, again": (22, "can be asked again", "noch einmal gefragt", "interrogé de nouveau"),
    "L66": (17, "the price for your help", "preis für deine hilfe", "comme prix de ton aide"),
    "L66, offers": (17, "offer cards themselves", "selbst karten bieten", "offrir des cartes"),
    "L67": (16, "offer of another card", "eine andere karte bieten", "offrir une autre carte"),
    "L67, sheet": (16, "has none of this", "gibt es das nicht", "ne dit rien de cela"),
    "L67, option": (27, "departs from the sheet", "weicht absichtlich", "s'écarte exprès"),
    "L68": (23, "if you do neither", "tust du keins", "si tu ne fais rien"),
    "L49, option": (27, "with announced", "mit announced", "avec announced"),
    "L49, asked": (18, "are asked for it", "wird nun gefragt", "doit répondre"),
}
UNNOTICED = {"L2", "L34", "L51"}

# What the English rules say in digits; that other languages say the same is tested below.
FIGURES = [
    (1, f"{SEATS[0]} to {SEATS[-1]} players"),
    (2, f"{len(CHARACTERS)} characters"),
    (4, f"{len(BOX)} provisions"),
    (4, f"{sum(PROVISIONS[card] for card in PAINTINGS)} paintings"),
    (5, f"{JEWELS[2]} points"),
    (5, f"3 jewels {JEWELS[3]} points"),
    (5, f"cash brings {2 * CASH} points"),
    (5, f"a jewel brings {2 * JEWELS[1]} points"),
    (5, f"2 jewels {2 * JEWELS[2]} points"),
    (5, f"3 jewels {2 * JEWELS[3]} points"),
    (8, f"{len(COURSES)} navigation cards"),
    (8, f"on {sum(c.bird > 0 for c in COURSES.values())} of them there is a bird"),
    (8, f"on {sum(len(c.overboard) == 6 for c in COURSES.values())} cards everybody falls"),
    (8, f"on {sum(c.row for c in COURSES.values())} cards all who have rowed"),
    (8, f"on {sum(c.fight for c in COURSES.values())} cards all who have fought"),
    (13, f"the top {FLARE} cards"),
    (13, f"the {FLARE} cards"),
    (14, f"you draw {ROWING} navigation cards"),
    (27, f"with {DEATH} each brings {DEATH} points, and the death of the love"),
]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def named(language: str, text: str) -> list[str]:
    """Return the characters and provisions that a text names, in order."""
    place = LANGUAGES.index(language)
    found = [
        (hit.start(), piece)
        for piece, words in WORDS.items()
        for hit in re.finditer(rf"\b{words[place]}\b", text)
    ]
    return [piece for _, piece in sorted(found)]


def lines(language: str, section: int) -> tuple[str, ...]:
    """Return the sentences of a section."""
    return BOOKS[language].find(str(section)).sentences


def pairs(language: str, section: int) -> list[tuple[str, list[int]]]:
    """Return every sentence of a section that names only one piece, with its numbers in order."""
    found = ((named(language, line), line) for line in lines(language, section))
    return [
        (pieces[0], [int(number) for number in re.findall(r"\d+", line)])
        for pieces, line in found
        if len(pieces) == 1
    ]


# What is told ------------------------------------------------------------------------------------


def test_there_are_twenty_nine_sections() -> None:
    """The title is the name of the game."""
    assert BOOKS["en"].title == "Lifeboat"
    assert [section.number for section in BOOKS["en"].sections] == list(range(1, 30))


@every_language
def test_every_ruling_is_told(language: str) -> None:
    """A reader who wonders about a ruling finds it in its section."""
    place = ("en", "de", "fr").index(language)
    rulings = {name: (section, words[place]) for name, (section, *words) in RULINGS.items()}
    assert untold(BOOKS[language], rulings) == []


def test_no_ruling_is_left_out() -> None:
    """L1 to L68 are told, except those that no one at this table can notice."""
    told = {name.partition(",")[0] for name in RULINGS}
    assert told | UNNOTICED == {f"L{n}" for n in range(1, 69)}
    assert not told & UNNOTICED


@every_language
def test_sentences_keep_their_facts_in_translation(language: str) -> None:
    """Sentence by sentence, numbers, characters and provisions are the same in every language."""
    for english, other in zip(sentences(BOOKS["en"]), sentences(BOOKS[language]), strict=True):
        assert numbers(other) == numbers(english), other
        assert sorted(named(language, other)) == sorted(named("en", english)), other


@every_language
def test_a_number_has_its_noun(language: str) -> None:
    """A digit stands before a word, or after size, survival, a painting or an option's word."""
    names = (
        r"survival \d|Überleben \d|survie de \d|painting \d|Bild \d|tableau \d"
        r"|(?:with|mit|avec) 3"
    )
    assert lonely_numbers(BOOKS[language], names) == []


@every_language
def test_everything_in_the_box_is_told(language: str) -> None:
    """Each character and each provision has its place in the rules."""
    told = Counter(piece for line in sentences(BOOKS[language]) for piece in named(language, line))
    assert {piece for piece in told if told[piece] > 1} == {*WORDS}


# What is true ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("section", "words"), FIGURES)
def test_the_figures_are_those_of_the_game(section: int, words: str) -> None:
    """The rules name no number that differs from the game's."""
    assert section in told_in(BOOKS["en"], words)


@every_language
def test_the_characters_sit_as_told(language: str) -> None:
    """Two sentences name them from the bow to the stern."""
    three = [each for line in lines(language, 2) if len(each := named(language, line)) == 3]
    assert (*three[0], *three[1]) == CHARACTERS


@every_language
def test_size_and_survival_are_told(language: str) -> None:
    """There is one sentence for each of the six."""
    told = {piece: figures for piece, figures in pairs(language, 2) if figures}
    assert told == {each: [SIZES[each], SURVIVAL[each]] for each in CHARACTERS}


def test_the_abilities_are_told() -> None:
    """Whose treasure counts double, who swims, who steals; the others have no ability."""
    (doubling,) = (named("en", line) for _, line in BOOKS["en"].search("jewels count double"))
    assert dict(zip(doubling[1::2], doubling[::2], strict=True)) == DOUBLES
    assert {*CHARACTERS} - {*DOUBLES, SWIMMER, THIEF} == {"mate"}
    told = {line.split()[0]: named("en", line) for line in lines("en", 2)[-3:]}
    assert told["Frenchy"] == [SWIMMER]
    assert told["When"] == [THIEF]


@every_language
def test_the_box_holds_what_is_told(language: str) -> None:
    """Three sentences give the number of each provision; those that are single need none."""
    first, second, *single = (named(language, line) for line in lines(language, 4)[1:5])
    figures = [re.findall(r"\d+", line) for line in lines(language, 4)[1:3]]
    told = dict(zip((*first, *second), map(int, (*figures[0], *figures[1])), strict=True))
    box = Counter(card.partition("-")[0] if card in PAINTINGS else card for card in BOX)
    assert told == {card: count for card, count in box.items() if count > 1}
    assert {piece for line in single for piece in line} == {*box} - {*told}


@every_language
def test_every_weapon_adds_what_is_told(language: str) -> None:
    """The oar adds one, which is said as a word."""
    told = dict(pairs(language, 6))
    assert told == {card: [adds] if adds > 1 else [] for card, adds in WEAPONS.items()}


@every_language
def test_the_paintings_are_worth_their_names(language: str) -> None:
    """There are two of painting 3 and one of painting 2; Stephen counts them twice."""
    told = [line for line in lines(language, 5) if "painting" in named(language, line)]
    values = [numbers(line) for line in told if re.search(r"\d", line)]
    worth = [PAINTINGS["painting-3"], PAINTINGS["painting-2"]]
    assert [PROVISIONS["painting-3"], PROVISIONS["painting-2"]] == [2, 1]
    assert values[0] == [str(worth[0])] * 2
    assert sorted(map(int, values[-1])) == sorted((*worth, *(2 * each for each in worth)))


def test_the_jewels_are_a_set() -> None:
    """One, four and eight points."""
    assert [treasure(("jewel",) * count, "jewel") for count in (1, 2, 3)] == [1, 4, 8]
    assert 5 in told_in(BOOKS["en"], "a single jewel brings one point, 2 jewels bring 4 points")


@every_language
def test_who_is_thirsty_most_often_is_told(language: str) -> None:
    """Section 8 names the most and the least thirsty characters, and who falls least often."""
    thirst = Counter(each for card in COURSES.values() for each in card.thirsty)
    falls = Counter(each for card in COURSES.values() for each in card.overboard)
    ranking = [each for each, _ in thirst.most_common()]
    *_, thirsty, overboard = (named(language, line) for line in lines(language, 8))
    assert thirsty == [ranking[0], ranking[-1]]
    assert overboard == [min(falls, key=lambda each: falls[each])]


@every_language
def test_the_special_cards_are_told(language: str) -> None:
    """Those that need an action, in the first sentence about them."""
    assert sorted(named(language, lines(language, 13)[0])) == sorted(SPECIAL)


@every_language
def test_the_example_of_a_fight_is_true(language: str) -> None:
    """Stephen with a weapon is stronger than two defenders."""
    attack, defence, outcome = (named(language, line) for line in lines(language, 18)[3:6])
    attacker, weapon, victim = attack
    strengths = [SIZES[attacker] + WEAPONS[weapon], SIZES[victim] + SIZES[defence[0]]]
    assert strengths[0] > strengths[1]
    assert re.findall(r"\d+", lines(language, 18)[5]) == [str(each) for each in strengths]
    assert outcome == [attacker]


@every_language
def test_the_example_of_points_is_true(language: str) -> None:
    """Nora's points are what the game counts, reason by reason."""
    goals, end, sums = lines(language, 26)[-3:]
    own, love, hate = named(language, goals)
    dead, *alive, jewel = named(language, end)
    assert (dead, alive, jewel) == (hate, [own, love], "jewel")
    cards = (jewel,) * int(re.findall(r"\d+", end)[0])
    scored = [each.points for each in reasons(Fate(0, own, love, hate, (dead,), cards, "all"))]
    assert [int(n) for n in re.findall(r"\d+", sums)] == [*scored, sum(scored)]


@every_language
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_told_with_its_choices(language: str, option: str) -> None:
    """It names the words that choose them; the last sentence says what is played by default."""
    words = [re.findall(r"[\w-]+", line) for line in lines(language, 27)]
    assert any(option in line for line in words)
    assert all(any(choice in line for line in words) for choice in OPTIONS[option])
    assert OPTIONS[option][0] in words[-1]
