import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { installation } from '#server/db/schema/installation.ts';
import { checkDisk, checkPageStore } from '#server/doctor/check-disk.ts';
import type { HostSources } from '#server/doctor/check-host.ts';
import { examine } from '#server/doctor/examine.ts';
import { type Finding, fault, findingLines } from '#server/doctor/finding.ts';
import { readServerSettings } from '#server/env.ts';
import { saveBackupState } from '#server/feeds/backup/backup-state.ts';
import { migrateUpTo } from '#server/feeds/backup/schema-version.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createBlankDatabase, createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let database: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await temporaryFolder('doctor')];
  await insertTenant(database.db, 'doctor', ['doctor.test']);
});
afterAll(() => Promise.all([database.close(), removeFolder(folder)]));

const health = { status: 200, headers: { 'content-type': 'application/json' } };
const reachable: HostSources = {
  resolve: async () => ({ address: '192.0.2.7' }),
  fetch: async () => new Response('{"ready":true}', health),
};

/** A server for mails that says so, and takes nothing. */
async function mailServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (text) => socket.write(`${text}`.startsWith('QUIT') ? '221 bye\r\n' : '250 mail.test\r\n'));
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findings(
  values: Record<string, string> = {},
  sources = reachable,
  db: DatabaseConnection | Finding = database,
  useless: string[] = [],
): Promise<Finding[]> {
  const settings = readServerSettings({
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    PAGE_MEMORY_MB: '1',
    PAGE_DISK_MB: '1',
    ...values,
  });
  return examine(db, settings, useless, sources);
}

const levelOf = (found: readonly Finding[], part: string) => found.find((one) => one.part === part)?.level;

test('finds nothing wrong with an installation that has everything', async () => {
  await saveBackupState(database.db, { madeAt: new Date().toISOString(), file: 'x', failure: null });
  const found = await findings({
    BACKUP_DIR: folder,
    SMTP_URL: await mailServer(),
    MAIL_FROM: 'League <no@doctor.test>',
  });
  expect(found.filter(({ level, part }) => level !== 'ok' && !part.startsWith('disk'))).toEqual([]);
  expect(found.map(({ part }) => part)).toEqual(
    expect.arrayContaining([
      'settings',
      'database',
      'migrations',
      'extension',
      'clock',
      'mail',
      'backups',
      'host doctor.test',
    ]),
  );
});

test('names sites by https without a trusted proxy', async () => {
  expect(levelOf(await findings({ TRUST_PROXY: '0' }), 'settings')).toBe('warning');
});

test.each<[string, HostSources]>([
  ['without an address', { ...reachable, resolve: () => Promise.reject(new Error('ENOTFOUND')) }],
  ['that does not answer', { ...reachable, fetch: () => Promise.reject(new Error('certificate has expired')) }],
  ['of somebody else', { ...reachable, fetch: async () => new Response('<html>', { status: 200 }) }],
])('names a host %s, with the cure', async (_name, sources) => {
  const found = (await findings({}, sources)).find(({ part }) => part === 'host doctor.test');
  expect(found).toMatchObject({ level: 'fault', cure: expect.any(String) });
  expect(findingLines(found as Finding)).toHaveLength(2);
});

test('names a server for mails that does not answer, and one that is not set', async () => {
  expect(levelOf(await findings({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'mail')).toBe('fault');
  expect(levelOf(await findings(), 'mail')).toBe('warning');
  expect(levelOf(await findings({ SMTP_URL: await mailServer() }), 'mail')).toBe('warning');
});

test('names backups that are missing, old or failed', async () => {
  const backup = (state: Parameters<typeof saveBackupState>[1]) =>
    saveBackupState(database.db, state).then(async () => levelOf(await findings({ BACKUP_DIR: folder }), 'backups'));
  expect(levelOf(await findings(), 'backups')).toBe('warning');
  expect(await backup({ madeAt: '2026-01-01T03:00:00.000Z', file: 'x', failure: null })).toBe('fault');
  const failure = { at: new Date().toISOString(), reason: 'the disk is full' };
  expect(await backup({ madeAt: new Date().toISOString(), file: 'x', failure })).toBe('fault');
});

test('names a replica that is none, and one that cannot be reached', async () => {
  const { host, port, user, password, database: name } = database.pool.options;
  const here = `postgres://${user}:${password ?? ''}@${encodeURIComponent(host ?? '')}:${port}/${name}`;
  const address = 'postgres://nobody@127.0.0.1:1/none';
  expect(levelOf(await findings({ DATABASE_URL: address, DATABASE_REPLICA_URL: here }), 'replica')).toBe('fault');
  expect(levelOf(await findings({ DATABASE_URL: address, DATABASE_REPLICA_URL: address }), 'replica')).toBe('fault');
});

test('names a folder that is not there, and pages that take too much', async () => {
  expect((await checkDisk('BACKUP_DIR', path.join(folder, 'nowhere'))).level).toBe('fault');
  const pages = { PAGE_MEMORY_MB: 600, PAGE_DISK_MB: 10_000_000_000, DATA_DIR: folder };
  expect((await checkPageStore(pages, 1024 * 1024 * 1024)).map(({ level }) => level)).toEqual(['warning', 'warning']);
});

test('tells everything else of an installation whose folder is missing', async () => {
  const found = await findings({ DATA_DIR: path.join(folder, 'nowhere') });
  expect(found.find(({ part }) => part === 'disk of DATA_DIR')).toMatchObject({
    level: 'fault',
    text: expect.stringContaining('ENOENT'),
  });
  expect(found.map(({ part }) => part)).toEqual(expect.arrayContaining(['settings', 'database', 'mail', 'backups']));
  expect(levelOf(found, 'database')).toBe('ok');
});

test('tells all that needs no database where there is none to connect to', async () => {
  const away = fault('database', 'cannot be reached', 'Start it.');
  const found = await findings({ BACKUP_DIR: folder }, reachable, away, ['SENTRY_DNS does nothing']);
  expect(found).toContainEqual(away);
  const parts = ['settings', 'database', 'disk of DATA_DIR', 'finished pages', 'disk of BACKUP_DIR', 'mail'];
  expect(found.map(({ part }) => part)).toEqual(parts);
});

test('a check that fails is a fault of its own part, and the others are told', async () => {
  const resolve = () => {
    throw new Error('no resolver');
  };
  const ofHost = await findings({}, { ...reachable, resolve });
  expect(ofHost.find(({ part }) => part === 'host doctor.test')).toMatchObject({
    level: 'fault',
    text: 'could not be examined: no resolver',
  });
  expect([levelOf(ofHost, 'database'), levelOf(ofHost, 'settings')]).toEqual(['ok', 'ok']);

  const gone = await createTestDatabase();
  await gone.close();
  const ofDatabase = await findings({}, reachable, gone);
  expect([levelOf(ofDatabase, 'database'), levelOf(ofDatabase, 'disk of DATA_DIR')]).toEqual([
    'fault',
    expect.any(String),
  ]);
  expect(ofDatabase.map(({ part }) => part)).not.toContain('settings');
});

test('names keys of push messages that cannot be read', async () => {
  await database.db.insert(installation).values({ name: 'push-vapid-keys', value: '{"publicKey":1}' });
  expect(levelOf(await findings(), 'push messages')).toBe('fault');
  await database.db.delete(installation);
});

test('names migrations to come, a database of another version, and a missing extension', async () => {
  const earlier = await createBlankDatabase();
  onTestFinished(() => earlier.close());
  await migrateUpTo(earlier.pool, '0010_fantasy_moved');
  expect(levelOf(await findings({}, reachable, earlier), 'migrations')).toBe('warning');
  await earlier.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 1');
  expect(levelOf(await findings({}, reachable, earlier), 'migrations')).toBe('fault');
  const bare = await createTestDatabase();
  onTestFinished(() => bare.close());
  await bare.pool.query('drop extension pg_trgm cascade');
  expect(levelOf(await findings({}, reachable, bare), 'extension')).toBe('fault');
});
