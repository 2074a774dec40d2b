"""Canonical bytes: a value has one encoding, and nothing else is read as that value."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

Value = TypeVar("Value")


class UndecodableError(ValueError):
    """Bytes are not the encoding of a value of this kind."""


def encode(value: object) -> bytes:
    """Encode a value: JSON without blanks, fields in their order, bytes as base64."""
    return msgspec.json.encode(value, order="deterministic")


def decode_exactly(data: bytes, type_: type[Value]) -> Value:
    """Decode what `encode` wrote, and nothing that only means the same.

    :raises UndecodableError: if it wrote no such thing, or would write it otherwise.
    """
    value = decode(data, type_)
    if encode(value) != data:
        raise UndecodableError("it is written otherwise than this program writes it")
    return value


def decode(data: bytes, type_: type[Value]) -> Value:
    """Decode what is known to be unchanged, such as what was encrypted.

    :raises UndecodableError: if it is no value of this kind.
    """
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise UndecodableError(str(error)) from error


def kind_of(data: bytes) -> tuple[str, int]:
    """Say of which kind and version a file claims to be; ("", 0) if it is none."""
    try:
        found = msgspec.json.decode(data, type=_Kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return "", 0
    return found.kind, found.version


def digest_of(data: bytes) -> str:
    """Give the SHA-256 of bytes in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


class _Kind(msgspec.Struct):
    kind: str
    version: int


def under(name: str, value: Any) -> bytes:
    """Encode a value for a signature that can be meant for nothing else."""
    return name.encode() + b"\n" + encode(value)
