import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { hostOf } from '#server/api/host.ts';
import { postgresCarrier } from '#server/db/carrier/postgres.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { createHealth } from '#server/http/health.ts';
import { createUpgrade } from '#server/http/upgrade.ts';
import { createLog } from '#server/log.ts';
import { createAdmission } from '#server/realtime/admission/admission.ts';
import { openBroker } from '#server/realtime/broker/broker.ts';
import { eventFrame } from '#server/realtime/broker/frames.ts';
import { publish } from '#server/realtime/publish.ts';
import { openAdmission } from '#tests/fixtures/open-admission.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

/** The broker alone, for the benchmark that forked this process. */
const folder = await temporaryFolder('bench-live');
const log = createLog('error');
const embedded = await openEmbedded(folder, 'command', log);
const pool = new pg.Pool(embedded.connection);
await migrateDatabase(pool);
const db = drizzle(pool, { casing: 'snake_case' });
const app = { id: 'courtside', key: 'courtside', secret: 'secret' };
const strangers = process.argv.includes('strangers');
const options = { log, perAddress: 5000, embedOrigins: [], networkOf: clientNetwork, hostOf };
const admission = strangers ? createAdmission(pool, options) : openAdmission;
const broker = await openBroker({ app, db, carrier: postgresCarrier(pool), log, admission });
const health = createHealth({
  isStarted: () => true,
  pool: () => pool,
  listener: () => 'up',
  dataDir: folder,
  token: undefined,
});
const server = createServer((request, response) => void health(request, response));
server.on(
  'upgrade',
  createUpgrade(() => ({ live: broker.upgrade, site: undefined })),
);
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

let seq = 0;
process.on('message', async (question) => {
  if (question === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ bytes: heapUsed + external });
  } else if (question === 'send') {
    const frame = eventFrame('events', JSON.stringify({ note: 'x'.repeat(400) }), 'game.bench');
    for (const connection of broker.hub.connections) connection.send(frame);
    process.send?.({ published: 0 });
  } else {
    seq += 1;
    await publish(db, [{ channels: ['game.bench'], name: 'events', data: { seq, note: 'x'.repeat(400) } }]);
    process.send?.({ published: seq });
  }
});
process.once('disconnect', async () => {
  await broker.close();
  server.closeAllConnections();
  server.close();
  await pool.end();
  await embedded.release();
  await removeFolder(folder);
  process.exit(0);
});
process.send?.({ port: (server.address() as AddressInfo).port });
