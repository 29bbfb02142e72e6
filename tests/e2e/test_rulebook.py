"""The rulebook in the browser: read, searched, linked to, opened beside a table, printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, missing_messages
from e2e.test_german_railways import middle, sit
from e2e.windows import leave, remember, visit
from sampled import sampled
from trackside.content.rulebook.book import Book, read_game
from trackside.content.rulebook.text import plain
from trackside.games import slugs
from trackside.messages import LANGUAGES

GAME = "german-railways"
A4 = (595, 842)  # points


def book_of(slug: str, language: str) -> Book:
    found = read_game(slug, language)
    assert found is not None
    return found


def reader(browser: Browser, language: str, width: int = 1440, theme: str = "light") -> Page:
    context = visit(browser, width, 844 if width < 720 else 900)
    remember(context, language=language, theme=theme, motion="less")
    return context.new_page()


@sampled("language", LANGUAGES, kept=["it"])
def test_a_rule_opens_the_paragraph_of_the_readers_language(
    browser: Browser, server: Server, language: str
) -> None:
    page = reader(browser, language)
    page.goto(f"{server.url}/rules/{GAME}#GR-71")
    told = book_of(GAME, language)
    home = book_of(GAME, "en").homes["GR-71"]
    paragraph = page.locator(f"[data-paragraph={home}]")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    first = plain(told.paragraphs[home].text.split("\n")[0])
    expect(paragraph).to_contain_text(first)
    assert page.locator("article h2").all_inner_texts() == [c.title for c in told.chapters]
    expect(page.locator("article [data-letter]")).to_have_count(0)
    paragraph.get_by_role("button").click()
    expect(paragraph.locator("[data-letter]")).to_contain_text("GR-71")
    expect(paragraph.locator("[data-letter]")).to_contain_text("plain 2 T, hill 3 T")
    assert missing_messages(page) == ""
    leave(page.context)


def test_paragraphs_and_statements_are_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/{GAME}")
    page.wait_for_selector("[data-paragraph]")
    everything = page.locator("[data-paragraph]").count()
    page.fill("input[type=search]", "BERLIN approach")
    expect(page.locator("article mark").first).to_be_visible()
    assert 0 < page.locator("[data-paragraph]").count() < everything
    page.fill("input[type=search]", "gr-79")
    expect(page.locator("[data-paragraph]")).not_to_have_count(0)
    page.fill("input[type=search]", "both texts confirm")
    expect(page.locator("[data-letter]").first).to_be_visible()
    page.fill("input[type=search]", "no such words anywhere")
    expect(page.locator("article")).to_contain_text("No rule with these words.")


@sampled("slug", slugs(), kept=["volldampf"])
def test_every_picture_is_shown_with_its_words(page: Page, server: Server, slug: str) -> None:
    page.goto(f"{server.url}/rules/{slug}")
    pictures = book_of(slug, "en").pictures
    figures = page.locator("figure[data-picture]")
    expect(figures).to_have_count(len(pictures))
    for name, picture in pictures.items():
        figure = page.locator(f"figure[data-picture={name}]")
        figure.scroll_into_view_if_needed()
        expect(figure.locator("figcaption")).to_have_text(plain(picture.caption))
        image = figure.locator("img")
        expect(image).to_have_attribute("alt", plain(picture.alternative))
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("img => img.naturalWidth") > 300


def test_the_language_and_the_theme_are_followed(browser: Browser, server: Server) -> None:
    page = reader(browser, "en", theme="dark")
    page.goto(f"{server.url}/rules/{GAME}")
    page.wait_for_selector("figure img[src*='theme=dark']")
    page.select_option(".language select", "it")
    expect(page.locator("article h2").first).to_have_text(book_of(GAME, "it").chapters[0].title)
    page.wait_for_selector("figure img[src*='lang=it']")
    leave(page.context)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_rule_is_read_beside_the_table(browser: Browser, server: Server, width: int) -> None:
    table, guests = middle(server)
    page = reader(browser, "de", width)
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-turn-line]")
    if width < 720:
        page.tap('nav [data-to="log"]')
    link = page.locator(".log a.rule-id, a.rule-id").last
    rule = link.inner_text()
    link.click()
    panel = page.locator("[data-beside]")
    expect(panel).to_be_focused()
    home = book_of(GAME, "en").homes[rule]
    words = plain(book_of(GAME, "de").paragraphs[home].text.split("\n")[0])
    expect(panel.locator("[data-paragraph]")).to_contain_text(words)
    assert f"/t/{table}" in page.url, "the table is not left"
    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    panel.locator("[data-chapter-button]").click()
    assert panel.locator("[data-paragraph]").count() > 1
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert f"/t/{table}" in page.url
    assert missing_messages(page) == ""
    leave(page.context)


def test_the_whole_rulebook_opens_beside_a_table(browser: Browser, server: Server) -> None:
    table, guests = middle(server)
    page = reader(browser, "en")
    sit(page, server, guests[0], table)
    page.click('[role=tablist] [data-to="rules"]')
    page.click(f'a[href="/rules/{GAME}"]')
    panel = page.locator("[data-beside]")
    chapters = [chapter.title for chapter in book_of(GAME, "en").chapters]
    expect(panel.locator("ol button")).to_have_text(chapters)
    panel.locator("input[type=search]").fill("dividends")
    expect(panel.locator("mark").first).to_be_visible()
    panel.locator("input[type=search]").fill("")
    panel.get_by_role("button", name=chapters[2]).click()
    expect(panel.locator(".title")).to_have_text(chapters[2])
    assert f"/t/{table}" in page.url
    panel.locator("[data-close]").click()
    expect(panel).to_have_count(0)
    leave(page.context)


INCH = 96  # pixels of CSS
PAPER = (210 - 34, 297 - 36)  # millimetres of A4 within the margins of base.css
# What would cut: a box around the book that does not grow with it.
CUT = """() => {
  const found = [];
  for (let box = document.querySelector('article'); box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const room = box.clientHeight + 2 - box.scrollHeight;
    if (style.overflowY !== 'visible' && room < 0) found.push(box.className || box.tagName);
  }
  return found;
}"""


@sampled("slug", slugs(), kept=[GAME])
def test_the_rulebook_prints_on_a4_with_all_its_pages(
    browser: Browser, server: Server, tmp_path: Path, slug: str
) -> None:
    """As many sheets as the book is long, pictures on them, and nothing of the page around it."""
    page = reader(browser, "fr", theme="dark")
    page.add_init_script("window.print = () => document.body.setAttribute('data-printed', '')")
    page.goto(f"{server.url}/rules/{slug}")
    page.click("[data-print]")
    page.wait_for_selector("body[data-printed]", timeout=60_000)
    shown = page.locator("figure img").evaluate_all(
        "all => all.map((img) => [img.currentSrc.includes('theme=light'), img.naturalWidth > 0])"
    )
    assert shown == [[True, True]] * len(book_of(slug, "fr").pictures)
    file = tmp_path / "rules.pdf"
    page.pdf(path=file, prefer_css_page_size=True)
    paper = file.read_bytes()
    sizes = {
        tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox \[([^\]]+)\]", paper)
    }
    assert {(round(width), round(height)) for _, _, width, height in sizes} == {A4}
    wide, high = (round(each / 25.4 * INCH) for each in PAPER)
    page.set_viewport_size({"width": wide, "height": high})
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    length = page.evaluate("document.querySelector('article').scrollHeight")
    sheets = len(re.findall(rb"/Type /Page\b(?!s)", paper))
    assert length / high <= sheets <= length / high * 1.5 + 2
    assert sheets > 10
    hidden = [box for box in ("header.top", "aside") if page.locator(box).is_visible()]
    assert hidden == []
    leave(page.context)
