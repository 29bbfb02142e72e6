"""The rulebooks: every rule has its paragraph in each language, no language lags behind, every
picture paints; and the checks that say so would notice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from books import RULES, SLUG, write_book
from trackside.content import digest
from trackside.content.rulebook.book import Book, folder_of, languages_of, parse, read
from trackside.content.rulebook.check import Demand, problems
from trackside.content.rulebook.painting import paint
from trackside.content.rulebook.scenes import read_scenes
from trackside.content.rulebook.stamps import stamp
from trackside.content.rulebook.text import Listing, Table, Words, blocks, plain, show, show_book
from trackside.core.errors import DataError
from trackside.games import slugs
from trackside.messages import LANGUAGES

IDS = re.compile(r"\b[A-Z]{2}-(?:EX)?\d+\b")
Edit = Callable[[str], str]


def faults(folder: Path) -> list[str]:
    return problems(Demand(SLUG, folder, RULES, pictures=2))


def edit(file: Path, change: Edit) -> None:
    before = file.read_text("utf-8")
    after = change(before)
    assert after != before, "a fault that is not planted proves nothing"
    file.write_text(after, "utf-8")


def swap(old: str, new: str) -> Edit:
    return lambda text: text.replace(old, new)


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_a_rulebook_in_every_language(slug: str) -> None:
    assert languages_of(slug) == LANGUAGES


@pytest.mark.parametrize("slug", slugs())
def test_a_rulebook_is_complete_in_every_language(slug: str) -> None:
    """Every rule has a paragraph, every translation follows it, every picture paints."""
    found = problems(Demand(slug, folder_of(slug), frozenset(digest.read(slug))))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_running_text_names_no_rule_ids(slug: str, language: str) -> None:
    told = read(folder_of(slug), language)
    named = [p.id for p in told.paragraphs.values() if IDS.search(p.text)]
    assert not named, "markers carry the IDs"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_theme_paints(tmp_path: Path, theme: str) -> None:
    folder = write_book(tmp_path)
    for scene in read_scenes(folder).values():
        assert paint(SLUG, folder, scene, theme, "fr").startswith("<svg")


def test_a_complete_book_has_no_faults(tmp_path: Path) -> None:
    assert faults(write_book(tmp_path)) == []


PLANTED: list[tuple[str, Edit, str]] = [
    ("en.md", swap("GR-1 GR-2", "GR-1"), "en.md: GR-2 has no paragraph"),
    ("en.md", swap("GR-EX1", ""), "en.md: GR-EX1 has no paragraph"),
    ("en.md", swap("GR-71", "GR-71 GR-2"), "GR-2 is told in 'goal' already"),
    ("en.md", swap("GR-71", "GR-71 GR-999"), "GR-999 is no rule of this game"),
    ("en.md", swap("It ends.", "It ends soon."), "'end-when' follows an older English text"),
    ("en.md", swap("{#round}", "{#turn}"), "the first chapters are"),
    ("en.md", swap("{#forgotten}", "{#lost}"), "the last chapters are"),
    ("en.md", swap("[#goal", "[#Goal"), "line 5: expected a marker"),
    ("en.md", swap("[#end-when", "[#goal"), "'goal' stands twice"),
    ("en.md", swap("None here.", ""), "the paragraph 'options-none' is empty"),
    ("en.md", swap("[#why]", ""), "text outside a paragraph"),
    ("en.md", swap("[#why]", "[#why 3fa91c]"), "'3fa91c' is no rule ID"),
    ("en.md", swap(" {#end}", ""), "expected '# Title' once"),
    ("en.md", swap("{#end}", "{#options}"), "the chapter 'options' stands twice"),
    ("en.md", swap("# Book en", ""), "begins with '# Title'"),
    ("en.md", swap("[picture late]", "[picture start]"), "'picture start' stands twice"),
    ("en.md", swap("Late. | Many tracks.", "Late."), "expected [picture its-name] Caption |"),
    ("fr.md", swap("The board. | Eight homes in eight colours.", "The board. |"), "expected [pict"),
    ("de.md", lambda t: re.sub(r"\[#goal \w+\]", "[#goal ------]", t), "has no stamp yet"),
    ("de.md", lambda t: re.sub(r"\[#goal \w+\]", "[#goal GR-1]", t), "a translation has one stamp"),
    ("it.md", lambda t: re.sub(r"\[#why .*\]\nBecause.\n", "", t), "paragraph why is missing"),
    ("it.md", lambda t: re.sub(r"## Rulings(.|\n)*", "", t), "chapter rulings is missing"),
    ("it.md", lambda t: re.sub(r"\[picture late\].*", "", t), "picture late is missing"),
    ("it.md", swap("### First steps\n", ""), "subheading 1 of round is missing"),
    ("it.md", swap("[#why", "[#because"), "paragraph because is not in English"),
    ("scenes.json", swap('"late"', '"later"'), "scenes.json: later: is not shown"),
    ("scenes.json", swap('"late"', '"later"'), "scenes.json: late: has no scene"),
    ("scenes.json", swap('"Berlin"', '"Atlantis"'), "the board has no place 'Atlantis'"),
    ("scenes.json", swap('"after": 1', '"after": 2'), "short.txt has only 1 actions"),
    ("scenes.json", swap("short.txt", "long.txt"), "there is no games/long.txt"),
    ("scenes.json", swap('"ring"', '"circle"'), "a mark is one of ring"),
    ("scenes.json", swap('"show"', '"shows"'), "'shows' is unknown"),
    ("scenes.json", swap("{", "[{"), "scenes.json: Expecting"),
    ("games/short.txt", swap("* banker 2", "2 bid 900"), "is not legal here"),
]


@pytest.mark.parametrize(("file", "change", "told"), PLANTED)
def test_a_planted_fault_is_told(tmp_path: Path, file: str, change: Edit, told: str) -> None:
    folder = write_book(tmp_path)
    edit(folder / file, change)
    assert any(told in line for line in faults(folder)), faults(folder)


def test_order_is_told(tmp_path: Path) -> None:
    folder = write_book(tmp_path)

    def turn(text: str) -> str:
        first, second = text.index("## Options"), text.index("## The end")
        third = text.index("## Forgotten")
        return text[:first] + text[second:third] + text[first:second] + text[third:]

    edit(folder / "de.md", turn)
    assert "de.md: chapter end stands in another place than in English" in faults(folder)


def test_a_missing_language_is_told(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    (folder / "it.md").unlink()
    assert faults(folder) == ["it.md is missing"]


def test_too_few_pictures_are_told(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    assert problems(Demand(SLUG, folder, RULES)) == ["en.md: 2 pictures, wanted are 8"]


def test_stamping_makes_translations_follow(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    edit(folder / "en.md", swap("It ends.", "It ends soon."))
    assert len(faults(folder)) == 3
    assert stamp(folder) == {"fr": 1, "de": 1, "it": 1}
    assert faults(folder) == []


def test_a_picture_does_not_change_the_stamp(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    edit(folder / "en.md", swap("The board. | Eight", "The whole board. | All eight"))
    assert faults(folder) == []


def small_book(tmp_path: Path) -> Book:
    return read(write_book(tmp_path), "en")


def test_a_book_knows_where_a_rule_is_told(tmp_path: Path) -> None:
    found = small_book(tmp_path)
    assert found.homes == {"GR-1": "goal", "GR-2": "goal", "GR-71": "costs", "GR-EX1": "steps"}
    assert [chapter.id for chapter in found.chapters][:3] == ["aim", "pieces", "round"]
    assert list(found.pictures) == ["start", "late"]


def test_text_goes_on_after_a_picture() -> None:
    text = "# T\n\n## C {#c}\n\n[#p]\nOne.\n\n[picture x] A | B\n\nTwo.\n"
    (chapter,) = parse(text, "en", "en.md").chapters
    assert [type(part).__name__ for part in chapter.parts] == ["Paragraph", "Picture"]
    assert next(chapter.paragraphs).text == "One.\n\n\nTwo."


def test_a_paragraph_is_taken_apart(tmp_path: Path) -> None:
    told = small_book(tmp_path).paragraphs
    words, items = blocks(told["goal"].text)
    assert words == Words("You want **money**. There is a list:")
    assert items == Listing(("one *thing*, told over two lines", "another"), ordered=False)
    assert blocks(told["costs"].text) == [Table(("Hex", "Cost"), (("plain", "2"),))]
    assert blocks(told["steps"].text) == [Listing(("Buy.", "Build."), ordered=True)]


def test_plain_text_reads_well(tmp_path: Path) -> None:
    told = small_book(tmp_path)
    assert show(told.paragraphs["costs"].text) == "Hex    Cost\n-----  ----\nplain  2"
    assert show(told.paragraphs["steps"].text) == "1. Buy.\n2. Build."
    assert plain("**a** *b* 2 * 3") == "a b 2 * 3"
    assert "FIRST STEPS" in show_book(told)
    assert "[Late. Many tracks.]" in show_book(told)


def test_a_picture_shows_its_part_of_the_board(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    scenes = read_scenes(folder)
    whole, part = (paint(SLUG, folder, scenes[name]) for name in ("start", "late"))
    wide = [float(re.findall(r'viewBox="\S+ \S+ (\S+)', each)[0]) for each in (whole, part)]
    assert wide[1] < wide[0] / 2
    assert 'width="720"' in part


KNOWN = {
    "german-railways": ("Berlin", "berlin", "E10"),
    "volldampf": ("Berlin", "BER", "BRE-HAM"),
    "railroad-dice-germany": ("Kassel", "r25c10"),
    "china-rails": ("Beijing", "shanghai", "r25c48"),
}


@pytest.mark.parametrize("slug", slugs())
def test_the_places_of_every_board_can_be_named(tmp_path: Path, slug: str) -> None:
    marks = [{"ring": list(KNOWN[slug])}]
    (tmp_path / "scenes.json").write_text(json.dumps({"x": {"marks": marks}}))
    scene = read_scenes(tmp_path)["x"]
    assert paint(slug, tmp_path, scene).startswith("<svg")


def test_a_label_is_a_short_sign(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    for text, allowed in (("12", True), ("twelve", False), ("", False)):
        scene = {"start": {"marks": [{"label": "Berlin", "text": text}]}}
        (folder / "scenes.json").write_text(json.dumps(scene))
        if allowed:
            assert f">{text}</text>" in paint(SLUG, folder, read_scenes(folder)["start"])
        else:
            with pytest.raises(DataError, match="1 to 4 characters"):
                read_scenes(folder)
