import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { listOpenLateGames } from '#server/league/fantasy/round/late-games.ts';
import { isFrozen, type RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { Pair } from './merge-in-lineup.ts';

/**
 * Lists the rounds in which two entrants become one: those that are not frozen, and frozen ones of which a late game counts still. Where
 * one of the two has lines of another game of a frozen round, that round stays as it is: squads would have other points of it.
 */
export async function roundsToMerge(
  scope: TenantScope,
  season: FantasySeasonRow,
  rounds: readonly RoundRow[],
  { keep, duplicate }: Pair,
  now: Date,
): Promise<RoundRow[]> {
  if (season.state !== 'open') return [];
  const late = await listOpenLateGames(scope, season, now);
  const ofOtherGames = and(
    eq(fantasyLines.fantasySeasonId, season.id),
    inArray(fantasyLines.entrant, [keep, duplicate]),
    notInArray(
      fantasyLines.gameId,
      late.map(({ id }) => id),
    ),
  );
  const settled = await scope.db
    .selectDistinct({ round: fantasyLines.round })
    .from(fantasyLines)
    .where(ofTenant(scope, fantasyLines, ofOtherGames));
  const isOpen = ({ id, number }: RoundRow) =>
    late.some(({ roundId }) => roundId === id) && !settled.some(({ round }) => round === number);
  return rounds.filter((round) => !isFrozen(round, now.getTime()) || isOpen(round));
}
