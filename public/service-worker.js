// The service worker of the site, for visitors who have allowed messages. It shows each push message, and without a network the
// pages that were seen last. What the API answers is never kept: it may be personal.

const pages = { name: 'pages', max: 40 };
const files = { name: 'files', max: 300 };

/** Pages of accounts, staff and secret addresses. */
const notKept = /^\/(?:[a-z]{2}\/)?(?:api|apps|auth|profile|desk|office|setup|applications|officials|previews)(?:\/|$)/;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || notKept.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(event));
});

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Firebase puts what was sent into `data`. A message that cannot be read is shown too: browsers demand it. */
function readMessage(data) {
  try {
    const sent = data.json();
    return sent.data?.payload ? JSON.parse(sent.data.payload) : sent;
  } catch {
    return { title: self.location.host };
  }
}

/** A later message of the same tag takes the place of the one before; one that comes too late shows the later one again, silently. */
async function show({ title, body = '', tag = '', icon, lang = '', at, url = '/' }) {
  const known = tag ? await self.registration.getNotifications({ tag }) : [];
  const newer = known.find(({ timestamp }) => timestamp > at);
  if (newer) return self.registration.showNotification(newer.title, { ...copyOf(newer), silent: true });
  const renotify = tag !== '';
  await self.registration.showNotification(String(title), {
    body,
    tag,
    icon,
    lang,
    timestamp: at,
    renotify,
    data: { url },
  });
}

const copyOf = ({ body, tag, icon, lang, timestamp, data }) => ({ body, tag, icon, lang, timestamp, data });

async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => client.url === href);
  if (shown) await shown.focus();
  else await self.clients.openWindow(href);
}

async function answerPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPublicPage(response)) event.waitUntil(keep(pages, event.request, response.clone()));
    return response;
  } catch (error) {
    const kept = await (await caches.open(pages.name)).match(event.request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

function isPublicPage({ ok, redirected, headers }) {
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '');
  return ok && !redirected && !isPrivate && Boolean(headers.get('Content-Type')?.startsWith('text/html'));
}

async function answerFile(event) {
  const kept = await (await caches.open(files.name)).match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(files, event.request, response.clone()));
  return response;
}

/** Keeps the latest: a cache lists its requests in the order in which they were put. */
async function keep({ name, max }, request, response) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - max)).map((old) => cache.delete(old)));
}
