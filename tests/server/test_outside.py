"""Addresses that strangers give lead into the open internet, or nowhere."""

from __future__ import annotations

import asyncio
import ssl
from ipaddress import ip_address
from pathlib import Path

import pytest

from server.receivers import REACH, receiving
from trackside.server.notices import outside
from trackside.server.notices.outside import Answer, NotReached, Outside, check_url, is_open

CLOSED = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # what clouds tell their machines
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",  # NAT64 of 127.0.0.1
    "2002:7f00:1::",  # 6to4 of 127.0.0.1
    "2001:0:53aa:64c:0:fbff:5601:5601",  # Teredo
]


@pytest.mark.parametrize("address", CLOSED)
def test_what_is_not_the_open_internet_is_closed(address: str) -> None:
    assert not is_open(ip_address(address))


OPEN = ["93.184.216.34", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", OPEN)
def test_the_open_internet_is_open(address: str) -> None:
    assert is_open(ip_address(address))


def why_not(url: str, *found: str, reach: tuple[str, ...] = ()) -> str:
    async def resolve(host: str, port: int) -> list[str]:
        return list(found)

    with pytest.raises(NotReached) as error:
        asyncio.run(Outside(reach, resolve).post(url, {}, b""))
    return str(error.value)


@pytest.mark.parametrize("address", CLOSED)
def test_a_name_of_a_closed_address_is_not_reached(address: str) -> None:
    assert why_not("https://hook.example/x", address) == "private"


def test_a_name_with_two_faces_is_not_trusted() -> None:
    assert why_not("https://hook.example/", "93.184.216.34", "127.0.0.1") == "private"


def test_plain_http_goes_only_where_the_owner_allows_it() -> None:
    assert why_not("http://hook.example/", "93.184.216.34") == "private"
    assert why_not("http://hook.example/", "93.184.216.34", reach=REACH) == "private"


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "2130706433", "0x7f.1"])
def test_this_machine_is_not_reached_however_it_is_written(host: str) -> None:
    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        url = f"https://{host}:{port}/"
        with pytest.raises(NotReached) as error:
            asyncio.run(Outside().post(url, {}, b""))
    assert str(error.value) in ("private", "unknown")
    assert receiver.got == []


def test_the_connection_goes_to_the_address_that_was_looked_at() -> None:
    """The name is asked for once; a second answer could lead elsewhere."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        url = f"http://hook.example:{port}/a?b=c"
        answer = asyncio.run(Outside(REACH, resolve).post(url, {"X-One": "1"}, b"body"))
    assert answer == Answer(201)
    assert asked == ["hook.example"]
    (got,) = receiver.got
    assert got.path == "/a?b=c"
    assert got.headers["Host"] == f"hook.example:{port}"
    assert got.headers["X-One"] == "1"
    assert got.body == b"body"


def test_the_certificate_must_be_of_the_name(tmp_path: Path) -> None:
    """A server that cannot prove to be that name gets nothing."""
    reached: list[bytes] = []

    async def serve() -> str:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate(tmp_path, "other.example")
        context.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            reached.append(await reader.read(10))
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]

        async def resolve(host: str, _: int) -> list[str]:
            return ["127.0.0.1"]

        sender = Outside(REACH, resolve)
        sender.tls.load_verify_locations(tmp_path / "cert.pem")
        try:
            await sender.post(f"https://hook.example:{port}/", {}, b"secret")
        except NotReached as error:
            return str(error)
        finally:
            server.close()
        return "reached"

    assert asyncio.run(serve()) == "unreachable"
    assert reached == []


def certificate(folder: Path, name: str) -> None:
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def test_who_says_too_much_or_nothing_or_nonsense_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.3)

    async def ask(said: bytes) -> str:
        done = asyncio.Event()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(said)
            await reader.readuntil(b"\r\n\r\n")
            if not said:
                await reader.read()  # until the other side has had enough
            writer.close()
            done.set()

        server = await asyncio.start_server(take, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await Outside(REACH).post(f"http://127.0.0.1:{port}/", {}, b"")
        except NotReached as error:
            return str(error)
        finally:
            await done.wait()
            server.close()
        return "answered"

    assert asyncio.run(ask(b"SSH-2.0-Server\r\n\r\n")) == "odd"
    assert asyncio.run(ask(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 70_000)) == "odd"
    assert asyncio.run(ask(b"")) == "timeout"
    assert asyncio.run(ask(b"HTTP/1.1 204 No Content\r\n\r\n" + b"x" * 70_000)) == "answered"


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: y",
        "https:///nowhere",
        "javascript:alert(1)",
        "http://example.org/",
        "https://bücher.example/",
    ],
)
def test_what_is_no_address_is_refused_before(url: str) -> None:
    assert not check_url(url, plain_allowed=False)
