import { cp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksumsName, formatChecksums, parseChecksums } from '#server/feeds/tenant-archive/checksums.ts';
import { tarHeader } from '#server/feeds/tenant-archive/tar-header.ts';
import { sha256 } from '#server/sha256.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { type ArchiveBench, openArchiveBench } from './support/archive-bench.ts';

let bench: ArchiveBench;
let tenantId: string;
let archive: string;
beforeAll(async () => {
  bench = await openArchiveBench();
  const { db } = bench.here;
  const ids = await insertSmallLeague(db, 'refused', ['refused.test']);
  await insertGames(db, ids);
  tenantId = ids.tenantId;
  await db.execute(`delete from asset where tenant_id = '${tenantId}'`);
  archive = await bench.write(bench.here, tenantId, 'whole');
});
afterAll(() => bench.close());

const tenantsThere = async () => (await bench.there.pool.query('select slug from tenant')).rows.map(({ slug }) => slug);

/** A copy of the archive with a file changed, and its checksum too. */
async function changed(name: string, change: (text: string) => string): Promise<string> {
  const copy = path.join(bench.folder, `changed-${crypto.randomUUID()}`);
  await cp(archive, copy, { recursive: true });
  const bytes = Buffer.from(change(await readFile(path.join(copy, name), 'utf8')));
  await writeFile(path.join(copy, name), bytes);
  const list = path.join(copy, checksumsName);
  const sums = parseChecksums(await readFile(list, 'utf8')) ?? [];
  await writeFile(list, formatChecksums(sums.map((one) => (one.name === name ? { name, hash: sha256(bytes) } : one))));
  return copy;
}

const importing = (place: string, hosts?: string[]) => bench.read(bench.there, place, hosts);
const secondLine = (text: string, change: (line: string) => string) =>
  text
    .split('\n')
    .map((line, index) => (index === 1 ? change(line) : line))
    .join('\n');

const game = 'tables/game/000001.ndjson';
const stranger = '0b5f9a52-54f8-4bd3-9a4c-3f4f6f7a1c11';

test.each([
  ['an unknown column', game, (line: string) => line.replace('{', '{"mood":1,'), 'line 2: Unrecognized key: "mood"'],
  ['the column of another tenant', game, (line: string) => line.replace('{', `{"tenant_id":"${stranger}",`), 'line 2'],
  [
    'a state that games do not have',
    game,
    (line: string) => line.replace(/"state":"\w+"/, '"state":"lost"'),
    'line 2: state',
  ],
  ['a broken line', game, (line: string) => line.slice(5), 'line 2: it is not JSON'],
  [
    'a day that is none',
    game,
    (line: string) => line.replace(/"tip_off_date":[^,]+/, '"tip_off_date":"2026-02-31"'),
    'line 2: date/time field value out of range',
  ],
  [
    'a league that is not in it',
    game,
    (line: string) => line.replace(/"league_id":"[^"]+"/, `"league_id":"${stranger}"`),
    'line 2: insert or update on table "game" violates foreign key constraint "game_league"',
  ],
  ['an empty line', 'tables/person/000001.ndjson', () => '', 'line 2: it is not JSON'],
])('%s is refused with file and line, and nothing is imported', async (_, file, change, complaint) => {
  const place = await changed(file, (text) => secondLine(text, change));
  await expect(importing(place)).rejects.toThrow(`${file}, ${complaint}`);
  expect(await tenantsThere()).toEqual([]);
});

test('rows that are gone are missed', async () => {
  const place = await changed('tables/news/000001.ndjson', (text) => text.slice(text.indexOf('\n') + 1));
  await expect(importing(place)).rejects.toThrow('tables/news: it has 3 rows, the manifest says 4');
  expect(await tenantsThere()).toEqual([]);
});

test('a tenant with settings that no site can have, and a host that is none, are refused', async () => {
  const colors = await changed('tenant.json', (text) => text.replace(/"color1": "[^"]+"/, '"color1": "red"'));
  await expect(importing(colors)).rejects.toThrow('tenant.json: settings.colors.color1');
  const time = await changed('tenant.json', (text) => text.replace(/"created_at": "[^"]+"/, '"created_at": "soon"'));
  await expect(importing(time)).rejects.toThrow('tenant.json, line 1: invalid input syntax');
  const hosts = await changed('tables/domain/000001.ndjson', (text) => text.replace('refused.test', 'Refused.test:80'));
  await expect(importing(hosts)).rejects.toThrow('line 1: "Refused.test:80" is no host');
  expect(await tenantsThere()).toEqual([]);
});

test('an archive of other tables is refused', async () => {
  const place = await changed('manifest.json', (text) => text.replace(/"schema": "[^"]+"/, '"schema": "0000_earlier"'));
  await expect(importing(place)).rejects.toThrow('the archive has the tables of "0000_earlier"');
});

test('a changed file is noticed by its checksum', async () => {
  const copy = path.join(bench.folder, 'altered');
  await cp(archive, copy, { recursive: true });
  await writeFile(path.join(copy, game), '');
  await expect(importing(copy)).rejects.toThrow(`it is not the file that ${checksumsName} names`);
});

test('a link in a folder is not followed', async () => {
  const copy = path.join(bench.folder, 'linked');
  await cp(archive, copy, { recursive: true });
  await rm(path.join(copy, game));
  await symlink(path.join(archive, game), path.join(copy, game));
  await expect(importing(copy)).rejects.toThrow('this is a link');
});

test('a list that names a file outside of the folder is refused', async () => {
  const copy = path.join(bench.folder, 'outside');
  await cp(archive, copy, { recursive: true });
  const list = path.join(copy, checksumsName);
  await writeFile(list, `${await readFile(list, 'utf8')}${'0'.repeat(64)}  ../../../../etc/passwd\n`);
  await expect(importing(copy)).rejects.toThrow('this is no list of an archive');
});

test.each(['../../etc/passwd', '/etc/passwd', 'tables/../../x/000001.ndjson'])(
  'a tar with %s is refused',
  async (name) => {
    const file = path.join(bench.folder, 'outside.tar');
    await writeFile(file, Buffer.concat([tarHeader(name, 0), Buffer.alloc(1024)]));
    await expect(importing(file)).rejects.toThrow('is no file of an archive');
  },
);

test('a file that breaks off is refused, and nothing is imported', async () => {
  const file = await bench.write(bench.here, tenantId, 'broken.tar');
  await truncate(file, 40_000);
  await expect(importing(file)).rejects.toThrow('the archive breaks off');
  expect(await tenantsThere()).toEqual([]);
});

test('a tenant, a slug or a host that is there already is refused', async () => {
  await expect(bench.read(bench.here, archive)).rejects.toThrow('"refused" is in this database already');
  await insertTenant(bench.there.db, 'neighbour', ['refused.test']);
  await expect(importing(archive)).rejects.toThrow('The host "refused.test" belongs to another tenant');
  await expect(importing(archive, ['refused.test'])).rejects.toThrow('belongs to another tenant');
  await expect(importing(archive, ['http://x'])).rejects.toThrow('a host has no scheme');
  await insertTenant(bench.there.db, 'refused', ['else.test']);
  await expect(importing(archive, ['free.test'])).rejects.toThrow('The slug "refused"');
  expect(await tenantsThere()).toEqual(['neighbour', 'refused']);
});

test('an export does not write over what is there, and leaves nothing where it fails', async () => {
  await expect(bench.write(bench.here, tenantId, 'whole')).rejects.toThrow('is there already');
  await expect(bench.write(bench.here, stranger, 'nobody.tar')).rejects.toThrow('There is no tenant');
  await expect(readFile(path.join(bench.folder, 'nobody.tar'))).rejects.toThrow('ENOENT');
});
