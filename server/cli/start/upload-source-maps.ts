import { spawn } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readServerSettings, type ServerSettings } from '#server/env.ts';
import { errorText, Failure } from '#server/failure.ts';
import type { Log } from '#server/log.ts';

type SourceMapSettings = Pick<ServerSettings, 'SENTRY_AUTH_TOKEN' | 'SENTRY_ORG' | 'SENTRY_PROJECT' | 'SENTRY_URL'>;

/** Runs a program to its end; throws where it fails. */
type RunProgram = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => Promise<void>;

/** Not installed with the product: only a build with a token needs it, and its licence is not an open one. */
const uploader = '@sentry/cli@3.8.0';
const timeoutMs = 300_000;
const mapComment = /\n\/\/[#@] sourceMappingURL=\S+\s*$/;

/**
 * Uploads the source maps of a build to Sentry if there is a token, and removes them, so that visitors get none. A failed upload is
 * said and stops nothing: the site works without.
 */
export async function uploadSourceMaps(
  buildFolder: string,
  log: Log,
  settings: SourceMapSettings = readServerSettings(),
  run: RunProgram = runProgram,
): Promise<void> {
  const { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL: url } = settings;
  const folder = path.join(buildFolder, 'static');
  if (!token || !org || !project) return;
  const release = (await readFile(path.join(buildFolder, 'BUILD_ID'), 'utf8')).trim();
  const args = ['sourcemaps', 'upload', '--release', release, '--url-prefix', '~/_next/static', folder];
  const account = {
    SENTRY_AUTH_TOKEN: token,
    SENTRY_ORG: org,
    SENTRY_PROJECT: project,
    ...(url && { SENTRY_URL: url }),
  };
  try {
    await run('npx', ['--yes', '--package', uploader, 'sentry-cli', ...args], { ...process.env, ...account });
    log.info({ release }, 'source maps uploaded');
  } catch (error) {
    log.warn({ error: errorText(error) }, 'the source maps could not be uploaded; errors are reported without them');
  } finally {
    await removeSourceMaps(folder);
  }
}

async function removeSourceMaps(folder: string): Promise<void> {
  for await (const name of glob('**/*.map', { cwd: folder })) await rm(path.join(folder, name));
  for await (const name of glob('**/*.{js,css}', { cwd: folder })) {
    const file = path.join(folder, name);
    const code = await readFile(file, 'utf8');
    if (mapComment.test(code)) await writeFile(file, code.replace(mapComment, '\n'));
  }
}

function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: timeoutMs });
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Failure(`${program} ended with ${signal ?? code}: ${Buffer.concat(said).toString().slice(-500)}`));
    });
  });
}
