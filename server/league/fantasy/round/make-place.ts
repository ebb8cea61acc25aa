import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { isLocked, listRounds } from './rounds.ts';

/**
 * Returns the number of a round that is added: behind all, or before the coming rounds that begin after it. Those move up by one, with
 * all that counts by their numbers, so that numbers stay in the order of play. What squads have saved for the next round holds from the
 * added one on, unless that has begun already: then it stays with the games for which it was saved. `beginsAt`: in milliseconds, null
 * without a time.
 */
export async function makePlace(
  scope: TenantScope,
  { id: seasonId }: FantasySeasonRow,
  beginsAt: number | null,
  now: number,
): Promise<number> {
  const rounds = await listRounds(scope, seasonId);
  const end = (rounds.at(-1)?.number ?? 0) + 1;
  if (beginsAt === null) return end;
  const played = rounds.findLast((round) => isLocked(round, now) || round.endedAt !== null)?.number ?? 0;
  const next = rounds.find(({ number, locksAt }) => number > played && locksAt && locksAt.getTime() > beginsAt)?.number;
  if (next === undefined) return end;
  await moveUpRounds(scope, seasonId, next);
  await moveUpSquads(scope, seasonId, beginsAt > now ? next + 1 : next);
  return next;
}

/** Moves up the rounds from a number on, with what belongs to the games of each: duels, and whether transfers are free before it. */
async function moveUpRounds({ db, tenantId }: TenantScope, seasonId: string, from: number): Promise<void> {
  // A number is never there twice, not even within a statement.
  await db.execute(sql`
    update fantasy_round set number = -(number + 1)
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and number >= ${from}`);
  await db.execute(sql`
    update fantasy_round set number = -number
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and number < 0`);
  await db.execute(sql`
    update fantasy_season set rules = jsonb_set(rules, '{transfers,freeRounds}', (
      select jsonb_agg(round + (round >= ${from})::int) from jsonb_array_elements(rules #> '{transfers,freeRounds}') free(value)
      cross join lateral (select value::int) number(round)))
    where tenant_id = ${tenantId} and id = ${seasonId} and jsonb_array_length(rules #> '{transfers,freeRounds}') > 0`);
  await db.execute(sql`
    update fantasy_private_league set duels = (
      select jsonb_agg(jsonb_set(duel, '{round}', to_jsonb(round + (round >= ${from})::int)) order by place)
      from jsonb_array_elements(duels) with ordinality each(duel, place)
      cross join lateral (select (duel ->> 'round')::int) number(round))
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and jsonb_array_length(duels) > 0`);
}

/** Moves up from a number on what squads have for rounds: lineups, when they joined, prices and the beginning of private leagues. */
async function moveUpSquads({ db, tenantId }: TenantScope, seasonId: string, from: number): Promise<void> {
  await db.execute(sql`
    update fantasy_lineup lineup set round = -(lineup.round + 1) from fantasy_squad squad
    where squad.tenant_id = ${tenantId} and squad.fantasy_season_id = ${seasonId}
      and lineup.tenant_id = squad.tenant_id and lineup.squad_id = squad.id and lineup.round >= ${from}`);
  await db.execute(sql`
    update fantasy_lineup lineup set round = -lineup.round from fantasy_squad squad
    where squad.tenant_id = ${tenantId} and squad.fantasy_season_id = ${seasonId}
      and lineup.tenant_id = squad.tenant_id and lineup.squad_id = squad.id and lineup.round < 0`);
  await db.execute(sql`
    update fantasy_squad set joined_round = joined_round + 1
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and joined_round >= ${from}`);
  await db.execute(sql`
    update fantasy_entrant_price set round = round + 1
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and round >= ${from}`);
  await db.execute(sql`
    update fantasy_private_league set from_round = from_round + 1
    where tenant_id = ${tenantId} and fantasy_season_id = ${seasonId} and from_round >= ${from}`);
}
