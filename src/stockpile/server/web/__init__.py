"""HTTP and WebSocket: the application, its door, its routes and the browser's files."""
