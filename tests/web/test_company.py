"""Four people with a browser each meet at one table and play a whole game; every choice is made through the page."""

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.browser import LONGEST, PATIENCE, Pilot, Visitor

NAMES = ("Ann", "Ben", "Cay", "Dan")
SECRET = re.compile(r"\w+ (draws|shows|gives|takes) ")  # not for everybody's ears
SHORT = {"options": {"winning_level": 3}, "delay": 121}  # a game in which everything below comes up


class Friend(Pilot):
    """Somebody at the table, who does more than a hint says."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        super().__init__(visitor)
        self.name = name

    def be_called(self) -> None:
        """Give the own seat a name."""
        self.visitor.button(re.compile("^Your seat:")).click()
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.visitor.button("Keep").click()
        expect(self.visitor.button(re.compile(f"^Your seat: {self.name}"))).to_be_visible()

    def do(self, name: str) -> None:
        self.asked.get_by_role("button", name=name, exact=True).click()

    def read(self, what: str) -> Locator:
        """The log, or the chat: on a desk both are there."""
        return self.page.get_by_role("list", name=what, exact=True)

    def levels(self) -> dict[str, int]:
        """As this player sees them, the own one from the track; in the end as the podium has them."""
        if self.over():
            ranked = self.page.get_by_role("list", name="Standings").get_by_role("listitem").all_text_contents()
            return {name: int(level) for name, level in re.findall(r"(\w+)\s*Level (\d+)", " ".join(ranked))}
        seats = self.page.get_by_role("group", name="Players").get_by_role("button")
        told = " ".join(seats.all_text_contents())
        levels = {name: int(level) for name, level in re.findall(r"(\w+): Level (\d+)", told)}
        own = self.page.get_by_role("list", name=re.compile(r"^Level \d+ of")).get_attribute("aria-label") or ""
        return {**levels, self.name: int(own.split()[1])}

    def turn(self) -> str:
        told = self.page.get_by_text(re.compile(r"^Turn \d+: ")).first.text_content() or ""
        return told.replace(": you", f": {self.name}")

    def story(self) -> list[str]:
        """What everybody may know of what happened last."""
        lines = self.read("Log").evaluate("list => [...list.children].map(each => each.textContent)")
        return [line for line in lines if not SECRET.match(line)][-60:]


@pytest.fixture
def friends(guests: Callable[..., Visitor]) -> list[Friend]:
    return [Friend(guests(), name) for name in NAMES]


def shorten(route: Route) -> None:
    """The table is as the page wants it, but for how far the game goes."""
    told = json.loads(route.request.post_data or "{}")
    told["settings"] |= SHORT
    told["settings"]["clocks"] |= {"window": 10}
    route.continue_(post_data=json.dumps(told))


def gather(friends: list[Friend]) -> None:
    """One sets the table up; one comes by the link, the others by the code; all sit down and are ready."""
    ann, *others = friends
    ann.page.route("**/api/tables", shorten)
    ann.visitor.go("/create")
    ann.visitor.button("Set up the table").click()
    address = ann.page.get_by_role("textbox", name="The link").input_value()
    ann.be_called()
    letters = ann.page.get_by_role("region", name="Invite friends").get_by_role("img").first.get_attribute("aria-label")
    assert letters
    for n, friend in enumerate(others):
        if n == 0:
            friend.page.goto(address)
        else:
            friend.visitor.go("/")
            friend.page.get_by_role("textbox", name="The six-letter code").fill(letters.replace(" ", "").lower())
        if n == 1:  # this one has a favourite seat
            friend.visitor.button(re.compile("^Seat 4: Free")).click()
            friend.visitor.button("Sit here").click()
        else:
            friend.visitor.button("Sit down").click()
        friend.be_called()
        friend.visitor.button("I am ready").click()
    expect(ann.page.get_by_text("Everybody is ready. Kick open the door!")).to_be_visible()
    ann.visitor.button("Start the game").click()
    for friend in friends:
        friend.asked.get_by_role("button", name="I am ready").wait_for()


Occasion = Callable[[list[Friend], list[list[str]]], bool]


def play(friends: list[Friend], occasions: list[Occasion]) -> None:
    """Everybody does what a bot would; an occasion that comes up is taken, each once, in another game if need be."""
    end = time.monotonic() + LONGEST
    while True:
        assert time.monotonic() < end, "the game does not end"
        offered = [friend.offered() for friend in friends]
        if not any(offered) and all(friend.over() for friend in friends):
            if not occasions:
                return
            play_again(friends)
            continue
        taken = next((occasion for occasion in occasions if occasion(friends, offered)), None)
        if taken is not None:
            occasions.remove(taken)
        elif not any([friend.act(names) for friend, names in zip(friends, offered, strict=True)]):
            friends[0].page.wait_for_timeout(20)


def play_again(friends: list[Friend]) -> None:
    for friend in friends:
        friend.visitor.button("Play again").click()
    for friend in friends[1:]:
        friend.visitor.button("I am ready").click()
    friends[0].visitor.button("Start the game").click()
    for friend in friends:
        friend.asked.get_by_role("button", name="I am ready").wait_for()


def somebody(friends: list[Friend], offered: list[list[str]], name: str) -> Friend | None:
    """Who is offered that, also when what was done last has reached everybody."""
    one = next((friend for friend, names in zip(friends, offered, strict=True) if name in names), None)
    if one is None:
        return None
    agree(friends, Friend.story)
    return one if name in one.offered() else None


def wait_a_moment(friends: list[Friend], offered: list[list[str]]) -> bool:
    """Wait! All hear it, and the window stays open until that player lets it go on."""
    one = somebody(friends, offered, "Wait!")
    if one is None:
        return False
    one.do("Wait!")
    for other in friends:
        if other is not one:
            expect(other.asked.get_by_text(f"{one.name} needs a moment")).to_be_visible()
    one.do("Go on")
    for other in friends:
        expect(other.asked.get_by_text(f"{one.name} needs a moment")).to_have_count(0)
    return True


def take_back(friends: list[Friend], offered: list[list[str]]) -> bool:
    """A choice is taken back when all others agree, and is in nobody's log any more; one who does not is enough."""
    one = somebody(friends, offered, "Take back")
    if one is None or any("Wait!" in names for names in offered):  # no window closes meanwhile
        return False
    before = one.story()
    one.do("Take back")
    expect(one.asked.get_by_text("The others are asked")).to_be_visible()
    next(friend for friend in friends if friend is not one).do("No")
    expect(one.asked.get_by_text("It stays as it is")).to_be_visible()
    one.do("Take back")
    for other in friends:
        if other is not one:
            expect(other.asked.get_by_text(f"{one.name} wants to take a choice back.")).to_be_visible()
            other.do("Agree")
    for friend in friends:
        expect(friend.asked.get_by_text("wants to take a choice back")).to_have_count(0)
    agree(friends)
    assert len(one.story()) < len(before)
    return True


def bargain(friends: list[Friend], offered: list[list[str]]) -> bool:
    """Help is asked for, the offer is countered, the counter accepted."""
    fighter = somebody(friends, offered, "Ask for help")
    if fighter is None:
        return False
    helper = next(friend for friend in friends if friend is not fighter)
    fighter.do("Ask for help")
    sheet = fighter.page.get_by_role("dialog", name="Ask for help")
    sheet.get_by_role("radio", name=re.compile(f"^{helper.name}")).check()
    sheet.get_by_role("button", name="Make the offer").click()
    see_offer(
        friends, fighter, helper, f"{fighter.name} asks {helper.name} for help", f"{helper.name} gets no Treasures"
    )
    helper.do("Counter-offer")
    sheet = helper.page.get_by_role("dialog", name="Counter-offer")
    history = sheet.get_by_role("region", name="Offers this turn")
    expect(history).to_contain_text(f"{fighter.name} makes {helper.name} an offer")
    sheet.get_by_role("slider", name="Treasures for the help").fill("1")
    sheet.get_by_role("button", name="Make the offer").click()
    see_offer(
        friends, helper, fighter, f"{helper.name} would help {fighter.name} for this", f"{helper.name} gets 1 Treasure"
    )
    fighter.do("Accept")
    for friend in friends:
        fight = friend.page.get_by_role("region", name="The fight")
        expect(fight.get_by_role("heading", name=f"{fighter.name} + {helper.name}")).to_be_visible()
    return True


def see_offer(friends: list[Friend], one: Friend, other: Friend, *told: str) -> None:
    """Whoever looks on hears both names; those whom it concerns are told of themselves as "you"."""
    for friend in friends:
        offer = friend.page.get_by_role("region", name="An offer")
        for line in told if friend not in (one, other) else ("you",):
            expect(offer).to_contain_text(line, ignore_case=friend in (one, other))


def trade(friends: list[Friend], offered: list[list[str]]) -> bool:
    """An Item for an Item, between the first two who have some."""
    one = somebody(friends, offered, "Trade or give")
    if one is None:
        return False
    one.do("Trade or give")
    sheet = one.page.get_by_role("dialog", name="Trade or give")
    given = sheet.get_by_role("group", name=f"Items from {one.name}").get_by_role("checkbox")
    for other in friends:
        if other is one:
            continue
        sheet.get_by_role("radio", name=re.compile(f"^{other.name}")).check()
        wanted = sheet.get_by_role("group", name=f"Items from {other.name}").get_by_role("checkbox")
        if given.count() and wanted.count():
            given.first.check()
            wanted.first.check()
            sheet.get_by_role("button", name="Make the offer").click()
            refused = sheet.get_by_role("alert")
            expect(refused.or_(one.page.get_by_role("region", name="An offer")).first).to_be_visible()
            if refused.count():
                break
            see_offer(friends, one, other, f"{one.name} offers {other.name} a trade")
            other.do("Accept")
            for friend in friends:
                expect(friend.read("Log")).to_contain_text(f"{one.name} and {other.name} trade")
            return True
    sheet.get_by_role("button", name="Close").click()
    return False


def talk(friends: list[Friend]) -> None:
    """A line and a quick phrase reach everybody."""
    ann, ben = friends[:2]
    ann.page.get_by_role("textbox", name="Say something").fill("Anybody for the dragon?")
    ann.visitor.button("Send").click()
    ben.page.get_by_role("group").filter(has_text="Quick phrases").get_by_text("Quick phrases").click()
    ben.visitor.button("What is in it for me?").click()
    for friend in friends:
        lines = friend.read("Chat").get_by_role("listitem")
        expect(lines).to_have_text(["Ann Anybody for the dragon?", "Ben What is in it for me?"])


def mute(friends: list[Friend]) -> None:
    """One does not want to hear another, also after coming again."""
    ann, dan = friends[0], friends[3]
    seat = dan.page.get_by_role("group", name="Players").get_by_role("button", name=re.compile("^Ann"))
    seat.click()
    dan.visitor.button("Mute").click()
    expect(dan.visitor.button("Unmute")).to_be_visible()
    dan.page.reload()
    ann.page.get_by_role("textbox", name="Say something").fill("Nobody?")
    ann.visitor.button("Send").click()
    expect(ann.read("Chat").get_by_role("listitem")).to_have_count(3)
    expect(dan.read("Chat").get_by_role("listitem")).to_have_text(["Ben What is in it for me?"])
    seat.click()
    dan.visitor.button("Unmute").click()
    dan.page.keyboard.press("Escape")


def agree(friends: list[Friend], *about: Callable[[Friend], object]) -> None:
    """All four show the same turn, the same Levels and the same log, or what else it is about."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        told = [[each(friend) for each in about or (Friend.turn, Friend.levels, Friend.story)] for friend in friends]
        if all(each == told[0] for each in told):
            return
        assert time.monotonic() < end, told


def test_four_browsers_play_a_whole_game(friends: list[Friend]) -> None:
    gather(friends)
    talk(friends)
    mute(friends)
    occasions: list[Occasion] = [wait_a_moment, take_back, bargain, trade]
    play(friends, occasions)
    agree(friends)
    levels = friends[0].levels()
    for friend in friends:
        over = friend.page.get_by_role("region", name="The game is over")
        won = levels[friend.name] == max(levels.values())
        expect(over.get_by_role("heading", name="You have won!")).to_have_count(int(won))
    play_again(friends)
    assert not [complaint for friend in friends for complaint in friend.visitor.complaints]
