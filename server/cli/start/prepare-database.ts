import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import type { Service } from '#server/cli/run-service.ts';
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts';
import { makeDataDir } from '#server/db/embedded/place.ts';
import { emptyDatabase } from '#server/db/empty.ts';
import type { ServerSettings } from '#server/env.ts';
import { Failure } from '#server/failure.ts';
import type { Log } from '#server/log.ts';

const loadDemoProgram = fileURLToPath(new URL('../load-demo.ts', import.meta.url));

/** Connects to the database, migrates it and, where it is empty, loads the demo. */
export async function prepareDatabase(
  settings: ServerSettings,
  service: Service,
  log: Log,
): Promise<DatabaseConnection> {
  // With a database elsewhere the folder still holds resized pictures.
  if (settings.DATABASE_URL) await makeDataDir(settings.DATA_DIR);
  const opening = connectDatabase(settings, { role: 'server', log });
  service.onStop(async () => (await opening.catch(() => undefined))?.close());
  const database = await opening;
  service.signal.throwIfAborted();
  if (existsSync(unfinishedDemo(settings))) await emptyDatabase(database.pool);
  await prepareTables(database.pool);
  service.signal.throwIfAborted();
  if (wantsDemo(settings) && (await hasNoTenant(database))) await loadDemoLeagues(settings, service.signal, log);
  return database;
}

/** By default the demo is loaded into the embedded database only. */
export const wantsDemo = ({ COURTSIDE_DEMO, DATABASE_URL }: ServerSettings): boolean =>
  COURTSIDE_DEMO === undefined ? !DATABASE_URL : COURTSIDE_DEMO !== false;

const unfinishedDemo = (settings: ServerSettings) => path.join(settings.DATA_DIR, 'demo-unfinished');

async function hasNoTenant({ pool }: DatabaseConnection): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from tenant limit 1');
  return rowCount === 0;
}

/** In a process of its own: a server that made the seasons of two leagues would keep 95 MB which it never uses again. */
async function loadDemoLeagues(settings: ServerSettings, signal: AbortSignal, log: Log): Promise<void> {
  const started = performance.now();
  log.info('loading the demo leagues into the empty database');
  if (!settings.DATABASE_URL) await writeFile(unfinishedDemo(settings), '');
  const loader = spawn(process.execPath, [loadDemoProgram], { stdio: ['ignore', 'inherit', 'inherit'], signal });
  const [code, killedBy] = await once(loader, 'exit');
  if (code !== 0) throw new Failure(`The demo leagues could not be loaded (${killedBy ?? code}).`);
  await rm(unfinishedDemo(settings), { force: true });
  log.info({ seconds: Math.round((performance.now() - started) / 100) / 10 }, 'demo leagues loaded');
}
