import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser/ensure.ts';
import { freePort } from './free-port.ts';
import { ensurePrograms } from './programs/ensure.ts';
import { add, type Counts, none, readCounts } from './run/counts.ts';
import { runRunner } from './run/runner.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';

/** `npm test`: everything; `npm test -- unit api`: only these; further words are passed on as file names. */
const kinds = ['unit', 'api', 'e2e'];
const words = process.argv.slice(2);
const chosen = kinds.filter((kind) => words.includes(kind));
const wanted = chosen.length > 0 ? chosen : kinds;
const files = words.filter((word) => !kinds.includes(word));

const folder = await temporaryFolder('test-run');
let total = none;
try {
  if (wanted.includes('e2e')) process.env.CHROMIUM_PATH = ensureBrowser();
  if (wanted.includes('api')) ensurePrograms();
  const building = wanted.includes('e2e') ? buildPages() : null;
  if (wanted.some((kind) => kind !== 'e2e')) total = add(total, await runVitest());
  await building;
  if (wanted.includes('e2e')) total = add(total, await runPlaywright());
} finally {
  await removeFolder(folder);
}
const retried = total.retried > 0 ? ` (${total.retried} only when tried again)` : '';
for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed${retried}, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Builds the pages while other tests wait for databases. Where that fails, the site's start builds again and says why. */
async function buildPages(): Promise<void> {
  const build = spawn(process.execPath, ['server/cli/build.ts'], { stdio: 'ignore' });
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(build, 'exit');
}

async function runVitest(): Promise<Counts> {
  const report = path.join(folder, 'vitest.json');
  const projects = wanted.filter((kind) => kind !== 'e2e').map((kind) => `--project=${kind}*`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runRunner('vitest', ['run', ...projects, ...reporters, ...files], process.env);
  return readCounts('vitest', report, code);
}

async function runPlaywright(): Promise<Counts> {
  const report = path.join(folder, 'playwright.json');
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o711 });
  const env = { ...process.env, E2E_PORT: String(await freePort()), E2E_DATA_DIR: dataDir, E2E_REPORT: report };
  return readCounts('playwright', report, await runRunner('playwright', ['test', ...files], env));
}
