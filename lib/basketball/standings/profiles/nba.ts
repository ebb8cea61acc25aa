import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fiba } from './fiba.ts';

/**
 * NBA: winning percentage and games behind. The tie-break is simplified to winning percentage among the tied teams,
 * then difference and points over all games; division and conference records are left out.
 */
export const nba: StandingsProfile = {
  ...fiba,
  id: 'nba',
  rankBy: 'win-share',
  criteria: [
    { kind: 'win-share', scope: 'head-to-head' },
    { kind: 'difference', scope: 'overall' },
    { kind: 'scored', scope: 'overall' },
  ],
  otherGroups: 'count',
};
