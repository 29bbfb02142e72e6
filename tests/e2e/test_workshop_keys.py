"""A board is drawn by the keys alone: cells, tools, a city and its name, a table, saving."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.browser import Server


def test_a_board_is_drawn_without_a_mouse(page: Page, server: Server) -> None:
    press = page.keyboard.press
    page.goto(f"{server.url}/workshop/german-railways")
    page.locator("[data-start=blank]").focus()
    press("Enter")
    board = page.locator("[data-board]")
    expect(board).to_be_visible()

    # A city in the middle, where the arrows begin; it asks for its name, and Enter goes back.
    press("c")
    expect(board).to_be_focused()
    press("ArrowRight")
    press("Enter")
    name = page.locator("[data-field=city]")
    expect(name).to_be_focused()
    page.keyboard.insert_text("Kassel")
    press("Enter")
    expect(board).to_be_focused()
    expect(page.locator("[data-board] .name", has_text="Kassel")).to_be_visible()

    # Hills beside it, then an area between two corners.
    press("w")
    press("ArrowRight")
    press("Enter")
    press("m")
    press("Enter")
    press("ArrowRight")
    press("ArrowRight")
    press("Enter")
    expect(page.locator("[data-chosen]")).to_have_count(3)

    # Back to the tabs above the map, on to the table, down a column, and saved.
    press("Shift+Tab")
    expect(page.locator("[data-view=map]")).to_be_focused()
    press("ArrowRight")
    press("Enter")
    cell = page.locator("input[data-cell='0:1']")
    expect(cell).to_be_visible()
    for _ in range(3):
        press("Tab")
        if cell.evaluate("(field) => field === document.activeElement"):
            break
    expect(cell).to_be_focused()
    page.keyboard.insert_text("Northern ")
    press("Enter")
    expect(page.locator("input[data-cell='1:1']")).to_be_focused()
    press("Control+s")
    expect(page).to_have_url(re.compile(r"/workshop/german-railways/\w+"))
    expect(page.locator("[data-saved=true]")).to_have_count(1)
    kept = page.request.get(f"{server.url}/api/workshop/boards/{page.url.rpartition('/')[2]}")
    made = kept.json()["board"]
    assert [each["city"] for each in made["hexes"] if "city" in each] == ["Kassel"]
    assert [each["terrain"] for each in made["hexes"]].count("hill") == 1
    assert made["companies"][0]["name"].startswith("Northern")
