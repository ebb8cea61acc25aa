/** Where the desk's worker is served; it looks after the desk's addresses only. */
export const workerPath = '/desk-worker.js';

/**
 * Keeps what the desk consists of on the device, so that it opens without network after a restart: pages as they came last,
 * the newest first; the code of a build for as long as the build is one of the last two.
 */
export const workerScript = `
var prefix = 'desk-build-';
self.addEventListener('install', function () { self.skipWaiting(); });
self.addEventListener('activate', function (event) { event.waitUntil(self.clients.claim()); });

self.addEventListener('message', function (event) {
  var data = event.data;
  if (!data || typeof data.build !== 'string' || !Array.isArray(data.addresses)) return;
  event.waitUntil(keep(prefix + data.build, data.addresses));
});

async function keep(name, addresses) {
  var cache = await caches.open(name);
  await Promise.all(addresses.map(async function (address) {
    if (address.indexOf('/_next/static/') >= 0 && (await cache.match(address))) return;
    var answer = await fetch(address).catch(function () { return null; });
    if (answer && answer.ok) await cache.put(address, answer);
  }));
  var names = (await caches.keys()).filter(function (one) { return one.indexOf(prefix) === 0 && one !== name; });
  await Promise.all(names.slice(0, -1).map(function (one) { return caches.delete(one); }));
}

self.addEventListener('fetch', function (event) {
  var request = event.request;
  var url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(function () { return kept(url.pathname); }));
  else if (url.pathname.indexOf('/_next/static/') === 0) event.respondWith(codeOf(request));
});

async function codeOf(request) {
  return (await caches.match(request)) || fetch(request);
}

async function kept(pathname) {
  var names = (await caches.keys()).filter(function (one) { return one.indexOf(prefix) === 0; }).reverse();
  for (var name of names) {
    var answer = await (await caches.open(name)).match(pathname);
    if (answer) return answer;
  }
  return Response.error();
}
`;
