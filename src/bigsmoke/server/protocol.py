"""The live channel below our own messages: uvicorn's, but for what it makes of text that is none."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Protocol(WebSocketsSansIOProtocol):
    """Hands on text that is not UTF-8 as the bytes that it is: whoever sent it is told so, as of any bad message.

    Left to itself, uvicorn logs an error for it, which anybody could do without end, and fails where the other end is
    already parting.
    """

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
