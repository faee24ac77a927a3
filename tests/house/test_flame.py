"""The flame graph of `make flame`: what was called from where, and how often it was seen."""

from xml.etree import ElementTree

from bench.flame import draw, read

STACKS = """\
main (ours.py:1);play_on (ours.py:2);CPyDef_apply___apply (a.so);Py_DECREF (a.so);CPyDef_zones___cut (a.so) 60
main (ours.py:1);play_on (ours.py:2);CPyDef_apply___apply (a.so);CPyDict_GetItem (a.so) 30
main (ours.py:1);play_on (ours.py:2) 10
main (ours.py:1);fights (ours.py:3) 500
"""


def test_only_what_was_called_under_the_frame_counts() -> None:
    root = read(STACKS, "play_on")
    (applied,) = root.calls.values()
    assert (root.seen, applied.name, applied.seen) == (100, "apply.apply", 90)
    assert {name: call.seen for name, call in applied.calls.items()} == {"zones.cut": 60, "CPyDict_GetItem": 30}


def test_the_picture_has_a_box_for_each() -> None:
    picture = ElementTree.fromstring(draw(read(STACKS, "play_on")))
    told = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert told == ["play_on: 100.0%", "apply.apply: 90.0%", "zones.cut: 60.0%", "CPyDict_GetItem: 30.0%"]
