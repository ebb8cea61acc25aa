import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { collectMetrics, type MetricSources } from '#server/metrics/collect.ts';
import { createMetricsHandler } from '#server/metrics/handler.ts';
import { createRequestCounts, kindOfRequest } from '#server/metrics/request-counts.ts';
import { noneSent } from '#server/page-cache/send-kept.ts';

const nothing = (): MetricSources => ({
  requests: createRequestCounts(),
  pages: () => undefined,
  answers: () => undefined,
  renders: () => undefined,
  live: () => undefined,
  changes: () => 0,
  pool: () => undefined,
  backup: () => undefined,
  loopDelay: () => ({ mean: 0.02, p99: 0.05, max: 0.4 }),
  build: { version: '1.0.0', release: 'build-1' },
});

test('requests are counted by kind and status, and their durations fall into buckets', () => {
  const sources = nothing();
  for (const seconds of [0.004, 0.2, 30]) sources.requests.time('page', seconds);
  sources.requests.count('page', 200);
  sources.requests.count('page', 200);
  sources.requests.count('api', 404);
  const text = collectMetrics(sources);
  expect(text).toContain('courtside_requests_total{kind="page",status="200"} 2\n');
  expect(text).toContain('courtside_requests_total{kind="api",status="404"} 1\n');
  expect(text).toContain('courtside_request_duration_seconds_bucket{kind="page",le="0.005"} 1\n');
  expect(text).toContain('courtside_request_duration_seconds_bucket{kind="page",le="0.25"} 2\n');
  expect(text).toContain('courtside_request_duration_seconds_bucket{kind="page",le="+Inf"} 3\n');
  expect(text).toContain('courtside_request_duration_seconds_count{kind="page"} 3\n');
});

test('every part of the server has its numbers', () => {
  const text = collectMetrics({
    ...nothing(),
    pages: () => ({ ...noneSent(), hit: 7, 'hit; stale': 2 }),
    renders: () => ({ waiting: 1, running: 2 }),
    live: () => ({ sockets: 5, events: 6 }),
    changes: () => 9,
    pool: () => ({ totalCount: 3, idleCount: 1, waitingCount: 0 }),
    backup: () => ({ madeAt: '2027-02-01T03:00:00.000Z', failure: { at: '2027-02-02T03:00:00.000Z' } }),
  });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      `courtside_build_info{version="1.0.0",release="build-1",node="${process.versions.node}"} 1`,
      'courtside_kept_total{kind="page",cache="hit"} 7',
      'courtside_kept_total{kind="page",cache="stale"} 2',
      'courtside_renders{state="waiting"} 1',
      'courtside_sockets 5',
      'courtside_backup_last_success_seconds 1801450800',
      'courtside_backup_failed 1',
      'courtside_live_events_total 6',
      'courtside_changes_total 9',
      'courtside_database_connections{state="open"} 3',
    ]),
  );
  expect(text).toMatch(/courtside_memory_bytes\{state="rss"\} \d+/);
  expect(text).toContain('courtside_event_loop_delay_seconds{statistic="p99"} 0.05\n');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^# (HELP|TYPE) courtside_|^courtside_\w+(\{.*\})? [\d.e+-]+$/);
});

test('requests are told apart without their paths', () => {
  const paths = ['/en/seasons', '/api/v2/website/config', '/api/health', '/apps/1/events', '/_next/static/a.js'];
  expect(paths.map(kindOfRequest)).toEqual(['page', 'api', 'health', 'live', 'file']);
});

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(token?: string) {
  const handler = createMetricsHandler(token, () => 'numbers');
  server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}/api/metrics`, { headers })).status;
}

test('without a token only programs of this machine get them, and no proxy on it', async () => {
  const get = await serve();
  expect(await get()).toBe(200);
  expect(await get({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await get({ via: '1.1 proxy' })).toBe(403);
});

test('with a token everybody needs it', async () => {
  const get = await serve('a-token-of-sixteen');
  expect(await get()).toBe(401);
  expect(await get({ authorization: 'Bearer wrong-token-of-16' })).toBe(401);
  expect(await get({ authorization: 'Bearer a-token-of-sixteen', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
});
