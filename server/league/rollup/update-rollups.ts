import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { updateGameRecords } from './update-game-records.ts';
import { updateLeagueTally } from './update-league-tally.ts';
import { updatePlayerCareers } from './update-player-careers.ts';
import { updatePlayerSeasons } from './update-player-seasons.ts';

type Played = { id: string; leagueId: string };

/**
 * Brings everything that is added up over games in line with one game: sums of its players, records, tally. Belongs into the
 * transaction that changes the game's numbers or state. `people` are those who have numbers in it, or had before.
 */
export async function updateRollups(scope: TenantScope, game: Played, people: readonly string[]): Promise<void> {
  await oneAtATime(scope);
  await updatePlayerSeasons(scope, game.leagueId, people);
  await updatePlayerCareers(scope, people);
  await updateGameRecords(scope, game.leagueId, game.id);
  await updateLeagueTally(scope, game.leagueId);
}

/** Two games that end together would each add up without the other; until this transaction ends, the other waits. */
export async function oneAtATime({ db, tenantId }: TenantScope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('courtside rollups'), hashtext(${tenantId}))`);
}
