import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { getLeague } from '#server/league/league/get.ts';
import { resetLeagueRules } from '#server/league/league/reset-rules.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { getPlayoff } from '#server/league/playoff/get.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { addDecision } from '#server/league/standings/decide/add.ts';
import { removeDecision } from '#server/league/standings/decide/lift.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = await bench.tenant();
});

const header = 'season,league,id,phase,playoff_round,series,decides,round,date,home,home_score,away,away_score,status';
let day = 1;
const playoffGame = (
  id: string,
  round: string,
  home: string,
  score: string,
  away: string,
  series = '',
  decides = '',
) => {
  const [own = '', other = ''] = score.split('-');
  day += 1;
  const date = `2026-05-${String((day % 28) + 1).padStart(2, '0')}`;
  return `2025/26,Liga,${id},playoff,${round},${series},${decides},,${date},${home},${own},${away},${other},`;
};

const tableGame = (id: string, home: string, score: string, away: string) =>
  `2025/26,Liga,${id},regular,,,,${id},,${home},${score.replace('-', `,${away},`)},`;

async function importLines(...lines: string[]) {
  const { report, told } = listeningReport();
  const file = await bench.file('fixtures.csv', [header, ...lines].join('\n'));
  const counts = await importFixtures(scope, { file, league }, report);
  expect(told.problems).toEqual([]);
  return { counts, notices: told.notices };
}

const reader = () => ({ ...scope, locale: 'en', fallbackLocale: 'en' }) as const;
const slugs = { season: '2025-26', league: 'liga' };
const champion = async () => (await getLeague(reader(), slugs)).champion?.name ?? null;
const series = async () =>
  (await getPlayoff(reader(), slugs)).rounds.flatMap(({ name, duels }) =>
    duels.map((duel) => [name, duel.state, duel.winner && duel[duel.winner].team?.name]),
  );
const gameId = async (id: string) => {
  const rows = await scope.db.select().from(games).where(ofTenant(scope, games));
  return rows.find(({ externalIds }) => externalIds.includes(`fixture:${id}`))?.id ?? '';
};
const leagueId = async () =>
  (await scope.db.select().from(leagues).where(eq(leagues.tenantId, scope.tenantId)))[0]?.id ?? '';

test('the first night of quarter-finals decides no series and names no champion', async () => {
  const { notices } = await importLines(
    playoffGame('q1', 'Quarter-finals', 'A', '80-70', 'H'),
    playoffGame('q2', 'Quarter-finals', 'B', '80-70', 'G', 'best-of-3'),
  );
  expect(await series()).toEqual([
    ['Quarter-finals', 'running', null],
    ['Quarter-finals', 'running', null],
  ]);
  expect(await champion()).toBeNull();
  expect(notices).toEqual([
    expect.stringMatching(/Quarter-finals has no format, its series stay open; add the column/),
  ]);
  const { rounds } = await getPlayoff(reader(), slugs);
  expect(rounds[0]?.duels[0]).toMatchObject({ format: null, wins: { home: 1, away: 0 }, games: [{ need: 'certain' }] });
});

test('a lone decided single game is no final unless it is declared so', async () => {
  await importLines(playoffGame('s1', 'Semi-finals', 'A', '80-70', 'D', 'best-of-1'));
  expect([await series(), await champion()]).toEqual([[['Semi-finals', 'decided', 'A']], null]);
  await importLines(playoffGame('f', 'Play-offs', 'A', '80-70', 'B', 'best-of-1'));
  expect(await champion()).toBeNull();
  await importLines(playoffGame('f', 'Play-offs', 'A', '80-70', 'B', 'best-of-1', 'title'));
  expect(await champion()).toBe('A');
});

const final = [
  playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-3'),
  playoffGame('f2', 'Final', 'B', '70-80', 'A', 'best-of-3'),
];

test('a champion by a list, a result and a forfeit changes back with each of them', async () => {
  await importLines(...final);
  expect([await champion(), await series()]).toEqual(['A', [['Final', 'decided', 'A']]]);
  await setResult(scope, await gameId('f2'), { kind: 'result', home: 90, away: 80, reason: 'score sheet' });
  expect([await champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
  await setResult(scope, await gameId('f1'), { kind: 'forfeit', guilty: 'home', reason: 'did not appear' });
  expect(await champion()).toBe('B');
  await importLines(playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-5'));
  expect(await champion()).toBeNull();
});

test('a corrected semi-final that removes a finalist takes the champion back, until it is corrected again', async () => {
  await importLines(
    playoffGame('s1', 'Semi-finals', 'A', '80-70', 'C', 'best-of-1'),
    playoffGame('s2', 'Semi-finals', 'B', '80-70', 'D', 'best-of-1'),
    playoffGame('f', 'Final', 'A', '80-70', 'B', 'best-of-1'),
  );
  expect(await champion()).toBe('A');
  await setResult(scope, await gameId('s1'), { kind: 'result', home: 60, away: 70, reason: 'score sheet' });
  expect(await champion()).toBeNull();
  await setResult(scope, await gameId('s1'), { kind: 'result', home: 80, away: 70, reason: 'score sheet' });
  expect(await champion()).toBe('A');
});

test('a best of one with two counted games names nobody, until one of them is annulled', async () => {
  await importLines(
    playoffGame('f1', 'Final', 'A', '80-70', 'B', 'best-of-1'),
    playoffGame('f2', 'Final', 'B', '80-70', 'A', 'best-of-1'),
  );
  expect([await champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
  await setResult(scope, await gameId('f1'), { kind: 'annulment', reason: 'a replay was ordered' });
  expect([await champion(), await series()]).toEqual(['B', [['Final', 'decided', 'B']]]);
});

test('an annulled game of a list takes the champion back', async () => {
  await importLines(...final);
  await importLines(`${final[1]}annulled`);
  expect([await champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
});

test('a Final Four is split by its semi-finals, and again when their results change', async () => {
  const four = (id: string, home: string, score: string, away: string, date: string) =>
    `2025/26,Liga,${id},playoff,Final Four,,,,${date},${home},${score.replace('-', `,${away},`)},`;
  await importLines(four('s1', 'A', '80-70', 'C', '2026-05-22'), four('s2', 'B', '80-70', 'D', '2026-05-22'));
  expect(await champion()).toBeNull();
  await importLines(four('t', 'C', '71-70', 'D', '2026-05-24'));
  expect(await champion()).toBeNull();
  await importLines(four('f', 'A', '70-75', 'B', '2026-05-24'));
  const split = [
    ['Semi-finals', 'decided', 'A'],
    ['Semi-finals', 'decided', 'B'],
    ['Third place', 'decided', 'C'],
    ['Final', 'decided', 'B'],
  ];
  expect([await champion(), await series()]).toEqual(['B', split]);
  await setResult(scope, await gameId('s1'), { kind: 'result', home: 60, away: 70, reason: 'score sheet' });
  expect(await champion()).toBeNull();
  expect((await series()).map(([name]) => name)).toEqual(Array(4).fill('Final Four'));
  await setResult(scope, await gameId('s1'), { kind: 'result', home: 80, away: 70, reason: 'score sheet' });
  expect([await champion(), await series()]).toEqual(['B', split]);
});

const setPlayoffs = async (text: string) =>
  setLeagueRules(scope, await leagueId(), parseRules({ file: 'rules.yaml', text }));

test('the league declares formats by round, which take precedence and can be taken back', async () => {
  const played = final.map((line) => line.replace('best-of-3', ''));
  await importLines(...played);
  expect(await champion()).toBeNull();
  const declared = 'playoffs: { rounds: { FINAL: { series: best-of-3 } } }';
  expect(await setPlayoffs(declared)).toMatchObject({ outcome: 'changed' });
  expect(await setPlayoffs(declared)).toMatchObject({ outcome: 'unchanged' });
  expect(await champion()).toBe('A');
  await importLines(...played.map((line) => line.replace('Final,', 'Final,best-of-1')));
  expect(await series()).toEqual([['Final', 'decided', 'A']]);
  await resetLeagueRules(scope, await leagueId());
  expect([await champion(), await series()]).toEqual([null, [['Final', 'running', null]]]);
});

test('a table decides the champion where the league says so, after all meetings', async () => {
  await importLines(tableGame('1', 'A', '80-70', 'B'));
  await expect(setPlayoffs('playoffs: { champion: table }')).rejects.toThrow('standings.meetings');
  await setPlayoffs('{ standings: { meetings: 2 }, playoffs: { champion: table } }');
  expect(await champion()).toBeNull();
  await importLines(tableGame('2', 'B', '70-72', 'A'));
  expect(await champion()).toBe('A');
  await importLines(tableGame('3', 'A', '-', 'C'));
  expect(await champion()).toBeNull();
});

test.each(['delete-all', 'keep-played', 'forfeit-all'] as const)(
  'a table decides the champion without the games of a team that has withdrawn by the policy %s',
  async (policy) => {
    const [ab, ac, bc, cd] = [
      ['A', 'B'],
      ['A', 'C'],
      ['B', 'C'],
      ['D', 'C'],
    ];
    const played = [ab, ac, bc, cd].map(([home, away], at) => tableGame(`${at}`, `${home}`, '80-70', `${away}`));
    await importLines(...played, tableGame('4', 'A', '-', 'D'));
    await setPlayoffs('{ standings: { meetings: 1 }, playoffs: { champion: table } }');
    expect(await champion(), 'a game is open, another is not even planned').toBeNull();
    const [phase] = await scope.db.select().from(phases).where(ofTenant(scope, phases));
    const [withdrawn] = await scope.db
      .select()
      .from(teams)
      .where(and(ofTenant(scope, teams), eq(teams.name, 'D')));
    const { id } = await addDecision(scope, await leagueId(), {
      ...{ kind: 'annulment', policy, phaseId: phase?.id ?? '', groupId: null, teamId: withdrawn?.id ?? '' },
      ...{ decidedOn: '2026-05-01', reason: { en: 'The team has left.' } },
    });
    expect(await champion()).toBe('A');
    await removeDecision(scope, await leagueId(), id);
    expect(await champion()).toBeNull();
  },
);

test('an exported list brings formats and finals back', async () => {
  await importLines(
    playoffGame('s', 'Semi-finals', 'A', '80-70', 'D', 'two-legs'),
    playoffGame('u', 'Other', 'C', '80-70', 'D'),
    playoffGame('f1', 'Play-offs', 'A', '80-70', 'B', 'best-of-1', 'title'),
  );
  const text = await exportFixtures(scope, {});
  scope = await bench.tenant();
  const { report } = listeningReport();
  await importFixtures(scope, { file: await bench.file('again.csv', text), league }, report);
  expect(await champion()).toBe('A');
  expect(await exportFixtures(scope, {})).toBe(text);
});
