"""What goes over the wire: the protocol's types, views and events as messages, refusals."""
