"""The words of known decks in three languages: "red rot rouge"; | parts words, _ is a blank."""

from collections.abc import Iterable, Mapping, Sequence

NAME, COPIES = "name Name nom", "copies Anzahl exemplaires"
COLOUR, VALUE = "colour Farbe couleur", "number Zahl nombre"
FIGURE = "value Wert valeur"
SUIT, RANK = "suit Farbe enseigne", "rank Rang rang"
FOUR = "red rot rouge|yellow gelb jaune|green grün vert|blue blau bleu"
FIVE = f"{FOUR}|white weiß blanc"
FRENCH = "clubs Kreuz trèfle|spades Pik pique|hearts Herz cœur|diamonds Karo carreau"
HIGH = "ace Ass as|king König roi|queen Dame dame|jack Bube valet"
GERMAN = "acorns Eichel glands|leaves Gras feuilles|hearts Herz cœurs|bells Schellen grelots"
OBER = "ace Ass as|king König roi|ober Ober ober|unter Unter unter"
ACTIONS = "Skip Aussetzen Passe|Reverse Richtungswechsel Inversion|+2"
SUITED, COLOURED = f"{SUIT}|{RANK}", f"{COLOUR}|{VALUE}"
COUNTED = f"{COLOURED}|{COPIES}"

GRIDS: Mapping[str, tuple[str, str, str, Iterable[int], Sequence[str]]] = {
    "Skat": (SUITED, FRENCH, HIGH, range(7, 11), ()),
    "Schafkopf": (SUITED, GERMAN, OBER, range(7, 11), ()),
    "Doppelkopf": (f"{SUITED}|{COPIES}", FRENCH, HIGH, (10,), ()),
    "Elfer raus": (COLOURED, FOUR, "", range(1, 21), ()),
    "Ligretto": (COUNTED, FOUR, "", range(1, 11), ()),
    "Rummikub": (
        COUNTED,
        "black schwarz noir|red rot rouge|blue blau bleu|orange",
        "",
        range(1, 14),
        ("/Joker/2",),
    ),
    "Halli Galli": (
        f"fruit Frucht fruit|{VALUE}|{COPIES}",
        "strawberry Erdbeere fraise|banana Banane banane|lime Limette citron|plum Pflaume prune",
        "",
        range(1, 6),
        (),
    ),
    "Phase 10": (
        COUNTED,
        FOUR,
        "",
        range(1, 13),
        ("/Wild Joker Joker/8", "/Skip Aussetzen Passe/4"),
    ),
    "The Crew": (
        COLOURED,
        "pink pink rose|yellow gelb jaune|green grün vert|blue blau bleu",
        "",
        range(1, 10),
        [f"rocket Rakete fusée/{number}" for number in range(1, 5)],
    ),
    "Tichu": (
        SUITED,
        "jade Jade jade|swords Schwerter épées|pagodas Pagoden pagodes|stars Sterne étoiles",
        HIGH,
        range(2, 11),
        ("/Dragon Drache Dragon", "/Phoenix Phönix Phénix", "/Mah_Jong", "/Dogs Hunde Chiens"),
    ),
}
"""Headings, suits, kinds, numbers, and rows beside them."""
NAMED: Mapping[str, tuple[str, str, Sequence[Sequence[object]]]] = {
    "Love Letter": (
        f"{NAME}|{FIGURE}|{COPIES}",
        "Guard Wächterin Garde|Priest Priester Prêtre|Baron Baron Baron|Handmaid Zofe Servante"
        "|Prince Prinz Prince|King König Roi|Countess Gräfin Comtesse"
        "|Princess Prinzessin Princesse",
        (range(1, 9), (5, 2, 2, 2, 2, 1, 1, 1)),
    ),
    "Citadels": (
        f"{NAME}|{FIGURE}",
        "Assassin Meuchler Assassin|Thief Dieb Voleur|Magician Magier Magicien|King König Roi"
        "|Bishop Prediger Évêque|Merchant Händler Marchand|Architect Baumeister Architecte"
        "|Warlord Söldner Condottiere",
        (range(1, 9),),
    ),
    "Coup": (
        f"{NAME}|{COPIES}",
        "Duke Herzog Duc|Assassin Attentäter Assassin|Captain Hauptmann Capitaine"
        "|Ambassador Botschafter Ambassadrice|Contessa Gräfin Comtesse",
        ([3] * 5,),
    ),
    "Bohnanza": (
        f"{NAME}|{COPIES}",
        "Blue_bean Blaue_Bohne Haricot_bleu|Chili_bean Feuerbohne Haricot_piment"
        "|Stink_bean Saubohne Haricot_puant|Green_bean Brechbohne Haricot_vert"
        "|Soy_bean Sojabohne Soja|Black-eyed_bean Augenbohne Haricot_à_œil_noir"
        "|Red_bean Rote_Bohne Haricot_rouge|Garden_bean Gartenbohne Haricot_du_jardin",
        ((20, 18, 16, 14, 12, 10, 8, 6),),
    ),
    "Exploding Kittens": (
        f"{NAME}|{COPIES}",
        "Exploding_Kitten Explodierendes_Kätzchen Chaton_explosif|Defuse Entschärfung Désamorçage"
        "|Attack Angriff Attaque|Skip Hops Passe|Favor Wunsch Faveur|Shuffle Mischen Mélange"
        "|See_the_Future Blick_in_die_Zukunft Divination|Nope Nö Nan|Tacocat"
        "|Cattermelon Melonkatze Chatstèque",
        ((4, 6, 4, 4, 4, 4, 5, 5, 4, 4),),
    ),
    "Sushi Go": (
        f"{NAME}|{COPIES}",
        "Maki_Roll_1 Maki_1 Maki_1|Maki_Roll_2 Maki_2 Maki_2|Maki_Roll_3 Maki_3 Maki_3|Tempura"
        "|Sashimi|Dumpling Teigtasche Ravioli|Salmon_Nigiri Lachs-Nigiri Nigiri_au_saumon"
        "|Squid_Nigiri Tintenfisch-Nigiri Nigiri_au_calamar"
        "|Egg_Nigiri Ei-Nigiri Nigiri_à_l’omelette|Pudding|Wasabi|Chopsticks Stäbchen Baguettes",
        ((6, 12, 8, 14, 14, 14, 10, 5, 5, 10, 6, 4),),
    ),
    "Ticket to Ride": (
        f"{COLOUR}|{COPIES}",
        f"{FIVE}|purple lila violet|orange|black schwarz noir|locomotive Lokomotive locomotive",
        ([*[12] * 8, 14],),
    ),
    "Catan": (
        f"{NAME}|{COPIES}",
        "brick Lehm argile|lumber Holz bois|wool Wolle laine|grain Getreide blé|ore Erz minerai"
        "|Knight Ritter Chevalier|Monopoly Monopol Monopole"
        "|Road_Building Straßenbau Construction_de_routes|Year_of_Plenty Erfindung Invention"
        "|Victory_Point Siegpunkt Point_de_victoire",
        ([*[19] * 5, 14, 2, 2, 2, 5],),
    ),
    "Jaipur": (
        f"{NAME}|{COPIES}",
        "diamond Diamant diamant|gold Gold or|silver Silber argent|cloth Stoff étoffe"
        "|spice Gewürz épice|leather Leder cuir|camel Kamel chameau",
        ((6, 6, 6, 8, 8, 10, 11),),
    ),
    "Pandemic": (
        f"{NAME}|{COLOUR}",
        "Paris|London London Londres|Milan Mailand Milan|Lima|Lagos|Miami|Cairo Kairo Le_Caire"
        "|Mumbai Mumbai Bombay|Moscow Moskau Moscou|Tokyo Tokio Tokyo|Manila Manila Manille"
        "|Sydney",
        (
            [
                *["blue blau bleu"] * 3,
                *["yellow gelb jaune"] * 3,
                *["black schwarz noir"] * 3,
                *["red rot rouge"] * 3,
            ],
        ),
    ),
    "Codenames": (
        "word Wort mot",
        "Africa Afrika Afrique|Agent|Air Luft Air|Alien|Alps Alpen Alpes|Amazon Amazonas Amazonie"
        "|Ambulance Krankenwagen Ambulance|America Amerika Amérique|Angel Engel Ange"
        "|Antarctica Antarktis Antarctique|Apple Apfel Pomme|Arm|Atlantis|Back Rücken Dos"
        "|Australia Australien Australie|Aztec Azteken Aztèque|Ball Ball Balle|Band"
        "|Bank Bank Banque|Bar|Bark Rinde Écorce|Bat Fledermaus Chauve-souris"
        "|Battery Batterie Pile|Beach Strand Plage|Bear Bär Ours",
        (),
    ),
    "Memory": (
        f"{NAME}|{COPIES}",
        "dog Hund chien|cat Katze chat|cow Kuh vache|horse Pferd cheval|hen Huhn poule"
        "|pig Schwein cochon|duck Ente canard|goose Gans oie|sheep Schaf mouton|goat Ziege chèvre",
        (["2x"] * 10,),
    ),
    "Scrabble": (
        f"letter Buchstabe lettre|points Punkte points|{COPIES}",
        "A|B|C|D|E|Q|Z",
        ((1, 3, 3, 2, 1, 10, 10), (9, 2, 2, 4, 12, 1, 1)),
    ),
    "Dominion": (
        f"{NAME}|{COPIES}|type Art type",
        "Copper Kupfer Cuivre|Silver Silber Argent|Gold Gold Or|Estate Anwesen Domaine"
        "|Duchy Herzogtum Duché|Province Provinz Province|Cellar Keller Cave|Market Markt Marché"
        "|Militia Miliz Milice|Mine Mine Mine|Moat Burggraben Douves|Remodel Umbau Rénovation"
        "|Smithy Schmiede Forgeron|Village Dorf Village|Workshop Werkstatt Atelier"
        "|Woodcutter Holzfäller Bûcheron",
        (
            (60, 40, 30, 24, 12, 12, *[10] * 10),
            [
                *["treasure Geld trésor"] * 3,
                *["victory Punkte victoire"] * 3,
                *["action Aktion action"] * 10,
            ],
        ),
    ),
    "Pokémon": (
        f"{NAME}|{COPIES}|KP",
        "Pikachu|Bulbasaur Bisasam Bulbizarre|Charmander Glumanda Salamèche"
        "|Squirtle Schiggy Carapuce|Potion Trank Potion|Switch Tausch Échange",
        ((4, 4, 4, 4, 2, 2), ("60", "70", "50", "60", "", "")),
    ),
}
"""Headings, names, and the columns beside the names."""
