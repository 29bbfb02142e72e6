"""Send requests to addresses that strangers have given: push services and webhooks.

The name is resolved once; each address must lie in the open internet, and the connection goes to
the very address that was looked at, so no second answer of a name server leads elsewhere. Nothing
is followed, and little is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

SECONDS = 15.0  # for all of it
MOST_HEAD = 16_384  # bytes of an answer; its body is nobody's business
NAT64 = ip_network("64:ff9b::/96")  # and what it leads to cannot be told from outside
Ip = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotReached(Exception):
    """Raised if nothing was sent, with a word why: private, unknown, unreachable, timeout, odd."""


@dataclass(frozen=True)
class Answer:
    """The status of an answer, and after how many seconds to try again."""

    status: int
    retry_after: float | None = None


class Outside:
    """A client for the open internet and the networks that the owner of the server allows."""

    def __init__(self, reach: tuple[str, ...] = (), resolve: Resolve | None = None) -> None:
        self.reach = [ip_network(one) for one in reach]
        self.resolve = resolve or resolve_name
        self.tls = ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Post a body and return the answer; raise NotReached if nothing was sent."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(url, headers, body)
        except TimeoutError as error:
            raise NotReached("timeout") from error
        except (OSError, ssl.SSLError) as error:
            raise NotReached("unreachable") from error
        except (ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise NotReached("odd") from error

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        parts = urlsplit(url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self._look_up(host, port, secure)
        reader, writer = await asyncio.open_connection(
            str(address),
            port,
            limit=MOST_HEAD,
            ssl=self.tls if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            writer.write(request(parts, headers, body))
            await writer.drain()
            return answer(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.close()

    async def _look_up(self, host: str, port: int, secure: bool) -> Ip:
        """Return one address of the host, if all are allowed: a name with two faces is not
        trusted."""
        addresses = [ip_address(one.partition("%")[0]) for one in await self.resolve(host, port)]
        if not addresses:
            raise NotReached("unknown")
        inside = [self._is_allowed(one) for one in addresses]
        if not all(is_open(one) or near for one, near in zip(addresses, inside)):
            raise NotReached("private")
        if not secure and not all(inside):
            raise NotReached("private")  # plain http only where the owner allows it
        return addresses[0]

    def _is_allowed(self, address: Ip) -> bool:
        plain = unmap(address)
        return any(plain in network for network in self.reach)


def unmap(address: Ip) -> Ip:
    """Return the IPv4 address inside a mapped one: ::ffff:10.0.0.1 is 10.0.0.1."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_open(address: Ip) -> bool:
    """Tell whether an address is in the open internet: not private, this machine, or a tunnel to
    either."""
    plain = unmap(address)
    if isinstance(plain, IPv6Address) and (plain.sixtofour or plain.teredo or plain in NAT64):
        return False
    closed = plain.is_multicast or plain.is_reserved or plain.is_unspecified or plain.is_private
    return plain.is_global and not (closed or plain.is_loopback or plain.is_link_local)


async def resolve_name(host: str, port: int) -> list[str]:
    """Return all addresses of a name; raise NotReached if there are none."""
    try:
        addresses = await asyncio.get_running_loop().getaddrinfo(host, port, proto=6)
    except (OSError, UnicodeError) as error:
        raise NotReached("unknown") from error
    return [str(one[4][0]) for one in addresses]


def request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    """Write a request of HTTP/1.1; raise ValueError for what does not fit into a line."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fields = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
    fields |= {"User-Agent": "trackside", **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    if any(not (line.isascii() and line.isprintable()) for line in lines) or " " in path:
        raise ValueError("an address that no line can hold")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def answer(head: bytes) -> Answer:
    """Read the status, and Retry-After where it is a number; raise ValueError for anything else."""
    first, *rest = head.decode("latin-1").split("\r\n")
    version, status = first.split(" ", 2)[:2]
    if not version.startswith("HTTP/1.") or len(status) != 3:
        raise ValueError("no answer of HTTP")
    again = [line.partition(":")[2].strip() for line in rest if _is_retry(line)]
    seconds = float(again[0]) if again and again[0].isdigit() and len(again[0]) < 7 else None
    return Answer(int(status), seconds)


def _is_retry(line: str) -> bool:
    return line.lower().startswith("retry-after:")


def check_url(url: str, plain_allowed: bool) -> bool:
    """Tell whether a URL can be that of a webhook or push service at all."""
    try:
        parts = urlsplit(url)
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        return False
    schemes = ("https", "http") if plain_allowed else ("https",)
    fits = parts.scheme in schemes and bool(parts.hostname) and not parts.username
    return fits and port_fits and url.isascii() and url.isprintable() and " " not in url
