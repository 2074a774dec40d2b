"""The description of all endpoints in the form of OpenAPI."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from quizapp.hub.api.endpoint import Endpoint, Who
from quizapp.training.room.bodies import ProblemBody

_JSON = "application/json"


def describe(endpoints: Sequence[Endpoint]) -> bytes:
    """Describe endpoints: paths, bodies, answers, and who may ask."""
    types = [ProblemBody]
    types += [each.body for each in endpoints if each.body is not None]
    types += [each.answer for each in endpoints if each.answer is not None]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip(map(_key, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, by_type)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "Exam room", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                who.value: {"type": "http", "scheme": "bearer"}
                for who in (Who.CANDIDATE, Who.INSTRUCTOR)
            },
        },
    }
    return json.dumps(found).encode()


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done."}
    if endpoint.answer is not None:
        done["content"] = {_JSON: {"schema": by_type[_key(endpoint.answer)]}}
    refused = {_JSON: {"schema": by_type[_key(ProblemBody)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "responses": {
            "200": done,
            "default": {"description": "Refused.", "content": refused},
        },
    }
    if endpoint.who is not Who.ANYBODY:
        operation["security"] = [{endpoint.who.value: []}]
    if endpoint.body is not None:
        schema = by_type[_key(endpoint.body)]
        content = {_JSON: {"schema": schema}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _key(type_: Any) -> str:
    return str(type_)
