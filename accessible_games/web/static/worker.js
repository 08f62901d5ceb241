"use strict";
// Shows notices of turns, and a page that says so when there is no connection.
//
// It keeps that page, in the language of its address, and nothing else: no line of anybody.

const language = new URL(location.href).searchParams.get("language") ?? "en";
const PAGE = `/offline?language=${language}`;
const KEPT = `offline-${language}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((each) => each !== KEPT).map((each) => caches.delete(each)));
  event.waitUntil(caches.keys().then(forget));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
});

self.addEventListener("push", (event) => {
  const { head, text, stop, language: lang, mark } = event.data.json();
  const shown = { body: text, tag: mark, lang, icon: "/static/icon-192.png", actions: [{ action: "stop", title: stop }] };
  event.waitUntil(self.registration.showNotification(head, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop() : go());
});

// The push service tells the server that nothing more is wanted here.
async function stop() {
  const wanted = await self.registration.pushManager.getSubscription();
  if (wanted !== null) await wanted.unsubscribe();
}

async function go() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => new URL(each.url).pathname === "/play") ?? pages[0];
  return open ? open.focus() : self.clients.openWindow("/");
}
