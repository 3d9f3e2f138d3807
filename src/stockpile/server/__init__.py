"""Tables for people: HTTP, WebSocket, storage, seats and clocks."""
