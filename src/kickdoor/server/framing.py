"""Frames on the wire, uvicorn's way; but a client's nonsense is no fault of ours, and nobody hangs on for ever."""

import socket
from asyncio import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNSENT: Final = 128 * 1024  # bytes the system keeps for somebody who reads slowly; the rest waits where it is counted
UNREAD: Final = 45_000  # milliseconds that something sent may stay unread before the connection is cut
NO_TEXT: Final = 1007


class Framing(WebSocketsSansIOProtocol):
    """One socket."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Closing waits until everything is read; from somebody who never reads, only the system can part."""
        wire = transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        super().connection_made(transport)

    def send_receive_event_to_app(self) -> None:
        """Text must be UTF-8, in whatever state of closing it comes."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NO_TEXT, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
