import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';

type Owned = { entrant: number; owned: number; captained: number; squads: number };
export type Ownership = { squads: number; owned: ReadonlyMap<number, number>; captained: ReadonlyMap<number, number> };

/** Counts who is in the squads of a round whose deadline has passed; null without one. That of a round to come is never asked for. */
export async function countOwnership(
  scope: TenantScope,
  season: FantasySeasonRow,
  locked: RoundRow | null,
): Promise<Ownership | null> {
  if (!locked) return null;
  const { rows } = await scope.db.execute<Owned>(sql`
    with held as (
      select lineup.* from fantasy_squad squad cross join lateral (
        select * from fantasy_lineup lineup where lineup.tenant_id = squad.tenant_id
          and lineup.squad_id = squad.id and lineup.round <= ${locked.number}
        order by lineup.round desc limit 1
      ) lineup
      where squad.tenant_id = ${scope.tenantId} and squad.fantasy_season_id = ${season.id}
    )
    select entrant, count(*)::int as owned, count(*) filter (where entrant = captain)::int as captained,
      (select count(*)::int from held) as squads
    from held cross join unnest(starters || bench || array[sixth, coach]) as entrant
    where entrant is not null group by entrant`);
  const [first] = rows;
  if (!first) return null;
  return {
    squads: first.squads,
    owned: new Map(rows.map(({ entrant, owned }) => [entrant, owned])),
    captained: new Map(
      rows.flatMap(({ entrant, captained }) => (captained > 0 ? [[entrant, captained] as const] : [])),
    ),
  };
}

/** Returns a share in thousandths. */
export const perMilleOf = (count: number, squads: number): number => Math.round((count * 1000) / squads);

/** Returns the share of squads that have an entrant; null where none is told. */
export const ownershipOf = (ownership: Ownership | null, number: number): number | null =>
  ownership && perMilleOf(ownership.owned.get(number) ?? 0, ownership.squads);
