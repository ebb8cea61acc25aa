import type { DataImportDetail, DataImportMap, DataImportPreview } from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable } from '#tests/fixtures/table.ts';

/** The office of a small league beside another one, with the calls of its room of data. */
export async function openOffice(database: DatabaseConnection) {
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  const api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
  const table = await openTable(database.db, 'league');
  const other = await openTable(database.db, 'other');
  // The dates that the engine would compute, so that an undo leads back to them.
  await inTransaction(table.scope, (scope) => settleSeasonDates(scope, table.ids.season));
  const tokens = {} as Record<StaffRole | 'elsewhere', string>;
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
  tokens.elsewhere = await signInAs(other.scope, 'admin');

  const call = async (method: string, path: string, body?: BodyInit, as: keyof typeof tokens = 'admin') => {
    const host = as === 'elsewhere' ? 'other.test' : 'league.test';
    const response = await api.request(`http://${host}/api/v2/manage/${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens[as]}` },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, answer: await response.json() };
  };
  const upload = (content: string | Uint8Array, name = 'list.csv', kind: DataImportKind = 'fixtures') =>
    call('POST', `imports?kind=${kind}&name=${encodeURIComponent(name)}`, content as BodyInit);
  const open = async (...file: Parameters<typeof upload>): Promise<DataImportDetail & { map: DataImportMap }> => {
    const { status, answer } = await upload(...file);
    if (status !== 200) throw new Error(answer.message);
    return { ...answer, map: answer.file.map };
  };
  const post = (id: string, verb: string, body: unknown = {}) =>
    call('POST', `imports/${id}/${verb}`, JSON.stringify(body));
  const preview = async (id: string, map: DataImportMap): Promise<DataImportPreview> => {
    const { status, answer } = await post(id, 'preview', map);
    if (status !== 200) throw new Error(answer.message);
    return answer;
  };
  const apply = async (id: string, map: DataImportMap) => {
    const { digest } = await preview(id, map);
    return post(id, 'apply', { map, digest });
  };
  const download = async (what: string, as: StaffRole = 'admin') => {
    const headers = { authorization: `Bearer ${tokens[as]}` };
    const response = await api.request(`http://league.test/api/v2/manage/exports/${what}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  };
  return { download, table, other, call, upload, open, post, preview, apply };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Everything of a tenant that an import can change, without what every write changes. */
export async function everything({ pool }: DatabaseConnection, tenantId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where tgname = 'note_import'
     union select unnest(array['player_season', 'player_career', 'game_record', 'league_tally']) order by 1`,
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select to_jsonb(t) - 'updated_at' - 'revision' as row from "${name}" t where tenant_id = $1 order by to_jsonb(t) - 'updated_at' - 'revision'`,
      [tenantId],
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
