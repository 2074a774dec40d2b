"""A certificate made on the spot, for a room without a name in the internet."""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
from collections.abc import Sequence
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from quizapp.hub.serving import Secured

_VALID_DAYS = 30
_EARLIER = dt.timedelta(hours=24)
"""Clocks of phones may be wrong by some hours."""


class CertificateError(Exception):
    """A certificate cannot be read or written."""


def find_certificate(folder: Path, hosts: Sequence[str], now: dt.datetime) -> Secured:
    """Give the certificate of a folder, making a new one where it does not do.

    It is kept, so that a server that is started again has the same fingerprint.

    :raises CertificateError: if it cannot be written.
    """
    secured = Secured(folder / "room-certificate.pem", folder / "room-key.pem")
    if _does(secured, hosts, now):
        return secured
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = _make(key, hosts, now)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(secured.key, _key_bytes(key), 0o600)
        pem = certificate.public_bytes(serialization.Encoding.PEM)
        _write(secured.certificate, pem, 0o644)
    except OSError as error:
        raise CertificateError(f"{folder}: {error.strerror or error}") from error
    return secured


def fingerprint_of(certificate: Path) -> str:
    """Give the SHA-256 fingerprint of a certificate, as browsers show it.

    :raises CertificateError: if it cannot be read.
    """
    try:
        read = x509.load_pem_x509_certificate(certificate.read_bytes())
    except (OSError, ValueError) as error:
        raise CertificateError(f"{certificate} is no certificate: {error}") from error
    return read.fingerprint(hashes.SHA256()).hex(":").upper()


def _make(
    key: ec.EllipticCurvePrivateKey, hosts: Sequence[str], now: dt.datetime
) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Exam room")])
    names = x509.SubjectAlternativeName([_general_name(host) for host in hosts])
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now + dt.timedelta(days=_VALID_DAYS))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _does(secured: Secured, hosts: Sequence[str], now: dt.datetime) -> bool:
    """Say whether a kept certificate is for these hosts and lasts some days more."""
    if not secured.key.is_file():
        return False
    try:
        kept = x509.load_pem_x509_certificate(secured.certificate.read_bytes())
        names = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    wanted = {_general_name(host) for host in hosts}
    lasts = kept.not_valid_after_utc - now > dt.timedelta(days=3)
    return lasts and wanted <= set(names.value)


def _key_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, content: bytes, mode: int) -> None:
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
