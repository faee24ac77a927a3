"""What is measured, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

FAST = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1.0, 5.0)


class Metrics:
    """The counters of one server; numbers only, no names, no cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.created = Counter("kickdoor_tables_created", "Tables set up", registry=self.registry)
        self.tables = Gauge("kickdoor_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("kickdoor_sockets", "Open sockets", registry=self.registry)
        self.frames = Counter("kickdoor_frames", "Frames received", ["result"], registry=self.registry)
        self.closed = Counter("kickdoor_sockets_closed", "Sockets closed", ["code"], registry=self.registry)
        self.commit = self.timer("kickdoor_commit_seconds", "Time to keep a step")
        self.rebuild = self.timer("kickdoor_rebuild_seconds", "Time to open a table")
        self.expired = Counter("kickdoor_expired", "Thrown away, by kind", ["kind"], registry=self.registry)
        self.weaker = Counter(
            "kickdoor_weaker_bots", "Answers by a weaker bot: no process was free", registry=self.registry
        )
        self.failures = Counter("kickdoor_failures", "Unexpected errors", ["where"], registry=self.registry)

    def serve(self, host: str, port: int) -> str:
        """For Prometheus, at a place of its own, off the event loop; where that is. OSError when it cannot be there."""
        server, _thread = start_http_server(port, host, self.registry)
        return f"http://{host}:{server.server_port}/metrics"

    def timer(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, buckets=FAST, registry=self.registry)
