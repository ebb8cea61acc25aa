import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { addDecision } from '#server/league/standings/decide/add.ts';
import { removeDecision } from '#server/league/standings/decide/lift.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { type Liga, openLiga } from './support/liga.ts';

let bench: ImportBench;
let liga: Liga;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  liga = await openLiga(bench);
});

const tableGame = (id: string, home: string, score: string, away: string) =>
  `2025/26,Liga,${id},regular,,,,${id},,${home},${score.replace('-', `,${away},`)},`;

test('a table decides the champion where the league says so, after all meetings', async () => {
  await liga.importLines(tableGame('1', 'A', '80-70', 'B'));
  await expect(liga.setPlayoffs('playoffs: { champion: table }')).rejects.toThrow('standings.meetings');
  await liga.setPlayoffs('{ standings: { meetings: 2 }, playoffs: { champion: table } }');
  expect(await liga.champion()).toBeNull();
  await liga.importLines(tableGame('2', 'B', '70-72', 'A'));
  expect(await liga.champion()).toBe('A');
  await liga.importLines(tableGame('3', 'A', '-', 'C'));
  expect(await liga.champion()).toBeNull();
});

test('an ordered replay takes the champion of a table back until it is played, and a cancelled game does not', async () => {
  const again = (result: string) => tableGame('3', 'B', result, 'A');
  await liga.importLines(tableGame('1', 'A', '80-70', 'B'), `${tableGame('2', 'B', '-', 'A')}cancelled`);
  await liga.setPlayoffs('{ standings: { meetings: 2 }, playoffs: { champion: table } }');
  expect(await liga.champion()).toBe('A');
  await liga.importLines(tableGame('2', 'B', '75-74', 'A'));
  await setResult(liga.scope, await liga.gameId('2'), { kind: 'annulment', reason: 'the clock failed' });
  expect(await liga.champion()).toBe('A');
  await setResult(liga.scope, await liga.gameId('2'), { kind: 'replay', reason: 'upon appeal' });
  expect(await liga.champion(), 'the replay has no fixture yet').toBeNull();
  await liga.importLines(again('-'));
  expect(await liga.champion()).toBeNull();
  await liga.importLines(again('90-70'));
  expect(await liga.champion()).toBe('B');
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
    await liga.importLines(...played, tableGame('4', 'A', '-', 'D'));
    await liga.setPlayoffs('{ standings: { meetings: 1 }, playoffs: { champion: table } }');
    expect(await liga.champion(), 'a game is open, another is not even planned').toBeNull();
    const [phase] = await liga.scope.db.select().from(phases).where(ofTenant(liga.scope, phases));
    const [withdrawn] = await liga.scope.db
      .select()
      .from(teams)
      .where(and(ofTenant(liga.scope, teams), eq(teams.name, 'D')));
    const { id } = await addDecision(liga.scope, await liga.leagueId(), {
      ...{ kind: 'annulment', policy, phaseId: phase?.id ?? '', groupId: null, teamId: withdrawn?.id ?? '' },
      ...{ decidedOn: '2026-05-01', reason: { en: 'The team has left.' } },
    });
    expect(await liga.champion()).toBe('A');
    await removeDecision(liga.scope, await liga.leagueId(), id);
    expect(await liga.champion()).toBeNull();
  },
);
