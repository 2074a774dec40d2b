// Lets the page open without contact: the newest copy that was seen, and no answers of the room.

const STORE = "room-page";
const FILES = [
  "/", "/room.css", "/board.css", "/scales.svg", "/main.js", "/api.js", "/asking.js", "/board.js", "/dom.js",
  "/exam.js", "/frame.js", "/journal.js", "/keys.js", "/ordering.js", "/outcomes.js",
  "/screens.js", "/timer.js", "/words.js",
  "/words-en.json", "/words-fr.json",
];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (!FILES.includes(url.pathname)) return;
  event.respondWith(newest(event.request, url.pathname));
});

async function newest(request, path) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await store.match(path);
    if (kept) return kept;
    throw error;
  }
}
