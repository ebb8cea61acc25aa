import type { StatLine } from '#lib/basketball/stat-line.ts';
import { optionalStats } from '#lib/basketball/statistics.ts';

/** Returns the statistics that at least one of the lines records. */
export const recordedStats = (lines: readonly Partial<StatLine>[]) =>
  optionalStats.filter((stat) => lines.some((line) => (line[stat] ?? null) !== null));
