/** Registers the service worker of the site and resolves once it is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
  if (registration.active) return registration;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = registration.installing ?? registration.waiting;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve();
    if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
  });
  await promise;
  return registration;
}
