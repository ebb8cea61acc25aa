import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTenant } from '#server/league/tenant/create-tenant.ts';
import { newSiteSettings } from '#server/league/tenant/new-site-settings.ts';
import { liveStatsFile } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';

let bench: ImportBench;
let databaseUrl: string;
beforeAll(async () => {
  bench = await openImportBench();
  const { rows } = await bench.database.pool.query('select current_database() as name');
  const { connection } = inject('database');
  const url = new URL('postgres://localhost');
  url.pathname = rows[0].name;
  url.username = String(connection.user ?? '');
  url.password = String(connection.password ?? '');
  if (connection.host) url.searchParams.set('host', connection.host);
  if (connection.port) url.searchParams.set('port', String(connection.port));
  databaseUrl = url.href;
});
afterAll(() => bench.close());

const command = path.resolve(import.meta.dirname, '../../../server/cli/league.ts');

function league(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { env }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

const fixtures =
  'season,league,id,date,home,home_score,away,away_score\n2025/26,Liga,501,2025-10-04,Sava,80,Drava,70\n';

test('the command leads from an empty database to an imported season, and says what is wrong in one line', async () => {
  const file = await bench.file('fixtures.csv', fixtures);
  const none = await league('import', 'fixtures', file);
  expect(none).toMatchObject({ status: 1, err: expect.stringContaining('tenant create') });

  const created = await league(
    'tenant',
    'create',
    '--host',
    'liga.example',
    '--title',
    'Liga',
    '--zone',
    'Europe/Belgrade',
  );
  expect(created).toMatchObject({ status: 0, err: '' });
  expect((await league('tenant', 'list')).out).toBe('Liga: liga.example\n');

  const dry = await league('import', 'fixtures', file, '--dry-run');
  expect(dry).toMatchObject({
    status: 0,
    out: `${file}:2: new\n1 new, 0 changed, 0 unchanged, 0 refused. Nothing was imported.\n`,
  });

  const first = await league('import', 'fixtures', file);
  expect(first.status).toBe(0);
  expect(first.out).toContain('[1/1] 2025/26 Liga: 1 games new, 0 changed, 0 unchanged');
  const moved = await bench.file('moved.csv', fixtures.replace('2025-10-04', '2025-10-05'));
  const changed = await league('import', 'fixtures', moved, '--dry-run');
  expect(changed.out).toContain(`${moved}:2: changed: date 2025-10-04 → 2025-10-05`);
  const again = await league('import', 'fixtures', file);
  expect(again.status).toBe(0);
  expect(again.out).toContain('Nothing has changed.');

  const stranger = await bench.file('501.json', liveStatsFile([{ actionType: '2pt', tno: 1, pno: 40 }]));
  const refused = await league('import', 'livestats', stranger);
  expect(refused).toMatchObject({ status: 1, out: expect.stringContaining('1 not imported') });
  expect(refused.err.trim().split('\n')).toEqual([
    expect.stringMatching(/^error: .*501\.json.* who is not listed; .+/),
  ]);
});

test('with two tenants the command requires one of them', async () => {
  const settings = newSiteSettings({ title: 'Druga', host: 'druga.example', locales: ['sr'], timeZone: 'UTC' });
  await createTenant(bench.database.db, { slug: 'druga', name: 'Druga', hosts: ['druga.example'], settings });
  const file = await bench.file('fixtures.csv', fixtures);
  const unnamed = await league('import', 'fixtures', file);
  expect(unnamed).toMatchObject({ status: 1, err: expect.stringContaining('--tenant HOST, one of') });
  const wrong = await league('import', 'fixtures', file, '--tenant', 'nobody.example');
  expect(wrong.err).toContain('There is no tenant for the host "nobody.example"');
  expect((await league('import', 'fixtures', file, '--tenant', 'druga.example')).status).toBe(0);
});

test('a second import for the same tenant is refused while the first runs', async () => {
  const client = await bench.database.pool.connect();
  const { rows } = await client.query("select tenant_id from domain where host = 'liga.example'");
  const key = "hashtext('courtside import'), hashtext($1)";
  await client.query(`select pg_advisory_lock(${key})`, [rows[0].tenant_id]);
  const file = await bench.file('fixtures.csv', fixtures);
  const busy = await league('import', 'fixtures', file, '--tenant', 'liga.example');
  client.release(true);
  expect(busy).toMatchObject({ status: 1, err: expect.stringContaining('Another import for this tenant is running') });
});

test.each([
  [
    'a file that is not there',
    ['import', 'livestats', '/nowhere/1.json', '--tenant', 'liga.example'],
    'there is no such file',
  ],
  ['a word that is no command', ['import', 'scores'], "unknown command 'scores'"],
  ['a profile that is not known', ['import', 'fixtures', 'x.csv', '--rules', 'street'], 'Allowed choices'],
])('%s ends with a status and no stack trace', async (_, words, message) => {
  const { status, err } = await league(...words);
  expect(status).toBe(1);
  expect(err).toContain(message);
  expect(err).not.toMatch(/\n\s+at /);
});

test('a league takes its own rules from a file and shows them as one, and a wrong file changes nothing', async () => {
  const where = ['--tenant', 'liga.example', '--season', '2025/26'];
  const file = await bench.file(
    'rules.yaml',
    'rules: { periods: { length: 8:00 } }\nstandings: { points: { win: 3 } }\n',
  );
  const taken = await league('rules', 'set', 'Liga', file, ...where);
  expect(taken).toMatchObject({ status: 0, out: 'Liga, 2025/26: played by "own", tables made by "own".\n' });

  const wrong = await bench.file('wrong.yaml', 'rules: { periods: { count: 0 } }\nstandings: { restart: perhaps }\n');
  const refused = await league('rules', 'set', 'Liga', wrong, ...where);
  expect(refused.status).toBe(1);
  expect(refused.err.trim().split('\n')).toEqual([
    expect.stringMatching(/^error: .*wrong\.yaml has 2 mistakes, and nothing was changed\.$/),
    expect.stringMatching(/wrong\.yaml, line 1, column 28, rules\.periods\.count: 0: give a whole number from 1 to 8;/),
    expect.stringMatching(/wrong\.yaml, line 2, column 23, standings\.restart: "perhaps": give true or false;/),
  ]);
  const shown = await league('rules', 'show', 'Liga', ...where);
  expect(shown.out).toMatch(/^# Liga, 2025\/26\nrules:\n {2}id: own\n {2}extends: fiba-2024\n/);
  expect(shown.out).toContain('length: 8:00');
});

test('an import is one entry on the audit trail, a command on one row is that row', async () => {
  const entries = async (...words: string[]) =>
    (await league('audit', 'list', ...words, '--tenant', 'liga.example')).out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const file = await bench.file('audited.csv', fixtures.replace('501', '777').replace('10-04', '10-11'));
  const before = await entries('--last', '1000');
  expect((await league('import', 'fixtures', file, '--tenant', 'liga.example')).status).toBe(0);
  const [entry, ...older] = await entries('--last', '1000');
  expect(older).toEqual(before);
  expect(entry).toMatchObject({
    actor: { kind: 'operator' },
    action: 'command',
    after: {
      command: `import fixtures ${file} --tenant liga.example`,
      counts: [{ noun: 'games', created: 1, changed: 0, unchanged: 0, failed: 0 }],
    },
  });
  expect((await league('staff', 'add', 'ana@liga.example', '--role', 'admin', '--tenant', 'liga.example')).status).toBe(
    0,
  );
  const added = await entries('--last', '3');
  expect(added.map(({ action, table }) => [action, table])).toEqual([
    ['insert', 'sign_in_link'],
    ['insert', 'staff'],
    ['insert', 'site_user'],
  ]);
  expect(JSON.stringify(added)).not.toContain('hash');
});
