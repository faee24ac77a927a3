"""What lies on the table, as rich renderables: the players, the fight with its sum, the hand, single cards."""

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kickdoor.cards.words import words
from kickdoor.engine import ids
from kickdoor.engine.view import CombatView, MonsterView, PlayerView, View
from kickdoor.text.speech import Speech

SEX_SIGNS = {ids.MALE: "♂", ids.FEMALE: "♀"}
MODIFIERS = (ids.K_SUPER, ids.K_HALF)


class Board:
    """Draws views for one person."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.tables = speech.box.tables
        self.names = speech.box.names

    def name(self, card: int) -> str:
        return self.speech.titles.card(card)

    def players(self, view: View) -> Table:
        """Everybody: Level, strength, Class and Race, Items, hand."""
        shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("", "Level", "Strength", "Class and Race", "Items", "Hand"):
            shown.add_column(heading, justify="right" if heading in ("Level", "Strength", "Hand") else "left")
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
            return Text("Human", style="dim")
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

    def fight(self, view: View, fight: CombatView) -> Panel:
        """Both sides of the sum, term by term, and what is at stake."""
        sums = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        sums.add_column(justify="right", style="bold")
        sums.add_column()
        sums.add_row(str(fight.munchkins), Text(" + ".join(self.munchkin_terms(view, fight)).replace("+ -", "− ")))
        sums.add_row(str(fight.monsters), Text(" + ".join(self.monster_terms(fight)).replace("+ -", "− ")))
        verdict = "the munchkins win as it stands" if fight.winning else "the monsters win as it stands"
        stake = f"{fight.levels} Level{'s' if fight.levels != 1 else ''}, {fight.treasures} Treasures"
        title = " and ".join(self.speech.players[seat] for seat in (fight.fighter, *fight.helpers))
        title += " against " + " and ".join(self.name(m.card) for m in fight.cards)
        note = Text(f"{verdict}; at stake: {stake}", style="green" if fight.winning else "red")
        return Panel(Group(sums, note), title=title, title_align="left", border_style="dim", expand=False)

    def munchkin_terms(self, view: View, fight: CombatView) -> list[str]:
        """COMB-01: Level, Items, what was played; whatever else counts comes last, so that the sum is right."""
        terms: list[tuple[int, str]] = []
        for seat in (fight.fighter, *fight.helpers):
            player = view.players[seat]
            terms.append((player.level, f"{self.speech.players[seat]}'s Level"))
            terms += self.gear_terms(player)
        return self.told(terms, fight, 0, fight.munchkins)

    def gear_terms(self, player: PlayerView) -> list[tuple[int, str]]:
        terms = [(self.tables.bonus[card], self.name(card)) for card in player.worn if self.tables.bonus[card]]
        rest = player.strength - player.level - sum(n for n, _name in terms)
        return [*terms, (rest, "Class, Race and Curses")] if rest else terms

    def monster_terms(self, fight: CombatView) -> list[str]:
        terms: list[tuple[int, str]] = []
        for m in fight.cards:
            terms += self.monster_sum(m)
        return self.told(terms, fight, 1, fight.monsters)

    def monster_sum(self, m: MonsterView) -> list[tuple[int, str]]:
        terms = [(self.tables.level[m.card], self.name(m.card))]
        terms += [(self.tables.enhance[card][ids.ENHANCE_STRENGTH], self.name(card)) for card in m.enhancers]
        rest = m.strength - sum(n for n, _name in terms)
        return [*terms, (rest, "against those it hates" if rest > 0 else "against those it fears")] if rest else terms

    def told(self, terms: list[tuple[int, str]], fight: CombatView, side: int, total: int) -> list[str]:
        terms += [(n, self.name(card)) for card, where, n in fight.played if where == side]
        rest = total - sum(n for n, _name in terms)
        if rest:
            terms.append((rest, self.why_more(fight)))
        return [f"{n} {name}" for n, name in terms]

    def why_more(self, fight: CombatView) -> str:
        marks = 0
        for m in fight.cards:
            marks |= self.tables.marks[m.card]
        if marks & ids.M_LEVEL_ONLY:
            return "as only Levels count"
        return "as Levels do not count" if marks & ids.M_BONUS_ONLY else "abilities"

    def hand(self, cards: Sequence[int]) -> Table:
        """Cards of the own hand with their texts."""
        shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        shown.add_column(style="cyan", no_wrap=True)
        shown.add_column(style="dim")
        for card in cards:
            _title, kind, *rules = self.words(card)
            shown.add_row(self.name(card), " ".join((f"{kind}.", *rules)))
        return shown

    def words(self, card: int) -> tuple[str, ...]:
        """A card as its edition puts it."""
        face = self.tables.face[card]
        return words(self.names.defs[face], self.names.curses[face])

    def card(self, card: int) -> Panel:
        """One card as it is read."""
        title, kind, *rules = self.words(card)
        body = Text("\n".join((kind, *rules)))
        return Panel(body, title=title, title_align="left", border_style="cyan", expand=False)
