import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { type AccountsApi, openAccountsApi } from '#tests/api/accounts/support/open-accounts.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let accountsApi: AccountsApi;
let fantasy: Fantasy;
let other: Fantasy;
let token: string;
let rival: string;
let staff: string;
const host = 'fantasy.test';
const league = 'v2/website/seasons/2025-26/leagues/first-league/fantasy';
beforeAll(async () => {
  accountsApi = await openAccountsApi();
  fantasy = await openFantasy(accountsApi.db, 'fantasy', host);
  other = await openFantasy(accountsApi.db, 'fantasy-other', 'fantasy-other.test');
  const [one, two] = [
    await accountsApi.signUp('ana@example.test'),
    await accountsApi.signUp('eva@example.test', 'Eva'),
  ];
  token = await accountsApi.handOver(one.cookie, `http://${host}`);
  rival = await accountsApi.handOver(two.cookie, `http://${host}`);
  staff = await signInAs(fantasy.scope, 'editor');
});
afterAll(() => accountsApi.database.close());

async function ask(path: string, options: { host?: string; method?: string; body?: unknown; token?: string } = {}) {
  const response = await accountsApi.call(path, { host, ...options });
  return { status: response.status, answer: await response.json() };
}
const put = (path: string, body: unknown, own = token) => ask(path, { method: 'PUT', body, token: own });

test('a squad is saved and seen by its manager alone until the deadline has passed', async () => {
  const { name, ...body } = fantasy.input();
  const script = '<script>alert(1)</script>';
  const saved = await put(`${league}/own/rounds/1`, { ...body, name: script });
  expect(saved).toMatchObject({ status: 200, answer: { squad: { number: 1, name: script }, revision: 1, bank: 120 } });
  await put(`${league}/own/rounds/1`, { ...fantasy.input(), name: 'Eva' }, rival);

  const own = await ask(`${league}/own`, { token });
  expect(own.answer).toMatchObject({ squad: { number: 1 }, coming: { lineup: { captain: fantasy.lineup.captain } } });
  const { answer: page } = await ask(`${league}/squads/1`);
  expect(page).toMatchObject({ shown: null, rounds: [], value: null });
  expect((await ask(`${league}/squads/1?round=1`)).status).toBe(404);
  const { answer: market } = await ask(`${league}/market`);
  expect(new Set(market.items.map(({ ownership }: { ownership: null }) => ownership))).toEqual(new Set([null]));
  const { answer: review } = await ask(`${league}/rounds/1`);
  expect(review).toMatchObject({ mostOwned: null, mostCaptained: null });
  const captain = JSON.stringify(fantasy.lineup.starters);
  for (const answer of [page, review, (await ask(league)).answer, (await ask(`${league}/table`)).answer])
    expect(JSON.stringify(answer)).not.toContain(captain.slice(1, -1));
  expect((await ask(`${league}/own`)).status).toBe(401);
  expect((await ask(`${league}/own`, { token: rival })).answer.squad.number).toBe(2);
});

test('what is wrong with a save is told with its place', async () => {
  const bad = { ...fantasy.input({ revision: 1 }), lineup: { ...fantasy.lineup, captain: fantasy.lineup.coach } };
  expect(await put(`${league}/own/rounds/1`, bad)).toMatchObject({
    status: 400,
    answer: { code: 'bad-request', issues: [{ path: 'lineup.captain' }] },
  });
  expect(await put(`${league}/own/rounds/1`, { lineup: {} })).toMatchObject({ status: 400 });
  expect((await put(`${league}/own/rounds/1`, fantasy.input(), '')).status).toBe(401);
});

test('at another tenant’s host nothing of it is found, and its tokens open nothing', async () => {
  const elsewhere = { host: 'fantasy-other.test' };
  expect((await ask(`${league}/squads/1`, elsewhere)).status).toBe(404);
  expect((await ask(`${league}/own`, { ...elsewhere, token })).status).toBe(401);
  const game = `v2/website/games/${fantasy.gameOf(1, 0)}/fantasy`;
  expect([(await ask(game)).status, (await ask(game, elsewhere)).status]).toEqual([200, 404]);
  expect((await ask(`v2/website/games/${other.gameOf(1, 0)}/fantasy`)).status).toBe(404);
});

test('a league without a fantasy season has none to show', async () => {
  expect((await ask('v2/website/seasons/2025-26/leagues/cup/fantasy')).status).toBe(404);
});

test('the watch list keeps what was added, once', async () => {
  const path = `${league}/own/watched/3`;
  expect((await put(path, {})).answer).toEqual({ watched: [3] });
  expect((await put(path, {})).answer).toEqual({ watched: [3] });
  expect((await put(`${league}/own/watched/9999`, {})).status).toBe(404);
  expect((await ask(path, { method: 'DELETE', body: {}, token })).answer).toEqual({ watched: [] });
});

test('a name that insults is reported, taken away by staff, and does not come back', async () => {
  const report = () => ask(`${league}/squads/2/reports`, { method: 'POST', body: { reason: 'rude' }, token });
  expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
  const { answer } = await ask('v2/manage/fantasy/name-reports', { token: staff });
  expect(answer.items).toMatchObject([{ name: 'Eva', reports: 1, reasons: ['rude'], squad: { number: 2 } }]);
  const decide = `v2/manage/fantasy/name-reports/${answer.items[0].id}`;
  const staffElsewhere = await signInAs(other.scope, 'editor');
  const elsewhere = { host: 'fantasy-other.test', method: 'PUT', body: { decision: 'taken-away' } };
  expect((await ask(decide, { ...elsewhere, token: staff })).status).toBe(401);
  expect((await ask(decide, { ...elsewhere, token: staffElsewhere })).status).toBe(404);
  expect((await put(decide, { decision: 'taken-away' })).status).toBe(401);
  expect((await put(decide, { decision: 'taken-away' }, staff)).status).toBe(200);
  expect((await ask(`${league}/squads/2`)).answer.squad).toEqual({ number: 2, name: '#2' });
  expect((await ask(`${league}/own`, { token: rival })).answer.mustRename).toBe(true);
  for (const name of ['Eva', 'eva', 'E v\u200ba!', 'Éva', 'Ева', '\u200b\u200b'])
    expect((await put(`${league}/own/name`, { name }, rival)).status, name).toBe(400);
  expect(await put(`${league}/own/name`, { name: 'Evina ekipa' }, rival)).toMatchObject({
    status: 200,
    answer: { number: 2, name: 'Evina ekipa' },
  });
});

test('names are one line that shows what it is', async () => {
  const { answer } = await put(`${league}/own/name`, { name: 'Evina\n\u202eekipa\u2060' }, rival);
  expect(answer).toEqual({ number: 2, name: 'Evina ekipa' });
  const body = { requestId: randomUUID(), name: '\u200b\u200b', kind: 'classic' };
  expect((await ask(`${league}/own/leagues`, { method: 'POST', body, token })).status).toBe(400);
});

test('once the deadline has passed squads, ownership and points are public, names of people as they are public', async () => {
  const { db } = accountsApi;
  await db
    .update(people)
    .set({ visibility: 'hidden' })
    .where(ofTenant(fantasy.scope, people, eq(people.id, fantasy.ids.players.a[1] ?? '')));
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.recount();
  const { answer: page } = await ask(`${league}/squads/1`);
  expect(page.shown).toMatchObject({ points: 1_870_000, rank: 1 });
  expect(page.shown.picks).toHaveLength(11);
  const { home, score, state } = page.shown.games[0].game;
  expect(page.shown.games).toHaveLength(1);
  expect({ home: home.slug, score, state }).toEqual({ home: 'alfa', score: { home: 6, away: 4 }, state: 'final' });
  const didPlay = page.shown.picks.map((one: { didPlay: boolean | null }) => one.didPlay);
  expect(new Set(didPlay)).toEqual(new Set([true, null]));
  const sum = page.shown.picks.reduce((total: number, { points }: { points: number }) => total + points, 0);
  expect(sum).toBe(page.shown.points);
  const { answer: market } = await ask(`${league}/market`);
  const captain = market.items.find(
    (one: { entrant: { number: number } }) => one.entrant.number === fantasy.lineup.captain,
  );
  expect(captain).toMatchObject({ ownership: 1000, points: 440_000, form: [440_000], games: 1 });
  expect(captain.next[0]).toMatchObject({ round: 2, isHome: true });
  const { answer: game } = await ask(`v2/website/games/${fantasy.gameOf(1, 0)}/fantasy`);
  expect(game).toMatchObject({ state: 'booked', round: { number: 1 }, corrections: [] });
  const { answer: detail } = await ask(`${league}/entrants/${fantasy.lineup.captain}`);
  expect(detail.rounds.at(-1).games[0]).toMatchObject({
    state: 'booked',
    points: 440_000,
    didPlay: true,
    regularPeriods: 4,
  });
  const { answer: table } = await ask(`${league}/table?limit=1`);
  expect(table).toMatchObject({ round: 1, squads: 2, items: [{ rank: 1, points: 1_870_000 }], nextCursor: '1' });
  const { answer: live } = await ask(`${league}/rounds/1/live`);
  expect(live.points).toContainEqual({
    gameId: fantasy.gameOf(1, 0),
    entrant: fantasy.lineup.captain,
    points: 440_000,
  });
  const { answer: season } = await ask(league);
  expect(season).toMatchObject({ current: 1, coming: 2, squads: 2, leaders: [{ rank: 1 }, { rank: 1 }] });
  expect(season.bestFive.round).toBe(1);
  for (const five of [season.bestFive.five, season.teamOfSeason]) {
    expect(five.filter(({ entrant }: { entrant: { kind: string } }) => entrant.kind === 'player')).toHaveLength(5);
    expect(five.map(({ points }: { points: number }) => points)).toContain(440_000);
  }
  expect(page.achievements).toEqual(expect.arrayContaining([{ kind: 'round-won', round: 1 }]));
  expect((await ask(`${league}/squads/2`)).answer.achievements).not.toContainEqual({ kind: 'perfect-five', round: 1 });
  const secret = `Igor Alfaić 2`;
  for (const answer of [page, market, game, detail, season]) expect(JSON.stringify(answer)).not.toContain(secret);
});

test('a squad has its picture to be shared, and rounds are listed for the site map', async () => {
  const picture = (squad: string, at = host) =>
    accountsApi.call(`v2/website/share/seasons/2025-26/leagues/first-league/fantasy/squads/${squad}.png`, { host: at });
  const drawn = await picture('1');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await picture('99')).status).toBe(404);
  expect((await picture('x')).status).toBe(404);
  const { answer } = await ask('v2/website/addresses');
  expect(answer.fantasyRounds).toEqual(
    [1, 2, 3].map((round) => ({ season: '2025-26', league: 'first-league', round })),
  );
});

test('the seasons of a follower are listed with the own squad', async () => {
  const { answer } = await ask('v2/website/user/fantasy', { token });
  expect(answer.items).toMatchObject([
    { league: { slug: 'first-league' }, state: 'open', squad: { number: 1 }, squads: 2 },
  ]);
});

test('staff open a season by rules that fit the league, and see what is wrong with those that do not', async () => {
  const path = 'v2/manage/seasons/2025-26/leagues/first-league/fantasy';
  expect(await put(path, { preset: 'euroleague' }, staff)).toMatchObject({
    answer: { outcome: 'unchanged', rounds: 3 },
  });
  expect((await put(path, { preset: 'dunkest' }, staff)).status).toBe(409);
  expect((await put(path, { preset: 'own' }, staff)).status).toBe(400);
  expect((await put(path, { preset: 'euroleague' })).status).toBe(401);
  const cup = 'v2/manage/seasons/2025-26/leagues/cup/fantasy';
  expect(await put(cup, { preset: 'euroleague' }, staff)).toMatchObject({ status: 409, answer: { code: 'conflict' } });
  expect((await put(`${path}/positions`, { positions: [{ entrant: 1, position: 'C' }] }, staff)).status).toBe(409);
});

test('a save is judged by the clock of the server that received it', async () => {
  const api = createApi({ db: accountsApi.db, log: createLog('silent'), checkAnswers: true });
  const bench = fantasy.lineup.bench.map((number) =>
    number === fantasy.number('d', 1) ? fantasy.number('d', 5) : number,
  );
  const lineup = { ...fantasy.lineup, bench };
  const body = JSON.stringify({ ...fantasy.input({ revision: 1, requestId: randomUUID(), lineup }), name: 'Late' });
  const response = await api.request(`http://${host}/api/${league}/own/rounds/1`, {
    method: 'PUT',
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      date: new Date(0).toUTCString(),
    },
    body,
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/deadline of round 1/) });
});
