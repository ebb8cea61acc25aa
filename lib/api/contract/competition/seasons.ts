import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { localeQuery, slug } from '#lib/api/contract/common.ts';
import { competitionName, namesByLanguage, revision } from './names.ts';

const day = z.iso.date();

const managedSeason = z
  .object({
    revision,
    id: z.string(),
    /** The last part of its address, which stays when it is renamed. */
    slug,
    name: z.string(),
    names: namesByLanguage,
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    /** Whether the days of its games are its dates, so that none can be given. */
    hasDatesOfGames: z.boolean(),
    isCurrent: z.boolean(),
    leagues: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['league', 'tournament']),
        teams: z.number().int(),
        games: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'ManagedSeason' });
export type ManagedSeason = z.infer<typeof managedSeason>;

const seasonParams = z.object({ seasonId: z.uuid() });

export const listManagedSeasons = defineCall({
  path: '/v2/manage/seasons',
  summary: 'All seasons with their leagues as the office changes them, newest first',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ items: z.array(managedSeason) }),
});

export const createSeason = defineCommand({
  method: 'POST',
  path: '/v2/manage/seasons',
  summary: 'Adds a season; the first one, and one that is said to be, is the current one',
  params: z.object({}),
  body: z.object({
    name: competitionName,
    names: namesByLanguage.optional(),
    startsOn: day.nullable().optional(),
    endsOn: day.nullable().optional(),
    isCurrent: z.boolean().optional(),
  }),
  answer: managedSeason,
});

export const changeSeason = defineCommand({
  method: 'PUT',
  path: '/v2/manage/seasons/{seasonId}',
  summary: 'Changes a season; what is left out stays. Making it current takes that from the other one',
  params: seasonParams,
  body: z.object({
    revision: revision.optional(),
    name: competitionName.optional(),
    names: namesByLanguage.optional(),
    startsOn: day.nullable().optional(),
    endsOn: day.nullable().optional(),
    isCurrent: z.literal(true).optional(),
  }),
  answer: managedSeason,
});
export type SeasonChange = z.output<typeof changeSeason.body>;

export const deleteSeason = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/seasons/{seasonId}',
  summary: 'Deletes a season without leagues',
  params: seasonParams,
  body: z.object({}),
  answer: z.object({ name: z.string() }),
});
