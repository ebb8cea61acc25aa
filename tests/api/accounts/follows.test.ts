import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#tests/fixtures/staff.ts';
import { type AccountsApi, openAccountsApi, other } from './support/open-accounts.ts';

let accounts: AccountsApi;
let token: string;
const idOf: Record<string, string> = {};
beforeAll(async () => {
  accounts = await openAccountsApi();
  ({ token } = await accounts.signUp('ana@example.test'));
  for (const noun of ['team', 'league', 'club', 'game', 'person']) {
    const order = noun === 'game' ? `order by state = 'final' desc, id` : 'order by id';
    const { rows } = await accounts.database.pool.query(
      `select id from ${noun} where tenant_id = $1 ${order} limit 1`,
      [accounts.ids.tenantId],
    );
    idOf[noun] = rows[0].id;
  }
});
afterAll(() => accounts.database.close());

const follow = (noun: string, id = '', method = 'PUT', at: { host?: string; token?: string } = {}) =>
  accounts.call(`v2/website/user/follows/${noun}/${id}`, { method, token, ...at });
const list = async () => (await (await accounts.call('v2/website/user/follows', { token })).json()).items;

test('one follows each noun once, lists it, and follows it no longer', async () => {
  for (const noun of ['team', 'league', 'club', 'game']) {
    expect((await follow(noun, idOf[noun])).status).toBe(200);
    expect((await follow(noun, idOf[noun])).status).toBe(200);
  }
  expect((await follow('player', idOf.person)).status).toBe(200);
  expect(await list()).toHaveLength(5);
  expect((await list())[0]).toEqual({ noun: 'player', id: idOf.person });
  expect((await follow('game', idOf.game, 'DELETE')).status).toBe(200);
  expect((await follow('game', idOf.game, 'DELETE')).status).toBe(200);
  expect(await list()).toHaveLength(4);
});

test('what another tenant has, what nobody has, and what is no noun cannot be followed', async () => {
  const { rows } = await accounts.database.pool.query('select id from team where tenant_id = $1 limit 1', [
    accounts.otherIds.tenantId,
  ]);
  expect((await follow('team', rows[0].id)).status).toBe(404);
  expect((await follow('league', idOf.team)).status).toBe(404);
  expect((await follow('venue', idOf.team)).status).toBe(404);
  expect((await follow('team', 'x')).status).toBe(404);
  expect((await follow('team', idOf.team, 'PUT', { host: other })).status).toBe(401);
});

test('a hidden player cannot be followed', async () => {
  const { pool } = accounts.database;
  const { rows } = await pool.query('select id from person where tenant_id = $1 order by id desc limit 1', [
    accounts.ids.tenantId,
  ]);
  await pool.query(`update person set visibility = 'hidden' where id = $1`, [rows[0].id]);
  expect((await follow('player', rows[0].id)).status).toBe(404);
});

test('what a device followed is added once, without what is unknown', async () => {
  const items = [
    { noun: 'game', id: idOf.game },
    { noun: 'team', id: idOf.team },
    { noun: 'team', id: '00000000-0000-4000-8000-000000000000' },
  ];
  const merged = await (await accounts.post('v2/website/user/follows', { items }, { token })).json();
  expect(merged.items).toHaveLength(5);
  expect(merged.items[0]).toEqual({ noun: 'game', id: idOf.game });
  expect(await list()).toEqual(merged.items);
});

test('the first screen has games, news and what is followed in one answer', async () => {
  const response = await accounts.call('v2/website/user/following?locale=en', { token });
  expect(response.status).toBe(200);
  const page = await response.json();
  expect(page.teams.map(({ id }: { id: string }) => id)).toEqual([idOf.team]);
  expect(page.players.map(({ id }: { id: string }) => id)).toEqual([idOf.person]);
  expect(page.leagues).toHaveLength(1);
  expect(page.clubs).toHaveLength(1);
  expect(page.last.length).toBeGreaterThan(0);
  expect(page.milestones).toBeInstanceOf(Array);
});

test('the first screen tells news about what is followed, and milestones of followed players', async () => {
  const { database, ids, loggedGame, call } = accounts;
  const { pool } = database;
  const { rows } = await pool.query(
    `select person_id as id from game_player_stats where game_id = $1 and played order by person_id limit 1`,
    [loggedGame],
  );
  await pool.query(`update game set tip_off_at = now() - interval '1 day' where id = $1`, [loggedGame]);
  await pool.query(`update game_player_stats set points = 700 where game_id = $1 and person_id = $2`, [
    loggedGame,
    rows[0].id,
  ]);
  await pool.query(
    `insert into news_subject (tenant_id, news_id, noun, subject_id)
      select tenant_id, id, 'team', $2 from news where tenant_id = $1 and published_at <= now() on conflict do nothing`,
    [ids.tenantId, idOf.team],
  );
  await follow('player', rows[0].id);
  await follow('team', idOf.team);
  const page = await (await call('v2/website/user/following?locale=en', { token })).json();
  expect(page.news.length).toBeGreaterThan(0);
  expect(page.milestones).toContainEqual(
    expect.objectContaining({
      kind: 'total',
      stat: 'points',
      value: 500,
      gameId: loggedGame,
      player: expect.objectContaining({ id: rows[0].id }),
    }),
  );
});

test('somebody who follows nothing gets an empty screen', async () => {
  const nobody = await accounts.signUp('nobody@example.test');
  const page = await (await accounts.call('v2/website/user/following', { token: nobody.token })).json();
  expect(Object.values(page)).toEqual(Object.values(page).map(() => []));
  const own = await (await accounts.call('v2/website/user/games', { token: nobody.token })).json();
  expect(own).toEqual({ player: null, next: [], last: [] });
});

test('a claim to be a player counts once staff have confirmed it: then my games have the line in each', async () => {
  const { call, db, ids, database, loggedGame } = accounts;
  const { rows } = await database.pool.query(
    `select p.id, p.slug from person p join game_player_stats s on s.person_id = p.id and s.played where s.game_id = $1 order by p.id limit 1`,
    [loggedGame],
  );
  const [player] = rows;
  const games = async () => (await call('v2/website/user/games', { token })).json();
  const claimed = await call('v2/website/user/player', { method: 'PUT', token, body: { player: player.slug } });
  expect((await claimed.json()).player).toMatchObject({ state: 'claimed', player: { id: player.id } });
  expect((await games()).player).toBeNull();

  const admin = await signInAs({ db, tenantId: ids.tenantId }, 'admin');
  const scorer = await signInAs({ db, tenantId: ids.tenantId }, 'scorer');
  const { items } = await (await call('v2/manage/player-claims', { token: admin })).json();
  expect(items).toMatchObject([{ follower: { name: 'Ana', email: 'ana@example.test' }, player: { id: player.id } }]);
  const decide = (who: string, body: object = { decision: 'confirmed', player: player.id }) =>
    call(`v2/manage/player-claims/${items[0].id}`, { method: 'PUT', token: who, body });
  expect((await decide(scorer)).status).toBe(403);
  expect((await decide(token)).status).toBe(401);
  expect((await decide(admin)).status).toBe(200);
  expect((await decide(admin)).status).toBe(409);

  const own = await games();
  expect(own.player).toMatchObject({ id: player.id });
  const game = own.last.find((item: { game: { id: string } }) => item.game.id === loggedGame);
  expect(game.line).toMatchObject({ points: expect.any(Number) });
  const ended = await decide(admin, { decision: 'refused', player: player.id, was: 'confirmed' });
  expect([ended.status, (await games()).player]).toEqual([200, null]);
  expect((await call('v2/website/user/player', { method: 'DELETE', token })).status).toBe(200);
  expect((await decide(admin)).status).toBe(404);
});

test('a decision counts for the player and the state that it was made for alone, and can be taken back', async () => {
  const { call, db, ids, database } = accounts;
  const { rows } = await database.pool.query(`select id, slug from person where tenant_id = $1 order by id limit 2`, [
    ids.tenantId,
  ]);
  const [seen, later] = rows;
  const claim = (slug: string, who = token) =>
    call('v2/website/user/player', { method: 'PUT', token: who, body: { player: slug } });
  const editor = await signInAs({ db, tenantId: ids.tenantId }, 'editor');
  const list = async (of = 'waiting') =>
    (await (await call(`v2/manage/player-claims?of=${of}`, { token: editor })).json()).items;
  await claim(seen.slug);
  const [{ id }] = await list();
  const decide = async (body: object) => {
    const answer = await call(`v2/manage/player-claims/${id}`, { method: 'PUT', token: editor, body });
    return [answer.status, (await answer.json()).current];
  };
  await claim(later.slug);
  expect(await decide({ decision: 'confirmed', player: seen.id })).toEqual([
    409,
    { player: later.id, state: 'claimed' },
  ]);
  expect(await list()).toMatchObject([{ player: { id: later.id }, state: 'claimed', isTaken: false, decidedAt: null }]);
  expect((await decide({ decision: 'confirmed', player: later.id }))[0]).toBe(200);
  expect(await decide({ decision: 'refused', player: later.id })).toEqual([
    409,
    { player: later.id, state: 'confirmed' },
  ]);
  expect([await list(), await list('decided')]).toMatchObject([[], [{ id, state: 'confirmed' }]]);

  const second = await accounts.signUp('second@example.test', 'Second');
  await claim(later.slug, second.token);
  expect(await list()).toMatchObject([{ follower: { name: 'Second' }, isTaken: true }]);
  expect((await decide({ decision: 'claimed', player: later.id, was: 'confirmed' }))[0]).toBe(200);
  expect(await list()).toMatchObject([{ id }, { follower: { name: 'Second' }, isTaken: false }]);
  for (const who of [token, second.token]) await call('v2/website/user/player', { method: 'DELETE', token: who });
});

test('staff refuse a claim; those of another league neither see nor decide it', async () => {
  const { call, db, ids, otherIds } = accounts;
  const { rows } = await accounts.database.pool.query(
    'select id, slug from person where tenant_id = $1 order by id limit 1',
    [ids.tenantId],
  );
  const claim = { method: 'PUT', token, body: { player: rows[0].slug } };
  expect((await call('v2/website/user/player', claim)).status).toBe(200);
  const editor = await signInAs({ db, tenantId: ids.tenantId }, 'editor');
  const stranger = await signInAs({ db, tenantId: otherIds.tenantId }, 'admin');
  const list = async (who: string, host?: string) =>
    (await (await call('v2/manage/player-claims', { token: who, ...(host && { host }) })).json()).items;
  const [{ id }] = await list(editor);
  const refuse = (who: string, host?: string) => {
    const body = { decision: 'refused', player: rows[0].id };
    return call(`v2/manage/player-claims/${id}`, { method: 'PUT', token: who, body, ...(host && { host }) });
  };
  expect([await list(stranger, other), (await refuse(stranger, other)).status]).toEqual([[], 404]);
  expect((await refuse(stranger)).status).toBe(401);
  expect((await refuse(editor)).status).toBe(200);
  expect(await list(editor)).toEqual([]);
  expect((await (await call('v2/website/user', { token })).json()).player.state).toBe('refused');
  expect((await call('v2/website/user/player', { method: 'DELETE', token })).status).toBe(200);
});

test('the personal calendar has a secret address that ends when another is made, or when it is revoked', async () => {
  const { call, post } = accounts;
  const make = async () =>
    new URL((await (await post('v2/website/user/calendar', {}, { token })).json()).url).pathname.slice(5);
  const first = await make();
  const calendar = await call(first);
  expect([calendar.status, calendar.headers.get('content-type'), calendar.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  const scores = /^SUMMARY:.* \d+–\d+\r?$/m;
  expect(await calendar.text()).toMatch(scores);
  await call('v2/website/user', { method: 'PUT', token, body: { choices: { hideScores: true } } });
  expect(await (await call(first)).text()).not.toMatch(scores);
  const second = await make();
  expect((await call(first)).status).toBe(404);
  expect((await call(second)).status).toBe(200);
  expect((await call(second, { host: other })).status).toBe(404);
  expect((await (await call('v2/website/user', { token })).json()).calendarSince).toEqual(expect.any(String));
  await call('v2/website/user/calendar', { method: 'DELETE', token });
  expect((await call(second)).status).toBe(404);
});
