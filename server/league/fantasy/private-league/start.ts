import { eq } from 'drizzle-orm';
import { drawDuels } from '#lib/basketball/fantasy/head-to-head.ts';
import { fantasyPrivateLeagues } from '#server/db/schema/fantasy-private-leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { aroundNow, listRounds, wasToCome } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { requireOwnSquad } from '#server/league/fantasy/squad/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockOwnLeague } from './find.ts';

/** The last rounds, which semi-finals and final take where there are four squads and rounds enough. */
export const playoffRounds = 2;

/**
 * Draws the duels of a private league from the coming round on, all rounds but those of the play-off. Throws `not-found`, `forbidden`
 * for who is not the owner, and `conflict` where it is classic, drawn already, or has fewer than two squads.
 */
export function startHeadToHead(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  id: string,
  now = new Date(),
): Promise<{ fixtures: number }> {
  return inTransaction(scope, async (scope) => {
    const own = await requireOwnSquad(scope, season.id, followerId);
    const { league, members } = await lockOwnLeague(scope, season.id, id, own.id);
    if (league.ownerId !== own.id)
      throw new LeagueError('forbidden', say`Only the owner of a private league starts it.`);
    if (league.kind !== 'head-to-head') throw new LeagueError('conflict', say`A classic private league has no duels.`);
    if (league.startedAt) throw new LeagueError('conflict', say`The duels of this private league are drawn.`);
    if (members.length < 2) throw new LeagueError('conflict', say`A private league needs two squads for a duel.`);
    const rounds = await listRounds(scope, season.id);
    const from = aroundNow(rounds, now.getTime()).coming?.number;
    if (from === undefined) throw new LeagueError('conflict', say`No round is to come.`);
    const numbers = rounds
      .filter((round) => round.number >= from && wasToCome(round, now.getTime()))
      .map(({ number }) => number);
    const hasPlayoff = members.length >= 4 && numbers.length > playoffRounds;
    const duels = drawDuels(
      members.map(({ squad }) => squad.number),
      hasPlayoff ? numbers.slice(0, -playoffRounds) : numbers,
    );
    await scope.db
      .update(fantasyPrivateLeagues)
      .set({ duels, startedAt: now, fromRound: from })
      .where(ofTenant(scope, fantasyPrivateLeagues, eq(fantasyPrivateLeagues.id, league.id)));
    return { fixtures: duels.length };
  });
}
