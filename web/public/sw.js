// Keeps the page itself, so that it opens and says so when there is no connection. What tables say is never kept.

const KEPT = "stolik-page-1";
const MOST = 300; // files of the page

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

// Every address of the page is answered by the same document: the newest one, or the one kept.
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html")) await kept.put("/", answer.clone());
    return answer;
  } catch {
    return (await kept.match("/")) ?? Response.error();
  }
}

// Named after their contents, so what is kept is right for good.
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = (await kept.keys()).filter((one) => new URL(one.url).pathname !== "/");
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await kept.delete(old); // of earlier versions
  }
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data ?? "/", location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((one) => one.url === wanted);
      return open ? open.focus() : self.clients.openWindow(wanted);
    }),
  );
});
