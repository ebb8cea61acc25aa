import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ResultClaim } from '#lib/basketball/result/claim.ts';
import type { ResultAuthor } from '#server/db/schema/game-results.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { StoredClaim } from './claims.ts';

export type ClaimInput = Pick<ResultClaim, 'kind' | 'state' | 'score' | 'periods' | 'overtimes' | 'guilty'> & {
  source: string;
  reason?: string | null;
  author: ResultAuthor;
} & Partial<Pick<StoredClaim, 'ruling' | 'decidedOn' | 'publicText' | 'documentSlug'>>;

/** The name of what people enter by hand among the sources of results: it counts again after it was withdrawn. */
export const officeSource = 'office';

/** Returns who makes a change, or the import of that name where nobody is known. */
export const authorOf = ({ actor }: Pick<TenantScope, 'actor'>, name: string): ResultAuthor =>
  actor ?? { kind: 'import', name };

/** Returns the row of a new claim of a game. */
export function newClaim(
  tenantId: string,
  gameId: string,
  { kind, source, state, score, periods, overtimes, guilty, reason, author, ...told }: ClaimInput,
  at = new Date(),
): StoredClaim {
  return {
    tenantId,
    id: randomUUID(),
    createdAt: at,
    gameId,
    kind,
    source,
    state,
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
    periods: periods.map(({ period, home, away }) => ({ period, home, away })),
    overtimes,
    guilty,
    reason: reason ?? null,
    ruling: told.ruling ?? null,
    decidedOn: told.decidedOn ?? null,
    publicText: told.publicText ?? null,
    documentSlug: told.documentSlug ?? null,
    author,
    recordedAt: at,
    withdrawnAt: null,
    withdrawnBy: null,
    withdrawnReason: null,
  };
}

export type ClaimChange = { add: StoredClaim | null; withdraw: StoredClaim[] };

/**
 * Returns what a statement changes among the claims of a game: nothing if the source's latest claim says the same, also if that
 * was withdrawn since, so that an import repeated does not undo a withdrawal. Otherwise the new claim takes the place of the
 * source's older ones: of its kind, and of its decisions, which it no longer repeats.
 */
export function changeOfClaims(claims: readonly StoredClaim[], stated: StoredClaim): ClaimChange {
  const own = claims.filter(({ source, kind }) => source === stated.source && isSameTrack(kind, stated.kind));
  const latest = own.toSorted((a, b) => a.recordedAt.getTime() - b.recordedAt.getTime()).at(-1);
  const counts = latest && (latest.withdrawnAt === null || stated.source !== officeSource);
  if (counts && isDeepStrictEqual(contentOf(latest), contentOf(stated))) return { add: null, withdraw: [] };
  const older = own.filter(({ withdrawnAt, kind }) => withdrawnAt === null && replaces(stated.kind, kind));
  return { add: stated, withdraw: older };
}

/** What a log shows, what its file states officially and what is announced are tracks of their own; all else that a source says is one. */
const isSameTrack = (a: StoredClaim['kind'], b: StoredClaim['kind']) => trackOf(a) === trackOf(b);
const trackOf = (kind: StoredClaim['kind']) => (kind === 'recorded' || kind === 'notice' ? kind : 'stated');

/** A decision keeps the result beneath it. */
const replaces = (stated: StoredClaim['kind'], older: StoredClaim['kind']) =>
  stated !== 'decision' || older === 'decision';

const contentFields = [
  'kind',
  'state',
  'homeScore',
  'awayScore',
  'periods',
  'overtimes',
  'guilty',
  'reason',
  'ruling',
  'decidedOn',
  'publicText',
  'documentSlug',
] as const satisfies readonly (keyof StoredClaim)[];

const contentOf = (claim: StoredClaim) => contentFields.map((field) => claim[field]);
