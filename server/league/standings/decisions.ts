import type { Annulment, Deduction, DrawOfLots } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import type { StandingsRows } from './select.ts';

type Decision = StandingsRows['decisions'][number];
type Decided = { deductions: Deduction[]; annulments: Annulment[]; draws: DrawOfLots[] };

/** Converts a league's decisions for one standings table: deductions, annulments and draws of lots. */
export function decidedFor(decisions: readonly Decision[], profile: StandingsProfile): Decided {
  const ofKind = (kind: Decision['kind']) => decisions.filter((decision) => decision.kind === kind);
  const drawn = ofKind('draw').toSorted((a, b) => (a.drawOrder ?? 0) - (b.drawOrder ?? 0));
  return {
    deductions: ofKind('deduction').map(({ teamId, points }) =>
      profile.rankBy === 'classification-points'
        ? { team: teamId, points: points ?? 0 }
        : { team: teamId, wins: points ?? 0 },
    ),
    annulments: ofKind('annulment').map(({ teamId, policy }) => ({ team: teamId, policy: policy ?? 'delete-all' })),
    draws: drawn.length > 0 ? [{ teams: drawn.map(({ teamId }) => teamId) }] : [],
  };
}
