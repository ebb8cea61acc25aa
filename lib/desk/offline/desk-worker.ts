/// <reference lib="webworker" />
// The desk's service worker, served without its types: no imports, no exports. It caches the desk so that it opens
// without network after a restart: the last version of each page, and the code of the last two builds. Pages are looked
// up in the newest build first.
declare const self: ServiceWorkerGlobalScope;

const prefix = 'desk-build-';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('build' in data) || !('addresses' in data)) return;
  const { build, addresses } = data;
  if (typeof build !== 'string' || !Array.isArray(addresses)) return;
  event.waitUntil(cacheBuild(prefix + build, addresses.map(String)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cachedPage(pathname)));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(cachedAsset(request));
});

async function cacheBuild(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const cacheAddress = async (address: string) => {
    if (address.includes('/_next/static/') && (await cache.match(address))) return;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) await cache.put(address, response);
  };
  await Promise.all(addresses.map(cacheAddress));
  const others = (await buildNames()).filter((other) => other !== name);
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
}

async function cachedAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function cachedPage(pathname: string): Promise<Response> {
  for (const name of (await buildNames()).toReversed()) {
    const response = await (await caches.open(name)).match(pathname);
    if (response) return response;
  }
  return Response.error();
}

/** Returns the caches of builds, in the order of their creation. */
async function buildNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
