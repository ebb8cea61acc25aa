import { type PlaceOutcome, type ZoneFault, zoneFaults } from '#lib/basketball/standings/place-outcomes.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

type Table = { leagueId: string; name: string; phaseId: string | null; groupId?: string };

/**
 * Throws `bad-request` for zones that overlap, or that end after the last place of the table; of several tables the largest counts, and
 * where no team is in a table yet, all teams of the league.
 */
export async function checkZones(scope: TenantScope, table: Table, zones: readonly PlaceOutcome[]): Promise<void> {
  if (zones.length === 0) return;
  const places = await placesOf(scope, table);
  const faults = zoneFaults(zones, places);
  if (faults.length === 0) return;
  throw badPlaces(
    faults.map((fault) => ({
      path: `outcomes.${fault.index}.${fault.kind === 'taken' ? 'from' : 'to'}`,
      message: cureOf(fault, table.name, places),
    })),
  );
}

async function placesOf(scope: TenantScope, { leagueId, phaseId, groupId }: Table): Promise<number> {
  const { places, rows } = await readTables(scope, leagueId, oneByOne);
  const own = places.filter(({ phase, group }) => phase.id === phaseId && (!groupId || group?.id === groupId));
  return Math.max(0, ...own.map(({ members }) => members.size)) || rows.teams.length;
}

function cureOf({ kind, place }: ZoneFault, name: string, places: number): Sentence {
  if (kind === 'reversed') return say`place ${place} is before the first place of the zone: exchange them`;
  if (kind === 'taken') return say`place ${place} is in another zone already: a place is in one zone only`;
  return say`place ${place} is not there, ${name} has ${places}: end the zone earlier, or enter its teams first`;
}
