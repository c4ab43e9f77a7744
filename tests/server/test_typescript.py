"""The client's types are those of the structs that the server sends."""

from madhouse.server.wire.typescript import CLIENT, PROTOCOL, protocol, views


def test_the_clients_types_are_up_to_date() -> None:
    files = {PROTOCOL: protocol(), **views()}
    assert {path: path.read_text(encoding="utf-8") for path in files} == files


def test_an_editions_views_are_in_its_own_folder() -> None:
    assert CLIENT / "editions" / "first" / "view.ts" in views()
    assert "InvestigatorView" not in protocol()


def test_what_a_client_may_leave_out_is_optional() -> None:
    assert "  agreements?: string[]" in protocol()


def test_what_the_server_sends_is_complete() -> None:
    assert "  detail: string" in protocol()


def test_a_message_says_what_it_is() -> None:
    assert "export interface Refused {\n  type: 'refused'" in protocol()
