import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyEntrants, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { markForRecount } from '#server/league/fantasy/round/mark-for-recount.ts';
import { isFrozen, listRounds } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { Merged } from '#server/league/references/move.ts';
import { mergeInLineup } from './merge-in-lineup.ts';

type Pair = { keep: number; duplicate: number };

/**
 * Carries the merge of two people to the fantasy seasons that know either, in the caller's transaction and before the duplicate is
 * deleted. In rounds that are not frozen, lines of the duplicate are taken back and booked for the other, with the merge as their
 * cause, and squads have the other in its place; frozen rounds stay as they are.
 */
export async function mergeFantasyEntrants(scope: TenantScope, { keep, duplicate }: Merged, now = new Date()) {
  const rows = await scope.db
    .select({
      seasonId: fantasyEntrants.fantasySeasonId,
      number: fantasyEntrants.number,
      personId: fantasyEntrants.personId,
    })
    .from(fantasyEntrants)
    .innerJoin(
      fantasySeasons,
      and(
        eq(fantasySeasons.tenantId, fantasyEntrants.tenantId),
        eq(fantasySeasons.id, fantasyEntrants.fantasySeasonId),
      ),
    )
    .where(ofTenant(scope, fantasyEntrants, inArray(fantasyEntrants.personId, [keep, duplicate])));
  for (const [seasonId, own] of Map.groupBy(rows, (row) => row.seasonId)) {
    const numberOf = (person: string) => own.find(({ personId }) => personId === person)?.number;
    const [kept, merged] = [numberOf(keep), numberOf(duplicate)];
    if (merged === undefined) continue;
    if (kept === undefined) await renameEntrant(scope, seasonId, merged, keep);
    else await mergeInSeason(scope, await fetchFantasySeason(scope, seasonId), { keep: kept, duplicate: merged }, now);
    await announce(scope, [tags.fantasy(seasonId)]);
  }
}

/** Does the same for the coach's seats of two teams of a league that become one. */
export async function mergeFantasySeats(scope: TenantScope, { keep, duplicate }: Merged, now = new Date()) {
  const seats = await scope.db
    .select({
      seasonId: fantasyEntrants.fantasySeasonId,
      number: fantasyEntrants.number,
      teamId: fantasyEntrants.teamId,
    })
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.kind, 'coach'), inArray(fantasyEntrants.teamId, [keep, duplicate])),
      ),
    );
  for (const [seasonId, own] of Map.groupBy(seats, (row) => row.seasonId)) {
    const numberOf = (team: string) => own.find(({ teamId }) => teamId === team)?.number;
    const [kept, merged] = [numberOf(keep), numberOf(duplicate)];
    if (kept === undefined || merged === undefined) continue;
    const season = await fetchFantasySeason(scope, seasonId);
    await mergeInSeason(scope, season, { keep: kept, duplicate: merged }, now);
    await scope.db
      .update(fantasyEntrants)
      .set({ teamId: null })
      .where(ofEntrant(scope, seasonId, merged));
    await announce(scope, [tags.fantasy(seasonId)]);
  }
}

const ofEntrant = (scope: TenantScope, seasonId: string, number: number) =>
  ofTenant(
    scope,
    fantasyEntrants,
    and(eq(fantasyEntrants.fantasySeasonId, seasonId), eq(fantasyEntrants.number, number)),
  );

const renameEntrant = (scope: TenantScope, seasonId: string, number: number, personId: string) =>
  scope.db
    .update(fantasyEntrants)
    .set({ personId })
    .where(ofEntrant(scope, seasonId, number));

async function mergeInSeason(scope: TenantScope, season: FantasySeasonRow, pair: Pair, now: Date): Promise<void> {
  const rounds = await listRounds(scope, season.id);
  const open = season.state === 'open' ? rounds.filter((round) => !isFrozen(round, now.getTime())) : [];
  const numbers = open.map(({ number }) => number);
  if (numbers.length > 0) {
    await moveLines(scope, season, pair, numbers, now);
    await moveLineups(scope, season, pair, Math.min(...numbers));
    for (const round of open) await markForRecount(scope, round.id, now);
  }
  await scope.db
    .update(fantasyEntrants)
    .set({ personId: null, mergedInto: pair.keep })
    .where(ofEntrant(scope, season.id, pair.duplicate));
  await scope.db.execute(sql`
    insert into fantasy_watch (tenant_id, fantasy_season_id, follower_id, entrant)
    select tenant_id, fantasy_season_id, follower_id, ${pair.keep} from fantasy_watch
    where tenant_id = ${scope.tenantId} and fantasy_season_id = ${season.id} and entrant = ${pair.duplicate}
    on conflict do nothing`);
}

async function moveLines(
  scope: TenantScope,
  season: FantasySeasonRow,
  { keep, duplicate }: Pair,
  rounds: readonly number[],
  now: Date,
): Promise<void> {
  const lines = await scope.db
    .select({
      gameId: fantasyLines.gameId,
      round: fantasyLines.round,
      item: fantasyLines.item,
      count: sql<number>`sum(${fantasyLines.count})::int`,
      points: sql<number>`sum(${fantasyLines.points})`.mapWith(Number),
    })
    .from(fantasyLines)
    .where(
      ofTenant(
        scope,
        fantasyLines,
        and(
          eq(fantasyLines.fantasySeasonId, season.id),
          eq(fantasyLines.entrant, duplicate),
          inArray(fantasyLines.round, [...rounds]),
        ),
      ),
    )
    .groupBy(fantasyLines.gameId, fantasyLines.round, fantasyLines.item);
  const standing = lines.filter(({ count, points }) => count !== 0 || points !== 0);
  for (const ofGame of Map.groupBy(standing, ({ gameId }) => gameId).values()) {
    const [first] = ofGame;
    if (!first) continue;
    const place = {
      tenantId: scope.tenantId,
      fantasySeasonId: season.id,
      round: first.round,
      gameId: first.gameId,
    };
    const [booking] = await scope.db
      .insert(fantasyBookings)
      .values({ ...place, cause: 'merge', isBooked: true, at: now })
      .returning({ id: fantasyBookings.id });
    if (!booking) throw new Error('The booking was not inserted.');
    const own = { ...place, booking: booking.id, isBooked: true };
    await insertRows(
      scope.db,
      fantasyLines,
      ofGame.flatMap(({ item, count, points }) => [
        { ...own, entrant: duplicate, item, count: -count, points: -points },
        { ...own, entrant: keep, item, count, points },
      ]),
    );
  }
}

/** Squads of rounds that are not frozen; the lineup that was saved earlier and holds on is carried to the first of them. */
async function moveLineups(scope: TenantScope, season: FantasySeasonRow, pair: Pair, from: number): Promise<void> {
  const ofSeason = sql`${fantasyLineups.squadId} in (select id from ${fantasySquads}
    where ${fantasySquads.tenantId} = ${scope.tenantId} and ${fantasySquads.fantasySeasonId} = ${season.id})`;
  const has = sql`${pair.duplicate} = any(${fantasyLineups.starters} || ${fantasyLineups.bench}
    || array[${fantasyLineups.sixth}, ${fantasyLineups.coach}])`;
  const rows = await scope.db
    .select()
    .from(fantasyLineups)
    .where(ofTenant(scope, fantasyLineups, ofSeason, has))
    .orderBy(asc(fantasyLineups.squadId), asc(fantasyLineups.round));
  const price = await priceOf(scope, season, pair.duplicate);
  for (const [squadId, own] of Map.groupBy(rows, (row) => row.squadId)) {
    const carried = own.findLast(({ round }) => round < from);
    const later = await scope.db
      .select({ round: fantasyLineups.round })
      .from(fantasyLineups)
      .where(
        ofTenant(scope, fantasyLineups, and(eq(fantasyLineups.squadId, squadId), gte(fantasyLineups.round, from))),
      );
    const holdsOn = carried && (await isLatestBefore(scope, squadId, from, carried.round));
    if (carried && holdsOn && !later.some(({ round }) => round === from))
      await scope.db
        .insert(fantasyLineups)
        .values({ ...mergeInLineup(carried, pair, price), round: from, transfers: 0 });
    for (const row of own.filter(({ round }) => round >= from))
      await scope.db
        .update(fantasyLineups)
        .set(mergeInLineup(row, pair, price))
        .where(
          ofTenant(
            scope,
            fantasyLineups,
            and(eq(fantasyLineups.squadId, squadId), eq(fantasyLineups.round, row.round)),
          ),
        );
  }
}

async function isLatestBefore(scope: TenantScope, squadId: string, from: number, round: number): Promise<boolean> {
  const [latest] = await scope.db
    .select({ round: sql<number>`max(${fantasyLineups.round})` })
    .from(fantasyLineups)
    .where(
      ofTenant(scope, fantasyLineups, and(eq(fantasyLineups.squadId, squadId), sql`${fantasyLineups.round} < ${from}`)),
    );
  return latest?.round === round;
}

async function priceOf(scope: TenantScope, season: FantasySeasonRow, number: number): Promise<number> {
  const [row] = await scope.db
    .select({ price: fantasyEntrants.price })
    .from(fantasyEntrants)
    .where(ofEntrant(scope, season.id, number));
  return row?.price ?? 0;
}
