import { isDeepStrictEqual } from 'node:util';
import type { PhaseStructure, TableSettings } from '#lib/api/contract/competition/phases.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { changeGroup } from '#server/league/group/change.ts';
import { changePhase } from '#server/league/phase/change.ts';
import { listStructure } from '#server/league/phase/structure.ts';
import { say } from '#server/refusals/sentence.ts';
import type { PhaseRules } from './own-profiles.ts';

/**
 * Sets what phases and groups of a league, given by name, have of their own; what is left out stays. Returns whether anything changed.
 * Throws `bad-request` for a name that is not there, and as `changePhase` and `changeGroup`.
 */
export async function setPhases(
  scope: TenantScope,
  leagueId: string,
  given: Readonly<Record<string, PhaseRules>>,
): Promise<boolean> {
  const all = await listStructure(scope, leagueId);
  let hasChanged = false;
  for (const [name, { groups = {}, ...own }] of Object.entries(given)) {
    const place = `phases.${name}`;
    const phase = named(all, name, place);
    const settings = settingsOf(own, all, place);
    if (differs(phase, settings)) {
      await at(place, () => changePhase(scope, phase.id, settings));
      hasChanged = true;
    }
    for (const [groupName, { outcomes }] of Object.entries(groups)) {
      const groupPlace = `${place}.groups.${groupName}`;
      const group = named(phase.groups, groupName, groupPlace);
      if (!differs(group, { outcomes })) continue;
      await at(groupPlace, () => changeGroup(scope, group.id, { outcomes }));
      hasChanged = true;
    }
  }
  return hasChanged;
}

function settingsOf(
  { carryOver, ...own }: Omit<PhaseRules, 'groups'>,
  all: readonly PhaseStructure[],
  place: string,
): TableSettings {
  if (carryOver === undefined) return own;
  if (carryOver === null) return { ...own, carryOver };
  const { id } = named(all, carryOver.phase, `${place}.carryOver.phase`);
  return { ...own, carryOver: { phaseId: id, results: carryOver.results } };
}

const differs = <Part extends object>(part: Part, values: Partial<Part>): boolean =>
  !isDeepStrictEqual(part, { ...part, ...values });

function named<Part extends { name: string }>(parts: readonly Part[], name: string, path: string): Part {
  const found = parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const there = parts.map((part) => part.name).join(', ');
  throw badPlaces([
    { path, message: there ? say`is not there: give one of ${there}` : say`is not there, nor any other` },
  ]);
}

/** Tells faults of the verbs by their place in the file. */
async function at(place: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LeagueError) || !error.faults) throw error;
    throw badPlaces(
      error.faults.map(({ path, message }) => ({ path: `${place}.${path.replace('phaseId', 'phase')}`, message })),
    );
  }
}
