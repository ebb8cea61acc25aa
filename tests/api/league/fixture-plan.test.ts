import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import type { FixturePlan } from '#lib/fixtures/plan-fixtures.ts';
import { type PlannedGame, planInput } from '#lib/fixtures/plan-input.ts';
import { games } from '#server/db/schema/games.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { comparePlan } from '#server/league/fixture-plan/compare.ts';
import { publishPlan } from '#server/league/fixture-plan/publish.ts';
import { findPlan, savePlan } from '#server/league/fixture-plan/save.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { type ImportBench, league, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';
import { hearAnnouncements } from '#tests/fixtures/tagged-answers.ts';

const published = [
  'season,league,id,round,date,time,home,away,venue,home_score,away_score',
  '2099/00,Liga,g1,1,2099-10-03,17:00,Sava,Drava,Tivoli,,',
  '2099/00,Liga,g2,2,2099-10-10,17:00,Drava,Sava,Tabor,,',
].join('\n');

const input = planInput.parse({
  teams: [
    { id: 'sava', venues: ['tivoli'] },
    { id: 'drava', venues: ['tabor'] },
  ],
  venues: [{ id: 'tivoli' }, { id: 'tabor' }],
  rounds: [1, 2].map((number) => ({ number, dates: [`2099-10-${number === 1 ? '03' : '10'}`] })),
  times: ['17:00', '19:30'],
});
const first: PlannedGame = {
  home: 'sava',
  away: 'drava',
  round: 1,
  slot: { date: '2099-10-03', time: '17:00', venue: 'tivoli' },
  isLocked: false,
};
const second: PlannedGame = {
  home: 'drava',
  away: 'sava',
  round: 2,
  slot: { date: '2099-10-10', time: '19:30', venue: 'tabor' },
  isLocked: false,
};
const planOf = (...games: PlannedGame[]): FixturePlan => ({ games, repairs: [], unfulfilled: [] });

let bench: ImportBench;
let scope: TenantScope & { host: string };
let leagueId: string;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = { ...(await bench.tenant()), actor: { kind: 'operator' } };
  const file = await bench.file('fixtures.csv', published);
  await importFixtures(scope, { file, league }, listeningReport().report);
  leagueId = (await findLeagueByName(scope, 'Liga')).id;
});

const rows = () => scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId));

test('a draft changes nothing, says what it would move, and moves it at once when it is published', async () => {
  const before = await rows();
  await savePlan(scope, leagueId, input, planOf(first, second));
  expect(await rows()).toEqual(before);
  const { changes } = await comparePlan(scope, leagueId, [first, second]);
  expect(changes.map(({ outcome }) => outcome)).toEqual(['same', 'moved']);
  const announcements = await hearAnnouncements(bench.database, scope);
  const heard = await announcements.during(() => publishPlan(scope, leagueId));
  await announcements.close();
  expect([...heard]).toContain(tags.games(scope.tenantId));
  const after = await rows();
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  const moved = after.find(({ homeTeamId }) => homeTeamId === before[1]?.homeTeamId);
  expect(moved?.tipOffAt?.toISOString()).toBe('2099-10-10T17:30:00.000Z');
  expect((await findPlan(scope, leagueId)).publishedAt).toBeInstanceOf(Date);
  await expect(publishPlan(scope, leagueId)).rejects.toThrow('plan again');
});

test('a plan does not undo what was changed after it was made', async () => {
  await savePlan(scope, leagueId, input, planOf(first, second));
  const file = await bench.file('moved.csv', published.replace('2099-10-10,17:00', '2099-10-11,18:00'));
  await importFixtures(scope, { file, league }, listeningReport().report);
  const before = await rows();
  await expect(publishPlan(scope, leagueId)).rejects.toThrow('drava–sava (round 2) was changed');
  expect(await rows()).toEqual(before);
});

test('nothing is published while a game has no slot', async () => {
  await savePlan(
    scope,
    leagueId,
    input,
    planOf({ ...second, slot: { date: '2099-10-11', time: '17:00', venue: 'tabor' } }, { ...first, slot: null }),
  );
  const before = await rows();
  await expect(publishPlan(scope, leagueId)).rejects.toThrow('sava–drava (round 1)');
  expect(await rows()).toEqual(before);
});

test('a team or venue that the league does not know is refused by name', async () => {
  const strange = { ...input, teams: input.teams.map((team) => ({ ...team, id: `${team.id}-2` })) };
  await expect(savePlan(scope, leagueId, strange, planOf())).rejects.toThrow('the league has no team "sava-2"');
});

test("another tenant's plan is not found", async () => {
  await savePlan(scope, leagueId, input, planOf(first));
  const other = await bench.tenant();
  await expect(findPlan(other, leagueId)).rejects.toThrow();
  await expect(publishPlan({ ...other, actor: { kind: 'operator' } }, leagueId)).rejects.toThrow();
});
