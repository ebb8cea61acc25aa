/// <reference lib="webworker" />
// The desk's service worker, sent to browsers as it is but for its types: no imports, no exports.
// It keeps what the desk consists of on the device, so that it opens without network after a restart: pages as they came
// last, the newest first; the code of a build for as long as the build is one of the last two.
declare const self: ServiceWorkerGlobalScope;

const prefix = 'desk-build-';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('build' in data) || !('addresses' in data)) return;
  const { build, addresses } = data;
  if (typeof build !== 'string' || !Array.isArray(addresses)) return;
  event.waitUntil(keepBuild(prefix + build, addresses.map(String)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cachedPage(pathname)));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(codeOf(request));
});

async function keepBuild(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const keep = async (address: string) => {
    if (address.includes('/_next/static/') && (await cache.match(address))) return;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) await cache.put(address, response);
  };
  await Promise.all(addresses.map(keep));
  const others = (await buildNames()).filter((other) => other !== name);
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
}

async function codeOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function cachedPage(pathname: string): Promise<Response> {
  for (const name of (await buildNames()).toReversed()) {
    const response = await (await caches.open(name)).match(pathname);
    if (response) return response;
  }
  return Response.error();
}

/** In the order in which they came. */
async function buildNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
