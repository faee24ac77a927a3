"""What the OpenAPI description says beside the routes themselves: how they fail, and lists of any length."""

from typing import Final

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct


class Fault(Struct, frozen=True, omit_defaults=True):
    """What is wrong with one field of a request."""

    message: str
    key: str = ""
    source: str = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out, in a sentence."""

    error: str
    fields: tuple[Fault, ...] = ()
    limit: str = ""  # which one is reached
    after: int = 0  # seconds after which to come back


WHY: Final = {
    400: "It cannot be understood, or not be done so.",
    401: "Nobody asks: be somebody first, by POST /api/guest.",
    403: "It comes from the page of somebody else, or it may not be.",
    404: "There is no such thing.",
    409: "Not now: something is full, or busy.",
    410: "This game cannot be played again by this version.",
    413: "It is too long.",
    429: "Too often: wait a little.",
    502: "The provider of the login does not answer.",
    503: "Nothing can be kept or read now: try again.",
}


def says(*codes: int) -> dict[int, ResponseSpec]:
    """How a route may fail, for its `responses`."""
    return {code: ResponseSpec(Problem, description=WHY[code], generate_examples=False) for code in codes}


class ManyOf(OpenAPISchemaPlugin):
    """A tuple of any length with a limit is an array of one kind of thing."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        inner = field_definition.inner_types
        return field_definition.origin is tuple and len(inner) == 2 and inner[1].annotation is Ellipsis

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        limits = field_definition.kwarg_definition
        return Schema(
            type=OpenAPIType.ARRAY,
            items=schema_creator.for_field_definition(field_definition.inner_types[0]),
            min_items=getattr(limits, "min_items", None),
            max_items=getattr(limits, "max_items", None),
        )
