import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';

/** FIBA Official Basketball Rules, Appendix D.1.3 and D.1.4. */
export const fiba: StandingsProfile = {
  id: 'fiba',
  rankBy: 'classification-points',
  points: { win: 2, loss: 1, forfeit: 0, default: 1, draw: null },
  forfeitScore: { winner: 20, loser: 0 },
  defaultScore: { winner: 2, loser: 0 },
  criteria: [
    { kind: 'classification-points', scope: 'head-to-head' },
    { kind: 'difference', scope: 'head-to-head' },
    { kind: 'scored', scope: 'head-to-head' },
    { kind: 'difference', scope: 'overall' },
    { kind: 'scored', scope: 'overall' },
  ],
  headToHead: 'always',
  meetings: null,
  restart: true,
  overtimeCounts: true,
  otherGroups: 'reject',
};
