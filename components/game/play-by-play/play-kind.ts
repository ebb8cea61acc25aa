import type { Play } from '#lib/api/contract/play-by-play.ts';

export const playKinds = ['scoring', 'misses', 'rebounds', 'turnovers', 'fouls', 'substitutions', 'other'] as const;
export type PlayKind = (typeof playKinds)[number];

/** Returns the filter kind of a play. */
export function kindOf({ action }: Play): PlayKind {
  switch (action.type) {
    case 'field-goal':
    case 'free-throw':
      return action.made ? 'scoring' : 'misses';
    case 'assist':
      return 'scoring';
    case 'block':
      return 'misses';
    case 'rebound':
      return 'rebounds';
    case 'turnover':
    case 'steal':
      return 'turnovers';
    case 'foul':
    case 'foul-drawn':
      return 'fouls';
    case 'substitution-in':
    case 'substitution-out':
      return 'substitutions';
    default:
      return 'other';
  }
}
