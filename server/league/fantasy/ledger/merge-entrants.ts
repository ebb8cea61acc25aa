import { and, eq, inArray, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasyEntrants, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { markForRecount } from '#server/league/fantasy/round/mark-for-recount.ts';
import { listRounds } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { Merged } from '#server/league/references/move.ts';
import type { Pair } from './merge-in-lineup.ts';
import { mergeLineups } from './merge-lineups.ts';
import { moveLines } from './move-lines.ts';
import { roundsToMerge } from './rounds-to-merge.ts';

/**
 * Carries the merge of two people to the fantasy seasons that know either, in the caller's transaction and before the duplicate is
 * deleted. In the rounds of `roundsToMerge`, lines of the duplicate are taken back and booked for the other, with the merge as their
 * cause, and squads have the other in its place; all others stay as they are.
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
  const open = await roundsToMerge(scope, season, rounds, pair, now);
  if (open.length > 0) {
    const numbers = new Set(open.map(({ number }) => number));
    await moveLines(scope, season, pair, numbers, now);
    await mergeLineups(scope, season, pair, rounds, numbers);
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
