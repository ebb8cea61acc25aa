import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type pg from 'pg';
import { isSameSecret } from '#lib/same-secret.ts';
import { resultWithin } from '#server/result-within.ts';
import { sendJson } from './json.ts';

type ListenerState = 'starting' | 'up' | 'down';

/** What everybody may know. */
interface Health {
  ready: boolean;
  database: 'starting' | 'up' | 'down';
}

/** What who has the token may know, too. */
export interface HealthDetails extends Health {
  /** The connection on which changes are announced; while it is down, nothing is cached. */
  listener: ListenerState;
  /** The file system of `DATA_DIR`; null where it cannot be read. */
  disk: { freeBytes: number; totalBytes: number } | null;
  versions: Record<'courtside' | 'node' | 'next', string> & { postgresql?: string };
}

export interface HealthSources {
  /** Whether all parts have started. */
  isStarted: () => boolean;
  pool: () => pg.Pool | undefined;
  listener: () => ListenerState;
  dataDir: string;
  /** Bearer token for the details; without one nobody gets them. */
  token: string | undefined;
}

const timeoutMs = 2000;
/** Checks of many clients share one. */
const maxAgeMs = 1000;

const versions = {
  courtside: packageVersion('package.json'),
  node: process.versions.node,
  next: packageVersion('node_modules/next/package.json'),
};

/** Returns a handler that answers 200 or 503 by whether the server is ready, and details to who has the token. */
export function createHealth(sources: HealthSources) {
  let last: { at: number; health: Promise<HealthDetails> } | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!last || Date.now() - last.at > maxAgeMs) last = { at: Date.now(), health: checkHealth(sources) };
    const health = await last.health;
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const { ready, database } = health;
    sendJson(response, ready ? 200 : 503, isSameSecret(token, sources.token) ? health : { ready, database });
  };
}

/**
 * Checks the server. It is ready when all parts have started, the database answers within two seconds, and changes are
 * received.
 */
async function checkHealth({ isStarted, pool, listener, dataDir }: HealthSources): Promise<HealthDetails> {
  const ownPool = pool();
  const [postgresql, disk] = await Promise.all([ownPool && databaseVersion(ownPool), diskOf(dataDir)]);
  const database = !ownPool ? 'starting' : postgresql ? 'up' : 'down';
  return {
    ready: isStarted() && database === 'up' && listener() === 'up',
    database,
    listener: listener(),
    disk,
    versions: { ...versions, ...(postgresql && { postgresql }) },
  };
}

async function databaseVersion(pool: pg.Pool): Promise<string | undefined> {
  const asked = pool.query<{ server_version: string }>('show server_version');
  const answer = await resultWithin(timeoutMs, asked);
  return answer?.rows[0]?.server_version.split(' ')[0];
}

async function diskOf(folder: string): Promise<HealthDetails['disk']> {
  const found = await statfs(folder).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

function packageVersion(file: string): string {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')).version;
}
