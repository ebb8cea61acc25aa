import { and, asc, eq, isNull } from 'drizzle-orm';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';

export type EntrantRow = typeof fantasyEntrants.$inferSelect;

/** Lists the entrants of a fantasy season by number, without those that were merged into others. */
export function listEntrants(scope: TenantScope, seasonId: string): Promise<EntrantRow[]> {
  return scope.db
    .select()
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.fantasySeasonId, seasonId), isNull(fantasyEntrants.mergedInto)),
      ),
    )
    .orderBy(asc(fantasyEntrants.number));
}

/** Loads references to entrants by number: names as they are public. */
export async function loadEntrantRefs(scope: ReadScope, rows: readonly EntrantRow[]): Promise<Map<number, EntrantRef>> {
  const players = await loadPlayerRefs(
    scope,
    rows.map(({ personId }) => personId),
  );
  const teams = await loadTeamRefs(
    scope,
    rows.map(({ teamId }) => teamId),
  );
  return new Map(
    rows.map(({ number, kind, personId, teamId, position }) => [
      number,
      {
        number,
        kind,
        player: (personId && players.get(personId)) || null,
        team: (teamId && teams.get(teamId)) || null,
        position,
      },
    ]),
  );
}

/** Throws where an answer names an entrant that was not loaded. */
export function entrantIn(refs: ReadonlyMap<number, EntrantRef>, number: number): EntrantRef {
  const found = refs.get(number);
  if (!found) throw new Error(`Entrant ${number} was not loaded.`);
  return found;
}
