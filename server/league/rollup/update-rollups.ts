import type { TenantScope } from '#server/db/tenant-scope.ts';
import { bookGame } from '#server/league/fantasy/ledger/book-game.ts';
import { settleLockedStages } from '#server/league/playoff/settle-stages.ts';
import { lockRollups } from './lock-rollups.ts';
import { updateGameRecords } from './update-game-records.ts';
import { updateLeagueTally } from './update-league-tally.ts';
import { updatePlayerCareers } from './update-player-careers.ts';
import { updatePlayerSeasons } from './update-player-seasons.ts';

type PlayedGame = { id: string; leagueId: string };

/**
 * Updates everything derived from results after a change of one game: season and career totals, records, tally, stages and
 * champion, and the fantasy ledger. Run it in the transaction that changes the game's statistics or state. `people`: everyone who has statistics in
 * the game, or had before. Announces only what `settleLockedStages` and `bookGame` change.
 */
export async function updateRollups(scope: TenantScope, game: PlayedGame, people: readonly string[]): Promise<void> {
  await lockRollups(scope);
  await updatePlayerSeasons(scope, game.leagueId, people);
  await updatePlayerCareers(scope, people);
  await updateGameRecords(scope, game.leagueId, game.id);
  await updateLeagueTally(scope, game.leagueId);
  await settleLockedStages(scope, game.leagueId);
  await bookGame(scope, game.id);
}
