import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { announce } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { type CallPool, openCallPool } from '#server/db/call-pool.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { databaseUser } from '#server/db/embedded/database-user.ts';
import { createLog } from '#server/log.ts';
import { publish } from '#server/realtime/publish.ts';
import { next, startLiveServer, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { findProgram } from '#tests/setup/programs/find.ts';
import { type RunningProgram, startProgram } from '#tests/setup/programs/start.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const log = createLog('silent');
const serverConnections = 3;

describe.skipIf(!findProgram('pgbouncer'))('behind pgbouncer in transaction mode', () => {
  let direct: DatabaseConnection;
  let folder: string;
  let pooler: RunningProgram;
  let calls: CallPool;
  let table: Table;

  beforeAll(async () => {
    direct = await createTestDatabase();
    table = await openTable(direct.db, 'pooled', 'league.test');
    folder = await temporaryFolder('pooler');
    const port = await freePort();
    const file = path.join(folder, 'pgbouncer.ini');
    await writeFile(file, settings(direct, port), { mode: 0o644 });
    // It refuses to run as root.
    const user = (await databaseUser()) ? ['--user', 'postgres'] : [];
    pooler = await startProgram('pgbouncer', [...user, file], port);
    const address = `postgres://anybody@127.0.0.1:${port}/pooled`;
    calls = openCallPool(direct.pool, log, { address, isPooled: true });
  });
  afterAll(async () => {
    await calls.close();
    await pooler.stop();
    await direct.close();
    await removeFolder(folder);
  });

  test('many calls at once share few connections of the database', async () => {
    const api = createApi({ db: calls.db, log });
    const paths = ['config', 'seasons', `games/${table.gameId}/box-score`, 'player-index', 'news'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const path = `http://league.test/api/v2/website/${paths[index % paths.length]}`;
        return (await api.request(path)).status;
      }),
    );
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const workers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { rows } = await calls.db.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.005)`);
        return rows[0]?.pid;
      }),
    );
    expect(new Set(workers).size).toBeLessThanOrEqual(serverConnections);
  });

  test('transactions at once keep their actors apart, and no connection keeps anything of them', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `actor ${index}`);
    const seen = await Promise.all(
      names.map((name) =>
        calls.db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('courtside.actor', ${name}, true)`);
          const { rows } = await tx.execute<{ actor: string }>(
            sql`select current_setting('courtside.actor') as actor, pg_sleep(0.005)`,
          );
          return rows[0]?.actor;
        }),
      ),
    );
    expect(seen).toEqual(names);
    const after = await Promise.all(
      names.map(async () => {
        const { rows } =
          await calls.db.execute(sql`select coalesce(current_setting('courtside.actor', true), '') as actor,
          current_setting('statement_timeout') as timeout, (select count(*)::int from pg_prepared_statements) as prepared,
          (select count(*)::int from pg_listening_channels()) as channels, pg_sleep(0.005)`);
        return rows[0];
      }),
    );
    // The limit of statements is the pooler's, the same on each of its connections.
    for (const state of after) expect(state).toMatchObject({ actor: '', timeout: '10s', prepared: 0, channels: 0 });
  });

  test('what verbs announce and publish through the pooler is heard past it', async () => {
    const heard: string[] = [];
    const listener = await listenToAnnouncements(direct.pool, {
      onChange: ({ tags }) => void heard.push(...tags),
      onDisconnect: () => undefined,
      onReconnect: () => undefined,
    });
    const live = await startLiveServer({ ...direct, db: calls.db });
    onTestFinished(async () => {
      await listener.close();
      await live.close();
    });
    const channel = await subscribed(live.connect(), 'game.1');
    const event = next(channel, 'events');
    await calls.db.transaction(async (db) => {
      await announce({ db, tenantId: table.scope.tenantId }, ['game:1']);
      await publish(db, [{ channels: ['game.1'], name: 'events', data: { seq: 1 } }]);
    });
    expect(await event).toEqual({ seq: 1 });
    await expect.poll(() => heard).toContain('game:1');
  });
});

function settings({ pool }: DatabaseConnection, port: number): string {
  const { host, port: ofDatabase, user, password, database } = pool.options;
  const connection = `host=${host} port=${ofDatabase} user=${user} password=${password} dbname=${database}`;
  return `[databases]
pooled = ${connection} connect_query='set statement_timeout = ''10s'''

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
application_name_add_host = 0
`;
}
