import type { StatLine } from './stat-line.ts';
import type { Stat } from './statistics.ts';

/** Returns these statistics of a line; null if one of them is not recorded. */
export function knownStats<Name extends Stat>(line: StatLine, names: readonly Name[]): Record<Name, number> | null {
  return names.every((name) => line[name] !== null) ? (line as Record<Name, number>) : null;
}

/** Adds numbers; null if one of them is not known. */
export function sumKnown(...values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}
