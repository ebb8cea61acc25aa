import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessageKind } from '#lib/api/contract/account/user.ts';
import { createApi } from '#server/api/app.ts';
import { createAccount } from '#server/auth/accounts/create-account.ts';
import { signInOnSite } from '#server/auth/accounts/sign-in.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { showTenant } from '#server/league/tenant/show.ts';
import { createLog } from '#server/log.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

type Game = Awaited<ReturnType<PushTest['openGame']>>;

let push: PushTest;
let game: Game;
beforeAll(async () => {
  push = await openPushTest();
  game = await push.openGame();
  await push.work();
});
afterAll(() => push.close());

const idle = () => expect.poll(async () => (await push.jobs()).length, { timeout: 100_000 }).toBe(0);
const offer = (messageKinds: MessageKind[] | null, of = game) => setTenant(of.scope, { messageKinds });
const follow = (of: Game, name: string) => push.follow(of, { name, follows: [{ noun: 'game', id: of.gameId }] });

test('a site tells only the kinds that it offers, and another site is not concerned', async () => {
  const other = await push.openGame();
  await follow(game, 'here');
  await follow(other, 'there');
  await offer(['final']);
  for (const { play } of [game, other]) {
    await play.start();
    await idle();
    await play.end();
    await idle();
  }
  expect(push.shown('here')).toEqual(['Beta 2–0 Alfa | Final · First League']);
  expect(push.shown('there')).toEqual([
    expect.stringContaining('Beta – Alfa |'),
    'Beta 2–0 Alfa | Final · First League',
  ]);
});

test('a kind that is withdrawn after its event is not sent any more', async () => {
  const late = await push.openGame();
  await offer(null, late);
  await push.follow(late, {
    name: 'late',
    follows: [{ noun: 'game', id: late.gameId }],
    choices: { scoreDelayMinutes: 1 },
  });
  await late.play.start();
  await idle();
  await late.play.end();
  await expect.poll(async () => (await push.jobs()).map(({ task }) => task)).toEqual(['push-batch']);
  await offer([], late);
  await push.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await idle();
  expect(push.shown('late')).toEqual([expect.stringContaining('Beta – Alfa |')]);
});

test('pages learn what is offered; a site without messages gives no key and takes no device', async () => {
  const { db } = push.database;
  const site = await push.openGame();
  const { host } = new URL((await showTenant(site.scope)).domainUrl);
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true, push: push.push });
  const account = await createAccount(db, { email: 'ana@example.test', name: 'Ana', language: null });
  const place = { tenantId: site.ids.tenantId, device: { userAgent: undefined, network: '::1' } };
  const { token } = await signInOnSite(db, account?.id ?? '', place);
  const headers = { host, origin: `http://${host}`, authorization: `Bearer ${token}` };
  const call = (path: string, body?: object) =>
    api.request(`http://${host}/api/v2/website/${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const offered = async () => (await (await call('user')).json()).messageKinds;
  const setup = async () => (await (await call('push')).json()).setup;
  const store = async () => (await call('user/store-fcm', { token: push.receiver.subscribe('phone') })).status;

  expect(await offered()).toEqual(['tip-off', 'period', 'close', 'final', 'record', 'news', 'moved', 'fantasy']);
  await offer(['news', 'final'], site);
  expect([await offered(), await setup(), await store()]).toEqual([['final', 'news'], push.push.setup, 200]);
  await offer([], site);
  expect([await offered(), await setup(), await store()]).toEqual([[], null, 409]);
  expect((await showTenant(site.scope)).messageKinds).toEqual([]);
  await expect(offer(['weather' as MessageKind], site)).rejects.toThrow('messageKinds');
});
