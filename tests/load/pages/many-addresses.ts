import { setTimeout as wait } from 'node:timers/promises';
import { drive, perSecond } from '#tests/load/drive/drive.ts';
import { type NodeMemory, nodeMemory } from '#tests/load/drive/node-processes.ts';
import type { SiteProcess } from '#tests/load/drive/site-process.ts';
import type { Target } from '#tests/load/drive/target.ts';
import type { Measurement } from '#tests/load/scenario.ts';
import { failures } from './beside-bare.ts';

const few = 20;
const seconds = 10;
const sampleMs = 5000;

type Many = {
  name: string;
  site: SiteProcess;
  targets: readonly Target[];
  /** The share of the requests over few addresses that the many must reach. */
  share: number;
  /** What the Node processes may take, in MB. */
  maxMemory: number;
  minutes?: number | undefined;
  say: (line: string) => void;
};

type Sample = NodeMemory & { atMs: number };

/** Many different addresses in random order beside a few of them, with the memory of the processes meanwhile. */
export async function manyAddresses({
  name,
  site,
  targets,
  share,
  maxMemory,
  minutes,
  say,
}: Many): Promise<Measurement[]> {
  const fewLoad = await drive(site.port, targets.slice(0, few), seconds);
  const samples: Sample[] = [];
  const started = performance.now();
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      samples.push({ ...(await nodeMemory(site.pid)), atMs: performance.now() - started });
      await wait(sampleMs);
    }
  })();
  const load = await drive(site.port, targets, minutes ? minutes * 60 : seconds);
  isDone = true;
  await sampling;
  const peak = samples.reduce((most, one) => (one.total > most.total ? one : most));
  say(
    `${name}: most memory after ${Math.round(peak.atMs / 1000)} s, by process ${peak.each.map(Math.round).join(' + ')} MB`,
  );
  const base = perSecond(fewLoad);
  const baseline = { name: `${few} addresses`, value: base };
  return [
    { name, value: perSecond(load), unit: 'req/s', baseline, target: share * base, better: 'higher' },
    {
      name: `${name}, p50`,
      value: load.p50,
      unit: 'ms',
      baseline: { ...baseline, value: fewLoad.p50 },
      better: 'lower',
    },
    {
      name: `${name}, p99`,
      value: load.p99,
      unit: 'ms',
      baseline: { ...baseline, value: fewLoad.p99 },
      better: 'lower',
    },
    failures(name, [fewLoad, load]),
    {
      name: `${name}, memory (PSS)`,
      value: peak.total,
      unit: 'MB',
      baseline: { name: 'at the beginning', value: samples[0]?.total ?? Number.NaN },
      target: maxMemory,
      better: 'lower',
    },
  ];
}
