"""Boards for looking at and for tests, in English and French."""

from __future__ import annotations

from quizapp.bank.board_view import (
    BoardView,
    CardView,
    Hue,
    LandPile,
    PlayerView,
    RibbonKind,
    RibbonView,
    StackItemView,
    StepView,
    TeamView,
    TurnView,
    ZoneView,
)

STEPS = {
    "en": ("Untap", "Upkeep", "Draw", "Main 1", "Combat", "Main 2", "End"),
    "fr": ("Dégag.", "Entretien", "Pioche", "Princ. 1", "Combat", "Princ. 2", "Fin"),
}
ZONES = {
    "en": ("Hand", "Library", "Graveyard", "Exile"),
    "fr": ("Main", "Bibliothèque", "Cimetière", "Exil"),
}


def pick(language: str, english: str, french: str) -> str:
    """Choose the words of a language."""
    return french if language == "fr" else english


def turn(language: str, seat: int, name: str, current: int) -> TurnView:
    """Build a turn bar at one step."""
    steps = tuple(
        StepView(label, current=place == current, past=place < current)
        for place, label in enumerate(STEPS[language])
    )
    return TurnView(seat, pick(language, f"{name}'s turn", f"Tour de {name}"), steps)


def zones(
    language: str, counts: tuple[int, ...], notes: tuple[str, ...] = ("", "", "", "")
) -> tuple[ZoneView, ...]:
    """Build the four zones that every board shows."""
    keys = ("hand", "library", "graveyard", "exile")
    return tuple(
        ZoneView(key, label, count, note)
        for key, label, count, note in zip(
            keys, ZONES[language], counts, notes, strict=True
        )
    )


def soulgorger(language: str) -> CardView:
    """A creature with counters and a long type line."""
    return CardView(
        1,
        "Phyrexian Soulgorger",
        Hue.ARTIFACT,
        mana=("3",),
        type_line=pick(
            language,
            "Snow Artifact Creature — Phyrexian Construct",
            "Créature-artefact neigeuse : phyrexian et construction",
        ),
        rules_text=pick(
            language,
            "Cumulative upkeep: sacrifice a creature",
            "Entretien cumulatif : sacrifiez une créature",
        ),
        power_toughness="8/8",
        counters=((pick(language, "age", "âge"), 2),),
    )


def elf(language: str) -> CardView:
    """A tapped creature with mana symbols in its text."""
    return CardView(
        3,
        "Llanowar Elves",
        Hue.GREEN,
        mana=("G",),
        type_line=pick(language, "Creature — Elf Druid", "Créature : elfe et druide"),
        rules_text=pick(language, "{T}: add {G}", "{T} : ajoutez {G}"),
        power_toughness="1/1",
        tapped=True,
    )


def face_down(language: str) -> CardView:
    """A face-down creature that nobody may look at."""
    label = pick(language, "Face-down creature, 2/2", "Créature face cachée, 2/2")
    return CardView(
        2,
        "",
        Hue.COLOURLESS,
        power_toughness="2/2",
        face_down=True,
        description=label,
    )


def controlled_turn(language: str = "en") -> BoardView:
    """Amy decides for Nicole during Nicole's turn."""
    sculptor = CardView(
        11,
        "Etherium Sculptor",
        Hue.BLUE,
        ("1", "U"),
        pick(
            language,
            "Artifact Creature — Vedalken Artificer",
            "Créature-artefact : vedalken et artificier",
        ),
        pick(
            language,
            "Artifact spells you cast cost {1} less to cast",
            "Vos sorts d'artefact coûtent {1} de moins",
        ),
        "1/2",
    )
    angel = CardView(
        12,
        "Serra Angel",
        Hue.WHITE,
        ("3", "W", "W"),
        pick(language, "Creature — Angel", "Créature : ange"),
        pick(language, "Flying, vigilance", "Vol, vigilance"),
        "4/4",
        matters=False,
    )
    bears = CardView(
        4,
        "Grizzly Bears",
        Hue.GREEN,
        ("1", "G"),
        pick(language, "Creature — Bear", "Créature : ours"),
        power_toughness="2/2",
    )
    amy = PlayerView(
        0,
        "Amy",
        14,
        deciding=True,
        permanents=(sculptor, angel),
        lands=(
            LandPile("Island", Hue.BLUE, 4, 1, (21, 22, 23, 24)),
            LandPile("Swamp", Hue.BLACK, 3, 0, (25, 26, 27)),
        ),
        zones=zones(
            language,
            (3, 38, 1, 0),
            (
                pick(language, "hidden from Nicole", "cachée à Nicole"),
                "",
                "Mindslaver",
                "",
            ),
        ),
    )
    ribbon = RibbonView(
        RibbonKind.TURN,
        0,
        1,
        pick(language, "Amy decides for Nicole", "Amy décide pour Nicole"),
        pick(language, "all of this turn", "pendant tout ce tour"),
        "Mindslaver",
        "CR 723.5",
    )
    graveyard = (
        CardView(
            31, "Fling", Hue.RED, ("1", "R"), pick(language, "Instant", "Éphémère")
        ),
        CardView(32, "Forest", Hue.LAND, (), pick(language, "Land", "Terrain")),
    )
    nicole_zones = list(
        zones(
            language,
            (5, 41, 2, 0),
            (
                pick(language, "Amy may look", "Amy peut la voir"),
                "",
                "Fling, Forest",
                "",
            ),
        )
    )
    nicole_zones[2] = ZoneView(
        "graveyard", nicole_zones[2].label, 2, "Fling, Forest", graveyard
    )
    nicole = PlayerView(
        1,
        "Nicole",
        11,
        active=True,
        has_priority=True,
        permanents=(soulgorger(language), bears, face_down(language), elf(language)),
        lands=(
            LandPile("Forest", Hue.GREEN, 3, 0, (41, 42, 43)),
            LandPile("Mountain", Hue.RED, 2, 0, (44, 45)),
        ),
        zones=tuple(nicole_zones),
        ribbon=ribbon,
    )
    return BoardView(
        (amy, nicole),
        (),
        turn(language, 1, "Nicole", 2),
        (
            "Amy, deciding player, 14 life.",
            "Nicole, active player, 11 life. Battlefield: Phyrexian Soulgorger.",
        ),
    )


def resolving_command(language: str = "en") -> BoardView:
    """Word of Command resolves while another spell waits."""
    text = pick(
        language,
        "Look at target opponent's hand and choose a card from it. You control that "
        "player until this spell finishes resolving. The player plays that card if "
        "able. While doing so, the player can activate mana abilities only if they're "
        "from lands that player controls.",
        "Regardez la main de l'adversaire ciblé et choisissez-y une carte. Vous "
        "contrôlez ce joueur jusqu'à la fin de la résolution de ce sort.",
    )
    planeswalker = CardView(
        51,
        "Sorin Markov",
        Hue.BLACK,
        ("3", "B", "B", "B"),
        pick(
            language,
            "Legendary Planeswalker — Sorin",
            "Planeswalker légendaire : Sorin",
        ),
        text,
        loyalty="4",
    )
    token = CardView(
        52,
        pick(language, "Zombie", "Zombie"),
        Hue.BLACK,
        (),
        pick(language, "Token Creature — Zombie", "Jeton créature : zombie"),
        power_toughness="2/2",
        counters=((pick(language, "+1/+1", "+1/+1"), 1),),
        token=True,
    )
    host = CardView(
        61,
        "Bane Alley Broker",
        Hue.SEVERAL,
        ("1", "U", "B"),
        pick(language, "Creature — Human Rogue", "Créature : humain et gredin"),
        pick(language, "{U/B}, {T}: Draw, then exile a card", "{T} : piochez"),
        "3/6",
        tapped=True,
    )
    aura = CardView(
        62,
        "Demonic Appetite",
        Hue.BLACK,
        ("B",),
        pick(language, "Enchantment — Aura", "Enchantement : aura"),
        text,
        attached_to=61,
    )
    amy = PlayerView(
        0,
        "Amy",
        20,
        active=True,
        deciding=True,
        has_priority=True,
        permanents=(planeswalker, token),
        lands=(LandPile("Swamp", Hue.BLACK, 5, 2, (71, 72, 73, 74, 75)),),
        zones=zones(language, (4, 49, 0, 0)),
    )
    nicole = PlayerView(
        1,
        "Nicole",
        7,
        permanents=(host, aura),
        lands=(LandPile("Flooded Strand", Hue.LAND, 1, 0, (81,)),),
        zones=zones(language, (6, 47, 3, 1)),
        ribbon=RibbonView(
            RibbonKind.RESOLVING,
            0,
            1,
            pick(language, "Amy decides for Nicole", "Amy décide pour Nicole"),
            pick(
                language,
                "while Word of Command resolves",
                "tant que Word of Command se résout",
            ),
            "Word of Command",
            "CR 723.2",
        ),
    )
    stack = (
        StackItemView(
            91,
            0,
            "Word of Command",
            ("B", "B"),
            pick(language, "resolving", "se résout"),
        ),
        StackItemView(
            92, 1, "Demonic Tutor", ("1", "B"), pick(language, "waiting", "attend")
        ),
    )
    return BoardView(
        (amy, nicole), stack, turn(language, 0, "Amy", 3), ("Amy, active player.",)
    )


def nearly_empty(language: str = "en") -> BoardView:
    """Two players, one land, nothing else."""
    amy = PlayerView(
        0,
        "Amy",
        20,
        active=True,
        has_priority=True,
        zones=zones(language, (7, 53, 0, 0)),
    )
    nicole = PlayerView(
        1,
        "Nicole",
        20,
        lands=(LandPile("Plains", Hue.WHITE, 1, 0, (1,)),),
        zones=zones(language, (7, 52, 0, 0)),
    )
    return BoardView((amy, nicole), (), turn(language, 0, "Amy", 0), ("Amy, 20.",))


def two_headed(language: str = "en") -> BoardView:
    """Two teams, each with one life total; Amy decides for Nora and so for Nicole."""
    players = tuple(
        PlayerView(
            seat,
            name,
            None,
            active=seat < 2,
            has_priority=seat == 0,
            lands=(LandPile("Forest", Hue.GREEN, 2, 0, (2 * seat, 2 * seat + 1)),),
            zones=zones(language, (7, 53, 0, 0)),
        )
        for seat, name in enumerate(("Amy", "Alice", "Nicole", "Nora"))
    )
    teams = (
        TeamView(
            (0, 1),
            pick(language, "Amy and Alice", "Amy et Alice"),
            30,
        ),
        TeamView(
            (2, 3),
            pick(language, "Nicole and Nora", "Nicole et Nora"),
            7,
        ),
    )
    return BoardView(players, (), turn(language, 0, "Amy", 1), ("Amy.",), teams)


SAMPLES = {
    "controlled": controlled_turn,
    "resolving": resolving_command,
    "empty": nearly_empty,
    "teams": two_headed,
}
