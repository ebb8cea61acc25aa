import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fiba } from './fiba.ts';

/** EuroLeague: wins, then head-to-head once both mutual games are played; overtime points never count. */
export const euroleague: StandingsProfile = {
  ...fiba,
  id: 'euroleague',
  rankBy: 'wins',
  criteria: [
    { kind: 'wins', scope: 'head-to-head' },
    { kind: 'difference', scope: 'head-to-head' },
    { kind: 'difference', scope: 'overall' },
    { kind: 'scored', scope: 'overall' },
    { kind: 'quotient-sum', scope: 'overall' },
  ],
  headToHead: 'when-complete',
  meetings: 2,
  overtimeCounts: false,
};
