import { eq, or } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { absorbGame } from '#server/league/game/merge.ts';
import type { Merged } from '#server/league/references/move.ts';
import { say } from '#server/refusals/sentence.ts';

type Game = typeof games.$inferSelect;
type Duel = typeof duels.$inferSelect;

/** Locks the games of both teams. Throws `conflict` for a live game, and where the two play each other. */
export async function lockGamesOfTeams(scope: TenantScope, { keep, duplicate }: Merged): Promise<Game[]> {
  const plays = (id: string) => or(eq(games.homeTeamId, id), eq(games.awayTeamId, id));
  const found = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, or(plays(keep), plays(duplicate))))
    .orderBy(games.id)
    .for('update');
  const live = found.find(({ state }) => state === 'live');
  if (live) throw new LeagueError('conflict', say`Game ${live.id} is live. Merge the two teams when it is over.`);
  const between = found.find((game) => has(game, keep) && has(game, duplicate));
  if (between)
    throw new LeagueError('conflict', say`They play each other in game ${between.id}, so they are two teams.`);
  return found;
}

const has = ({ homeTeamId, awayTeamId }: Game, id: string) => homeTeamId === id || awayTeamId === id;

/** Joins series of both teams against the same opponent in one playoff round: the games go to that of the team that stays. */
export async function joinDuels(scope: TenantScope, { keep, duplicate }: Merged): Promise<void> {
  const { db } = scope;
  const ofTeams = or(...[duels.homeTeamId, duels.awayTeamId].flatMap((side) => [eq(side, keep), eq(side, duplicate)]));
  const rows = await db
    .select()
    .from(duels)
    .where(ofTenant(scope, duels, ofTeams));
  const opponentIn = (duel: Duel, id: string) => (duel.homeTeamId === id ? duel.awayTeamId : duel.homeTeamId);
  const ofTeam = (id: string) => rows.filter((duel) => duel.homeTeamId === id || duel.awayTeamId === id);
  for (const own of ofTeam(duplicate)) {
    const twin = ofTeam(keep).find(
      (duel) => duel.playoffRoundId === own.playoffRoundId && opponentIn(duel, keep) === opponentIn(own, duplicate),
    );
    if (!twin) continue;
    const numbered = await db
      .select()
      .from(games)
      .where(ofTenant(scope, games, eq(games.duelId, twin.id)));
    let number = Math.max(0, ...numbered.map(({ duelNumber }) => duelNumber ?? 0));
    const moved = await db
      .select({ id: games.id })
      .from(games)
      .where(ofTenant(scope, games, eq(games.duelId, own.id)))
      .orderBy(games.duelNumber);
    for (const { id } of moved) {
      number += 1;
      await db
        .update(games)
        .set({ duelId: twin.id, duelNumber: number, slug: String(number) })
        .where(ofTenant(scope, games, eq(games.id, id)));
    }
    await db
      .update(duels)
      .set({ nextDuelId: twin.id })
      .where(ofTenant(scope, duels, eq(duels.nextDuelId, own.id)));
    await db
      .update(duels)
      .set({ loserDuelId: twin.id })
      .where(ofTenant(scope, duels, eq(duels.loserDuelId, own.id)));
    await db.delete(duels).where(ofTenant(scope, duels, eq(duels.id, own.id)));
  }
}

/** In the same round on the same day if both are known, or both in a series on the same day. */
function isSameOccasion(a: Game, b: Game): boolean {
  const isSameDay = a.tipOffDate !== null && a.tipOffDate === b.tipOffDate;
  if (a.roundId === null) return a.duelId !== null && b.duelId !== null && isSameDay;
  return a.roundId === b.roundId && (isSameDay || a.tipOffDate === null || b.tipOffDate === null);
}

/**
 * Joins games that both records of a team have against the same opponent in the same round on the same day. Throws `conflict`
 * where both have a result. Returns the number of games joined.
 */
export async function joinTwinGames(scope: TenantScope, { keep, duplicate }: Merged, all: readonly Game[]) {
  const twinOf = (game: Game) =>
    all.find(
      (other) =>
        has(other, keep) &&
        isSameOccasion(other, game) &&
        asKept(other.homeTeamId) === asKept(game.homeTeamId) &&
        asKept(other.awayTeamId) === asKept(game.awayTeamId),
    );
  const asKept = (id: string | null) => (id === duplicate ? keep : id);
  let joined = 0;
  for (const game of all.filter((one) => has(one, duplicate))) {
    const twin = twinOf(game);
    if (!twin) continue;
    if (hasResult(game) && hasResult(twin))
      throw new LeagueError(
        'conflict',
        say`The games ${twin.id} and ${game.id} are one game with two results. Delete one of them first.`,
      );
    await (hasResult(game) ? absorbGame(scope, game, twin) : absorbGame(scope, twin, game));
    joined += 1;
  }
  return joined;
}
