"""What tells a desktop of the program: its entry, its kinds of files, its description."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple
from xml.sax.saxutils import escape

from tools.package.project import Project


class Kind(NamedTuple):
    """A kind of file that the program opens."""

    mime: str
    english: str
    french: str
    globs: tuple[str, ...]
    above: str = ""
    """The kind that it is a special case of."""
    begins: tuple[str, ...] = ()
    """How such a file begins, where the name alone does not tell."""


KINDS = (
    Kind(
        "application/vnd.quizapp.paper",
        "quizapp exam paper",
        "sujet d'examen quizapp",
        ("*.quizpaper",),
    ),
    Kind(
        "application/vnd.quizapp.answers",
        "quizapp exam answers",
        "réponses d'examen quizapp",
        ("*.quizanswers",),
    ),
    Kind(
        "application/vnd.quizapp.question+yaml",
        "quizapp question",
        "question quizapp",
        ("*.yaml",),
        above="application/x-yaml",
        begins=("title: {en", "title:\\n  en:"),
    ),
)


def desktop_entry() -> str:
    """Return the entry of menus."""
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Name=quizapp",
            "GenericName=Judge training",
            "GenericName[fr]=Formation des arbitres",
            "Comment=Train for judging Magic: The Gathering",
            "Comment[fr]=S'entraîner à arbitrer Magic: The Gathering",
            "Exec=quizapp %f",
            "TryExec=quizapp",
            "Icon=quizapp",
            "Terminal=false",
            "Categories=Education;",
            "Keywords=judge;rules;quiz;exam;",
            "Keywords[fr]=arbitre;règles;quiz;examen;",
            f"MimeType={''.join(f'{kind.mime};' for kind in KINDS)}",
            "StartupWMClass=quizapp",
            "",
        )
    )


def mime_package() -> str:
    """Return the kinds of files as shared-mime-info reads them."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    ]
    for kind in KINDS:
        lines.append(f'  <mime-type type="{kind.mime}">')
        lines.append(f"    <comment>{escape(kind.english)}</comment>")
        lines.append(f'    <comment xml:lang="fr">{escape(kind.french)}</comment>')
        if kind.above:
            lines.append(f'    <sub-class-of type="{kind.above}"/>')
        if kind.begins:
            lines.append('    <magic priority="60">')
            lines += (
                f'      <match type="string" offset="0" value="{escape(text)}"/>'
                for text in kind.begins
            )
            lines.append("    </magic>")
        lines += (f'    <glob pattern="{glob}"/>' for glob in kind.globs)
        lines.append("  </mime-type>")
    return "\n".join([*lines, "</mime-info>", ""])


def description(project: Project) -> str:
    """Return the description for shops of programs (AppStream)."""
    day = dt.datetime.fromtimestamp(project.moment, dt.UTC).date()
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>quizapp.desktop</id>
  <name>quizapp</name>
  <summary>Train for judging Magic: The Gathering</summary>
  <summary xml:lang="fr">S'entraîner à arbitrer Magic: The Gathering</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <developer_name>quizapp contributors</developer_name>
  <description>
    <p>Shows a game situation, asks what the rules say, and compares the answer with a key
    that a rules engine derived. The derivation is explained step by step with rule numbers,
    and questions come back when they are about to be forgotten.</p>
    <p xml:lang="fr">Montre une situation de jeu, demande ce que disent les règles et compare
    la réponse à celle qu'un moteur de règles a déduite. Le raisonnement est expliqué pas à
    pas, et les questions reviennent avant d'être oubliées.</p>
    <p>Unofficial fan content, neither approved nor endorsed by Wizards of the Coast.</p>
    <p xml:lang="fr">Contenu de fans non officiel, ni approuvé ni soutenu par Wizards of the
    Coast.</p>
  </description>
  <launchable type="desktop-id">quizapp.desktop</launchable>
  <icon type="stock">quizapp</icon>
  <categories><category>Education</category></categories>
  <provides>
    <binary>quizapp</binary>
{chr(10).join(f"    <mediatype>{kind.mime}</mediatype>" for kind in KINDS)}
  </provides>
  <supports><control>keyboard</control><control>pointing</control></supports>
  <content_rating type="oars-1.1"/>
  <releases><release version="{project.version}" date="{day}"/></releases>
</component>
"""
