import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
let tenant: Awaited<ReturnType<ImportBench['tenant']>>;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,round,date,home,home_score,away,away_score',
  '2025/26,Liga,501,1,2025-10-04,Sava,,Drava,',
  '2025/26,Liga,502,2,2025-10-11,Drava,70,Sava,60',
].join('\n');

const header =
  'season,league,game,line,side,name,number,starter,minutes,points,two_made,two_attempted,free_made,free_attempted,offensive_rebounds,defensive_rebounds,assists,turnovers';
const line = (rest: string, game = '501') => `2025/26,Liga,${game},${rest}`;
const game501 = [
  line('player,home,Ana Kos,4,yes,40:00,11,5,9,1,2,2,4,3,1'),
  line('player,home,Eva Zupan,5,no,DNP,,,,,,,,,'),
  line('player,away,Iva Novak,7,yes,40:00,8,4,8,0,0,1,3,2,2'),
];

beforeEach(async () => {
  tenant = await bench.tenant();
  const file = await bench.file('fixtures.csv', fixtures);
  await importFixtures(tenant, { file, league }, listeningReport().report);
});

async function importLines(lines: readonly string[]) {
  const { report, told } = listeningReport();
  const file = await bench.file('box.csv', [header, ...lines].join('\n'));
  return { counts: await importBoxScores(tenant, { files: [file] }, report), told };
}

const game = async (id: string) => {
  const rows = await tenant.db.select().from(games).where(eq(games.tenantId, tenant.tenantId));
  return rows.find(({ externalIds }) => externalIds.includes(`fixture:${id}`));
};
const linesOf = () => tenant.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.tenantId, tenant.tenantId));
const teamsOf = () => tenant.db.select().from(gameTeamStats).where(eq(gameTeamStats.tenantId, tenant.tenantId));

describe('an imported box score', () => {
  test('gives a game without result its score, and its players their season and career', async () => {
    expect((await importLines(game501)).counts).toMatchObject({ created: 1, failed: 0 });
    expect(await game('501')).toMatchObject({ state: 'final', homeScore: 11, awayScore: 8, coverage: 'box-score' });
    const { boxScore } = await readWebsite(bench, tenant, `games/${(await game('501'))?.id}/box-score`);
    expect(boxScore.home.players).toMatchObject([
      { played: true, starter: true, number: '4', line: { points: 11, playedMs: 2_400_000, blocksReceived: null } },
      { played: false, starter: false },
    ]);
    const career = await readWebsite(bench, tenant, `players/${boxScore.home.players[0].player.slug}/career`);
    expect(career.seasons).toMatchObject([{ games: 1, starts: 1, totals: { points: 11, assists: 3 } }]);
  });

  test('keeps the statistics that a later file has no columns for, and loses those with empty cells', async () => {
    await importLines(game501);
    const { report, told } = listeningReport();
    const partial = [
      'season,league,game,side,name,assists,steals,turnovers',
      '2025/26,Liga,501,home,Ana Kos,5,3,',
      '2025/26,Liga,501,home,Eva Zupan,,,',
      '2025/26,Liga,501,away,Iva Novak,2,1,2',
    ].join('\n');
    const counts = await importBoxScores(tenant, { files: [await bench.file('more.csv', partial)] }, report);
    expect([counts.changed, told.problems]).toEqual([1, []]);
    const ana = (await linesOf()).find(({ number }) => number === '4');
    expect(ana).toMatchObject({ points: 11, playedMs: 2_400_000, starter: true, assists: 5, steals: 3, turnovers: 0 });
    expect(await game('501')).toMatchObject({ homeScore: 11, awayScore: 8 });
  });

  test('changes nothing a second time, and takes the place of an earlier one', async () => {
    await importLines(game501);
    expect((await importLines(game501)).counts).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    const corrected = game501.map((text) => text.replace('3,1', '4,1'));
    expect((await importLines(corrected)).counts).toMatchObject({ changed: 1 });
    expect((await linesOf()).map(({ assists }) => assists).toSorted()).toEqual([0, 2, 4]);
  });

  test('has the rebounds of the team from a printed sum that comes later, and keeps its players', async () => {
    await importLines(game501);
    const { counts, told } = await importLines([
      line('total,home,,,,200:00,11,5,9,1,2,5,6,3,2'),
      line('total,away,,,,200:00,8,4,8,0,0,1,3,2,2'),
    ]);
    expect([counts.changed, told.notices]).toEqual([1, []]);
    expect((await teamsOf()).find(({ side }) => side === 'home')).toMatchObject({
      offensiveRebounds: 5,
      defensiveRebounds: 6,
      teamOffensiveRebounds: 3,
      teamDefensiveRebounds: 2,
      teamTurnovers: 1,
    });
    expect(await linesOf()).toHaveLength(3);
  });

  test('reports lines that do not add up to the result, which is kept', async () => {
    const { counts, told } = await importLines([
      line('player,home,Iva Novak,7,yes,40:00,8,4,8,0,0,1,3,2,2', '502'),
      line('player,away,Ana Kos,4,yes,40:00,11,5,9,1,2,2,4,3,1', '502'),
    ]);
    expect(counts).toMatchObject({ created: 1, failed: 0 });
    expect(counts.incomplete).toBe(1);
    expect(told.problems).toEqual([
      expect.stringContaining('the points make 8–11, the confirmed result is 70–60, which stands'),
    ]);
    expect(await game('502')).toMatchObject({ homeScore: 70, awayScore: 60 });
  });

  test('keeps its numbers when its fixture is imported again', async () => {
    await importLines(game501);
    const file = await bench.file('again.csv', fixtures);
    expect(await importFixtures(tenant, { file, league }, listeningReport().report)).toMatchObject({ unchanged: 2 });
    expect(await game('501')).toMatchObject({ homeScore: 11, coverage: 'box-score' });
  });
});

describe('a game is left as it was', () => {
  test.each([
    [
      'points that its baskets do not make',
      [line('player,home,Ana Kos,4,yes,40:00,12,5,9,1,2,2,4,3,1'), game501[2]],
      'the baskets make 11',
    ],
    [
      'more made than attempted',
      [line('player,home,Ana Kos,4,yes,40:00,21,10,9,1,2,2,4,3,1'), game501[2]],
      '10 made of 9 attempted',
    ],
    [
      'a player with two lines',
      [...game501, line('player,home,Ana Kos,4,yes,30:00,11,5,9,1,2,2,4,3,1')],
      'has a line in game 501 already',
    ],
    [
      'points that have no winner',
      [game501[0], line('player,away,Iva Novak,7,yes,40:00,11,5,8,1,1,1,3,2,2')],
      'add up to a tie',
    ],
    [
      'a team that does not play',
      [`${header},team`, `${line('player,,Ana Kos,4,yes,40:00,11,5,9,1,2,2,4,3,1')},Mura`],
      '"Mura" is not one team of game 501, Sava – Drava',
    ],
    [
      'a game without fixture',
      [line('player,home,Ana Kos,4,yes,40:00,11,5,9,1,2,2,4,3,1', '509')],
      'there is no fixture with the id 509',
    ],
  ])('by %s, and the place is named', async (_, lines, problem) => {
    const rows = lines.flatMap((text) => text ?? []);
    const { report, told } = listeningReport();
    const text = rows[0]?.startsWith('season') ? rows : [header, ...rows];
    const counts = await importBoxScores(tenant, { files: [await bench.file('box.csv', text.join('\n'))] }, report);
    expect(counts).toMatchObject({ created: 0, failed: 1 });
    expect(told.problems.join('\n')).toContain(problem);
    expect(told.problems[0]).toMatch(/^box\.csv/);
    expect(await linesOf()).toEqual([]);
    expect(await game('501')).toMatchObject({ state: 'scheduled', coverage: 'none' });
  });

  test('and one of another tenant is not found', async () => {
    const stranger = await bench.tenant();
    const { report, told } = listeningReport();
    const file = await bench.file('box.csv', [header, ...game501].join('\n'));
    expect(await importBoxScores(stranger, { files: [file] }, report)).toMatchObject({ created: 0, failed: 1 });
    expect(told.problems[0]).toContain('there is no fixture');
  });
});

test('a line that stands twice in a file counts once', async () => {
  const { counts, told } = await importLines([...game501, game501[0] ?? '']);
  expect(counts).toMatchObject({ created: 1, failed: 0 });
  expect(told.notices).toEqual([expect.stringContaining('stands twice')]);
  expect(await game('501')).toMatchObject({ homeScore: 11 });
});
