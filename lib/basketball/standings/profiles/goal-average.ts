import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fiba } from './fiba.ts';

/** Older FIBA editions: goal average (points scored / points conceded) instead of the difference. */
export const goalAverage: StandingsProfile = {
  ...fiba,
  id: 'goal-average',
  criteria: [
    { kind: 'classification-points', scope: 'head-to-head' },
    { kind: 'points-ratio', scope: 'head-to-head' },
    { kind: 'points-ratio', scope: 'overall' },
  ],
};
