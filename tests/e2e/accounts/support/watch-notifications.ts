import type { BrowserContext } from '@playwright/test';

interface Shown {
  title: string;
  body: string | undefined;
  url: string | undefined;
}

type Watched = ServiceWorkerGlobalScope & { shown: Map<string, Shown> };

/**
 * Returns a function that tells what the real service worker of a site has shown since, the last one of each tag. A browser
 * without windows has no place for notifications, so it cannot be asked for them.
 */
export async function watchNotifications(context: BrowserContext, origin: string): Promise<() => Promise<Shown[]>> {
  const isOwn = (worker: { url(): string }) => worker.url().startsWith(`${origin}/`);
  const worker = context.serviceWorkers().find(isOwn) ?? (await context.waitForEvent('serviceworker', isOwn));
  await worker.evaluate(() => {
    const scope = self as unknown as Watched;
    scope.shown = new Map();
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.registration.showNotification = (title, options) => {
      const key = options?.tag || crypto.randomUUID();
      scope.shown.set(key, { title, body: options?.body, url: options?.data?.url });
      return show(title, options);
    };
  });
  return () => worker.evaluate(() => [...(self as unknown as Watched).shown.values()]);
}
