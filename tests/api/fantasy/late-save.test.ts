import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#tests/api/accounts/support/open-accounts.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

const host = 'fantasy.test';
const ownRound = 'v2/website/seasons/2025-26/leagues/first-league/fantasy/own/rounds/1';
let accountsApi: AccountsApi;
let fantasy: Fantasy;
beforeAll(async () => {
  accountsApi = await openAccountsApi();
  fantasy = await openFantasy(accountsApi.db, 'fantasy', host);
});
afterAll(() => accountsApi.database.close());

test('a save whose contents come after the deadline is late, although its head came before', async () => {
  const { cookie } = await accountsApi.signUp('ana@example.test');
  const token = await accountsApi.handOver(cookie, `http://${host}`);
  const save = (body: BodyInit) =>
    accountsApi.api.request(`http://${host}/api/${ownRound}`, {
      method: 'PUT',
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body,
      duplex: 'half',
    } as RequestInit);
  expect((await save(JSON.stringify(fantasy.input()))).status).toBe(200);

  const captain = fantasy.number('b', 1);
  const decidedLate = fantasy.input({ revision: 1, lineup: { ...fantasy.lineup, captain } });
  const contents = new ReadableStream(
    {
      async pull(controller) {
        await fantasy.moveGame(fantasy.gameOf(1, 0), new Date());
        controller.enqueue(new TextEncoder().encode(JSON.stringify(decidedLate)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await save(contents);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'lineup.captain' }] });
});
