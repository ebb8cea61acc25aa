import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memberships, people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope;
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

test('a later roster adds what it knows and keeps what it does not say', async () => {
  await importCsv(luka);
  const { counts } = await importCsv('2025/26,Liga,Sava,Luka Novak,7,,yes,,,player,2025-09-01,');
  expect(counts).toMatchObject({ created: 0, changed: 1 });
  expect(await everybody()).toMatchObject([{ heightCm: 198, birthDate: '2001-03-04' }]);
  expect(await places()).toMatchObject([{ number: '7', position: 'PG', fromDate: '2025-09-01' }]);
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
