import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Handler } from '#server/http/dispatch.ts';
import { collectMetrics, type MetricSources } from './collect.ts';
import { createMetricsHandler } from './handler.ts';
import { measureLoopDelay } from './loop-delay.ts';

const root = path.join(import.meta.dirname, '../..');

/** Begins to measure, and returns the handler of `/api/metrics`. */
export function openMetrics(
  token: string | undefined,
  sources: Omit<MetricSources, 'build' | 'loopDelay'>,
  release: () => string,
): Handler {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const loopDelay = measureLoopDelay();
  const collect = () => collectMetrics({ ...sources, loopDelay, build: { version, release: release() } });
  return createMetricsHandler(token, collect);
}
