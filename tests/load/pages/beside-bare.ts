import { startBareServer } from '#tests/load/drive/bare-server.ts';
import { drive, type Load, perSecond } from '#tests/load/drive/drive.ts';
import { ask, createAgent, type Target } from '#tests/load/drive/target.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement } from '#tests/load/scenario.ts';

const rounds = 3;
const seconds = 5;
const maxP99Ms = 10;

type Kept = { name: string; port: number; target: Target; share: number };

/** A kept answer beside a bare server that sends the same bytes and headers: in turns, since the machine has other work. */
export async function besideBare({ name, port, target, share }: Kept): Promise<Measurement[]> {
  const agent = createAgent(1);
  await ask(port, target, agent);
  const answer = await ask(port, target, agent);
  agent.destroy();
  if (answer.status !== 200) throw new Error(`${target.path} answers ${answer.status}.`);
  const bare = await startBareServer(answer);
  const loads: Record<'kept' | 'bare', Load[]> = { kept: [], bare: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      loads.kept.push(await drive(port, [target], seconds));
      loads.bare.push(await drive(bare.port, [target], seconds));
    }
  } finally {
    await bare.stop();
  }
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const value = median(loads.kept.map(perSecond));
  const bareValue = median(loads.bare.map(perSecond));
  const baseline = { name: `bare server, ${Math.round(answer.body.length / 1000)} kB`, value: bareValue };
  return [
    { name, value, unit: 'req/s', baseline, target: share * bareValue, better: 'higher' },
    {
      name: `${name}, p99`,
      value: median(loads.kept.map(({ p99 }) => p99)),
      unit: 'ms',
      baseline: { name: 'bare server', value: median(loads.bare.map(({ p99 }) => p99)) },
      target: maxP99Ms,
      better: 'lower',
    },
    failures(name, loads.kept),
  ];
}

export function failures(name: string, loads: readonly Load[]): Measurement {
  const value = loads.reduce((sum, { failed }) => sum + failed, 0);
  return { name: `${name}, failed`, value, unit: 'requests', target: 0, better: 'lower' };
}
