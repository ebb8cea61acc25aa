// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/push/store-token.ts';
import { expectComplaint } from '#tests/setup/console.ts';

vi.mock('#lib/push/register-worker.ts', () => ({ registerWorker: async () => ({}) }));
vi.mock('#lib/push/web-push-token.ts', () => ({ webPushToken: async () => 'token of this device' }));

let setup: object | null;
let sent: unknown[];
let refuses: boolean;
beforeEach(() => {
  [setup, sent, refuses] = [{ kind: 'web-push', publicKey: 'AQID' }, [], false];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.includes('/website/push')) return new Response(JSON.stringify({ setup }));
    sent.push(JSON.parse(String(init?.body)));
    return refuses
      ? new Response(JSON.stringify({ code: 'conflict', message: 'no messages' }), { status: 409 })
      : new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a token is sent only where the user does not have it', async () => {
  expect(await storeToken(['another', 'token of this device'])).toBe(true);
  expect(sent).toEqual([]);
  expect(await storeToken(['another'])).toBe(true);
  expect(sent).toEqual([{ token: 'token of this device' }]);
});

test('a site without messages registers nothing', async () => {
  setup = null;
  expect([await storeToken([]), sent]).toEqual([false, []]);
});

test('a failure is a warning in the console, and no more', async () => {
  refuses = true;
  expectComplaint(/Push messages are not available/);
  expect(await storeToken([])).toBe(false);
});
