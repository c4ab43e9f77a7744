"""Tuning (server settings): how uvicorn runs the application."""

import asyncio
import sys
from typing import cast

import uvicorn

from madhouse.server.asked.reading import set_out_everything
from madhouse.server.config import Config
from madhouse.server.run.app import create_app
from madhouse.server.run.door import protocols
from madhouse.server.run.garbage import look_a_little_at_a_time
from madhouse.server.run.hush import hush

TURN = 0.003
"""Seconds until the storage's thread has its turn: everybody waits for its commits."""


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn runs the application."""
    sys.setswitchinterval(TURN)
    hush()
    app = create_app(config)
    if config.set_out:
        set_out_everything()
    look_a_little_at_a_time()
    http, ws = protocols(config, app.state.shares)
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", http),
        ws=cast("type[asyncio.Protocol]", ws),
        log_config=None,  # it writes to the log that all others write to
        log_level="error",  # what strangers send is not worth a line each
        # so that a little too much is told, not cut off
        ws_max_size=4 * config.limits.largest_message,
        ws_per_message_deflate=False,  # the messages are small, and secrets and talk share them
        proxy_headers=bool(config.behind),  # else anybody could say that he is somebody else
        forwarded_allow_ips=list(config.behind),
        timeout_graceful_shutdown=3,
    )
