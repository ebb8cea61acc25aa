import { percentile } from '#tests/load/percentile.ts';
import { ask, createAgent, keptAs, type Target } from './target.ts';

type Order = { port: number; targets: Target[]; perSecond: number };
type Seen = { etag: string; renders: number };

/**
 * Asks for random targets at a rate, however slow the answers are, for the benchmark that forked this process. A delay
 * counts from the moment when a request was due.
 */
let delays: number[] = [];
let kept = { hit: 0, stale: 0, miss: 0 };
let failed = 0;
const seen = new Map<string, Seen>();
const agent = createAgent(256);

async function visit(port: number, target: Target, due: number): Promise<void> {
  const answer = await ask(port, target, agent);
  delays.push(performance.now() - due);
  if (answer.status !== 200) failed += 1;
  kept[keptAs(answer)] += 1;
  const key = `${target.host} ${target.path}`;
  const etag = String(answer.headers.etag ?? '');
  const before = seen.get(key);
  seen.set(key, { etag, renders: (before?.renders ?? 0) + (before && before.etag !== etag ? 1 : 0) });
}

function start({ port, targets, perSecond }: Order): void {
  let next = performance.now();
  setInterval(() => {
    for (; next <= performance.now(); next += 1000 / perSecond) {
      const target = targets[Math.floor(Math.random() * targets.length)];
      if (target) void visit(port, target, next);
    }
  }, 5);
}

process.on('message', (message: Order | 'report') => {
  if (message !== 'report') return start(message);
  const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
  const mostRenders = Math.max(0, ...[...seen.values()].map(({ renders }) => renders));
  process.send?.({ requests: delays.length, failed, p50, p99, ...kept, mostRenders });
  delays = [];
  kept = { hit: 0, stale: 0, miss: 0 };
  failed = 0;
  seen.clear();
});
process.once('disconnect', () => process.exit(0));
