"""Send mails by the SMTP server of the settings.

What a person asks for at a page (a link to sign in, say) is not stored, for the database shall not
know the secret in it: such letters wait in memory, are tried a few times, and are asked for again
if the server stops meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import threading
from email.message import EmailMessage

import aiosmtplib

from trackside.server.base.clock import Clock
from trackside.server.base.settings import Settings

log = logging.getLogger("trackside.mail")
SECONDS = 20.0
PAUSES = (0.0, 5.0, 30.0, 120.0)  # seconds before each try of a letter
MOST_WAITING = 500


class MailRefused(Exception):
    """Raised for a mail that was not taken: `for_good`, or worth another try; with the other side's
    code."""

    def __init__(self, for_good: bool, code: int | None = None) -> None:
        super().__init__(f"refused, {code}")
        self.for_good = for_good
        self.code = code


class Mailer:
    """Hand mails to the SMTP server."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self._waiting: list[tuple[float, int, EmailMessage]] = []
        self._lock = threading.Lock()

    @property
    def possible(self) -> bool:
        """Tell whether mail is set up here."""
        return self.settings.mail

    async def send(self, mail: EmailMessage) -> None:
        """Send a mail; raise MailRefused if it is not taken."""
        settings = self.settings
        try:
            await aiosmtplib.send(
                mail,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_tls == "tls",
                start_tls=settings.smtp_tls == "starttls",
                timeout=SECONDS,
                tls_context=ssl.create_default_context() if settings.smtp_tls != "off" else None,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = min((one.code for one in error.recipients), default=450)
            raise MailRefused(code >= 500, code) from error
        except aiosmtplib.SMTPResponseException as error:
            # Whoever cannot sign in there has a wrong setting: that is mended, not the person's.
            ours = isinstance(error, aiosmtplib.SMTPAuthenticationError)
            raise MailRefused(error.code >= 500 and not ours, error.code) from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("the mail server does not answer: %r", error)
            raise MailRefused(False) from error

    # Letters that somebody waits for at a page.

    def soon(self, mail: EmailMessage) -> None:
        """Queue a letter to be sent within a second; callable from any thread."""
        with self._lock:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append((self.clock(), 0, mail))

    async def flush(self) -> None:
        """Send the letters that are due now."""
        now = self.clock()
        with self._lock:
            due = [one for one in self._waiting if one[0] <= now]
            self._waiting = [one for one in self._waiting if one[0] > now]
        await asyncio.gather(*(self._try(tries, mail) for _, tries, mail in due))

    async def _try(self, tries: int, mail: EmailMessage) -> None:
        try:
            await self.send(mail)
        except MailRefused as refused:
            again = tries + 1
            if refused.for_good or again >= len(PAUSES):
                log.warning("a letter could not be sent: %s", refused)
                return
            with self._lock:
                self._waiting.append((self.clock() + PAUSES[again], again, mail))


async def post_letters(mailer: Mailer) -> None:
    """Send queued letters for ever, every second."""
    while True:
        try:
            await mailer.flush()
        except Exception as error:  # whatever it is, the next letter must go
            log.warning("letters could not be sent: %r", error)
        await asyncio.sleep(1.0)
