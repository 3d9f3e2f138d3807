"""Bytes before they are requests: connections, frames and heads, each with an end, and who is cut off."""
