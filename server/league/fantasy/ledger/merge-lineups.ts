import { and, eq, sql } from 'drizzle-orm';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { type LineupRow, lineupsOfSquads } from '#server/league/fantasy/squad/lineups.ts';
import { mergeInLineup, type Pair } from './merge-in-lineup.ts';

/** Puts the entrant that stays in the place of its duplicate, in the squads of the rounds `open`. */
export async function mergeLineups(
  scope: TenantScope,
  season: FantasySeasonRow,
  pair: Pair,
  rounds: readonly RoundRow[],
  open: ReadonlySet<number>,
): Promise<void> {
  const price = await priceOf(scope, season, pair.duplicate);
  const all = await lineupsOfSquads(scope, await squadsWith(scope, season, pair.duplicate));
  const changed = [...Map.groupBy(all, ({ squadId }) => squadId).values()].flatMap((own) =>
    changedLineups(own, rounds, open, (row) => mergeInLineup(row, pair, price)),
  );
  await insertRows(
    scope.db,
    fantasyLineups,
    changed,
    sql`on conflict (tenant_id, squad_id, round) do update set starters = excluded.starters, sixth = excluded.sixth,
      bench = excluded.bench, coach = excluded.coach, captain = excluded.captain, bank = excluded.bank`,
  );
}

/**
 * Returns the lineups of a squad that have to be written, by round. A lineup holds until the next one: where it holds on from an open
 * round to another, or the other way round, the later one gets its own.
 */
function changedLineups(
  own: readonly LineupRow[],
  rounds: readonly RoundRow[],
  open: ReadonlySet<number>,
  merge: (row: LineupRow) => LineupRow,
): LineupRow[] {
  let isBeforeOpen = false;
  return rounds.flatMap(({ number }) => {
    const held = own.findLast(({ round }) => round <= number);
    const isOpen = open.has(number);
    const isNew = held?.round !== number;
    const isSame = isNew ? isOpen === isBeforeOpen : !isOpen;
    isBeforeOpen = isOpen;
    if (!held || isSame || merge(held) === held) return [];
    const row = isOpen ? merge(held) : held;
    return [isNew ? { ...row, round: number, transfers: 0 } : row];
  });
}

async function squadsWith(scope: TenantScope, season: FantasySeasonRow, entrant: number): Promise<string[]> {
  const ofSeason = sql`${fantasyLineups.squadId} in (select id from ${fantasySquads}
    where ${fantasySquads.tenantId} = ${scope.tenantId} and ${fantasySquads.fantasySeasonId} = ${season.id})`;
  const has = sql`${entrant} = any(${fantasyLineups.starters} || ${fantasyLineups.bench}
    || array[${fantasyLineups.sixth}, ${fantasyLineups.coach}])`;
  const rows = await scope.db
    .selectDistinct({ squadId: fantasyLineups.squadId })
    .from(fantasyLineups)
    .where(ofTenant(scope, fantasyLineups, ofSeason, has));
  return rows.map(({ squadId }) => squadId);
}

async function priceOf(scope: TenantScope, season: FantasySeasonRow, number: number): Promise<number> {
  const ofEntrant = and(eq(fantasyEntrants.fantasySeasonId, season.id), eq(fantasyEntrants.number, number));
  const [row] = await scope.db
    .select({ price: fantasyEntrants.price })
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, ofEntrant));
  return row?.price ?? 0;
}
