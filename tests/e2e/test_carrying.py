"""Volldampf: a good carried by a click on its goal, and the questions that everybody is asked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.rehearsal import Json, Scene
from e2e.test_sending import good_to_declare, middle_of, say_no, stop_at
from e2e.test_volldampf import sit


def asked_without(seen: Json) -> bool:
    return bool(seen["view"]["ask"]["key"] == "alles-neu" and len(seen["offers"]) == 1)


def asked_with(seen: Json) -> bool:
    return bool(seen["view"]["ask"]["key"] == "alles-neu" and len(seen["offers"]) > 1)


def test_a_click_on_the_goal_carries_the_good(page: Page, server: Server) -> None:
    """The good, its goal on the board, deliver: three clicks, whatever the length of the way."""
    stop = stop_at(server, Scene("declare", good_to_declare))
    sit(page, server, stop.guest, stop.table)
    page.wait_for_selector("[data-transport]")
    page.locator("[data-pick-good]").first.click()
    goals = page.locator("[data-reach]").evaluate_all("all => all.map((e) => e.dataset.reach)")
    page.wait_for_timeout(600)  # the board has come to rest
    page.mouse.click(*middle_of(page, stop, goals[0]))
    expect(page.locator("#turn-line.mine")).to_have_count(0)
    say_no(stop.others[0], stop.table)
    main = page.locator("[data-route-panel] [data-main]")
    expect(main).to_be_enabled()
    expect(page.locator(f'[data-goal="{goals[0]}"][aria-pressed=true]')).to_have_count(1)
    main.click()
    expect(page.locator("[data-route-panel]")).to_have_count(0)
    log = stop.guest.state(stop.table)["log"]
    assert any(entry["text"] == "deliver" for entry in log[-12:])


def test_who_does_not_hold_the_card_is_not_told_to_play_it(page: Page, server: Server) -> None:
    """Everybody with a card is asked (VD-198); the page says no for who could say nothing else."""
    stop = stop_at(server, Scene("asked", asked_without))
    before = stop.guest.state(stop.table)["version"]
    sit(page, server, stop.guest, stop.table)
    expect(page.locator("[data-turn-line]")).not_to_contain_text("Play Alles neu")
    for _ in range(60):
        if stop.guest.state(stop.table)["version"] > before:
            break
        page.wait_for_timeout(100)
    assert stop.guest.state(stop.table)["version"] > before


def test_a_standing_no_answers_for_the_player(page: Page, server: Server) -> None:
    stop = stop_at(server, Scene("asked", asked_with), seed="cards-0")
    sit(page, server, stop.guest, stop.table)
    page.wait_for_selector("[data-window] [data-play]")
    page.click("[data-quiet]")
    page.wait_for_selector("[data-window]", state="detached")
    expect(page.locator("[data-hand]")).to_contain_text("no to Alles neu")
    page.reload()
    expect(page.locator("[data-hand]")).to_contain_text("no to Alles neu")
