"""Encrypt web push for one browser and sign it with the server's own keys (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.base.settings import Settings
from trackside.server.db.store import Store

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEPT = 24 * 3600  # seconds that a push service keeps what a sleeping device has not fetched
SIGNED = 12 * 3600.0  # seconds that a signature is good for


class Push:
    """A maker of requests for push services; the private key never leaves this process."""

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store = store
        self.clock = clock
        self.settings = settings

    @cached_property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        """Derive the key from a secret that an installation makes once."""
        number = int(self.store.secret("vapid"), 16) % (ORDER - 1) + 1
        return ec.derive_private_key(number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """Return the public key, which a browser needs to subscribe."""
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def request(
        self, endpoint: str, keys: dict[str, str], topic: str, payload: Json
    ) -> tuple[dict[str, str], bytes]:
        """Return headers and body; raise ValueError for unusable keys."""
        body = encrypt(endpoint, keys, json.dumps(payload).encode())
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": topic[:32],  # the same once more replaces what still waits
            **self._signature(endpoint),
        }
        return headers, body

    def _signature(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact(),
            "exp": int(self.clock() + SIGNED),
        }
        signed: dict[str, str] = Vapid02(self._private, {"no-strict": True}).sign(claims)
        return signed

    def _contact(self) -> str:
        """Return whom a push service may ask about us."""
        if self.settings.mail_from:
            address = self.settings.mail_from.rpartition("<")[2].rstrip(">")
            return f"mailto:{address}"
        secure = self.settings.url.startswith("https://")
        return self.settings.url if secure else "mailto:trackside@localhost"


def encrypt(endpoint: str, keys: dict[str, str], data: bytes) -> bytes:
    """Encrypt data for the one browser that has these keys; raise ValueError for unusable ones."""
    # It brings two HTTP clients along, of which we use none: read when first needed.
    from pywebpush import WebPusher, WebPushException

    try:
        pusher = WebPusher({"endpoint": endpoint, "keys": dict(keys)})
        encoded: Any = pusher.encode(data)
        return bytes(encoded["body"])
    except (WebPushException, ValueError, TypeError) as error:
        raise ValueError("keys that no browser made") from error


def check_keys(endpoint: str, keys: dict[str, str]) -> bool:
    """Tell whether data can be encrypted with these keys."""
    try:
        return bool(encrypt(endpoint, keys, b"?"))
    except ValueError:
        return False
