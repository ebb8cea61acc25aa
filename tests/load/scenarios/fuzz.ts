import { request } from 'node:http';
import pLimit from 'p-limit';
import { locales } from '#lib/i18n/locales.ts';
import { bytesBelow } from '#tests/load/fuzz/disk.ts';
import { makePage } from '#tests/load/fuzz/made-up-page.ts';
import { type ApiDocument, type FuzzCall, makeCall, operationsOf } from '#tests/load/fuzz/make-call.ts';
import { createRandom } from '#tests/load/fuzz/random.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { startSite } from '#tests/setup/start-site.ts';

const calls = Number(process.env.COURTSIDE_FUZZ_CALLS ?? 20_000);
const seed = Number(process.env.COURTSIDE_FUZZ_SEED ?? 10);
const pageShare = 0.05;
const atOnce = 8;
const maxRefusalBytes = 16_384;
const timeoutMs = 30_000;
const megabyte = 1024 * 1024;

type Answer = { status: number; body: Buffer };

/** Calls of the OpenAPI document with hostile values, and pages that do not exist: nothing fails, tires or grows. */
export const fuzz: Scenario = {
  name: 'fuzz',
  summary: `${calls} hostile calls of the OpenAPI document, seed ${seed}`,
  async run({ say }) {
    const site = await startSite(process.env.COURTSIDE_BENCH_ORIGIN, { TRUST_PROXY: '1' });
    try {
      const document: ApiDocument = await (await fetch(`${site.origin}/api/openapi.json`)).json();
      const known = await knownNames(site.origin);
      const grown = async () => (await bytesBelow('.next')) + (await bytesBelow(site.folder, 'postgres'));
      // These few pages exist once and for all.
      for (const locale of locales) await send(site.origin, { method: 'GET', path: `/${locale}/no-page`, headers: {} });
      const before = await grown();
      const random = createRandom(seed);
      const operations = operationsOf(document);
      const statuses = new Map<number, number>();
      const limit = pLimit(atOnce);
      let [failed, long, slowest] = [0, 0, 0];
      const tries = Array.from({ length: calls }, () => {
        const call = random.chance(pageShare)
          ? makePage(random)
          : makeCall(document, random.oneOf(operations), known, random);
        return limit(async () => {
          const started = performance.now();
          const { status, body } = await send(site.origin, call);
          slowest = Math.max(slowest, performance.now() - started);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          const isRefusal = status >= 400 && call.path.startsWith('/api');
          if (status < 500 && !(isRefusal && body.length > maxRefusalBytes)) return;
          if (status >= 500) failed += 1;
          else long += 1;
          say(
            `${status}, ${body.length} bytes: ${call.method} ${call.path.slice(0, 300)} ${String(call.body ?? '').slice(0, 300)}`,
          );
        });
      });
      await Promise.all(tries);
      say(
        `statuses: ${[...statuses]
          .sort()
          .map(([status, count]) => `${status} × ${count}`)
          .join(', ')}`,
      );
      const growth = ((await grown()) - before) / megabyte;
      if (failed + long > 0 || growth > 1) process.exitCode = 1;
      return [
        { name: 'calls answered with 5xx', value: failed, unit: 'calls', target: 0, better: 'lower' },
        { name: 'refusals longer than 16 kB', value: long, unit: 'calls', target: 0, better: 'lower' },
        { name: 'growth of the disk', value: growth, unit: 'MB', target: 1, better: 'lower' },
        { name: 'slowest call', value: slowest, unit: 'ms', better: 'lower' },
      ];
    } finally {
      await site.stop();
    }
  },
};

/** Names that exist, from answers of the demo: slugs, ids, and words. */
async function knownNames(origin: string): Promise<string[]> {
  const names = new Set(['en', 'sr', '2026', 'x', 'home', 'away']);
  for (const path of [
    'seasons',
    'current-season-leagues',
    'games',
    'players',
    'clubs',
    'news',
    'galleries',
    'schedule',
  ]) {
    const text = await (await fetch(`${origin}/api/v2/website/${path}`)).text();
    for (const [, name] of text.matchAll(/"(?:id|slug|season|league|code|letter)":"([^"]{1,60})"/g))
      names.add(name ?? '');
  }
  return [...names].slice(0, 2000);
}

function send(origin: string, { method, path, headers, body }: FuzzCall): Promise<Answer> {
  // Node announces no body of a DELETE by itself.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}${path}`,
      { method, headers: { ...headers, ...length }, timeout: timeoutMs },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('close', () => resolve({ status: incoming.statusCode ?? 599, body: Buffer.concat(chunks) }));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.once('error', () => resolve({ status: 599, body: Buffer.alloc(0) }));
    outgoing.end(body);
  });
}
