"""The layout of observations stays as it is, and says what stands there. KICKDOOR_UPDATE=1 writes a changed one down:
raise VERSION then, for what was learnt with the old one no longer fits."""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from kickdoor.cards.consent import SWITCH
from kickdoor.engine.observation import Sheet
from kickdoor.engine.view import CombatView, PlayerView, View, view
from kickdoor.game import request
from kickdoor.rl import Spec
from kickdoor.rl.vector import shorts
from kickdoor.ruleset import OptionError, open_box
from tests.rl.walks import BOXES, EDITIONS, moments

STEEDS = Path(__file__).parents[1] / "packs" / "steeds"
GOLDEN = Path(__file__).with_name("layout.json")
SPECS = {"classic, 4": Spec(open_box(), 4), "all, 6": Spec(open_box(EDITIONS), 6)}


def test_the_layout_is_as_it_was() -> None:
    told = {name: {**spec.described(), "box": ""} for name, spec in SPECS.items()}
    if os.environ.get("KICKDOOR_UPDATE") == "1":
        GOLDEN.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    assert told == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_parts_follow_each_other_and_every_place_and_option_has_a_name(editions: tuple[str, ...]) -> None:
    box = open_box(editions)
    for players in (3, 6):
        spec = Spec(box, players)
        sheet = Sheet(box.tables, players, 1, spec.most_options)
        assert [part.start for part in spec.parts[1:]] == [part.stop for part in spec.parts[:-1]]
        assert sheet.width == spec.width
        parts = spec.split(shorts(sheet.seen))
        offers = shorts(sheet.offers).reshape(spec.options_shape)
        for s in moments(box, players, 11, 400):
            offered = s.options or []
            sheet.write(s, s.asked, 0)
            sheet.offer(s, s.asked, offered, 0)
            assert parts["where"].max() < len(spec.places)
            numbers = [spec.vocabulary.number(offers[place]) for place in range(len(offered))]
            assert all(0 <= number < len(spec.vocabulary) for number in numbers)
            assert all(spec.vocabulary.told(number) for number in numbers)
            assert not offers[len(offered) :].any()


def cards(places: Any, *codes: int) -> set[int]:
    return {card for card, place in enumerate(places) if place in codes}


def named(spec: Spec, part: str, row: Any) -> dict[str, int]:
    return dict(zip(spec[part].fields, row.tolist(), strict=True))


def head_as_seen(head: dict[str, int], n: int, seen: View) -> None:
    assert (head["seat"], head["phase"], head["number"]) == (seen.seat, seen.phase, seen.number)
    assert head["turn"] == 1 + (seen.turn - seen.seat) % n
    assert (head["doors"], head["treasures"]) == seen.deck_sizes
    assert (head["door_top"] - 1, head["treasure_top"] - 1) == seen.discard_tops
    assert head["why"] == seen.why + 1
    assert head["die_face"] == (seen.die.face if seen.die else 0)
    assert head["curse"] == (seen.curse[0] + 1 if seen.curse else 0)
    assert head["cause_card"] == (seen.cause.card + 1 if seen.cause else 0)
    assert head["deal"] == (seen.deal.scope + 1 if seen.deal else 0)


def player_as_seen(row: dict[str, int], player: PlayerView) -> None:
    assert (row["level"], row["sex"], row["alive"]) == (player.level, player.sex, player.alive)
    assert (row["strength"], row["escape"], row["gold"]) == (player.strength, player.escape, player.gold)
    assert row["doors"] + row["treasures"] == player.hand_size


def fight_as_seen(fight: dict[str, int], foes: Any, seen: CombatView) -> None:
    told = (seen.munchkins, seen.monsters, seen.winning, seen.treasures)
    assert (fight["munchkins"], fight["monsters"], fight["winning"], fight["treasures"]) == told
    shown = [(m.card + 1, m.strength, m.treasures, len(m.enhancers)) for m in seen.cards[:6]]
    assert [tuple(foe) for foe in foes.tolist() if foe[0]] == shown


def as_the_view_says(spec: Spec, n: int, seen: View, parts: dict[str, Any]) -> None:
    """A sample of every part, by the names in the spec."""
    head_as_seen(named(spec, "head", parts["head"]), n, seen)
    for i in range(n):
        player = seen.players[(seen.seat + i) % n]
        player_as_seen(named(spec, "players", parts["players"][i]), player)
        for zone, known in enumerate((player.hand, player.worn, player.pack, player.traits, player.curses)):
            assert cards(parts["where"], 1 + 5 * i + zone) == set(known)
    fight = named(spec, "fight", parts["fight"])
    assert fight["on"] == (seen.combat is not None)
    if seen.combat is not None:
        fight_as_seen(fight, parts["foes"], seen.combat)
    assert [card - 1 for card in parts["sale"].tolist() if card] == list(seen.sale[:8])
    assert cards(parts["where"], spec.places.index("top-of-deck")) == set(seen.peeked)
    assert cards(parts["where"], spec.places.index("spoils")) == set(seen.spoils)
    assert cards(parts["where"], spec.places.index("open-seals")) == set(seen.seals)


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_what_is_written_is_what_the_view_tells(editions: tuple[str, ...]) -> None:
    box = open_box(editions)
    spec = Spec(box, 4)
    sheet = Sheet(box.tables, 4, 1, spec.most_options)
    parts = spec.split(shorts(sheet.seen))
    kinds = spec.described()["kinds"]
    for number, s in enumerate(moments(box, 4, 3, 500)):
        seat = number % 4
        sheet.write(s, seat, 0)
        as_the_view_says(spec, 4, view(s, seat), parts)
        sheet.write(s, s.asked, 0)
        assert kinds[parts["head"][spec["head"].fields.index("kind")]] == request(s, s.asked, [], 0).kind


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_a_row_that_is_written_over_is_like_a_new_one(editions: tuple[str, ...]) -> None:
    """What is remembered of a row never shows: other observers, other games, and who sees everything, in any order."""
    box = open_box(editions)
    most = Spec(box, 5).most_options
    used = Sheet(box.tables, 5, 1, most)
    dice = Random(1)
    for seed in (21, 22):
        for s in moments(box, 5, seed, 700, share=0.7):
            seat, everything = dice.randrange(5) if dice.random() < 0.5 else s.asked, dice.random() < 0.05
            fresh = Sheet(box.tables, 5, 1, 0)
            fresh.write(s, seat, 0, everything)
            used.write(s, seat, 0, everything)
            assert bytes(memoryview(used.seen)) == bytes(memoryview(fresh.seen))


def test_who_sees_everything_sees_every_card() -> None:
    box = open_box()
    spec = Spec(box, 3)
    sheet = Sheet(box.tables, 3, 1, 0)
    for s in moments(box, 3, 5, 300, share=0.1):
        sheet.write(s, 0, 0, True)
        where = spec.split(shorts(sheet.seen))["where"]
        assert where.all()
        assert cards(where, 1 + 5) == set(s.zones[5])


def test_cards_are_listed_by_their_number() -> None:
    spec = SPECS["classic, 4"]
    table = np.array(spec.card_table, np.int16)
    assert table.shape == (spec.cards + 1, 10)
    assert not table[0].any()
    assert set(table[1:, 0]) == set(range(1, 148))


def test_editions_are_enough() -> None:
    assert Spec("classic").described() == SPECS["classic, 4"].described()
    assert Spec(EDITIONS, players=6).described() == SPECS["all, 6"].described()


def test_what_is_wrong_is_named() -> None:
    spec = SPECS["classic, 4"]
    with pytest.raises(OptionError, match="unknown edition 'clasic'"):
        Spec("clasic")
    with pytest.raises(OptionError, match="three to six"):
        Spec(open_box(), 7)
    with pytest.raises(KeyError, match="there are head, players"):
        spec["heads"]
    with pytest.raises(KeyError, match="there are level, sex"):
        spec.offset("players", 0, "height")
    with pytest.raises(IndexError, match="4 rows"):
        spec.offset("players", 4, "level")
    for seen in (np.zeros(10), np.zeros((2, 335)), [1, 2]):
        with pytest.raises(ValueError, match="an array whose last axis has 336 numbers"):
            spec.split(seen)
    for number in (-1, len(spec.vocabulary)):
        with pytest.raises(IndexError, match=rf"there are actions 0 to 2149, not {number}"):
            spec.vocabulary.told(number)


def test_what_a_custom_of_a_pack_tells_is_seen_of_every_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steeds: who has which, as in View.extras, counted from the observer."""
    monkeypatch.setenv(SWITCH, "1")
    box = open_box(("classic", "steeds"), packs=[STEEDS])
    spec = Spec(box, 4)
    assert spec.customs == ("steed",)
    assert spec["customs"].shape == (4, 5)
    sheet = Sheet(box.tables, 4, 1, spec.most_options)
    told = spec.split(shorts(sheet.seen))["customs"]
    ridden = 0
    for seed in range(3):
        for s in moments(box, 4, seed, 400, 0.2):
            for seat in range(4):
                sheet.write(s, seat, 0)
                [(_name, extras)] = view(s, seat).extras
                for who in range(4):
                    numbers = extras[(seat + who) % 4]
                    ridden += len(numbers)
                    assert told[who].tolist() == [len(numbers), *[n + 1 for n in numbers], *[0] * (4 - len(numbers))]
    assert ridden > 20
    assert "customs" not in {part.name for part in Spec(open_box(), 4).parts}
