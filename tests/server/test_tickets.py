"""A ticket opens one socket, once, within half a minute."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.server.identity import Signer
from kickdoor.server.tickets import TICKET_MS, Bearer, Tickets

SIGNER = Signer(bytes(range(32)))
NOW = 1_800_000_000_000
ANN = Bearer("ann", "here")


class Book:
    """Remembers the nonces that were used, after giving others a turn, as a database does."""

    def __init__(self) -> None:
        self.used: dict[str, int] = {}

    async def use(self, nonce: str, at: int) -> bool:
        await asyncio.sleep(0)
        fresh = nonce not in self.used
        self.used.setdefault(nonce, at)
        return fresh


def redeem(tickets: Tickets, ticket: str, table: str, now: int = NOW) -> Bearer | None:
    return asyncio.run(tickets.redeem(ticket, table, now))


@pytest.mark.parametrize("table", ["", "the-table"])
def test_a_ticket_is_good_once(table: str) -> None:
    book = Book()
    tickets = Tickets(SIGNER, book.use)
    ticket = tickets.issue(ANN, table, NOW)
    assert redeem(tickets, ticket, table, NOW + 5) == ANN
    assert list(book.used.values()) == [NOW + 5]
    assert redeem(tickets, ticket, table, NOW + 6) is None


def test_of_many_sockets_with_one_ticket_one_gets_in_whatever_the_node() -> None:
    book = Book()
    nodes = [Tickets(SIGNER, book.use) for _ in range(2)]
    ticket = nodes[0].issue(ANN, "t", NOW)

    async def rush() -> list[Bearer | None]:
        return await asyncio.gather(*(nodes[i % 2].redeem(ticket, "t", NOW) for i in range(10)))

    assert sorted(asyncio.run(rush()), key=str) == [ANN] + [None] * 9


def test_a_ticket_lasts_half_a_minute() -> None:
    assert TICKET_MS == 30_000
    tickets = Tickets(SIGNER, Book().use)
    first, second = (tickets.issue(ANN, "t", NOW) for _ in range(2))
    assert redeem(tickets, first, "t", NOW + TICKET_MS) is None
    assert redeem(tickets, second, "t", NOW + TICKET_MS - 1) == ANN


def test_a_ticket_for_another_table_is_refused_and_not_spent() -> None:
    book = Book()
    tickets = Tickets(SIGNER, book.use)
    ticket = tickets.issue(ANN, "t", NOW)
    assert redeem(tickets, ticket, "u") is None
    assert redeem(tickets, ticket, "") is None
    assert not book.used
    assert redeem(tickets, ticket, "t") == ANN


def test_tokens_tickets_and_node_tokens_do_not_stand_for_each_other() -> None:
    book = Book()
    tickets = Tickets(SIGNER, book.use)
    token, ticket, node = (
        SIGNER.token("ann", "here", NOW),
        tickets.issue(ANN, "t", NOW),
        tickets.node_token(ANN, "t", NOW),
    )
    assert SIGNER.player(ticket, NOW) is None
    assert SIGNER.player(node, NOW) is None
    assert redeem(tickets, token, "t") is None
    assert redeem(tickets, node, "t") is None
    assert tickets.read_node_token(token, "t", NOW) is None
    assert tickets.read_node_token(ticket, "t", NOW) is None
    assert not book.used


def test_a_node_vouches_for_player_and_table_for_a_short_time() -> None:
    here, there = (Tickets(SIGNER, Book().use) for _ in range(2))
    token = here.node_token(ANN, "t", NOW)
    assert there.read_node_token(token, "t", NOW + TICKET_MS - 1) == ANN
    assert there.read_node_token(token, "t", NOW + TICKET_MS) is None
    assert there.read_node_token(token, "u", NOW) is None
    assert there.vouches(token, NOW + TICKET_MS - 1)
    assert not there.vouches(token, NOW + TICKET_MS)
    assert not there.vouches(here.issue(ANN, "t", NOW), NOW)  # a player's word is no node's
    assert Tickets(Signer(bytes(32)), Book().use).read_node_token(token, "t", NOW) is None


def test_a_store_that_fails_lets_nobody_in() -> None:
    async def broken(nonce: str, at: int) -> bool:
        raise ConnectionError("the database is gone")

    tickets = Tickets(SIGNER, broken)
    with pytest.raises(ConnectionError):
        redeem(tickets, tickets.issue(ANN, "t", NOW), "t")


def test_a_ticket_fits_into_the_first_frame() -> None:
    assert len(Tickets(SIGNER, Book().use).issue(Bearer("p" * 22, "s" * 22), "t" * 22, NOW)) < 400


@given(st.text(), st.text())
def test_junk_is_no_ticket(junk: str, table: str) -> None:
    book = Book()
    tickets = Tickets(SIGNER, book.use)
    assert redeem(tickets, junk, table) is None
    assert tickets.read_node_token(junk, table, NOW) is None
    assert not book.used
