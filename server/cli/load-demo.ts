import { enableQuickLoading } from './quick-loading.ts';

/** Loads the demo leagues into the empty database of the settings, as a process of the server that starts. */
enableQuickLoading();
const [{ connectDatabase }, { loadDemo }, { readServerSettings }, { createLog }] = await Promise.all([
  import('#server/db/connect.ts'),
  import('#server/demo/load.ts'),
  import('#server/env.ts'),
  import('#server/log.ts'),
]);
const settings = readServerSettings();
const log = createLog(settings.LOG_LEVEL);
const database = await connectDatabase(settings, { log });
try {
  await loadDemo(database, log, settings.COURTSIDE_DEMO === 'paper' ? 'paper' : 'log');
} finally {
  await database.close();
}
