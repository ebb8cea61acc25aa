import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadSourceMaps } from '#server/cli/start/upload-source-maps.ts';
import { createLog } from '#server/log.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const log = createLog('silent');
const settings = { SENTRY_AUTH_TOKEN: 'token', SENTRY_ORG: 'org', SENTRY_PROJECT: 'site', SENTRY_URL: undefined };

let build: string;
beforeEach(async () => {
  build = await temporaryFolder('build');
  await mkdir(path.join(build, 'static/chunks'), { recursive: true });
  await writeFile(path.join(build, 'BUILD_ID'), 'build-1');
  await writeFile(path.join(build, 'static/chunks/a.js'), 'run();\n//# sourceMappingURL=a.js.map');
  await writeFile(path.join(build, 'static/chunks/a.js.map'), '{}');
});
afterEach(() => removeFolder(build));

const chunks = () => readdir(path.join(build, 'static/chunks'));

test('with a token the maps are uploaded under the build, and visitors get none', async () => {
  const run = vi.fn(async (_program: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    expect(args.join(' ')).toContain('sourcemaps upload --release build-1');
    expect(args.join(' ')).not.toContain('token');
    expect(env).toMatchObject({ SENTRY_AUTH_TOKEN: 'token', SENTRY_ORG: 'org', SENTRY_PROJECT: 'site' });
    expect(await chunks()).toContain('a.js.map');
  });
  await uploadSourceMaps(build, log, settings, run);
  expect(run).toHaveBeenCalledOnce();
  expect(await chunks()).toEqual(['a.js']);
  expect(await readFile(path.join(build, 'static/chunks/a.js'), 'utf8')).toBe('run();\n');
});

test('an upload that fails leaves no maps either', async () => {
  await uploadSourceMaps(build, log, settings, () => Promise.reject(new Error('no network')));
  expect(await chunks()).toEqual(['a.js']);
});

test('without a token nothing is run', async () => {
  const run = vi.fn();
  await uploadSourceMaps(build, log, { ...settings, SENTRY_AUTH_TOKEN: undefined }, run);
  expect(run).not.toHaveBeenCalled();
});
