"""Small pieces of English: for pages, and for words of packs from outside."""

CHARACTER = "char-"  # how the trait of a character begins


def count(n: int, noun: str) -> str:
    """2, "level" -> "2 levels"."""
    return f"{n} {noun if n == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """One noun in the plural."""
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


def many(word: str) -> str:
    """What several with a trait are called."""
    return plural(title(word))


def a(word: str) -> str:
    """A trait with its article: "an Elf"."""
    name = title(word)
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"
