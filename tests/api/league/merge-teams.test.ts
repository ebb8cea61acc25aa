import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { people } from '#server/db/schema/people.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { deleteGame } from '#server/league/game/delete.ts';
import { deletePerson } from '#server/league/person/delete.ts';
import { renamePerson } from '#server/league/person/rename.ts';
import { deleteTeam } from '#server/league/team/delete.ts';
import { mergeClubs } from '#server/league/team/merge/merge-clubs.ts';
import { mergeTeams } from '#server/league/team/merge/merge-teams.ts';
import { placesOfTeams } from '#server/league/team/merge/places.ts';
import { renameTeam } from '#server/league/team/rename.ts';
import { type ImportBench, league, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';
import { readWebsite } from '#tests/api/import/support/read-website.ts';

let bench: ImportBench;
let scope: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,round,date,home,home_score,away,away_score,phase,playoff_round',
  '2025/26,Liga,g1,1,2025-10-04,Sava,80,Drava,70,regular,',
  '2025/26,Liga,g2,1,2025-10-04,Mura,60,Krka,70,regular,',
  '2025/26,Liga,g3,2,2025-10-11,Drava,,Sava,,regular,',
  '2025/26,Liga,x1,2,2025-10-11,Drava,75,Telekom,71,regular,',
  '2025/26,Liga,x2,3,2025-10-18,Telekom,90,Mura,80,regular,',
  '2025/26,Liga,p1,,2026-05-01,Sava,80,Drava,70,playoff,Final',
  '2025/26,Liga,p2,,2026-05-04,Drava,70,Telekom,75,playoff,Final',
].join('\n');

const boxes = [
  'season,league,game,side,name,number,minutes,points',
  ...['g1', 'x2'].flatMap((game) => [
    `2025/26,Liga,${game},home,Luka Novak,7,40:00,${game === 'g1' ? 80 : 90}`,
    `2025/26,Liga,${game},away,${game === 'g1' ? 'Ivo Zor' : 'Jan Kos'},8,40:00,${game === 'g1' ? 70 : 80}`,
  ]),
].join('\n');

beforeEach(async () => {
  scope = await bench.tenant();
  const { report } = listeningReport();
  await importFixtures(scope, { file: await bench.file('fixtures.csv', fixtures), league }, report);
  await importBoxScores(scope, { files: [await bench.file('boxes.csv', boxes)] }, report);
});

const gameOf = async (id: string) => {
  const ofId = sql`${`fixture:${id}`} = any(${games.externalIds})`;
  const [game] = await scope.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, scope.tenantId), ofId));
  return game;
};
const teamNames = async () => {
  const rows = await scope.db.select().from(teams).where(eq(teams.tenantId, scope.tenantId));
  return rows.map(({ name }) => name).sort();
};
const table = async () => {
  const { tables } = await readWebsite(bench, scope, 'seasons/2025-26/leagues/liga/standings');
  return tables[0].rows.map((row: { team: { name: string }; played: number }) => [row.team.name, row.played]);
};

test('every table that names a team is moved, or added up again', async () => {
  const { rows } = await scope.db.execute<{ table: string }>(
    sql`select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'team'::regclass`,
  );
  const known = [...placesOfTeams.map(({ table }) => table), 'player_season'];
  expect(known).toEqual(expect.arrayContaining(rows.map(({ table }) => table)));
});

test('games, series, statistics, squad and club of the duplicate become those of the other', async () => {
  expect(await teamNames()).toEqual(['Drava', 'Krka', 'Mura', 'Sava', 'Telekom']);
  const merged = await mergeTeams(scope, 'sava', 'Telekom');
  expect(merged).toMatchObject({
    outcome: 'merged',
    games: 3,
    joined: 1,
    club: 'Telekom',
    kept: { aliases: ['Telekom'] },
  });
  expect(await teamNames()).toEqual(['Drava', 'Krka', 'Mura', 'Sava']);
  expect(await scope.db.$count(clubs, eq(clubs.tenantId, scope.tenantId))).toBe(4);
  expect(await gameOf('g3')).toMatchObject({ homeScore: 75, externalIds: ['fixture:x1', 'fixture:g3'] });
  const series = await scope.db.select().from(duels).where(eq(duels.tenantId, scope.tenantId));
  expect(series).toHaveLength(1);
  expect((await gameOf('p2'))?.duelNumber).toBe(2);
  expect(await table()).toEqual(
    expect.arrayContaining([
      ['Sava', 3],
      ['Drava', 2],
    ]),
  );
  const totals = await scope.db.select().from(playerSeasons).where(eq(playerSeasons.tenantId, scope.tenantId));
  expect(
    totals
      .filter(({ teamId }) => teamId === merged.kept.id)
      .map(({ points }) => points)
      .sort(),
  ).toEqual([80, 90]);
  const page = await readWebsite(bench, scope, 'seasons/2025-26/leagues/liga/teams/telekom');
  expect(page).toMatchObject({ slug: 'sava' });
  expect(await mergeTeams(scope, 'sava', 'telekom')).toMatchObject({ outcome: 'unchanged' });
});

test('teams that play each other are two, and so are a team and itself, nobody, or one of another tenant', async () => {
  await expect(mergeTeams(scope, 'sava', 'drava')).rejects.toThrow('They play each other');
  await expect(mergeTeams(scope, 'sava', 'sava')).rejects.toThrow('the same record already');
  const other = await bench.tenant();
  await expect(mergeTeams(other, 'sava', 'telekom')).rejects.toThrow('There is no team "sava"');
  expect(await teamNames()).toHaveLength(5);
});

test('a team is renamed with its club and address, not to the name of another team', async () => {
  await renameTeam(scope, 'sava', 'Sava Novo');
  expect(await readWebsite(bench, scope, 'clubs/sava')).toMatchObject({ slug: 'sava-novo', name: 'Sava Novo' });
  const page = await readWebsite(bench, scope, 'seasons/2025-26/leagues/liga/teams/sava');
  expect(page).toMatchObject({ slug: 'sava-novo' });
  expect(await renameTeam(scope, 'sava-novo', 'Sava Novo')).toEqual([]);
  await expect(renameTeam(scope, 'sava', 'Drava')).rejects.toThrow('Merge the two if they are one team');
});

test('two clubs become one with the teams of both', async () => {
  await mergeClubs(scope, 'sava', 'telekom');
  const own = await scope.db.select().from(teams).where(eq(teams.tenantId, scope.tenantId));
  const [sava, telekom] = ['Sava', 'Telekom'].map((name) => own.find((team) => team.name === name));
  expect(telekom?.clubId).toBe(sava?.clubId);
  expect(await readWebsite(bench, scope, 'clubs/telekom')).toMatchObject({ slug: 'sava' });
});

test('a team with results stays, one with scheduled games goes with them on demand', async () => {
  await expect(deleteTeam(scope, 'telekom')).rejects.toThrow('merge the two');
  const extra = 'season,league,id,home,away\n2025/26,Liga,n1,Olimpija,Krka';
  const { report } = listeningReport();
  await importFixtures(scope, { file: await bench.file('extra.csv', extra), league }, report);
  await expect(deleteTeam(scope, 'olimpija')).rejects.toThrow('--with-games');
  expect(await deleteTeam(scope, 'olimpija', { withGames: true })).toEqual({
    name: 'Olimpija',
    games: 1,
    club: 'Olimpija',
  });
  expect(await gameOf('n1')).toBeUndefined();
});

test('a game without a result is deleted, one with a result only on demand, with all that was added up from it', async () => {
  const scheduled = await gameOf('g3');
  await deleteGame(scope, scheduled?.id ?? '');
  expect(await gameOf('g3')).toBeUndefined();
  const played = await gameOf('g1');
  await expect(deleteGame(scope, played?.id ?? '')).rejects.toThrow('Annul it');
  await deleteGame(scope, played?.id ?? '', { withResult: true });
  expect(await scope.db.$count(gamePlayerStats, eq(gamePlayerStats.gameId, played?.id ?? ''))).toBe(0);
  const totals = await scope.db.select().from(playerSeasons).where(eq(playerSeasons.tenantId, scope.tenantId));
  expect(totals.map(({ points }) => points).sort()).toEqual([80, 90]);
  const other = await bench.tenant();
  const kept = await gameOf('x2');
  await expect(deleteGame(other, kept?.id ?? '')).rejects.toThrow('There is no game');
});

test('a person on a sheet stays; one without games is deleted, and a renamed one is found at the former address', async () => {
  await expect(deletePerson(scope, 'ivo-zor')).rejects.toThrow('merge the two');
  const game = await gameOf('g1');
  await deleteGame(scope, game?.id ?? '', { withResult: true });
  await deletePerson(scope, 'ivo-zor');
  expect(await scope.db.$count(people, and(eq(people.tenantId, scope.tenantId), eq(people.slug, 'ivo-zor')))).toBe(0);
  await renamePerson(scope, 'jan-kos', { firstName: 'Jan', lastName: 'Kosec' });
  expect(await readWebsite(bench, scope, 'players/jan-kos')).toMatchObject({ slug: 'jan-kosec', lastName: 'Kosec' });
});
