import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
let player: { id: string; slug: string };
const lastName = 'Qwistovska';
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
  const { pool } = accounts.database;
  const { rows } = await pool.query(
    `select p.id, p.slug from person p join game_player_stats s on s.person_id = p.id and s.played
      where s.game_id = $1 order by p.id limit 1`,
    [accounts.loggedGame],
  );
  player = rows[0];
  await pool.query(`update person set last_name = $2, slug = 'zvezdana-qwistovska' where id = $1`, [
    player.id,
    lastName,
  ]);
  await accounts.call(`v2/website/user/follows/player/${player.id}`, { method: 'PUT', token: ana.token });
  const body = { player: 'zvezdana-qwistovska' };
  await accounts.call('v2/website/user/player', { method: 'PUT', token: ana.token, body });
  await pool.query(`update player_claim set state = 'confirmed'`);
});
afterAll(() => accounts.database.close());

/** All that somebody who is logged in reads on a site. */
async function readAll(): Promise<string> {
  const { call, post } = accounts;
  const { url } = await (await post('v2/website/user/calendar', {}, { token: ana.token })).json();
  const paths = ['user', 'user/follows', 'user/following', 'user/games'].map((path) => `v2/website/${path}`);
  const answers = await Promise.all([
    ...paths.map((path) => call(path, { token: ana.token })),
    call(new URL(url).pathname.slice('/api/'.length)),
    call('auth/account/export', { headers: { cookie: ana.cookie } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

test('who is logged in reads the whole name only where it is public', async () => {
  expect(await readAll()).toContain(lastName);
  for (const level of ['short', 'hidden']) {
    await accounts.database.pool.query('update person set visibility = $2 where id = $1', [player.id, level]);
    const text = await readAll();
    expect([level, text.toLowerCase().includes('qwistovska')]).toEqual([level, false]);
  }
});
