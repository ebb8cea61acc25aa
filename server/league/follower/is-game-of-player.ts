import { eq, or, type SQL, sql } from 'drizzle-orm';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isGameOfTeams } from './followed-ids.ts';

/** The condition that a player is on the sheet of a game, or a member of a team whose game is still to come or being played. */
export function isGameOfPlayer(scope: TenantScope, personId: string): SQL | undefined {
  const mine = ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.personId, personId));
  const listed = sql`${games.id} in (select ${gamePlayerStats.gameId} from ${gamePlayerStats} where ${mine})`;
  const ahead = sql`(${games.state} in ('scheduled', 'live') and ${isGameOfTeams(scope, { person: [personId] })})`;
  return or(listed, ahead);
}
