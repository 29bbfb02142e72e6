"""Write mails as plain text and HTML, in four languages, with nothing of the position."""

from __future__ import annotations

import hashlib
import html
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from trackside.server.notices.words import Line, headline, link, say, sentence

INK, PAPER, ACCENT, QUIET = "#1f2a30", "#f6f1e4", "#1b5a6c", "#5d6a70"


def envelope(sender: str, to: str, subject: str, now: float, name: str) -> EmailMessage:
    """Make the head of a mail. The same `name` gives the same Message-ID, so that a mail sent twice
    can be recognized."""
    mail = EmailMessage()
    shown, address = parseaddr(sender)
    mail["From"] = Address(shown or "Trackside", addr_spec=address)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate(now)
    digest = hashlib.sha256(name.encode()).hexdigest()[:32]
    mail["Message-ID"] = f"<{digest}@{address.rpartition('@')[2] or 'trackside'}>"
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def notice_mail(
    lines: list[Line],
    language: str,
    *,
    sender: str,
    to: str,
    url: str,
    stop: str,
    now: float,
    name: str,
) -> EmailMessage:
    """Write all that is due for one person; `stop` is the token that ends such mails."""
    mail = envelope(sender, to, headline(language, lines), now, name)
    mail["List-Unsubscribe"] = f"<{url}/api/notices/stop/{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    rows = [(sentence(language, line), link(url, line)) for line in lines]
    go = say(language, "notice-mail-open")
    ends = [
        (say(language, "notice-mail-stop"), f"{url}/stop/{stop}"),
        (say(language, "notice-mail-change"), f"{url}/settings"),
    ]
    fill(mail, language, rows, go, say(language, "notice-mail-why"), ends)
    return mail


def link_mail(
    sender: str, to: str, kind: str, address: str, language: str, now: float
) -> EmailMessage:
    """Write a link that confirms an address, makes a new password possible, or signs in."""
    subject = say(language, f"letter-{kind}-subject")
    mail = envelope(sender, to, subject, now, address)
    rows = [(say(language, f"letter-{kind}"), address)]
    go = say(language, f"letter-{kind}-go")
    fill(mail, language, rows, go, say(language, "letter-not-you"), [])
    return mail


def fill(
    mail: EmailMessage,
    language: str,
    rows: list[tuple[str, str]],
    go: str,
    why: str,
    ends: list[tuple[str, str]],
) -> None:
    """Add both bodies, text and HTML."""
    text = [f"{words}\n{address}\n" for words, address in rows]
    text += ["-- ", why, *(f"{words}: {address}" for words, address in ends)]
    mail.set_content("\n".join(text) + "\n")
    mail.add_alternative(page(language, rows, go, why, ends), subtype="html")


def page(
    language: str,
    rows: list[tuple[str, str]],
    go: str,
    why: str,
    ends: list[tuple[str, str]],
) -> str:
    """Return the body as HTML: no pictures, no scripts, nothing that is fetched."""
    button = (
        f"display:inline-block;background:{ACCENT};color:#ffffff;text-decoration:none;"
        "padding:10px 18px;border-radius:8px;font-weight:600"
    )
    shown = "".join(
        f'<p style="margin:0 0 10px;font-size:16px;line-height:24px">{html.escape(words)}</p>'
        f'<p style="margin:0 0 26px"><a style="{button}" href="{html.escape(address)}">'
        f"{html.escape(go)}</a></p>"
        for words, address in rows
    )
    last = " · ".join(
        f'<a style="color:{QUIET}" href="{html.escape(address)}">{html.escape(words)}</a>'
        for words, address in ends
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="color-scheme" content="light"><title>Trackside</title></head>'
        f'<body style="margin:0;background:{PAPER};color:{INK};'
        'font-family:Helvetica,Arial,sans-serif">'
        '<div style="max-width:560px;margin:0 auto;padding:28px 20px">'
        '<p style="margin:0 0 22px;font-family:Georgia,serif;font-size:24px">Trackside</p>'
        f'{shown}<p style="margin:0;color:{QUIET};font-size:13px;line-height:20px">'
        f"{html.escape(why)}{'<br>' if last else ''}{last}</p></div></body></html>"
    )
