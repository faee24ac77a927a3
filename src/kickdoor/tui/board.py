"""What lies on the table, as rich renderables: the players, the fight with its sum, the hand, single cards."""

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kickdoor.engine import ids
from kickdoor.engine.view import CombatView, PlayerView, View
from kickdoor.reckoning import Sum
from kickdoor.text.speech import Speech

SEX_SIGNS = {ids.MALE: "♂", ids.FEMALE: "♀"}
MODIFIERS = (ids.K_SUPER, ids.K_HALF)


class Board:
    """Draws views for one person."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.tables = speech.box.tables

    def name(self, card: int) -> str:
        return self.speech.titles.card(card)

    def players(self, view: View) -> Table:
        """Everybody: Level, strength, Class and Race, Items, hand."""
        shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        shown.add_column("")
        for heading in ("level", "strength", "traits", "items", "hand"):
            number = heading in ("level", "strength", "hand")
            shown.add_column(self.speech.say(f"terminal-{heading}"), justify="right" if number else "left")
        for player in view.players:
            me = player.seat == view.seat
            turn = "▶ " if player.seat == view.turn and view.phase != ids.PH_SETUP else "  "
            name = Text(f"{turn}{self.speech.players[player.seat]} {SEX_SIGNS.get(player.sex, '')}")
            name.stylize("bold cyan" if me else "" if player.alive else "dim strike")
            shown.add_row(
                name, str(player.level), str(player.strength), self.traits(player), self.items(player),
                str(player.hand_size),
            )  # fmt: skip
        return shown

    def traits(self, player: PlayerView) -> Text:
        if not player.traits:
            return Text(self.speech.say("terminal-human"), style="dim")
        cards = sorted(player.traits, key=lambda card: self.tables.kind[card] not in MODIFIERS)
        return Text(", ".join(self.name(card) for card in cards))

    def items(self, player: PlayerView) -> Text:
        text = Text()
        for card in player.worn:
            text.append(", " if text else "").append(f"{self.name(card)}{self.bonus(card)}")
        for card in player.pack:
            text.append(", " if text else "").append(f"({self.name(card)})", style="dim")
        for card in player.curses:
            text.append(", " if text else "").append(self.name(card), style="red")
        return text or Text("–", style="dim")

    def bonus(self, card: int) -> str:
        return f" {self.tables.bonus[card]:+d}" if self.tables.bonus[card] else ""

    def fight(self, fight: CombatView, munchkins: Sum, monsters: Sum) -> Panel:
        """Both sides of the sum, addend by addend, and what is at stake."""
        say, who = self.speech.say, self.speech.players
        sums = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        sums.add_column(justify="right", style="bold")
        sums.add_column()
        for told in (munchkins, monsters):
            sums.add_row(str(told.total), Text(self.speech.addends(told)))
        stake = say(
            "terminal-stake",
            winning=int(fight.winning),
            levels=fight.levels,
            treasures=self.speech.treasures(fight.treasures),
        )
        title = say(
            "terminal-against",
            who=self.speech.listed([who[seat] for seat in (fight.fighter, *fight.helpers)]),
            others=self.speech.listed([self.name(monster.card) for monster in fight.cards]),
        )
        note = Text(stake, style="green" if fight.winning else "red")
        return Panel(Group(sums, note), title=title, title_align="left", border_style="dim", expand=False)

    def hand(self, cards: Sequence[int]) -> Table:
        """Cards of the own hand with their texts."""
        shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        shown.add_column(style="cyan", no_wrap=True)
        shown.add_column(style="dim")
        for card in cards:
            _title, kind, *rules = self.speech.card_text(card)
            shown.add_row(self.name(card), " ".join((f"{kind}.", *rules)))
        return shown

    def card(self, card: int) -> Panel:
        """One card as it is read."""
        title, kind, *rules = self.speech.card_text(card)
        body = Text("\n".join((kind, *rules)))
        return Panel(body, title=title, title_align="left", border_style="cyan", expand=False)
