import { setTimeout as wait } from 'node:timers/promises';
import type { DemoTable } from '#tests/load/drive/demo-table.ts';
import { nodeCpuMs } from '#tests/load/drive/node-processes.ts';
import { startPaced } from '#tests/load/drive/paced.ts';
import type { SiteProcess } from '#tests/load/drive/site-process.ts';
import type { Target } from '#tests/load/drive/target.ts';
import { openListeners } from '#tests/load/live/listeners.ts';
import type { Measurement } from '#tests/load/scenario.ts';
import { startCrawler } from './crawler.ts';

const seconds = 30;
const eventEveryMs = 250;
/** The server has just started: what it does for the first time is not what is measured. */
const firstEvents = 5;

type Crawled = { site: SiteProcess; table: DemoTable; kept: readonly Target[]; unkept: readonly Target[]; api: Target };

/** What visitors and a game feel while a crawler asks for eight pages at a time that are not kept. */
export async function besideCrawler({ site, table, kept, unkept, api }: Crawled): Promise<Measurement[]> {
  for (let event = 0; event < firstEvents; event += 1) await table.recordNext();
  const listeners = await openListeners(site.origin, `game.${table.gameId}`, 10);
  const pages = startPaced(site.port, kept, 50);
  const calls = startPaced(site.port, [api], 20);
  const crawler = startCrawler(site.port, unkept);
  const before = await nodeCpuMs(site.pid);
  try {
    const until = performance.now() + seconds * 1000;
    let events = 0;
    for (; performance.now() < until; events += 1) {
      listeners.sending();
      await table.recordNext();
      await wait(eventEveryMs);
    }
    const rendered = await crawler.stop();
    const cpu = (await nodeCpuMs(site.pid)) - before;
    const [page, call, heard] = await Promise.all([pages.report(), calls.report(), listeners.report()]);
    const failed = rendered.failed + page.failed + call.failed + (events * 10 - heard.heard);
    const name = 'beside a crawler';
    return [
      { name: `${name}: kept page, p99`, value: page.p99, unit: 'ms', target: 20, better: 'lower' },
      { name: `${name}: API call, p99`, value: call.p99, unit: 'ms', target: 50, better: 'lower' },
      { name: `${name}: event to socket, p50`, value: heard.p50, unit: 'ms', better: 'lower' },
      { name: `${name}: event to socket, p99`, value: heard.p99, unit: 'ms', target: 100, better: 'lower' },
      { name: `${name}: failed`, value: failed, unit: 'requests', target: 0, better: 'lower' },
      { name: `${name}: pages that it got`, value: rendered.pages / seconds, unit: 'pages/s', better: 'higher' },
      {
        name: `${name}: processor time for each of them`,
        value: cpu / Math.max(1, rendered.pages),
        unit: 'ms',
        better: 'lower',
      },
    ];
  } finally {
    await Promise.all([crawler.stop(), pages.stop(), calls.stop(), listeners.stop()]);
  }
}
