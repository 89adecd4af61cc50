"""What can be measured from outside, at `/metrics`."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

STEPS: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)

MOVES: Final = Counter("flashover_moves", "Decisions that were stored")
REFUSED: Final = Counter("flashover_refused", "Commands that were refused", ["code"])
BOT_FAILED: Final = Counter("flashover_bot_failures", "Bots that failed and were replaced", ["why"])
REPLAYED: Final = Counter("flashover_replayed", "Live tables replayed from their lines and compared", ["equal"])
TABLES: Final = Gauge("flashover_live_tables", "Tables in memory")
SOCKETS: Final = Gauge("flashover_sockets", "Open connections")
DROPPED: Final = Counter("flashover_dropped", "Connections closed by the server", ["why"])
LATENCY: Final = Histogram("flashover_move_seconds", "From a command's arrival to its acknowledgement", buckets=STEPS)
COMMIT: Final = Histogram("flashover_commit_seconds", "One durable commit", buckets=STEPS)
GROUP: Final = Histogram(
    "flashover_commit_group", "Writings in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
