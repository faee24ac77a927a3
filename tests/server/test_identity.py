"""Tokens that cannot be forged, ids that cannot be guessed, and origins."""

from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.server.identity import (
    ALPHABET,
    CODE_LETTERS,
    TOKEN_MS,
    Signer,
    allowed_origin,
    cookie,
    new_id,
    table_code,
)

KEY = bytes(range(32))
NOW = 1_800_000_000_000
SIGNER = Signer(KEY)
WHO = ("ann", "there")
TOKEN = SIGNER.token("ann", "there", NOW)


def test_a_token_says_whose_it_is_for_180_days() -> None:
    assert TOKEN_MS == 180 * 86_400_000
    assert SIGNER.player(TOKEN, NOW) == WHO
    assert SIGNER.player(TOKEN, NOW + TOKEN_MS - 1) == WHO
    assert SIGNER.player(TOKEN, NOW + TOKEN_MS) is None


def test_a_token_of_another_key_is_none() -> None:
    assert Signer(KEY[::-1]).player(TOKEN, NOW) is None
    with pytest.raises(ValueError, match="at least 32 bytes, this one has 31"):
        Signer(KEY[1:])


@pytest.mark.parametrize("purpose", ["ticket", "node", "login", "subject", ""])
def test_what_is_sealed_for_another_purpose_is_no_token(purpose: str) -> None:
    sealed = SIGNER.seal(purpose, ("ann",), NOW + TOKEN_MS)
    assert SIGNER.unseal(purpose, sealed, NOW) == ["ann"]
    assert SIGNER.player(sealed, NOW) is None
    assert SIGNER.unseal(purpose, TOKEN, NOW) is None


def test_a_token_of_another_version_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickdoor.server.identity.VERSION", 2)
    newer = SIGNER.token("ann", "there", NOW)
    assert SIGNER.player(newer, NOW) == WHO
    monkeypatch.undo()
    assert SIGNER.player(newer, NOW) is None


@given(st.integers(0, len(TOKEN) - 1), st.sampled_from(ALPHABET + "-_=+/ \n\0é"))
def test_a_token_with_any_sign_changed_is_none(at: int, sign: str) -> None:
    changed = TOKEN[:at] + sign + TOKEN[at + 1 :]
    assert SIGNER.player(changed, NOW) == (WHO if changed == TOKEN else None)


def test_a_token_has_one_spelling() -> None:
    """The last sign has bits to spare: others would stand for the same bytes."""
    assert len(TOKEN) % 4 == 2
    assert [sign for sign in ALPHABET + "-_" if SIGNER.player(TOKEN[:-1] + sign, NOW)] == [TOKEN[-1]]


@given(st.integers(0, len(TOKEN) - 1), st.sampled_from(ALPHABET + "-_=+/ \n\0é"))
def test_a_token_with_a_sign_more_or_cut_off_is_none(at: int, sign: str) -> None:
    assert SIGNER.player(TOKEN[:at], NOW) is None
    assert SIGNER.player(TOKEN[:at] + sign + TOKEN[at:], NOW) is None
    assert SIGNER.player(TOKEN + sign, NOW) is None


@given(
    st.one_of(
        st.text(), st.text(alphabet=ALPHABET + "-_="), st.binary().map(lambda raw: urlsafe_b64encode(raw).decode())
    )
)
def test_junk_is_no_token(junk: str) -> None:
    assert SIGNER.player(junk, NOW) is None


@pytest.mark.parametrize("junk", [None, 0, TOKEN.encode(), [TOKEN], "A" * 1_000_000])
def test_what_is_no_text_or_far_too_long_is_no_token(junk: object) -> None:
    assert SIGNER.unseal("token", junk, NOW) is None


@given(st.lists(st.text(alphabet=st.characters(exclude_categories=["Cs"]))), st.integers(1, 2**62))
def test_sealed_words_come_back(words: list[str], until: int) -> None:
    sealed = SIGNER.seal("test", words, until)
    if len(sealed) <= 2048:
        assert SIGNER.unseal("test", sealed, until - 1) == words
    assert SIGNER.unseal("test", sealed, until) is None


def test_a_digest_depends_on_key_purpose_and_every_word() -> None:
    digests = {
        SIGNER.digest("subject", ("ab", "c")),
        SIGNER.digest("subject", ("a", "bc")),
        SIGNER.digest("other", ("a", "bc")),
        Signer(KEY[::-1]).digest("subject", ("a", "bc")),
    }
    assert len(digests) == 4
    assert SIGNER.digest("subject", ("a", "bc")) in digests


@pytest.mark.parametrize(("size", "length"), [(8, 11), (16, 22), (32, 43)])
def test_ids_are_letters_and_digits_with_enough_of_them(size: int, length: int) -> None:
    ids = {new_id(size) for _ in range(500)}
    assert len(ids) == 500
    assert all(len(one) == length and set(one) <= set(ALPHABET) for one in ids)
    assert len(ALPHABET) ** length >= 256**size


def test_table_codes_use_all_their_letters_and_no_look_alikes() -> None:
    codes = [table_code() for _ in range(500)]
    assert all(len(code) == 6 for code in codes)
    assert set("".join(codes)) == set(CODE_LETTERS)
    assert not set(CODE_LETTERS) & set("AEIOULQV")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    header = cookie(TOKEN, secure=True).to_header(header="")
    assert header.split("; ")[0] == f"kickdoor={TOKEN}"
    assert {"httponly", "path=/", "samesite=lax", "secure", "max-age=15552000"} == {
        part.lower() for part in header.split("; ")[1:]
    }
    assert "secure" not in cookie(TOKEN, secure=False).to_header(header="").lower()


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "doors.example"),
        ("https://doors.example", "doors.example"),
        ("https://doors.example", "doors.example:443"),
        ("https://doors.example:443", "doors.example"),
        ("http://doors.example", "doors.example:80"),
        ("HTTPS://Doors.Example", "doors.example"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://doors.example", "https://doors.example"),
        ("https://friends.example:8443", "doors.example"),
        ("https://slash.example", "doors.example"),
    ],
)
def test_own_and_listed_origins_are_allowed(origin: str | None, host: str) -> None:
    assert allowed_origin(origin, host, ("https://friends.example:8443", "https://slash.example/"))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://elsewhere.example", "doors.example"),
        ("https://doors.example.elsewhere.example", "doors.example"),
        ("https://sub.doors.example", "doors.example"),
        ("https://doors.example:8443", "doors.example"),
        ("https://doors.example", "doors.example:80"),
        ("http://doors.example", "doors.example:443"),
        ("http://doors.example", "https://doors.example"),
        ("http://friends.example:8443", "doors.example"),
        ("https://friends.example", "doors.example"),
        ("null", "null"),
        ("", ""),
        ("https://", ""),
        ("https://doors.example/", "doors.example"),
        ("https://doors.example\n", "doors.example"),
        ("https://ann@doors.example", "doors.example"),
        ("https://doors.example@elsewhere.example", "doors.example"),
        ("file://doors.example", "doors.example"),
        ("wss://doors.example", "doors.example"),
        ("https://dооrs.example", "dооrs.example"),  # the two o are Cyrillic: a browser never sends them so
    ],
)
def test_other_origins_are_refused(origin: str, host: str) -> None:
    assert not allowed_origin(origin, host, ("https://friends.example:8443",))


@given(st.text(), st.text(), st.lists(st.text()))
def test_odd_origins_are_refused_without_a_fuss(origin: str, host: str, extra: list[str]) -> None:
    assert not allowed_origin(origin, host, extra)
    assert not allowed_origin(f"https://{origin}.example", "doors.example", extra)
