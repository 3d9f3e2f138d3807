// Keeps one page for the time when the server is away. Everything else comes from the server, always.
const KEPT = "offline-2";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, "/offline.css"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  } else if (new URL(event.request.url).pathname === "/offline.css") {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  }
});

// A notification leads back to the table that called.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
