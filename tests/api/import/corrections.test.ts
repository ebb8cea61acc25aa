import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
let scope: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = await bench.tenant();
});

async function importCsv(columns: string, ...lines: string[]) {
  return importWith({}, columns, ...lines);
}

async function importWith(more: { newTeams?: boolean }, columns: string, ...lines: string[]) {
  const { report, told } = listeningReport();
  const text = [`season,league,${columns}`, ...lines.map((line) => `2025/26,Liga,${line}`)].join('\n');
  const file = await bench.file('fixtures.csv', text);
  return { counts: await importFixtures(scope, { file, league, ...more }, report), told };
}

const full = 'id,round,date,time,home,away,venue,neutral,attendance,referee1,referee2,status,in_standings';
const line = 'g1,5,2025-10-04,18:00,Sava,Drava,Hala,yes,900,Ana Novak,Iva Zor,scheduled,no';

async function stored() {
  const [game] = await scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId));
  const numbered = await scope.db.select().from(rounds).where(eq(rounds.tenantId, scope.tenantId));
  const round = numbered.find(({ id }) => id === game?.roundId);
  const officials = await scope.db.$count(gameOfficials, eq(gameOfficials.tenantId, scope.tenantId));
  return { ...game, round: round?.number, officials };
}

test('columns that a list does not have change nothing', async () => {
  await importCsv(full, line);
  const before = await stored();
  const { counts } = await importCsv('id,home,away', 'g1,Sava,Drava');
  expect(counts).toMatchObject({ unchanged: 1 });
  expect(await stored()).toEqual(before);
  expect(before).toMatchObject({
    round: 5,
    officials: 2,
    attendance: 900,
    isNeutralVenue: true,
    countsInStandings: false,
  });
});

test('a list without ids and rounds finds its games by teams and day, and moves none', async () => {
  await importCsv(full, line.replace('g1', ''));
  const { counts } = await importCsv('date,home,home_score,away,away_score', '2025-10-04,Sava,80,Drava,70');
  expect(counts).toMatchObject({ created: 0, changed: 1 });
  expect(await stored()).toMatchObject({ round: 5, homeScore: 80, attendance: 900 });
});

test('an empty cell clears what is stored', async () => {
  await importCsv(full, line);
  await importCsv(full, 'g1,5,2025-10-04,,Sava,Drava,,,,,Iva Zor,scheduled,');
  expect(await stored()).toMatchObject({
    tipOffAt: null,
    tipOffDate: '2025-10-04',
    venueId: null,
    attendance: null,
    isNeutralVenue: false,
    countsInStandings: true,
    officials: 1,
  });
});

test('a new date keeps the time of day, and a new referee replaces the former', async () => {
  await importCsv(full, line);
  const { counts } = await importCsv('id,home,away,date,referee1', 'g1,Sava,Drava,2025-11-04,Eva Kos');
  expect(counts).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject({ tipOffAt: new Date('2025-11-04T17:00:00Z'), round: 5, officials: 2 });
});

test('a cleared score takes back no result, nor what is beneath a later decision', async () => {
  const columns = 'id,date,home,home_score,away,away_score,status';
  await importCsv(columns, 'g1,2025-10-04,Sava,80,Drava,70,final');
  await importCsv(columns, 'g1,2025-10-04,Sava,,Drava,,');
  expect(await stored()).toMatchObject({ state: 'final', homeScore: 80 });
  const { id = '' } = await stored();
  await setResult(scope, id, { kind: 'forfeit', guilty: 'home', reason: 'ineligible player' });
  await withdrawResult(scope, id, { reason: 'the appeal was upheld' });
  expect(await stored()).toMatchObject({ state: 'final', homeScore: 80, awayScore: 70 });
});

test('a play-off game stays in its series when a list says nothing of phases', async () => {
  await importCsv('id,phase,playoff_round,home,away', 'p1,playoff,Final,Sava,Drava');
  const before = await stored();
  const { counts } = await importCsv('id,round,home,home_score,away,away_score', 'p1,1,Sava,80,Drava,70');
  expect(counts).toMatchObject({ changed: 1 });
  const { duelId, roundId, phaseId, homeScore } = await stored();
  expect({ duelId, roundId, phaseId }).toEqual({
    duelId: before.duelId,
    roundId: null,
    phaseId: before.phaseId,
  });
  expect(homeScore).toBe(80);
});

const withIds = 'id,date,home,home_id,away,away_id,venue,venue_id';

test('a team and a venue known by id are renamed, and former addresses and names still lead to them', async () => {
  await importCsv(withIds, 'g1,2025-10-04,Sava,SAV,Drava,DRA,Hala,7');
  const { counts, told } = await importCsv(withIds, 'g1,2025-10-04,Sava Sponzor,SAV,Drava,DRA,Arena,7');
  expect(counts).toMatchObject({ created: 0, changed: 1, unchanged: 0, failed: 0 });
  expect(told.notices).toEqual([
    '2025/26 Liga: team renamed: Sava → Sava Sponzor',
    '2025/26 Liga: venue renamed: Hala → Arena',
    '2025/26 Liga: club renamed: Sava → Sava Sponzor',
  ]);
  const own = await scope.db.select().from(teams).where(eq(teams.tenantId, scope.tenantId));
  expect(own.map(({ name, slug }) => [name, slug]).sort()).toEqual([
    ['Drava', 'drava'],
    ['Sava Sponzor', 'sava-sponzor'],
  ]);
  const places = await scope.db.select().from(venues).where(eq(venues.tenantId, scope.tenantId));
  expect(places).toMatchObject([{ name: 'Arena', slug: 'arena' }]);
  expect(await readWebsite(bench, scope, 'seasons/2025-26/leagues/liga/teams/sava')).toMatchObject({
    slug: 'sava-sponzor',
  });
  expect(await readWebsite(bench, scope, 'clubs/sava')).toMatchObject({ slug: 'sava-sponzor' });
  expect((await importCsv('id,home,away', 'g1,Sava,Drava')).counts).toMatchObject({ unchanged: 1 });
  expect(await scope.db.$count(clubs, eq(clubs.tenantId, scope.tenantId))).toBe(2);
});

test('a list with two names of one id is one team under the later name, and a second time changes nothing', async () => {
  const lines = ['g1,2025-10-04,Sava,SAV,Drava,DRA,,', 'g2,2026-02-04,Drava,DRA,Sava Sponzor,SAV,,'];
  await importCsv(withIds, ...lines);
  const own = await scope.db.select().from(teams).where(eq(teams.tenantId, scope.tenantId));
  expect(own.map(({ name, aliases }) => [name, aliases]).sort()).toEqual([
    ['Drava', []],
    ['Sava Sponzor', ['Sava']],
  ]);
  const { counts, told } = await importCsv(withIds, ...lines);
  expect([counts.unchanged, told.notices]).toEqual([2, []]);
});

test('a new name without id is refused where it looks like a known team, and accepted as another on demand', async () => {
  const columns = 'round,home,away';
  await importCsv(columns, '1,Sava,Drava', '1,Mura,Krka', '2,Drava,Mura');
  const similar = await importCsv(columns, '3,Svaa,Mura');
  expect(similar.counts).toMatchObject({ created: 0, failed: 1 });
  const renamed = await importCsv(columns, '1,Telekom,Drava', '1,Mura,Krka', '2,Drava,Mura');
  expect(renamed.counts).toMatchObject({ created: 0, failed: 1, unchanged: 2 });
  expect(renamed.told.problems[0]).toContain('"Telekom" is new and looks like "Sava"');
  const truly = await importCsv(columns, '3,Olimpija,Mura');
  expect(truly.counts).toMatchObject({ created: 1, failed: 0 });
  const another = await importWith({ newTeams: true }, columns, '4,Sava Novi Grad,Mura');
  expect(another.counts).toMatchObject({ created: 1, failed: 0 });
});

test('a team or a venue twice at one time is named', async () => {
  const columns = 'id,date,time,home,away,venue';
  const { counts, told } = await importCsv(
    columns,
    'g1,2025-10-04,18:00,Sava,Drava,Hala',
    'g2,2025-10-04,19:00,Mura,Sava,Arena',
    'g3,2025-10-04,19:15,Krka,Olimpija,Hala',
    'g4,2025-10-04,21:00,Drava,Krka,Arena',
  );
  expect(counts).toMatchObject({ created: 4, failed: 0 });
  expect(told.notices.map((notice) => notice.replace(/^.*fixtures/, ''))).toEqual([
    '.csv:2: Sava has another game at 2025-10-04 19:00; Hala has another game at 2025-10-04 19:15',
    '.csv:3: Sava has another game at 2025-10-04 18:00',
    '.csv:4: Hala has another game at 2025-10-04 18:00',
  ]);
});
