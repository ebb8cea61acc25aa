import type { ManagedPhase, TableSettings } from '#lib/api/contract/competition/phases.ts';
import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import { zonesInOrder } from '#lib/basketball/standings/place-outcomes.ts';
import type { phases } from '#server/db/schema/phases.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { checkZones } from './check-zones.ts';

type Columns = Partial<Pick<typeof phases.$inferInsert, 'carryOver' | 'carriesFromPhaseId' | keyof TableSettings>>;
/** The phase that gets the settings, with the phases before it; `id` is null for a new one. */
type Place = {
  leagueId: string;
  phase: Pick<ManagedPhase, 'name' | 'kind'> & { id: string | null };
  others: readonly ManagedPhase[];
};

/**
 * Returns the columns of what is given of a phase's tables: the results that they carry over, how they are made, their zones. Throws
 * `bad-request` for a phase of series, for results that are not of an earlier phase of the league with a table, and as `checkZones`.
 */
export async function tableSettings(
  scope: TenantScope,
  { leagueId, phase, others }: Place,
  { carryOver, standingsProfile, outcomes }: TableSettings,
): Promise<Columns> {
  const given = { carryOver, standingsProfile, outcomes: outcomes?.length ? outcomes : null };
  const set = Object.entries(given).flatMap(([path, value]) => (value ? path : []));
  if (isPlayedInSeries(phase.kind) && set.length > 0)
    throw badPlaces(
      set.map((path) => ({ path, message: say`is for a table, and ${phase.name} is played in series: leave it out` })),
    );
  if (carryOver) assertSource(carryOver.phaseId, phase, others);
  await checkZones(scope, { leagueId, name: phase.name, phaseId: phase.id }, outcomes ?? []);
  return {
    ...(carryOver !== undefined && {
      carryOver: carryOver?.results ?? 'none',
      carriesFromPhaseId: carryOver?.phaseId ?? null,
    }),
    ...(standingsProfile !== undefined && { standingsProfile }),
    ...(outcomes && { outcomes: zonesInOrder(outcomes) }),
  };
}

/** Earlier phases only, so that no results come back to where they are from. */
function assertSource(sourceId: string, { id, name }: Place['phase'], others: Place['others']): void {
  const place = others.findIndex((phase) => phase.id === id);
  const sources = (place < 0 ? others : others.slice(0, place)).filter(({ kind }) => !isPlayedInSeries(kind));
  if (sources.some((phase) => phase.id === sourceId)) return;
  const there = sources.map((phase) => phase.name).join(', ');
  const message = there
    ? say`is no earlier phase of the league with a table before ${name}: give one of ${there}`
    : say`is no earlier phase of the league with a table before ${name}: leave it out, there is none`;
  throw badPlaces([{ path: 'carryOver.phaseId', message }]);
}
