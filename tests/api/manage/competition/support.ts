import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

/** The API with the small league of `league.test` and another one of `other.test`, called as a member of its staff. */
export async function openCompetition() {
  const database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  const api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  const table = await openTable(database.db, 'league');
  const other = await openTable(database.db, 'other');
  const tokens = {} as Record<StaffRole, string>;
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  const call = async (method: string, path: string, body?: object, role: StaffRole = 'admin', language = 'en') => {
    const response = await api.request(`http://league.test/api/v2/${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[role]}`, 'cache-control': 'no-cache', 'accept-language': language },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  };
  return { database, table, other, call };
}
export type Competition = Awaited<ReturnType<typeof openCompetition>>;
