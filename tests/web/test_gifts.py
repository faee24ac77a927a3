"""Giving Items away at the table: one or several, and never nothing."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import Visitor
from tests.web.positions import HOST, Shelved
from tests.web.test_axe import go_on
from tests.web.wanted import rich


def test_two_items_are_given(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    moment = game.first("rich", rich)
    owned = (*moment.view.players[HOST].worn, *moment.view.players[HOST].pack)
    names = [game.room.playing.scribe.title(card) for card in owned[:2]]
    go_on(visitor, game, moment.at)
    visitor.button("Trade or give").click()
    sheet = visitor.page.get_by_role("dialog", name="Trade or give")
    sheet.get_by_role("button", name="Give it").click()
    expect(sheet.get_by_role("alert")).to_have_text("Choose an Item to give, or one to ask for.")
    people = sheet.get_by_role("radio")
    theirs = sheet.get_by_role("group", name=re.compile("^Items from (?!Mira)")).get_by_role("checkbox")
    for person in people.all():  # what was asked of one is not asked of another
        person.check()
        if theirs.count():
            theirs.first.check()
    people.first.check()
    mine = sheet.get_by_role("group", name="Items from Mira")
    for item in mine.get_by_role("checkbox").all()[:2]:
        item.check()
    sheet.get_by_role("button", name="Give it").click()
    expect(sheet).to_have_count(0)
    offer = visitor.page.get_by_role("region", name="An offer")
    for name in names:
        expect(offer).to_contain_text(name)
    assert not visitor.complaints
