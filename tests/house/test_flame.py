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
    root = read(STACKS, ["play_on"])
    (applied,) = root.calls.values()
    assert (root.seen, applied.name, applied.seen) == (100, "apply.apply", 90)
    assert {name: call.seen for name, call in applied.calls.items()} == {"zones.cut": 60, "CPyDict_GetItem": 30}


def test_the_picture_has_a_box_for_each() -> None:
    picture = ElementTree.fromstring(draw(read(STACKS, ["play_on"])))
    told = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert told == ["play_on: 100.0%", "apply.apply: 90.0%", "zones.cut: 60.0%", "CPyDict_GetItem: 30.0%"]


SERVED = """\
uv_run (l.so);Handle__run (l.so);CPyDef_table___run_Table_gen_____mypyc_generator_helper__ (a.so);write (libc.so) 30
uv_run (l.so);epoll_wait (libc.so) 900
run (t.py);SqliteFile.carry_out (s.py);write (batches.py) 10
run (t.py);SqliteFile.carry_out (s.py);take_gil (p);pthread_cond_timedwait (libc.so);0x1 (libc.so) 900
run (t.py);SimpleQueue.get (t.py) 900
"""


def test_of_several_threads_what_works_stands_side_by_side() -> None:
    root = read(SERVED, ["uv_run", "SqliteFile.carry_out"])
    assert {name: call.seen for name, call in root.calls.items()} == {"uv_run": 30, "SqliteFile.carry_out": 10}
    (run,) = root.calls["uv_run"].calls.values()
    assert (run.name, *run.calls) == ("table.run", "write")
