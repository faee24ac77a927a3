"""Small pieces of English for the texts of cards."""

from collections.abc import Sequence

CHARACTER = "char-"  # how the trait of a character begins


def count(n: int, noun: str) -> str:
    """2, "level" -> "2 levels"."""
    return f"{n} {noun if n == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """One noun in the plural; Headgear, Armor, Footgear and Royalty have none."""
    if noun.endswith(("gear", "Armor", "Royalty")):
        return noun
    if " without " in noun:
        return noun.replace(" without", "s without")
    if noun.endswith("f"):
        return noun[:-1] + "ves"
    if noun.endswith("y"):
        return noun[:-1] + "ies"
    if noun.endswith("o"):
        return noun + "es"
    return noun + "s"


def title(word: str) -> str:
    """A word of the card files as players write it: floating-nose -> Floating Nose."""
    return " ".join(part.capitalize() for part in word.split("-"))


def trait(word: str) -> str:
    """What somebody with a trait is called."""
    if word == "no-class":
        return "munchkin without a Class"
    if word.startswith(CHARACTER):
        return title(word.removeprefix(CHARACTER))
    return f"{word} munchkin" if word in ("male", "female") else title(word)


def titles(words: Sequence[str]) -> str:
    """Traits in the plural: "Elves and Dwarves"; of a character there is but one."""
    return listed([trait(word) if word.startswith(CHARACTER) else plural(trait(word)) for word in words], "and")


def a(word: str) -> str:
    """A trait with its article: "an Elf"; a character has none, nor has Royalty."""
    name = trait(word)
    if word.startswith(CHARACTER) or name == plural(name):
        return name
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def listed(parts: Sequence[str], last: str) -> str:
    """ "a, b or c"."""
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts[1:] else parts[0]


def times(n: int) -> str:
    """How often, in words for the first two."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def sentence(clause: str) -> str:
    """A clause as a sentence of its own."""
    return f"{clause[0].upper()}{clause[1:]}."
