"""Values made from a JSON schema: such as it allows, and such as it forbids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from tests.faults.fuzz.rubbish import VALUES

Schema = Mapping[str, Any]


class Schemas:
    """Makes values by the schemas of one OpenAPI description."""

    def __init__(self, description: Mapping[str, Any]) -> None:
        self._parts = description["components"]["schemas"]

    def allowed(self, schema: Schema) -> st.SearchStrategy[Any]:
        """Make values that a schema allows."""
        if "$ref" in schema:
            return self.allowed(self._parts[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return st.one_of([self.allowed(each) for each in schema["anyOf"]])
        make = {
            "object": self._object,
            "array": self._array,
            "integer": _integer,
            "string": _string,
            "boolean": lambda _schema: st.booleans(),
            "null": lambda _schema: st.none(),
        }.get(schema.get("type", ""))
        return VALUES if make is None else make(schema)

    def _object(self, schema: Schema) -> st.SearchStrategy[Any]:
        fields = {
            name: self.allowed(each)
            for name, each in schema.get("properties", {}).items()
        }
        needed = set(schema.get("required", ()))
        return st.fixed_dictionaries(
            {name: each for name, each in fields.items() if name in needed},
            optional={n: each for n, each in fields.items() if n not in needed},
        )

    def _array(self, schema: Schema) -> st.SearchStrategy[Any]:
        most = min(schema.get("maxItems", 3), 3)
        return st.lists(self.allowed(schema.get("items", {})), max_size=most)


def _integer(schema: Schema) -> st.SearchStrategy[Any]:
    least, most = schema.get("minimum"), schema.get("maximum")
    edges = [each for each in (least, most) if each is not None]
    inside = st.integers(least, most)
    return inside | st.sampled_from(edges) if edges else inside


def _string(schema: Schema) -> st.SearchStrategy[Any]:
    least, most = schema.get("minLength", 0), schema.get("maxLength", 60)
    return st.text(st.characters(codec="utf-8"), min_size=least, max_size=most)
