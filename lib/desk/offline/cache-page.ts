import { build } from '#lib/build.ts';
import { workerPath } from './worker-path.ts';

/** Makes the desk's service worker cache this page and its code loaded so far. */
export async function cachePage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !build.id) return;
  const [scope] = /^(?:\/[a-z]{2})?\/desk/.exec(location.pathname) ?? [];
  if (!scope) return;
  const registration = await navigator.serviceWorker.register(workerPath, { scope });
  const worker = await activeOf(registration);
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname }) => pathname);
  worker.postMessage({ build: build.id, addresses: [location.pathname, ...new Set(assets)] });
}

function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active } = registration;
  if (active) return Promise.resolve(active);
  const { promise, resolve } = Promise.withResolvers<ServiceWorker>();
  const worker = registration.installing ?? registration.waiting;
  worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve(worker));
  return promise;
}
