import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let other: Table;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
});
afterAll(() => database.close());

async function put(role: StaffRole, body: object, gameId = table.gameId) {
  const response = await api.request(`http://league.test/api/v2/manage/games/${gameId}/links`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[role]}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

async function shown() {
  const path = 'seasons/2025-26/leagues/first-league/rounds/round-4/games/b-a';
  const headers = { 'cache-control': 'no-cache' };
  const response = await api.request(`http://league.test/api/v2/website/${path}?locale=en`, { headers });
  const config = await api.request('http://league.test/api/v2/website/config', { headers });
  const { watch, tickets, videos } = await response.json();
  return { watch, tickets, videos, hasVideos: (await config.json()).has.videos };
}

const links = {
  watch: [{ label: 'Arena Sport', url: 'https://tv.test/live' }],
  tickets: 'https://tickets.test/b-a',
  videos: [
    { title: { sr: 'Snimak', en: 'Full game' }, url: 'https://youtu.be/abcdefghijk', periodOffsets: [730, null] },
  ],
};

test('an editor says where to watch a game, where to buy tickets, and publishes its videos', async () => {
  expect(await shown()).toEqual({ watch: [], tickets: null, videos: [], hasVideos: false });
  expect(await put('editor', links)).toMatchObject({ status: 200, answer: { outcome: 'changed', ...links } });
  expect(await put('editor', links)).toMatchObject({ status: 200, answer: { outcome: 'unchanged' } });
  expect(await shown()).toEqual({
    watch: links.watch,
    tickets: links.tickets,
    videos: [
      {
        title: 'Full game',
        url: 'https://youtu.be/abcdefghijk',
        source: { provider: 'youtube', id: 'abcdefghijk' },
        periodOffsets: [730, null],
      },
    ],
    hasVideos: true,
  });
});

test('what is left out stays, and each kind can be cleared', async () => {
  await put('admin', links);
  expect(await put('admin', { tickets: null })).toMatchObject({ answer: { watch: links.watch, tickets: null } });
  expect(await put('admin', { watch: [], videos: [] })).toMatchObject({ answer: { watch: [], videos: [] } });
  expect(await shown()).toMatchObject({ hasVideos: false });
});

test.each([
  [{ watch: [{ label: 'TV', url: 'http://tv.test/' }] }, 'watch.0.url'],
  [{ watch: [{ label: ' ', url: 'https://tv.test/' }] }, 'watch.0.label'],
  [{ tickets: 'javascript:alert(1)' }, 'tickets'],
  [{ videos: [{ title: { sr: 'Snimak' }, url: 'https://example.test/page' }] }, 'videos.0.url'],
  [{ videos: [{ title: {}, url: 'https://youtu.be/abcdefghijk' }] }, 'videos.0.title'],
  [
    { videos: [{ title: { sr: 'a' }, url: 'https://youtu.be/abcdefghijk', periodOffsets: [-1] }] },
    'videos.0.periodOffsets.0',
  ],
])('%j is refused with its place', async (body, path) => {
  const { status, answer } = await put('admin', body);
  expect(status).toBe(400);
  expect(answer.issues[0].path).toBe(path);
});

test('a scorer may not, and the game of another tenant is not found', async () => {
  expect(await put('scorer', links)).toMatchObject({ status: 403 });
  expect(await put('admin', links, other.gameId)).toMatchObject({ status: 404 });
});

test('the change is on the audit trail', async () => {
  await put('editor', { tickets: 'https://tickets.test/audit' });
  const { items } = await listAuditEntries(table.scope, { table: 'game', row: table.gameId, limit: 10 });
  expect(JSON.stringify(items)).toContain('https://tickets.test/audit');
});
