import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FantasyTable } from '#lib/api/contract/fantasy/season.ts';
import { fantasySquads, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { isLocked, listRounds, requireRound } from '#server/league/fantasy/round/rounds.ts';
import { findFantasySeason } from '#server/league/fantasy/season/find.ts';
import { toSquadRef } from '#server/league/fantasy/squad/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Page = { round?: number | undefined; cursor?: string | undefined; limit: number };

/** Lists the table of a fantasy season, or of one round. Throws `not-found`, and `bad-request` for a cursor of another list. */
export async function listFantasyTable(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { round, cursor, limit }: Page,
  now = Date.now(),
): Promise<FantasyTable> {
  const { season } = await findFantasySeason(scope, slugs);
  const rounds = await listRounds(scope, season.id);
  const latest = rounds.findLast((one) => isLocked(one, now))?.number ?? null;
  const shown = round === undefined ? latest : requireRound(rounds, round).number;
  const offset = offsetOf(cursor);
  const ofRound = round !== undefined;
  const rank = ofRound ? fantasyTotals.rank : fantasySquads.rank;
  const ofSeason = ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id));
  const rows = await scope.db
    .select({
      squad: fantasySquads,
      rank: sql<number>`${rank}`,
      points: sql<number>`coalesce(${ofRound ? fantasyTotals.points : fantasySquads.points}, 0)`.mapWith(Number),
      roundPoints: sql<number>`coalesce(${fantasyTotals.points}, 0)`.mapWith(Number),
    })
    .from(fantasySquads)
    .leftJoin(
      fantasyTotals,
      and(
        eq(fantasyTotals.tenantId, fantasySquads.tenantId),
        eq(fantasyTotals.squadId, fantasySquads.id),
        eq(fantasyTotals.round, shown ?? 0),
      ),
    )
    .where(and(ofSeason, isNotNull(rank)))
    .orderBy(asc(rank), asc(fantasySquads.number))
    .offset(offset)
    .limit(limit + 1);
  return {
    round: shown,
    squads: await scope.db.$count(fantasySquads, ofSeason),
    items: rows.slice(0, limit).map(({ squad, ...row }) => ({
      ...row,
      previousRank: ofRound ? null : squad.previousRank,
      squad: toSquadRef(squad),
    })),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  };
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw badRequest('cursor: is not one of this list');
  return Number(cursor);
}
