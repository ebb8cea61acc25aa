import type { Score } from '#lib/basketball/rules/result.ts';
import { claimKinds, type ResultClaim } from './claim.ts';

/** The decision that stands, if any, and the played result, which stands without one and lies beneath it with one. */
export type SettledResult<Claim extends ResultClaim> = { decision: Claim | null; played: Claim | null };

/**
 * Returns which claims stand: by kind in the order of `claimKinds`, the newer within one kind. A notice never stands, and a claim without a score
 * only where none has one. Order of the input does not matter. Source: docs/decisions/game-results.md.
 */
export function settleResult<Claim extends ResultClaim>(claims: readonly Claim[]): SettledResult<Claim> {
  const standing = claims.filter(({ withdrawn, kind }) => !withdrawn && kind !== 'notice').toSorted(byPrecedence);
  const played = standing.filter(({ kind }) => kind !== 'decision');
  return {
    decision: standing.find(({ kind }) => kind === 'decision') ?? null,
    played: played.find(({ score }) => score !== null) ?? played[0] ?? null,
  };
}

const byPrecedence = (a: ResultClaim, b: ResultClaim) =>
  claimKinds.indexOf(a.kind) - claimKinds.indexOf(b.kind) || b.at - a.at;

export type ResultDetails = Pick<ResultClaim, 'periods'> & { overtimes: number };

/**
 * Returns periods and overtimes of a result: its own, else those of another standing claim of the same score, what was recorded
 * first.
 */
export function resultDetails(result: ResultClaim, claims: readonly ResultClaim[]): ResultDetails {
  const alike = claims
    .filter((claim) => !claim.withdrawn && isSameScore(claim.score, result.score))
    .toSorted((a, b) => byPrecedence(b, a));
  const withPeriods = [result, ...alike].find(({ periods }) => periods.length > 0);
  const withOvertimes = [result, ...alike].find(({ overtimes }) => overtimes !== null);
  return { periods: withPeriods?.periods ?? [], overtimes: withOvertimes?.overtimes ?? 0 };
}

export function isSameScore(a: Score | null, b: Score | null): boolean {
  return a !== null && b !== null && a.home === b.home && a.away === b.away;
}
