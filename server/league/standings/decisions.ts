import type { TeamDecision } from '#lib/api/contract/standings.ts';
import type { Annulment, Deduction, DrawOfLots } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import type { StandingsRows } from './select.ts';

type Decision = StandingsRows['decisions'][number];
type Decided = { deductions: Deduction[]; annulments: Annulment[]; draws: DrawOfLots[] };

/** Whether points are taken off in a table; wins are in every other. */
export const takesPointsOff = ({ rankBy }: StandingsProfile): boolean => rankBy === 'classification-points';

/** Converts a league's decisions for one standings table: deductions, annulments and draws of lots. */
export function decidedFor(decisions: readonly Decision[], profile: StandingsProfile): Decided {
  const ofKind = (kind: Decision['kind']) => decisions.filter((decision) => decision.kind === kind);
  const draws = Map.groupBy(ofKind('draw'), decisionOf).values();
  return {
    deductions: ofKind('deduction').map(({ teamId, points }) =>
      takesPointsOff(profile) ? { team: teamId, points: points ?? 0 } : { team: teamId, wins: points ?? 0 },
    ),
    annulments: ofKind('annulment').map(({ teamId, policy }) => ({ team: teamId, policy: policy ?? 'delete-all' })),
    draws: [...draws].map((drawn) => ({ teams: drawn.toSorted(byDrawOrder).map(({ teamId }) => teamId) })),
  };
}

/** The lots of one draw are recorded in one transaction, at one moment; every other row is a decision of its own. */
export const decisionOf = ({ id, kind, phaseId, groupId, createdAt }: Decision): string =>
  kind === 'draw' ? [phaseId, groupId, createdAt.toISOString()].join(' ') : id;

export const byDrawOrder = (one: Decision, other: Decision): number => (one.drawOrder ?? 0) - (other.drawOrder ?? 0);

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
