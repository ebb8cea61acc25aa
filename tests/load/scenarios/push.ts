import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { addPushEvent } from '#server/league/push/add-push-event.ts';
import { createPushDevice } from '#tests/fixtures/push/push-device.ts';
import { receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { startEngine } from '#tests/setup/engine.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const receivers = 10_000;
const targetSeconds = 60;
const timeoutMs = 300_000;

export const push: Scenario = {
  name: 'push',
  summary: `a final score to ${receivers} devices, each message encrypted and signed, to a push service of this machine`,
  run: async ({ say }) => {
    const folder = await temporaryFolder('bench-push');
    const settings = { DATA_DIR: folder, DATABASE_URL: undefined, LOG_LEVEL: 'error' } as const;
    const database = await connectDatabase(settings);
    const service = fork(new URL('push-receiver.ts', import.meta.url));
    const port = await listening(service);
    const table = await prepare(database.db, database.pool, port);
    const server = startEngine({
      DATA_DIR: folder,
      PUSH_HOSTS: `localhost:${port}`,
      NODE_EXTRA_CA_CERTS: receiverCertificate,
      LOG_LEVEL: 'warn',
    });
    try {
      await server.ready;
      const started = performance.now();
      const event = { kind: 'final', gameId: table.gameId, at: Date.now(), score: { home: 81, away: 79 } } as const;
      await addPushEvent(table.scope, event);
      const count = await allReceived(service, started);
      const seconds = (performance.now() - started) / 1000;
      say(`  ${count.received} messages to ${count.devices} devices in ${seconds.toFixed(1)} s`);
      return [
        {
          name: `last of ${receivers} devices told after`,
          value: seconds,
          unit: 's',
          target: targetSeconds,
          better: 'lower',
        },
        { name: 'messages sent twice', value: count.received - count.devices, unit: '', target: 0, better: 'lower' },
        { name: 'devices not told', value: receivers - count.devices, unit: '', target: 0, better: 'lower' },
      ];
    } finally {
      server.process.kill();
      await server.ended;
      service.disconnect();
      await database.close();
      await removeFolder(folder);
    }
  },
};

type Count = { received: number; devices: number };

async function listening(service: ReturnType<typeof fork>): Promise<number> {
  for (;;) {
    const [message] = await once(service, 'message');
    if ('port' in message) return message.port;
  }
}

async function allReceived(service: ReturnType<typeof fork>, started: number): Promise<Count> {
  for (;;) {
    const [message] = await once(service, 'message');
    const isLate = performance.now() - started > timeoutMs;
    if ('received' in message && (message.devices >= receivers || isLate)) return message;
  }
}

/** Followers of a game that is played now, each with a device. */
async function prepare(db: Database, pool: Parameters<typeof prepareTables>[0], port: number): Promise<Table> {
  await prepareTables(pool);
  const table = await openTable(db, 'bench', 'localhost');
  await db.update(games).set({ tipOffAt: new Date() }).where(eq(games.id, table.gameId));
  const tokens = Array.from({ length: receivers }, (_, index) =>
    JSON.stringify({ endpoint: `https://localhost:${port}/${index}`, keys: createPushDevice().keys }),
  );
  const { tenantId } = table.ids;
  await db.execute(sql`
    with token as (select ordinality as number, value from unnest(${sql.param(tokens)}::text[]) with ordinality as given(value, ordinality)),
    person as (insert into account (email, name) select number || '@bench.test', 'Fan ' || number from token returning id, email),
    follower as (insert into follower (tenant_id, account_id) select ${tenantId}::uuid, id from person returning id, account_id),
    followed as (insert into follow (tenant_id, user_id, noun, followed_id)
      select ${tenantId}::uuid, id, 'game', ${table.gameId}::uuid from follower)
    insert into push_token (tenant_id, user_id, token)
    select ${tenantId}::uuid, follower.id, token.value from follower
      join person on person.id = follower.account_id join token on token.number || '@bench.test' = person.email`);
  return table;
}
