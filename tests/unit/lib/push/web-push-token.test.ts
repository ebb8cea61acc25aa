// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { webPushToken } from '#lib/push/web-push-token.ts';

const day = 24 * 60 * 60_000;
const publicKey = 'AQID';
const otherKey = 'BAUG';

type Subscribed = { endpoint: string; key: string };

/** A browser whose push service names a new endpoint with each subscription. */
function pretendBrowser() {
  let current: Subscribed | null = null;
  let count = 0;
  const toSubscription = ({ endpoint, key }: Subscribed) => ({
    options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { auth: 'a', p256dh: 'p' } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => current && toSubscription(current),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      count += 1;
      current = { endpoint: `https://push.test/${count}`, key: applicationServerKey };
      return toSubscription(current);
    },
  };
  return { pushManager } as unknown as ServiceWorkerRegistration;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

test('a subscription serves for seven days, and is renewed then', async () => {
  const browser = pretendBrowser();
  vi.setSystemTime(30 * day);
  const first = await webPushToken(browser, publicKey);
  expect(JSON.parse(first)).toEqual({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } });
  vi.setSystemTime(37 * day - 1);
  expect(await webPushToken(browser, publicKey)).toBe(first);
  vi.setSystemTime(37 * day);
  expect(await webPushToken(browser, publicKey)).toContain('https://push.test/2');
});

test('another key of the installation needs another subscription', async () => {
  const browser = pretendBrowser();
  await webPushToken(browser, publicKey);
  expect(await webPushToken(browser, otherKey)).toContain('https://push.test/2');
});
