import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { createAccount } from '#server/auth/accounts/create-account.ts';
import { signInOnSite } from '#server/auth/accounts/sign-in.ts';
import { createLog } from '#server/log.ts';
import { openPushReceiver, type PushReceiver } from '#tests/fixtures/push/push-receiver.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

let push: PushTest;
/** A push service that nobody has allowed. */
let stranger: PushReceiver;
let request: (path: string, bearer: string | null, body?: unknown) => Promise<Response>;
let bearer: string;
let bearerOfOther: string;
let staff: string;

/** Requests that this process has sent. */
const sent: unknown[] = [];
const count = (message: unknown) => void sent.push(message);
const clientRequests = 'http.client.request.start';

beforeAll(async () => {
  [push, stranger] = await Promise.all([openPushTest(), openPushReceiver()]);
  const { db } = push.database;
  const [one, other] = [await push.openGame(), await push.openGame()];
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true, push: push.push });
  const headers = { host: 'league-1.test', origin: 'http://league-1.test', 'content-type': 'application/json' };
  request = async (path, bearer, body) =>
    api.request(`http://league-1.test/api/v2/website/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const account = await createAccount(db, { email: 'ana@example.test', name: 'Ana', language: null });
  const signIn = async (tenantId: string) =>
    (await signInOnSite(db, account?.id ?? '', { tenantId, device: { userAgent: undefined, network: '::1' } })).token;
  bearer = await signIn(one.ids.tenantId);
  bearerOfOther = await signIn(other.ids.tenantId);
  staff = await signInAs(one.scope, 'admin');
  subscribe(clientRequests, count);
});
afterAll(async () => {
  unsubscribe(clientRequests, count);
  await stranger?.close();
  await push?.close();
});

const store = (token: unknown, as: string | null = bearer) => request('user/store-fcm', as, { token });
const stored = async () => (await (await request('user', bearer)).json()).fcmTokens;

/** The subscription of a real device, at another endpoint. */
function at(endpoint: string): string {
  return JSON.stringify({ ...JSON.parse(stranger.subscribe('phone')), endpoint });
}

test.each([
  'https://10.0.0.1/push',
  'https://127.0.0.1/push',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/push',
  'https://localhost/push',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.test/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://push.evil.test/abc',
  'file:///etc/passwd',
  'no address',
])('a subscription at %s is refused', async (endpoint) => {
  const response = await store(at(endpoint));
  const { code, issues } = await response.json();
  expect([response.status, code, issues[0].path]).toEqual([400, 'bad-request', 'token']);
  expect([await stored(), sent]).toEqual([[], []]);
});

test.each([
  ['no subscription', 'a token of nothing'],
  ['an empty object', '{"endpoint":{}}'],
  ['no keys', '{"endpoint":"https://fcm.googleapis.com/abc"}'],
  ['short keys', '{"endpoint":"https://fcm.googleapis.com/abc","keys":{"p256dh":"AAAA","auth":"AAAA"}}'],
  ['too short', 'short'],
  ['too long', 'x'.repeat(4001)],
  ['a number', 5],
  ['nothing', undefined],
])('a token that is malformed is refused: %s', async (_, token) => {
  expect((await store(token)).status).toBe(400);
  expect([await stored(), sent]).toEqual([[], []]);
});

test('a push service that nobody has allowed gets no connection', async () => {
  const response = await store(stranger.subscribe('phone'));
  expect([response.status, (await response.json()).issues]).toEqual([
    400,
    [{ path: 'token', message: 'has an endpoint that is not of a known push service' }],
  ]);
  expect([await stored(), sent, stranger.connections()]).toEqual([[], [], 0]);
});

test('nothing is stored without a bearer of this site', async () => {
  const token = push.receiver.subscribe('phone');
  for (const foreign of [null, 'x'.repeat(43), bearerOfOther, staff])
    expect((await store(token, foreign)).status).toBe(401);
  expect([await stored(), sent]).toEqual([[], []]);
});

test('the subscription at a push service that is allowed is stored once, and nothing is sent before there is something to tell', async () => {
  const token = push.receiver.subscribe('phone');
  expect([(await store(token)).status, (await store(token)).status]).toEqual([200, 200]);
  expect([await stored(), sent, push.receiver.connections()]).toEqual([[token], [], 0]);
});
