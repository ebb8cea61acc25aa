import { setFlagsFromString } from 'node:v8';
import { shrinkBufferPool } from '#server/buffer-pool.ts';
import type { ServeOptions } from '#server/courtside-server.ts';
import { type DemoLive, keepDemoLive } from '#server/demo/live/keep-live.ts';
import { describeUselessSettings, readServerSettings } from '#server/env.ts';
import { loadEnvFiles } from '#server/load-env-files.ts';
import { createLog } from '#server/log.ts';
import { heapGrowthFlag } from '#server/memory-settings.ts';
import { projectFolder } from '#server/render/next/open-next.ts';
import type { RepeatedWork } from '#server/repeat.ts';
import { openServer } from '#server.ts';
import { runService } from './run-service.ts';
import { printStartMessage } from './start/announce.ts';
import { announceSetup } from './start/announce-setup.ts';
import { buildSite } from './start/build-site.ts';
import { startJobs } from './start/jobs.ts';
import { startNightlyBackups } from './start/nightly-backups.ts';
import { prepareDatabase, wantsDemo } from './start/prepare-database.ts';

/** Starts a server: settings, port, database, pages and the demo; the same for all commands that serve. */
export function launch(mode: ServeOptions['site']): Promise<void> {
  Object.assign(process.env, { NODE_ENV: mode === 'development' ? 'development' : 'production' });
  setFlagsFromString(heapGrowthFlag(50));
  shrinkBufferPool();
  return runService(async (service) => {
    loadEnvFiles();
    const settings = readServerSettings();
    const log = createLog(settings.LOG_LEVEL);
    for (const sentence of describeUselessSettings()) log.warn(sentence);
    const server = await openServer(settings, log);
    let demo: DemoLive | undefined;
    service.onStop(async () => demo?.close());
    let jobs: readonly RepeatedWork[] = [];
    service.onStop(async () => void (await Promise.all(jobs.map((job) => job.close()))));
    service.onStop(() => server.close());
    process.env.API_URL ||= server.loopback;
    process.env.PORT = new URL(server.address).port;
    const building =
      mode === 'built' ? buildSite(projectFolder, service.signal, log).then(server.prepareSite) : undefined;
    const [database] = await Promise.all([prepareDatabase(settings, service, log), building]);
    service.signal.throwIfAborted();
    await server.serve(database, { site: mode });
    jobs = [...startJobs(database, log), ...startNightlyBackups(database, settings, log, server.noteBackup)];
    if (settings.COURTSIDE_DEMO_LIVE) demo = await keepDemoLive(database, log);
    printStartMessage(server.address, { site: mode !== 'none', demo: wantsDemo(settings) });
    if (mode !== 'none' && !settings.API_URL) jobs = [...jobs, announceSetup(database, server.address, log)];
  });
}
