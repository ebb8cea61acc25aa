import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { LiveGameRow, ReplayedGame } from './live-game.ts';

/** Games being played or watched, some hundred kilobytes each. */
const cache = new LRUCache<string, ReplayedGame>({ max: 64, ttl: 30 * 60_000 });

const keyOf = ({ tenantId, id }: Pick<LiveGameRow, 'tenantId' | 'id'>) => `${tenantId} ${id}`;

/** Returns the cached replay, or null if any server has changed the log, sheet or rules since. */
export function recallGame(row: LiveGameRow): Omit<ReplayedGame, 'row'> | null {
  const game = cache.get(keyOf(row));
  if (!game) return null;
  const { seq, revision, logHash, rulesProfile, ownRules } = game.row;
  const same =
    seq === row.seq && revision === row.revision && logHash === row.logHash && rulesProfile === row.rulesProfile;
  return same && isDeepStrictEqual(ownRules, row.ownRules) ? game : null;
}

/** Caches a game. Call only after the commit: results of a failed transaction must not be cached. */
export function rememberGame(game: ReplayedGame): void {
  cache.set(keyOf(game.row), game);
}
