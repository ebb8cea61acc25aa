import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { updateGameRecords } from './update-game-records.ts';
import { updateLeagueTally } from './update-league-tally.ts';
import { updatePlayerCareers } from './update-player-careers.ts';
import { updatePlayerSeasons } from './update-player-seasons.ts';

type PlayedGame = { id: string; leagueId: string };

/**
 * Updates all rollups after a change of one game: season and career totals, records, tally. Run it in the transaction that
 * changes the game's statistics or state. `people`: everyone who has statistics in the game, or had before. Announces nothing.
 */
export async function updateRollups(scope: TenantScope, game: PlayedGame, people: readonly string[]): Promise<void> {
  await lockRollups(scope);
  await updatePlayerSeasons(scope, game.leagueId, people);
  await updatePlayerCareers(scope, people);
  await updateGameRecords(scope, game.leagueId, game.id);
  await updateLeagueTally(scope, game.leagueId);
}

/** Serialises rollup updates of the tenant by an advisory lock: concurrent transactions would miss each other's games. */
export async function lockRollups({ db, tenantId }: TenantScope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('courtside rollups'), hashtext(${tenantId}))`);
}
