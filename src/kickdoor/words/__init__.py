"""The words of the game in every language there is: a folder of Fluent files each.

>>> languages()
['de', 'en']
>>> say("de", "line-treasures", n=2)
'2 Schätze'
"""

from kickdoor.words.language import Language, Lore, UnknownLanguage, language, languages
from kickdoor.words.phrase import Phrase, Value

__all__ = ["Language", "Lore", "Phrase", "UnknownLanguage", "Value", "language", "languages", "say"]


def say(name: str, id: str, /, **args: Value) -> str:
    """One message of a language with its blanks filled in."""
    return language(name).tell(Phrase(id, args))
