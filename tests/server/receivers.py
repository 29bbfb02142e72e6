"""Those who get notices, for tests: a push service and webhook of ours, and an SMTP server."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import FastAPI

from server.harness import Person
from server.process import free_port

REACH = ("127.0.0.0/8",)


@dataclass
class Got:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers every POST with `status`, and keeps what came."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.url = ""


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as the base class finds it
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.got.append(Got(self.path, dict(self.headers.items()), body))
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Mailbox:
    """What came by SMTP; `refuse` is said instead of yes."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        if self.refuse:
            return self.refuse
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def mail_settings(box: Mailbox) -> dict[str, Any]:
    return {
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_tls": "off",
        "mail_from": "Trackside <games@play.example>",
        "url": "https://play.example",
    }


class Browser:
    """One that has subscribed: its keys decrypt what it is sent."""

    def __init__(self, receiver: Receiver, name: str = "one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.address = f"{receiver.url}/push/{name}"

    def body(self) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64(point), "auth": b64(self.auth)}
        return {"kind": "push", "address": self.address, "keys": keys, "zone": "Europe/Zurich"}

    def read(self, got: Got) -> Any:
        plain = http_ece.decrypt(
            got.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def send(app: FastAPI) -> int:
    """All that is due now."""
    return int(asyncio.run(app.state.services.sender.once()))


def post(app: FastAPI) -> None:
    """The letters that somebody asked for."""
    asyncio.run(app.state.services.mailer.flush())


def link_in(mail: EmailMessage) -> str:
    """The token of the link in a letter."""
    text = text_of(mail, "plain")
    return next(line for line in text.splitlines() if "/link/" in line).rpartition("/")[2]


def text_of(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def confirm(app: FastAPI, person: Person, box: Mailbox, address: str, **more: str) -> None:
    """The person's address from now on."""
    person.post("/api/me/email", {"email": address, **more})
    post(app)
    person.post("/api/session/link/use", {"token": link_in(box.mails.pop())})
