import type { StandingsTable } from '#lib/api/contract/standings.ts';

/** Names a table among those of its league. */
export const tableName = ({ phase, group }: Pick<StandingsTable, 'phase' | 'group'>): string =>
  `${phase.slug} ${group?.slug ?? ''}`;
