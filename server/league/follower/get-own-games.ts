import { and, eq, inArray } from 'drizzle-orm';
import type { OwnGames } from '#lib/api/contract/account/following.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { playerClaims } from '#server/db/schema/followers.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isGameOfTeams, loadFollowedIds } from './followed-ids.ts';
import { type GamesByTime, listGamesByTime } from './games-by-time.ts';
import { isGameOfPlayer } from './is-game-of-player.ts';

const maxGames = 20;

/** Returns the games of the linked player with the line in each, else those of followed teams. */
export async function getOwnGames(scope: ReadScope, followerId: string): Promise<OwnGames> {
  const personId = await findLinkedPlayer(scope, followerId);
  if (!personId) {
    const { team, club } = await loadFollowedIds(scope, followerId);
    return { player: null, ...inColumns(await listGamesByTime(scope, isGameOfTeams(scope, { team, club }), maxGames)) };
  }
  const [byTime, refs] = await Promise.all([
    listGamesByTime(scope, isGameOfPlayer(scope, personId), maxGames),
    loadPlayerRefs(scope, [personId]),
  ]);
  const lines = await loadLines(scope, personId, [...byTime.live, ...byTime.last]);
  return { player: refs.get(personId) ?? null, ...inColumns(byTime, lines) };
}

/** Returns the player that a follower is, once staff have confirmed it. */
export async function findLinkedPlayer(scope: ReadScope, followerId: string): Promise<string | undefined> {
  const confirmed = and(eq(playerClaims.followerId, followerId), eq(playerClaims.state, 'confirmed'));
  const [claim] = await scope.db
    .select({ personId: playerClaims.personId })
    .from(playerClaims)
    .where(ofTenant(scope, playerClaims, confirmed));
  return claim?.personId;
}

type Lines = ReadonlyMap<string, OwnGames['last'][number]['line']>;

async function loadLines(scope: ReadScope, personId: string, games: GameSummary[]): Promise<Lines> {
  if (games.length === 0) return new Map();
  const ids = games.map(({ id }) => id);
  const played = and(inArray(gamePlayerStats.gameId, ids), eq(gamePlayerStats.personId, personId));
  const rows = await scope.db
    .select()
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, and(played, eq(gamePlayerStats.played, true))));
  return new Map(rows.map((row) => [row.gameId, statLineOf(row)]));
}

function inColumns({ live, next, last }: GamesByTime, lines: Lines = new Map()): Omit<OwnGames, 'player'> {
  const withLine = (game: GameSummary) => ({ game, line: lines.get(game.id) ?? null });
  return { next: [...live, ...next].map(withLine), last: last.map(withLine) };
}
