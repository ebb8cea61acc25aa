import { type SQL, sql } from 'drizzle-orm';
import { gameResults } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';

/** The condition that the decision by which a game is annulled orders a replay, in a query that joins games. */
export const isReplayOrdered: SQL<boolean> = sql`(${games.state} = 'annulled' and coalesce((
  select ${gameResults.ruling} from ${gameResults}
  where ${gameResults.tenantId} = ${games.tenantId} and ${gameResults.gameId} = ${games.id}
    and ${gameResults.kind} = 'decision' and ${gameResults.withdrawnAt} is null
  order by ${gameResults.recordedAt} desc limit 1) = 'replay', false))`;
