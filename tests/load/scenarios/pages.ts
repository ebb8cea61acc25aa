import path from 'node:path';
import { openDemoTable } from '#tests/load/drive/demo-table.ts';
import { listTargets } from '#tests/load/drive/list-targets.ts';
import { nodeMemory } from '#tests/load/drive/node-processes.ts';
import { type SiteProcess, startProcess } from '#tests/load/drive/site-process.ts';
import type { Target } from '#tests/load/drive/target.ts';
import { warm } from '#tests/load/drive/warm.ts';
import { bytesBelow } from '#tests/load/fuzz/disk.ts';
import { describeMachine } from '#tests/load/machine.ts';
import { besideBare } from '#tests/load/pages/beside-bare.ts';
import { besideCrawler } from '#tests/load/pages/beside-crawler.ts';
import { manyAddresses } from '#tests/load/pages/many-addresses.ts';
import { tapsBesideCrawler } from '#tests/load/pages/taps-beside-crawler.ts';
import type { BenchContext, Measurement, Scenario } from '#tests/load/scenario.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const megabyte = 1024 * 1024;
const budget = { memory: 256, disk: 2048 };
/** Beside the store: what Node, the API's cache and the workers take; game night has 900 MB with a store of 128. */
const otherMemory = 900 - 128;
/** Pages for each of two crawlers. */
const crawled = 600;

export const pages: Scenario = {
  name: 'pages',
  summary: 'one kept page beside a bare server, thousands of addresses in memory and on disk, and a crawler',
  async run(context) {
    context.say(describeMachine());
    const folder = await temporaryFolder('bench-pages');
    try {
      return await measure(folder, context);
    } finally {
      await removeFolder(folder);
    }
  },
};

async function measure(folder: string, { say, addresses = 5000, minutes }: BenchContext): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  let site: SiteProcess | undefined = await startProcess(folder, '/en/search');
  const restart = async (path: string, env: Record<string, string> = {}) => {
    await site?.stop();
    site = undefined;
    site = await startProcess(folder, path, env);
    return site;
  };
  try {
    const targets = await listTargets(site.origin);
    const [first = home, ...others] = targets.filter(({ host }) => host === 'localhost');
    const inMemory = targets.slice(0, addresses);
    const withDisk = targets.slice(0, 2 * addresses);
    const unkept = others.filter((target) => !withDisk.includes(target)).slice(0, 2 * crawled);
    const api = apiOf(targets);
    say(`${targets.length} addresses; ${inMemory.length} in memory, ${withDisk.length} with half of them on disk`);
    site = await restart(first.path);
    measured.push({
      name: 'from start to the first page, not kept',
      value: site.startMs,
      unit: 'ms',
      target: 3000,
      better: 'lower',
    });
    measured.push(...(await besideBare({ name: 'kept page', port: site.port, target: home, share: 0.8 })));
    measured.push(...(await besideBare({ name: 'kept API answer', port: site.port, target: api, share: 0.6 })));
    await warm(site.port, inMemory);
    const { kept } = await warm(site.port, inMemory);
    measured.push({
      name: 'addresses that are kept once they were asked for',
      value: (100 * kept) / inMemory.length,
      unit: '%',
      target: 99,
      better: 'higher',
    });
    const maxMemory = budget.memory + otherMemory;
    const name = `${inMemory.length} addresses in memory`;
    measured.push(...(await manyAddresses({ name, site, targets: inMemory, share: 0.7, maxMemory, say })));
    const { bytes } = await warm(site.port, withDisk);
    const half = Math.max(1, Math.round(bytes / megabyte / 2));
    site = await restart('/api/health', { PAGE_MEMORY_MB: String(half) });
    measured.push(
      ...(await manyAddresses({
        name: `${withDisk.length} addresses, half on disk`,
        site,
        targets: withDisk,
        share: 0.35,
        maxMemory: half + otherMemory,
        minutes,
        say,
      })),
    );
    measured.push({
      name: 'disk that the pages take',
      value: (await bytesBelow(path.join(folder, 'pages'))) / megabyte,
      unit: 'MB',
      target: budget.disk,
      better: 'lower',
    });
    site = await restart('/api/health');
    const table = await openDemoTable(folder, site.origin);
    const few = inMemory.slice(0, 20);
    await warm(site.port, few);
    measured.push(
      ...(await besideCrawler({ site, table, kept: few, unkept: unkept.slice(0, crawled), api })),
      ...(await tapsBesideCrawler({ site, table, unkept: unkept.slice(crawled) })),
    );
    say(`memory of the Node processes at the end: ${Math.round((await nodeMemory(site.pid)).total)} MB`);
    return measured;
  } finally {
    await site?.stop();
  }
}

const home: Target = { host: 'localhost', path: '/en' };

/** The standings of some league, by the API. */
function apiOf(targets: readonly Target[]): Target {
  const league = targets.map(({ path }) => /^\/en(\/seasons\/[\w-]+\/leagues\/[\w-]+)$/.exec(path)?.[1]).find(Boolean);
  if (!league) throw new Error('The demo has no league.');
  return { host: 'localhost', path: `/api/v2/website${league}/standings` };
}
