import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';

/**
 * Returns the leader of the latest phase that has begun. Null if it has several groups or the first place is shared.
 */
export function standingsLeader(tables: readonly StandingsTable[]): StandingsRow | null {
  const latest = tables.findLast(({ rows }) => rows.some(({ played }) => played > 0));
  const ofPhase = tables.filter(({ phase }) => phase.slug === latest?.phase.slug);
  const [first] = latest?.rows ?? [];
  return ofPhase.length === 1 && first && !first.shared ? first : null;
}
