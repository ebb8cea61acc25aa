import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';

const load = { connections: 20, duration: 5 };

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, ...load });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`);
  return result.requests.average;
}

/** What a Node HTTP server that does nothing else reaches with an answer of the same bytes. */
async function bareServer(body: Buffer, contentType: string): Promise<number> {
  const server = createServer((_, response) => response.setHeader('content-type', contentType).end(body));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await requestsPerSecond(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

async function measure(name: string, url: string): Promise<Measurement> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const value = await requestsPerSecond(url);
  const bare = await bareServer(body, answer.headers.get('content-type') ?? 'text/html');
  const size = `bare server, ${Math.round(body.length / 1024)} kB`;
  return { name, value, unit: 'req/s', baseline: { name: size, value: bare }, better: 'higher' };
}

export const requests: Scenario = {
  name: 'requests',
  summary: 'cached pages and API answers a second, 20 connections',
  run: async ({ site }) => {
    const origin = await site();
    const config = await fetch(`${origin}/api/v2/website/current-season-leagues`).then((answer) => answer.json());
    const { season, slug } = config.currentSeasonLeagues[0];
    const league = `/seasons/${season}/leagues/${slug}`;
    return [
      await measure('home page', `${origin}/en`),
      await measure('standings page', `${origin}/en${league}`),
      await measure('standings, API', `${origin}/api/v2/website${league}/standings`),
    ];
  },
};
