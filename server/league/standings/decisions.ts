import type { TeamDecision } from '#lib/api/contract/standings.ts';
import type { Annulment, Deduction, DrawOfLots } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
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

/** Returns the decisions on a team as the table tells them, in the order of their dates. */
export function teamDecisions(scope: ReadScope, decisions: readonly Decision[], teamId: string): TeamDecision[] {
  return decisions
    .filter((decision) => decision.teamId === teamId)
    .toSorted((one, other) => (one.decidedOn ?? '').localeCompare(other.decidedOn ?? ''))
    .map(({ kind, points, policy, decidedOn, reason }) => ({
      kind,
      points,
      policy,
      decidedOn,
      reason: localisedText(scope, reason) || null,
    }));
}
