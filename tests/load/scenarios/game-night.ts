import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '#lib/api/client.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { type DemoTable, openDemoTable } from '#tests/load/drive/demo-table.ts';
import { listTargets } from '#tests/load/drive/list-targets.ts';
import { nodeMemory } from '#tests/load/drive/node-processes.ts';
import { type Paced, startPaced } from '#tests/load/drive/paced.ts';
import { type SiteProcess, startProcess } from '#tests/load/drive/site-process.ts';
import type { Target } from '#tests/load/drive/target.ts';
import { warm } from '#tests/load/drive/warm.ts';
import { openListeners } from '#tests/load/live/listeners.ts';
import { describeMachine } from '#tests/load/machine.ts';
import type { BenchContext, Measurement, Scenario } from '#tests/load/scenario.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const sockets = 5000;
const pagesPerSecond = 300;
/** Of these, every sixth visitor looks at the game. */
const gamePagesPerSecond = 50;
const eventEveryMs = 2000;
const memoryEveryEvents = 5;
const settleMs = 120_000;
const renderEveryMs = 5000;
const storeMegabytes = 128;

export const gameNight: Scenario = {
  name: 'game-night',
  summary: `${sockets} sockets, ${pagesPerSecond} pages a second and a scorer, ten minutes`,
  async run(context) {
    context.say(describeMachine());
    context.say('the pages are asked for at a rate by a Node process, since wrk knows none');
    const folder = await temporaryFolder('bench-night');
    const env = { PAGE_MEMORY_MB: String(storeMegabytes), SOCKETS_PER_ADDRESS: String(sockets + 1000) };
    let site: SiteProcess | undefined;
    try {
      site = await startProcess(folder, '/en/search', env);
      return await play(site, await openDemoTable(folder, site.origin), context);
    } finally {
      await site?.stop();
      await removeFolder(folder);
    }
  },
};

async function play(
  site: SiteProcess,
  table: DemoTable,
  { say, minutes = 10, addresses = 2000 }: BenchContext,
): Promise<Measurement[]> {
  const targets = await listTargets(site.origin);
  const gamePath = await pathOf(table.gameId);
  const isAbout = ({ path }: Target) => path.includes(gamePath);
  const about = targets.filter(isAbout);
  const others = targets.filter((target) => !isAbout(target)).slice(0, addresses - about.length);
  await warm(site.port, [...about, ...others]);
  say(`${about.length} pages about the game, ${others.length} others`);
  const listeners = await openListeners(site.origin, `game.${table.gameId}`, sockets);
  const visitors = startPaced(site.port, others, pagesPerSecond - gamePagesPerSecond);
  const fans = startPaced(site.port, about, gamePagesPerSecond);
  const memory: { at: number; size: number }[] = [];
  const started = performance.now();
  const untilEnd = minutes * 60_000;
  try {
    let events = 0;
    for (let at = 0; at < untilEnd; events += 1) {
      listeners.sending();
      await table.recordNext();
      await wait(eventEveryMs / 2);
      // The kernel holds up a process while it counts its pages: seldom, and between two events.
      if (events % memoryEveryEvents === 0) memory.push({ at, size: (await nodeMemory(site.pid)).total });
      await wait(Math.max(0, (events + 1) * eventEveryMs - (performance.now() - started)));
      at = performance.now() - started;
    }
    const [heard, seen, seenByFans] = await Promise.all([listeners.report(), visitors.report(), fans.report()]);
    const errors = heard.lost + (events * sockets - heard.heard) + seen.failed + seenByFans.failed;
    return [
      {
        name: 'errors: lost sockets, messages not heard, failed pages',
        value: errors,
        unit: '',
        target: 0,
        better: 'lower',
      },
      { name: `event to ${sockets} sockets, p99`, value: heard.p99, unit: 'ms', target: 150, better: 'lower' },
      { name: `event to ${sockets} sockets, p50`, value: heard.p50, unit: 'ms', better: 'lower' },
      { name: 'page not about the game, p99', value: seen.p99, unit: 'ms', target: 50, better: 'lower' },
      { name: 'page about the game, p99', value: seenByFans.p99, unit: 'ms', target: 50, better: 'lower' },
      { name: 'not about the game, kept', value: keptShare(seen), unit: '%', target: 99, better: 'higher' },
      { name: 'about the game, kept', value: keptShare(seenByFans), unit: '%', better: 'higher' },
      {
        name: 'about the game: renderings of the busiest page in 5 s',
        value: seenByFans.mostRenders / (untilEnd / renderEveryMs),
        unit: '',
        target: 1,
        better: 'lower',
      },
      ...memoryOf(memory),
    ];
  } finally {
    await Promise.all([visitors.stop(), fans.stop(), listeners.stop()]);
  }
}

const keptShare = ({ requests, miss }: Paced) => (100 * (requests - miss)) / requests;

function memoryOf(samples: readonly { at: number; size: number }[]): Measurement[] {
  const most = (of: readonly { size: number }[]) => Math.max(...of.map(({ size }) => size));
  const whole: Measurement = {
    name: 'memory of the Node processes (PSS)',
    value: most(samples),
    unit: 'MB',
    target: 900,
    better: 'lower',
  };
  const later = samples.filter(({ at }) => at >= settleMs);
  const third = Math.floor(later.length / 3);
  if (third === 0) return [whole];
  const growth = most(later.slice(-third)) / most(later.slice(0, third));
  const name = 'memory, last third beside first third after two minutes';
  return [whole, { name, value: growth, unit: '×', target: 1.05, better: 'lower' }];
}

async function pathOf(gameId: string): Promise<string> {
  const { items } = await callApi(listGames, { params: {}, query: { when: 'live', locale: 'en' } });
  const game = items.find(({ id }) => id === gameId);
  if (!game) throw new Error('The game is not on.');
  return paths.game(game.address);
}
