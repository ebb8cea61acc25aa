import { type ClaimedState, claimedStates } from '#lib/basketball/result/claim.ts';
import { ownLog } from '#server/league/game/own-log.ts';
import { type GameRow, type StoredClaim, scoreOf } from './claims.ts';
import { newClaim } from './new-claim.ts';

/** Returns the claim that a game implies whose result was stored without one; none for a game without a result. */
export function adoptedClaims(row: GameRow, claims: readonly StoredClaim[]): StoredClaim[] {
  const state = claimedStates.find((state): state is ClaimedState => state === row.state);
  if (claims.length > 0 || !state) return [];
  const isFinal = state === 'final';
  const { kind, source } = originOf(row);
  const claim = {
    kind: isFinal ? kind : ('decision' as const),
    source,
    state,
    score: scoreOf(row),
    periods: row.periods,
    overtimes: row.overtimes,
    guilty: row.guilty,
    author: { kind: 'import' as const, name: source },
  };
  const at = row.createdAt;
  const own = newClaim(row.tenantId, row.id, claim, at);
  const log = row.logCheck;
  if (isFinal || !log?.ended || log.score.home === log.score.away) return [own];
  const beneath = { ...claim, kind, state: 'final' as const, score: log.score, periods: [], guilty: null };
  return [newClaim(row.tenantId, row.id, beneath, at), own];
}

/** Sources that bring official totals beside what they list. */
const officialSources: ReadonlySet<string | null> = new Set(['livestats', 'euroleague', 'box-score']);

function originOf({ logHash, logSource, coverage }: GameRow): Pick<StoredClaim, 'kind' | 'source'> {
  if (logSource === ownLog) return { kind: 'certified', source: 'desk' };
  if (logHash === null || coverage === 'score' || coverage === 'none') return { kind: 'fixture', source: 'fixture' };
  return { kind: officialSources.has(logSource) ? 'official' : 'recorded', source: logSource ?? 'import' };
}
