"""The browser table, driven in a real Chromium."""
