import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { groups } from '#server/db/schema/phases.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const header =
  'season,league,id,phase,playoff_round,series,round,date,time,home,home_id,home_score,away,away_id,away_score,status,guilty,group';
const csv = (...lines: string[]) => [header, ...lines].join('\n');

async function importCsv(scope: TenantScope, text: string) {
  const { report, told } = listeningReport();
  const file = await bench.file('fixtures.csv', text);
  return { counts: await importFixtures(scope, { file, league }, report), told };
}

const regular = csv(
  '2025/26,Liga,g1,regular,,,1,2025-10-04,18:00,Sava,SAV,81,Drava,DRA,79,final,,',
  '2025/26,Liga,g2,regular,,,2,2025-10-11,18:00,Drava,DRA,,Sava,SAV,,scheduled,,',
  '2025/26,Liga,g3,regular,,,3,,,Sava,SAV,20,Drava,DRA,0,forfeited,away,',
);

test('a list makes season, league, clubs, teams, rounds and games', async () => {
  const scope = await bench.tenant();
  const { counts } = await importCsv(scope, regular);
  expect(counts).toEqual({ created: 3, changed: 0, unchanged: 0, failed: 0 });
  const [season] = await scope.db.select().from(seasons).where(eq(seasons.tenantId, scope.tenantId));
  expect(season).toMatchObject({ slug: '2025-26', isCurrent: true, startsOn: '2025-10-04', endsOn: '2025-10-11' });
  const own = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId)).orderBy(games.externalIds);
  expect(own).toMatchObject([
    {
      slug: 'sava-drava',
      state: 'final',
      homeScore: 81,
      tipOffAt: new Date('2025-10-04T16:00:00Z'),
      coverage: 'score',
    },
    { slug: 'drava-sava', state: 'scheduled', homeScore: null, coverage: 'none' },
    { state: 'forfeited', guilty: 'away', homeScore: 20, awayScore: 0, tipOffAt: null },
  ]);
  const numbers = await scope.db.select().from(rounds).where(eq(rounds.tenantId, scope.tenantId));
  expect(numbers.map(({ slug }) => slug).sort()).toEqual(['1', '2', '3']);
  expect(numbers[0]?.names).toMatchObject({ sr: expect.stringMatching(/^\d\. kolo$/) });
});

test('the same list again changes nothing', async () => {
  const scope = await bench.tenant();
  await importCsv(scope, regular);
  const before = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId));
  const { counts } = await importCsv(scope, regular);
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 3, failed: 0 });
  expect(await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId))).toEqual(before);
});

test('a later list brings results and new dates to the games it knows', async () => {
  const scope = await bench.tenant();
  await importCsv(scope, regular);
  const { counts } = await importCsv(
    scope,
    csv('2025/26,Liga,g2,regular,,,2,2025-10-12,20:30,Drava,DRA,90,Sava,SAV,91,final,,'),
  );
  expect(counts).toEqual({ created: 0, changed: 1, unchanged: 0, failed: 0 });
  const [game] = await scope.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, scope.tenantId), eq(games.slug, 'drava-sava')));
  expect(game).toMatchObject({ homeScore: 90, tipOffDate: '2025-10-12', tipOffAt: new Date('2025-10-12T18:30:00Z') });
});

test('a later list with only the score does not change the known periods', async () => {
  const scope = await bench.tenant();
  const columns = 'season,league,id,home,home_score,away,away_score';
  const quarters = [1, 2, 3, 4].map((number) => `home_q${number},away_q${number}`).join(',');
  await importCsv(
    scope,
    `${columns},${quarters},home_ot1,away_ot1\n2025/26,Liga,g1,Sava,90,Drava,88,20,20,20,20,20,20,20,20,10,8`,
  );
  const game = async () => (await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId)))[0];
  expect(await game()).toMatchObject({ overtimes: 1, periods: { length: 5 } });
  const { counts } = await importCsv(scope, `${columns}\n2025/26,Liga,g1,Sava,90,Drava,88`);
  expect(counts).toMatchObject({ unchanged: 1 });
  await importCsv(scope, `${columns}\n2025/26,Liga,g1,Sava,91,Drava,88`);
  expect(await game()).toMatchObject({ overtimes: 0, periods: [], homeScore: 91 });
});

test('a later list postpones and reschedules a game, and reverts no result', async () => {
  const scope = await bench.tenant();
  const told = (status: string, score = ',') =>
    csv(
      `2025/26,Liga,g1,regular,,,1,2025-10-04,18:00,Sava,,${score.split(',')[0]},Drava,,${score.split(',')[1]},${status},,`,
    );
  const states: unknown[] = [];
  for (const list of [
    told('scheduled'),
    told('postponed'),
    told('scheduled'),
    told('final', '80,70'),
    told('scheduled'),
  ]) {
    await importCsv(scope, list);
    const [game] = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId));
    states.push(game?.state);
  }
  expect(states).toEqual(['scheduled', 'postponed', 'scheduled', 'final', 'final']);
});

test('a club keeps its id through a new name in the next season', async () => {
  const scope = await bench.tenant();
  await importCsv(scope, regular);
  await importCsv(scope, csv('2026/27,Liga,h1,regular,,,1,2026-10-03,18:00,Sava Sponzor,SAV,70,Drava,DRA,60,final,,'));
  const own = await scope.db.select().from(clubs).where(eq(clubs.tenantId, scope.tenantId));
  expect(own.map(({ name }) => name).sort()).toEqual(['Drava', 'Sava']);
  const entries = await scope.db.select().from(teams).where(eq(teams.tenantId, scope.tenantId));
  expect(entries.map(({ name }) => name)).toContain('Sava Sponzor');
  expect(entries).toHaveLength(4);
});

test('play-off games of two teams are one duel, in order of date, home and away', async () => {
  const scope = await bench.tenant();
  await importCsv(
    scope,
    csv(
      '2025/26,Liga,p2,playoff,Finale,,,2026-05-04,18:00,Drava,DRA,80,Sava,SAV,70,final,,',
      '2025/26,Liga,p1,playoff,Finale,,,2026-05-01,18:00,Sava,SAV,80,Drava,DRA,70,final,,',
      '2025/26,Liga,p3,playoff,Finale,,,2026-05-07,18:00,Sava,SAV,75,Drava,DRA,74,final,,',
    ),
  );
  const own = await scope.db.select().from(duels).where(eq(duels.tenantId, scope.tenantId));
  expect(own).toMatchObject([{ slug: 'sava-drava', bestOf: null, homePattern: 'HAH', aggregate: false }]);
  const numbers = await scope.db
    .select()
    .from(games)
    .where(eq(games.tenantId, scope.tenantId))
    .orderBy(games.duelNumber);
  expect(numbers.map(({ externalIds, duelNumber }) => [externalIds[0], duelNumber])).toEqual([
    ['fixture:p1', 1],
    ['fixture:p2', 2],
    ['fixture:p3', 3],
  ]);
});

test('a duel has the length that the list declares, whatever has been played', async () => {
  const scope = await bench.tenant();
  const final = (id: number, home: string, away: string, series: string) =>
    `2025/26,Liga,p${id},playoff,Finale,${series},,2026-05-0${id},18:00,${home},,80,${away},,70,final,,`;
  const lengths: unknown[] = [];
  for (const games of [
    [final(1, 'Sava', 'Drava', '')],
    [final(2, 'Drava', 'Sava', 'best-of-5')],
    [final(3, 'Sava', 'Drava', '')],
    [final(3, 'Sava', 'Drava', 'best-of-3')],
    [final(3, 'Sava', 'Drava', 'two-legs')],
  ]) {
    await importCsv(scope, csv(...games));
    const [duel] = await scope.db.select().from(duels).where(eq(duels.tenantId, scope.tenantId));
    lengths.push([duel?.aggregate, duel?.bestOf, duel?.homePattern]);
  }
  expect(lengths).toEqual([
    [false, null, 'H'],
    [false, 5, 'HAAAH'],
    [false, 5, 'HAHAH'],
    [false, 3, 'HAH'],
    [true, 2, 'HAH'],
  ]);
});

test('teams that never meet become groups once all of each have met', async () => {
  const scope = await bench.tenant();
  const circle = (names: string[]) =>
    names.map(
      (home, index) =>
        `2025/26,Kup,,regular,,,${index + 1},2025-10-0${index + 1},18:00,${home},,80,${names[(index + 1) % 3]},,70,final,,`,
    );
  await importCsv(scope, csv(...circle(['A', 'B', 'C']), ...circle(['X', 'Y', 'Z'])));
  const own = await scope.db.select().from(groups).where(eq(groups.tenantId, scope.tenantId)).orderBy(groups.order);
  expect(own.map(({ names }) => names.en)).toEqual(['Group A', 'Group B']);

  await importCsv(scope, csv('2025/26,Kup,,regular,,,4,2025-11-01,18:00,Y,,80,X,,70,final,,'));
  const later = await scope.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, scope.tenantId), eq(games.slug, 'y-x')));
  expect(later).toMatchObject([{ groupId: own[1]?.id }]);
});

test('a row with an error is named with file, line and cure, and the others are imported', async () => {
  const scope = await bench.tenant();
  const { counts, told } = await importCsv(
    scope,
    csv(
      '2025/26,Liga,g1,regular,,,1,2025-10-04,18:00,Sava,SAV,8x,Drava,DRA,79,final,,',
      '2025/26,Liga,g2,regular,,,2,2025-10-11,18:00,Drava,DRA,70,Sava,SAV,72,final,,',
    ),
  );
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 1 });
  expect(told.problems).toEqual([expect.stringMatching(/^fixtures\.csv:2 home_score: .*\.$/)]);
});

test('a list of one tenant touches nothing of another', async () => {
  const [one, two] = [await bench.tenant(), await bench.tenant()];
  await importCsv(one, regular);
  await importCsv(two, regular);
  expect(await bench.database.db.$count(games, eq(games.tenantId, one.tenantId))).toBe(3);
  expect(await bench.database.db.$count(clubs, eq(clubs.tenantId, two.tenantId))).toBe(2);
});
