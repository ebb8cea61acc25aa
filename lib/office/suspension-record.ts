import type { Suspension, SuspensionInput } from '#lib/api/contract/people/suspensions.ts';

/** A decision as its form fills it in. */
export type SuspensionRecord = Pick<
  Suspension,
  'revision' | 'games' | 'from' | 'until' | 'liftedOn' | 'liftedReason'
> & { leagueId: string | null; reason: string; documentId: string | null };

export const toSuspensionRecord = (one: Suspension): SuspensionRecord => {
  const { revision, games, from, until, liftedOn, liftedReason, league, reason, document } = one;
  return {
    ...{ revision, games, from, until, liftedOn, liftedReason },
    leagueId: league?.id ?? null,
    reason: reason ?? '',
    documentId: document?.id ?? null,
  };
};

/** A decision that is about to be made: on what the fouls of a game have brought, or of its own. */
export const newSuspension = (today: string, byRule?: Suspension): SuspensionRecord => ({
  ...{ revision: 0, games: byRule?.games ?? 1, from: byRule?.source?.day ?? today, until: null },
  ...{ leagueId: byRule?.league?.id ?? null, reason: '', documentId: null, liftedOn: null, liftedReason: null },
});

export function toSuspensionInput(
  { games, from, until, leagueId, reason, documentId }: SuspensionRecord,
  personId: string,
  byRule?: Suspension,
): SuspensionInput {
  const source = byRule?.source ? { gameId: byRule.source.gameId, cause: byRule.source.cause } : null;
  return { personId, games, from, until, leagueId, reason: reason.trim(), documentId, source };
}

/** Which field of a decision cannot be saved as it is. */
export type SuspensionProblem = 'games' | 'until' | 'reason' | 'liftedReason' | null;

const minReason = 3;

export function problemOfSuspension(record: SuspensionRecord, isByRule: boolean): SuspensionProblem {
  const { games, from, until, reason, liftedOn, liftedReason } = record;
  if (until === null && (games === null || games < (isByRule ? 0 : 1))) return 'games';
  if (until !== null && until < from) return 'until';
  if (reason.trim().length < minReason) return 'reason';
  return liftedOn !== null && (liftedReason ?? '').trim().length < minReason ? 'liftedReason' : null;
}
