import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { tags } from '#lib/api/tags.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { resetLeagueRules } from '#server/league/league/reset-rules.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let scope: TenantScope;
beforeAll(async () => {
  site = await openWebsiteApi();
  scope = { db: site.database.db, tenantId: site.ids.tenantId };
});
afterAll(() => site.database.close());
beforeEach(async () => {
  await resetLeagueRules(scope, site.ids.league);
});

const set = (text: string) => setLeagueRules(scope, site.ids.league, parseRules({ file: 'rules.yaml', text }));
const table = async (): Promise<StandingsRow[]> => (await site.get(`${leaguePath}/standings`)).tables[0].rows;
const order = async () => (await table()).map(({ team, classificationPoints }) => [team.name, classificationPoints]);
const rules = (host = 'league.test') => site.get(`${leaguePath}/rules`, { host });
const gameOf = (round: number, slug: string) => site.get(`${leaguePath}/rounds/round-${round}/games/${slug}`);
const rowOf = async (slug: string) => {
  const [row] = await scope.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, scope.tenantId), eq(games.slug, slug)));
  if (!row) throw new Error(`There is no game ${slug}.`);
  return row;
};

const points = `
standings:
  points: { win: 3, loss: 1, default: 0, forfeit: -1 }
  forfeitScore: { winner: 10, loser: 0 }
  criteria: [overall difference, head-to-head classification-points]
`;
const short = 'rules: { periods: { length: 8:00, overtime: 3:00 }, roster: { size: 15 } }';

test('the table follows the league’s own points and criteria, and FIBA’s again after a reset', async () => {
  const fibas = [
    ['Alfa', 6],
    ['Beta', 4],
    ['Čelik', 4],
    ['Đerdap', 4],
  ];
  expect(await order()).toEqual(fibas);
  await set(points);
  expect(await order()).toEqual([
    ['Alfa', 9],
    ['Čelik', 5],
    ['Beta', 5],
    ['Đerdap', 5],
  ]);
  expect((await site.get(`${leaguePath}/standings`)).profile).toBe('own');
  expect((await table())[1]?.reason?.rounds[0]?.steps[0]).toMatchObject({
    criterion: { kind: 'difference', scope: 'overall' },
    decided: true,
  });
  await resetLeagueRules(scope, site.ids.league);
  expect(await order()).toEqual(fibas);
});

test('games not yet tipped off are played by the new rules, and those that have been keep theirs', async () => {
  const open = await rowOf('b-a');
  expect((await loadLiveGame(scope, open.id)).state.profile.periods.lengthMs).toBe(600_000);
  const changed = await set(short);
  expect(changed).toMatchObject({ outcome: 'changed', rulesProfile: 'own', standingsProfile: 'fiba', games: 3 });
  expect(await gameOf(4, 'b-a')).toMatchObject({ periodMs: 480_000, overtimeMs: 180_000, rulesProfile: 'own' });
  const { state } = await loadLiveGame(scope, open.id);
  expect(state.profile).toMatchObject({ id: 'own', periods: { lengthMs: 480_000 }, roster: { size: 15 } });
  for (const [round, played] of [
    [1, 'a-b'],
    [3, 'b-c'],
  ] as const)
    expect(await gameOf(round, played)).toMatchObject({ periodMs: 600_000, rulesProfile: 'fiba-2024' });

  await set('rules: { periods: { length: 9:00 } }');
  expect((await loadLiveGame(scope, open.id)).state.profile).toMatchObject({
    periods: { lengthMs: 540_000, overtimeMs: 300_000 },
    roster: { size: 12 },
  });
  const back = await resetLeagueRules(scope, site.ids.league);
  expect(back).toMatchObject({ rulesProfile: 'fiba-2024', games: 3 });
  expect(await gameOf(4, 'b-a')).toMatchObject({ periodMs: 600_000, rulesProfile: 'fiba-2024' });
});

test('a forfeit counts by the league’s own score and points, in the game and in the table', async () => {
  await set(points);
  const { id } = await rowOf('d-c');
  await setResult(scope, id, { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  expect(await gameOf(4, 'd-c')).toMatchObject({ score: { home: 0, away: 10 } });
  const [first, second, third, last] = await table();
  expect([first, second, third].map((row) => row?.classificationPoints)).toEqual([9, 8, 5]);
  expect(last).toMatchObject({ team: { name: 'Đerdap' }, classificationPoints: 4, lost: 3 });
  await scope.db.update(games).set({ state: 'scheduled', homeScore: null, awayScore: null }).where(eq(games.id, id));
});

test('a level game counts once the league knows draws', async () => {
  const { id } = await rowOf('d-c');
  await scope.db.update(games).set({ state: 'final', homeScore: 70, awayScore: 70 }).where(eq(games.id, id));
  const played = async () => (await table()).map((row) => row.played).toSorted();
  expect(await played()).toEqual([3, 3, 3, 3]);
  await set('standings: { points: { win: 3, loss: 0, draw: 1, default: 0 } }');
  expect(await played()).toEqual([3, 3, 4, 4]);
  expect(await order()).toEqual([
    ['Alfa', 9],
    ['Čelik', 4],
    ['Đerdap', 4],
    ['Beta', 3],
  ]);
  await scope.db.update(games).set({ state: 'scheduled', homeScore: null, awayScore: null }).where(eq(games.id, id));
});

test('the API says what is in force, and what a phase does otherwise', async () => {
  await set(`${short}\nstandings: { extends: euroleague, id: our-table, meetings: 4 }`);
  await scope.db.update(phases).set({ standingsProfile: 'nbl' }).where(eq(phases.id, site.ids.playoff));
  const answer = await rules();
  expect(answer).toMatchObject({
    rules: { id: 'own', periods: { count: 4, lengthMs: 480_000 }, roster: { size: 15 } },
    standings: { id: 'our-table', rankBy: 'wins', meetings: 4, overtimeCounts: false },
    phases: [{ slug: 'playoff', standings: { id: 'nbl', rankBy: 'win-share' } }],
  });
  expect(answer.rules.extends).toBeUndefined();
  expect((await site.request('seasons/2025-26/leagues/nothing/rules')).status).toBe(404);
});

test('the same file again changes nothing', async () => {
  expect((await set(`${points}${short}`)).outcome).toBe('changed');
  expect(await set(`${points}${short}`)).toMatchObject({ outcome: 'unchanged', games: 0 });
});

test('pages of the league and of its upcoming games are announced', async () => {
  const heard: string[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const listener = await listenToAnnouncements(site.database.pool, {
    onChange: (change) => {
      heard.push(...change.tags);
      if (change.tags.includes(tags.league(site.ids.league))) end();
    },
    onDisconnect: () => undefined,
    onReconnect: () => undefined,
  });
  await set(short);
  await ended;
  await listener.close();
  expect(heard).toContain(tags.game((await rowOf('b-a')).id));
  expect(heard).not.toContain(tags.game((await rowOf('a-b')).id));
});

test('another tenant’s league cannot be changed and keeps its own', async () => {
  await expect(
    setLeagueRules(scope, site.other.ids.league, parseRules({ file: 'rules.yaml', text: points })),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(resetLeagueRules(scope, site.other.ids.league)).rejects.toMatchObject({ code: 'not-found' });
  await set(`${points}${short}`);
  expect(await rules('other.test')).toMatchObject({ rules: { id: 'fiba-2024' }, standings: { id: 'fiba' } });
});

test('rules that contradict themselves change nothing', async () => {
  const before = await scope.db.select().from(leagues).where(eq(leagues.id, site.ids.league));
  const { standings } = parseRules({ file: 'rules.yaml', text: points });
  if (!standings) throw new Error('The file holds standings.');
  const broken = { ...standings, points: { ...standings.points, loss: 5 } };
  await expect(setLeagueRules(scope, site.ids.league, { standings: broken })).rejects.toThrow('standings.points.win');
  await expect(setLeagueRules(scope, site.ids.league, { standings: { ...standings, id: 'nbl' } })).rejects.toThrow(
    '"nbl" is the id of a built-in profile.',
  );
  expect(await scope.db.select().from(leagues).where(eq(leagues.id, site.ids.league))).toEqual(before);
});
