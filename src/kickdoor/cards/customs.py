"""Customs that packs bring: a module with `CUSTOM`."""

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, get_args

from kickdoor.cards.consent import check_consent
from kickdoor.cards.error import PackError, choices
from kickdoor.cards.schema import AnyCard, Companion, Edition
from kickdoor.effects.base import kebab
from kickdoor.engine.custom import Custom
from kickdoor.engine.hooks import HOOKS

KINDS = frozenset(kebab(kind.__name__) for kind in get_args(AnyCard))
MODULE = "CUSTOM"


def customs_of(edition: Edition) -> tuple[Custom, ...]:
    """What the modules of a pack declare; they run, if they may."""
    check_consent(edition)
    return tuple(_declared(f"{edition.where}/{name}.py", name, code) for name, code in edition.customs.items())


@cache
def _declared(where: str, name: str, code: str) -> Custom:
    module = ModuleType(f"kickdoor_pack_{name.replace('-', '_')}")
    try:
        exec(compile(code, where, "exec"), vars(module))
    except Exception as error:
        raise PackError(f"{where}: {type(error).__name__}: {error}") from error
    found = vars(module).get(MODULE)
    if not isinstance(found, Custom):
        raise PackError(f"{where}: {MODULE}: {'missing' if found is None else 'is no Custom'}")
    if found.name != name:
        raise PackError(f"{where}: name: '{found.name}' is not the name of its file")
    if name in KINDS:
        raise PackError(f"{where}: name: '{name}' is a kind of card already")
    for hook in found.hooks:
        if hook not in HOOKS:
            raise PackError(f"{where}: hooks: there is no hook '{hook}'{choices(hook, HOOKS)}")
    if found.why < 0 and not found.questions:
        raise PackError(f"{where}: questions: missing; the first asks which of too many goes")
    for field in ("kinds", "rules", "words"):
        if getattr(found, field):
            raise PackError(f"{where}: {field}: only the engine's own have any")
    functions: dict[str, object] = {"limit": found.limit} | {
        f"hooks.{hook}": bound for hook, bound in found.hooks.items()
    }
    functions |= {f"steps[{n}]": step for n, step in enumerate(found.steps)}
    functions |= {field: f for field in ("members", "offers", "shown") if (f := getattr(found, field)) is not None}
    for field, function in functions.items():
        if not callable(function):
            raise PackError(f"{where}: {field}: Expected a function")
    return found


def as_companion(fields: Mapping[Any, Any]) -> dict[Any, Any]:
    """A card of a custom's kind as the schema has it."""
    return {**fields, "kind": kebab(Companion.__name__), "of": fields["kind"]}
