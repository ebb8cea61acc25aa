import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import { hashSources } from './build-hash.ts';
import { addCompileHints } from './compile-hints.ts';
import { compressStaticFiles } from './compress-static-files.ts';
import { uploadSourceMaps } from './upload-source-maps.ts';

const stampOf = (folder: string) => path.join(folder, '.next', 'courtside-sources');

/** Builds the site with Next, unless the last build has the same sources: then at once. */
export async function buildSite(folder: string, signal: AbortSignal, log: Log): Promise<void> {
  const sources = hashSources(folder);
  if (sourcesOfBuild(folder) === sources) return;
  const started = performance.now();
  log.info('building the pages because their sources changed; the next start skips this');
  await runNextBuild(folder, signal);
  await addCompileHints(path.join(folder, '.next'));
  await uploadSourceMaps(path.join(folder, '.next'), log);
  await compressStaticFiles(path.join(folder, '.next', 'static'));
  await writeFile(stampOf(folder), sources);
  log.info({ seconds: Math.round((performance.now() - started) / 1000) }, 'pages built');
}

/** Returns the hash of the sources from which the site was built; null where it is not. */
function sourcesOfBuild(folder: string): string | null {
  const isBuilt = [path.join(folder, '.next', 'BUILD_ID'), stampOf(folder)].every((file) => existsSync(file));
  return isBuilt ? readFileSync(stampOf(folder), 'utf8') : null;
}

function runNextBuild(folder: string, signal: AbortSignal): Promise<void> {
  const next = path.join(path.dirname(createRequire(import.meta.url).resolve('next/package.json')), 'dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [next, 'build'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const output: Buffer[] = [];
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    build.once('error', reject);
    build.once('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Failure(`The pages could not be built (${killedBy ?? code}):\n${Buffer.concat(output)}`));
    });
  });
}
