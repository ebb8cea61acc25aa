import { z } from 'zod';
import type { PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import { carriedResults } from '#lib/basketball/standings/carry-over.ts';
import { type PlaceOutcome, placeOutcomes, zonesInOrder } from '#lib/basketball/standings/place-outcomes.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import type { PhaseRules } from '#server/league/league/own-profiles.ts';
import { oneOf } from './values.ts';

const name = z.string('give a name in quotes').min(1).max(120);
const places = /^([1-9]\d?)(?:-([1-9]\d?))?$/;

/** `{ 1-8: playoff, 14: relegation }` */
const outcomes = z
  .record(z.string(), oneOf(placeOutcomes), 'give places, such as 1-8, each with what it leads to')
  .superRefine((zones, { addIssue }) => {
    for (const key of Object.keys(zones).filter((key) => !places.test(key)))
      addIssue({ code: 'custom', path: [key], message: 'write places as 1-8 or 14' });
  })
  .transform((zones) =>
    zonesInOrder(
      Object.entries(zones).map(([key, outcome]) => {
        const [, from = '1', to = from] = places.exec(key) ?? [];
        return { from: Number(from), to: Number(to), outcome };
      }),
    ),
  );

/** What phases of a league have of their own in a file, by name of the phase. */
export const phasesInFile = z.record(
  name,
  z.strictObject(
    {
      carryOver: z
        .strictObject({ phase: name, results: oneOf(carriedResults) }, 'give phase and results, or null for none')
        .nullable()
        .optional(),
      standingsProfile: oneOf(standingsProfiles.map(({ id }) => id))
        .nullable()
        .optional(),
      outcomes: outcomes.optional(),
      groups: z
        .record(name, z.strictObject({ outcomes }), 'give the names of the groups, each with its outcomes')
        .optional(),
    },
    'give carryOver, standingsProfile, outcomes or groups',
  ),
  'give the names of the phases, each with what it has of its own',
) satisfies z.ZodType<Record<string, PhaseRules>>;

/** Writes the phases of a league that have tables as in a file. */
export function phasesForFile(phases: readonly PhaseStructure[]) {
  const nameOf = new Map(phases.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    phases
      .filter(({ kind }) => !isPlayedInSeries(kind))
      .map(({ name, carryOver, standingsProfile, outcomes, groups }) => [
        name,
        {
          carryOver: carryOver && { phase: nameOf.get(carryOver.phaseId), results: carryOver.results },
          standingsProfile,
          outcomes: zonesForFile(outcomes),
          ...(groups.length > 0 && {
            groups: Object.fromEntries(groups.map((group) => [group.name, { outcomes: zonesForFile(group.outcomes) }])),
          }),
        },
      ]),
  );
}

/** A map, since keys of an object that are numbers would come first. */
const zonesForFile = (zones: readonly PlaceOutcome[]) =>
  new Map(zones.map(({ from, to, outcome }) => [from === to ? `${from}` : `${from}-${to}`, outcome]));
