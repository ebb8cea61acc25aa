import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fiba } from './fiba.ts';

/**
 * NBL (Australia): winning percentage, then points percentage (100 × scored / conceded) over all games; no
 * head-to-head.
 */
export const nbl: StandingsProfile = {
  ...fiba,
  id: 'nbl',
  rankBy: 'win-share',
  criteria: [{ kind: 'points-ratio', scope: 'overall' }],
};
