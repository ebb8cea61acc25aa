import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
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
  '2025/26,Liga,501,1,2025-10-04,Sava,11,Drava,8',
  '2025/26,Liga,502,2,2025-10-11,Drava,9,Sava,7',
].join('\n');
beforeEach(async () => {
  tenant = await bench.tenant();
  await importFixtures(tenant, { file: await bench.file('fixtures.csv', fixtures), league }, listeningReport().report);
});

async function importLines(lines: readonly string[], replace = false) {
  const { report, told } = listeningReport();
  const file = await bench.file('box.csv', lines.join('\n'));
  return { counts: await importBoxScores(tenant, { files: [file], replace }, report), told };
}

const sheetHeader = 'season,league,game,side,name,points,two_made,three_made,free_made,fouls';
const sheet = (game: string, [home, away]: [string, string]) => [
  `2025/26,Liga,${game},home,${home}`,
  `2025/26,Liga,${game},away,${away}`,
];
const first = sheet('501', ['Ana Kos,11,4,1,0,2', 'Iva Novak,8,4,0,0,5']);
const second = sheet('502', ['Iva Novak,9,3,1,0,1', 'Ana Kos,7,2,1,0,3']);
const boxHeader = `${sheetHeader},two_attempted,three_attempted,free_attempted,offensive_rebounds,defensive_rebounds,assists,steals,blocks,turnovers`;
const box = sheet('502', ['Iva Novak,9,3,1,0,1,7,2,0,1,5,2,1,0,2', 'Ana Kos,7,2,1,0,3,6,4,2,2,4,3,0,1,4']);

const season = 'seasons/2025-26/leagues/liga';
const gamesOfAna = async () => (await readWebsite(bench, tenant, 'players/ana-kos/games')).items;
const boardsOf = async () => (await readWebsite(bench, tenant, `${season}/leaders`)).boards;

describe('a league of paper scoresheets', () => {
  beforeEach(async () => {
    const { counts } = await importLines([sheetHeader, ...first, ...second]);
    expect(counts).toMatchObject({ created: 2, failed: 0 });
  });

  test('has games that say so, with nulls for what no scoresheet holds', async () => {
    const [game] = await gamesOfAna();
    expect(game).toMatchObject({
      game: { coverage: 'scoresheet' },
      line: { points: 7, twoPointersMade: 2, twoPointersAttempted: null, freeThrowsAttempted: null, fouls: 3 },
      efficiency: null,
    });
    const { boxScore } = await readWebsite(bench, tenant, `games/${game.game.id}/box-score`);
    expect(boxScore.home.totals).toMatchObject({ points: 9, defensiveRebounds: null, assists: null, playedMs: null });
    expect(boxScore.home.teamEntries).toMatchObject({ offensiveRebounds: null, turnovers: null });
    expect(boxScore.home.ratings).toMatchObject({
      possessions: null,
      pace: null,
      offensiveRating: null,
      effectiveFieldGoalShare: null,
      trueShootingShare: null,
      pointsPerPlay: null,
    });
  });

  test('has leaders only in what was recorded', async () => {
    const boards = await boardsOf();
    expect(boards.map(({ category }: { category: string }) => category)).toEqual(['points', 'threePointersMade']);
    expect(boards[0]).toMatchObject({ recorded: { games: 2, of: 2 }, leaders: [{ value: 9 }, { value: 8.5 }] });
  });

  test('has teams without ratings, and no records of what was not recorded', async () => {
    const { teams } = await readWebsite(bench, tenant, `${season}/team-statistics`);
    expect(teams[0]).toMatchObject({ totals: { points: 18, assists: null }, ratings: { offensiveRating: null } });
    const records = (await readWebsite(bench, tenant, 'history/game-records')).boards;
    const filled = records.filter((board: { records: unknown[] }) => board.records.length > 0);
    expect(filled.map(({ statistic }: { statistic: string }) => statistic)).toEqual([
      'points',
      'fieldGoalsMade',
      'threePointersMade',
    ]);
  });

  test('is exported with empty cells, and comes back as it was', async () => {
    const text = await exportBoxScores(tenant, {});
    const stranger = await bench.tenant();
    const { report } = listeningReport();
    await importFixtures(stranger, { file: await bench.file('again.csv', fixtures), league }, report);
    expect(await importBoxScores(stranger, { files: [await bench.file('out.csv', text)] }, report)).toMatchObject({
      created: 2,
    });
    expect(await exportBoxScores(stranger, {})).toBe(text);
  });

  test('takes a box score in place of a scoresheet, and says in how many games each statistic was recorded', async () => {
    expect((await importLines([boxHeader, ...box])).counts).toMatchObject({ changed: 1, failed: 0 });
    const [latest] = await gamesOfAna();
    expect(latest).toMatchObject({ game: { coverage: 'box-score' }, line: { assists: 3, blocks: 1 } });

    const boards = await boardsOf();
    expect(boards.find(({ category }: { category: string }) => category === 'assists')).toMatchObject({
      recorded: { games: 1, of: 2 },
      leaders: [
        { value: 3, games: 1 },
        { value: 2, games: 1 },
      ],
    });
    const { totals } = await readWebsite(bench, tenant, 'players/ana-kos/career');
    expect(totals[0]).toMatchObject({
      games: 2,
      totals: { points: 18, twoPointersMade: 6, twoPointersAttempted: 6, assists: 3 },
      recorded: { games: { assists: 1, twoPointersAttempted: 1 }, made: { twoPointersMade: 2, threePointersMade: 1 } },
    });
    const { teams } = await readWebsite(bench, tenant, `${season}/team-statistics`);
    expect(teams[0]).toMatchObject({ games: 2, ratedGames: 1, recorded: { games: { assists: 1 } } });
  });
});

describe('a scoresheet in place of a box score', () => {
  beforeEach(async () => {
    await importLines([boxHeader, ...box]);
  });

  test('is refused, and told what would be lost and what to do', async () => {
    const { counts, told } = await importLines([sheetHeader, ...second]);
    expect(counts).toMatchObject({ changed: 0, failed: 1 });
    expect(told.problems.join()).toContain('records more (two_attempted, three_attempted');
    expect(told.problems.join()).toContain('--replace');
    expect((await gamesOfAna())[0]).toMatchObject({ game: { coverage: 'box-score' }, line: { assists: 3 } });
  });

  test('replaces it when asked to', async () => {
    expect((await importLines([sheetHeader, ...second], true)).counts).toMatchObject({ changed: 1, failed: 0 });
    expect((await gamesOfAna())[0]).toMatchObject({ game: { coverage: 'scoresheet' }, line: { assists: null } });
  });
});

describe('time-outs', () => {
  const withTimeouts = [
    'season,league,game,line,side,name,points,two_made,three_made,free_made,fouls,timeouts',
    '2025/26,Liga,501,player,home,Ana Kos,11,4,1,0,2,',
    '2025/26,Liga,501,player,away,Iva Novak,8,4,0,0,5,',
    '2025/26,Liga,501,team,home,,,,,,,4',
    '2025/26,Liga,501,team,away,,,,,,,0',
  ];
  const timeoutsOf = async () => {
    const [latest] = await gamesOfAna();
    const { boxScore } = await readWebsite(bench, tenant, `games/${latest.game.id}/box-score`);
    return [boxScore.home.timeouts, boxScore.away.timeouts];
  };

  test('of a scoresheet are stored, exported, and not lost to a sheet without them', async () => {
    await importLines(withTimeouts);
    expect(await timeoutsOf()).toEqual([4, 0]);
    const text = await exportBoxScores(tenant, {});
    expect(text.split('\n')[0]).toMatch(/,timeouts$/);
    expect((await importLines(text.trim().split('\n'))).counts).toMatchObject({ failed: 0 });
    expect(await timeoutsOf()).toEqual([4, 0]);
    const { counts, told } = await importLines([sheetHeader, ...first], false);
    expect([counts.failed, await timeoutsOf()]).toEqual([0, [4, 0]]);
    expect(told.problems).toEqual([]);
  });

  test('nobody recorded are null, not zero', async () => {
    await importLines([sheetHeader, ...first]);
    expect(await timeoutsOf()).toEqual([null, null]);
  });

  test('in the line of a player are an error', async () => {
    const { counts, told } = await importLines(withTimeouts.map((line) => line.replace('0,2,', '0,2,1')));
    expect(counts).toMatchObject({ created: 0, failed: 1 });
    expect(told.problems.join()).toContain('a player takes no time-outs');
  });
});

test('zeros for everybody in what no game is without are not recorded', async () => {
  const zeros = first.map((line) => `${line},,,,0,0,0,0,0,0`);
  expect((await importLines([boxHeader, ...zeros])).counts).toMatchObject({ created: 1, failed: 0 });
  expect((await gamesOfAna())[0]).toMatchObject({
    game: { coverage: 'scoresheet' },
    line: { defensiveRebounds: null, assists: null, steals: null, blocks: null },
  });
});

test.each([
  ['season,league,game,side,name,fouls', ['Ana Kos,2', 'Iva Novak,5'], 'No line of this game has points'],
  ['season,league,game,side,name,points,three_made', ['Ana Kos,11,4', 'Iva Novak,8,0'], 'the baskets make 12'],
  ['season,league,game,side,name,points,two_made,free_made', ['Ana Kos,11,4,2', 'Iva Novak,8,4,0'], 'baskets make 10'],
] as const)(
  '%s: points that are missing or contradict the baskets are refused',
  async (header, [home, away], problem) => {
    const { counts, told } = await importLines([header, ...sheet('501', [home, away])]);
    expect(counts).toMatchObject({ created: 0, failed: 1 });
    expect(told.problems.join()).toContain(problem);
  },
);
