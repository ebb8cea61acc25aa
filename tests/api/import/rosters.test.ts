import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memberships, people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
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

const header = 'season,league,team,name,number,position,captain,birth_date,height,role,from,until';

async function importCsv(...lines: string[]) {
  const { report, told } = listeningReport();
  const file = await bench.file('roster.csv', [header, ...lines].join('\n'));
  return { counts: await importRosters(scope, { file, league }, report), told };
}

const everybody = () => scope.db.select().from(people).where(eq(people.tenantId, scope.tenantId));
const places = () => scope.db.select().from(memberships).where(eq(memberships.tenantId, scope.tenantId));

const luka = '2025/26,Liga,Sava,Luka Novak,00,PG,yes,2001-03-04,1.98,player,,';

test('a roster makes people with what is known of them and their places', async () => {
  const { counts } = await importCsv(luka, '2025/26,Liga,Sava,Maja Zor,,,,,,coach,,');
  expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 0 });
  const person = (await everybody()).find(({ slug }) => slug === 'luka-novak');
  expect(person).toMatchObject({ firstName: 'Luka', birthDate: '2001-03-04', heightCm: 198, position: 'PG' });
  expect((await places()).find(({ role }) => role === 'player')).toMatchObject({ number: '00', isCaptain: true });
});

test('the same roster again changes nothing', async () => {
  await importCsv(luka);
  expect((await importCsv(luka)).counts).toEqual({ created: 0, changed: 0, unchanged: 1, failed: 0 });
});

async function importText(text: string) {
  const { report, told } = listeningReport();
  const file = await bench.file('roster.csv', text);
  return { counts: await importRosters(scope, { file, league }, report), told };
}

test('a later roster adds what it has, and columns that it does not have stay as they are', async () => {
  await importCsv(luka);
  const { counts } = await importText('season,league,team,name,number,from\n2025/26,Liga,Sava,Luka Novak,7,2025-09-01');
  expect(counts).toMatchObject({ created: 0, changed: 1 });
  expect(await everybody()).toMatchObject([{ heightCm: 198, birthDate: '2001-03-04', position: 'PG' }]);
  expect(await places()).toMatchObject([{ number: '7', position: 'PG', isCaptain: true, fromDate: '2025-09-01' }]);
});

test('somebody known who joins another squad changes, and a second stint of somebody new is kept', async () => {
  await importCsv(luka);
  const { counts } = await importCsv(
    '2026/27,Liga,Sava,Luka Novak,7,PG,,2001-03-04,1.98,player,,',
    '2026/27,Liga,Drava,Ana Zor,5,C,,2002-05-06,1.87,player,2026-09-01,2026-10-31',
    '2026/27,Liga,Drava,Ana Zor,9,C,yes,2002-05-06,1.87,player,2027-01-15,',
    '2026/27,Liga,Sava,Ana Zor,6,C,,2002-05-06,1.87,player,2026-11-01,2026-12-31',
  );
  expect(counts).toEqual({ created: 3, changed: 1, unchanged: 0, failed: 0 });
  const facts = (await everybody()).map(({ slug, heightCm, birthDate }) => [slug, heightCm, birthDate]);
  expect(facts.toSorted()).toEqual([
    ['ana-zor', 187, '2002-05-06'],
    ['luka-novak', 198, '2001-03-04'],
  ]);
  const told = (await places()).map((one) => [one.number, one.isCaptain, one.fromDate, one.untilDate]);
  expect(told.toSorted()).toEqual([
    ['00', true, null, null],
    ['5', false, '2026-09-01', '2026-10-31'],
    ['6', false, '2026-11-01', '2026-12-31'],
    ['7', false, null, null],
    ['9', true, '2027-01-15', null],
  ]);
});

test('a player without a licence is restricted until a list says otherwise; a suspension stays', async () => {
  const withLicence = (cell: string) =>
    importText(`season,league,team,name,licence\n2025/26,Liga,Sava,Luka Novak,${cell}`);
  await importCsv(luka);
  expect(await places()).toMatchObject([{ restriction: null }]);
  expect((await withLicence('no')).counts).toMatchObject({ changed: 1 });
  expect(await places()).toMatchObject([{ restriction: 'unlicensed' }]);
  await importCsv(luka);
  expect(await places()).toMatchObject([{ restriction: 'unlicensed' }]);
  expect((await withLicence('yes')).counts).toMatchObject({ changed: 1 });
  expect(await places()).toMatchObject([{ restriction: null }]);
  const until = { restriction: 'suspended', restrictedUntil: '2026-01-31' } as const;
  await scope.db.update(memberships).set(until).where(eq(memberships.tenantId, scope.tenantId));
  expect((await withLicence('no')).counts).toMatchObject({ unchanged: 1 });
  expect(await places()).toMatchObject([until]);
});

test('an empty cell clears what is stored, unless another line of the person has it', async () => {
  await importCsv(luka);
  await importCsv('2025/26,Liga,Sava,Luka Novak,,PG,,,,player,,');
  expect(await everybody()).toMatchObject([{ heightCm: null, birthDate: null, position: 'PG' }]);
  expect(await places()).toMatchObject([{ number: null, isCaptain: false }]);
  const lines = [luka, '2026/27,Liga,Sava,Luka Novak,7,,,,,player,,'];
  await importCsv(...lines);
  expect(await everybody()).toMatchObject([{ heightCm: 198, birthDate: '2001-03-04' }]);
  expect((await importCsv(...lines)).counts).toMatchObject({ unchanged: 2 });
});

test('a person known by id is renamed, and the former address leads to the new name', async () => {
  const line = (id: string, name: string) => `season,league,team,person_id,name\n2025/26,Liga,Sava,${id},${name}`;
  await importText(line('17', 'Luka Novak'));
  const { counts, told } = await importText(line('17', 'Luka Novaković'));
  expect(counts).toMatchObject({ created: 0, changed: 1 });
  expect(told.notices).toEqual(['2025/26 Liga: person renamed: Luka Novak → Luka Novaković']);
  expect(await everybody()).toMatchObject([{ lastName: 'Novaković', slug: 'luka-novakovic' }]);
  expect(await readWebsite(bench, scope, 'players/luka-novak')).toMatchObject({ slug: 'luka-novakovic' });
  expect((await importText(line('17', 'L. Novaković'))).told.notices).toEqual([]);
  await importText(line('18', 'Luka Novak'));
  expect((await everybody()).map(({ slug }) => slug).sort()).toEqual(['luka-novak-2', 'luka-novakovic']);
});

test('a new team that looks like a known one is refused, with what to do', async () => {
  await importCsv(luka);
  const { counts, told } = await importCsv('2025/26,Liga,KK Sava,Ana Zor,5,,,,,player,,');
  expect(counts).toMatchObject({ failed: 1 });
  expect(told.problems[0]).toMatch(/roster.csv:2: "KK Sava" is new and looks like "Sava".*teams rename sava "KK Sava"/);
  expect(await everybody()).toHaveLength(1);
});

test('the same name and date of birth is one person in two teams, another date another person', async () => {
  await importCsv(
    luka,
    '2026/27,Liga,Drava,Luka Novak,9,PG,,2001-03-04,,player,,',
    '2026/27,Liga,Mura,Luka Novak,9,PG,,1999-12-31,,player,,',
  );
  expect((await everybody()).map(({ slug }) => slug).sort()).toEqual(['luka-novak', 'luka-novak-2']);
  expect(await places()).toHaveLength(3);
});

test('two stints in one team are two places of one person', async () => {
  await importCsv(
    '2025/26,Liga,Sava,Luka Novak,7,,,,,player,2025-09-01,2025-12-01',
    '2025/26,Liga,Sava,Luka Novak,8,,,,,player,2026-02-01,',
  );
  expect(await everybody()).toHaveLength(1);
  const own = await scope.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, scope.tenantId), eq(memberships.number, '8')));
  expect(own).toMatchObject([{ fromDate: '2026-02-01', untilDate: null }]);
});
