"""`kickdoor serve`: everything put together and kept running until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from kickdoor.server.admin import watch
from kickdoor.server.app import make_app
from kickdoor.server.buckets import Gate
from kickdoor.server.cluster import Cluster
from kickdoor.server.desk import Desk
from kickdoor.server.doorman import Doorman
from kickdoor.server.framing import Framing
from kickdoor.server.hall import Hall
from kickdoor.server.hearing import Hearing
from kickdoor.server.identity import Signer
from kickdoor.server.limits import Limits
from kickdoor.server.login import open_login
from kickdoor.server.logs import set_up_logs
from kickdoor.server.metrics import Metrics
from kickdoor.server.oidc import ProviderError
from kickdoor.server.pages import BUILT
from kickdoor.server.store import Store, StoreError

SWITCH = 0.001  # seconds that a bot or the writer may hold up the loop, which is the one everybody waits for
ALL_FRAMES = 2  # times as many as messages: pings, and pieces of messages, are frames as well
GRACE = 10  # seconds for what is under way when the server is told to stop


@dataclass(frozen=True, slots=True)
class Service:
    """How one server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///kickdoor.db"
    ready_file: Path | None = None
    origins: Sequence[str] = ()
    limits: Limits = field(default_factory=Limits)
    json_logs: bool = False
    open: bool = False  # the browser, as soon as it can be
    web: Path = BUILT  # the browser client
    advertise: str = ""  # where other nodes reach this one; "" where it listens
    metrics: tuple[str, int] | None = None  # host and port for Prometheus


def serve(service: Service, door: socket.socket | None = None) -> int:
    """Run until told to stop; 1 when it could not start. A worker is handed connections through its door besides."""
    set_up_logs(service.json_logs)
    try:
        sock = listening(service.host, service.port)
    except OSError as error:
        return complain(f"{service.host}:{service.port}: {error.strerror}")
    metrics = Metrics()
    measured = ""
    if service.metrics is not None:
        try:
            measured = metrics.serve(*service.metrics)
        except OSError as error:
            sock.close()
            return complain(f"{service.metrics[0]}:{service.metrics[1]}: {error.strerror}")
    failed: list[str] = []

    @asynccontextmanager
    async def open_desk() -> AsyncIterator[Desk]:
        try:
            store = await Store.open(service.database)
        except StoreError as error:
            failed.append(str(error))
            raise
        address = address_of(sock)
        if service.advertise:
            address = service.advertise if door is None else beside(service.advertise, sock)
        cluster = Cluster(store, address) if service.database.startswith("postgres") else None
        hall = Hall(store, service.limits, metrics, cluster)
        try:
            signer = Signer(await store.key("signing"))
            desk = Desk(hall, signer, service.origins, open_login(signer, hall.wall))
            await hall.open()
            by_the_way = watch(hall), hall.workshop.warm(), hall.warm()
            hall.running += [asyncio.create_task(work) for work in by_the_way]
            yield desk
        except ProviderError as error:
            failed.append(str(error))
            raise
        finally:
            await hall.close()
            await store.close()

    Hearing.soon, Hearing.most = service.limits.request_seconds, service.limits.connections_an_address
    Hearing.fresh = Gate(service.limits.connection_rate, service.limits.connection_burst, "connection-rate")
    Framing.rate, Framing.burst = ALL_FRAMES * service.limits.frame_rate, ALL_FRAMES * service.limits.frame_burst
    app = make_app(open_desk, service.web, service.limits.body_bytes)
    config = uvicorn.Config(
        Doorman(app, service.limits, lambda: app.state.desk),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=service.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws=Framing,
        http=Hearing,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Ready(config, service, sock, measured, door)
    # Games are many small tuples that live long: looking through all of them for circles now and then is enough.
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    sys.setswitchinterval(SWITCH)
    take_all_there_is()
    try:
        server.run(sockets=[sock])
    except SystemExit:  # it could not start, and has said so
        pass
    finally:
        sock.close()
        if service.ready_file is not None:
            service.ready_file.unlink(missing_ok=True)
    if failed:
        return complain(failed[0])
    return 0 if server.started else complain("the server could not start")


def take_all_there_is() -> None:
    """As many open files as the system allows: each connection is one."""
    if sys.platform != "win32":
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # where there is no such number
            return


class Ready(uvicorn.Server):
    """Says where it is as soon as it accepts connections."""

    def __init__(
        self, config: uvicorn.Config, service: Service, sock: socket.socket, measured: str, door: socket.socket | None
    ) -> None:
        super().__init__(config)
        self.measured = measured  # where the metrics are
        self.service = service
        self.address = address_of(sock)
        self.door = door
        self.taking: set[asyncio.Task[Any]] = set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to, and say at the end that all went well."""
        before = {kind: signal.signal(kind, self.handle_exit) for kind in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.door is None:
            announce(self.service, self.address, [self.measured] if self.measured else [])
        elif self.started and self.door is not None:
            self.door.setblocking(False)
            asyncio.get_running_loop().add_reader(self.door, self.take, self.door)
            self.door.send(f"{self.measured}\n".encode())

    def take(self, door: socket.socket) -> None:
        """A connection that came to the process in front; when that one is no more, there is nobody to serve."""
        try:
            told, handed, _flags, _address = socket.recv_fds(door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            told, handed = b"", []
        loop = asyncio.get_running_loop()
        for number in handed:
            task = loop.create_task(loop.connect_accepted_socket(self.protocol, socket.socket(fileno=number)))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)
        if not told:
            loop.remove_reader(door)
            self.should_exit = True

    def protocol(self) -> asyncio.Protocol:
        return Hearing(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def announce(service: Service, address: str, measured: list[str]) -> None:
    """Say where the server is."""
    print(f"Kickdoor is at {address}", flush=True)
    path = service.ready_file
    if path is not None:
        part = path.with_name(f".{path.name}.part")
        part.write_text("".join(f"{line}\n" for line in (address, *measured)))
        part.replace(path)
    if service.open:
        webbrowser.open(address)


def beside(advertise: str, sock: socket.socket) -> str:
    """Where other machines reach a worker: at the same host, on its own port.

    >>> with socket.create_server(("127.0.0.1", 0)) as sock:
    ...     beside("http://10.0.0.1:8000", sock) == f"http://10.0.0.1:{sock.getsockname()[1]}"
    True
    """
    place = urlsplit(advertise)
    host = place.netloc.rpartition(":")[0] if place.port else place.netloc
    return f"{place.scheme}://{host}:{sock.getsockname()[1]}"


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listening(host: str, port: int) -> socket.socket:
    """The socket, bound: port 0 is a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock


def complain(message: str) -> int:
    print(f"kickdoor serve: {message}", file=sys.stderr)
    return 1
