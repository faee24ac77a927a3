"""What the engine's tuples and records are made of, declared once; `make layout` writes out what follows from it.

- ids.py: the numbers of frames, verbs and the positions of fields (a block in it); events.py: those of events;
- frames.py: constructors; state.py: Combat and State with clone, fields and pickling;
- dispatch.py, judges.py, operations.py: who does what, by frame, verb and operation; in conditions.py, targets.py and
  counts.py the same for theirs. A new one is a function and a line here.

Plain tuples are kept because they are fast, hashed, compared and written as they are. A position is written nowhere
else: `f[SEAT]` is whom a frame concerns, `f[DIE_FACE]` what its die shows. A test holds the files current, another
finds bare numbers. Fields with a default may be left out of a constructor; a starred name stands for all that is left.
"""
