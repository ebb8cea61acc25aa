import type pg from 'pg';
import { exposition, type Sample } from './exposition.ts';
import type { LoopDelay } from './loop-delay.ts';
import { durationBounds, type RequestCounts } from './request-counts.ts';

/** How many were sent of what is kept, by their `Cache-Status`. */
type KeptCounts = Record<'hit' | 'hit; stale' | 'fwd=miss', number>;

export interface MetricSources {
  requests: RequestCounts;
  pages: () => KeptCounts | undefined;
  answers: () => KeptCounts | undefined;
  renders: () => { waiting: number; running: number } | undefined;
  live: () => { sockets: number; events: number } | undefined;
  changes: () => number;
  pool: () => Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined;
  /** How the last nightly backups ended; undefined where none are made. */
  backup: () => { madeAt: string | null; failure: object | null } | undefined;
  loopDelay: () => LoopDelay;
  /** The version of the product and its release. */
  build: Record<'version' | 'release', string>;
}

const cacheNames = { hit: 'hit', 'hit; stale': 'stale', 'fwd=miss': 'miss' } as const;

/** Returns all metrics in the text format of Prometheus. */
export function collectMetrics(sources: MetricSources): string {
  const { requests, pages, answers, renders, live, changes, pool, backup, loopDelay, build } = sources;
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  return exposition([
    ['build_info', 'gauge', 'The running build', [{ labels: { ...build, node: process.versions.node }, value: 1 }]],
    ['requests_total', 'counter', 'Answered requests by kind and status', requestSamples(requests)],
    [
      'request_duration_seconds',
      'histogram',
      'Answers that were not sent at once from what is kept',
      durations(requests),
    ],
    [
      'kept_total',
      'counter',
      'Pages and API answers sent from what is kept: hit, stale, or miss where a page was made first',
      [...keptSamples('page', pages()), ...keptSamples('answer', answers())],
    ],
    ['renders', 'gauge', 'Pages that wait for a renderer or are being rendered', stateSamples(renders())],
    ['sockets', 'gauge', 'Open live connections', optional(live()?.sockets)],
    ['live_events_total', 'counter', 'Live events delivered to the sockets of this server', optional(live()?.events)],
    ['changes_total', 'counter', 'Announced changes that this server has heard of', optional(changes())],
    [
      'database_connections',
      'gauge',
      'Connections for calls, and calls that wait for one',
      stateSamples(poolStates(pool())),
    ],
    [
      'backup_last_success_seconds',
      'gauge',
      'When the last nightly backup was made, in Unix time',
      madeSamples(backup()),
    ],
    ['backup_failed', 'gauge', 'Whether the last attempt at a nightly backup has failed', failedSamples(backup())],
    [
      'memory_bytes',
      'gauge',
      'Memory of the server process',
      stateSamples({ rss: memory.rss, heap: memory.heapUsed, external: memory.external }),
    ],
    ['cpu_seconds_total', 'counter', 'Processor time of the server process', optional((cpu.user + cpu.system) / 1e6)],
    [
      'event_loop_delay_seconds',
      'gauge',
      'Delay of the event loop in the last minute: mean, the highest p99 of ten seconds, and max',
      loopSamples(loopDelay()),
    ],
    ['uptime_seconds', 'gauge', 'Since the start', optional(process.uptime())],
  ]);
}

const optional = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);

const stateSamples = (states: Record<string, number> | undefined): Sample[] =>
  Object.entries(states ?? {}).map(([state, value]) => ({ labels: { state }, value }));

const madeSamples = (state: ReturnType<MetricSources['backup']>) =>
  optional(state?.madeAt ? Date.parse(state.madeAt) / 1000 : undefined);

const failedSamples = (state: ReturnType<MetricSources['backup']>) => optional(state && Number(state.failure !== null));

const poolStates = (pool: ReturnType<MetricSources['pool']>) =>
  pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };

function requestSamples({ answers }: RequestCounts): Sample[] {
  return [...answers].map(([key, value]) => {
    const [kind = '', status = ''] = key.split(' ');
    return { labels: { kind, status }, value };
  });
}

function keptSamples(kind: string, counts: KeptCounts | undefined): Sample[] {
  return Object.entries(counts ?? {}).map(([status, value]) => ({
    labels: { kind, cache: cacheNames[status as keyof KeptCounts] },
    value,
  }));
}

function durations({ durations }: RequestCounts): Sample[] {
  return [...durations].flatMap(([kind, { counts, sum }]) => {
    let total = 0;
    const buckets = [...durationBounds, '+Inf'].map((bound, index) => {
      total += counts[index] ?? 0;
      return { suffix: '_bucket', labels: { kind, le: String(bound) }, value: total };
    });
    return [
      ...buckets,
      { suffix: '_sum', labels: { kind }, value: sum },
      { suffix: '_count', labels: { kind }, value: total },
    ];
  });
}

const loopSamples = (delay: LoopDelay): Sample[] =>
  Object.entries(delay).map(([statistic, value]) => ({ labels: { statistic }, value }));
