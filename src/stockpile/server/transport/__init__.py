"""Bytes: HTTP and WebSocket protocols with limits that hold before anything is parsed."""
