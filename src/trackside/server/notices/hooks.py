"""Write webhooks: JSON with a signature, or the forms that Discord and Slack take.

The signature is HMAC-SHA256 over `timestamp.body` with the secret that was shown when the webhook
was made; docs/http-api.md shows how to check it.
"""

from __future__ import annotations

import hashlib
import hmac
import re

from trackside.core.contract import Json
from trackside.server.base.encoding import encode_json
from trackside.server.db.enums import ChannelKind
from trackside.server.notices.words import Line, link, sentence

MOST_TEXT = 1_900  # letters; Discord takes 2,000
SUPPRESS_EMBEDS = 4
MARKS = re.compile(r"([\\`*_~|>\[\]()#@<:-])")


def signature(secret: str, stamp: str, body: bytes) -> str:
    """Return the value of the header X-Trackside-Signature."""
    return "sha256=" + hmac.new(secret.encode(), f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()  # fmt: skip # noqa: E501  # one formula


def request(
    kind: str, secret: str, batch: str, now: float, url: str, language: str, lines: list[Line]
) -> tuple[dict[str, str], bytes]:
    """Return headers and body in the form of this kind of webhook."""
    headers = {"Content-Type": "application/json"}
    if kind == ChannelKind.DISCORD:
        return headers, encode_json(discord(url, language, lines))
    if kind == ChannelKind.SLACK:
        return headers, encode_json({"text": slack(url, language, lines)})
    stamp = str(int(now))
    body = encode_json(plain(batch, url, language, lines))
    headers["X-Trackside-Timestamp"] = stamp
    headers["X-Trackside-Signature"] = signature(secret, stamp, body)
    return headers, body


def plain(batch: str, url: str, language: str, lines: list[Line]) -> Json:
    """Return our own form; who gets the same `id` twice has it already."""
    notices = [
        {**line.json(), "url": link(url, line), "text": sentence(language, line)} for line in lines
    ]
    return {"id": batch, "notices": notices}


def discord(url: str, language: str, lines: list[Line]) -> Json:
    """Return text in which no name becomes markup or mentions anybody."""
    text = "\n".join(
        " ".join([MARKS.sub(r"\\\1", sentence(language, line)), *address_of(url, line)])
        for line in lines
    )
    none: list[str] = []
    return {
        "content": text[:MOST_TEXT],
        "allowed_mentions": {"parse": none},
        "flags": SUPPRESS_EMBEDS,
    }


def slack(url: str, language: str, lines: list[Line]) -> str:
    """Return text with the three characters escaped that Slack reads as markup."""
    return "\n".join(
        " ".join([escape(sentence(language, line)), *address_of(url, line)]) for line in lines
    )[:MOST_TEXT]


def escape(text: str) -> str:
    """Escape text as Slack wants it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def address_of(url: str, line: Line) -> list[str]:
    """Return the address of a notice, if the server knows its own."""
    return [link(url, line)] if url else []
