import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { LiveGameRow, ReplayedGame } from './live-game.ts';

/** Games that are being played or watched. Each is some hundred kilobytes. */
const kept = new LRUCache<string, ReplayedGame>({ max: 64, ttl: 30 * 60_000 });

const keyOf = ({ tenantId, id }: Pick<LiveGameRow, 'tenantId' | 'id'>) => `${tenantId} ${id}`;

/** The game as it was played last, if neither its log, its sheet nor its rules have changed since, in this server or another. */
export function recallGame(row: LiveGameRow): Omit<ReplayedGame, 'row'> | null {
  const game = kept.get(keyOf(row));
  if (!game) return null;
  const { seq, revision, logHash, rulesProfile, ownRules } = game.row;
  const same =
    seq === row.seq && revision === row.revision && logHash === row.logHash && rulesProfile === row.rulesProfile;
  return same && isDeepStrictEqual(ownRules, row.ownRules) ? game : null;
}

/** Only after the commit: what a transaction that failed has made must not be kept. */
export function rememberGame(game: ReplayedGame): void {
  kept.set(keyOf(game.row), game);
}
