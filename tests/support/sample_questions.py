"""Two questions with real words, for looking at and for tests of pages."""

from __future__ import annotations

from quizapp.bank.posed import (
    AnswerKey,
    DatedAnswer,
    ExplainedOption,
    ExplainedStep,
    Explanation,
    Hint,
    Outline,
    PosedOption,
    PosedQuestion,
)
from tests.support.sample_boards import controlled_turn

ONE, SEVERAL = "forgotten-upkeep", "who-may-look"
TODAY, OLDEST, MIDDLE = "2026-09-25", "2016-07-22", "2016-09-30"
CHANGED = "2018-10-03"

_TOPICS = {
    "missed-triggers": ("Missed triggers", "Capacités oubliées"),
    "player-control": ("Controlling another player", "Contrôle d'un joueur"),
    "searching": ("Searching a library", "Recherche en bibliothèque"),
}
_STEM = (
    "It is Nicole's turn, and Amy decides for Nicole because Mindslaver resolved last"
    " turn. Nicole untaps and draws her card for the turn. Only then do both players"
    " notice that nobody mentioned the cumulative upkeep trigger of Nicole's Phyrexian"
    " Soulgorger.",
    "C'est le tour de Nicole et Amy décide pour elle, car le Mindslaver s'est résolu au"
    " tour précédent. Nicole dégage et pioche sa carte du tour. C'est alors que les"
    " deux joueuses s'aperçoivent que personne n'a annoncé la capacité d'entretien"
    " cumulatif du Phyrexian Soulgorger de Nicole.",
)
_ASKED = (
    "What do you do about the trigger?",
    "Que faites-vous de cette capacité déclenchée\N{NARROW NO-BREAK SPACE}?",
)
_OPTIONS = {
    "nothing": (
        "Nothing. The game goes on without the trigger.",
        "Rien\N{NARROW NO-BREAK SPACE}: la partie continue sans la capacité.",
    ),
    "default": (
        "Have the Soulgorger sacrificed at once: that is the default action of its"
        " trigger.",
        "Faire sacrifier le Soulgorger tout de suite\N{NARROW NO-BREAK SPACE}: c'est"
        " l'action par défaut.",
    ),
    "opponent": (
        "Ask Amy whether the trigger is put on the stack now.",
        "Demander à Amy si la capacité est mise sur la pile maintenant.",
    ),
    "controller": (
        "Ask Nicole whether the trigger is put on the stack now.",
        "Demander à Nicole si la capacité est mise sur la pile maintenant.",
    ),
    "at-once": (
        "Put the trigger on the stack now, without asking anyone.",
        "Mettre la capacité sur la pile maintenant, sans rien demander.",
    ),
}
_BELIEFS = {
    "default": (
        "a default action still settles a missed trigger",
        "l'action par défaut s'appliquait encore",
    ),
    "controller": (
        "whoever controls the trigger chooses",
        "il revenait au contrôleur de la capacité de choisir",
    ),
}
_BECAUSE = {
    "nothing": ("The trigger is not gone.", "La capacité n'est pas perdue."),
    "default": (
        "That remedy left the guide on 21 January 2019.",
        "Ce remède a quitté le guide le 21 janvier 2019.",
    ),
    "opponent": (
        "Amy is the opponent of the trigger's controller, so Amy chooses.",
        "Amy est l'adversaire de la contrôleuse de la capacité, donc Amy choisit.",
    ),
    "controller": (
        "The opponent chooses, not the controller.",
        "C'est l'adversaire qui choisit, pas la contrôleuse.",
    ),
    "at-once": (
        "The opponent is asked first.",
        "On demande d'abord à l'adversaire.",
    ),
}
_RULES = {
    "CR 723.1": "control.whole-turn",
    "CR 702.24a": "upkeep.cumulative",
    "CR 723.5b": "control.not-tournament",
}
"""Keys of the rules that steps cite."""
_STEPS = (
    (
        "CR 723.1",
        "Mindslaver: Amy decides for Nicole for this whole turn.",
        "Mindslaver\N{NARROW NO-BREAK SPACE}: Amy décide pour Nicole pendant ce tour.",
    ),
    (
        "CR 702.24a",
        "In the upkeep, cumulative upkeep triggers. Nicole controls the trigger.",
        "À l'entretien, l'entretien cumulatif se déclenche. Nicole le contrôle.",
    ),
    (
        "IPG 2.1",
        "Nicole draws, which could only come later. The trigger counts as missed.",
        "Nicole pioche, ce qui ne pouvait venir qu'après. La capacité est oubliée.",
    ),
    (
        "IPG 2.1",
        "Remedy: the opponent of the trigger's controller chooses whether it goes on"
        " the stack.",
        "Remède\N{NARROW NO-BREAK SPACE}: l'adversaire choisit si la capacité va sur la"
        " pile.",
    ),
    (
        "CR 723.5b",
        "A fix is a tournament decision. Being decided for does not move it: Amy"
        " chooses.",
        "Une réparation est une décision de tournoi, elle ne change pas de"
        " main\N{NARROW NO-BREAK SPACE}: Amy choisit.",
    ),
)
_OLD_STEP = (
    "IPG 2.1",
    "Remedy: the card states a default action, so the trigger resolves at once.",
    "Remède\N{NARROW NO-BREAK SPACE}: la carte prévoit une action par défaut.",
)
_MAY = {
    "library": ("Look through Nicole's library.", "Parcourir la bibliothèque."),
    "sideboard": ("Look at Nicole's sideboard.", "Regarder la réserve."),
    "nothing": ("Have Nicole find no card at all.", "Ne faire trouver aucune carte."),
    "card": ("Choose which card Nicole finds.", "Choisir la carte que Nicole trouve."),
    "concede": ("Have Nicole concede.", "Faire concéder Nicole."),
}


_TURNS_ON = (
    "who chooses in the remedy for a missed trigger",
    "qui choisit dans la réparation d'une capacité oubliée",
)


def _say(pair: tuple[str, str], language: str) -> str:
    return pair[language == "fr"]


class SampleQuestions:
    """One question to choose in, one to tick in; the first changed with the editions."""

    def question_ids(self) -> tuple[str, ...]:
        return (ONE, SEVERAL)

    def topics_of(self, question_id: str) -> tuple[str, ...]:
        if question_id == ONE:
            return ("missed-triggers", "player-control")
        return ("player-control", "searching")

    def outline_of(self, question_id: str) -> Outline:
        return Outline(self.topics_of(question_id), 2, 2)

    def filling_of(self, question_id: str, seed: int) -> str:
        return "{}"

    def topic_name(self, topic: str, language: str) -> str:
        return _say(_TOPICS[topic], language)

    def newest_date(self) -> str:
        return TODAY

    def pose(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> PosedQuestion:
        one = question_id == ONE
        form = (
            ("Select one", "Une seule réponse")
            if one
            else ("Select all that apply", "Toutes les réponses justes")
        )
        level = ("Competitive REL", "REL compétitif")
        return PosedQuestion(
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            topics=self.topics_of(question_id),
            level=2,
            complexity=2,
            select_all=not one,
            note=f"{_say(form, language)} · {_say(level, language)}",
            stem=(_say(_STEM, language),),
            question=_say(_ASKED, language),
            options=tuple(
                PosedOption(option_id, _say(text, language))
                for option_id, text in (_OPTIONS if one else _MAY).items()
            ),
            board=controlled_turn(language),
        )

    def answer_key(self, question_id: str, seed: int, as_of: str) -> AnswerKey:
        right = ("opponent",) if question_id == ONE else ("library", "card")
        named = tuple((option_id, option_id) for option_id in _BELIEFS)
        return AnswerKey(right, named, "engine 1", as_of)

    def hint_of(self, question_id: str, seed: int, as_of: str, language: str) -> Hint:
        return Hint(_say(_TURNS_ON, language), (1, 2))

    def source_of(self, question_id: str) -> str:
        return f"title: {question_id}\n"

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        right = self.answer_key(question_id, seed, as_of).right
        return self._explanation(question_id, right, _STEPS, language)

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        steps = (*_STEPS[:3], _OLD_STEP)
        return self._explanation(question_id, ("default",), steps, language)

    def through_the_editions(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> tuple[DatedAnswer, ...]:
        if question_id == SEVERAL:
            return (DatedAnswer(OLDEST, ("library", "card"), "A, D"),)
        words = {
            OLDEST: ("at once, no choice", "tout de suite, sans choix"),
            MIDDLE: ("resolved at once unless declined", "tout de suite, sauf refus"),
            CHANGED: (
                "Amy chooses whether it goes on the stack",
                "Amy choisit si elle va sur la pile",
            ),
        }
        right = {OLDEST: "default", MIDDLE: "default", CHANGED: "opponent"}
        return tuple(
            DatedAnswer(date, (right[date],), _say(pair, language))
            for date, pair in words.items()
        )

    def _explanation(
        self,
        question_id: str,
        right: tuple[str, ...],
        steps: tuple[tuple[str, str, str], ...],
        language: str,
    ) -> Explanation:
        posed = self.pose(question_id, 1, TODAY, language)
        return Explanation(
            options=tuple(
                ExplainedOption(
                    option_id=option.option_id,
                    text=option.text,
                    correct=option.option_id in right,
                    misconception=option.option_id,
                    belief=_say(_BELIEFS.get(option.option_id, ("", "")), language),
                    because=_say(_BECAUSE.get(option.option_id, ("", "")), language),
                )
                for option in posed.options
            ),
            steps=tuple(
                ExplainedStep(
                    rule=_RULES.get(cite, cite),
                    cite=cite,
                    verified=cite != "CR 723.5b",
                    text=_say((english, french), language),
                    object_ids=(number + 1,),
                )
                for number, (cite, english, french) in enumerate(steps)
            ),
            states=12,
            editions=(("CR", TODAY), ("IPG", "2024-09-23")),
        )
