"""Programs at the table: real processes, good and bad."""

import json
import os
import subprocess
import sys
from pathlib import Path
from select import select
from time import monotonic

import pytest

import kickdoor
from kickdoor.agents import check_agent, make_agent
from kickdoor.agents.jsonl import JsonlAgent, read_manner
from kickdoor.agents.program import Program, ProgramError
from kickdoor.engine.ids import Choice
from kickdoor.game import Game, Request
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.worlds import let_imagine

EXAMPLE = Path(__file__).parents[2] / "examples" / "jsonl_seat.py"
KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]
LOOP = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
"""


def program(tmp_path: Path, body: str, loop: str = LOOP) -> str:
    """The command of a small program; `body` is what it does with a question."""
    path = tmp_path / "seat.py"
    path.write_text(loop + "".join(f"        {line}\n" for line in body.splitlines()), encoding="utf-8")
    return f"{sys.executable} {path}"


def asked(game: Game) -> tuple[int, Request]:
    """The first question with several answers."""
    return next((seat, request) for seat, request in game.pending.items() if len(request.options) > 1)


def seat_at(game: Game, command: str, manner: str = "20s") -> JsonlAgent:
    agent = make_agent(f"jsonl:{manner}:{command}", game.box, asked(game)[0], 1)
    assert isinstance(agent, JsonlAgent)
    return agent


def ask(agent: JsonlAgent, game: Game) -> Choice:
    seat, request = asked(game)
    let_imagine(agent, game.state, seat)
    return agent.choose(game.view(seat), request)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_example_plays_a_tournament_without_a_fault() -> None:
    one = f"jsonl:{sys.executable} {EXAMPLE}"
    done = subprocess.run(
        [*KICKDOOR, "arena", "--one", one, "--against", "random", "--players", "3", "--blocks", "1", "--jobs", "1",
         "--turn-cap", "8", "--json", "-"],
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert (facts["games"], facts["faults"], facts["one"]) == (3, 0, one)


def test_what_a_program_is_told_and_how_it_may_answer(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"open({str(log)!r}, 'a').write(line)\n"
    body += "print(json.dumps({'id': message['id'], 'answer': 'Option 2!'}), flush=True)"
    game = kickdoor.new_game(seed=1)
    agent = seat_at(game, program(tmp_path, body), "20s:de:brief")
    assert ask(agent, game) == asked(game)[1].options[1]
    (line,) = log.read_text(encoding="utf-8").splitlines()
    question = json.loads(line)
    assert question["t"] == "ask"
    assert question["prompt"].startswith("Du bist Player ")
    assert [option["n"] for option in question["options"]] == list(range(1, len(question["options"]) + 1))
    assert question["options"][1]["choice"] == list(asked(game)[1].options[1])
    assert question["view"]["seat"] == asked(game)[0]
    others = [player for player in question["view"]["players"] if player["seat"] != asked(game)[0]]
    assert not any(player["hand"] for player in others)
    agent.close()


def test_a_wrong_answer_is_told_and_may_be_mended(tmp_path: Path) -> None:
    loop = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
        print(json.dumps({"id": message["id"], "answer": 999}), flush=True)
    if message["t"] == "wrong":
        assert message["why"].startswith("999 is not among the options 1 to"), message
"""
    body = "print(json.dumps({'id': message['id'], 'answer': 1}), flush=True)"
    game = kickdoor.new_game(seed=1)
    agent = seat_at(game, program(tmp_path, body, loop))
    assert ask(agent, game) == asked(game)[1].options[0]
    assert (agent.asked, agent.wrong, agent.lost) == (1, 1, 0)
    agent.close()


@pytest.mark.parametrize(
    ("body", "manner", "told"),
    [
        ("pass", "0.3s", "it has not answered in time"),
        ("sys.exit(3)", "20s", "it has ended, with status 3"),
        ("print('what?', flush=True)", "0.5s", "in time"),
        ("print('what?\\n' * 5, flush=True)", "20s", "3 wrong answers; the last: no answer that can be read"),
        ('print(\'{"id": 1, "answer": 1, "move": 2}\\n\' * 3, flush=True)', "20s", "unknown field `move`"),
        ('print(\'{"id": 9, "answer": 1}\\n\' * 3, flush=True)', "20s", "id 9: the question is 1"),
        ('print(\'{"id": 0, "answer": 1}\\n\' * 9, flush=True)', "0.5s", "in time"),
        ("print('x' * 5_000_000, flush=True)", "20s", "3 wrong answers"),
        ('print(\'{"id": 1, "answer": "the red one"}\\n\' * 3, flush=True)', "20s", 'No option reads "the red one"'),
        ('print(\'{"id": 1, "answer": -1}\\n\' * 3, flush=True)', "20s", "-1 is not among the options"),
    ],
    ids=["silent", "ends", "babbles", "babbles-much", "unknown", "ahead", "late", "endless", "words", "negative"],
)
def test_a_program_that_is_no_good_is_told_of_and_ended(tmp_path: Path, body: str, manner: str, told: str) -> None:
    game = kickdoor.new_game(seed=1)
    agent = seat_at(game, program(tmp_path, body), manner)
    with pytest.raises(ProgramError) as error:
        ask(agent, game)
    assert told in str(error.value)
    assert agent.lost == 1
    assert agent.program is not None
    pid = agent.program.process.pid
    agent.close()
    assert gone(pid)


def test_a_program_that_says_more_than_is_read_has_to_wait(tmp_path: Path) -> None:
    """However much it writes, only so much of it is kept; and it can still be ended."""
    path = tmp_path / "talks.py"
    path.write_text("for _ in range(5_000): print('x' * 1_000, flush=True)", encoding="utf-8")
    program = Program([sys.executable, str(path)])
    assert program.hear(monotonic() + 20) == b"x" * 1_000 + b"\n"
    with pytest.raises(subprocess.TimeoutExpired):
        program.process.wait(1)
    program.end()
    assert gone(program.process.pid)
    assert not program.listener.is_alive()


def test_one_that_never_reads_does_not_hold_the_game_up(tmp_path: Path) -> None:
    """Much more than a pipe holds is written to it."""
    game = kickdoor.new_game(seed=1)
    agent = seat_at(
        game, program(tmp_path, "", "import time\ntime.sleep(60)\nif 1:\n    if 1:\n        pass\n"), "0.05s"
    )
    for _ in range(20):
        with pytest.raises(ProgramError, match="in time"):
            ask(agent, game)
    assert agent.program is not None
    pid = agent.program.process.pid
    agent.close()
    assert gone(pid)


def test_what_a_program_leaves_behind_is_ended_too(tmp_path: Path) -> None:
    """A child that does not listen to anybody; a pipe that it holds tells when it is gone."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    held = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    loop = f"""
import json, subprocess, sys
deaf = "import signal as s, time; s.signal(s.SIGTERM, s.SIG_IGN); print(1, end=str(), flush=True); time.sleep(60)"
child = subprocess.Popen([sys.executable, "-c", deaf], stdout=open({str(pipe)!r}, "w"))
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
"""
    game = kickdoor.new_game(seed=1)
    agent = seat_at(game, program(tmp_path, 'print(\'{"id": 1, "answer": 1}\', flush=True)', loop))
    ask(agent, game)
    select([held], [], [], 20)
    assert os.read(held, 10) == b"1"
    agent.close()
    assert select([held], [], [], 20)[0]
    assert os.read(held, 10) == b""
    os.close(held)


def test_in_a_simulation_the_game_goes_on_and_faults_are_counted(tmp_path: Path) -> None:
    body = "if message['id'] == 5: sys.exit(1)\nprint(json.dumps({'id': message['id'], 'answer': 1}), flush=True)"
    agents = f"random,jsonl:{program(tmp_path, body)},random"
    plan = make_plan(("classic",), 3, 4, agents, 8)
    one, again = (play_game(plan, 0) for _ in range(2))
    assert one == again  # what is chosen in its place follows from the game
    assert one.turns == 24
    assert one.faults[1] > 5
    assert one.fault is not None
    assert one.fault.error == "ProgramError: it has ended, with status 1"
    assert not one.fault.trace  # nothing of ours has failed


def test_at_the_terminal_the_person_is_told_once_and_plays_on(tmp_path: Path) -> None:
    seat = f"jsonl:{program(tmp_path, 'sys.exit(7)')}"
    done = subprocess.run(
        [*KICKDOOR, "play", "--players", "3", "--seed", "1", "--agent", seat],
        input="1\n" * 20, capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = "Cog's program: it has ended, with status 7. Something is chosen for it at random."
    assert " ".join(done.stdout.split()).count(told) == 1
    assert "Goodbye." in done.stdout


def test_who_stands_back_is_asked_again_when_a_turn_begins(tmp_path: Path) -> None:
    body = "print(json.dumps({'id': message['id'], 'answer': 1, 'stand_back': True}), flush=True)"
    game = kickdoor.new_game(seed=1)
    agent = seat_at(game, program(tmp_path, body))
    seat, request = asked(game)
    assert not request.mandatory
    for _ in range(3):
        ask(agent, game)
    assert agent.asked == 1
    agent.hear((0, seat, -1, -1, -1, -1))  # E_TURN
    ask(agent, game)
    assert agent.asked == 2
    agent.close()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("jsonl", "jsonl: name a program"),
        ("jsonl:", "jsonl: name a program"),
        ("jsonl:30s:", "jsonl: name a program"),
        ("jsonl:no-such-program-anywhere", "jsonl: no such program: no-such-program-anywhere"),
        ("jsonl:0s:python3", "jsonl: 0s: more than no time"),
        ("jsonl:python3 'open", "No closing quotation"),
        (
            "jsonl:tlh:python3",
            "no such program: tlh:python3; before the program may stand a time as in 20s, de, en or brief",
        ),
        ("jsonl:0ms:python3", "jsonl: 0ms: more than no time"),
    ],
)
def test_bad_names_are_refused(name: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^jsonl: ") as error:
        check_agent(name)
    assert told in str(error.value)


def test_a_manner_is_read() -> None:
    manner = read_manner("de:2.5s:brief:python3 -c 'a:b'")
    assert (manner.language, manner.seconds, manner.brief, manner.command[1:]) == ("de", 2.5, True, ["-c", "a:b"])
    assert read_manner("250ms:python3").seconds == 0.25


def test_more_agents_than_seats_are_refused() -> None:
    words = ["play", "--players", "3", *["--agent", "random"] * 3]
    done = subprocess.run([*KICKDOOR, *words], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "--agent: 3 of them and you are more than 3 players" in done.stderr
