"""The client's types are those of the structs that the server sends."""

from madhouse.server.wire.typescript import PROTOCOL, protocol


def test_the_clients_types_are_up_to_date() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == protocol()


def test_what_a_client_may_leave_out_is_optional() -> None:
    assert "  agreements?: string[]" in protocol()


def test_what_the_server_sends_is_complete() -> None:
    assert "  detail: string" in protocol()


def test_a_message_says_what_it_is() -> None:
    assert "export interface Refused {\n  type: 'refused'" in protocol()
