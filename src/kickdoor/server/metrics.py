"""What is measured, for Prometheus."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1.0, 5.0)
RESULTS = ("good", "bad", "too-fast")  # of a frame


class Spans(Collector):
    """How long something took. It happens with every choice: noting it is a few additions, on the event loop alone."""

    def __init__(self, name: str, what: str) -> None:
        self.name = name
        self.what = what
        self.often = [0] * (len(FAST) + 1)  # up to each of these, and longer
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.often[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, FAST), "+Inf"]
        yield HistogramMetricFamily(self.name, self.what, list(zip(bounds, accumulate(self.often))), self.seconds)


class Frames(Collector):
    """What came in by sockets; as often as that, and as cheap."""

    def __init__(self) -> None:
        self.often: defaultdict[str, int] = defaultdict(int, dict.fromkeys(RESULTS, 0))

    def collect(self) -> Iterable[Metric]:
        told = CounterMetricFamily("kickdoor_frames", "Frames received", labels=["result"])
        for result, n in self.often.items():
            told.add_metric([result], n)
        return [told]


class Metrics:
    """The counters of one server; numbers only, no names, no cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.created = Counter("kickdoor_tables_created", "Tables set up", registry=self.registry)
        self.tables = Gauge("kickdoor_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("kickdoor_sockets", "Open sockets", registry=self.registry)
        self.frames = Frames()
        self.closed = Counter("kickdoor_sockets_closed", "Sockets closed", ["code"], registry=self.registry)
        self.commit = Spans("kickdoor_commit_seconds", "Time to keep a step")
        self.rebuild = Spans("kickdoor_rebuild_seconds", "Time to open a table")
        for collector in (self.frames, self.commit, self.rebuild):
            self.registry.register(collector)
        self.expired = Counter("kickdoor_expired", "Thrown away, by kind", ["kind"], registry=self.registry)
        self.weaker = Counter(
            "kickdoor_weaker_bots", "Answers by a weaker bot: no process was free", registry=self.registry
        )
        self.failures = Counter("kickdoor_failures", "Unexpected errors", ["where"], registry=self.registry)

    def serve(self, host: str, port: int) -> str:
        """For Prometheus, at a place of its own, off the event loop; where that is. OSError when it cannot be there."""
        server, _thread = start_http_server(port, host, self.registry)
        return f"http://{host}:{server.server_port}/metrics"
